import { expect, type Page } from '@playwright/test';
import type { Translate } from '../../../texts/texts.ts';
import { AGENTUR } from '../../../tools/shared/demo.ts';
import { releaseDays } from '../../support/release-days.ts';
import { at, site } from './addresses.ts';
import { dauercodeLink, setMailarten } from './agentur.ts';
import { mailedLink, mailsTo, moveClock, reportOrder } from './demo.ts';
import { headline, type Journey, pageAt, press, RECIPIENT } from './journey.ts';
import { askForBank, order } from './ordering.ts';
import { fillBank } from './receiving.ts';
import { orderOf } from './rewarding.ts';
import { issueLogin, joinAndAccept, joinAsRecipient, mailPasswortlink, recommendByCalls, recommendUnconfirmed } from './steps.ts';

// Reach functions for states that depend on earlier actions. They use calls as far as possible, and each creates its own data.

/** A mailed address in the language of the journey. */
const inLanguage = ({ language }: Journey, address: string): string => address.replace('/de/', `/${language}/`);

const CONSENT = '/empfaenger/zustimmung';

/** A page about a referral that is not confirmed. */
export const openWaiting = (address: (nummer: string) => string) => async (journey: Journey, page: Page) => {
  const { nummer } = await recommendUnconfirmed(journey);
  await page.goto(pageAt(journey, address(nummer)));
};

/** The form of a mailed link to set a password. */
export async function openPasswortlink(journey: Journey, page: Page): Promise<void> {
  const { email } = await recommendByCalls(journey);
  await page.goto(inLanguage(journey, await mailPasswortlink(journey, email)));
  await headline(page, journey.t('passwort.setzen.titel'));
}

/** A used login address of the company's own system. */
export async function openUsedLogin(journey: Journey, page: Page): Promise<void> {
  const address = inLanguage(journey, await issueLogin(journey));
  await page.goto(address);
  await press(page, journey.t('anmeldelink.knopf'));
  await headline(page, journey.t('bereich.titel'));
  await page.context().clearCookies({ name: 'psoe_token' });
  await page.goto(address);
}

export async function pressUsedLogin(page: Page, t: Translate): Promise<void> {
  await press(page, t('anmeldelink.knopf'));
  await headline(page, t('anmeldelink.verwendet.titel'));
}

/** Opens the permanent link of a staff member of the demo's agency, as a phone does after reading the QR code. */
export async function openDauercode(journey: Journey, page: Page): Promise<void> {
  await page.goto(inLanguage(journey, await dauercodeLink(journey)));
  await expect(page.getByLabel(journey.t('feldname.email'))).toBeVisible();
}

/** Opens the page that ends an agency user's weekly reports, by the link in one; moves the clock. */
export async function openUnsubscribe(journey: Journey, page: Page): Promise<void> {
  await setMailarten(journey, 'inhaber', { Wochenbericht: true });
  await moveClock(journey, 7);
  const links = (await mailsTo(journey, AGENTUR.inhaber)).flatMap(({ Links }) => Links);
  const link = links.find((one) => one.includes('/agentur/abbestellen?'));
  expect(link, 'a weekly report').toBeDefined();
  await page.goto(inLanguage(journey, link ?? ''));
}

export async function unsubscribe(page: Page, t: Translate): Promise<void> {
  await press(page, t('agenturseite.abbestellen.knopf'));
  await headline(page, t('agenturseite.abbestellen.fertig.titel'));
}

/** The terms, for a recipient who has not agreed yet. */
export async function openZustimmung(journey: Journey, page: Page): Promise<void> {
  await joinAsRecipient(journey, page);
  await page.goto(pageAt(journey, CONSENT));
  await headline(page, journey.t('zustimmung.titel'));
}

/** The page of a recipient who has accepted the terms and must confirm the data. */
export async function openUnconfirmed(journey: Journey, page: Page): Promise<void> {
  await joinAndAccept(journey, page);
  await page.goto(pageAt(journey, CONSENT));
  await headline(page, journey.t('stand.bestaetigen.titel'));
}

/** The page of the mailed link, which confirms and orders. */
export async function openMailed(journey: Journey, page: Page) {
  const joined = await joinAndAccept(journey, page);
  await page.goto(inLanguage(journey, await mailedLink(journey, joined.email)));
  await headline(page, journey.t('stand.bestellen.titel'));
  return joined;
}

/** Confirms by a call, which orders nothing, and gives the page the session of the recipient. */
async function confirm(journey: Journey, page: Page, email: string): Promise<void> {
  const { tenant, port, request } = journey;
  const Token = new URL(await mailedLink(journey, email)).searchParams.get('token');
  const confirmed = await request.post(at('127.0.0.1', `/api/v1/${tenant}/empfaenger/bestaetigen`, port), { data: { Token } });
  const { Hex } = await confirmed.json();
  await page.context().addCookies([{ name: 'psoe_empfaenger', value: Hex, url: site(tenant, '/', port) }]);
}

/** The page from which a recipient who has confirmed orders. */
export async function openOrder(journey: Journey, page: Page) {
  const joined = await joinAndAccept(journey, page);
  await confirm(journey, page, joined.email);
  await page.goto(pageAt(journey, CONSENT));
  await headline(page, journey.t('stand.bestellen.titel'));
  return joined;
}

/** Address of the tenant that accepts requests. */
const MAILBOX = 'hilfe@sandwall.example';

/** The page on which the tenant decides on a recipient's request. */
export async function openRequest(journey: Journey, page: Page): Promise<void> {
  const { email } = await openMailed(journey, page);
  const number = await order(journey, page, email);
  const mail = (await mailsTo(journey, MAILBOX)).find(({ Text }) => Text.includes(number));
  await page.goto(inLanguage(journey, mail?.Links[0] ?? ''));
  await expect(page.getByText(`${RECIPIENT.vorname} ${RECIPIENT.name}`, { exact: true })).toBeVisible();
}

/** The recipient's state once the order is confirmed. */
export async function openOrdered(journey: Journey, page: Page) {
  const joined = await openOrder(journey, page);
  const order = await orderOf(journey, joined, joined.Empfaengernummer);
  await reportOrder(journey, journey.tenant, order, 'Bestaetigt');
  await page.reload();
  await headline(page, journey.t('stand.bestaetigt.titel'));
  return { ...joined, order };
}

/** The recipient's state once the order is released; moves the clock. */
export async function openReleased(journey: Journey, page: Page) {
  const ordered = await openOrdered(journey, page);
  await moveClock(journey, releaseDays(journey.tenant));
  await reportOrder(journey, journey.tenant, ordered.order, 'Freigegeben');
  await page.reload();
  await headline(page, journey.t('stand.freigegeben.titel'));
  return ordered;
}

/** The form of the mailed link to enter bank data before the reward is picked. */
export async function openBank(journey: Journey, page: Page): Promise<void> {
  const { email } = await joinAndAccept(journey, page);
  await confirm(journey, page, email);
  await askForBank(journey, page);
  await page.goto(inLanguage(journey, await mailedLink(journey, email)));
  await headline(page, journey.t('bankdaten.formular.titel'));
}

/** The page of the recipient's reward as a transfer, with no stored account; moves the clock. */
export async function openTransfer(journey: Journey, page: Page): Promise<string> {
  const { email } = await openReleased(journey, page);
  const reward = inLanguage(journey, await mailedLink(journey, email, '/praemie/'));
  await page.goto(reward);
  await page.getByRole('link', { name: journey.t('praemie.art.Ueberweisung') }).click();
  await expect(page.getByLabel('IBAN')).toBeVisible();
  return reward;
}

/** The same reward, picked. */
export async function openTransferPicked(journey: Journey, page: Page): Promise<void> {
  const reward = await openTransfer(journey, page);
  await fillBank(journey, page, 'DE89 3704 0044 0532 0130 00');
  await press(page, journey.t('praemie.Ueberweisung.knopf'));
  await headline(page, journey.t('praemie.danke.titel'));
  await page.goto(reward);
  await expect(page.getByText(journey.t('praemie.gewaehlt.lead'))).toBeVisible();
}

/** The form of another account for that reward. */
export async function openAnotherAccount(journey: Journey, page: Page): Promise<void> {
  await openTransferPicked(journey, page);
  await page.getByRole('link', { name: journey.t('praemie.gewaehlt.anderesKonto') }).click();
  await expect(page.getByLabel('IBAN')).toBeVisible();
}

/** The recommender's reward, picked as a voucher `tage` days ago; moves the clock. */
export const openVoucherPicked = (tage: number) => async (journey: Journey, page: Page) => {
  const { recommender } = await openReleased(journey, page);
  const reward = inLanguage(journey, await mailedLink(journey, recommender, '/praemie/'));
  await page.goto(reward);
  await page.getByRole('link', { name: journey.t('praemie.art.Gutschein') }).click();
  await press(page, journey.t('praemie.Gutschein.knopf'));
  await headline(page, journey.t('praemie.danke.titel'));
  if (tage > 0) await moveClock(journey, tage);
  await page.goto(reward);
  await expect(page.getByText(journey.t(tage > 0 ? 'praemie.gewaehlt.code' : 'praemie.gewaehlt.lead'))).toBeVisible();
};

/** The link of an expired referral; moves the clock. */
export async function openExpired(journey: Journey, page: Page): Promise<void> {
  const { nummer } = await recommendByCalls(journey);
  await moveClock(journey, 400);
  await page.goto(pageAt(journey, `/empfaengerdaten/${nummer}`));
  await headline(page, journey.t('ende.empfehlungAbgelaufen'));
}
