import type { Page } from '@playwright/test';
import { type Bereich, bereichNames } from '../../contract/portals/agentur.ts';
import {
  expectLoaded,
  goTo,
  headlineOfLogin,
  logInAt,
  openStartPage,
  openWithSession,
  portalAt,
  rowsOf,
  sheetOf,
  TENANT,
} from './support/agentur.ts';
import { headline } from './support/journey.ts';
import { choosePeriod } from './support/portal-parts.ts';
import { present } from './support/present.ts';
import { needsDesktop, needsPhone, onDesktop, onPhone } from './support/screens.ts';
import { at, expect, expectAccessible, sharedPort, test } from './support/test.ts';

const area = (name: string) => portalAt(`/bereich/${name}`);
/** Areas in the navigation, by the last part of their addresses. */
const waysOf = async (page: Page) =>
  (await present(page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link'))).evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).pathname.split('/').at(-1)),
  );
const without = (...areas: readonly Bereich[]) => ['agentur', ...bereichNames().filter((name) => !areas.includes(name))];

/** Checks the 403 answer for an area that the person may not open. */
async function refused(page: Page, name: string, ...words: readonly string[]): Promise<void> {
  expect((await page.goto(area(name)))?.status(), name).toBe(403);
  for (const word of words) await expect(page.getByRole('main')).toContainText(word);
}

test(
  'the owner of an inactive agency sees the reason and the reports, but no leads and nothing to release',
  needsDesktop,
  async ({ page }) => {
    await openStartPage(page, 'inaktiv');
    const why = page.getByRole('main');
    await expect(why).toContainText('Ihre Agentur ist zurzeit nicht aktiv');
    await expect(why).toContainText('Der Vertrag ruht, bis die neue Gewerbeanmeldung vorliegt.');
    await expect(why).toContainText('So lange ruht Ihr Prämienplan, und Funkhof gibt die Aufträge frei.');
    await expect(why.getByText(/freigegeben werden/)).toHaveCount(0);
    expect(await waysOf(page)).toEqual(without('leads', 'einladung', 'mitarbeiter'));

    await page.goto(area('auftraege'));
    await expectLoaded(page);
    await expect(rowsOf(page).nth(1)).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await page.goto(`${area('auftraege')}?status=Bestaetigt`);
    await expectLoaded(page);
    await rowsOf(page).first().click();
    await expect(sheetOf(page).getByText('Verlauf')).toBeVisible();
    await expect(sheetOf(page).getByRole('button', { name: /Freigeben|Beanstanden/ })).toHaveCount(0);

    for (const name of ['leads', 'einladung', 'mitarbeiter'])
      await refused(page, name, 'einer aktiven Agentur', 'ist zurzeit nicht aktiv. So lange bleibt diese Seite für Sie geschlossen.');
    await page.goto(portalAt('/praemienuebersicht'));
    await expect(page.getByText('Die Zusagen Ihres Prämienplans ruhen so lange')).toBeVisible();
  },
);

test('a staff member sees all rows of the agency, cannot release, and sees who can', needsDesktop, async ({ page }) => {
  await openStartPage(page, 'mitarbeiter');
  expect(await waysOf(page)).toEqual(without('mitarbeiter', 'rechnungen'));
  await expect(page.getByRole('main').getByText(/freigegeben werden/)).toHaveCount(0);

  await page.goto(area('auftraege'));
  await expectLoaded(page);
  const numbers = (await (await present(rowsOf(page))).allInnerTexts()).map((text) => text.match(/M-\d+/)?.[0]);
  expect(new Set(numbers).size).toBeGreaterThan(1);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.goto(`${area('auftraege')}?status=Bestaetigt`);
  await expectLoaded(page);
  await rowsOf(page).last().click();
  await expect(sheetOf(page).getByText('Verlauf')).toBeVisible();
  await expect(sheetOf(page).getByRole('button', { name: /Freigeben|Beanstanden/ })).toHaveCount(0);
  await rowsOf(page).first().click();
  await expect(sheetOf(page)).toContainText('Freigegeben werden kann er ab dem');
  await expect(sheetOf(page)).toContainText('Freigeben kann: Henrike Nordmann.');

  await refused(page, 'mitarbeiter', 'Wer diese Seite bei Agentur Nordlicht öffnen darf: Inhaberinnen und Inhaber');
  await refused(page, 'rechnungen', 'Ihre Rolle ist: Mitarbeiterin oder Mitarbeiter.');
  await goTo(page, 'Leads');
  await headline(page, /^Leads/);
});

test('a user without a role has only a start page with the own account', onDesktop, async ({ page }) => {
  await openStartPage(page, 'ohneRolle');
  expect(await waysOf(page)).toEqual(['agentur']);
  await expect(page.getByRole('main')).toContainText(
    'Sie haben bei Agentur Nordlicht noch keine Rolle. Wenden Sie sich an Henrike Nordmann',
  );
  await expect(page.getByRole('button', { name: 'Passwort ändern' })).toBeVisible();
  await expect(page.getByText('Das steht an')).toHaveCount(0);
  await refused(page, 'auftraege', 'Sie haben bei Agentur Nordlicht noch keine Rolle.', 'Wenden Sie sich an Henrike Nordmann');
  await expect(page.getByRole('main').getByRole('navigation')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Zur Übersicht' }).click();
  await expect(page.getByRole('button', { name: 'Passwort ändern' })).toBeVisible();
});

test('on a phone a row without a sheet expands to its other columns and leaves the address unchanged', needsPhone, async ({ page }) => {
  await openWithSession(page, 'inhaber', '/bereich/empfehler');
  await expectLoaded(page);
  const card = page.getByRole('list', { name: 'Empfehlende' }).getByRole('listitem').first();
  await expect(card).not.toContainText('Eingeladen am');
  const name = card.getByRole('button').first();
  await name.press('Enter');
  await expect(name).toHaveAttribute('aria-expanded', 'true');
  await expect(card).toContainText('Eingeladen am');
  await expectAccessible(page);
  expect(new URL(page.url()).search).toBe('');
  await name.click();
  await expect(card).not.toContainText('Eingeladen am');
});

test('the bottom bar on phones truncates no label in either language', onPhone, async ({ page }) => {
  await openStartPage(page, 'inaktiv');
  for (const language of ['de', 'en'])
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(area('empfehlungen').replace('/de/', `/${language}/`));
      await expectLoaded(page);
      const words = page.getByRole('navigation', { name: language === 'de' ? 'Bereiche' : 'Areas' }).locator('span.truncate:visible');
      await expect(words).toHaveCount(5);
      for (const word of await (await present(words)).all())
        expect(await word.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), await word.innerText()).toBe(0);
    }
});

test.describe('', () => {
  test.use({ mayBeRefused: ['/agentur/leads/A-1001'] });

  test(
    'a session that ended while a screen is open leads to the login at the next call, and back',
    onDesktop,
    async ({ page, request }) => {
      await openWithSession(page, 'mitarbeiter', '/bereich/leads');
      await expectLoaded(page);
      const session = (await page.context().cookies()).find(({ name }) => name === 'psoe_agentur')?.value;
      const ended = await request.post(at('127.0.0.1', `/api/v1/${TENANT}/agentur/logout`, sharedPort()), {
        headers: { authorization: `Bearer ${session}` },
      });
      expect(ended.ok()).toBe(true);
      await choosePeriod(page, '30 Tage');
      await headlineOfLogin(page);
      await logInAt(page, 'mitarbeiter');
      await headline(page, /^Leads/);
      await expect(page.getByRole('button', { name: '30 Tage' })).toBeVisible();
    },
  );
});
