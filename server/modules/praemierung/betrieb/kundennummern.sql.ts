import { sql } from 'kysely';
import type { listBetriebKundennummern } from '../../../../contract/calls/betrieb/kundennummern.ts';
import type { MandantScope } from '../../../db/scope.ts';
import { beginsWith } from '../../../reports/list.ts';
import { betweenDays, type Column, fieldsOf, isOneOf, type RowIn, type SourceOf } from '../../../reports/report.ts';

export type BetriebKundennummerRow = RowIn<typeof BETRIEB_KUNDENNUMMERN>;

const GESTELLT_AM: Column = { value: sql`k.gestellt_am`, type: 'timestamptz' };

/** All stated customer numbers of the tenant. */
export const BETRIEB_KUNDENNUMMERN = {
  from: sql`kundennummer k left join empfehler e on e.mandant = k.mandant and e.empfehler_id = k.empfehler_id`,
  visible: sql`k.mandant = current_mandant()`,
  select: {
    ...fieldsOf('kundennummer as k', ['anfrage', 'kundennummer', 'status', 'gestellt_am', 'beantwortet_am']),
    vorname: sql<string>`e.vorname`,
    nachname: sql<string>`e.nachname`,
  },
  id: sql`k.anfrage`,
  columns: { GestelltAm: GESTELLT_AM, Kundennummer: { value: sql`k.kundennummer`, type: 'text' } },
  defaultOrder: { by: 'GestelltAm', descending: true },
  filters: {
    ...betweenDays(GESTELLT_AM),
    Status: isOneOf(sql`k.status`),
    Suche: beginsWith(sql`k.kundennummer`, sql`k.anfrage`),
    Faellig: () => sql`k.status = 'Offen'`,
  },
  search: () => [],
  sums: {},
} satisfies SourceOf<typeof listBetriebKundennummern>;

/** The status of a query, locked until the transaction ends; undefined if it is unknown. */
export const lockKundennummer = ({ tx }: MandantScope, anfrage: string) =>
  tx.selectFrom('kundennummer').select('status').where('anfrage', '=', anfrage).forUpdate().executeTakeFirst();

/** The answers to a query from the audit log, the oldest first. */
export const listAnswers = ({ tx }: MandantScope, anfrage: string) =>
  tx
    .selectFrom('protokoll')
    .select(['zeit', 'wer', sql<string>`daten ->> 'status'`.as('status')])
    .where('bezug', '=', anfrage)
    .where('was', '=', 'kundennummer.beantwortet')
    .orderBy('protokoll_id')
    .execute();
