import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';
import { ERIKA } from '../../../tools/shared/demo.ts';
import { at, sharedPort, site } from './addresses.ts';

/** Access to the demo's tools and to calls of the tenant's own system, from this machine. */
export interface Demo {
  readonly request: APIRequestContext;
  readonly port: string;
}

let people = 0;

/** A unique address, also across runs. */
export function newAddress(name: string, worker: number, domain = 'example.org'): string {
  people += 1;
  return `${name}.${(Date.now() % 1e9).toString(36)}${worker}${people}@${domain}`;
}

interface Mail {
  readonly An: readonly string[];
  readonly Betreff: string;
  readonly Text: string;
  readonly Links: readonly string[];
}

/** All mails to an address, the latest first. */
export async function mailsTo({ request, port }: Demo, email: string): Promise<Mail[]> {
  const answer = await request.get(at('127.0.0.1', '/dev/mails', port), { headers: { accept: 'application/json' } });
  const mails: Mail[] = await answer.json();
  return mails.filter(({ An }) => An.includes(email));
}

/** Link of the button in the latest mail to an address; with `path` in the latest mail whose button leads there. */
export async function mailedLink(demo: Demo, email: string, path = '/'): Promise<string> {
  const links = (await mailsTo(demo, email)).map(({ Links: [button = ''] }) => button);
  const link = links.find((one) => one.includes(path));
  expect(link, `a mail to ${email} that leads to ${path}`).toBeDefined();
  return link ?? '';
}

/** Moves the product's clock; not allowed on the shared product. */
export async function moveClock({ request, port }: Demo, Tage: number): Promise<void> {
  expect(port, 'the shared clock stands').not.toBe(sharedPort());
  expect((await request.post(at('127.0.0.1', '/dev/clock', port), { data: { Tage } })).ok()).toBe(true);
}

/** A session of the demo's recommender by a call without cookies, so that later calls are not made by her. */
export async function sessionOf({ port }: Demo, tenant: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(at('127.0.0.1', `/api/v1/${tenant}/account/login`, port), {
    method: 'POST',
    headers,
    body: JSON.stringify(ERIKA),
  });
  const said = await answer.json();
  expect(answer.ok, JSON.stringify(said)).toBe(true);
  return said.Token;
}

/** Stores the session in the browser. */
export const storeSession = (context: BrowserContext, { port }: Demo, tenant: string, session: string): Promise<void> =>
  context.addCookies([{ name: 'psoe_token', value: session, url: site(tenant, '/', port) }]);

/** Logs the demo's recommender in by a call, for sites with a forced login. */
export const logInByCall = async (context: BrowserContext, demo: Demo, tenant: string): Promise<void> =>
  storeSession(context, demo, tenant, await sessionOf(demo, tenant));

/** Id of a product that can be recommended. */
export async function anyProdukt({ request, port }: Demo, tenant: string): Promise<number> {
  const answer = await request.get(at('127.0.0.1', `/api/v1/${tenant}/produkt`, port));
  const produkte: { Id: number; Praemien: unknown[] }[] = await answer.json();
  const found = produkte.find(({ Praemien }) => Praemien.length > 0);
  expect(found, `a product of ${tenant} with a reward`).toBeDefined();
  return found?.Id ?? 0;
}

/** Number of a referral of the demo's recommender whose link is open. */
export async function anyLink({ request, port }: Demo, tenant: string): Promise<string> {
  const headers = { authorization: `Bearer ${await sessionOf({ request, port }, tenant)}` };
  const answer = await request.get(at('127.0.0.1', `/api/v1/${tenant}/empfehler/empfehlungen/`, port), { headers });
  const own: { Empfehlungsnummer: string; Status: string; KurzURL?: string }[] = await answer.json();
  const found = own.find(({ Status, KurzURL }) => Status === 'Ok' && KurzURL);
  expect(found, `a referral of ${tenant} that can be followed`).toBeDefined();
  return found?.Empfehlungsnummer ?? '';
}

export interface Order {
  readonly Auftragsnummer: string;
  readonly Empfaengernummer: string;
  readonly ProduktId: number;
  readonly Auftragsdatum: string;
}

/** Today in Berlin by the product's clock, in the format of orders. */
export async function today({ request, port }: Demo): Promise<string> {
  const { Jetzt } = await (await request.get(at('127.0.0.1', '/dev/clock', port))).json();
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(new Date(Jetzt));
}

/** Reports an order, as the tenant's own system does. */
export async function reportOrder({ request, port }: Demo, tenant: string, order: Order, Status: string): Promise<void> {
  const answer = await request.post(at('127.0.0.1', `/api/v1/${tenant}/auftrag`, port), {
    headers: { authorization: `Bearer demo-${tenant}` },
    data: { ...order, Status },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
