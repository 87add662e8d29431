import type { Page } from '@playwright/test';
import { PAGE_NAMES, type PageName } from '../../contract/pages/public.ts';
import { LOCALES, type Locale } from '../../contract/values/wire.ts';
import { isWide, wide } from '../support/wide.ts';
import { isMissing, TENANTS, type Tenant } from './support/brands.ts';
import { lookAgain, lookAtTheme, lookAtWords } from './support/looking.ts';
import { type Kinds, markNewKinds } from './support/new-kinds.ts';
import { type Closeness, furtherLanguages, type Portion, portionsOf, type Sight, sightsOf } from './support/sights.ts';
import { wear } from './support/style.ts';
import { expect, lookAt, test } from './support/test.ts';
import type { Walk } from './support/walk.ts';
import { openInLanguage, openSight, openWorld, readSight, type Visitors, visitorOf, type World } from './support/world.ts';

test('every page exists at one of the tenants', () => {
  const standing = (name: PageName) => TENANTS.some((tenant) => !isMissing(tenant, name));
  expect(PAGE_NAMES.filter((name) => !standing(name))).toEqual(['FileNotFound']);
});

test('every state of a page is checked in every language, every address at each tenant that has it, and each brand for a quarter of the states', () => {
  const portions = portionsOf(LOCALES);
  const sights = [...new Set(portions.flatMap((portion) => portion.sights))];
  const portionsWith = (sight: Sight) => portions.filter((portion) => portion.sights.includes(sight));
  const languagesOf = (portion: Portion) => [portion.language, ...furtherLanguages(portion)];
  for (const sight of sights) {
    const { name, state } = sight;
    expect(new Set(portionsWith(sight).flatMap(languagesOf)), name).toEqual(new Set(LOCALES));
    const having = TENANTS.filter((tenant) => sightsOf(tenant).includes(sight));
    if (!(state.press || state.refused || state.reach))
      expect(new Set(portionsWith(sight).map(({ tenant }) => tenant)), name).toEqual(new Set(having));
  }
  for (const brand of TENANTS.slice(1))
    expect(sights.filter(({ other }) => other === brand).length, brand).toBeGreaterThan(sights.length / 4);
  for (const tenant of TENANTS) {
    const languages = portions.filter((portion) => portion.tenant === tenant).flatMap(languagesOf);
    expect(new Set(languages), tenant).toEqual(new Set(LOCALES));
  }
});

/** Checks an open page in another brand, in a wide run in all others; axe checks kinds of elements that are new in that brand. */
async function lookInOtherBrands(page: Page, { first, other }: Sight): Promise<void> {
  for (const brand of wide(TENANTS, [other])) {
    if (brand === first || !(await markNewKinds(page, seenInBrands[brand]))) continue;
    await wear(page, brand);
    await test.step(`in the brand of ${brand}`, () => lookAtTheme(page, '[data-new]'));
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

const kindsOfTenants = () => Object.fromEntries(TENANTS.map((tenant) => [tenant, new Set()])) as Record<Tenant, Kinds>;
/** Kinds that were checked with each brand applied to pages of other tenants, and kinds that were checked on the tenant's own pages. */
const seenInBrands = kindsOfTenants();
const seenInOwn = kindsOfTenants();
const seenAt = new Map<string, Seen>();

/** Checked elements and words of a tenant's site in one language. */
function seenOf({ tenant, language }: Walk): Seen {
  const place = `${tenant} ${language}`;
  const seen = seenAt.get(place) ?? { elements: new Set(), words: new Set() };
  seenAt.set(place, seen);
  return seen;
}

const firstSights = new Map<string, ReturnType<typeof readSight>>();

/** Reads a sight of the first tenant, with which three others are compared, only once. */
function readFirst(first: World, sight: Sight, who: 'stranger' | 'person'): ReturnType<typeof readSight> {
  const { tenant, language, port } = first.walk;
  const { query, params, status } = sight.state;
  const key = JSON.stringify([tenant, language, port, who, sight.name, query, params, status]);
  const known = firstSights.get(key) ?? readSight(first, sight, who);
  firstSights.set(key, known);
  return known;
}

/** What a sight has that is not on the first tenant's and was not checked before: elements, or only words that could be too wide; null for nothing. */
async function differenceOf(world: World, first: World, sight: Sight): Promise<'elements' | 'words' | null> {
  const who = visitorOf(world, sight);
  if (who === null) return null;
  const [own, other] = [await readSight(world, sight, who), await readFirst(first, sight, who)];
  if (own === null || other === null) return own && 'elements';
  const seen = seenOf(world.walk);
  const isNew = (part: keyof Seen) =>
    keepNew(
      seen[part],
      [...own[part]].filter((one) => !other[part].has(one)),
    );
  const [hasElements, hasWords] = [isNew('elements'), isNew('words')];
  return hasElements ? 'elements' : hasWords ? 'words' : null;
}

interface Looker {
  readonly world: World;
  readonly visitors: Visitors;
  /** Site of the first tenant, in the same language. */
  readonly first: World;
  /** The same site in further languages whose words are checked. */
  readonly further: readonly World[];
}

const LOOKS: Readonly<Record<Closeness, (looker: Looker, sight: Sight) => Promise<void>>> = {
  async whole({ world, visitors, further }, sight) {
    const page = await openSight(world, visitors, sight);
    if (page === null) return;
    const { tenant, language } = world.walk;
    await lookAt(page, isWide ? undefined : seenInOwn[tenant]);
    if (tenant === sight.first && language === 'de') await lookInOtherBrands(page, sight);
    for (const other of further) {
      await openInLanguage(page, other, sight);
      await test.step(`in ${other.walk.language}`, () => lookAtWords(page));
    }
  },
  async difference({ world, visitors, first }, sight) {
    const difference = await differenceOf(world, first, sight);
    const page = difference && (await openSight(world, visitors, sight));
    if (!page) return;
    // Elements are the same in every language.
    await (difference === 'elements' && world.walk.language === 'de' ? lookAgain(page, seenInOwn[world.walk.tenant]) : lookAtWords(page));
  },
};

const TITLES: Readonly<Record<Closeness, string>> = {
  whole: 'is readable for everybody and fits every window',
  difference: 'that differs from the first tenant’s is as readable, and fits narrow windows',
};

const titleOf = ({ tenant, language, closeness, sights, isLate }: Portion): string => {
  const names = [...new Set(sights.map(({ name }) => name))];
  return `${tenant} in ${language}: what is seen ${isLate ? 'in time ' : ''}of ${names.join(', ')} ${TITLES[closeness]}`;
};

type WalkIn = (tenant: Tenant, language: Locale) => Walk;

async function look(portion: Portion, walkIn: WalkIn, visitors: Visitors): Promise<void> {
  const { tenant, language, closeness, sights } = portion;
  const world = await openWorld(walkIn(tenant, language));
  const first = closeness === 'difference' ? await openWorld(walkIn(sights[0]?.first ?? tenant, language)) : world;
  const further = furtherLanguages(portion).map((other) => ({ ...world, walk: walkIn(tenant, other) }));
  for (const sight of sights) {
    const { of: _, press, reach, ...state } = sight.state;
    const way = press || reach ? ' by its way' : '';
    await test.step(`${sight.name} ${JSON.stringify(state)}${way}`, () => LOOKS[closeness]({ world, visitors, first, further }, sight));
  }
}

test.describe('', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.setTimeout(600_000);

  for (const portion of portionsOf(LOCALES)) {
    if (portion.isLate)
      test(titleOf(portion), async ({ page, newPerson, walkAt, ownPort: port }) => {
        const visitors = { stranger: page, person: await newPerson() };
        await look(portion, (tenant, language) => walkAt(tenant, { language, port }), visitors);
      });
    else
      test(titleOf(portion), async ({ page, newPerson, walkAt }) => {
        const visitors = { stranger: page, person: await newPerson() };
        await look(portion, (tenant, language) => walkAt(tenant, { language }), visitors);
      });
  }
});
