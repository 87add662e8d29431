import { sql } from 'kysely';
import type { listBetriebAuftraege } from '../../../../contract/calls/betrieb/auftraege.ts';
import { beginsWith } from '../../../reports/list.ts';
import { betweenDays, type Column, fieldsOf, isOneOf, NO_ROW, type RowIn, type SourceOf } from '../../../reports/report.ts';
import { joinProdukt, PRODUKT_NAME } from '../../produkt/index.ts';
import type { Freigabefrist } from '../freigabefrist.sql.ts';

/** An order without a referral as its list reads it. */
export type OhneEmpfehlungListRow = RowIn<ReturnType<typeof ohneEmpfehlung>>;

/** Orders of the tenant without a referral, cancelled ones included. They earn nothing until they are linked, and belong to no agency. */
export function ohneEmpfehlung(frist: Freigabefrist) {
  const auftragsdatum: Column = { value: sql`a.auftragsdatum`, type: 'date' };
  return {
    from: sql`auftrag_ohne_empfehlung a ${joinProdukt(sql`a.produkt_id`)}`,
    visible: sql`a.mandant = current_mandant()`,
    select: {
      ...fieldsOf('auftrag_ohne_empfehlung as a', ['auftragsnummer', 'auftragsdatum', 'frist_beginn', 'status', 'angegeben']),
      ...fieldsOf('auftrag_ohne_empfehlung as a', ['erstellt_am', 'geaendert_am']),
      ...fieldsOf('produkt as pr', ['daten']),
      ...PRODUKT_NAME,
    },
    id: sql`a.auftragsnummer`,
    columns: {
      Auftragsdatum: auftragsdatum,
      Auftragsnummer: { value: sql`a.auftragsnummer`, type: 'text' },
      FreigabeAb: frist.spalte,
    },
    defaultOrder: { by: 'Auftragsdatum', descending: true },
    filters: {
      ...betweenDays(auftragsdatum),
      Status: isOneOf(sql`a.status`),
      Agenturnummer: () => NO_ROW,
      Suche: beginsWith(sql`a.auftragsnummer`),
      Faellig: () => sql`a.status not in ('Storniert', 'Widerrufen')`,
    },
    search: () => [],
    sums: { WertCent: sql`0` },
  } satisfies SourceOf<typeof listBetriebAuftraege>;
}
