import type { Page } from '@playwright/test';
import { createTexts } from '../../texts/texts.ts';
import { BRANDS } from './support/brands.ts';
import { type Demo, mailedLink, newAddress } from './support/demo.ts';
import { onDesktop, onPhone } from './support/screens.ts';
import { at, expect, sharedPort, site, test } from './support/test.ts';

const TENANT = 'intern';
const { texte, house } = BRANDS[TENANT];
const headline = (page: Page, text: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(text);

/** The address of a new colleague of the company. */
const newColleague = (name: string, worker: number) => newAddress(name, worker, house.domain);

/** Requests a login address as the tenant's own system does. */
async function issue({ request, port }: Demo, Email: string): Promise<string> {
  const answer = await request.post(at('127.0.0.1', `/api/v1/${TENANT}/logintoken`, port), {
    headers: { authorization: `Bearer demo-${TENANT}` },
    data: { Email },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).Adresse;
}

test(
  'a new colleague logs in by the mailed link, and the page left open continues too',
  onPhone,
  async ({ page, request }, { workerIndex }) => {
    const t = createTexts('de', texte.de);
    const email = newColleague('kim', workerIndex);
    await page.goto(site(TENANT, '/de/empfehlen/1'));
    await headline(page, t('exklusiv.titel'));
    await expect(page.getByText('200')).toBeVisible();
    await expect(page.getByRole('button', { name: t('exklusiv.zugang.knopf') })).toBeInViewport();
    await page.getByLabel(t('feldname.email')).fill(email);
    await page.getByRole('button', { name: t('exklusiv.zugang.knopf') }).click();
    await expect(page.getByRole('alert')).toContainText(t('exklusiv.gesendet.text'));
    const waiting = page.url();
    await page.goto(await mailedLink({ request, port: sharedPort() }, email));
    await page.getByRole('button', { name: t('anmeldelink.knopf') }).click();
    await expect(page).toHaveURL(site(TENANT, '/de/empfehlen/1'));
    await expect(page.getByLabel(t('feldname.email'))).toHaveValue(email);
    await page.goto(waiting);
    await expect(page).toHaveURL(site(TENANT, '/de/empfehlen/1'));
  },
);

test('after a logout the interstitial is shown, and going back shows no content', onDesktop, async ({ page, request }, { workerIndex }) => {
  const t = createTexts('de', texte.de);
  await page.goto(await issue({ request, port: sharedPort() }, newColleague('uli', workerIndex)));
  await page.getByRole('button', { name: t('anmeldelink.knopf') }).click();
  await headline(page, t('bereich.titel'));
  await page.goto(site(TENANT, '/de/'));
  await page.goto(site(TENANT, '/de/logout'));
  await page.getByRole('button', { name: t('abmelden.knopf') }).click();
  await headline(page, t('exklusiv.titel'));
  await expect(page.getByText(t('anmelden.beendet'))).toBeVisible();
  await page.goBack();
  await page.goBack();
  await headline(page, t('exklusiv.titel'));
});
