import { routePaths } from '../../contract/pages/public.ts';
import { hasKatalog } from '../../contract/rules/katalog.ts';
import { isOwnPath } from '../../contract/values/own-path.ts';
import type { Draft } from './draft.ts';
import type { Path } from './faults.ts';
import type { Faults, FileName } from './folder.ts';
import type { Rows } from './parse.ts';

/** Tests whether a list lacks an entry with a value in a field. Faulty entries count as present; an unreadable file counts as lacking nothing. */
export function lackOf({ all, isWhole }: Rows<unknown>, field: string): (id: unknown) => boolean {
  const ids = new Set(all.map((entry) => (entry as Record<string, unknown> | null)?.[field]));
  return (id) => isWhole && !ids.has(id);
}

/** Notes entries of a list whose field has the same value as that of an earlier entry. */
export function noteRepeated<T>(faults: Faults, file: FileName, { good }: Rows<T>, field: keyof T & string, path: Path = []): void {
  const seen = new Map<unknown, number>();
  for (const { at, row } of good) {
    const first = seen.get(row[field]);
    if (first === undefined) seen.set(row[field], at);
    else faults.add(file, [...path, at, field], `"${row[field]}" stands in [${first}] already`);
  }
}

/** Notes contradictions in a tenant's catalogue, rewards, campaigns and content, and references to things that do not exist. */
export function checkKatalog(faults: Faults, draft: Draft): void {
  noteRepeated(faults, 'kategorien.json', draft.kategorien, 'Id');
  noteRepeated(faults, 'kategorien.json', draft.kategorien, 'Slug');
  noteRepeated(faults, 'produkte.json', draft.produkte, 'Id');
  noteRepeated(faults, 'produkte.json', draft.produkte, 'ExterneId');
  noteRepeated(faults, 'geraete.json', draft.geraete, 'Id');
  noteRepeated(faults, 'praemien.json', draft.praemien, 'Id');
  noteRepeated(faults, 'aktionen.json', draft.aktionen, 'AktionsId');
  checkKategorien(faults, draft);
  checkProdukte(faults, draft);
  checkGeraete(faults, draft);
  checkPraemien(faults, draft);
  checkGutscheine(faults, draft);
  checkInhalte(faults, draft);
  for (const { at, row } of draft.aktionen.good)
    if (row.Enddatum !== null && row.Enddatum < row.Startdatum) faults.add('aktionen.json', [at, 'Enddatum'], 'is before Startdatum');
}

function checkKategorien(faults: Faults, { kategorien, konfiguration }: Draft): void {
  const lacks = lackOf(kategorien, 'Slug');
  const paths = konfiguration && hasKatalog(konfiguration) ? Object.entries<string>(routePaths(konfiguration.RoutePaths)) : [];
  for (const { at, row } of kategorien.good) {
    for (const [index, slug] of row.Breadcrumb.entries()) {
      if (slug === row.Slug) faults.add('kategorien.json', [at, 'Breadcrumb', index], 'is the category itself');
      else if (lacks(slug)) faults.add('kategorien.json', [at, 'Breadcrumb', index], `there is no category "${slug}"`);
    }
    const page = paths.find(([, path]) => path.replace(/^\/|\/$/g, '').toLowerCase() === row.Slug)?.[0];
    if (page) faults.add('kategorien.json', [at, 'Slug'], `is the address of the page ${page}`);
  }
}

function checkProdukte(faults: Faults, { name, konfiguration, kategorien, produkte, inhalte }: Draft): void {
  const lacks = lackOf(kategorien, 'Slug');
  const footnotes = inhalte.flatMap((entry) => (entry.art === 'fussnoten' ? [entry.felder.Identifier.iv] : []));
  const hosts = konfiguration && [...konfiguration.ProduktlinkHosts, ...ownHosts(konfiguration)];
  for (const { at, row } of produkte.good) {
    const add = (path: Path, message: string) => faults.add('produkte.json', [at, ...path], message);
    if (lacks(row.Kategorie)) add(['Kategorie'], `there is no category "${row.Kategorie}" in kategorien.json`);
    const { Fussnote, Produktlink, Photo } = row.Daten as { Fussnote?: string | null; Produktlink?: string; Photo?: string };
    if (Fussnote && !faults.isUnknown('inhalte.json') && !footnotes.includes(Fussnote))
      add(['Daten', 'Fussnote'], `there is no footnote "${Fussnote}" in inhalte.json`);
    if (Produktlink && hosts && !isOwnPath(Produktlink) && !hosts.includes(new URL(Produktlink).host))
      add(['Daten', 'Produktlink'], `${new URL(Produktlink).host} is none of ProduktlinkHosts in mandant.json`);
    const photo = `/api/v1/${name}/Produkt/${row.ExterneId}/grafik`;
    if (Photo !== undefined && Photo !== photo) add(['Daten', 'Photo'], `has to be ${photo}`);
  }
}

/** Hosts of the tenant's own addresses, to which a product may link too. */
const ownHosts = ({ EmpfehlenWebPage, ReferralUrl, MandantUrl }: NonNullable<Draft['konfiguration']>): string[] =>
  [EmpfehlenWebPage, ReferralUrl, MandantUrl].filter((url) => url !== null).map((url) => new URL(url).host);

function checkGeraete(faults: Faults, { konfiguration, produkte, geraete }: Draft): void {
  if (konfiguration && konfiguration.produktApi !== 'telekom' && geraete.all.length > 0)
    faults.add('geraete.json', [], `is for the product API telekom; this tenant's is ${konfiguration.produktApi}`);
  const lacks = lackOf(produkte, 'Id');
  for (const { at, row } of geraete.good) {
    if (lacks(row.TarifId)) faults.add('geraete.json', [at, 'TarifId'], `there is no product ${row.TarifId} in produkte.json`);
    if (produkte.isWhole && !lacks(row.Id)) faults.add('geraete.json', [at, 'Id'], 'is the Id of a product in produkte.json');
  }
}

function checkPraemien(faults: Faults, { produkte, praemien }: Draft): void {
  const lacks = lackOf(produkte, 'Id');
  for (const [index, { at, row }] of praemien.good.entries()) {
    const add = (field: string, message: string) => faults.add('praemien.json', [at, field], message);
    if (row.ProduktId !== null && lacks(row.ProduktId)) add('ProduktId', `there is no product ${row.ProduktId} in produkte.json`);
    if (row.Enddatum < row.Startdatum) add('Enddatum', 'is before Startdatum');
    if (row.EnddatumAnzeige > row.Enddatum) add('EnddatumAnzeige', 'is after Enddatum: the reward would be shown when no order earns it');
    const other = praemien.good.slice(0, index).find((before) => areTogether(before.row, row));
    if (other) add('Startdatum', `reward ${row.Id} and reward ${other.row.Id} are of the same product on the same days`);
  }
}

interface Offered {
  readonly ProduktId: number | null;
  readonly Startdatum: string;
  readonly Enddatum: string;
}

/** Whether orders of one day would earn both rewards. */
const areTogether = (one: Offered, other: Offered): boolean =>
  one.ProduktId === other.ProduktId && one.Startdatum <= other.Enddatum && other.Startdatum <= one.Enddatum;

function checkGutscheine(faults: Faults, { gutscheine }: Draft): void {
  for (const haendler of new Set(gutscheine.good.map(({ row }) => row.Haendler))) {
    const good = gutscheine.good.filter(({ row }) => row.Haendler === haendler);
    noteRepeated(faults, 'gutscheine.json', { ...gutscheine, good }, 'WertCent');
  }
  const seen = new Set<string>();
  for (const { at, row } of gutscheine.good) {
    if (!Array.isArray(row.Codes)) continue;
    for (const [index, code] of row.Codes.entries()) {
      if (seen.has(code)) faults.add('gutscheine.json', [at, 'Codes', index], 'is a code that stands there already');
      seen.add(code);
    }
  }
}

function checkInhalte(faults: Faults, { inhalte }: Draft): void {
  const names = new Set<string>();
  for (const entry of inhalte) {
    const [field, name] =
      entry.art === 'fussnoten'
        ? ['Identifier', entry.felder.Identifier.iv]
        : entry.art === 'variablen'
          ? ['Name', entry.felder.Name.iv]
          : [];
    if (field === undefined) continue;
    if (names.has(`${entry.art} ${name}`))
      faults.add('inhalte.json', [entry.art, entry.kennung, field], `"${name}" is another entry's already`);
    names.add(`${entry.art} ${name}`);
  }
}
