import type { Page } from '@playwright/test';
import { mailedLink } from './support/demo.ts';
import { PASSWORD, register } from './support/entering.ts';
import { headline, type Journey, pageAt } from './support/journey.ts';
import { expectFirstErrorFocus, pressAt, retype, tabTo, typeInto } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const alert = (page: Page) => page.getByRole('alert');

/** Changes the password after two errors: empty fields, then a password that is too short. */
async function changePassword({ t }: Journey, page: Page): Promise<void> {
  const [own, next] = [t('passwort.aendern.aktuell'), t('passwort.neu')];
  await pressAt(page, link(page, t('passwort.aendern.titel')));
  await pressAt(page, button(page, t('passwort.aendern.knopf')));
  await expectFirstErrorFocus(page, own);
  await page.keyboard.type(PASSWORD);
  const show = page.getByRole('button', { name: `${t('passwort.zeigen')} ${next}`, exact: true });
  await typeInto(page, page.getByLabel(next, { exact: true }), 'kurz');
  await tabTo(page, show);
  await page.keyboard.press('Space');
  await expect(page.getByLabel(next, { exact: true })).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: `${t('passwort.verbergen')} ${next}`, exact: true })).toBeFocused();
  await pressAt(page, button(page, t('passwort.aendern.knopf')));
  await expectFirstErrorFocus(page, next);
  await retype(page, 'Dachfenster8');
  // A page never returns typed passwords, so all fields are empty; between two fields is the button that shows a password.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel(own, { exact: true })).toBeFocused();
  await retype(page, PASSWORD);
  for (let tab = 0; tab < 4; tab += 1) await page.keyboard.press('Tab');
  await expect(page.getByLabel(t('passwort.wiederholung'), { exact: true })).toBeFocused();
  await retype(page, 'Dachfenster8');
  await page.keyboard.press('Enter');
  await expect(alert(page)).toContainText(t('passwort.aendern.erfolg'));
}

/** Bank data: an error keeps the typed values; then they are stored, kept after a cancelled deletion, and deleted. */
async function keepBank({ t }: Journey, page: Page): Promise<void> {
  await pressAt(page, link(page, t('meinedaten.bank.hinterlegen')));
  const holder = page.getByLabel(t('feldname.kontoinhaber'));
  await typeInto(page, holder, 'Regina Neu');
  await typeInto(page, page.getByLabel('IBAN'), 'DE89 3704');
  await page.keyboard.press('Enter');
  await expectFirstErrorFocus(page, 'IBAN');
  await expect(page.getByLabel('IBAN')).toHaveValue('DE89 3704');
  await expect(holder).toHaveValue('Regina Neu');
  await retype(page, 'DE89 3704 0044 0532 0130 00');
  await page.keyboard.press('Enter');
  await expect(alert(page)).toHaveText(t('bankdaten.eigene.gespeichert'));
  await pressAt(page, link(page, t('bankdaten.eigene.aendern')));
  await pressAt(page, link(page, t('bankdaten.eigene.zurueck')));
  for (const answer of [link(page, t('bankdaten.eigene.behalten')), button(page, t('bankdaten.eigene.loeschen'))]) {
    await pressAt(page, link(page, t('bankdaten.eigene.loeschen')));
    await headline(page, t('bankdaten.eigene.loeschen.titel'));
    await pressAt(page, answer);
  }
  await expect(alert(page)).toHaveText(t('bankdaten.eigene.geloescht'));
}

/** Subscribes by the dialog and the mailed link; unsubscribes by the other dialog, which is first closed by Esc. */
async function subscribe(journey: Journey, page: Page, email: string): Promise<void> {
  const { t } = journey;
  const dialog = page.getByRole('dialog');
  await pressAt(page, button(page, t('meinedaten.newsletter.bestellen')));
  await pressAt(page, dialog.getByRole('button', { name: t('meinedaten.newsletter.bestellen.knopf') }));
  await expect(alert(page)).toHaveText(t('meinedaten.newsletter.gesendet'));
  await page.goto(await mailedLink(journey, email, '/newsletter/optin'));
  await pressAt(page, page.getByRole('main').getByRole('button'));
  await expect(page).toHaveURL(/eingewilligt=1/);

  await page.goto(pageAt(journey, '/meinedaten'));
  const opener = button(page, t('meinedaten.newsletter.abbestellen'));
  await pressAt(page, opener);
  await expect(dialog.getByRole('button', { name: t('seite.schliessen') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Space');
  await pressAt(page, dialog.getByRole('button', { name: t('meinedaten.newsletter.abbestellen.knopf') }));
  await headline(page, t('newsletter.abbestellt.titel'));
  await pressAt(page, link(page, t('newsletter.ab.zurueck')));
  await expect(page.getByText(t('meinedaten.newsletter.aus'))).toBeVisible();
}

/** Downloads the stored data twice; the button keeps the focus. */
async function disclose({ t }: Journey, page: Page): Promise<void> {
  const own = button(page, t('meinedaten.auskunft.knopf'));
  await tabTo(page, own);
  for (const key of ['Enter', 'Space']) {
    const coming = page.waitForEvent('download');
    await page.keyboard.press(key);
    expect((await coming).suggestedFilename()).toBe('datenauskunft.json');
    await expect(own).toBeFocused();
  }
}

/** Opens the question, keeps the account, opens the question again and deletes the account. */
async function remove({ t }: Journey, page: Page): Promise<void> {
  for (const answer of [link(page, t('loeschen.behalten')), button(page, t('loeschen.knopf'))]) {
    await pressAt(page, link(page, t('meinedaten.loeschen.weiter')));
    await headline(page, t('loeschen.titel'));
    await pressAt(page, answer);
  }
  await headline(page, t('loeschen.fertig.titel'));
}

test('by keyboard alone a recommender changes their own data and deletes the account', { tag: '@desktop' }, async ({ page, journeyAt }) => {
  test.setTimeout(120_000);
  const journey = journeyAt('telko');
  const email = await register(journey, page);
  for (const part of [changePassword, keepBank, subscribe, disclose, remove]) {
    await page.goto(pageAt(journey, '/meinedaten'));
    await part(journey, page, email);
  }
});
