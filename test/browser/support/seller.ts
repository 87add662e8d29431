import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { ERIKA, SELLER } from '../../../tools/shared/demo.ts';
import { at, sharedPort, site } from './addresses.ts';
import { dialogOf, TENANT } from './agentur.ts';
import { type Demo, mailedLink, newAddress } from './demo.ts';

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

/** Logs the demo's approved profi seller in by a call, and returns the session. */
export async function demoSellerSession({ port }: Pick<Demo, 'port'>): Promise<string> {
  const answer = await fetch(at('127.0.0.1', `/api/v1/${TENANT}/seller/login`, port), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Email: SELLER, Password: ERIKA.Password }),
  });
  const said = await answer.json();
  expect(answer.ok, JSON.stringify(said)).toBe(true);
  return said.Token;
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
