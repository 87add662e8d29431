import type { Context } from '../context.ts';
import { tokenOfZugangslink } from '../modules/account/index.ts';
import { joinEmpfehlung } from '../modules/empfaenger/join.ts';
import { acceptZustimmung, confirmEmpfaenger } from '../modules/empfaenger/zustimmung.ts';
import { pick } from '../modules/praemierung/pick.ts';
import { findPraemierungOf, lastMailOf } from './store.ts';

/** IBANs of no real account: bank code and number are made up, the check digits fit. */
export const ERIKA_BANKDATEN = { Kontoinhaber: 'Erika Muster', IBAN: 'DE02120300000000202051' };

/** A person follows the link and enters data; returns the Empfaengernummer. */
export async function joinAsEmpfaenger(
  context: Context,
  empfehlungsnummer: string,
  person: { vorname: string; name: string },
): Promise<string> {
  const email = `${person.vorname}.${person.name}@example.net`.toLowerCase();
  const completion = {
    geburtsdatum: '14.05.1988',
    werbeeinwilligung: false,
    adresse: { ort: 'Musterstadt', plz: '12345', strasse: 'Lindenweg', hausnummer: '7' },
  };
  const joined = await joinEmpfehlung(context, empfehlungsnummer, { ...person, email, telefon: null, completion }, null);
  return joined.empfaengernummer;
}

/** The person accepts the terms and opens the mailed link. */
export async function acceptAsEmpfaenger(context: Context, empfaengernummer: string): Promise<void> {
  await acceptZustimmung(context, empfaengernummer, 'ja');
  const link = await lastMailOf(context, 'empfaengerBestaetigen');
  await confirmEmpfaenger(context, tokenOfZugangslink(context, link));
}

/** The recommender picks the reward of an order. */
export async function pickAsEmpfehler(context: Context, auftragsnummer: string, art: 'Gutschein' | 'Ueberweisung'): Promise<void> {
  const grant = await findPraemierungOf(context, auftragsnummer);
  const Bankdaten = art === 'Ueberweisung' ? ERIKA_BANKDATEN : null;
  await pick(context, grant.praemierungsnummer, { PraemieId: grant.praemie_id, Art: art, Bankdaten });
}
