import type { Abfrage, BERICHTE } from '../../server/modules/bericht/index.ts';

/** A query of a report that is measured. */
export interface Case {
  readonly bericht: keyof typeof BERICHTE;
  readonly name: string;
  readonly abfrage: Abfrage;
  /** The same condition by hand, with its values from `$3` on. */
  readonly where?: string;
  readonly values?: readonly unknown[];
  /** Count and sums alone, without rows. */
  readonly isSum?: true;
}

/** Values of a row of the agency, by which its reports are filtered. */
export interface Sample {
  readonly produkt: number;
  readonly channel: string;
  readonly mitarbeiter: string;
  /** Days between which a third of the rows are. */
  readonly von: string;
  readonly bis: string;
  readonly vorname: string;
  readonly nummern: Readonly<Record<Nummer, string>>;
  /** Order dates that can be released today. */
  readonly freigebbar: { readonly von: string; readonly bis: string };
}

type Nummer = 'auftraege' | 'empfehlungen' | 'leads' | 'praemien';

interface Report {
  readonly bericht: Case['bericht'];
  readonly status?: string;
  readonly datum?: string;
  /** The filters that its rows have, as columns of its table. */
  readonly produkt?: string;
  readonly channel?: string;
  readonly mitarbeiter?: string;
  readonly suche?: string;
  readonly nummer?: Nummer;
  readonly isSummed?: true;
}

const TAG = (column: string) => `(${column} at time zone 'Europe/Berlin')::date`;
const MITARBEITER = 't.mitarbeiternummer';
const HERKUNFT = 't.empfehlung_channel';

const REPORTS: readonly Report[] = [
  {
    ...{ bericht: 'auftraege', status: 'Bestaetigt', datum: 't.auftragsdatum', produkt: 't.produkt_id', channel: HERKUNFT },
    ...{ mitarbeiter: MITARBEITER, suche: 't.suche', nummer: 'auftraege', isSummed: true },
  },
  {
    ...{ bericht: 'empfehlungen', datum: TAG('t.erstellt_am'), produkt: 't.produkt_id', channel: 't.channel', mitarbeiter: MITARBEITER },
    ...{ suche: 't.suche', nummer: 'empfehlungen', isSummed: true },
  },
  {
    ...{
      bericht: 'leads',
      status: 'Ok',
      datum: TAG('t.erstellt_am'),
      produkt: 't.produkt_id',
      channel: HERKUNFT,
      mitarbeiter: MITARBEITER,
    },
    ...{ suche: 't.suche', nummer: 'leads' },
  },
  { bericht: 'empfehler', datum: TAG('t.erstellt_am'), mitarbeiter: MITARBEITER, suche: 't.suchname', isSummed: true },
  { bericht: 'einladungen', status: 'Angenommen', datum: TAG('t.erstellt_am'), mitarbeiter: MITARBEITER, suche: 't.suche' },
  {
    ...{ bericht: 'praemien', status: 'Offen', datum: TAG('t.erstellt_am'), produkt: 't.produkt_id', channel: HERKUNFT },
    ...{ mitarbeiter: MITARBEITER, suche: 't.suche', nummer: 'praemien', isSummed: true },
  },
  { bericht: 'praemienplan' },
  { bericht: 'mitarbeiter', status: 'Aktiv' },
];

const LAST = Number.MAX_SAFE_INTEGER;
/** Pages that the report is asked for, of its own order: `MIDDLE` is worked out of their number. */
export const MIDDLE = -1;

/** Everything that a report can be asked for, once: its pages, each order and each filter. */
export function casesOf(columns: Readonly<Record<Case['bericht'], readonly string[]>>, sample: Sample): Case[] {
  return REPORTS.flatMap((report) => {
    const { bericht } = report;
    const all: Omit<Case, 'bericht'>[] = [
      { name: 'first page', abfrage: {} },
      { name: 'middle page', abfrage: { Pagenumber: MIDDLE } },
      { name: 'last page', abfrage: { Pagenumber: LAST } },
      ...(report.isSummed ? [{ name: 'count and sums', abfrage: {}, isSum: true } as const] : []),
      ...columns[bericht].map((OrderBy) => ({ name: `order ${OrderBy}, middle`, abfrage: { OrderBy, Pagenumber: MIDDLE } })),
      ...filtersOf(report, sample),
    ];
    return all.map((one) => ({ bericht, ...one }));
  });
}

function filtersOf(report: Report, sample: Sample): Omit<Case, 'bericht'>[] {
  const { bericht, status, datum, produkt, channel, mitarbeiter, suche, nummer } = report;
  const filters: (Omit<Case, 'bericht' | 'abfrage'> & { Filter: NonNullable<Abfrage['Filter']> })[] = [];
  const add = (name: string, Filter: NonNullable<Abfrage['Filter']>, where: string, values: readonly unknown[]) =>
    filters.push({ name: `filter ${name}`, Filter, where, values });
  if (status) add('Status', { Status: [status] }, 't.status = $3', [status]);
  if (datum) add('Von and Bis', { Von: sample.von, Bis: sample.bis }, `${datum} between $3::date and $4::date`, [sample.von, sample.bis]);
  if (produkt) add('ProduktId', { ProduktId: sample.produkt }, `${produkt} = $3`, [sample.produkt]);
  if (channel) add('Channel', { Channel: sample.channel }, `${channel} = $3`, [sample.channel]);
  if (mitarbeiter) add('Mitarbeiternummer', { Mitarbeiternummer: sample.mitarbeiter }, `${mitarbeiter} = $3`, [sample.mitarbeiter]);
  if (suche) add('Suche of a name', { Suche: sample.vorname }, `${suche} like $3`, [`% ${sample.vorname.toLowerCase()}%`]);
  if (suche && nummer) {
    const whole = sample.nummern[nummer];
    add('Suche of a number', { Suche: whole }, `${suche} like $3`, [`% ${whole.toLowerCase()}%`]);
  }
  if (bericht === 'empfehlungen') add('Status', { Status: ['Abgelaufen'] }, `t.stand is null and t.gueltig_bis < current_date`, []);
  if (bericht === 'auftraege') {
    const { von, bis } = sample.freigebbar;
    const where = `t.status = 'Bestaetigt' and t.beanstandet_am is null and t.frist_beginn + 15 between $3::date and $4::date
      and exists (select from empfaenger x left join account wer on wer.mandant = x.mandant and wer.account_id = x.empfehler_id
        where x.mandant = t.mandant and x.empfaengernummer = t.empfaengernummer and x.status = 'Ok'
          and coalesce(x.email_alias, '') <> $5 and coalesce(wer.email_schluessel, '') <> $5)`;
    // Nobody releases what is their own: whose each is has to be read, here of somebody who has none.
    add('Anstehend', { Anstehend: 'AuftraegeFreigebbar' }, where, [von, bis, 'niemand@agentur.example']);
  }
  if (bericht === 'leads') {
    const where = `t.schritt in ('Bestellen', 'EmpfaengerDaten', 'EmpfaengerBestaetigen')`;
    add('Anstehend', { Anstehend: 'LeadsAmZug' }, where, []);
  }
  return filters.map(({ Filter, ...one }) => ({ ...one, abfrage: { Filter } }));
}
