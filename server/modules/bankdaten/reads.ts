import type { Seite } from '../../../contract/values/wire.ts';
import type { MandantScope } from '../../db/scope.ts';

const OTHER = { Empfehler: 'Empfaenger', Empfaenger: 'Empfehler' } as const;

/** Keyed hashes of the IBANs of the other side of a referral: of its stored bank data and of its grants. For a recipient the seller is the other side too. */
export async function listIbanHashesOfOtherSide(scope: MandantScope, empfaengernummer: string, seite: Seite): Promise<string[]> {
  const ofGrants = scope.tx
    .selectFrom('praemierung')
    .innerJoin('bankdaten', 'bankdaten.bankdaten_id', 'praemierung.bankdaten_id')
    .select('bankdaten.iban_hash')
    .where('praemierung.empfaengernummer', '=', empfaengernummer)
    .where('praemierung.seite', '=', OTHER[seite]);
  const ofEmpfehler = scope.tx
    .selectFrom('empfaenger')
    .innerJoin('empfehler', 'empfehler.empfehler_id', 'empfaenger.empfehler_id')
    .innerJoin('bankdaten', 'bankdaten.bankdaten_id', 'empfehler.bankdaten_id')
    .select('bankdaten.iban_hash')
    .where('empfaenger.empfaengernummer', '=', empfaengernummer);
  const ofSeller = scope.tx
    .selectFrom('empfaenger')
    .innerJoin('empfehlung', 'empfehlung.empfehlungsnummer', 'empfaenger.empfehlungsnummer')
    .innerJoin('seller', 'seller.sellernummer', 'empfehlung.sellernummer')
    .innerJoin('bankdaten', 'bankdaten.bankdaten_id', 'seller.bankdaten_id')
    .select('bankdaten.iban_hash')
    .where('empfaenger.empfaengernummer', '=', empfaengernummer);
  const ofEmpfaenger = scope.tx
    .selectFrom('empfaenger')
    .innerJoin('bankdaten', 'bankdaten.bankdaten_id', 'empfaenger.bankdaten_id')
    .select('bankdaten.iban_hash')
    .where('empfaenger.empfaengernummer', '=', empfaengernummer);
  const rows = await ofGrants.unionAll(seite === 'Empfaenger' ? ofEmpfehler.unionAll(ofSeller) : ofEmpfaenger).execute();
  return rows.map((row) => row.iban_hash);
}
