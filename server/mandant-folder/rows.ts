import type { Selectable } from 'kysely';
import type { MandantTables } from '../db/tables.ts';
import type { MandantFolder } from './draft.ts';

type Row<Name extends keyof MandantTables> = Omit<Selectable<MandantTables[Name]>, 'mandant'>;

/** The rows of a tenant that come from the lists of its folder, by table. */
export interface Rows {
  readonly produktkategorie: readonly Row<'produktkategorie'>[];
  readonly produkt: readonly Row<'produkt'>[];
  readonly geraet: readonly Row<'geraet'>[];
  readonly praemie: readonly Row<'praemie'>[];
  readonly aktion: readonly Row<'aktion'>[];
}
export type Table = keyof Rows;
export type BildKey = Pick<MandantTables['bild'], 'name' | 'hash'>;

/** The lists of a folder as rows of the database. */
export function rowsOf(folder: MandantFolder): Rows {
  const quelleOf = new Map(folder.kategorien.map((row) => [row.Slug, row.Quelle ?? '']));
  return {
    produktkategorie: folder.kategorien.map(kategorieRow),
    produkt: folder.produkte.map((row) => produktRow(row, row.Quelle ?? quelleOf.get(row.Kategorie) ?? '')),
    geraet: folder.geraete.map((row) => ({ id: row.Id, sortierung: row.Position, daten: { ...row } })),
    praemie: folder.praemien.map(praemieRow),
    aktion: folder.aktionen.map(aktionRow),
  };
}

const kategorieRow = ({
  Id,
  Slug,
  Titel,
  En,
  Quelle,
  Breadcrumb,
}: MandantFolder['kategorien'][number]): Rows['produktkategorie'][number] => ({
  id: Id,
  slug: Slug,
  titel: Titel,
  titel_en: En.Titel,
  quelle: Quelle ?? '',
  breadcrumb: Breadcrumb,
});

const produktRow = (row: MandantFolder['produkte'][number], quelle: string): Rows['produkt'][number] => ({
  id: row.Id,
  externe_id: row.ExterneId,
  name: row.Name,
  name_en: row.En.Name,
  beschreibung: row.Beschreibung,
  beschreibung_en: row.En.Beschreibung,
  kategorie: row.Kategorie,
  quelle,
  versteckt: row.Versteckt ?? false,
  sortierung: row.Sortierung,
  daten: { ...row.Daten },
});

const praemieRow = (row: MandantFolder['praemien'][number]): Rows['praemie'][number] => ({
  id: row.Id,
  produkt_id: row.ProduktId,
  titel: row.Titel,
  titel_en: row.En.Titel,
  startdatum: row.Startdatum,
  enddatum: row.Enddatum,
  enddatum_anzeige: row.EnddatumAnzeige,
  wert_cent: row.WertCent,
});

const aktionRow = (row: MandantFolder['aktionen'][number]): Rows['aktion'][number] => ({
  aktions_id: row.AktionsId,
  titel: row.Titel,
  titel_en: row.En.Titel,
  text: row.Text,
  text_en: row.En.Text,
  rechtstext: row.RechtsText,
  rechtstext_en: row.En.RechtsText,
  version: row.Version,
  startdatum: row.Startdatum,
  enddatum: row.Enddatum,
});
