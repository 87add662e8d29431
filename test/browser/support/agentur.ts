import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import type { Mailart } from '../../../contract/calls/agentur/mails.ts';
import { AGENTUR, type AgenturPerson, ERIKA } from '../../../tools/shared/demo.ts';
import { at, sharedPort, site } from './addresses.ts';
import type { Demo } from './demo.ts';
import { headline, press } from './walk.ts';

/** The one tenant of the demo that has agencies. */
export const TENANT = 'telko';

/** Address of a page of the agencies' portal. */
export const portalAt = (path = '', port = sharedPort()): string => site(TENANT, `/de/agentur${path}`, port);

/** Fills in the portal's login, and sends it. */
export async function logInAt(page: Page, person: AgenturPerson): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(AGENTUR[person]);
  await page.getByLabel('Passwort', { exact: true }).fill(ERIKA.Password);
  await press(page, 'Anmelden');
}

export const headlineOfLogin = (page: Page) => headline(page, 'Anmelden für Agenturen');

/** Comes in with a session of the own, which a call answers, and stands on the start page once it shows what there is. */
export async function comeTo(page: Page, person: AgenturPerson, port = sharedPort()): Promise<void> {
  await openAs(page, person, '', port);
  await headline(page, 'Heute');
}

/** The same at another address of the portal. */
export async function openAs(page: Page, person: AgenturPerson, path: string, port = sharedPort()): Promise<void> {
  await keepAgencySession(page.context(), port, await agencySessionOf({ port }, person));
  await page.goto(portalAt(path, port));
}

/** The session that a login answers to a call. */
export async function agencySessionOf({ port }: Pick<Demo, 'port'>, person: AgenturPerson): Promise<string> {
  const answer = await fetch(at('127.0.0.1', `/api/v1/${TENANT}/agentur/login`, port), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Email: AGENTUR[person], Password: ERIKA.Password }),
  });
  const said = await answer.json();
  expect(answer.ok, JSON.stringify(said)).toBe(true);
  return said.Token;
}

/** Sets which mails a person of the demo's agency receives; kinds that are not given stay as they are. */
export async function wantMails(demo: Pick<Demo, 'port'>, person: AgenturPerson, wahl: Partial<Record<Mailart, boolean>>): Promise<void> {
  const answer = await fetch(at('127.0.0.1', `/api/v1/${TENANT}/agentur/daten`, demo.port), {
    method: 'PUT',
    headers: { authorization: `Bearer ${await agencySessionOf(demo, person)}`, 'content-type': 'application/json' },
    body: JSON.stringify(wahl),
  });
  expect(answer.ok, await answer.text()).toBe(true);
}

/** The address of a standing code of the demo's agency. */
export async function standingLink(demo: Pick<Demo, 'port'>): Promise<string> {
  const session = await agencySessionOf(demo, 'mitarbeiter');
  const answer = await fetch(at('127.0.0.1', `/api/v1/${TENANT}/Einladung/daten`, demo.port), {
    headers: { authorization: `Bearer ${session}` },
  });
  const { Mitarbeiter } = await answer.json();
  return Mitarbeiter[0].Link;
}

/** The browser has that session from then on. */
export const keepAgencySession = (context: BrowserContext, port: string, session: string): Promise<void> =>
  context.addCookies([{ name: 'psoe_agentur', value: session, url: site(TENANT, '/', port) }]);

/** Rows of the report that is open, which on phones are cards. */
export const rowsOf = (page: Page) => page.locator('tbody tr, ul > li').filter({ has: page.locator('[data-row]') });
/** The sheet beside them. */
export const sheetOf = (page: Page) => page.getByRole('complementary');
/** Opens the sheet of the first row. */
export async function openFirst(page: Page): Promise<void> {
  await rowsOf(page).first().getByRole('link').first().click();
  await expect(sheetOf(page).getByRole('heading', { level: 2 })).toBeVisible();
}
/** The number of the row whose sheet is open; what it shows of the row has come. */
export async function numberInSheet(page: Page): Promise<string> {
  await expect(sheetOf(page).getByRole('heading', { level: 2 })).toBeVisible();
  return (await sheetOf(page).getAttribute('aria-label'))?.split(' ').at(-1) ?? '';
}
/** The app stands, and its report shows the rows of the present question. */
export const settled = (page: Page) => expect(page.locator('main:has([aria-busy=false]):not(:has([aria-busy=true]))')).toHaveCount(1);

/** What a second factor's app shows by the product's clock; `ahead` of it by so many codes, since each counts once. */
export async function codeOf({ request, port }: Demo, secret: string, ahead = 0): Promise<string> {
  const { Jetzt } = await (await request.get(at('127.0.0.1', '/dev/clock', port))).json();
  return new TOTP({ secret: secret.replace(/\s/g, '') }).generate({ timestamp: Date.parse(Jetzt) + ahead * 30_000 });
}

/** The cents of the one amount that a part shows. */
export const centsIn = async (part: Locator): Promise<number> => Number((await part.innerText()).replace(/\D/g, ''));
/** A line of what waits on the start page. */
export const waiting = (page: Page, what: RegExp) => page.getByRole('listitem').filter({ hasText: what }).first();
/** The first number of a text. */
export const numberIn = async (part: Locator): Promise<number> => Number((await part.innerText()).match(/\d+/)?.[0]);
/** What stands before the screen. */
export const dialogOf = (page: Page) => page.locator('[data-modal]');
/** By the navigation, until the screen is there: until then what is pressed is the one before, and words of both are the same. */
export async function goTo(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name, exact: true });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
}

/** From the start page to the orders that wait for a release; answers how many. */
export async function openWaiting(page: Page): Promise<number> {
  const sentence = waiting(page, /freigegeben werden/);
  const count = await numberIn(sentence);
  await sentence.getByRole('link').click();
  await headline(page, /^Aufträge/);
  await settled(page);
  await expect(rowsOf(page)).toHaveCount(count);
  return count;
}
