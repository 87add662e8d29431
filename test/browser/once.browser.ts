import type { Page } from '@playwright/test';
import { mailedLink, mailsTo, moveClock, reportOrder } from './support/demo.ts';
import { fillData, follow, sendData } from './support/receiving.ts';
import { fillRecommend, recommend } from './support/recommending.ts';
import { orderOf } from './support/rewarding.ts';
import { onPhone } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const TENANT = 'energie';

/** Referrals of the recommender who is logged in on the page, from the API. */
const referralsOf = (page: Page): Promise<{ Empfehlungsnummer: string; Empfaenger: unknown[] }[]> =>
  page.evaluate(async (path) => (await fetch(path)).json(), `/api/v1/${TENANT}/empfehler/empfehlungen/`);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Clicks twice at one place before the first click has loaded a page; each click may send the form. */
async function clickTwice(page: Page, name: string): Promise<void> {
  await button(page, name).hover();
  const box = await button(page, name).boundingBox();
  if (!box) throw new Error(`${name} is nowhere`);
  for (const delay of [0, 30]) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay });
}

const headline = (page: Page) => page.getByRole('heading', { level: 1 });

test('a double click or a reload makes one referral and sends one mail', onPhone, async ({ page, journeyAt }) => {
  const journey = journeyAt(TENANT);
  const { email } = await fillRecommend(journey, page);
  let sent = 0;
  page.on('request', (request) => {
    sent += Number(request.method() === 'POST');
  });
  await clickTwice(page, 'Link erstellen');
  await expect(headline(page)).toHaveText(/^Fast fertig/);
  expect(sent).toBe(1);
  await page.reload();
  await expect(headline(page)).toHaveText(/^Fast fertig/);
  expect(await mailsTo(journey, email)).toHaveLength(1);

  await page.goto(await mailedLink(journey, email));
  await clickTwice(page, 'E-Mail-Adresse bestätigen');
  await expect(headline(page)).toHaveText('Ihr Link ist da. Jetzt teilen!');
  await page.reload();
  await page.getByRole('link', { name: 'Alle meine Empfehlungen' }).click();
  await expect(page.locator('li[id^="zeile-"]')).toHaveCount(1);
});

test('a double click, a reload or a second tab makes one recipient', onPhone, async ({ page, newPerson, journeyAt }) => {
  const journey = journeyAt(TENANT);
  const { link } = await recommend(journey, page);
  const recipient = await newPerson();
  await recipient.goto(link);
  const second = await recipient.context().newPage();
  await second.goto(recipient.url());
  const email = await fillData(journey, recipient);
  await clickTwice(recipient, (await recipient.locator('main form button[type=submit]').textContent()) ?? '');
  await expect(headline(recipient)).toHaveText('Fast fertig: Sehen Sie in Ihr Postfach');
  await recipient.reload();
  await expect(headline(recipient)).toHaveText('Fast fertig: Sehen Sie in Ihr Postfach');
  expect(await mailsTo(journey, email)).toHaveLength(1);

  await fillData(journey, second);
  await second.getByLabel('E-Mail-Adresse').fill(email);
  await sendData(second);
  await expect(headline(second)).toHaveText('Fast fertig: Sehen Sie in Ihr Postfach');
  expect((await referralsOf(page)).map(({ Empfaenger }) => Empfaenger.length)).toEqual([1]);
});

test('a double click picks a reward once, and its voucher comes once', onPhone, async ({ page, newPerson, journeyAt, ownPort }) => {
  test.setTimeout(120_000);
  const own = journeyAt(TENANT, { port: ownPort });
  const referral = await recommend(own, page);
  const { empfaengernummer } = await follow(own, await newPerson(), referral);
  const order = await orderOf(own, referral, empfaengernummer);
  await reportOrder(own, TENANT, order, 'Bestaetigt');
  await moveClock(own, 15);
  await reportOrder(own, TENANT, order, 'Freigegeben');

  const link = await mailedLink(own, referral.email);
  await page.goto(link);
  const second = await page.context().newPage();
  for (const tab of [page, second]) {
    await tab.goto(link);
    await tab.getByRole('link', { name: 'Gutschein' }).click();
  }
  await clickTwice(page, 'Gutschein bestätigen');
  await expect(page.getByText('Ihre Wahl ist gespeichert.')).toBeVisible();
  await button(second, 'Gutschein bestätigen').click();
  await expect(second.getByText('Ihre Wahl ist gespeichert.')).toBeVisible();
  const before = (await mailsTo(own, referral.email)).length;
  await moveClock(own, 1);
  expect(await mailsTo(own, referral.email)).toHaveLength(before + 1);
  await page.goto(link);
  await expect(page.getByText('Ihr Gutscheincode')).toBeVisible();
});
