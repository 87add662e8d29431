import { expect, type Page } from '@playwright/test';
import {
  isClosed,
  isDisabled,
  isPersonal,
  type PageAccessSettings,
  pageAddress,
  type RoutePaths,
  routePaths,
} from '../../../contract/pages/public.ts';
import { isAgenturPage } from '../../../contract/portals/agentur.ts';
import { SELLER_PAGES } from '../../../contract/portals/seller.ts';
import type { AgenturPerson } from '../../../tools/shared/demo.ts';
import { PORTAL_ID } from '../../../web/portals/shell/data.ts';
import { at } from './addresses.ts';
import { agencySessionOf, expectLoaded, storeAgencySession } from './agentur.ts';
import { isMissing } from './brands.ts';
import { anyProdukt, logInByCall, sessionOf } from './demo.ts';
import { type Journey, press } from './journey.ts';
import type { PageState } from './page-states.ts';
import { resetScale, scaleDown } from './scale.ts';
import { loginSeller, newSellerSession, storeSellerSession } from './seller.ts';
import type { State } from './states.ts';

type Who = 'stranger' | 'person';
export type Visitors = Readonly<Record<Who, Page>>;

/** A tenant's site in one language, with the data of its visitors. */
export interface DemoSite {
  readonly journey: Journey;
  readonly paths: RoutePaths;
  readonly einlass: PageAccessSettings;
  /** Values of the demo for parameters of paths and queries. */
  readonly params: Readonly<Record<string, string>>;
}

export async function openDemoSite(journey: Journey): Promise<DemoSite> {
  const { request, port, tenant, language } = journey;
  const headers = { authorization: `Bearer ${await sessionOf(journey, tenant)}` };
  const read = async (path: string) => (await request.get(at('127.0.0.1', `/api/v1/${path}`, port), { headers })).json();
  const { SupportedLanguage, ...own } = await read(`${tenant}/route/default`);
  expect(SupportedLanguage.Sprache).toContain(language);
  const einlass: PageAccessSettings = await read(`mandant/${tenant}`);
  const params = paramsOf(await read(`${tenant}/empfehler/empfehlungen/`));
  const produktId = journey.brand.agent?.externeId ?? String(await anyProdukt(journey, tenant));
  return { journey, paths: routePaths(own), einlass, params: { ...params, produktId } };
}

interface Own {
  readonly Empfehlungsnummer: string;
  readonly KurzURL?: string;
  readonly Empfaenger: readonly { readonly Praemierung?: { readonly Status: string; readonly Token?: string } }[];
}

/** Numbers of a referral of the recommender with an open link, and of an open reward. */
function paramsOf(own: readonly Own[]): Record<string, string> {
  const empfehlungsnummer = own.find(({ KurzURL }) => KurzURL)?.Empfehlungsnummer ?? '';
  const grants = own.flatMap(({ Empfaenger }) => Empfaenger.map(({ Praemierung }) => Praemierung));
  const token = grants.find((grant) => grant?.Status === 'Offen')?.Token ?? '';
  return { empfehlungsnummer, token, praemieid: '1', adminLoginToken: 'keins', slug: 'internet', bericht: 'auftraege', tab: 'uebersicht' };
}

/** The address of a page state, with values of the demo for its parameters. */
function addressOf({ paths, journey, params }: DemoSite, { name, state }: PageState): string {
  const value = (key: string, own: Readonly<Record<string, string>> = {}) => {
    const found = own[key] ?? params[key];
    expect(found, `${key} for ${name}`).toBeTruthy();
    return found ?? '';
  };
  const named = [...paths[name].matchAll(/:([A-Za-z]+)\*?/g)].map(([, key = '']) => [key, value(key, state.params)] as const);
  const query = Object.entries(state.query ?? {}).map(
    ([key, text]) => [key, text.replace(/\{(\w+)\}/, (_, known) => value(known))] as const,
  );
  return pageAddress(paths, name, journey.language, Object.fromEntries([...named, ...query]));
}

/**
 * The visitor of a page state: the logged-in recommender if the page or the tenant requires a login, otherwise a stranger. Null if the page is
 * about passwords and the tenant has none.
 */
export function visitorOf({ einlass }: DemoSite, { name, state }: PageState): Who | null {
  if (isDisabled(einlass, name)) return null;
  const needsLogin = isPersonal(name) && !state.isStranger;
  return needsLogin || (isClosed(einlass, name) && name !== 'Interstitial') ? 'person' : 'stranger';
}

/** The agency user who visits a page state; null for other page states. */
const agencyPersonOf = ({ journey }: DemoSite, { name, state }: PageState): AgenturPerson | null =>
  state.as ?? (isAgenturPage(name) && !isMissing(journey.tenant, name) && isPersonal(name) ? 'inhaber' : null);

const sessions = new Map<string, Promise<string>>();

/** Session of an agency user, with one login for all page states. */
function agencySession(port: string, person: AgenturPerson): Promise<string> {
  const key = `${port} ${person}`;
  const session = sessions.get(key) ?? agencySessionOf({ port }, person);
  sessions.set(key, session);
  return session;
}

/** Whether a profi seller visits the page state. */
const isOfSeller = ({ journey }: DemoSite, { name }: PageState): boolean =>
  Object.hasOwn(SELLER_PAGES, name) && !isMissing(journey.tenant, name) && isPersonal(name);

const sellerSessions = new Map<string, Promise<string>>();

/** Session of the demo's approved profi seller, or of one whose data are missing, with one login or registration for all page states. */
function sellerSession({ request, port }: Journey, { isDemoSeller }: State): Promise<string> {
  const key = `${port} ${isDemoSeller === true}`;
  const session = sellerSessions.get(key) ?? (isDemoSeller ? loginSeller({ port }) : newSellerSession({ request, port }));
  sellerSessions.set(key, session);
  return session;
}

/** Waits until everything is loaded, including parts that load only near the viewport. */
async function expectAllShown(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => [...document.querySelectorAll('.skeleton')].at(-1)?.scrollIntoView());
    await expect(page.locator('.skeleton')).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await page.evaluate(() => scrollTo(0, 0));
}

/** Opens a page state as its visitor; returns the page, or null if no visitor can see it. */
export async function openPageState(demoSite: DemoSite, visitors: Visitors, pageState: PageState): Promise<Page | null> {
  const { journey } = demoSite;
  const { state } = pageState;
  const who = visitorOf(demoSite, pageState);
  if (who === null) return null;
  const page = visitors[who];
  // The previous visitor of this page can have been another person.
  await page.context().clearCookies({ name: /^psoe_(token|empfaenger|agentur|seller)$/ });
  const person = agencyPersonOf(demoSite, pageState);
  if (person) await storeAgencySession(page.context(), journey.port, await agencySession(journey.port, person));
  else if (isOfSeller(demoSite, pageState)) await storeSellerSession(page.context(), journey.port, await sellerSession(journey, state));
  // Each page state has its own session, because a page can renew a session, which ends the previous one a minute later.
  else if (who === 'person') await logInByCall(page.context(), journey, journey.tenant);
  await (isPressed(state) || state.reach ? resetScale(page) : scaleDown(page));
  if (state.reach) await state.reach(journey, page);
  else await follow(page, demoSite, pageState);
  await show(page, demoSite, pageState);
  return page;
}

/** Opens an open page state in another language, as the same visitor. */
export async function openInLanguage(page: Page, demoSite: DemoSite, pageState: PageState): Promise<void> {
  const { language } = demoSite.journey;
  if (isPressed(pageState.state)) await resetScale(page);
  // Removes drafts and the lock of a portal.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  if (pageState.state.reach) {
    const address = page.url().replace(/\/(de|en)(?=[/?#]|$)/, `/${language}`);
    const answer = await page.goto(address);
    // The address is still the same, and the answer is not an outage.
    expect([page.url(), (answer?.status() ?? 500) < 500]).toEqual([address, true]);
  } else await follow(page, demoSite, pageState);
  await show(page, demoSite, pageState);
}

/** After opening the address: runs the clicks that lead to the state, and waits until everything is loaded. */
async function show(page: Page, { journey }: DemoSite, { state }: PageState): Promise<void> {
  const isPortal = (await page.locator(`#${PORTAL_ID}`).count()) > 0;
  if (isPortal) await expectLoaded(page);
  // A part that loads late moves a button away from the click.
  if (isPortal && state.press) await expectAllShown(page);
  await state.press?.(page, journey.t, journey);
  await submitEmpty(page, state, journey);
  // A sheet on a phone replaces its table, and a dialog covers everything.
  await expect(isPortal ? page.locator('h1') : page.getByRole('heading', { level: 1 })).toHaveCount(1);
  if (isPortal) await expectAllShown(page);
  await expect(page.locator('html')).toHaveAttribute('lang', journey.language);
  await scaleDown(page);
}

/** Whether a pointer is needed once the address is open. */
const isPressed = ({ press, refused }: State): boolean => press !== undefined || refused !== undefined;

async function follow(page: Page, demoSite: DemoSite, pageState: PageState): Promise<void> {
  const { tenant, port } = demoSite.journey;
  const address = addressOf(demoSite, pageState);
  const answer = await page.goto(at(`${tenant}.localhost`, address, port));
  expect(answer?.status(), `${pageState.name} at ${address}`).toBe(statusOf(tenant, pageState));
  // A permitted visitor is not redirected to the login.
  if (!pageState.state.query?.redirect) expect(new URL(page.url()).searchParams.has('redirect'), page.url()).toBe(false);
}

const statusOf = (tenant: Journey['tenant'], { name, state }: PageState): number => (isMissing(tenant, name) ? 404 : (state.status ?? 200));

/** Sends the form without input; checks that the title starts with the error and the error summary has the focus. */
async function submitEmpty(page: Page, { refused }: State, { t }: Journey): Promise<void> {
  if (refused === undefined) return;
  await press(page, t(refused));
  await expect(page.getByRole('alert')).toBeFocused();
  expect(await page.title()).toMatch(new RegExp(`^${t('formular.fehler')} `));
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
}

/** A document as sent: its kinds of elements, and texts that can be too wide. */
interface Sent {
  readonly elements: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

/** A page can renew a session, which ends the old one a minute later; one that is used for half of that needs no renewal. */
const READER_MS = 30_000;
const readers = new Map<string, { readonly session: Promise<string>; readonly since: number }>();

/** The session for requests without a browser to a site; several share one, because each login hashes a password. */
function readerOf({ journey }: DemoSite): Promise<string> {
  const key = `${journey.port} ${journey.tenant}`;
  const known = readers.get(key);
  if (known && Date.now() - known.since < READER_MS) return known.session;
  const session = sessionOf(journey, journey.tenant);
  readers.set(key, { session, since: Date.now() });
  return session;
}

/** Requests a page state without a browser, as its visitor; null if the answer is a redirect. */
export async function requestPageState(demoSite: DemoSite, pageState: PageState, who: Who): Promise<Sent | null> {
  const { request, port, tenant } = demoSite.journey;
  const address = addressOf(demoSite, pageState);
  const session = who === 'person' ? await readerOf(demoSite) : null;
  const headers = { host: `${tenant}.localhost:${port}`, ...(session !== null && { cookie: `psoe_token=${session}` }) };
  const answer = await request.get(at('127.0.0.1', address, port), { headers, maxRedirects: 0 });
  if (answer.status() === 302) {
    expect(answer.headers().location, `${pageState.name} at ${address}`).not.toContain('?redirect=');
    return null;
  }
  expect(answer.status(), `${pageState.name} at ${address}`).toBe(statusOf(tenant, pageState));
  return sentOf(await answer.text());
}

function sentOf(html: string): Sent {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style|svg|noscript)\b.*?<\/\1>/gs, '');
  const elements = [...body.matchAll(/<([a-z]\w*)([^>]*)>/g)].map(([, tag, attributes = '']) =>
    [
      tag,
      ...[...attributes.matchAll(/\b(?:class|type|role|hidden|aria-\w+)(?:="[^"]*")?/g)].map(([one]) =>
        one.replace(/^(aria-\w+)=.*/, '$1'),
      ),
    ].join(' '),
  );
  const texts = body.slice(body.indexOf('<main')).split(/<[^>]*>/);
  return { elements: new Set(elements), words: new Set(texts.flatMap(unbreakable)) };
}

/** Lengths in characters: a text up to the first can be a label on one line; a word from the second can be too wide for a window of 320 px. */
const [LABEL_MAX, LONG_WORD_MIN] = [30, 12];

/** The parts of a text that may not wrap: a short text, or the long words of a longer one. Digits become 0, because all have the same width. */
function unbreakable(text: string): string[] {
  const plain = text.trim().replace(/\d/g, '0');
  if (plain.length <= LABEL_MAX) return plain === '' ? [] : [plain];
  return plain.split(/\s+/).filter((word) => word.length >= LONG_WORD_MIN);
}
