import type { BerichtName } from '../../contract/calls/agentur/berichte.ts';
import type { ListQuery } from '../../server/reports/list.ts';
import type { Query } from '../../server/reports/query.ts';

/** Lists of the back office over what results from referrals. */
const REFERRAL_LISTS = ['betrieb auftraege', 'betrieb empfehlungen', 'betrieb empfaenger'] as const;
type ReferralListName = (typeof REFERRAL_LISTS)[number];

/** Work lists of the back office, with what `tools/shared/many-work.ts` fills them. */
const WORK_LISTS = [
  'betrieb nachbuchungen',
  'betrieb kundennummern',
  'betrieb agenturen',
  'betrieb rechnungen',
  'betrieb gutscheine',
  'betrieb mails',
  'betrieb arbeiten',
  'betrieb sperren',
  'betrieb benutzer',
  'betrieb protokoll',
] as const;
type WorkListName = (typeof WORK_LISTS)[number];

/** Lists of the back office, which run over the whole tenant. */
export const LISTS = [...REFERRAL_LISTS, ...WORK_LISTS] as const;
export type ListName = (typeof LISTS)[number];

/** The search of the back office. */
export const SEARCH = 'betrieb suche';

/** A measured query of a report of an agency. */
interface ReportCase {
  readonly bericht: BerichtName;
  readonly name: string;
  readonly query: Query;
  /** Requests the page in the middle of all rows. */
  readonly isMiddle?: true;
}

/** A measured query of a list. */
interface ListCase {
  readonly bericht: ListName;
  readonly name: string;
  readonly query: ListQuery;
  /** Requests the page after the first 200 rows. */
  readonly isNext?: true;
  /** The usual order with at most one status: half as long as others may take. */
  readonly isUsual?: true;
}

/** A measured search for people, whose text is the filter `Suche`. */
interface SearchCase {
  readonly bericht: typeof SEARCH;
  readonly name: string;
  readonly query: ListQuery;
}

export type Case = ReportCase | ListCase | SearchCase;

export const isListCase = (one: Case): one is ListCase => LISTS.some((list) => list === one.bericht);

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
  /** A recommended person. */
  readonly person: { readonly vorname: string; readonly name: string; readonly plz: string; readonly email: string };
}

type Nummer = 'auftraege' | 'empfehlungen' | 'leads' | 'praemien';

/** The filters that a report supports. */
interface Report {
  readonly bericht: BerichtName;
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
export function casesOf(columns: Readonly<Record<BerichtName, readonly string[]>>, sample: Sample): Case[] {
  const known = filtersOf(sample);
  const reports = REPORTS.flatMap(({ bericht, filters, status, nummer, anstehend }) => {
    const filtered = (name: string, Filter: NonNullable<Query['Filter']>) => ({ name: `filter ${name}`, query: { Filter } });
    const all: Omit<ReportCase, 'bericht'>[] = [
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
  const lists = [
    ...REFERRAL_LISTS.flatMap((list) => listCasesOf(list, sample)),
    ...WORK_LISTS.flatMap((list) => workCasesOf(list, sample)),
  ];
  return [...reports, ...lists, ...searchCasesOf(sample)];
}

/** What a caller says of himself, each once, and what finds nobody. */
const searchCasesOf = ({ person: { vorname, name, plz, email }, nummern }: Sample): SearchCase[] =>
  Object.entries({
    email,
    surname: name,
    'whole name': `${vorname} ${name}`,
    'name and postcode': `${name} ${plz}`,
    'unknown name': `${vorname} Niemandsmann`,
    telephone: '030 1234567',
    'end of an IBAN': '4711',
    'order number': nummern.auftraege,
    'referral number': nummern.empfehlungen,
  }).map(([found, Suche]) => ({ bericht: SEARCH, name: found, query: { Filter: { Suche } } }));

/** Of each list: its orders in both directions, a later page, each status and kind of row that waits, and combinations. */
function listCasesOf(bericht: ReferralListName, { nummern, von, bis }: Sample): ListCase[] {
  const { number, columns, status, faellig } = LISTED[bericht];
  const filtered = (name: string, Filter: NonNullable<ListQuery['Filter']>) => ({ bericht, name: `filter ${name}`, query: { Filter } });
  return [
    { bericht, name: 'first page', query: {}, isUsual: true },
    { bericht, name: 'next page', query: {}, isNext: true, isUsual: true },
    ...status.map((one) => ({ ...filtered(`Status ${one}`, { Status: [one] }), isUsual: true as const })),
    ...faellig.map((one) => ({ ...filtered(`Faellig ${one}`, { Faellig: one }), isUsual: true as const })),
    ...columns.flatMap((OrderBy) =>
      [false, true].map((Descending) => ({
        bericht,
        name: `order ${OrderBy} ${Descending ? 'down' : 'up'}`,
        query: { OrderBy, Descending },
      })),
    ),
    filtered('Von and Bis', { Von: von, Bis: bis }),
    filtered('Agenturnummer', { Agenturnummer: 'G-2' }),
    filtered('all statuses', { Status: status }),
    filtered('Suche of a number', { Suche: nummern[number] }),
    filtered('Suche of a beginning', { Suche: nummern[number].slice(0, 4) }),
    filtered('Status, Von and Bis', { Status: status.slice(0, 1), Von: von, Bis: bis }),
  ];
}

const LISTED = {
  'betrieb auftraege': {
    number: 'auftraege',
    columns: ['Auftragsdatum', 'Auftragsnummer', 'FreigabeAb'],
    status: ['Eingegangen', 'Bestaetigt', 'Freigegeben', 'Storniert', 'Widerrufen'],
    faellig: ['ZuBestaetigen', 'ZuFreigeben', 'Beanstandet'],
  },
  'betrieb empfehlungen': {
    number: 'empfehlungen',
    columns: ['ErstelltAm', 'Empfehlungsnummer'],
    status: ['Offen', 'Ok', 'Freigegeben', 'Gezahlt', 'Abgelaufen', 'Storniert'],
    faellig: [],
  },
  'betrieb empfaenger': {
    number: 'leads',
    columns: ['ErstelltAm', 'Empfaengernummer'],
    status: ['Offen', 'Ok', 'Freigegeben', 'Gezahlt', 'Abgelaufen', 'Storniert'],
    faellig: [],
  },
} as const satisfies Record<
  ReferralListName,
  { number: Nummer; columns: readonly string[]; status: readonly string[]; faellig: readonly string[] }
>;

interface WorkList {
  readonly columns: readonly string[];
  readonly status?: readonly string[];
  readonly faellig?: readonly string[];
  /** The beginning of numbers that are searched for. */
  readonly number: string;
  readonly filters?: Readonly<Record<string, string>>;
}

const WORK: Readonly<Record<WorkListName, WorkList>> = {
  'betrieb nachbuchungen': {
    columns: ['ErstelltAm', 'Nachbuchungsnummer'],
    status: ['Offen', 'Angenommen', 'Abgelehnt'],
    faellig: ['Offen'],
    number: 'nb1',
  },
  'betrieb kundennummern': {
    columns: ['GestelltAm', 'Kundennummer'],
    status: ['Offen', 'Gefunden', 'Unbekannt'],
    faellig: ['Offen'],
    number: 'K-77',
  },
  'betrieb agenturen': {
    columns: ['Agenturnummer', 'SeitAm'],
    status: ['WartetAufFreigabe', 'Aktiv', 'Inaktiv'],
    faellig: ['WartetAufFreigabe'],
    number: 'G-77',
  },
  'betrieb rechnungen': {
    columns: ['Monat', 'Rechnungsnummer', 'FaelligAm'],
    status: ['Offen', 'Bezahlt', 'Storniert'],
    faellig: ['Ueberfaellig', 'Guthaben'],
    number: 'G-RE-0077',
  },
  'betrieb gutscheine': { columns: ['WertCent'], faellig: ['Fehlt'], number: '25' },
  'betrieb mails': {
    columns: ['ErstelltAm', 'Nummer'],
    status: ['Wartet', 'Gesendet', 'Zurueckgekommen', 'Unzustellbar', 'Verworfen'],
    faellig: ['Unzustellbar'],
    number: 'ma77',
  },
  'betrieb arbeiten': {
    columns: ['ErstelltAm', 'Nummer'],
    status: ['Gescheitert', 'Wiederholt', 'Erledigt'],
    faellig: ['Gescheitert'],
    number: 'ar7',
  },
  'betrieb sperren': { columns: ['ErstelltAm', 'Nummer'], status: ['Gilt', 'Abgelaufen'], number: 'g.77' },
  'betrieb benutzer': { columns: ['SeitAm', 'Email'], status: ['Aktiv', 'Gesperrt'], number: 'g.7' },
  'betrieb protokoll': {
    columns: ['Zeit'],
    number: 'G-A-77',
    filters: { Akteur: 'Betrieb', Was: 'agentur.status', Agenturnummer: 'G-2' },
  },
};

/** Of each work list the same kinds of queries. */
function workCasesOf(bericht: WorkListName, { von, bis }: Sample): ListCase[] {
  const { columns, status = [], faellig = [], number, filters = {} } = WORK[bericht];
  const filtered = (name: string, Filter: NonNullable<ListQuery['Filter']>) => ({ bericht, name: `filter ${name}`, query: { Filter } });
  return [
    { bericht, name: 'first page', query: {}, isUsual: true },
    { bericht, name: 'next page', query: {}, isNext: true, isUsual: true },
    ...status.map((one) => ({ ...filtered(`Status ${one}`, { Status: [one] }), isUsual: true as const })),
    ...faellig.map((one) => ({ ...filtered(`Faellig ${one}`, { Faellig: one }), isUsual: true as const })),
    ...columns.flatMap((OrderBy) =>
      [false, true].map((Descending) => ({
        bericht,
        name: `order ${OrderBy} ${Descending ? 'down' : 'up'}`,
        query: { OrderBy, Descending },
      })),
    ),
    filtered('Von and Bis', { Von: von, Bis: bis }),
    filtered('Suche of a beginning', { Suche: number }),
    ...Object.entries(filters).map(([name, value]) => filtered(name, { [name]: value })),
    ...(status.length > 0 ? [filtered('Status, Von and Bis', { Status: status.slice(0, 1), Von: von, Bis: bis })] : []),
  ];
}
