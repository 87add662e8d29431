import type { Page } from '@playwright/test';
import { PAGE_NAMES, type PageName } from '../../contract/pages/public.ts';
import { AGENTUR } from '../../contract/portals/agentur.ts';
import { MITARBEITER } from '../../contract/portals/mitarbeiter.ts';
import { SELLER } from '../../contract/portals/seller.ts';
import { LOCALES, type Locale } from '../../contract/values/wire.ts';
import { checkSizes } from '../../tools/sizes/sizes.ts';
import { wide } from '../support/wide.ts';
import { isMissing, NOWHERE, TENANTS, type Tenant } from './support/brands.ts';
import {
  type DemoSite,
  openDemoSite,
  openInLanguage,
  openPageState,
  requestPageState,
  type Visitors,
  visitorOf,
} from './support/demo-site.ts';
import { expectForcedColors } from './support/forced-colors.ts';
import type { Journey } from './support/journey.ts';
import { type Kinds, markNewKinds } from './support/new-kinds.ts';
import { checkSimilarPage, checkTexts, checkTheme } from './support/page-checks.ts';
import { type CheckDepth, furtherLanguages, type PageState, pageStatesOf, portionsOf, type TestPortion } from './support/page-states.ts';
import { applyStyle } from './support/style.ts';
import { checkPage, expect, sharedPort, test } from './support/test.ts';

test('every page exists at one of the tenants, except those that only tests of their own open', () => {
  const standing = (name: PageName) => TENANTS.some((tenant) => !isMissing(tenant, name));
  expect(PAGE_NAMES.filter((name) => !standing(name))).toEqual(PAGE_NAMES.filter((name) => NOWHERE.includes(name)));
});

test('every state of a page is checked in every language, every address at each tenant that has it, and each brand for a quarter of the states', () => {
  const portions = portionsOf(LOCALES);
  const pageStates = [...new Set(portions.flatMap((portion) => portion.pageStates))];
  const portionsWith = (pageState: PageState) => portions.filter((portion) => portion.pageStates.includes(pageState));
  const languagesOf = (portion: TestPortion) => [portion.language, ...furtherLanguages(portion)];
  for (const pageState of pageStates) {
    const { name, state } = pageState;
    expect(new Set(portionsWith(pageState).flatMap(languagesOf)), name).toEqual(new Set(LOCALES));
    const having = TENANTS.filter((tenant) => pageStatesOf(tenant).includes(pageState));
    if (!(state.press || state.refused || state.reach))
      expect(new Set(portionsWith(pageState).map(({ tenant }) => tenant)), name).toEqual(new Set(having));
  }
  for (const brand of TENANTS.slice(1))
    expect(pageStates.filter(({ other }) => other === brand).length, brand).toBeGreaterThan(pageStates.length / 4);
  for (const tenant of TENANTS) {
    const languages = portions.filter((portion) => portion.tenant === tenant).flatMap(languagesOf);
    expect(new Set(languages), tenant).toEqual(new Set(LOCALES));
  }
});

/** Checks an open page in another brand, in a wide run in all others; axe checks kinds of elements that are new in that brand. */
async function lookInOtherBrands(page: Page, { first, other }: PageState): Promise<void> {
  for (const brand of wide(TENANTS, [other])) {
    if (brand === first || !(await markNewKinds(page, seenInBrands[brand]))) continue;
    await applyStyle(page, brand);
    await test.step(`in the brand of ${brand}`, () => checkTheme(page, '[data-new]'));
  }
}

/** Adds to `seen`; returns whether anything is new. */
function keepNew(seen: Set<string>, all: Iterable<string>): boolean {
  const before = seen.size;
  for (const one of all) seen.add(one);
  return seen.size > before;
}

/** Elements and words that this worker has checked. Each is checked only once, by the first test that has it. */
interface Seen {
  readonly elements: Set<string>;
  readonly words: Set<string>;
}

/** Kinds that were checked with each brand applied to pages of other tenants. */
const seenInBrands = Object.fromEntries(TENANTS.map((tenant) => [tenant, new Set()])) as Record<Tenant, Kinds>;
const seenAt = new Map<string, Seen>();

/** Checked elements and words of a tenant's site in one language. */
function seenOf({ tenant, language }: Journey): Seen {
  const place = `${tenant} ${language}`;
  const seen = seenAt.get(place) ?? { elements: new Set(), words: new Set() };
  seenAt.set(place, seen);
  return seen;
}

const firstPageStates = new Map<string, ReturnType<typeof requestPageState>>();

/** Reads a page state of the first tenant, with which three others are compared, only once. */
function readFirst(first: DemoSite, pageState: PageState, who: 'stranger' | 'person'): ReturnType<typeof requestPageState> {
  const { tenant, language, port } = first.journey;
  const { query, params, status } = pageState.state;
  const key = JSON.stringify([tenant, language, port, who, pageState.name, query, params, status]);
  const known = firstPageStates.get(key) ?? requestPageState(first, pageState, who);
  firstPageStates.set(key, known);
  return known;
}

/** What a page state has that is not on the first tenant's and was not checked before: elements, or only words that could be too wide; null for nothing. */
async function differenceOf(demoSite: DemoSite, first: DemoSite, pageState: PageState): Promise<'elements' | 'words' | null> {
  const who = visitorOf(demoSite, pageState);
  if (who === null) return null;
  const [own, other] = [await requestPageState(demoSite, pageState, who), await readFirst(first, pageState, who)];
  if (own === null || other === null) return own && 'elements';
  const seen = seenOf(demoSite.journey);
  const isNew = (part: keyof Seen) =>
    keepNew(
      seen[part],
      [...own[part]].filter((one) => !other[part].has(one)),
    );
  const [hasElements, hasWords] = [isNew('elements'), isNew('words')];
  return hasElements ? 'elements' : hasWords ? 'words' : null;
}

const isOfPortal = (name: PageName): boolean => [AGENTUR, MITARBEITER, SELLER].some(({ pages }) => Object.hasOwn(pages, name));

/** Whether a page state can have words that were not checked in its language. What is reached by steps, and what a portal shows, is not known before it is open. */
async function hasNewWords(demoSite: DemoSite, pageState: PageState): Promise<boolean> {
  const { press, refused, reach, as } = pageState.state;
  const who = visitorOf(demoSite, pageState);
  if (press || refused || reach || as || who === null || isOfPortal(pageState.name)) return true;
  const sent = await requestPageState(demoSite, pageState, who);
  return sent === null || keepNew(seenOf(demoSite.journey).words, sent.words);
}

interface Looker {
  readonly demoSite: DemoSite;
  readonly visitors: Visitors;
  /** Site of the first tenant, in the same language. */
  readonly first: DemoSite;
  /** The same site in further languages whose words are checked. */
  readonly further: readonly DemoSite[];
}

const LOOKS: Readonly<Record<CheckDepth, (looker: Looker, pageState: PageState) => Promise<void>>> = {
  async whole({ demoSite, visitors, further }, pageState) {
    const page = await openPageState(demoSite, visitors, pageState);
    if (page === null) return;
    const { tenant, language } = demoSite.journey;
    await checkPage(page);
    if (tenant === pageState.first && language === 'de') {
      await expectForcedColors(page);
      await lookInOtherBrands(page, pageState);
    }
    for (const other of further) {
      if (!(await hasNewWords(other, pageState))) continue;
      await openInLanguage(page, other, pageState);
      await test.step(`in ${other.journey.language}`, () => checkTexts(page));
    }
  },
  async difference({ demoSite, visitors, first }, pageState) {
    const difference = await differenceOf(demoSite, first, pageState);
    const page = difference && (await openPageState(demoSite, visitors, pageState));
    if (!page) return;
    // Elements are the same in every language.
    await (difference === 'elements' && demoSite.journey.language === 'de' ? checkSimilarPage(page) : checkTexts(page));
  },
};

const TITLES: Readonly<Record<CheckDepth, string>> = {
  whole: 'is readable for everybody and fits every window',
  difference: 'that differs from the first tenant’s is as readable, and fits narrow windows',
};

const titleOf = ({ tenant, language, closeness, pageStates, isLate }: TestPortion): string => {
  const names = [...new Set(pageStates.map(({ name }) => name))];
  return `${tenant} in ${language}: what is seen ${isLate ? 'in time ' : ''}of ${names.join(', ')} ${TITLES[closeness]}`;
};

type WalkIn = (tenant: Tenant, language: Locale) => Journey;

async function look(portion: TestPortion, journeyIn: WalkIn, visitors: Visitors): Promise<void> {
  const { tenant, language, closeness, pageStates } = portion;
  const demoSite = await openDemoSite(journeyIn(tenant, language));
  const first = closeness === 'difference' ? await openDemoSite(journeyIn(pageStates[0]?.first ?? tenant, language)) : demoSite;
  const further = furtherLanguages(portion).map((other) => ({ ...demoSite, journey: journeyIn(tenant, other) }));
  for (const pageState of pageStates) {
    const { of: _, press, reach, ...state } = pageState.state;
    const way = press || reach ? ' by its way' : '';
    await test.step(`${pageState.name} ${JSON.stringify(state)}${way}`, () =>
      LOOKS[closeness]({ demoSite, visitors, first, further }, pageState));
  }
}

test.describe('', { tag: '@desktop' }, () => {
  test('pages and their scripts stay within their budgets', async () => {
    expect(await checkSizes(sharedPort())).toEqual([]);
  });

  test.use({ viewport: { width: 390, height: 844 } });
  test.setTimeout(600_000);

  for (const portion of portionsOf(LOCALES)) {
    if (portion.isLate)
      test(titleOf(portion), async ({ page, newPerson, journeyAt, ownPort: port }) => {
        const visitors = { stranger: page, person: await newPerson() };
        await look(portion, (tenant, language) => journeyAt(tenant, { language, port }), visitors);
      });
    else
      test(titleOf(portion), async ({ page, newPerson, journeyAt }) => {
        const visitors = { stranger: page, person: await newPerson() };
        await look(portion, (tenant, language) => journeyAt(tenant, { language }), visitors);
      });
  }
});
