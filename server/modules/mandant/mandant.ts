import { MandantKonfiguration } from '../../../contract/mandant.ts';
import { type PageName, pageAddress, type RoutePaths, routePaths } from '../../../contract/pages.ts';
import { Theme } from '../../../contract/theme.ts';
import type { Context, Mandant } from '../../context.ts';
import type { Db } from '../../db/scope.ts';
import type { Mandanten } from '../../parts.ts';
import { listHosts, listMandanten } from './store.ts';

/** Reads all tenants into memory; a configuration that does not fit its schema stops it, named by its tenant. */
export async function loadMandanten(db: Db): Promise<Mandanten> {
  let byName = new Map<string, Mandant>();
  let hosts = new Map<string, { mandant: Mandant; art: 'seite' | 'link' }>();
  const reload = async () => {
    const { rows, hostRows } = await db.inSystem(async (scope) => ({ rows: await listMandanten(scope), hostRows: await listHosts(scope) }));
    byName = new Map(rows.map((row) => [row.mandant, { ...row, ...checked(row) }]));
    hosts = new Map();
    for (const { host, mandant, art } of hostRows) {
      const known = byName.get(mandant);
      if (known) hosts.set(host, { mandant: known, art });
    }
  };
  await reload();
  return { get: (mandant) => byName.get(mandant), byHost: (host) => hosts.get(host), all: () => [...byName.values()], reload };
}

function checked(row: { mandant: string; konfiguration: unknown; theme: unknown }) {
  const konfiguration = MandantKonfiguration.safeParse(row.konfiguration);
  const theme = Theme.safeParse(row.theme);
  const issue = konfiguration.error?.issues[0] ?? theme.error?.issues[0];
  if (!konfiguration.success || !theme.success) {
    throw new Error(`tenant ${row.mandant}: configuration field ${issue?.path.join('.')} is not valid (${issue?.code})`);
  }
  return { konfiguration: konfiguration.data, theme: theme.data };
}

/** The tenant's page paths. */
export const pathsOf = (mandant: Pick<Mandant, 'konfiguration'>): RoutePaths => routePaths(mandant.konfiguration.RoutePaths);

/** Whole address of one of the tenant's pages, for mails and redirects. */
export const pageUrl = (
  context: Pick<Context, 'konfiguration' | 'baseUrl'>,
  page: PageName,
  locale: string,
  params: Record<string, string>,
): string => `${context.baseUrl}${pageAddress(pathsOf(context), page, locale, params)}`;
