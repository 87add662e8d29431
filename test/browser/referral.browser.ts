import type { Locale } from '../../contract/values.ts';
import { TENANTS } from './support/brands.ts';
import { lookAt, test } from './support/test.ts';
import type { Walk } from './support/walk.ts';
import { walkAll } from './support/whole-walk.ts';

const BROWSERS: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

interface Run {
  readonly language: Locale;
  readonly hasScript: boolean;
  readonly tag: '@phone' | '@desktop';
}

const run = (language: Locale, hasScript: boolean, tag: Run['tag']): Run => ({ language, hasScript, tag });

/**
 * With script, which axe needs, every brand is walked in both languages. Forms and scripts are the same in all brands: in the first two
 * of them together each language meets script, no script, phone and desktop, in the others, with agents and a way in of their own, each of these. Each
 * form that recommends and each way to the bank data is gone in two brands.
 */
const WALKED = {
  telko: {
    runs: [run('de', true, '@phone'), run('en', true, '@desktop'), run('de', false, '@desktop'), run('en', false, '@phone')],
    where: 'home',
    isStored: false,
  },
  energie: {
    runs: [run('de', true, '@desktop'), run('en', true, '@phone'), run('de', false, '@phone'), run('en', false, '@desktop')],
    where: 'page',
    isStored: true,
  },
  berater: {
    runs: [run('de', true, '@phone'), run('en', true, '@desktop'), run('de', false, '@desktop')],
    where: 'page',
    isStored: false,
  },
  intern: {
    runs: [run('de', true, '@desktop'), run('en', true, '@phone'), run('en', false, '@desktop')],
    where: 'home',
    isStored: true,
  },
} as const;

/** The whole way of a referral, from the home to both rewards, every page looked at. */
for (const tenant of TENANTS) {
  const { runs, ...ways } = WALKED[tenant];
  for (const { language, hasScript, tag } of runs) {
    test.describe(hasScript ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled: hasScript, locale: BROWSERS[language] });
      const look: Walk['look'] = (seen, name) => test.step(name, () => lookAt(seen));

      test(`a referral of ${tenant} in ${language} leads to both rewards`, { tag }, async ({ page, newPerson, walkAt, ownPort }) => {
        test.setTimeout(180_000);
        await walkAll(walkAt(tenant, { language, port: ownPort, ...(hasScript && { look }) }), page, await newPerson(), ways);
      });
    });
  }
}
