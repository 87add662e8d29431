import type { Context } from '../../../context.ts';
import { emailAlias, emailSchluessel } from '../../../email-address.ts';
import { lockOfEmpfehlung, updateEmpfaenger } from '../store.ts';
import { baseRow } from './base-row.ts';
import { checkEmpfaengerEmail, insert } from './pair.ts';

export interface NewEmpfaenger {
  readonly vorname: string;
  readonly name: string | null;
  readonly email: string | null;
}

/**
 * Adds a person that a recommender names. While the recommender's address is unconfirmed, the person does not count among the open pairs,
 * so that no one can block a pair in another person's name.
 */
export async function addNamedEmpfaenger(
  context: Context,
  empfehlung: { empfehlungsnummer: string; empfehler_id: string | null },
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

/** Moves the people named on an unconfirmed referral to another recommender. Refuses if one of them is that recommender. */
export async function moveNamedTo(
  context: Context,
  empfehlungsnummer: string,
  empfehler: { readonly empfehlerId: string; readonly email: string },
): Promise<void> {
  for (const { empfaengernummer, email } of await lockOfEmpfehlung(context, empfehlungsnummer)) {
    if (email !== null) await checkEmpfaengerEmail(context, empfehler.email, email);
    await updateEmpfaenger(context, empfaengernummer, { empfehler_id: empfehler.empfehlerId });
  }
}
