import type { BerichtName } from '../../contract/calls/agentur/berichte.ts';
import type { Query } from '../../server/reports/query.ts';

/** A measured query of a report. */
export interface Case {
  readonly bericht: BerichtName;
  readonly name: string;
  readonly query: Query;
  /** Requests the page in the middle of all rows. */
  readonly isMiddle?: true;
}

/** Filter values, taken from a row of the agency. */
export interface Sample {
  readonly produkt: number;
  readonly channel: string;
  readonly mitarbeiter: string;
  /** First and last day of a period with a third of the rows. */
  readonly von: string;
  readonly bis: string;
  readonly vorname: string;
  readonly nummern: Readonly<Record<Nummer, string>>;
}

type Nummer = 'auftraege' | 'empfehlungen' | 'leads' | 'praemien';

/** The filters that a report supports. */
interface Report {
  readonly bericht: Case['bericht'];
  readonly filters: readonly (keyof ReturnType<typeof filtersOf>)[];
  readonly status?: string;
  readonly nummer?: Nummer;
  readonly anstehend?: string;
}

const TIME = ['Von and Bis'] as const;
const OF_REFERRAL = [...TIME, 'ProduktId', 'Channel', 'Mitarbeiternummer', 'Suche of a name'] as const;

const REPORTS: readonly Report[] = [
  { bericht: 'auftraege', filters: OF_REFERRAL, status: 'Bestaetigt', nummer: 'auftraege', anstehend: 'AuftraegeFreigebbar' },
  { bericht: 'empfehlungen', filters: OF_REFERRAL, status: 'Abgelaufen', nummer: 'empfehlungen' },
  { bericht: 'leads', filters: OF_REFERRAL, status: 'Ok', nummer: 'leads', anstehend: 'LeadsAmZug' },
  { bericht: 'empfehler', filters: [...TIME, 'Mitarbeiternummer', 'Suche of a name'] },
  { bericht: 'einladungen', filters: [...TIME, 'Mitarbeiternummer', 'Suche of a name'], status: 'Angenommen' },
  { bericht: 'praemien', filters: OF_REFERRAL, status: 'Offen', nummer: 'praemien' },
  { bericht: 'praemienplan', filters: [] },
  { bericht: 'mitarbeiter', filters: [], status: 'Aktiv' },
];

const filtersOf = (sample: Sample) => ({
  'Von and Bis': { Von: sample.von, Bis: sample.bis },
  ProduktId: { ProduktId: sample.produkt },
  Channel: { Channel: sample.channel },
  Mitarbeiternummer: { Mitarbeiternummer: sample.mitarbeiter },
  'Suche of a name': { Suche: sample.vorname },
});

/** Each query of every report once: its pages, each order and each filter. */
export function casesOf(columns: Readonly<Record<Case['bericht'], readonly string[]>>, sample: Sample): Case[] {
  const known = filtersOf(sample);
  return REPORTS.flatMap(({ bericht, filters, status, nummer, anstehend }) => {
    const filtered = (name: string, Filter: NonNullable<Query['Filter']>) => ({ name: `filter ${name}`, query: { Filter } });
    const all: Omit<Case, 'bericht'>[] = [
      { name: 'first page', query: {} },
      { name: 'middle page', query: {}, isMiddle: true },
      { name: 'last page', query: { Pagenumber: Number.MAX_SAFE_INTEGER } },
      ...columns[bericht].map((OrderBy) => ({ name: `order ${OrderBy}, middle`, query: { OrderBy }, isMiddle: true }) as const),
      ...filters.map((name) => filtered(name, known[name])),
      ...(status ? [filtered('Status', { Status: [status] })] : []),
      ...(nummer ? [filtered('Suche of a number', { Suche: sample.nummern[nummer] })] : []),
      ...(anstehend ? [filtered('Anstehend', { Anstehend: anstehend })] : []),
    ];
    return all.map((one) => ({ bericht, ...one }));
  });
}
