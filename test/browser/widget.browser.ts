import type { FrameLocator, Page } from '@playwright/test';
import { pageAddress, routePaths } from '../../contract/pages/public.ts';
import { anyProdukt, mailedLink, newAddress } from './support/demo.ts';
import { agbOf, headline, press, RECOMMENDER } from './support/journey.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { FOREIGN, NAMED, test } from './support/portal.ts';
import { present } from './support/present.ts';
import { onPhone } from './support/screens.ts';
import { expect, sharedPort, site } from './support/test.ts';

const base = site('energie', '');
/** The script element of the widget, with attributes. */
const line = (attributes = '') => `<script src="${base}/energie/widget.js" ${attributes}></script>`;
/** Minimal policy of a site that embeds the widget. */
const POLICY = `default-src 'none'; script-src ${base}; frame-src ${base}; img-src data:`;

test.use({ mayAsk: [`energie.localhost:${sharedPort()}`] });

const frames = (page: Page) => page.locator('iframe');
const heightOf = (page: Page) =>
  frames(page)
    .first()
    .evaluate((frame) => frame.clientHeight);
const contentOf = (inside: FrameLocator) => inside.locator('body').evaluate((body) => Math.ceil(body.getBoundingClientRect().height));

/** Checks that the frame is as high as its content and does not scroll. */
async function expectGrown(page: Page): Promise<void> {
  const inside = page.frameLocator('iframe').first();
  await expect(async () => expect(await heightOf(page)).toBe(await contentOf(inside))).toPass();
  expect(await inside.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight)).toBe(0);
}

test(
  'a visitor recommends in the widget on an allowed host without any cookie',
  onPhone,
  async ({ page, portal, journeyAt, newPerson }) => {
    const journey = journeyAt('energie');
    const { t } = journey;
    const cookies: (string | undefined)[] = [];
    page.on('request', async (request) => {
      if (request.url().startsWith(base)) cookies.push((await request.allHeaders()).cookie);
    });
    portal.show(`<h1>Portal</h1>${line('data-channel="portal"')}<p>Ende</p>`, POLICY);
    await page.goto(`${NAMED}/konto`);
    const inside = page.frameLocator('iframe');
    await expect(frames(page)).toHaveAttribute('title', 'Lindtal weitersagen: Lindtal Energie');
    await expect(inside.getByRole('heading', { level: 1 })).toHaveText(t('home.formular.titel'));
    await expect(inside.locator('header, nav, [data-consent]')).toHaveCount(0);
    await expectGrown(page);
    await expectNoOverflow(page);
    await expectAccessible(page);

    const before = await heightOf(page);
    await inside.getByRole('button', { name: t('empfehlen.knopf') }).click();
    await expect(inside.getByRole('alert')).toBeFocused();
    await expectGrown(page);
    expect(await heightOf(page)).toBeGreaterThan(before);
    // The next step is visible from its start.
    expect((await frames(page).boundingBox())?.y).toBeGreaterThan(-1);

    const email = newAddress('anna', journey.worker);
    await inside.getByLabel(t('feldname.vorname')).fill(RECOMMENDER.Vorname);
    await inside.getByLabel(t('feldname.nachname')).fill(RECOMMENDER.Nachname);
    await inside.getByLabel(t('feldname.email')).fill(email);
    await inside.getByLabel(agbOf(t)).check();
    await inside.getByRole('button', { name: t('empfehlen.knopf') }).click();
    await expect(inside.getByRole('heading', { level: 1 })).toHaveText(t('bestaetigung.warten.titel'));
    await expect(inside.locator('header, nav')).toHaveCount(0);
    await expectGrown(page);
    expect(await heightOf(page)).toBeLessThan(before);
    expect(cookies.filter(Boolean)).toEqual([]);

    // The mailed link opens in a new window.
    const own = await newPerson();
    await own.goto(await mailedLink(journey, email));
    await press(own, t('bestaetigung.knopf'));
    await headline(own, t('teilen.titel'));
    const [empfehlung] = await own.evaluate(() => fetch('/api/v1/energie/empfehler/empfehlungen/').then((answer) => answer.json()));
    expect(empfehlung.Channel).toBe('portal');
  },
);

test(
  'several widgets on one page show a product, the share page and another language, each with its own height',
  onPhone,
  async ({ page, portal, request }) => {
    const produktId = String(await anyProdukt({ request, port: sharedPort() }, 'energie'));
    portal.show(
      `<h1>Portal</h1>${line(`data-produkt="${produktId}" data-channel="a&amp;b"`)}${line('data-seite="teilen" data-empfehlung="x/y"')}${line('data-sprache="en"')}`,
      POLICY,
    );
    await page.goto(NAMED);
    const sources = await (await present(frames(page))).evaluateAll((all) => all.map((frame) => (frame as HTMLIFrameElement).src));
    expect(sources).toEqual([
      `${base}${pageAddress(routePaths({}), 'Recommend', 'de', { produktId })}?widget&channel=a%26b`,
      `${base}/de/empfehlung/x%2Fy?widget`,
      `${base}/en/?widget`,
    ]);
    await expectGrown(page);
    const second = page.frameLocator('iframe').nth(1);
    await frames(page).nth(1).scrollIntoViewIfNeeded();
    await expect(second.getByRole('link', { name: 'In eigenem Fenster öffnen' }).first()).toHaveAttribute(
      'href',
      /^\/de\/login\?redirect=/,
    );
    await expect(async () =>
      expect(
        await frames(page)
          .nth(1)
          .evaluate((frame) => frame.clientHeight),
      ).toBe(await contentOf(second)),
    ).toPass();

    // The content of that frame, in a separate window.
    await page.goto(site('energie', '/de/login?widget&redirect=Dashboard'));
    await expect(page.getByText('lässt Ihr Browser in eingebetteten Seiten keine Cookies zu')).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  },
);

/** Waits until all messages that were sent before have arrived. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('message', ({ data }) => data === 'settled' && resolve());
        postMessage('settled', '*');
      }),
  );

test(
  'the widget ignores messages of other origins, malformed messages of its frame, and another site in the frame',
  onPhone,
  async ({ page, portal }) => {
    portal.show(`<h1>Portal</h1>${line()}<iframe title="Fremd" id="fremd" srcdoc="<p>Fremd</p>"></iframe>`);
    await page.goto(NAMED);
    await expectGrown(page);
    const height = await heightOf(page);
    await page.evaluate(() => postMessage({ empfehlwerkHoehe: 5001 }, '*'));
    const foreign = page.frames().find((frame) => frame.url() === 'about:srcdoc');
    await foreign?.evaluate(() => parent.postMessage({ empfehlwerkHoehe: 5002 }, '*'));
    const own = page.frames().find((frame) => frame.url().startsWith(base));
    await own?.evaluate(() => {
      for (const empfehlwerkHoehe of ['5003', '5004px', Number.NaN, -1, 0, null, [5005], { valueOf: '5006' }])
        parent.postMessage({ empfehlwerkHoehe }, '*');
      for (const data of [null, 5007, 'empfehlwerkHoehe', undefined]) parent.postMessage(data, '*');
    });
    await settled(page);
    expect(await heightOf(page)).toBe(height);
    // The height is limited.
    await own?.evaluate(() => parent.postMessage({ empfehlwerkHoehe: 1e9 }, '*'));
    await expect.poll(() => heightOf(page)).toBe(20_000);

    portal.show('<p>Fremd</p>');
    await frames(page)
      .first()
      .evaluate((frame, src) => Object.assign(frame, { src }), `${FOREIGN}/`);
    const other = page.frameLocator('iframe').first();
    await expect(other.getByText('Fremd')).toBeVisible();
    await other.locator('body').evaluate(() => parent.postMessage({ empfehlwerkHoehe: 5000 }, '*'));
    await settled(page);
    expect(await heightOf(page)).toBe(20_000);
  },
);

test(
  'on a host that is not allowed the widget shows nothing: by its script, by an own frame, or around an allowed host',
  onPhone,
  async ({ browser, portal }) => {
    const page = await browser.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    portal.show(`<h1>Fremd</h1>${line()}`);
    await page.goto(FOREIGN);
    await expect.poll(() => said.join()).toContain("www.fremd.example is none of the tenant's FrameHosts");
    await expect(frames(page)).toHaveCount(0);

    portal.show(`<h1>Fremd</h1><iframe title="Formular" src="${base}/de/?widget"></iframe>`);
    await page.goto(FOREIGN);
    await expect.poll(() => said.join()).toContain('frame-ancestors');
    expect(page.frames().map((frame) => frame.url())).not.toContainEqual(expect.stringContaining('energie'));

    // A named host inside a foreign one shows no widget either.
    portal.show(`<h1>Portal</h1>${line()}`);
    await page.goto(NAMED);
    await expect(page.frameLocator('iframe').locator('form').first()).toBeVisible();
    const answer = `${base}/de/?widget`;
    await page.goto(`${FOREIGN}/`);
    await page.evaluate((src) => {
      const frame = document.createElement('iframe');
      frame.src = src;
      document.body.append(frame);
    }, `${NAMED}/`);
    await expect.poll(() => page.frames().filter((frame) => frame.url().startsWith(NAMED)).length).toBe(1);
    await expect.poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-error:'))).toBe(true);
    expect(page.frames().map((frame) => frame.url())).not.toContain(answer);
    await page.close();
  },
);
