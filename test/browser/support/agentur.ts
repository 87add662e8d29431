import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import type { Mailart } from '../../../contract/calls/agentur/mails.ts';
import { AGENTUR, type AgenturPerson, ERIKA } from '../../../tools/shared/demo.ts';
import { at, sharedPort, site } from './addresses.ts';
import type { Demo } from './demo.ts';
import { headline, press } from './journey.ts';

/** The only demo tenant with agencies. */
export const TENANT = 'telko';

/** Address of a page of the agencies' portal. */
export const portalAt = (path = '', port = sharedPort()): string => site(TENANT, `/de/agentur${path}`, port);

/** Fills in and sends the portal's login. */
export async function logInAt(page: Page, person: AgenturPerson): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(AGENTUR[person]);
  await page.getByLabel('Passwort', { exact: true }).fill(ERIKA.Password);
  await press(page, 'Anmelden');
}

export const headlineOfLogin = (page: Page) => headline(page, 'Anmelden für Agenturen');

/** Opens the start page with a new session from a call, and waits until its data are shown. */
export async function openStartPage(page: Page, person: AgenturPerson, port = sharedPort()): Promise<void> {
  await openWithSession(page, person, '', port);
  await headline(page, 'Heute');
}

/** Opens an address of the portal with a new session. */
export async function openWithSession(page: Page, person: AgenturPerson, path: string, port = sharedPort()): Promise<void> {
  await storeAgencySession(page.context(), port, await agencySessionOf({ port }, person));
  await page.goto(portalAt(path, port));
}

/** Logs in by a call and returns the session. */
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
export async function setMailarten(
  demo: Pick<Demo, 'port'>,
  person: AgenturPerson,
  wahl: Partial<Record<Mailart, boolean>>,
): Promise<void> {
  const answer = await fetch(at('127.0.0.1', `/api/v1/${TENANT}/agentur/daten`, demo.port), {
    method: 'PUT',
    headers: { authorization: `Bearer ${await agencySessionOf(demo, person)}`, 'content-type': 'application/json' },
    body: JSON.stringify(wahl),
  });
  expect(answer.ok, await answer.text()).toBe(true);
}

/** The link of a permanent code of the demo's agency. */
export async function dauercodeLink(demo: Pick<Demo, 'port'>): Promise<string> {
  const session = await agencySessionOf(demo, 'mitarbeiter');
  const answer = await fetch(at('127.0.0.1', `/api/v1/${TENANT}/Einladung/daten`, demo.port), {
    headers: { authorization: `Bearer ${session}` },
  });
  const { Mitarbeiter } = await answer.json();
  return Mitarbeiter[0].Link;
}

/** Stores the session in the browser. */
export const storeAgencySession = (context: BrowserContext, port: string, session: string): Promise<void> =>
  context.addCookies([{ name: 'psoe_agentur', value: session, url: site(TENANT, '/', port) }]);

/** Rows of the open report; cards on phones. */
export const rowsOf = (page: Page) => page.locator('tbody tr, ul > li').filter({ has: page.locator('[data-row]') });
/** The sheet next to the rows. */
export const sheetOf = (page: Page) => page.getByRole('complementary');
/** Opens the sheet of the first row. */
export async function openFirst(page: Page): Promise<void> {
  await rowsOf(page).first().getByRole('link').first().click();
  await expect(sheetOf(page).getByRole('heading', { level: 2 })).toBeVisible();
}
/** The number of the row in the open sheet; waits until the row is loaded. */
export async function numberInSheet(page: Page): Promise<string> {
  await expect(sheetOf(page).getByRole('heading', { level: 2 })).toBeVisible();
  return (await sheetOf(page).getAttribute('aria-label'))?.split(' ').at(-1) ?? '';
}
/** Waits until the app is shown and its report has loaded the rows of the current query. */
export const expectLoaded = (page: Page) => expect(page.locator('main:has([aria-busy=false]):not(:has([aria-busy=true]))')).toHaveCount(1);

/** The code of the second factor by the product's clock; `ahead` is a number of later codes, because each code can be used once. */
export async function codeOf({ request, port }: Demo, secret: string, ahead = 0): Promise<string> {
  const { Jetzt } = await (await request.get(at('127.0.0.1', '/dev/clock', port))).json();
  return new TOTP({ secret: secret.replace(/\s/g, '') }).generate({ timestamp: Date.parse(Jetzt) + ahead * 30_000 });
}

/** The only amount in a part of the page, in cents. */
export const centsIn = async (part: Locator): Promise<number> => Number((await part.innerText()).replace(/\D/g, ''));
/** A line of the open tasks on the start page. */
export const waiting = (page: Page, what: RegExp) => page.getByRole('listitem').filter({ hasText: what }).first();
/** The first number of a text. */
export const numberIn = async (part: Locator): Promise<number> => Number((await part.innerText()).match(/\d+/)?.[0]);
/** The open dialog. */
export const dialogOf = (page: Page) => page.locator('[data-modal]');
/** Opens a screen by the navigation and waits until it is shown, because the previous screen can contain the same texts. */
export async function goTo(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name, exact: true });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
}

/** Opens the orders to be released from the start page; returns their number. */
export async function openWaiting(page: Page): Promise<number> {
  const sentence = waiting(page, /freigegeben werden/);
  const count = await numberIn(sentence);
  await sentence.getByRole('link').click();
  await headline(page, /^Aufträge/);
  await expectLoaded(page);
  await expect(rowsOf(page)).toHaveCount(count);
  return count;
}
