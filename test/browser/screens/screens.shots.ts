import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { enter, later, mailedLink } from '../support/demo.ts';
import { expect, sharedPort, site, test } from '../support/test.ts';
import { follow, logIn, makeWalk, orderAndRelease, pickReward, recommend, setPassword, share, storeBank } from '../support/walk.ts';

const FOLDER = join(import.meta.dirname, '../../../docs/screens');

/** Addresses below the language that show a page by themselves. */
const PAGES = {
  code: '/code',
  faq: '/faq',
  imprint: '/impressum',
  privacy: '/datenschutz',
  tos: '/agb',
  'accessibility-declaration': '/barrierefreiheitserklaerung',
  'forgot-password': '/passwortvergessen',
  'set-password-without-link': '/passwortsetzen',
  'file-not-found': '/404',
  'reward-unknown': '/praemie/?token=gibt-es-nicht',
  'recipient-tos-consent-without-link': '/empfaenger/zustimmung',
  'recipient-confirmation-without-link': '/empfaengerbestaetigung',
  'bank-details-recipient-without-link': '/bankdaten',
} as const;

/** The same for who is logged in. */
const OWN_PAGES = {
  'recommendation-unknown': '/empfehlung/gibtesnicht12',
  logout: '/logout',
  'change-password': '/passwortaendern',
  'dashboard-with-history': '/persoenlicherbereich',
} as const;

/** Keeps a picture of a whole page. */
const keepIn = (tenant: string) => async (seen: Page, name: string) => {
  mkdirSync(FOLDER, { recursive: true });
  const { width, height } = seen.viewportSize() ?? { width: 0, height: 0 };
  // A window as high as the page, so that what keeps to the window's edge stands in its own place.
  const whole = await seen.evaluate(() => document.documentElement.scrollHeight);
  await seen.setViewportSize({ width, height: Math.max(height, whole) });
  await seen.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {}))));
  const picture = await seen.screenshot({ fullPage: true, animations: 'disabled' });
  await seen.setViewportSize({ width, height });
  const file = join(FOLDER, `${name}-${tenant}-${width}.png`);
  await sharp(picture).png({ palette: true, quality: 80, colours: 96, effort: 10, compressionLevel: 9 }).toFile(file);
};

for (const tenant of ['telko', 'energie']) {
  test(`screens of ${tenant}`, async ({ page, newPerson, request, ownPort }, { workerIndex }) => {
    const look = keepIn(tenant);
    const walk = makeWalk({ request, port: ownPort, tenant, language: 'de', hasScript: true, worker: workerIndex, look });
    const recipient = await newPerson();
    const referral = await recommend(walk, page);
    await share(walk, page, referral);
    const { email, empfaengernummer } = await follow(walk, recipient, referral);
    // Each brand takes one of the two ways to the bank data.
    const isStored = tenant === 'energie';
    if (isStored) await storeBank(walk, recipient, email);
    await orderAndRelease(walk, page, recipient, referral, empfaengernummer);
    await setPassword(walk, page, referral.email);
    await pickReward(walk, page, referral.email, 'Gutschein');
    await pickReward(walk, recipient, email, 'Ueberweisung', isStored);

    const visitor = await newPerson();
    for (const [name, path] of Object.entries(PAGES)) {
      await visitor.goto(site(tenant, `/de${path}`, ownPort));
      await look(visitor, name);
    }
    await visitor.goto(site(tenant, '/de/login', ownPort));
    await logIn(visitor);
    await expect(visitor.getByRole('article').first()).toBeVisible();
    for (const [name, path] of Object.entries(OWN_PAGES)) {
      await visitor.goto(site(tenant, `/de${path}`, ownPort));
      await look(visitor, name);
    }

    await later(walk, 1);
    await page.goto(await mailedLink(walk, referral.email, '/praemie/'));
    await expect(page.getByText('Ihr Gutscheincode')).toBeVisible();
    await look(page, 'reward-voucher-code');
    await later(walk, 400);
    await visitor.goto(referral.link);
    await look(visitor, 'expired-recommendation');
  });
}

/** The pages of the other two brands that look different there. */
const BRAND_PAGES = { homepage: '/', 'dashboard-with-history': '/persoenlicherbereich', 'file-not-found': '/404', faq: '/faq' } as const;

for (const tenant of ['berater', 'intern']) {
  test(`screens of ${tenant}`, async ({ page, newPerson, request }) => {
    const look = keepIn(tenant);
    const stranger = await newPerson();
    if (tenant === 'intern') {
      await stranger.goto(site(tenant, '/de/'));
      await look(stranger, 'interstitial');
    }
    await enter(page.context(), { request, port: sharedPort() }, tenant);
    for (const [name, path] of Object.entries(BRAND_PAGES)) {
      await page.goto(site(tenant, `/de${path}`));
      await look(page, name);
    }
    await page.goto(site(tenant, '/de/'));
    const tile = page.getByRole('link', { name: /^Empfehlen / }).first();
    await page.goto(new URL((await tile.getAttribute('href')) ?? '', page.url()).href);
    await look(page, 'recommend');
    await page.goto(site(tenant, '/de/persoenlicherbereich'));
    await page.getByRole('link', { name: 'Noch einmal teilen' }).first().click();
    const link = (await page.locator('#link').textContent()) ?? '';
    await look(page, 'recommendation');
    await stranger.goto(link);
    await look(stranger, 'recipient-data');
  });
}
