import { addDays } from '../../../contract/values/days.ts';
import type { wireQuery } from '../../portals/shell/table/address.ts';
import type { ReportPage } from '../../portals/shell/table/report.ts';

/** An example row, for showing and testing the table. */
export interface ExampleRow {
  readonly Nummer: string;
  readonly Name: string;
  readonly Status: 'Offen' | 'Laeuft' | 'Fertig';
  readonly Am: string;
  readonly Anzahl: number;
  readonly WertCent: number;
  readonly Bemerkung: string | null;
  readonly ProduktId: number;
  readonly Channel: string;
}

export const STATUS = ['Offen', 'Laeuft', 'Fertig'] as const;
const NAMES = ['Anna S.', 'Jörg M.', 'Kim Müller-Lüdenscheidt-Großkreutz', 'Oyunchimeg B.', 'Li W.', 'Fatima A.'];
const COUNT = 143;
/** Number of products, enough that the filter shows its search field. */
const PRODUKTE = 20;
const KANAELE = ['whatsapp', 'email', 'link'];

/** Values of the filters. */
export const FILTER_CHOICES = {
  produkt: Array.from({ length: PRODUKTE }, (_, index) => ({ value: String(index + 1), label: `Tarif ${index + 1}` })),
  mitarbeiter: [],
  kanal: KANAELE.map((value) => ({ value, label: value })),
};

/** Rows with days up to `today`, latest first. */
export const exampleRows = (today: string): readonly ExampleRow[] =>
  Array.from({ length: COUNT }, (_, index) => ({
    Nummer: `B-${1000 + COUNT - index}`,
    Name: NAMES[index % NAMES.length] ?? '',
    Status: STATUS[index % STATUS.length] ?? 'Offen',
    Am: addDays(today, -index),
    Anzahl: (index * 37) % 19,
    WertCent: ((index * 7919) % 90_000) + 500 + (index === 4 ? 123_456_000 : 0),
    Bemerkung: index % 5 === 0 ? 'Ruft am Nachmittag zurück, wenn die Unterlagen da sind' : null,
    ProduktId: (index % PRODUKTE) + 1,
    Channel: KANAELE[index % KANAELE.length] ?? 'link',
  }));

type Query = ReturnType<typeof wireQuery>;

/** Filters, sorts and pages the rows like the call of a report. */
export function answer(
  rows: readonly ExampleRow[],
  { Pagenumber, Pagesize, OrderBy, Descending, Filter = {} }: Query,
): ReportPage<ExampleRow> {
  const { Suche = '', Status, Von, Bis, ProduktId, Channel } = Filter;
  const left = rows.filter(
    (row) =>
      [row.Nummer, ...row.Name.split(/[\s-]/)].some((word) => word.toLowerCase().startsWith(Suche.toLowerCase())) &&
      (Status?.includes(row.Status) ?? true) &&
      (Von === undefined || row.Am >= Von) &&
      (Bis === undefined || row.Am <= Bis) &&
      (ProduktId === undefined || row.ProduktId === ProduktId) &&
      (Channel === undefined || row.Channel === Channel),
  );
  const by = OrderBy as keyof ExampleRow | undefined;
  const sorted = by ? left.toSorted((a, b) => (Descending ? -1 : 1) * compare(a[by], b[by])) : left;
  const end = Pagenumber * Pagesize;
  return {
    Content: sorted.slice(end - Pagesize, end),
    HasNext: end < left.length,
    PageCount: Math.ceil(left.length / Pagesize),
    TotalCount: left.length,
    Summen: { WertCent: left.reduce((sum, { WertCent }) => sum + WertCent, 0) },
  };
}

const compare = (a: string | number | null, b: string | number | null): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a ?? '').localeCompare(String(b ?? ''), 'de');
