import type { SqlBool } from 'kysely';
import type { EmpfaengerStatus } from '../../../../contract/calls/empfehlungsform.ts';
import { isVertraulich } from '../../../../contract/rules/vertraulich.ts';
import type { ProduktArt } from '../../../../contract/values/produktart.ts';
import type { Context } from '../../../context.ts';
import { artOf, type WithDaten } from '../../produkt/index.ts';
import type { EmpfaengerOf } from './reads.ts';

/** Of a confidential kind an order is shown as come in until it has a grant: whether it was confirmed, refused or withdrawn is not. */
const isHidden = (art: ProduktArt, hasUngrantedOrder: boolean): boolean => isVertraulich(art) && hasUngrantedOrder;

/** A recipient as the recommender sees one. Reports of employees say the same as SQL (`bericht/gesehen/reads.ts`). */
export const asSeen = <Row extends EmpfaengerOf>(row: Row, art: ProduktArt): Row =>
  isHidden(art, row.auftragsdatum !== null && row.gewaehrt !== true)
    ? { ...row, status: 'Ok' as const, auftrag_status: 'Eingegangen' as const }
    : row;

interface FirstEmpfaenger extends WithDaten {
  readonly empfaenger_status: EmpfaengerStatus | null;
  readonly auftrag_ungewaehrt: SqlBool | null;
}

/** The status of a referral's first recipient as everybody sees it who has the referral's number, the recommender among them. */
export const statusSeen = (context: Pick<Context, 'konfiguration'>, row: FirstEmpfaenger): EmpfaengerStatus | null =>
  isHidden(artOf(context, row), row.auftrag_ungewaehrt === true) ? 'Ok' : row.empfaenger_status;
