import type { Context } from '../../context.ts';
import type { MandantScope } from '../../db/scope.ts';
import { emailAlias, emailSchluessel } from '../../email-address.ts';
import { baseRow } from './base-row.ts';
import { renewHex } from './hex.ts';
import { asPair, insert } from './pair.ts';
import { moveEmpfaenger } from './status.ts';
import * as store from './store.ts';

export type { EmpfaengerRow } from './store.ts';

export interface NewEmpfaenger {
  readonly vorname: string;
  readonly name: string | null;
  readonly email: string | null;
}

/**
 * Adds the person that a recommender names. While the recommender's address is unconfirmed, the person takes no place among
 * the open pairs: nobody can block a pair in another's name.
 */
export async function addNamedEmpfaenger(
  context: Context,
  empfehlung: { empfehlungsnummer: string; empfehler_id: string; gueltig_bis: string },
  person: NewEmpfaenger,
  isConfirmed: boolean,
): Promise<string> {
  const empfaengernummer = context.random.nummer();
  await insert(context, {
    ...baseRow(context, empfehlung, empfaengernummer),
    vorname: person.vorname,
    name: person.name,
    email: person.email,
    email_schluessel: person.email && emailSchluessel(person.email),
    email_alias: person.email && isConfirmed ? emailAlias(person.email) : null,
    hex_hash: null,
  });
  return empfaengernummer;
}

/**
 * An order that the tenant confirmed stands for the recipient's own confirmation and terms (contract section 4), and renews the secret as that
 * does; a late one opens an expired recipient again.
 */
export async function acceptByAuftrag(context: Context, row: store.EmpfaengerRow): Promise<void> {
  if (row.bestaetigt_am === null && row.hex_hash !== null) await renewHex(context, row);
  await store.updateEmpfaenger(context, row.empfaengernummer, {
    bestaetigt_am: row.bestaetigt_am ?? context.now,
    ...(row.bestaetigt_am === null && { bestaetigt_durch: 'Auftrag' }),
    loeschen_am: null,
  });
  if (row.status === 'Offen' || row.status === 'Abgelaufen') await asPair(moveEmpfaenger(context, row, 'Ok', 'Auftrag bestätigt'));
}

/** The recipient named in an order feed, kept from others until the transaction ends. */
export const lockEmpfaenger = (scope: MandantScope, empfaengernummer: string) => store.lockEmpfaenger(scope, empfaengernummer);

/** The recipients of a referral, kept from others until the transaction ends; where there is none, those who wait to be joined to one. */
export async function lockOfEmpfehlung(scope: MandantScope, empfehlungsnummer: string): Promise<store.EmpfaengerRow[]> {
  const rows = await store.lockOfEmpfehlung(scope, empfehlungsnummer);
  const joined = rows.filter((row) => !row.vorlaeufig);
  return joined.length > 0 ? joined : rows;
}

/** First name and initial: all that a recommender sees of a recipient. Null once the data is deleted. */
export function anzeigename(row: { vorname: string | null; name: string | null }): string | null {
  if (row.vorname === null) return null;
  const [initial] = row.name ?? '';
  return initial ? `${row.vorname} ${initial}.` : row.vorname;
}

export { bankdatenOfEmpfaenger } from './bankdaten.ts';
export { auskunftOfEmpfaenger, endEmpfaenger, endNamed } from './datenschutz.ts';
export { fillRenewedHexes, isMadeWith } from './hex.ts';
export { checkEmpfaengerEmail, claimPairs } from './pair.ts';
export { joinToFirst, lockEntry } from './vorlaeufig.ts';
export { recordZustimmung } from './zustimmung.ts';
export { moveEmpfaenger };
