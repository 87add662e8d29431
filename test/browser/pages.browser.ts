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
import { LOCALES, type Locale } from '../../contract/values.ts';
import { createTexts, type Translate } from '../../texts/texts.ts';
import { BRANDS, type Brand, TENANTS, type Tenant } from './support/brands.ts';
import { anyProdukt, enter } from './support/demo.ts';
import { logIn } from './support/entering.ts';
import { SOLE, STATES, type State } from './support/states.ts';
import { wholeStyle } from './support/style.ts';
import { at, expect, lookAt, lookAtState, lookAtTheme, sharedPort, site, test } from './support/test.ts';
import { press } from './support/walk.ts';

/** What answers as not found: what others have, and the page that says so. */
const isMissing = (tenant: Tenant, name: PageName): boolean => name === 'FileNotFound' || (SOLE[name] ?? tenant) !== tenant;
/** The demo's recommender, logged in as the tenant lets people in. */
async function comeIn(page: Page, request: APIRequestContext, tenant: Tenant, language: Locale): Promise<void> {
  const { house }: Brand = BRANDS[tenant];
  if (house) await enter(page.context(), { request, port: sharedPort() }, tenant);
  await page.goto(site(tenant, house ? `/${language}/persoenlicherbereich` : `/${language}/login`));
  if (!house) await logIn(page, createTexts(language, {}));
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Every parameter that a path may name and every value that a state may, filled with what the demo has. */
async function paramsFor(request: APIRequestContext, person: Page, tenant: Tenant): Promise<Record<string, string>> {
  const { agent }: Brand = BRANDS[tenant];
  const own: Own[] = await person.evaluate(async (path) => (await fetch(path)).json(), `/api/v1/${tenant}/empfehler/empfehlungen/`);
  const produktId = agent?.externeId ?? String(await anyProdukt({ request, port: sharedPort() }, tenant));
  const empfehlungsnummer = own.find(({ KurzURL }) => KurzURL)?.Empfehlungsnummer ?? '';
  const grants = own.flatMap(({ Empfaenger }) => Empfaenger.map(({ Praemierung }) => Praemierung));
  const token = grants.find((grant) => grant?.Status === 'Offen')?.Token ?? '';
  expect([empfehlungsnummer, token], 'a referral and an open reward of the demo').not.toContain('');
  return { produktId, empfehlungsnummer, praemieid: '1', adminLoginToken: 'keins', slug: 'internet', token };
}

interface Own {
  readonly Empfehlungsnummer: string;
  readonly KurzURL?: string;
  readonly Empfaenger: readonly { readonly Praemierung?: { readonly Status: string; readonly Token?: string } }[];
}

/** A page's address with the parameters that its path names. */
function addressOf(paths: RoutePaths, name: PageName, language: Locale, params: Readonly<Record<string, string>>): string {
  const named = [...paths[name].matchAll(/:([A-Za-z]+)\*?/g)].map(([, key = '']) => [key, params[key] ?? ''] as const);
  return pageAddress(paths, name, language, Object.fromEntries(named));
}

/** The query of a state, with the demo's own values in its braces. */
const queryOf = ({ query = {} }: State, params: Readonly<Record<string, string>>): string =>
  new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, value.replace(/\{(\w+)\}/, (_, name) => params[name] ?? '')]),
  ).toString();

/** Where one is led who may not open a page of a tenant that forces a login: in front of it, or to the own area. */
const LED_TO = { stranger: 'Interstitial', person: 'Dashboard' } as const;
type Who = keyof typeof LED_TO;
const WHO = Object.keys(LED_TO) as Who[];

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

/** Sends the form as it stands: what is wrong is said first in the title and in a box that has the focus. */
async function refuse(page: Page, { refused }: State, t: Translate): Promise<void> {
  if (refused === undefined) return;
  await press(page, t(refused));
  await expect(page.getByRole('alert')).toBeFocused();
  expect(await page.title()).toMatch(new RegExp(`^${t('formular.fehler')} `));
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
}

async function expectPage(page: Page, language: Locale): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Looks at a page that one tenant alone has as the other brands would show it. */
async function lookInOtherBrands(page: Page, tenant: Tenant): Promise<void> {
  for (const other of TENANTS.filter((one) => one !== tenant)) {
    await page.evaluate((style) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      for (const own of document.styleSheets) own.disabled = true;
      document.adoptedStyleSheets = [sheet];
    }, wholeStyle(other));
    await test.step(`in the brand of ${other}`, () => lookAtTheme(page));
  }
}

test('every page stands at one of the tenants', () => {
  const standing = (name: PageName) => TENANTS.some((tenant) => !isMissing(tenant, name));
  expect(PAGE_NAMES.filter((name) => !standing(name))).toEqual(['FileNotFound']);
});

for (const tenant of TENANTS) {
  for (const language of LOCALES) {
    test(`every page of ${tenant} in ${language} is readable for everybody and fits every window`, { tag: '@desktop' }, async ({
      page,
      newPerson,
      request,
    }) => {
      test.setTimeout(600_000);
      const t = createTexts(language, BRANDS[tenant].texte[language]);
      const person = await newPerson();
      await comeIn(person, request, tenant, language);
      const read = async (path: string) => (await request.get(at('127.0.0.1', path))).json();
      const { SupportedLanguage, ...own } = await read(`/api/v1/${tenant}/route/default`);
      expect(SupportedLanguage.Sprache).toContain(language);
      const einlass: Einlass = await read(`/api/v1/mandant/${tenant}`);
      const paths = routePaths(own);
      const params = await paramsFor(request, person, tenant);
      const visitors: Record<Who, Page> = { stranger: page, person };

      const open = async (name: PageName, who: Who, state: State = {}) => {
        const address = addressOf(paths, name, language, { ...params, ...state.params });
        const answer = await visitors[who].goto(site(tenant, `${address}?${queryOf(state, params)}`.replace(/\?$/, '')));
        expect(answer?.status(), `${name} at ${address}`).toBe(isMissing(tenant, name) ? 404 : (state.status ?? 200));
      };
      const show = async (name: PageName, who: Who, state: State) => {
        await open(name, who, state);
        await state.press?.(visitors[who], t);
        await refuse(visitors[who], state, t);
        await expectPage(visitors[who], language);
        await lookAtState(visitors[who]);
      };
      const visit = async (name: PageName, who: Who) => {
        await open(name, who);
        if (isMissing(tenant, name) && name !== 'FileNotFound') return;
        await expectPage(visitors[who], language);
        await lookAt(visitors[who]);
        // Words are longest in German.
        if (name in SOLE && language === 'de') await lookInOtherBrands(visitors[who], tenant);
        const states = (STATES[name] ?? []).filter(({ of = TENANTS }) => of.includes(tenant));
        for (const state of states) await test.step(JSON.stringify(state), () => show(name, who, state));
      };
      const sendAway = async (name: PageName, who: Who) => {
        await visitors[who].goto(site(tenant, addressOf(paths, name, language, params)));
        expect(new URL(visitors[who].url()).pathname).toBe(addressOf(paths, LED_TO[who], language, params));
      };
      // Of a tenant without it, what takes the rest of an address is no page.
      for (const name of PAGE_NAMES.filter((one) => one !== 'Produktkategorie' || tenant === SOLE.Produktkategorie)) {
        const opens = opensFor(einlass, name);
        const [first, ...others] = opens;
        if (first) await test.step(`${name} for a ${first}`, () => visit(name, first));
        for (const who of others) await open(name, who);
        // Where a login is forced, who may not open a page is led elsewhere.
        const shutOut = WHO.filter((who) => einlass.ModuleErzwingeLogin && !opens.includes(who));
        for (const who of shutOut) await test.step(`${name} not for a ${who}`, () => sendAway(name, who));
      }
    });
  }
}
