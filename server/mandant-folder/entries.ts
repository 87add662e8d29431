import type * as z from 'zod/mini';
import { INHALT_ARTEN, InhaltEntry } from '../../contract/calls/inhalt.ts';
import { Geraet, produkt } from '../../contract/rules/ordner-format.ts';
import type { Rows } from './rows.ts';

/** The rows of a tenant as the lists of its folder. The reverse of `rowsOf`, which makes the same rows of them. */
export function entriesOf(rows: Rows, api: Parameters<typeof produkt>[0]) {
  const quelleOf = new Map(rows.produktkategorie.map(({ slug, quelle }) => [slug, quelle]));
  return {
    'kategorien.json': rows.produktkategorie.map(kategorieOf),
    'produkte.json': rows.produkt.map((row) => ordered(produkt(api), produktOf(row, quelleOf.get(row.kategorie) ?? ''))),
    'geraete.json': rows.geraet.map(({ daten }) => ordered(Geraet, daten)),
    'praemien.json': rows.praemie.map(praemieOf),
    'aktionen.json': rows.aktion.map(aktionOf),
  };
}

/** Sorts fields as in the schema, since the database keeps no order. An entry that does not fit the schema stays as it is. */
const ordered = (schema: z.ZodMiniType, entry: object): unknown => schema.safeParse(entry).data ?? entry;

const kategorieOf = ({ id, slug, titel, titel_en, quelle, breadcrumb }: Rows['produktkategorie'][number]) => ({
  Id: id,
  Slug: slug,
  Titel: titel,
  ...(quelle !== '' && { Quelle: quelle }),
  Breadcrumb: breadcrumb,
  En: { Titel: titel_en },
});

const produktOf = (row: Rows['produkt'][number], quelleOfKategorie: string) => ({
  Id: row.id,
  ExterneId: row.externe_id,
  Name: row.name,
  Kategorie: row.kategorie,
  ...(row.quelle !== quelleOfKategorie && { Quelle: row.quelle }),
  Beschreibung: row.beschreibung,
  ...(row.versteckt && { Versteckt: true }),
  Sortierung: row.sortierung,
  Daten: row.daten,
  En: { Name: row.name_en, Beschreibung: row.beschreibung_en },
});

const praemieOf = (row: Rows['praemie'][number]) => ({
  Id: row.id,
  ProduktId: row.produkt_id,
  Titel: row.titel,
  Startdatum: row.startdatum,
  Enddatum: row.enddatum,
  EnddatumAnzeige: row.enddatum_anzeige,
  WertCent: row.wert_cent,
  En: { Titel: row.titel_en },
});

const aktionOf = (row: Rows['aktion'][number]) => ({
  AktionsId: row.aktions_id,
  Titel: row.titel,
  Text: row.text,
  RechtsText: row.rechtstext,
  Version: row.version,
  Startdatum: row.startdatum,
  Enddatum: row.enddatum,
  En: { Titel: row.titel_en, Text: row.text_en, RechtsText: row.rechtstext_en },
});

/** An entry as it is stored: its fields may be anything. */
interface StoredInhalt {
  readonly art: string;
  readonly kennung: string;
  readonly position: number;
  readonly felder: object;
}

/** Content by kind and Kennung, each kind in its own order. */
export function inhalteOf(entries: readonly StoredInhalt[]): object {
  const byArt = INHALT_ARTEN.map((art) => {
    const own = entries.filter((entry) => entry.art === art).toSorted((a, b) => a.position - b.position);
    return [art, Object.fromEntries(own.map((entry) => [entry.kennung, (InhaltEntry.safeParse(entry).data ?? entry).felder]))] as const;
  });
  return Object.fromEntries(byArt.filter(([, own]) => Object.keys(own).length > 0));
}

/** Texts by language, sorted by name; a language without any is left out. */
export function texteOf(texte: object): object {
  const byLocale = Object.entries(texte).map(([locale, own]) => [
    locale,
    Object.fromEntries(Object.entries(own as object).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  ]);
  return Object.fromEntries(byLocale.filter(([, own]) => Object.keys(own as object).length > 0));
}
