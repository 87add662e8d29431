import * as z from 'zod/mini';
import { bildNamesOf } from '../../../contract/bild.ts';
import { MandantKonfiguration } from '../../../contract/mandant.ts';
import { type PageName, pageAddress, type RoutePaths, routePaths } from '../../../contract/pages.ts';
import { Theme } from '../../../contract/theme.ts';
import type { Context, Mandant } from '../../context.ts';
import type { Db } from '../../db/scope.ts';
import type { Mandanten } from '../../parts.ts';
import { listBilder } from './reads.ts';
import { listAllAktionen, listHosts, listMandanten } from './store.ts';

export { checkAktionen, recordAktionen } from './aktion.ts';

/** Reads all tenants into memory; a configuration, theme or texts that do not fit, or a picture that is missing, stops it, named by its tenant. */
export async function loadMandanten(db: Db): Promise<Mandanten> {
  let byName = new Map<string, Mandant>();
  let hosts = new Map<string, { mandant: Mandant; art: 'seite' | 'link' }>();
  const reload = async () => {
    const { rows, hostRows, bildRows, aktionRows } = await db.inSystem(async (scope) => ({
      rows: await listMandanten(scope),
      hostRows: await listHosts(scope),
      bildRows: await listBilder(scope),
      aktionRows: await listAllAktionen(scope),
    }));
    const bilderOf = (mandant: string) => new Map(bildRows.filter((row) => row.mandant === mandant).map((row) => [row.name, row]));
    const aktionenOf = (mandant: string) => aktionRows.filter((row) => row.mandant === mandant);
    byName = new Map(
      rows.map((row) => [row.mandant, checked({ ...row, bilder: bilderOf(row.mandant), aktionen: aktionenOf(row.mandant) })]),
    );
    hosts = new Map();
    for (const { host, mandant, art } of hostRows) {
      const known = byName.get(mandant);
      if (known) hosts.set(host, { mandant: known, art });
    }
  };
  await reload();
  return { get: (mandant) => byName.get(mandant), byHost: (host) => hosts.get(host), all: () => [...byName.values()], reload };
}

const Worte = z._default(z.record(z.string(), z.string()), {});

/** The words of its own that a tenant has instead of the product's, flat by key; a language that is not there has none. */
const Texte = z.object({ de: Worte, en: Worte });

function checked(row: LoadedRow): Mandant {
  const konfiguration = readPart(row, 'configuration', MandantKonfiguration, row.konfiguration);
  const theme = readPart(row, 'theme', Theme, row.theme);
  const texte = readPart(row, 'texts', Texte, row.texte);
  const missing = bildNamesOf(theme).filter((name) => !row.bilder.has(name));
  if (missing.length > 0) throw new Error(`tenant ${row.mandant}: the theme names pictures that are not there: ${missing.join(', ')}`);
  return { ...row, konfiguration, theme, texte };
}

function readPart<T>({ mandant }: LoadedRow, part: string, schema: z.ZodMiniType<T>, stored: unknown): T {
  const read = schema.safeParse(stored, { error: z.locales.en().localeError });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(`tenant ${mandant}: ${part} field ${issue?.path.join('.')} is not valid (${issue?.message})`);
}

type LoadedRow = Awaited<ReturnType<typeof listMandanten>>[number] & Pick<Mandant, 'bilder' | 'aktionen'>;

const paths = new WeakMap<Mandant['konfiguration'], RoutePaths>();

/** The tenant's page paths; put together once a configuration. */
export function pathsOf({ konfiguration }: Pick<Mandant, 'konfiguration'>): RoutePaths {
  const known = paths.get(konfiguration) ?? routePaths(konfiguration.RoutePaths);
  paths.set(konfiguration, known);
  return known;
}

/** Whole address of one of the tenant's pages, for mails and redirects. */
export const pageUrl = (
  context: Pick<Context, 'konfiguration' | 'baseUrl'>,
  page: PageName,
  locale: string,
  params: Record<string, string>,
): string => `${context.baseUrl}${pageAddress(pathsOf(context), page, locale, params)}`;
