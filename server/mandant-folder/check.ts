import * as z from 'zod/mini';
import { MandantKonfiguration, MandantName, PRODUKT_APIS } from '../../contract/calls/mandant.ts';
import * as format from '../../contract/rules/ordner-format.ts';
import { USUAL_KONFIGURATION, USUAL_THEME } from '../../contract/rules/ordner-usual.ts';
import { Theme } from '../../contract/values/theme.ts';
import { LOCALES } from '../../contract/values/wire.ts';
import { sentence } from '../../texts/sentence.ts';
import { readBilder } from './bilder.ts';
import { checkMandant } from './contradictions.ts';
import type { Draft, MandantFolder } from './draft.ts';
import { withEnglish } from './english.ts';
import { type Fault, FolderRefused } from './faults.ts';
import { type Faults, type FileName, type Folder, makeFaults, readFolder } from './folder.ts';
import { checkKatalog } from './katalog.ts';
import { parseAt, parseInhalte, parseRows } from './parse.ts';
import { checkRechtstexte } from './rechtstexte.ts';

/** Result of the check of a folder: a tenant, unless there are faults. */
export interface Checked {
  readonly name: string;
  readonly mandant: MandantFolder | undefined;
  readonly faults: readonly Fault[];
}

/** Checks a whole tenant folder without a database and continues after each fault. The import checks what depends on the database. */
export async function checkFolder(folder: Folder): Promise<Checked> {
  const faults = makeFaults(folder);
  const draft = readDraft(faults, folder);
  checkMandant(faults, draft);
  checkKatalog(faults, draft);
  checkRechtstexte(faults, draft.inhalte);
  const [kategorien, produkte] = [rowsOf(draft.kategorien), rowsOf(draft.produkte)];
  const { Banner: banner = [] } = draft.konfiguration ?? {};
  const bilder = await readBilder(faults, folder, { theme: draft.theme, banner, inhalte: draft.inhalte, kategorien, produkte });
  const { name, konfiguration, theme, inhalte, texte } = draft;
  const isWhole = faults.found.length === 0 && konfiguration !== undefined && theme !== undefined;
  const mandant = isWhole && {
    name,
    konfiguration,
    theme,
    bilder,
    kategorien,
    produkte,
    inhalte,
    hosts: rowsOf(draft.hosts),
    geraete: rowsOf(draft.geraete),
    praemien: rowsOf(draft.praemien),
    aktionen: rowsOf(draft.aktionen),
    gutscheine: rowsOf(draft.gutscheine),
    texte: { de: texte.de ?? {}, en: texte.en ?? {} },
  };
  return { name, mandant: mandant || undefined, faults: faults.found };
}

/** The tenant in a folder; throws FolderRefused with all its faults. */
export async function loadFolder(path: string): Promise<MandantFolder> {
  const { mandant, faults } = await checkFolder(readFolder(path));
  if (!mandant) throw new FolderRefused(faults);
  return mandant;
}

const rowsOf = <T>({ good }: { readonly good: readonly { readonly row: T }[] }): T[] => good.map(({ row }) => row);

/** `mandant.json` with its parts unchecked. */
const Parts = z.strictObject({
  mandant: z.optional(z.string()),
  konfiguration: z.record(z.string(), z.unknown()),
  theme: z.optional(z.record(z.string(), z.unknown())),
  hosts: z.array(z.unknown()).check(z.minLength(1)),
});

function readDraft(faults: Faults, folder: Folder): Draft {
  const contentOf = (file: FileName): unknown => folder.files.get(file)?.content;
  const parts = contentOf('mandant.json') as Partial<Record<string, unknown>> | undefined;
  if (folder.files.has('mandant.json')) parseAt(faults, { file: 'mandant.json', schema: Parts, value: parts });
  const name = nameOf(faults, folder, parts?.mandant);
  const given = { ...USUAL_KONFIGURATION, apiRoute: `/api/v1/${name}`, ...asRecord(parts?.konfiguration) };
  const at = <S extends z.ZodMiniType>(path: string, schema: S, value: unknown) =>
    parts === undefined ? undefined : parseAt(faults, { file: 'mandant.json', path: [path], schema, value });
  const konfiguration = at('konfiguration', MandantKonfiguration, given);
  const speaks = spokenOf(given.SupportedLanguage);
  const rows = <S extends z.ZodMiniType>(file: FileName, schema: S) => parseRows(faults, { file, schema, value: contentOf(file) });
  const spoken = <S extends z.ZodMiniType>(file: Parameters<typeof withEnglish>[0], schema: S) => {
    const entries = contentOf(file);
    const value = Array.isArray(entries) && !speaks.includes('en') ? entries.map((entry) => withEnglish(file, entry)) : entries;
    return parseRows(faults, { file, schema, value });
  };
  const hosts = Array.isArray(parts?.hosts) ? parts.hosts : undefined;
  return {
    name,
    konfiguration,
    theme: at('theme', Theme, themeOf(parts?.theme)),
    hosts: parseRows(faults, { file: 'mandant.json', path: ['hosts'], schema: format.MandantHost, value: hosts }),
    kategorien: spoken('kategorien.json', format.Kategorie),
    produkte: spoken('produkte.json', format.produkt(konfiguration?.produktApi ?? apiOf(given.produktApi))),
    geraete: spoken('geraete.json', format.Geraet),
    praemien: spoken('praemien.json', format.Praemie),
    aktionen: spoken('aktionen.json', format.Aktion),
    gutscheine: rows('gutscheine.json', format.Gutschein),
    inhalte: parseInhalte(faults, contentOf('inhalte.json')),
    texte: readTexte(faults, contentOf('texte.json')),
  };
}

/** The tenant's name from `mandant.json`, otherwise from the folder. */
function nameOf(faults: Faults, folder: Folder, said: unknown): string {
  const name = typeof said === 'string' ? said : folder.name;
  if (!folder.files.has('mandant.json') || MandantName.safeParse(name).success) return name;
  const message = sentence('name', { name });
  if (typeof said === 'string') faults.add('mandant.json', ['mandant'], message);
  else faults.addFile(folder.name, message);
  return name;
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** Fills what a theme leaves out, including single colours and measures, with the usual values. */
function themeOf(given: unknown): unknown {
  const theme = asRecord(given);
  const groups = Object.entries(USUAL_THEME).map(([group, usual]) => {
    const own = theme[group];
    return [group, own === undefined || Object.keys(asRecord(own)).length > 0 ? { ...(usual as object), ...asRecord(own) } : own];
  });
  return { ...theme, ...Object.fromEntries(groups) };
}

/** The product API of a configuration that may be faulty elsewhere, so that products are checked by it anyway. */
const apiOf = (given: unknown) => PRODUKT_APIS.find((api) => api === given) ?? 'standard';

const Sprachen = z.record(z.string(), z.unknown());

function readTexte(faults: Faults, value: unknown): Draft['texte'] {
  if (value === undefined) return {};
  const byLocale = parseAt(faults, { file: 'texte.json', schema: Sprachen, value }) ?? {};
  const unknown = Object.keys(byLocale).filter((name) => !LOCALES.some((locale) => locale === name));
  for (const name of unknown) faults.add('texte.json', [name], sentence('textSprache', { sprachen: LOCALES.join(', ') }));
  const read = LOCALES.filter((locale) => locale in byLocale).map((locale) => {
    const texte = parseAt(faults, { file: 'texte.json', path: [locale], schema: format.Texte, value: byLocale[locale] });
    return [locale, texte ?? {}];
  });
  return Object.fromEntries(read);
}

/** The languages of a configuration that may be faulty elsewhere. */
function spokenOf(given: unknown): readonly unknown[] {
  const { Sprache } = asRecord(given);
  return Array.isArray(Sprache) ? Sprache : LOCALES;
}
