import type { Page } from '@playwright/test';
import { PAGE_NAMES, type PageName } from '../../contract/pages.ts';
import { LOCALES } from '../../contract/values.ts';
import { isMissing, TENANTS, type Tenant } from './support/brands.ts';
import { lookAgain, lookAtTheme, lookAtWords } from './support/looking.ts';
import { type Closeness, type Portion, portionsOf, type Sight } from './support/sights.ts';
import { wear } from './support/style.ts';
import { expect, lookAt, test } from './support/test.ts';
import type { Walk } from './support/walk.ts';
import { openSight, openWorld, readSight, type Visitors, visitorOf, type World } from './support/world.ts';

test('every page stands at one of the tenants', () => {
  const standing = (name: PageName) => TENANTS.some((tenant) => !isMissing(tenant, name));
  expect(PAGE_NAMES.filter((name) => !standing(name))).toEqual(['FileNotFound']);
});

/** Looks at a page that is open as the other brands would show it. */
async function lookInOtherBrands(page: Page, tenant: Tenant): Promise<void> {
  for (const other of TENANTS.filter((one) => one !== tenant)) {
    await wear(page, other);
    await test.step(`in the brand of ${other}`, () => lookAtTheme(page));
  }
}

/** Whether a sight has anything that the first tenant's has not: an element, or words alone. */
async function differenceOf(world: World, first: World, sight: Sight): Promise<'elements' | 'words' | null> {
  const who = visitorOf(world, sight);
  if (who === null) return null;
  const [own, other] = [await readSight(world, sight, who), await readSight(first, sight, who)];
  if (own === null || other === null) return own && 'elements';
  const isNew = (part: 'elements' | 'words') => [...own[part]].some((one) => !other[part].has(one));
  return isNew('elements') ? 'elements' : isNew('words') ? 'words' : null;
}

interface Looker {
  readonly world: World;
  readonly visitors: Visitors;
  /** The site of the tenant that is looked at first, in the same language. */
  readonly first: World;
}

const LOOKS: Readonly<Record<Closeness, (looker: Looker, sight: Sight) => Promise<void>>> = {
  async whole({ world, visitors }, sight) {
    const page = await openSight(world, visitors, sight);
    if (page === null) return;
    await lookAt(page);
    const { tenant, language } = world.walk;
    if (tenant === sight.first && language === 'de') await lookInOtherBrands(page, tenant);
  },
  async words({ world, visitors }, sight) {
    const page = await openSight(world, visitors, sight);
    if (page) await lookAtWords(page);
  },
  async difference({ world, visitors, first }, sight) {
    const difference = await differenceOf(world, first, sight);
    const page = difference && (await openSight(world, visitors, sight));
    if (!page) return;
    // Elements are the same in every language.
    await (difference === 'elements' && world.walk.language === 'de' ? lookAgain(page) : lookAtWords(page));
  },
};

const TITLES: Readonly<Record<Closeness, string>> = {
  whole: 'is readable for everybody and fits every window in every brand',
  words: 'fits narrow windows',
  difference: 'that differs from the first tenant’s is as readable, and fits narrow windows',
};

const titleOf = ({ tenant, language, closeness, sights, isLate }: Portion): string => {
  const names = [...new Set(sights.map(({ name }) => name))];
  return `${tenant} in ${language}: what is seen ${isLate ? 'in time ' : ''}of ${names.join(', ')} ${TITLES[closeness]}`;
};

async function look({ closeness, sights }: Portion, walk: Walk, firstWalk: Walk, visitors: Visitors): Promise<void> {
  const world = await openWorld(walk);
  const first = closeness === 'difference' ? await openWorld(firstWalk) : world;
  for (const sight of sights) {
    const { of: _, press, reach, ...state } = sight.state;
    const way = press || reach ? ' by its way' : '';
    await test.step(`${sight.name} ${JSON.stringify(state)}${way}`, () => LOOKS[closeness]({ world, visitors, first }, sight));
  }
}

test.describe('', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.setTimeout(600_000);

  for (const portion of portionsOf(LOCALES)) {
    const { tenant, language, isLate, sights } = portion;
    const first = sights[0]?.first ?? tenant;
    if (isLate)
      test(titleOf(portion), async ({ page, newPerson, walkAt, ownPort: port }) => {
        const visitors = { stranger: page, person: await newPerson() };
        await look(portion, walkAt(tenant, { language, port }), walkAt(first, { language, port }), visitors);
      });
    else
      test(titleOf(portion), async ({ page, newPerson, walkAt }) => {
        const visitors = { stranger: page, person: await newPerson() };
        await look(portion, walkAt(tenant, { language }), walkAt(first, { language }), visitors);
      });
  }
});
