import { LOCALES, type Locale } from '../../contract/values.ts';
import { TENANTS } from './support/brands.ts';
import { expectAccessible, expectNoOverflow, test } from './support/test.ts';
import type { Walk } from './support/walk.ts';
import { walkAll } from './support/whole-walk.ts';

const BROWSERS: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

interface Run {
  readonly language: Locale;
  readonly hasScript: boolean;
  /** The one screen of the run; without it both. */
  readonly tag?: '@phone' | '@desktop';
}

const EVERY: readonly Run[] = LOCALES.flatMap((language) => [true, false].map((hasScript) => ({ language, hasScript })));
const OPPOSITE: readonly Run[] = [
  { language: 'de', hasScript: true, tag: '@phone' },
  { language: 'en', hasScript: false, tag: '@desktop' },
];

/**
 * Forms and scripts are the same in all brands: in two of them each language meets script, no script, phone and desktop. What the others
 * have of their own, agents and the way in, is walked in two runs that have nothing in common, so it is seen in either case of each.
 * Each form that recommends and each way to the bank data is gone in two brands.
 */
const WALKED = {
  telko: { runs: EVERY, where: 'home', isStored: false },
  energie: { runs: EVERY, where: 'page', isStored: true },
  berater: { runs: OPPOSITE, where: 'page', isStored: false },
  intern: { runs: OPPOSITE, where: 'home', isStored: true },
} as const;

/** The whole way of a referral, from the home to both rewards, every page looked at. */
for (const tenant of TENANTS) {
  const { runs, ...ways } = WALKED[tenant];
  for (const { language, hasScript, tag } of runs) {
    test.describe(hasScript ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled: hasScript, locale: BROWSERS[language] });
      const look: Walk['look'] = (seen, name) =>
        test.step(name, async () => {
          await expectNoOverflow(seen);
          // axe is a script itself.
          if (hasScript) await expectAccessible(seen);
        });

      test(`a referral of ${tenant} in ${language} leads to both rewards`, { tag: tag ?? [] }, async ({
        page,
        newPerson,
        walkAt,
        ownPort,
      }) => {
        test.setTimeout(90_000);
        await walkAll(walkAt(tenant, { language, look, port: ownPort }), page, await newPerson(), ways);
      });
    });
  }
}
