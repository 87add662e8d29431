import { expect, type Page } from '@playwright/test';
import { at, site } from './addresses.ts';
import { anyProdukt, mailedLink, newAddress, storeSession } from './demo.ts';
import { PASSWORD } from './entering.ts';
import { type Journey, RECIPIENT, RECOMMENDER } from './journey.ts';
import { newMachine } from './machine.ts';

// Steps of people on the way to a page state, as calls.

type Answer = Readonly<Record<string, string>>;

/** Makes a call at the journey's tenant, which must succeed, from a new network address and without cookies; only `bearer` authenticates it. */
async function callOk(
  { port, tenant, worker }: Journey,
  method: 'POST' | 'PUT' | 'GET',
  path: string,
  body?: object,
  bearer?: string,
): Promise<Answer> {
  const headers = {
    ...newMachine(worker),
    'x-requested-with': 'XMLHttpRequest',
    ...(body && { 'content-type': 'application/json' }),
    ...(bearer && { authorization: `Bearer ${bearer}` }),
  };
  const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const answer = await fetch(at('127.0.0.1', `/api/v1/${tenant}/${path}`, port), sent);
  const said = await answer.text();
  expect(answer.ok, `${path}: ${said}`).toBe(true);
  return said === '' ? {} : JSON.parse(said);
}

const tokenOf = async (journey: Journey, email: string, path = '/'): Promise<string> =>
  new URL(await mailedLink(journey, email, path)).searchParams.get('token') ?? '';

interface Recommended {
  readonly email: string;
  readonly nummer: string;
  readonly produktId: number;
}

/** A new recommender makes a referral and has not confirmed the address yet. */
export async function recommendUnconfirmed(journey: Journey): Promise<Recommended> {
  const email = newAddress('anna', journey.worker);
  const Produkt = journey.brand.agent ? 1 : await anyProdukt(journey, journey.tenant);
  const Empfehlung = { Produkt, Channel: 'whatsapp', Empfehlungslink: true, AnteilEmpfehler: 50, AgbText: 'ja' };
  const { Empfehlungsnummer = '' } = await callOk(journey, 'POST', 'Empfehlen/create', {
    Empfehlung,
    Empfehler: { ...RECOMMENDER, Email: email },
  });
  return { email, nummer: Empfehlungsnummer, produktId: Produkt };
}

/** A new recommender makes a referral and confirms the address: an account without a password. */
export async function recommendByCalls(journey: Journey): Promise<Recommended> {
  const recommended = await recommendUnconfirmed(journey);
  await callOk(journey, 'POST', 'Empfehlen/bestaetigen', { Token: await tokenOf(journey, recommended.email) });
  return recommended;
}

/** Mails a link to set a password to the owner of an account. */
export async function mailPasswortlink(journey: Journey, email: string): Promise<string> {
  await callOk(journey, 'GET', `account/resetPassword/${email}`);
  await expect.poll(() => mailedLink(journey, email, '/passwortsetzen').catch(() => '')).not.toBe('');
  return mailedLink(journey, email, '/passwortsetzen');
}

/** Creates an account without history, with `PASSWORD`, and logs it in. */
export async function registerNew(journey: Journey, page: Page): Promise<string> {
  const Email = newAddress('regina', journey.worker);
  await callOk(journey, 'POST', 'account/createEmpfehler', { Vorname: 'Regina', Nachname: RECOMMENDER.Nachname, Email });
  const Token = await tokenOf(journey, Email, '/passwortsetzen');
  const { Token: session = '' } = await callOk(journey, 'PUT', 'account/resetPassword', { Token, Password: PASSWORD });
  await storeSession(page.context(), journey, journey.tenant, session);
  return Email;
}

interface Recipient {
  readonly email: string;
  readonly Empfaengernummer: string;
  readonly Hex: string;
}

/** A new recipient enters data at the referral with this number. */
export async function joinReferral(journey: Journey, nummer: string): Promise<Recipient> {
  const email = newAddress('joerg', journey.worker);
  const empfaengerdaten = {
    anrede: 'Herr',
    ...RECIPIENT,
    geburtsdatum: '24.12.1980',
    email,
    telefon: '030 1234567',
    werbeeinwilligung: false,
    adresse: { ort: 'Köln', plz: '50667', strasse: 'Domkloster', hausnummer: '4 a' },
  };
  const { Empfaengernummer = '', Hex = '' } = await callOk(journey, 'POST', 'tracking/abschliessen', {
    empfehlungsnummer: nummer,
    empfaengerdaten,
  });
  return { email, Empfaengernummer, Hex };
}

interface Joined extends Recommended, Recipient {
  /** Address of the recommender; `email` is the recipient's. */
  readonly recommender: string;
}

/** A new recipient joins a referral; the browser has the recipient's session. */
export async function joinAsRecipient(journey: Journey, page: Page): Promise<Joined> {
  const { email: recommender, nummer, produktId } = await recommendByCalls(journey);
  const joined = await joinReferral(journey, nummer);
  const { Hex } = joined;
  await page.context().addCookies([{ name: 'psoe_empfaenger', value: Hex, url: site(journey.tenant, '/', journey.port) }]);
  return { recommender, nummer, produktId, ...joined };
}

/** A new recipient who has accepted the terms. */
export async function joinAndAccept(journey: Journey, page: Page): Promise<Joined> {
  const joined = await joinAsRecipient(journey, page);
  await callOk(journey, 'PUT', 'empfaenger/zustimmung', { AgbText: 'ja' }, joined.Hex);
  return joined;
}

/** A login address for a new colleague of the company, requested as the tenant's own system does. */
export async function issueLogin(journey: Journey): Promise<string> {
  const Email = newAddress('toni', journey.worker, journey.brand.house?.domain);
  const { Adresse = '' } = await callOk(journey, 'POST', 'logintoken', { Email }, `demo-${journey.tenant}`);
  return Adresse;
}
