import { expect, type Page } from '@playwright/test';
import { at, site } from './addresses.ts';
import { anyProdukt, keepSession, mailedLink, newAddress } from './demo.ts';
import { PASSWORD } from './entering.ts';
import { newMachine } from './machine.ts';
import { RECIPIENT, RECOMMENDER, type Walk } from './walk.ts';

// Steps of people on the way to a sight, as calls.

type Answer = Readonly<Record<string, string>>;

/** Makes a call at the walk's tenant, which must succeed, from a new network address and without cookies; only `bearer` authenticates it. */
async function ask(
  { port, tenant, worker }: Walk,
  method: 'POST' | 'PUT' | 'GET',
  path: string,
  body?: object,
  bearer?: string,
): Promise<Answer> {
  const headers = {
    ...newMachine(worker),
    ...(body && { 'content-type': 'application/json' }),
    ...(bearer && { authorization: `Bearer ${bearer}` }),
  };
  const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const answer = await fetch(at('127.0.0.1', `/api/v1/${tenant}/${path}`, port), sent);
  const said = await answer.text();
  expect(answer.ok, `${path}: ${said}`).toBe(true);
  return said === '' ? {} : JSON.parse(said);
}

const tokenOf = async (walk: Walk, email: string, path = '/'): Promise<string> =>
  new URL(await mailedLink(walk, email, path)).searchParams.get('token') ?? '';

interface Recommended {
  readonly email: string;
  readonly nummer: string;
  readonly produktId: number;
}

/** A new recommender makes a referral and has not confirmed the address yet. */
export async function recommendUnconfirmed(walk: Walk): Promise<Recommended> {
  const email = newAddress('anna', walk.worker);
  const Produkt = walk.brand.agent ? 1 : await anyProdukt(walk, walk.tenant);
  const Empfehlung = { Produkt, Channel: 'whatsapp', Empfehlungslink: true, AnteilEmpfehler: 50, AgbText: 'ja' };
  const { Empfehlungsnummer = '' } = await ask(walk, 'POST', 'Empfehlen/create', {
    Empfehlung,
    Empfehler: { ...RECOMMENDER, Email: email },
  });
  return { email, nummer: Empfehlungsnummer, produktId: Produkt };
}

/** A new recommender makes a referral and confirms the address: an account without a password. */
export async function recommendByCalls(walk: Walk): Promise<Recommended> {
  const recommended = await recommendUnconfirmed(walk);
  await ask(walk, 'POST', 'Empfehlen/bestaetigen', { Token: await tokenOf(walk, recommended.email) });
  return recommended;
}

/** Mails a link to set a password to the owner of an account. */
export async function mailPasswortlink(walk: Walk, email: string): Promise<string> {
  await ask(walk, 'GET', `account/resetPassword/${email}`);
  await expect.poll(() => mailedLink(walk, email, '/passwortsetzen').catch(() => '')).not.toBe('');
  return mailedLink(walk, email, '/passwortsetzen');
}

/** Creates an account without history, with `PASSWORD`, and logs it in. */
export async function beNew(walk: Walk, page: Page): Promise<string> {
  const Email = newAddress('regina', walk.worker);
  await ask(walk, 'POST', 'account/createEmpfehler', { Vorname: 'Regina', Nachname: RECOMMENDER.Nachname, Email });
  const Token = await tokenOf(walk, Email, '/passwortsetzen');
  const { Token: session = '' } = await ask(walk, 'PUT', 'account/resetPassword', { Token, Password: PASSWORD });
  await keepSession(page.context(), walk, walk.tenant, session);
  return Email;
}

interface Joined extends Recommended {
  /** Address of the recommender; `email` is the recipient's. */
  readonly recommender: string;
  readonly Empfaengernummer: string;
  readonly Hex: string;
}

/** A new recipient joins a referral; the browser has the recipient's session. */
export async function beRecipient(walk: Walk, page: Page): Promise<Joined> {
  const { email: recommender, nummer, produktId } = await recommendByCalls(walk);
  const email = newAddress('joerg', walk.worker);
  const empfaengerdaten = {
    anrede: 'Herr',
    ...RECIPIENT,
    geburtsdatum: '24.12.1980',
    email,
    telefon: '030 1234567',
    werbeeinwilligung: false,
    adresse: { ort: 'Köln', plz: '50667', strasse: 'Domkloster', hausnummer: '4 a' },
  };
  const { Empfaengernummer = '', Hex = '' } = await ask(walk, 'POST', 'tracking/abschliessen', {
    empfehlungsnummer: nummer,
    empfaengerdaten,
  });
  await page.context().addCookies([{ name: 'psoe_empfaenger', value: Hex, url: site(walk.tenant, '/', walk.port) }]);
  return { recommender, email, nummer, produktId, Empfaengernummer, Hex };
}

/** A new recipient who has accepted the terms. */
export async function beAgreed(walk: Walk, page: Page): Promise<Joined> {
  const joined = await beRecipient(walk, page);
  await ask(walk, 'PUT', 'empfaenger/zustimmung', { AgbText: 'ja' }, joined.Hex);
  return joined;
}

/** A login address for a new colleague of the company, requested as the tenant's own system does. */
export async function issueLogin(walk: Walk): Promise<string> {
  const Email = newAddress('toni', walk.worker, walk.brand.house?.domain);
  const { Adresse = '' } = await ask(walk, 'POST', 'logintoken', { Email }, `demo-${walk.tenant}`);
  return Adresse;
}
