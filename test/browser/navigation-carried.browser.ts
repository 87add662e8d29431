import type { Page } from '@playwright/test';
import { CHANNEL_COOKIE, CHANNEL_PARAMETERS } from '../../contract/channel.ts';
import { createTexts } from '../../texts/texts.ts';
import { logIn } from './support/entering.ts';
import { expect, site, test } from './support/test.ts';
import { headline } from './support/walk.ts';

const t = createTexts('de', {});
const HOSTS = ['statistik.funkhof.invalid', 'tags.funkhof.invalid'];

/** Gives or declines categories as a choice of before. */
const choose = (page: Page, given: { an?: boolean; ma?: boolean }) =>
  page
    .context()
    .addCookies((['an', 'ma'] as const).map((name) => ({ name: `psoempf_${name}`, value: given[name] ? '1' : '0', url: site('telko') })));
const channelOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === CHANNEL_COOKIE.name);

/** The trackers of the demo, in whose place nothing answers but an empty script; by which script each was asked, in order. */
async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/funkhof\.invalid/, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return asked;
}

test.describe('what somebody agreed to', { tag: '@desktop' }, () => {
  test.use({ mayAsk: HOSTS });

  test('the way in is kept for two years under each of its names, the latest one, and only with consent', async ({ page }) => {
    await standIn(page);
    for (const name of CHANNEL_PARAMETERS) await page.goto(site('telko', `/de/faq?${name}=flyer`));
    expect(await channelOf(page)).toBeUndefined();
    await choose(page, { an: true });
    for (const [index, name] of CHANNEL_PARAMETERS.entries()) {
      const answer = await page.goto(site('telko', `/de/faq?${name}=flyer-${index}`));
      expect((await channelOf(page))?.value).toBe(`flyer-${index}`);
      // Browsers keep no cookie for longer than 400 days, whatever they are told.
      expect(await answer?.headerValue('set-cookie')).toContain(`${CHANNEL_COOKIE.name}=flyer-${index}; Max-Age=${730 * 86_400};`);
    }
    await page.goto(site('telko', '/de/code'));
    expect((await channelOf(page))?.value).toBe('flyer-3');
    await page.goto(site('telko', `/de/code?channel=${encodeURIComponent('<script>')}`));
    expect((await channelOf(page))?.value).toBe('flyer-3');
    await page.goto(site('telko', '/de/code?mtm_campaign=b&channel=a'));
    expect((await channelOf(page))?.value).toBe('a');
  });

  for (const { given, scripts } of [
    { given: { an: true }, scripts: ['/gtag/js', '/gtm.js', '/matomo.js'] },
    { given: { ma: true }, scripts: ['/gtag/js', '/gtm.js'] },
    { given: {}, scripts: [] },
  ])
    test(`after each page each tracker of ${Object.keys(given).join() || 'nothing'} is called once`, async ({ page }) => {
      const asked = await standIn(page);
      await choose(page, given);
      // A page that is there, one that is not, and one that leads on to another.
      for (const path of ['/de/faq', '/de/gibtesnicht', '/de/persoenlicherbereich', '/de/']) {
        await page.goto(site('telko', path), { waitUntil: 'networkidle' });
        expect(asked.splice(0).sort(), path).toEqual(scripts);
      }
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('seite.navigation.Code') })
        .click();
      await headline(page, t('code.titel'));
      await expect.poll(() => [...asked].sort()).toEqual(scripts);
    });
});

test.describe('of a visitor who has not chosen yet', { tag: '@desktop' }, () => {
  test.use({ hasChosen: false });
  test('Privacy and Imprint are not asked over, all other pages are', async ({ page }) => {
    for (const path of ['/de/datenschutz', '/de/impressum', '/en/datenschutz', '/en/impressum', '/de/faq', '/de/404']) {
      await page.goto(site('telko', path));
      await expect(page.locator('[data-consent]'), path).toHaveCount(/datenschutz|impressum/.test(path) ? 0 : 1);
    }
  });
});

test('the widget is carried through a link, a form, a login and what follows it', { tag: '@desktop' }, async ({ page }) => {
  const isWidget = async () => {
    await expect(page).toHaveURL(/[?&]widget(=|&|$|#)/);
    await expect(page.locator('header, footer nav, [data-consent]')).toHaveCount(0);
  };
  await page.goto(site('energie', '/de/?widget'));
  await page
    .getByRole('main')
    .getByRole('button', { name: t('empfehlen.knopf') })
    .click();
  await expect(page.getByRole('alert')).toBeVisible();
  await isWidget();
  await page.goto(site('energie', '/de/persoenlicherbereich?widget=1&channel=x'));
  await headline(page, t('anmelden.titel'));
  await isWidget();
  await logIn(page);
  await headline(page, t('bereich.titel'));
  await isWidget();
  await page.getByRole('link', { name: t('bereich.nav.Settings') }).click();
  await isWidget();
  await page
    .getByRole('button', { name: t('abmelden.knopf') })
    .first()
    .click();
  await headline(page, t('anmelden.titel'));
  await isWidget();
});

test('the labels, headlines and hints of the specification stand as it words them', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(site('telko', '/de/'));
  for (const label of ['Auswählen', 'Empfehlen', 'Freuen'])
    await expect(page.getByRole('heading', { name: label, exact: true })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  for (const [label, path] of [
    ['FAQ', 'faq'],
    ['Kontakt', 'kontakt'],
    ['Teilnahmebedingungen', 'agb'],
    ['Impressum', 'impressum'],
    ['Datenschutz', 'datenschutz'],
  ] as const)
    await expect(footer.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', `/de/${path}`);
  await page.goto(site('telko', '/de/code'));
  await headline(page, 'Schön, dass Sie empfohlen wurden!');
  await expect(page.getByText(/Sie finden den Code unter dem QR-Bild oder in der Nachricht/)).toBeVisible();
  await page.goto(site('telko', '/de/404'));
  await headline(page, '404 - Datei nicht gefunden');
});
