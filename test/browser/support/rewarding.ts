import { expect, type Page } from '@playwright/test';
import { type Demo, mailedLink, mailsTo, moveClock, type Order, today } from './demo.ts';
import { logInByMail, setPassword } from './entering.ts';
import { headline, type Journey, pageAt, press, RECIPIENT, type Referral } from './journey.ts';
import { order, runMerchantStep } from './ordering.ts';
import { fillBank } from './receiving.ts';

/** Data of an order of today for the recommended product. */
export const orderOf = async (demo: Demo, { produktId }: Pick<Referral, 'produktId'>, empfaengernummer: string): Promise<Order> => ({
  Auftragsnummer: `A-${empfaengernummer}`,
  Empfaengernummer: empfaengernummer,
  ProduktId: produktId,
  Auftragsdatum: await today(demo),
});

/** The recipient orders; the tenant confirms the order and releases it on its release day. All steps run in the browser, and both people see the result. */
export async function orderAndRelease(journey: Journey, recommender: Page, recipient: Page, email: string) {
  const { t, look, brand } = journey;
  const auftragsnummer = await order(journey, recipient, email);
  const merchant = await recipient.context().newPage();
  await runMerchantStep(journey, merchant, auftragsnummer, 'Bestaetigt');
  await recipient.reload();
  await headline(recipient, t('stand.bestaetigt.titel'));
  await look(recipient, 'recipient-state-ordered');
  await recommender.goto(pageAt(journey, '/persoenlicherbereich'));
  await headline(recommender, t('bereich.titel'));
  await recommender.getByRole('link', { name: 'Jörg M.', exact: true }).click();
  await expect(recommender.getByText(t('bereich.schritt.bestellt', { name: 'Jörg M.' }))).toBeVisible();
  await expect(recommender.getByRole('main')).not.toContainText(RECIPIENT.name);
  await look(recommender, 'dashboard');

  await runMerchantStep(journey, merchant, auftragsnummer, 'uhr');
  await runMerchantStep(journey, merchant, auftragsnummer, 'Freigegeben');
  await recipient.reload();
  await headline(recipient, t('stand.freigegeben.titel'));
  await look(recipient, 'recipient-state-released');
  await recommender.reload();
  await headline(recommender, t(brand.house ? 'exklusiv.titel' : 'anmelden.titel'));
  if (!brand.house) await look(recommender, 'login');
}

/** Logs in again after the session has ended, and finds the reward in the personal area. */
export async function findReward(journey: Journey, page: Page, email: string): Promise<void> {
  const { t, look, brand } = journey;
  await (brand.house ? logInByMail : setPassword)(journey, page, email);
  await expect(page.getByRole('link', { name: t('bereich.waehlen', { wert: '' }) }).first()).toBeVisible();
  await look(page, 'dashboard-reward');
}

/** Finds a reward that is paid with the wages after a new login: its page says so and has nothing to pick. */
export async function findWages(journey: Journey, page: Page, email: string): Promise<void> {
  const { t, look } = journey;
  await logInByMail(journey, page, email);
  await expect(page.getByText(t('badge.PraemieMitLohn')).first()).toBeVisible();
  await look(page, 'dashboard-reward');
  await page.goto(await mailedLink(journey, email, '/praemie/'));
  await expect(page.getByText(t('praemie.gewaehlt.lead.Gehalt'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('praemie.art.Gutschein') })).toHaveCount(0);
  await look(page, 'reward-wages');
}

/** Picks a reward by the link of its mail, up to the thanks; then the page shows it as picked. */
export async function pickReward(
  journey: Journey,
  page: Page,
  email: string,
  art: 'Gutschein' | 'Ueberweisung',
  isStored = false,
): Promise<void> {
  const { t, look } = journey;
  const link = await mailedLink(journey, email, '/praemie/');
  await page.goto(link);
  await look(page, 'reward');
  await page.getByRole('link', { name: t(`praemie.art.${art}`) }).click();
  await look(page, art === 'Gutschein' ? 'reward-details-voucher' : isStored ? 'reward-details-stored' : 'reward-details-transfer');
  if (art === 'Ueberweisung' && !isStored) {
    await fillBank(journey, page, 'DE89 3704 0044 0532 0130 01');
    await press(page, t('praemie.Ueberweisung.knopf'));
    await expect(page.getByRole('alert')).toBeVisible();
    await look(page, 'reward-details-refused');
    await expect(page.getByLabel(t('feldname.kontoinhaber'))).toHaveValue(`${RECIPIENT.vorname} ${RECIPIENT.name}`);
    await fillBank(journey, page, 'DE89 3704 0044 0532 0130 00');
  }
  await press(page, t(`praemie.${art}.knopf`));
  await headline(page, t('praemie.danke.titel'));
  const next = art === 'Gutschein' ? 'praemie.danke.Gutschein.bei' : 'praemie.danke.Ueberweisung.bis';
  await expect(page.getByText(t(next, { haendler: '', tag: '' }).slice(0, 20))).toBeVisible();
  await look(page, art === 'Gutschein' ? 'reward-thanks-voucher' : 'reward-thanks-transfer');
  await page.goto(link);
  await expect(page.getByText(t('praemie.gewaehlt.lead'))).toBeVisible();
  await look(page, 'reward-picked');
}

/** The voucher code is mailed on the day after the pick; the mail and the page of the reward show it. */
export async function getVoucher(journey: Journey, page: Page, email: string): Promise<void> {
  const { t } = journey;
  await moveClock(journey, 1);
  const [mail] = await mailsTo(journey, email);
  expect(mail?.Betreff).toContain(t('mail.gutscheinCode.betreff', { wert: '' }).trim());
  await page.goto(mail?.Links[0] ?? '');
  const code = page.locator('main').getByText(/^DEMO-/);
  await expect(code).toBeVisible();
  expect(mail?.Text).toContain((await code.textContent()) ?? '-');
}
