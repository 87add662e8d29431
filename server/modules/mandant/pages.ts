import { type PageName, pageAddress, type RoutePaths, routePaths } from '../../../contract/pages/public.ts';
import type { Context, Mandant } from '../../context.ts';

const paths = new WeakMap<Mandant['konfiguration'], RoutePaths>();

/** The tenant's page paths; computed once for each configuration. */
export function pathsOf({ konfiguration }: Pick<Mandant, 'konfiguration'>): RoutePaths {
  const known = paths.get(konfiguration) ?? routePaths(konfiguration.RoutePaths);
  paths.set(konfiguration, known);
  return known;
}

/** Absolute address of one of the tenant's pages, for mails and redirects. */
export const pageUrl = (
  context: Pick<Context, 'konfiguration' | 'baseUrl'>,
  page: PageName,
  locale: string,
  params: Record<string, string>,
): string => `${context.baseUrl}${pageAddress(pathsOf(context), page, locale, params)}`;
