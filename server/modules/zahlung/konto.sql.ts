import { sql } from 'kysely';
import { RUECKGABE_CODES, rueckgabeOf } from '../../../contract/rules/rueckgabe.ts';
import type { BelegStand } from '../../../contract/rules/zahlung.ts';
import { EEA_LAENDER } from '../../../contract/values/eea.ts';
import type { Sql } from '../../reports/report.ts';

/** Codes after which the next run may use the same account. */
const FREI = RUECKGABE_CODES.filter((code) => rueckgabeOf(code).aktion === 'Frei');

const stand = (value: BelegStand): Sql => sql.lit(value);

/**
 * Why nothing is transferred to the account `b` of an agency or a profi seller, null if something can be: there is none, it is outside the EEA, it cannot be read, or
 * a payment did not reach it.
 */
export const KONTO_HINDRANCE = sql<BelegStand | null>`case
  when b.bankdaten_id is null then ${stand('KontoFehlt')}
  when b.land <> '' and not b.land = any (${EEA_LAENDER}::text[]) then ${stand('Land')}
  when b.land = '' or exists (
    select from zahlung k
    where k.mandant = b.mandant and k.bankdaten_id = b.bankdaten_id
      and (k.grund_code = 'KontoUnlesbar' or (k.status in ('Abgelehnt', 'Zurueckgekommen') and not k.grund_code = any (${FREI}::text[])))
  ) then ${stand('KontoAbgelehnt')} end`;

/** Where an amount stands whose live payment is `z` and whose account is `b`. */
export const BELEG_STAND_OF = sql<BelegStand>`case
  when z.zahlungsnummer is not null then ${stand('ImLauf')} else coalesce(${KONTO_HINDRANCE}, ${stand('Bereit')}) end`;
