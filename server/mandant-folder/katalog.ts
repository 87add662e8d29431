import { routePaths } from '../../contract/pages/public.ts';
import { hasKatalog } from '../../contract/rules/katalog.ts';
import { isOwnPath } from '../../contract/values/own-path.ts';
import { type Sentence, sentence } from '../../texts/sentence.ts';
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
    else faults.add(file, [...path, at, field], sentence('vorhanden', { wert: String(row[field]), index: first }));
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
    if (row.Enddatum !== null && row.Enddatum < row.Startdatum) faults.add('aktionen.json', [at, 'Enddatum'], sentence('endeVorBeginn'));
}

function checkKategorien(faults: Faults, { kategorien, konfiguration }: Draft): void {
  const lacks = lackOf(kategorien, 'Slug');
  const paths = konfiguration && hasKatalog(konfiguration) ? Object.entries<string>(routePaths(konfiguration.RoutePaths)) : [];
  for (const { at, row } of kategorien.good) {
    for (const [index, slug] of row.Breadcrumb.entries()) {
      if (slug === row.Slug) faults.add('kategorien.json', [at, 'Breadcrumb', index], sentence('kategorieSelbst'));
      else if (lacks(slug)) faults.add('kategorien.json', [at, 'Breadcrumb', index], sentence('kategorieOben', { slug }));
    }
    const page = paths.find(([, path]) => path.replace(/^\/|\/$/g, '').toLowerCase() === row.Slug)?.[0];
    if (page) faults.add('kategorien.json', [at, 'Slug'], sentence('kategorieSeite', { seite: page }));
  }
}

function checkProdukte(faults: Faults, { name, konfiguration, kategorien, produkte, inhalte }: Draft): void {
  const lacks = lackOf(kategorien, 'Slug');
  const footnotes = inhalte.flatMap((entry) => (entry.art === 'fussnoten' ? [entry.felder.Identifier.iv] : []));
  const hosts = konfiguration && [...konfiguration.ProduktlinkHosts, ...ownHosts(konfiguration)];
  for (const { at, row } of produkte.good) {
    const add = (path: Path, message: Sentence) => faults.add('produkte.json', [at, ...path], message);
    if (lacks(row.Kategorie)) add(['Kategorie'], sentence('kategorie', { slug: row.Kategorie }));
    const { Fussnote, Produktlink, Photo } = row.Daten as { Fussnote?: string | null; Produktlink?: string; Photo?: string };
    if (Fussnote && !faults.isUnknown('inhalte.json') && !footnotes.includes(Fussnote))
      add(['Daten', 'Fussnote'], sentence('fussnote', { name: Fussnote }));
    if (Produktlink && hosts && !isOwnPath(Produktlink) && !hosts.includes(new URL(Produktlink).host))
      add(['Daten', 'Produktlink'], sentence('linkFremd', { host: new URL(Produktlink).host }));
    const photo = `/api/v1/${name}/Produkt/${row.ExterneId}/grafik`;
    if (Photo !== undefined && Photo !== photo) add(['Daten', 'Photo'], sentence('vorgegeben', { wert: photo }));
  }
}

/** Hosts of the tenant's own addresses, to which a product may link too. */
const ownHosts = ({ EmpfehlenWebPage, ReferralUrl, MandantUrl }: NonNullable<Draft['konfiguration']>): string[] =>
  [EmpfehlenWebPage, ReferralUrl, MandantUrl].filter((url) => url !== null).map((url) => new URL(url).host);

function checkGeraete(faults: Faults, { konfiguration, produkte, geraete }: Draft): void {
  if (konfiguration && konfiguration.produktApi !== 'telekom' && geraete.all.length > 0)
    faults.add('geraete.json', [], sentence('geraete', { api: konfiguration.produktApi }));
  const lacks = lackOf(produkte, 'Id');
  for (const { at, row } of geraete.good) {
    if (lacks(row.TarifId)) faults.add('geraete.json', [at, 'TarifId'], sentence('produkt', { id: row.TarifId }));
    if (produkte.isWhole && !lacks(row.Id)) faults.add('geraete.json', [at, 'Id'], sentence('geraetProdukt'));
  }
}

function checkPraemien(faults: Faults, { produkte, praemien }: Draft): void {
  const lacks = lackOf(produkte, 'Id');
  for (const [index, { at, row }] of praemien.good.entries()) {
    const add = (field: string, message: Sentence) => faults.add('praemien.json', [at, field], message);
    if (row.ProduktId !== null && lacks(row.ProduktId)) add('ProduktId', sentence('produkt', { id: row.ProduktId }));
    if (row.Enddatum < row.Startdatum) add('Enddatum', sentence('endeVorBeginn'));
    if (row.EnddatumAnzeige > row.Enddatum) add('EnddatumAnzeige', sentence('anzeigeNachEnde'));
    const other = praemien.good.slice(0, index).find((before) => areTogether(before.row, row));
    if (other) add('Startdatum', sentence('praemieDoppelt', { id: row.Id, andere: other.row.Id }));
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
      if (seen.has(code)) faults.add('gutscheine.json', [at, 'Codes', index], sentence('codeDoppelt'));
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
    if (field === undefined || name === undefined) continue;
    if (names.has(`${entry.art} ${name}`)) faults.add('inhalte.json', [entry.art, entry.kennung, field], sentence('inhaltName', { name }));
    names.add(`${entry.art} ${name}`);
  }
}
