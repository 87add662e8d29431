import type { APIRequestContext, Page } from '@playwright/test';
import { PAGE_NAMES, PAGES, type PageName, pageAddress, routePaths } from '../../contract/pages.ts';
import { createTexts } from '../../texts/texts.ts';
import { at, expect, expectAccessible, expectNoOverflow, site, test } from './support/test.ts';
import { logIn } from './support/walk.ts';

/** Pages that only other tenants have, with tests of their own: agents, and what stands in front of a forced login. */
const OF_OTHERS: readonly PageName[] = ['RecommendAgent', 'Interstitial'];

/** Pages of the contract that do not stand yet; one that starts to is looked at by the tests below. */
const NOT_BUILT: readonly PageName[] = [
  ...(['Thanks', 'Settings', 'Registration', 'RewardOverview', 'CustomerNumber', 'BankDetailsRecommender', 'Contact'] as const),
  ...(['NewsletterRecommenderOptOut', 'NewsletterRecommenderOptIn', 'RecommendEmployee', 'Click', 'AgentRecommendations'] as const),
];

const needsLogin = (name: PageName) => 'login' in PAGES[name];

/** Every parameter that a path may name, filled with what the demo has. */
async function paramsFor(request: APIRequestContext, person: Page, tenant: string): Promise<Record<string, string>> {
  const api = `/api/v1/${tenant}`;
  const produkte: { Id: number; Praemien: unknown[] }[] = await (await request.get(at('127.0.0.1', `${api}/produkt`))).json();
  const own: { Empfehlungsnummer: string; KurzURL?: string }[] = await person.evaluate(
    async (path) => (await fetch(path)).json(),
    `${api}/empfehler/empfehlungen/`,
  );
  const produktId = produkte.find(({ Praemien }) => Praemien.length > 0)?.Id;
  const empfehlungsnummer = own.find(({ KurzURL }) => KurzURL)?.Empfehlungsnummer ?? '';
  return { produktId: String(produktId), empfehlungsnummer, praemieid: '1', adminLoginToken: 'keins' };
}

for (const tenant of ['telko', 'energie']) {
  for (const language of ['de', 'en'] as const) {
    test(`every page of ${tenant} in ${language} is readable for everybody and fits a phone`, { tag: '@desktop' }, async ({
      page,
      newPerson,
      request,
    }) => {
      test.setTimeout(120_000);
      const person = await newPerson();
      await person.goto(site(tenant, `/${language}/login`));
      await logIn(person, createTexts(language, {}));
      await expect(person.getByRole('article').first()).toBeVisible();

      const { SupportedLanguage, ...paths } = await (await request.get(at('127.0.0.1', `/api/v1/${tenant}/route/default`))).json();
      expect(SupportedLanguage.Sprache).toContain(language);
      const params = await paramsFor(request, person, tenant);
      for (const name of PAGE_NAMES) {
        const named = [...String(paths[name]).matchAll(/:([A-Za-z]+)/g)].map(([, key = '']) => [key, params[key] ?? ''] as const);
        const address = pageAddress(routePaths(paths), name, language, Object.fromEntries(named));
        await test.step(name, async () => {
          const one = needsLogin(name) ? person : page;
          const answer = await one.goto(site(tenant, address));
          const isMissing = [...NOT_BUILT, ...OF_OTHERS].includes(name);
          expect(answer?.status(), `${name} at ${address}`).toBe(isMissing || name === 'FileNotFound' ? 404 : 200);
          if (isMissing) return;
          await expect(one.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(one.locator('html')).toHaveAttribute('lang', language);
          await expectAccessible(one);
          const screen = one.viewportSize();
          await one.setViewportSize({ width: 390, height: 844 });
          await expectNoOverflow(one);
          if (screen) await one.setViewportSize(screen);
        });
      }
    });
  }
}
