import type { Locale } from '../../contract/values/wire.ts';
import { TENANTS, type Tenant } from './support/brands.ts';
import type { Where } from './support/recommending.ts';
import { getVoucher } from './support/rewarding.ts';
import { test } from './support/test.ts';
import { walkAll } from './support/whole-walk.ts';

const BROWSERS: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

interface Run {
  readonly tenant: Tenant;
  readonly language: Locale;
  readonly hasScript: boolean;
  readonly tag: '@phone' | '@desktop';
  /** The form that recommends. */
  readonly where: Where;
  /** The recipient gives the bank data ahead. */
  readonly isStored: boolean;
}

/** All walks that there are, for `TEST_ALL`: the ways of one are those of its screen and script. */
const EVERY = TENANTS.flatMap((_, tenant) =>
  [0, 1].flatMap((screen) => [0, 1].flatMap((script) => [0, 1].map((language) => ({ tenant, screen, script, language })))),
);

/**
 * Of eight walks in which every pair of values meets once (tenant, screen, script, language and ways) the four with script: with the tenant as two
 * bits, the screen is one of them, the language both. The four without are walked by `server/site/without-script.db.test.ts`.
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

/** The whole way of a referral, from the home to both rewards and the mail with the voucher. */
for (const { tenant, language, hasScript, tag, ...ways } of RUNS) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript, locale: BROWSERS[language] });

    test(`a referral of ${tenant} in ${language} on a ${tag.slice(1)} leads to both rewards`, { tag }, async ({
      page,
      newPerson,
      walkAt,
      ownPort,
    }) => {
      test.setTimeout(180_000);
      const walk = walkAt(tenant, { language, port: ownPort });
      const { referral } = await walkAll(walk, page, await newPerson(), ways);
      await getVoucher(walk, page, referral.email);
    });
  });
}
