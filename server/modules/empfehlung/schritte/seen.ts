import type { SqlBool } from 'kysely';
import { isConfidential } from '../../../../contract/rules/confidential.ts';
import type { ProduktArt } from '../../../../contract/values/produktart.ts';
import type { EmpfaengerStatus } from '../../../../contract/values/status.ts';
import type { Context } from '../../../context.ts';
import { artOf, type WithDaten } from '../../produkt/index.ts';
import type { EmpfaengerOf } from './reads.ts';

/** Whether to hide if an order was confirmed, refused or withdrawn. An order of a confidential kind is shown as Eingegangen until it has a grant. */
const isHidden = (art: ProduktArt, hasUngrantedOrder: boolean): boolean => isConfidential(art) && hasUngrantedOrder;

/** A recipient as the recommender sees them. Employees' reports apply the same rule in SQL (`seen.sql.ts`). */
export const asSeen = <Row extends EmpfaengerOf>(row: Row, art: ProduktArt): Row =>
  isHidden(art, row.auftragsdatum !== null && row.gewaehrt !== true)
    ? { ...row, status: 'Ok' as const, auftrag_status: 'Eingegangen' as const }
    : row;

interface WithStatus extends WithDaten {
  readonly empfaenger_status: EmpfaengerStatus | null;
  readonly has_ungranted_order: SqlBool | null;
}

/** A recipient's status as shown to the recommender and to anyone else with the number of the referral or of the recipient. */
export const statusSeen = (context: Pick<Context, 'konfiguration'>, row: WithStatus): EmpfaengerStatus | null =>
  isHidden(artOf(context, row), row.has_ungranted_order === true) ? 'Ok' : row.empfaenger_status;
