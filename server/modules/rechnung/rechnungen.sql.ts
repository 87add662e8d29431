import { sql } from 'kysely';
import type { listRechnungen } from '../../../contract/calls/agentur/berichte.ts';
import { RECHNUNG_STATUS, type RechnungStatus, type RechnungZeile } from '../../../contract/calls/agentur/rechnungen.ts';
import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import type { MandantScope } from '../../db/scope.ts';
import { betweenDays, fieldsOf, isOneOf, NO_ROW, type RowIn, ranked, type SourceOf, withLines } from '../../reports/report.ts';
import { ofAgentur, type RowAccess } from '../agentur/index.ts';

/** The rule of `isUeberfaellig` as a condition on the documents `r` of a list. */
export const isUeberfaelligOn = (heute: string) => sql`r.status = 'Offen' and r.offen_cent > 0 and r.faellig_am < ${heute}::date`;

/** What the agency has to pay for a document: an amount in its favour is transferred to it, and not set off against other documents. */
export const OPEN_FOR_AGENTUR = sql`greatest(r.offen_cent, 0)`;

/** The documents of an agency, the same for all users who may see them. */
const rechnungen = (access: RowAccess, heute: string) =>
  ({
    from: sql`rechnung r`,
    visible: ofAgentur('r', access.agenturnummer),
    select: {
      ...fieldsOf('rechnung as r', [
        'rechnungsnummer',
        'monat',
        'netto_cent',
        'ust_cent',
        'brutto_cent',
        'offen_cent',
        'faellig_am',
        'bezahlt_am',
      ]),
      status: sql<RechnungStatus>`r.status`,
    },
    id: sql`r.rechnungsnummer`,
    columns: {
      Rechnungsnummer: { value: sql`r.rechnungsnummer`, type: 'text' },
      Monat: { value: sql`r.monat`, type: 'date' },
      NettoCent: { value: sql`r.netto_cent`, type: 'bigint' },
      UstCent: { value: sql`r.ust_cent`, type: 'bigint' },
      BruttoCent: { value: sql`r.brutto_cent`, type: 'bigint' },
      OffenCent: { value: sql`r.offen_cent`, type: 'bigint' },
      FaelligAm: { value: sql`r.faellig_am`, type: 'date' },
      BezahltAm: { value: sql`coalesce(r.bezahlt_am, '-infinity')`, type: 'date' },
      Status: ranked(sql`r.status`, RECHNUNG_STATUS),
    },
    defaultOrder: { by: 'Monat', descending: true },
    filters: {
      ...betweenDays({ value: sql`r.monat`, type: 'date' }),
      Status: isOneOf(sql`r.status`),
      Anstehend: (what) => (what === 'RechnungenUeberfaellig' ? isUeberfaelligOn(heute) : NO_ROW),
    },
    search: (matches) => [matches(sql`suchtext(r.rechnungsnummer || ' ' || to_char(r.monat, 'YYYY-MM MM/YYYY'))`)],
    sums: {
      NettoCent: sql`r.netto_cent`,
      UstCent: sql`r.ust_cent`,
      BruttoCent: sql`r.brutto_cent`,
      OffenCent: OPEN_FOR_AGENTUR,
    },
  }) satisfies SourceOf<typeof listRechnungen>;

/** A document as a row of the report; the call for a single document contains the same fields. */
export const rechnungZeile = (row: RowIn<ReturnType<typeof rechnungen>>): RechnungZeile => ({
  Rechnungsnummer: row.rechnungsnummer,
  Monat: row.monat.slice(0, 7),
  NettoCent: row.netto_cent,
  UstCent: row.ust_cent,
  BruttoCent: row.brutto_cent,
  OffenCent: row.offen_cent,
  FaelligAm: row.faellig_am,
  BezahltAm: row.bezahlt_am,
  Status: row.status,
});

/** The documents of an agency as a report. */
export const rechnungenBericht = ({ now }: Context, access: RowAccess) => withLines(rechnungen(access, dayOf(now)), rechnungZeile);

/** The due day of the oldest overdue document of an agency; null if none is overdue. */
export async function findOldestUeberfaellig({ tx }: MandantScope, { agenturnummer }: RowAccess, heute: string): Promise<string | null> {
  const query = sql<{ am: string | null }>`(
    select min(r.faellig_am) as am from rechnung r where ${ofAgentur('r', agenturnummer)} and ${isUeberfaelligOn(heute)}
  )`;
  return (await tx.selectFrom(query.as('oldest')).select('am').executeTakeFirstOrThrow()).am;
}
