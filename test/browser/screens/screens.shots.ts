import { mkdirSync } from 'node:fs';
import type { Locale } from '../../../contract/values/wire.ts';
import { openProduct } from '../../../tools/shared/product.ts';
import { later, mailedLink, newAddress } from '../support/demo.ts';
import { expect, test } from '../support/test.ts';
import { walkAll } from '../support/whole-walk.ts';
import { lookAsErika, lookAsStranger, lookAtConsent, lookAtRefused, lookAtUsed } from './around.ts';
import { keepIn } from './keep.ts';
import { order } from './order.ts';
import { lookAtOwn, lookAtRegistration } from './own.ts';
import { lookAtPortals } from './portals.ts';
import { lookAtCatalogue, lookAtEmployee } from './sole.ts';

const BROWSERS: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

/** A product for each walk, because it moves the clock. */
const shots = test.extend<{ port: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names that a fixture needs from its first parameter
  port: async ({}, use) => {
    const { port, end } = await openProduct();
    await use(port);
    await end();
  },
});

mkdirSync(order.to, { recursive: true });

for (const language of order.languages) {
  shots.describe(language, () => {
    shots.use({ locale: BROWSERS[language] });
    for (const tenant of order.tenants) {
      shots(`screens of ${tenant} in ${language}`, async ({ port, page, newPerson, walkAt }) => {
        const walk = walkAt(tenant, { language, port, look: keepIn({ tenant, language }) });
        const { t, look } = walk;
        const [stranger, erika] = [await newPerson(), await newPerson()];
        await lookAtConsent(walk, await newPerson());
        await lookAsStranger(walk, stranger);
        await lookAtCatalogue(walk, stranger);
        const { link, reward } = await lookAsErika(walk, erika);
        await lookAtOwn(walk, erika);
        await lookAtEmployee(walk, erika);
        await lookAtPortals(walk, await newPerson(), await newPerson());
        if (!walk.brand.house) await lookAtRegistration(walk, stranger, newAddress('petra', walk.worker));
        await lookAtRefused(walk, walk.brand.house ? erika : stranger, stranger, link);

        const { referral, email } = await walkAll(walk, page, await newPerson(), { where: 'page', isStored: true });
        await lookAtUsed(walk, stranger, referral.email, email);
        await later(walk, 1);
        await page.goto(await mailedLink(walk, referral.email, '/praemie/'));
        await expect(page.getByText(t('praemie.gewaehlt.code'))).toBeVisible();
        await look(page, 'reward-voucher-code');
        await later(walk, 400);
        await stranger.goto(referral.link);
        await look(stranger, 'expired-recommendation');
        await stranger.goto(reward);
        await look(stranger, 'reward-expired');
      });
    }
  });
}
