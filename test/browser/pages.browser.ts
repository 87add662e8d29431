import type { APIRequestContext, Page } from '@playwright/test';
import {
  type Einlass,
  isClosed,
  isDisabled,
  PAGE_NAMES,
  PAGES,
  type PageName,
  pageAddress,
  type RoutePaths,
  routePaths,
} from '../../contract/pages.ts';
import { hasKatalog } from '../../contract/produktkategorie.ts';
import { LOCALES, type Locale } from '../../contract/values.ts';
import { createTexts } from '../../texts/texts.ts';
import { BRANDS, type Brand, TENANTS, type Tenant } from './support/brands.ts';
import { anyProdukt, enter } from './support/demo.ts';
import { logIn } from './support/entering.ts';
import { at, expect, expectAccessible, expectNoOverflow, sharedPort, site, test } from './support/test.ts';

/** Pages about agents. */
const OF_AGENTS: readonly PageName[] = ['RecommendAgent', 'AgentRecommendations'];

/** What answers as not found: what nobody has, what others have, and the page that says so. */
const isMissing = ({ agent, house }: Brand, name: PageName, hasCatalogue: boolean): boolean =>
  ['FileNotFound', 'RecommendEmployee'].includes(name) ||
  (OF_AGENTS.includes(name) && !agent) ||
  (name === 'Interstitial' && !house) ||
  (name.startsWith('Produktkategorie') && !hasCatalogue);

/** The demo's recommender, logged in as the tenant lets people in. */
async function comeIn(page: Page, request: APIRequestContext, tenant: Tenant, language: Locale): Promise<void> {
  const { house }: Brand = BRANDS[tenant];
  if (house) await enter(page.context(), { request, port: sharedPort() }, tenant);
  await page.goto(site(tenant, house ? `/${language}/persoenlicherbereich` : `/${language}/login`));
  if (!house) await logIn(page, createTexts(language, {}));
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Every parameter that a path may name, filled with what the demo has. */
async function paramsFor(request: APIRequestContext, person: Page, tenant: Tenant): Promise<Record<string, string>> {
  const { agent }: Brand = BRANDS[tenant];
  const own: { Empfehlungsnummer: string; KurzURL?: string }[] = await person.evaluate(
    async (path) => (await fetch(path)).json(),
    `/api/v1/${tenant}/empfehler/empfehlungen/`,
  );
  const produktId = agent?.externeId ?? String(await anyProdukt({ request, port: sharedPort() }, tenant));
  const empfehlungsnummer = own.find(({ KurzURL }) => KurzURL)?.Empfehlungsnummer ?? '';
  return { produktId, empfehlungsnummer, praemieid: '1', adminLoginToken: 'keins', slug: 'internet' };
}

/** A page's address with the parameters that its path names. */
function addressOf(paths: RoutePaths, name: PageName, language: Locale, params: Readonly<Record<string, string>>): string {
  const named = [...paths[name].matchAll(/:([A-Za-z]+)\*?/g)].map(([, key = '']) => [key, params[key] ?? ''] as const);
  return pageAddress(paths, name, language, Object.fromEntries(named));
}

/** Where one is led who may not open a page of a tenant that forces a login: in front of it, or to the own area. */
const LED_TO = { stranger: 'Interstitial', person: 'Dashboard' } as const;
type Who = keyof typeof LED_TO;

/**
 * Who looks at a page. Where a login is forced that is everybody with one, and its exceptions open for strangers too; but nobody
 * finds a page about passwords, or, once inside, the page in front.
 */
function opensFor(einlass: Einlass, name: PageName): readonly Who[] {
  const needsLogin = 'login' in PAGES[name];
  if (!einlass.ModuleErzwingeLogin) return [needsLogin ? 'person' : 'stranger'];
  if (isDisabled(einlass, name)) return [];
  if (name === 'Interstitial') return ['stranger'];
  return needsLogin || isClosed(einlass, name) ? ['person'] : ['stranger', 'person'];
}

async function lookAt(page: Page, language: Locale): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expectAccessible(page);
  const screen = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  if (screen) await page.setViewportSize(screen);
}

for (const tenant of TENANTS) {
  for (const language of LOCALES) {
    test(`every page of ${tenant} in ${language} is readable for everybody and fits a phone`, { tag: '@desktop' }, async ({
      page,
      newPerson,
      request,
    }) => {
      test.setTimeout(180_000);
      const person = await newPerson();
      await comeIn(person, request, tenant, language);
      const read = async (path: string) => (await request.get(at('127.0.0.1', path))).json();
      const { SupportedLanguage, ...own } = await read(`/api/v1/${tenant}/route/default`);
      expect(SupportedLanguage.Sprache).toContain(language);
      const konfiguration = await read(`/api/v1/mandant/${tenant}`);
      const einlass: Einlass = konfiguration;
      const paths = routePaths(own);
      const params = await paramsFor(request, person, tenant);

      const visitors: Record<Who, Page> = { stranger: page, person };
      const visit = async (name: PageName, who: Who, opens: boolean) => {
        const address = addressOf(paths, name, language, params);
        const answer = await visitors[who].goto(site(tenant, address));
        if (!opens) return expect(new URL(visitors[who].url()).pathname).toBe(addressOf(paths, LED_TO[who], language, params));
        const missing = isMissing(BRANDS[tenant], name, hasKatalog(konfiguration));
        expect(answer?.status(), `${name} at ${address}`).toBe(missing ? 404 : 200);
        if (!missing || name === 'FileNotFound') await lookAt(visitors[who], language);
      };
      // Of a tenant without it, what takes the rest of an address is no page.
      for (const name of PAGE_NAMES.filter((one) => one !== 'Produktkategorie' || hasKatalog(konfiguration))) {
        const opens = opensFor(einlass, name);
        // Where none is forced, one of both looks.
        const all: readonly Who[] = einlass.ModuleErzwingeLogin ? ['stranger', 'person'] : opens;
        for (const who of all) await test.step(`${name} for a ${who}`, () => visit(name, who, opens.includes(who)));
      }
    });
  }
}
