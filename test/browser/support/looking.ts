import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { PORTAL_ID } from '../../../web/portals/shell/data.ts';
import { misfits } from './misfits.ts';
import { type Kinds, markNewKinds } from './new-kinds.ts';
import { isScaledDown, resetScale, scaleDown } from './scale.ts';

const AXE = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};0`;

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules that the colours and measures of a theme can break by themselves. */
const OF_THEMES = ['color-contrast', 'target-size'];

/** Widths of windows in which every page is looked at; 320 is also a window of 1280 at four times its size (WCAG 1.4.10). */
const WIDTHS = [1440, 1024, 768, 320, 390];
/** In these a page that was looked at is looked at again, in other themes or with other words. */
const NARROW = [320, 390];
const HEIGHT = 844;

interface Wish {
  /** Only the rules that a theme can break by itself. */
  readonly isTheme?: boolean;
  /** Only what is inside of these. */
  readonly within?: string;
  /** Contrast only of what is marked as new (`new-kinds.ts`). */
  readonly isNewAlone?: boolean;
  readonly hold?: typeof expect | typeof expect.soft;
}

/** No violation of WCAG 2.2 AA that axe can see, folded parts unfolded. Colours, the longest to look at, are the same in every language: German is looked at. */
export async function expectAccessible(
  page: Page,
  { isTheme = false, within, isNewAlone = false, hold = expect }: Wish = {},
): Promise<void> {
  const ask = () => page.evaluate(violationsOf, [isTheme ? OF_THEMES : AXE_TAGS, within, isNewAlone] as const);
  // A document with the loader and without frames needs one question.
  const known = page.frames().length === 1 ? await ask() : null;
  if (known === null) await loadAxe(page);
  hold(known ?? (await ask()), page.url()).toEqual([]);
}

/** Defines axe in a document without running it. The browser keeps it for all documents of a page: sending half a megabyte to each takes 130 ms or more. */
const LOADER = `globalThis.loadAxe = () => { ${AXE} }`;
const withLoader = new WeakSet<Page>();

/** Makes axe available in the document that is open, in all its frames. */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) if (!(await frame.evaluate(runLoader))) await frame.evaluate(AXE);
  if (withLoader.has(page)) return;
  withLoader.add(page);
  await page.addInitScript(LOADER);
}

/** In the page: whether axe is there now. */
function runLoader(): boolean {
  const here = globalThis as { loadAxe?: () => void };
  if (!('axe' in globalThis)) here.loadAxe?.();
  return 'axe' in globalThis;
}

/**
 * In the page: what axe finds; null where axe cannot be loaded yet. Of rows and entries that are made alike, element by element with all attributes, it
 * looks at two: it cannot say anything else of a third, and a long table takes longer than everything else.
 */
async function violationsOf([tags, within, isNewAlone]: readonly [string[], string | undefined, boolean]): Promise<string[] | null> {
  const here = globalThis as { axe?: typeof axe; loadAxe?: () => void };
  if (!here.axe) here.loadAxe?.();
  const { axe: ours } = here;
  if (!ours) return null;
  for (const details of document.querySelectorAll('details')) details.open = true;
  const partOf = (one: Element) =>
    [one.tagName, one.className, ...one.getAttributeNames(), one.textContent?.trim() ? 'text' : ''].map(String).join(' ');
  const seen = new Map<string, number>();
  const folded = [...document.querySelectorAll<HTMLElement>('tbody > tr, ul > li, ol > li')].filter((one) => {
    const kind = [one, ...one.querySelectorAll('*')].map(partOf).join('\n');
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    return (seen.get(kind) ?? 0) > 2 && !one.querySelector('[data-new]') && !one.matches('[data-new]');
  });
  for (const one of folded) one.style.setProperty('display', 'none', 'important');
  ours.configure({ rules: [{ id: 'color-contrast', selector: isNewAlone ? '[data-new]' : '*' }] });
  const rules: axe.RuleObject = document.documentElement.lang === 'de' ? {} : { 'color-contrast': { enabled: false } };
  const found = await ours.run(within ?? document, { runOnly: tags, rules, resultTypes: ['violations'], preload: false });
  for (const one of folded) one.style.removeProperty('display');
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Nothing sticks out to the right. */
export async function expectNoOverflow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/**
 * Looks at a page that is open, without opening it again: nothing sticks out or is cut in any width or with text at twice its size, what is pressed
 * on the main path is high enough for a thumb, nothing moves of itself, and axe finds nothing. Axe looks once, at a phone's width: of what its
 * rules see only the distance between targets depends on it, and is least there. With `seen` it looks at the contrast of what was not seen before.
 */
export const lookAt = (page: Page, seen?: Kinds): Promise<void> =>
  keepScale(page, async () => {
    await expectFits(page, WIDTHS);
    await expectAccessibleOnce(page, seen);
  });

/** The same for a page that looks like another which was looked at: the widths are a phone's. */
export const lookAgain = (page: Page, seen?: Kinds): Promise<void> =>
  keepScale(page, async () => {
    await expectFits(page, NARROW);
    await expectAccessibleOnce(page, seen);
  });

async function expectAccessibleOnce(page: Page, seen: Kinds | undefined): Promise<void> {
  if (seen) await markNewKinds(page, seen, true);
  await expectAccessible(page, { isNewAlone: seen !== undefined, hold: expect.soft });
}

/** The same for a page in another theme: only what that can change, colours only inside of `within`. */
export const lookAtTheme = (page: Page, within?: string): Promise<void> =>
  keepScale(page, async () => {
    await expectFits(page, NARROW);
    await expectAccessible(page, { isTheme: true, ...(within !== undefined && { within }), hold: expect.soft });
  });

/** The same for a page that differs from another in its words alone. */
export const lookAtWords = (page: Page): Promise<void> => keepScale(page, () => expectFits(page, NARROW));

/** Looks at a page scaled down; one that was not before has its own scale and viewport again afterwards, so that it can be clicked. */
async function keepScale(page: Page, look: () => Promise<void>): Promise<void> {
  const wasScaledDown = isScaledDown(page);
  await look();
  if (!wasScaledDown) await resetScale(page);
}

/** Softly, as axe above: one visit to all pages tells all that is wrong with them. Ends at a phone's width. */
async function expectFits(page: Page, widths: readonly number[]): Promise<void> {
  const wrong: string[] = [];
  for (const width of widths) {
    await scaleDown(page, { width, height: HEIGHT });
    const found = await page.evaluate(misfits, [PORTAL_ID, width === widths.at(-1)] as const);
    wrong.push(...found.map((what) => `${width} px: ${what}`));
  }
  const { pathname, search } = new URL(page.url());
  expect.soft(wrong, pathname + search).toEqual([]);
}
