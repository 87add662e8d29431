import type { Locale } from '../../contract/values/wire.ts';
import { TENANTS, type Tenant } from './support/brands.ts';
import type { Where } from './support/recommending.ts';
import { runReferralJourney } from './support/referral-journey.ts';
import { getVoucher } from './support/rewarding.ts';
import { test } from './support/test.ts';

const BROWSERS: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

interface Run {
  readonly tenant: Tenant;
  readonly language: Locale;
  readonly hasScript: boolean;
  readonly tag: '@phone' | '@desktop';
  /** The form used for the referral. */
  readonly where: Where;
  /** The recipient enters bank data before the reward. */
  readonly isStored: boolean;
}

/** All combinations, for `TEST_ALL`; screen and script determine the variant of the journey. */
const EVERY = TENANTS.flatMap((_, tenant) =>
  [0, 1].flatMap((screen) => [0, 1].flatMap((script) => [0, 1].map((language) => ({ tenant, screen, script, language })))),
);

/**
 * The four journeys with script out of eight journeys that cover every pair of values (tenant, screen, script, language and variant). With the tenant as two
 * bits, the screen is one bit and the language the exclusive or of both. `server/site/without-script.db.test.ts` has the four journeys without script.
 */
const PAIRS = TENANTS.map((_, tenant) => ({ tenant, screen: tenant & 1, script: 0, language: (tenant & 1) ^ (tenant >> 1) }));

const RUNS: readonly Run[] = (process.env.TEST_ALL === 'true' ? EVERY : PAIRS).map(({ tenant, screen, script, language }) => {
  const ways = screen ^ script ^ language;
  return {
    tenant: TENANTS[tenant] ?? TENANTS[0],
    tag: screen === 0 ? '@phone' : '@desktop',
    hasScript: script === 0,
    language: language === 0 ? 'de' : 'en',
    where: ways === 0 ? 'home' : 'page',
    isStored: ways === 1,
  };
});

/** A complete referral, from the home to its rewards, and the mail with the voucher where there is one. */
for (const { tenant, language, hasScript, tag, ...ways } of RUNS) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript, locale: BROWSERS[language] });

    test(`a referral of ${tenant} in ${language} on a ${tag.slice(1)} leads to its rewards`, { tag }, async ({
      page,
      newPerson,
      journeyAt,
      ownPort,
    }) => {
      test.setTimeout(180_000);
      const journey = journeyAt(tenant, { language, port: ownPort });
      const { referral } = await runReferralJourney(journey, page, await newPerson(), ways);
      if (!journey.brand.rede.PraemieAlsLohn) await getVoucher(journey, page, referral.email);
    });
  });
}
