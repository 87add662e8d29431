import { isVertraulich } from '../../../../contract/rules/vertraulich.ts';
import type { ProduktArt } from '../../../../contract/values/produktart.ts';
import type { EmpfaengerOf } from './reads.ts';

/**
 * A recipient as the recommender sees one. Of a confidential kind an order is shown as come in until it has a grant: whether it was confirmed, refused or
 * withdrawn is not. Reports of employees say the same as SQL (`bericht/gesehen/reads.ts`).
 */
export const asSeen = <Row extends EmpfaengerOf>(row: Row, art: ProduktArt): Row =>
  isVertraulich(art) && row.auftragsdatum !== null && row.gewaehrt !== true
    ? { ...row, status: 'Ok' as const, auftrag_status: 'Eingegangen' as const }
    : row;
