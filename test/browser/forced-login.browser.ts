import type { Page } from '@playwright/test';
import { LOCALES } from '../../contract/values/wire.ts';
import { createTexts } from '../../texts/texts.ts';
import { BRANDS } from './support/brands.ts';
import { type Demo, mailedLink, mailsTo, newAddress } from './support/demo.ts';
import { at, expect, onOneScreen, sharedPort, site, test } from './support/test.ts';

const TENANT = 'intern';
const { texte, house } = BRANDS[TENANT];
const headline = (page: Page, text: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(text);

/** Somebody of the house who was never here. */
const newColleague = (name: string, worker: number) => newAddress(name, worker, house.domain);

/** A login address as the tenant's own system asks for it. */
async function issue({ request, port }: Demo, Email: string): Promise<string> {
  const answer = await request.post(at('127.0.0.1', `/api/v1/${TENANT}/logintoken`, port), {
    headers: { authorization: `Bearer demo-${TENANT}` },
    data: { Email },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).Adresse;
}

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });

    for (const language of LOCALES) {
      const t = createTexts(language, texte[language]);

      test(
        `a new colleague comes in by a mailed link (${language})`,
        onOneScreen(hasScript === (language === 'de')),
        async ({ page, request }, { workerIndex }) => {
          const demo = { request, port: sharedPort() };
          const email = newColleague('kim', workerIndex);
          await page.goto(site(TENANT, `/${language}/empfehlen/1`));
          await headline(page, t('exklusiv.titel'));
          await expect(page.getByText('200')).toBeVisible();
          await expect(page.getByRole('button', { name: t('exklusiv.zugang.knopf') })).toBeInViewport();

          await page.getByRole('button', { name: t('exklusiv.zugang.knopf') }).click();
          await expect(page.getByRole('alert')).toContainText(t('passwort.vergessen.leer'));
          await page.getByLabel(t('feldname.email')).fill(email);
          await page.getByRole('button', { name: t('exklusiv.zugang.knopf') }).click();
          await expect(page.getByRole('alert')).toContainText(t('exklusiv.gesendet.text'));
          expect(page.url()).not.toContain('kim');

          const waiting = page.url();
          await page.goto(await mailedLink(demo, email));
          await headline(page, t('anmeldelink.titel', { programm: house.programm }));
          await page.getByRole('button', { name: t('anmeldelink.knopf') }).click();
          await expect(page).toHaveURL(site(TENANT, `/${language}/empfehlen/1`));
          await expect(page.getByLabel(t('feldname.email'))).toHaveValue(email);
          // The window left open leads on to the same.
          await page.goto(waiting);
          await expect(page).toHaveURL(site(TENANT, `/${language}/empfehlen/1`));
        },
      );
    }
  });
}

test('an address that may not take part is told the same and gets no mail', async ({ page, request }, { workerIndex }) => {
  const t = createTexts('de', {});
  const email = newAddress('fremd', workerIndex);
  await page.goto(site(TENANT, '/de/'));
  await page.getByLabel(t('feldname.email')).fill(email);
  await page.getByRole('button', { name: t('exklusiv.zugang.knopf') }).click();
  await expect(page.getByRole('alert')).toContainText(t('exklusiv.gesendet.text'));
  expect(await mailsTo({ request, port: sharedPort() }, email)).toEqual([]);
});

test('a login address of the own system logs in once and leads to what it names', async ({ page, newPerson, request }, { workerIndex }) => {
  const t = createTexts('de', {});
  const address = `${await issue({ request, port: sharedPort() }, newColleague('toni', workerIndex))}&redirect=Homepage`;
  await page.goto(address);
  await page.goto(address);
  await page.getByRole('button', { name: t('anmeldelink.knopf') }).click();
  await expect(page).toHaveURL(site(TENANT, '/de/'));
  await expect(page.getByRole('link', { name: t('home.knopf') })).toBeVisible();

  const other = await newPerson();
  await other.goto(address);
  await other.getByRole('button', { name: t('anmeldelink.knopf') }).click();
  await headline(other, t('anmeldelink.verwendet.titel'));
  await other.getByRole('link', { name: t('anmeldelink.neu') }).click();
  await expect(other).toHaveURL(site(TENANT, '/de/exklusiv?redirect=Homepage'));
});

test('who logs out stands in front again, and going back shows nothing', async ({ page, request }, { workerIndex }) => {
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

test('the page in front leads to the other language, the questions and the code', { tag: '@desktop' }, async ({ page }) => {
  const [de, en] = [createTexts('de', texte.de), createTexts('en', texte.en)];
  await page.goto(site(TENANT, '/'));
  await headline(page, de('exklusiv.titel'));
  await page.getByRole('link', { name: 'English' }).click();
  await headline(page, en('exklusiv.titel'));
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(site(TENANT, '/en/faq'));
  await page.goBack();
  await page.getByRole('link', { name: en('exklusiv.empfohlen.link') }).click();
  await headline(page, en('code.titel'));
});
