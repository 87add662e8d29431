import { expect, type Page } from '@playwright/test';
import { wordsOf } from '../../../standins/shop/words.ts';
import { releaseDays } from '../../support/release-days.ts';
import { at, site } from './addresses.ts';
import { headline, type Journey, pageAt, press, RECIPIENT } from './journey.ts';

const shopAt = ({ tenant, port }: Journey, path = '') => site(tenant, `/dev/shop/${tenant}${path}`, port);

/** The recipient's session in the browser, as the header of a call. */
async function ownHeaders({ tenant, port }: Journey, page: Page) {
  const secret = (await page.context().cookies(site(tenant, '/', port))).find(({ name }) => name === 'psoe_empfaenger');
  return { authorization: `Bearer ${secret?.value}` };
}

/** Asks for the link to enter bank data; the recipient's page offers it only once there is a reward to pay. */
export async function askForBank(journey: Journey, page: Page): Promise<void> {
  const { tenant, port, request } = journey;
  const headers = await ownHeaders(journey, page);
  const answered = await request.post(at('127.0.0.1', `/api/v1/${tenant}/empfaenger/bankdaten/link`, port), { headers });
  expect(answered.status()).toBe(204);
}

/** Makes a call with the recipient's session in the browser. */
async function ownOf(journey: Journey, page: Page, call: 'stand' | 'auftrag') {
  const { tenant, port, request } = journey;
  const headers = await ownHeaders(journey, page);
  const answered = await request.get(at('127.0.0.1', `/api/v1/${tenant}/empfaenger/${call}`, port), { headers });
  expect(answered.ok(), await answered.text()).toBe(true);
  return answered.json();
}

/** The recipient's own number. */
export const numberOf = async (journey: Journey, page: Page): Promise<string> => (await ownOf(journey, page, 'stand')).Empfaengernummer;

/** The demo's shop answers only requests from this machine, so the header with another network address is removed. */
const openShop = (page: Page): Promise<unknown> =>
  page.context().route('**/dev/shop/**', async (route) => {
    const { 'x-forwarded-for': _, ...headers } = await route.request().allHeaders();
    await route.continue({ headers });
  });

/** Confirms and orders from the page of the mailed link, by form or shop as the tenant offers it; ends at the recipient's own page. Returns the order number. */
export async function order(journey: Journey, page: Page, email: string): Promise<string> {
  await openShop(page);
  await (journey.brand.asks ? orderByForm(journey, page) : orderInShop(journey, page, email));
  await page.goto(pageAt(journey, '/empfaenger/zustimmung'));
  await headline(page, journey.t('stand.eingegangen.titel'));
  await journey.look(page, 'recipient-state-received');
  return (await ownOf(journey, page, 'auftrag')).Auftragsnummer;
}

/** Orders by the form of the page. */
async function orderByForm({ t, look }: Journey, page: Page): Promise<void> {
  await page.getByLabel(t('anfrage.form.wunschzeit')).fill('ab 17 Uhr');
  await look(page, 'recipient-request');
  await press(page, t('angabenBestaetigen.knopf.Anfrage'));
  await headline(page, t('stand.eingegangen.titel'));
}

/** Orders in the tenant's shop. */
async function orderInShop(journey: Journey, page: Page, email: string): Promise<void> {
  const { t, language, look } = journey;
  const { form, order: ordered } = wordsOf(language);
  await press(page, t('angabenBestaetigen.knopf.Shop'));
  await expect(page).toHaveURL(new RegExp(`^${shopAt(journey)}\\?`));
  // The first request followed a redirect, which `openShop` does not see.
  await page.reload();
  await look(page, 'shop');
  // The shop knows who comes, and the address in the link does not say it.
  for (const [label, known] of [
    [form.vorname, RECIPIENT.vorname],
    [form.nachname, RECIPIENT.name],
    [form.email, email],
  ] as const)
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(known);
  expect(decodeURIComponent(page.url())).not.toMatch(new RegExp(`${RECIPIENT.name}|@`));
  const fields = [
    [form.strasse, 'Domkloster'],
    [form.hausnummer, '4 a'],
    [form.plz, '50667'],
    [form.ort, 'Köln'],
  ] as const;
  for (const [label, value] of fields) await page.getByLabel(label, { exact: true }).fill(value);
  // A shop may have none; the form above is there with all of it.
  const boxes = page.getByRole('checkbox');
  for (let at = 0; at < (await boxes.count()); at += 1) await boxes.nth(at).check();
  await press(page, form.order);
  await headline(page, ordered.title.Eingegangen);
  await look(page, 'shop-ordered');
}

/** A step of the merchant with an order, on the merchant's page. */
export async function runMerchantStep(
  journey: Journey,
  page: Page,
  auftragsnummer: string,
  step: 'Bestaetigt' | 'Freigegeben' | 'uhr',
): Promise<void> {
  const { merchant, status } = wordsOf(journey.language);
  await page.goto(shopAt(journey, '/auftraege'));
  if (step === 'uhr') return press(page, merchant.forward(releaseDays(journey.tenant)));
  const card = page
    .locator('div')
    .filter({ has: page.locator(`#auftrag-${auftragsnummer}`) })
    .last();
  await card.getByRole('button', { name: merchant.steps[step] }).click();
  await expect(page.locator(`#auftrag-${auftragsnummer}`)).toContainText(status[step]);
  await journey.look(page, `shop-${step.toLowerCase()}`);
}
