import type { Bankdaten } from '../../contract/calls/praemie/bankdaten.ts';
import { addTage } from '../calendar.ts';
import type { Context } from '../context.ts';
import { tokenOfZugangslink } from '../modules/account/index.ts';
import { findAuftrag, processAuftragsmeldung } from '../modules/auftrag/index.ts';
import { joinEmpfehlung } from '../modules/empfaenger/join/join.ts';
import { acceptZustimmung, confirmEmpfaenger } from '../modules/empfaenger/zustimmung/zustimmung.ts';
import { pick } from '../modules/praemierung/pick.ts';
import { insertKlicks } from '../modules/tracking/index.ts';
import { findLinkOf, findPraemierungOf } from './store.ts';

/** IBANs of no real account: bank code and number are made up, the check digits fit. */
export const ERIKA_BANKDATEN = { Kontoinhaber: 'Erika Muster', IBAN: 'DE02120300000000202051' };

interface Joining {
  readonly vorname: string;
  readonly name: string;
  readonly email?: string;
  readonly geburtsdatum?: string;
  readonly adresse?: { readonly ort: string; readonly plz: string; readonly strasse: string; readonly hausnummer: string };
}

/** `anzahl` people open the link of a referral, about an hour apart. */
export async function klicken(context: Context, empfehlungsnummer: string, channel: string, anzahl: number): Promise<void> {
  await insertKlicks(context.tx, klicksFrom(context.now, empfehlungsnummer, channel, anzahl)).execute();
}

/** Clicks from a moment on, about an hour apart. */
export const klicksFrom = (begin: Date, empfehlungsnummer: string, channel: string, anzahl: number) =>
  Array.from({ length: anzahl }, (_, click) => ({
    empfehlungsnummer,
    channel,
    zeit: addTage(begin, click * 0.04),
    ...({ art: 'Klick', wiederholung: false } as const),
  }));

/** A person follows the link and enters data; returns the Empfaengernummer. */
export async function joinAsEmpfaenger(context: Context, empfehlungsnummer: string, person: Joining): Promise<string> {
  const { vorname, name } = person;
  const completion = {
    geburtsdatum: person.geburtsdatum ?? '14.05.1988',
    werbeeinwilligung: false,
    adresse: person.adresse ?? { ort: 'Musterstadt', plz: '12345', strasse: 'Lindenweg', hausnummer: '7' },
  };
  const email = person.email ?? `${vorname}.${name}@example.net`.toLowerCase();
  const joined = await joinEmpfehlung(context, empfehlungsnummer, { vorname, name, email, telefon: null, completion }, null);
  return joined.empfaengernummer;
}

/** The person accepts the terms and opens the mailed link. */
export async function acceptAsEmpfaenger(context: Context, empfaengernummer: string): Promise<void> {
  await acceptZustimmung(context, empfaengernummer, { AgbText: 'ja' });
  await confirmEmpfaenger(context, await tokenOfEmpfaenger(context, empfaengernummer));
}

/** The token mailed to the recipient, which confirms or refuses the data. */
export const tokenOfEmpfaenger = async (context: Context, empfaengernummer: string): Promise<string> =>
  tokenOfZugangslink(context, await findLinkOf(context, 'Empfaenger', empfaengernummer));

/** The recommender picks the reward of an order. */
export async function pickAsEmpfehler(
  context: Context,
  auftragsnummer: string,
  art: 'Gutschein' | 'Ueberweisung',
  bankdaten: Bankdaten = ERIKA_BANKDATEN,
): Promise<void> {
  const grant = await findPraemierungOf(context, auftragsnummer);
  await pick(context, grant.praemierungsnummer, {
    PraemieId: grant.praemie_id,
    Art: art,
    Bankdaten: art === 'Ueberweisung' ? bankdaten : null,
  });
}

/** The tenant cancels an order that it reported before. */
export async function cancelAuftrag(context: Context, auftragsnummer: string): Promise<void> {
  const auftrag = await findAuftrag(context, auftragsnummer);
  if (!auftrag) throw new Error('the demo has no such order to cancel');
  const { empfaengernummer: Empfaengernummer, produkt_id: ProduktId, auftragsdatum: Auftragsdatum } = auftrag;
  await processAuftragsmeldung(context, {
    Auftragsnummer: auftragsnummer,
    Empfaengernummer,
    ProduktId,
    Auftragsdatum,
    Status: 'Storniert',
  });
}
