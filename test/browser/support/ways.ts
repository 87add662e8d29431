import { expect, type Page } from '@playwright/test';
import type { Translate } from '../../../texts/texts.ts';
import { AGENTUR } from '../../../tools/shared/demo.ts';
import { releaseDays } from '../../support/release-days.ts';
import { standingLink, wantMails } from './agentur.ts';
import { later, mailedLink, mailsTo, tellOrder } from './demo.ts';
import { order } from './ordering.ts';
import { fillBank } from './receiving.ts';
import { orderOf } from './rewarding.ts';
import { beAgreed, beRecipient, issueLogin, mailPasswortlink, recommendByCalls, recommendUnconfirmed } from './steps.ts';
import { headline, pageAt, press, RECIPIENT, type Walk } from './walk.ts';

// Reach functions for states that depend on earlier actions. They use calls as far as possible, and each creates its own data.

/** A mailed address in the language of the walk. */
const inLanguage = ({ language }: Walk, address: string): string => address.replace('/de/', `/${language}/`);

const CONSENT = '/empfaenger/zustimmung';

/** A page about a referral that is not confirmed. */
export const openWaiting = (address: (nummer: string) => string) => async (walk: Walk, page: Page) => {
  const { nummer } = await recommendUnconfirmed(walk);
  await page.goto(pageAt(walk, address(nummer)));
};

/** The form of a mailed link to set a password. */
export async function openPasswortlink(walk: Walk, page: Page): Promise<void> {
  const { email } = await recommendByCalls(walk);
  await page.goto(inLanguage(walk, await mailPasswortlink(walk, email)));
  await headline(page, walk.t('passwort.setzen.titel'));
}

/** A used login address of the company's own system. */
export async function openUsedLogin(walk: Walk, page: Page): Promise<void> {
  const address = inLanguage(walk, await issueLogin(walk));
  await page.goto(address);
  await press(page, walk.t('anmeldelink.knopf'));
  await headline(page, walk.t('bereich.titel'));
  await page.context().clearCookies({ name: 'psoe_token' });
  await page.goto(address);
}

export async function pressUsedLogin(page: Page, t: Translate): Promise<void> {
  await press(page, t('anmeldelink.knopf'));
  await headline(page, t('anmeldelink.verwendet.titel'));
}

/** Opens the permanent link of a staff member of the demo's agency, as a phone does after reading the QR code. */
export async function openStandingInvitation(walk: Walk, page: Page): Promise<void> {
  await page.goto(inLanguage(walk, await standingLink(walk)));
  await expect(page.getByLabel(walk.t('feldname.email'))).toBeVisible();
}

/** Opens the page that ends an agency user's weekly reports, by the link in one; moves the clock. */
export async function openUnsubscribe(walk: Walk, page: Page): Promise<void> {
  await wantMails(walk, 'inhaber', { Wochenbericht: true });
  await later(walk, 7);
  const links = (await mailsTo(walk, AGENTUR.inhaber)).flatMap(({ Links }) => Links);
  const link = links.find((one) => one.includes('/agentur/abbestellen?'));
  expect(link, 'a weekly report').toBeDefined();
  await page.goto(inLanguage(walk, link ?? ''));
}

export async function unsubscribe(page: Page, t: Translate): Promise<void> {
  await press(page, t('agenturseite.abbestellen.knopf'));
  await headline(page, t('agenturseite.abbestellen.fertig.titel'));
}

/** The terms, for a recipient who has not agreed yet. */
export async function openTerms(walk: Walk, page: Page): Promise<void> {
  await beRecipient(walk, page);
  await page.goto(pageAt(walk, CONSENT));
  await headline(page, walk.t('zustimmung.titel'));
}

/** The page of a recipient who has accepted the terms and must confirm the data. */
export async function openUnconfirmed(walk: Walk, page: Page): Promise<void> {
  await beAgreed(walk, page);
  await page.goto(pageAt(walk, CONSENT));
  await headline(page, walk.t('stand.bestaetigen.titel'));
}

/** The thanks of a recipient who has confirmed the data by the mailed link. */
export async function openConfirmed(walk: Walk, page: Page) {
  const joined = await beAgreed(walk, page);
  await page.goto(inLanguage(walk, await mailedLink(walk, joined.email)));
  await press(page, walk.t('angabenBestaetigen.knopf'));
  await headline(page, walk.t('stand.bestellen.titel'));
  return joined;
}

/** The page from which the recipient orders. */
export async function openOrder(walk: Walk, page: Page) {
  const joined = await openConfirmed(walk, page);
  await page.goto(pageAt(walk, CONSENT));
  await headline(page, walk.t('stand.bestellen.titel'));
  return joined;
}

/** Address of the tenant that accepts requests. */
const MAILBOX = 'hilfe@sandwall.example';

/** The page on which the tenant decides on a recipient's request. */
export async function openRequest(walk: Walk, page: Page): Promise<void> {
  const { email } = await openOrder(walk, page);
  const number = await order(walk, page, email);
  const mail = (await mailsTo(walk, MAILBOX)).find(({ Text }) => Text.includes(number));
  await page.goto(inLanguage(walk, mail?.Links[0] ?? ''));
  await expect(page.getByText(`${RECIPIENT.vorname} ${RECIPIENT.name}`, { exact: true })).toBeVisible();
}

/** The recipient's state once the order is confirmed. */
export async function openOrdered(walk: Walk, page: Page) {
  const joined = await openOrder(walk, page);
  const order = await orderOf(walk, joined, joined.Empfaengernummer);
  await tellOrder(walk, walk.tenant, order, 'Bestaetigt');
  await page.reload();
  await headline(page, walk.t('stand.bestaetigt.titel'));
  return { ...joined, order };
}

/** The recipient's state once the order is released; moves the clock. */
export async function openReleased(walk: Walk, page: Page) {
  const ordered = await openOrdered(walk, page);
  await later(walk, releaseDays(walk.tenant));
  await tellOrder(walk, walk.tenant, ordered.order, 'Freigegeben');
  await page.reload();
  await headline(page, walk.t('stand.freigegeben.titel'));
  return ordered;
}

/** The form of the mailed link to enter bank data before the reward. */
export async function openBank(walk: Walk, page: Page): Promise<void> {
  const { email } = await openOrder(walk, page);
  await press(page, walk.t('stand.bank.knopf'));
  await expect(page.getByText(walk.t('stand.bank.gesendet', { email }))).toBeVisible();
  await page.goto(inLanguage(walk, await mailedLink(walk, email)));
  await headline(page, walk.t('bankdaten.formular.titel'));
}

/** The page of the recipient's reward as a transfer, with no stored account; moves the clock. */
export async function openTransfer(walk: Walk, page: Page): Promise<string> {
  const { email } = await openReleased(walk, page);
  const reward = inLanguage(walk, await mailedLink(walk, email, '/praemie/'));
  await page.goto(reward);
  await page.getByRole('link', { name: walk.t('praemie.art.Ueberweisung') }).click();
  await expect(page.getByLabel('IBAN')).toBeVisible();
  return reward;
}

/** The same reward, picked. */
export async function openTransferPicked(walk: Walk, page: Page): Promise<void> {
  const reward = await openTransfer(walk, page);
  await fillBank(walk, page, 'DE89 3704 0044 0532 0130 00');
  await press(page, walk.t('praemie.Ueberweisung.knopf'));
  await headline(page, walk.t('praemie.danke.titel'));
  await page.goto(reward);
  await expect(page.getByText(walk.t('praemie.gewaehlt.lead'))).toBeVisible();
}

/** The recommender's reward, picked as a voucher `tage` days ago; moves the clock. */
export const openVoucherPicked = (tage: number) => async (walk: Walk, page: Page) => {
  const { recommender } = await openReleased(walk, page);
  const reward = inLanguage(walk, await mailedLink(walk, recommender, '/praemie/'));
  await page.goto(reward);
  await page.getByRole('link', { name: walk.t('praemie.art.Gutschein') }).click();
  await press(page, walk.t('praemie.Gutschein.knopf'));
  await headline(page, walk.t('praemie.danke.titel'));
  if (tage > 0) await later(walk, tage);
  await page.goto(reward);
  await expect(page.getByText(walk.t(tage > 0 ? 'praemie.gewaehlt.code' : 'praemie.gewaehlt.lead'))).toBeVisible();
};

/** The link of an expired referral; moves the clock. */
export async function openOver(walk: Walk, page: Page): Promise<void> {
  const { nummer } = await recommendByCalls(walk);
  await later(walk, 400);
  await page.goto(pageAt(walk, `/empfaengerdaten/${nummer}`));
  await headline(page, walk.t('ende.empfehlungAbgelaufen'));
}
