import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import type { SellerLink } from '../../../contract/calls/seller/verkauf.ts';
import { ERIKA, SELLER } from '../../../tools/shared/demo.ts';
import { releaseDays } from '../../support/release-days.ts';
import { at, sharedPort, site } from './addresses.ts';
import { dialogOf, TENANT } from './agentur.ts';
import { type Demo, mailedLink, moveClock, newAddress, reportOrder, today } from './demo.ts';
import type { Journey } from './journey.ts';
import { orderOf } from './rewarding.ts';
import { joinReferral } from './steps.ts';

/** Address of a page of the profi sellers' portal. */
export const sellerAt = (path = '', port = sharedPort()): string => site(TENANT, `/de/profiseller${path}`, port);

/** Registers a profi seller by calls, as far as the confirmed address, and returns the session that this opens. */
export async function newSellerSession(demo: Demo, worker = 0): Promise<string> {
  const Email = newAddress('seller', worker);
  const post = (path: string, data: object) =>
    demo.request.post(at('127.0.0.1', `/api/v1/${TENANT}/seller/${path}`, demo.port), { data, headers: { accept: 'application/json' } });
  expect((await post('registrieren', { Vorname: 'Paula', Nachname: 'Probst', Email })).status()).toBe(202);
  const link = await mailOf(demo, Email);
  const answer = await post('bestaetigen', { Token: new URL(link).searchParams.get('token') });
  const said = await answer.json();
  expect(answer.ok(), JSON.stringify(said)).toBe(true);
  return said.Token;
}

/** The login of a profi seller. */
interface SellerLogin {
  readonly Email: string;
  readonly Password: string;
}

/** The demo's approved profi seller. */
const DEMO_LOGIN: SellerLogin = { Email: SELLER, Password: ERIKA.Password };

/** Logs a profi seller in by a call, and returns the session. */
export async function loginSeller({ port }: Pick<Demo, 'port'>, login = DEMO_LOGIN): Promise<string> {
  const answer = await fetch(at('127.0.0.1', `/api/v1/${TENANT}/seller/login`, port), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  const said = await answer.json();
  expect(answer.ok, JSON.stringify(said)).toBe(true);
  return said.Token;
}

/** Calls as the demo's approved profi seller. */
async function callAsSeller(demo: Pick<Demo, 'port'>, session: string, method: 'GET' | 'PUT', path: string) {
  const answer = await fetch(at('127.0.0.1', `/api/v1/${TENANT}/seller/${path}`, demo.port), {
    method,
    headers: { authorization: `Bearer ${session}`, ...(method === 'PUT' && { 'content-type': 'application/json' }) },
    ...(method === 'PUT' && { body: '{}' }),
  });
  const said = await answer.json();
  expect(answer.ok, JSON.stringify(said)).toBe(true);
  return said;
}

/**
 * An approved profi seller sells once and is billed for it on the first day of the next month; moves the clock, which ends all sessions. Returns a new
 * session and the numbers of the statement and its document.
 */
export async function billSeller(
  journey: Journey,
  login = DEMO_LOGIN,
): Promise<{ session: string; abrechnung: string; gutschrift: string }> {
  const session = await loginSeller(journey, login);
  const { Produkte } = await callAsSeller(journey, session, 'GET', 'produkte');
  const produktId: number = Produkte[0].ProduktId;
  const link: SellerLink = await callAsSeller(journey, session, 'GET', `link?produkt=${produktId}`);
  const { Empfaengernummer } = await joinReferral(journey, link.Empfehlungsnummer);
  const order = await orderOf(journey, { produktId }, Empfaengernummer);
  await reportOrder(journey, TENANT, order, 'Bestaetigt');
  await moveClock(journey, releaseDays(TENANT));
  await reportOrder(journey, TENANT, order, 'Freigegeben');
  await moveClock(journey, daysToNextMonth(await today(journey)));
  const later = await loginSeller(journey, login);
  const { Content } = await callAsSeller(journey, later, 'PUT', 'abrechnungen');
  const [{ Abrechnungsnummer: abrechnung, Gutschriften }] = Content;
  expect(Gutschriften).toHaveLength(1);
  return { session: later, abrechnung, gutschrift: Gutschriften[0].Gutschriftnummer };
}

/** Days from a day `YYYY-MM-DD` to the first one of the next month. */
function daysToNextMonth(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate() - date + 1;
}

/** Opens the link of the first product and waits for its code. */
export async function openFirstProduct(page: Page): Promise<void> {
  await page.locator('[data-row]').first().click();
  await expect(dialogOf(page).getByRole('img').first()).toBeVisible();
}

async function mailOf(demo: { readonly request: APIRequestContext; readonly port: string }, email: string): Promise<string> {
  let link = '';
  await expect(async () => {
    link = await mailedLink(demo, email);
  }).toPass();
  return link;
}

/** Stores the session in the browser. */
export const storeSellerSession = (context: BrowserContext, port: string, session: string): Promise<void> =>
  context.addCookies([{ name: 'psoe_seller', value: session, url: site(TENANT, '/', port) }]);
