import { expect, type Page } from '@playwright/test';
import { ERIKA } from '../../../tools/shared/demo.ts';
import { mailedLink } from '../support/demo.ts';
import { type Journey, pageAt, press } from '../support/journey.ts';

/** Presses a button that shows the same page with a message. */
async function pressAndRead(page: Page, name: string): Promise<void> {
  await press(page, name);
  await expect(page.getByRole('alert')).toBeVisible();
}

/** Pages with the personal data of the demo's recommender; leaves the data unchanged for later steps. */
export async function lookAtOwn(journey: Journey, page: Page): Promise<void> {
  const { t, look, brand } = journey;
  const open = (path: string) => page.goto(pageAt(journey, path));
  await open('/empfehler/bankdaten');
  await look(page, 'bank-details-recommender');
  await open('/empfehler/bankdaten?schritt=loeschen');
  await look(page, 'bank-details-recommender-delete');
  if (!brand.rede.PraemieAlsLohn) {
    await open('/empfehler/bankdaten?schritt=aendern');
    await page.getByLabel(t('feldname.iban')).fill('DE00 3704');
    await pressAndRead(page, t('bankdaten.knopf'));
    await look(page, 'bank-details-recommender-refused');
  }
  await open('/empfehler/newsletter/optout');
  await look(page, 'newsletter-recommender-opt-out');
  await lookAtMerken(journey, page);
  if (brand.house) return;
  await open('/meinedaten');
  await look(page, 'settings');
  await lookAtNewsletter(journey, page);
  await open('/meinedaten?schritt=loeschen');
  await look(page, 'settings-delete');
}

/** Note and reminder at a referral, its card, and the statement of the year. */
async function lookAtMerken(journey: Journey, page: Page): Promise<void> {
  const { t, look } = journey;
  const share = new RegExp(`^(${t('bereich.teilen')}|${t('bereich.teilen.nochmal')})$`);
  await page.goto(pageAt(journey, '/persoenlicherbereich'));
  await page.getByRole('link', { name: 'Nadja', exact: true }).click();
  const card = page.getByRole('article');
  await card.getByText(t('merken.oeffnen')).click();
  await card.getByLabel(t('merken.notiz')).fill('An Jörg Müller-Lüdenscheidt-Großkreutz, per SMS');
  await card.getByRole('button', { name: t('merken.notiz.knopf') }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await card.getByText(t('merken.oeffnen')).click();
  await look(page, 'dashboard-note');
  await card.getByLabel(t('merken.notiz')).fill('');
  await card.getByRole('button', { name: t('merken.notiz.knopf') }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await card.getByRole('link', { name: share }).click();
  await page.getByRole('link', { name: t('teilen.qr.karte') }).click();
  await look(page, 'recommendation-card');
  await page.goto(pageAt(journey, '/jahresuebersicht'));
  await look(page, 'annual-statement');
  await page.goto(pageAt(journey, '/jahresuebersicht?jahr=2020'));
  await look(page, 'annual-statement-empty');
}

/** The dialogs of the newsletter, from any state, up to the unsubscription. */
async function lookAtNewsletter(journey: Journey, page: Page): Promise<void> {
  const { t, look } = journey;
  const openDialog = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.goto(pageAt(journey, '/empfehler/newsletter/optout'));
  const out = page.getByRole('button', { name: t('newsletter.ab.knopf'), exact: true });
  if (await out.isVisible()) {
    await out.click();
    await expect(page).toHaveURL(/abbestellt=1/);
  }
  await page.goto(pageAt(journey, '/meinedaten'));
  await openDialog(t('meinedaten.newsletter.bestellen'));
  await look(page, 'settings-newsletter-in');
  await pressAndRead(page, t('meinedaten.newsletter.bestellen.knopf'));
  await look(page, 'settings-newsletter-sent');
  await page.goto(await mailedLink(journey, ERIKA.Email, '/newsletter/optin'));
  await look(page, 'newsletter-recommender-opt-in');
  await page.goto(pageAt(journey, '/meinedaten'));
  await openDialog(t('meinedaten.newsletter.zuruecknehmen'));
  await look(page, 'settings-newsletter-out');
  await press(page, t('meinedaten.newsletter.zuruecknehmen.knopf'));
  await expect(page).toHaveURL(/abbestellt=1/);
  await look(page, 'newsletter-recommender-opt-out-done');
}

/** Registration without a referral, up to its mail. */
export async function lookAtRegistration(journey: Journey, page: Page, email: string): Promise<void> {
  const { t, look } = journey;
  await page.goto(pageAt(journey, '/registrieren'));
  await look(page, 'registration');
  await pressAndRead(page, t('registrieren.knopf'));
  await look(page, 'registration-refused');
  await page.getByLabel(t('feldname.vorname')).fill('Petra');
  await page.getByLabel(t('feldname.nachname')).fill('Müller-Lüdenscheidt-Großkreutz');
  await page.getByLabel(t('feldname.email')).fill(email);
  const box = page.getByRole('checkbox');
  if (await box.isVisible()) await box.check();
  await press(page, t('registrieren.knopf'));
  await expect(page).toHaveURL(/gesendet=1/);
  await look(page, 'registration-sent');
}
