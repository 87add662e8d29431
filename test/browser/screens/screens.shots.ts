import { mkdirSync } from 'node:fs';
import type { Locale } from '../../../contract/values/wire.ts';
import { openProduct } from '../../../tools/shared/product.ts';
import { mailedLink, moveClock, newAddress } from '../support/demo.ts';
import { runReferralJourney } from '../support/referral-journey.ts';
import { expect, test } from '../support/test.ts';
import { lookAsErika, lookAsStranger, lookAtConsent, lookAtRefused, lookAtUsed } from './around.ts';
import { keepIn } from './keep.ts';
import { order } from './order.ts';
import { lookAtOwn, lookAtRegistration } from './own.ts';
import { lookAtPortals } from './portals.ts';
import { lookAtCatalogue, lookAtEmployee } from './sole.ts';

const BROWSERS: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

/** A product for each journey, because it moves the clock. */
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
      shots(`screens of ${tenant} in ${language}`, async ({ port, page, newPerson, journeyAt }) => {
        const journey = journeyAt(tenant, { language, port, look: keepIn({ tenant, language }) });
        const { t, look } = journey;
        const [stranger, erika] = [await newPerson(), await newPerson()];
        await lookAtConsent(journey, await newPerson());
        await lookAsStranger(journey, stranger);
        await lookAtCatalogue(journey, stranger);
        const { link, reward } = await lookAsErika(journey, erika);
        await lookAtOwn(journey, erika);
        await lookAtEmployee(journey, erika);
        await lookAtPortals(journey, await newPerson(), await newPerson());
        if (!journey.brand.house) await lookAtRegistration(journey, stranger, newAddress('petra', journey.worker));
        await lookAtRefused(journey, journey.brand.house ? erika : stranger, stranger, link);

        const { referral, email } = await runReferralJourney(journey, page, await newPerson(), { where: 'page', isStored: true });
        await lookAtUsed(journey, stranger, referral.email, email);
        await moveClock(journey, 1);
        if (!journey.brand.rede.PraemieAlsLohn) {
          await page.goto(await mailedLink(journey, referral.email, '/praemie/'));
          await expect(page.getByText(t('praemie.gewaehlt.code'))).toBeVisible();
          await look(page, 'reward-voucher-code');
        }
        await moveClock(journey, 400);
        await stranger.goto(referral.link);
        await look(stranger, 'expired-recommendation');
        if (reward) {
          await stranger.goto(reward);
          await look(stranger, 'reward-expired');
        }
      });
    }
  });
}
