import { expect, type Page } from '@playwright/test';
import { ERIKA } from '../../../tools/shared/demo.ts';
import { at, site } from './addresses.ts';
import { expectLoaded, TENANT } from './agentur.ts';
import type { Demo } from './demo.ts';
import { expectAccessible, expectNoOverflow } from './page-checks.ts';
import { present } from './present.ts';

/** Demo people of the back office. A code of the second factor works once, so each test on the shared product takes another person. */
type BackofficePerson = 'admin' | 'betrieb' | 'support' | 'buchhaltung' | 'redaktion' | 'pruefung';

/** Address of a screen of the back office. */
const backofficeAt = (path: string, port: string): string => site(TENANT, `/betrieb${path}`, port);

/** Logs a demo person in by calls, and opens a screen of the back office. */
export async function openBackoffice(page: Page, { port }: Pick<Demo, 'port'>, person: BackofficePerson, path: string): Promise<void> {
  const Email = `${person}@example.org`;
  const { MfaToken } = await post(port, 'login', { Email, Password: ERIKA.Password });
  const { Token } = await post(port, 'mfa', { MfaToken, Code: await freshCode(port, Email) });
  await page.context().addCookies([{ name: 'psoe_betrieb', value: String(Token), url: site(TENANT, '/', port), sameSite: 'Strict' }]);
  await page.goto(backofficeAt(path, port));
}

/** A code of a person that was not used; waits for the next one if need be. */
export async function freshCode(port: string, email: string): Promise<string> {
  let code: string | null | undefined;
  await expect(async () => {
    const codes = await fetch(at('127.0.0.1', '/dev/mfa', port), { headers: { accept: 'application/json' } });
    const shown: { Email: string; Code: string | null }[] = await codes.json();
    code = shown.find((one) => one.Email === email)?.Code;
    expect(code).toBeTruthy();
  }).toPass({ intervals: [1000] });
  return code ?? '';
}

async function post(port: string, call: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(at('127.0.0.1', `/api/v1/betrieb/${call}`, port), { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.ok, `${call} of the back office`).toBe(true);
  return answer.json();
}

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Looks at a screen in both widths. */
export async function lookAtBoth(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectNoOverflow(page);
  await page.setViewportSize(DESKTOP);
}

/** The title of a list, which is followed by the number of its rows. */
export const listTitle = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${title} ?[\\d.]*$`));
/** The rows of a list. */
export const rows = (page: Page) => page.locator('tbody a[data-row]');
/** The numbers of the rows that a filter leaves, once they are there and those before are gone. A list with no row fails. */
export async function rowNumbers(page: Page, filter: string): Promise<string[]> {
  await expect(page.getByRole('button', { name: filter, exact: true, pressed: true })).toBeVisible();
  await expectLoaded(page);
  return (await present(rows(page))).evaluateAll((all) =>
    all.map((row) => row.closest('[data-row]')?.getAttribute('data-row') ?? row.textContent),
  );
}
