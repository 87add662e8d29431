import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { PORTAL_ID } from '../../../web/portals/shell/data.ts';
import { isWide } from '../../support/wide.ts';
import { layoutFaults } from './layout-faults.ts';
import { type Kinds, markForContrast } from './new-kinds.ts';
import { isScaledDown, resetScale, scaleDown } from './scale.ts';

const AXE = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};0`;

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules that only depend on the colours and measures of a theme. */
const THEME_RULES = ['color-contrast', 'target-size'];

/** Window widths in which every page is checked; 320 corresponds to 1280 at 400 per cent zoom (WCAG 1.4.10). */
const WIDTHS = [1440, 1024, 768, 320, 390];
/** Widths in which a checked page is checked again, in other themes or languages. */
const PHONE_WIDTHS = [320, 390];
const HEIGHT = 844;

interface Wish {
  /** Only the rules of `THEME_RULES`. */
  readonly isTheme?: boolean;
  /** Selector; only its content is checked. */
  readonly within?: string;
  readonly hold?: typeof expect | typeof expect.soft;
}

/** Kinds of elements whose contrast this worker has checked. */
const seen: Kinds = new Set();

/**
 * Checks that axe finds no violation of WCAG 2.2 AA, with folded parts open. Contrast, the slowest rule, is checked in German only, because colours do not
 * differ, and once for each kind of element in its colours.
 */
export async function expectAccessible(page: Page, { isTheme = false, within, hold = expect }: Wish = {}): Promise<void> {
  // Elements in frames are not marked.
  const isWhole = isWide || within !== undefined || page.frames().length > 1;
  if (!isWhole) await markForContrast(page, seen);
  const ask = () => page.evaluate(violationsOf, [isTheme ? THEME_RULES : AXE_TAGS, within, !isWhole] as const);
  // For a document with the loader and without frames one evaluation is enough.
  const known = page.frames().length === 1 ? await ask() : null;
  if (known === null) await loadAxe(page);
  const { violations, unclear } = known ?? (await ask()) ?? { violations: ['axe is not loaded'], unclear: [] };
  // Something covers these elements, so another look checks them.
  for (const kind of unclear) seen.delete(kind);
  hold(violations, page.url()).toEqual([]);
}

/** Defines axe in a document without running it. The browser keeps it for all documents of a page: sending half a megabyte to each takes 130 ms or more. */
const LOADER = `globalThis.loadAxe = () => { ${AXE} }`;
/** Pages by what they have: axe in one document, or the loader for all further ones. */
const withAxe = new WeakMap<Page, 'axe' | 'loader'>();

/** Makes axe available in the open document and its frames; the loader pays from a page's second document on. */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) if (!(await frame.evaluate(runLoader))) await frame.evaluate(AXE);
  const before = withAxe.get(page);
  withAxe.set(page, before ? 'loader' : 'axe');
  if (before === 'axe') await page.addInitScript(LOADER);
}

/** Runs in the page: loads axe if possible, and returns whether it is available. */
function runLoader(): boolean {
  const here = globalThis as { loadAxe?: () => void };
  if (!('axe' in globalThis)) here.loadAxe?.();
  return 'axe' in globalThis;
}

interface Found {
  readonly violations: string[];
  /** Kinds of elements whose contrast axe cannot tell. */
  readonly unclear: string[];
}

/**
 * Runs in the page: violations that axe finds; null if axe cannot be loaded yet. Of rows and entries with the same elements and attributes it checks only
 * two, because others have the same result and a long table would take longer than everything else.
 */
async function violationsOf([tags, within, isNewAlone]: readonly [string[], string | undefined, boolean]): Promise<Found | null> {
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
  const resultTypes: axe.resultGroups[] = ['violations', 'incomplete'];
  const found = await ours.run(within ?? document, { runOnly: tags, rules, resultTypes, elementRef: true, preload: false });
  for (const one of folded) one.style.removeProperty('display');
  const unclear = found.incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes);
  return {
    violations: found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    unclear: unclear.flatMap(({ element }) => element?.getAttribute('data-new') ?? []),
  };
}

/** Checks that nothing overflows to the right. */
export async function expectNoOverflow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/**
 * Checks an open page without opening it again: nothing overflows or is clipped in any width or with text at twice its size, controls are high enough
 * for touch, nothing is animated, and axe finds nothing. Axe runs once, at a phone's width, because only the distance between targets depends on the
 * width and is smallest there.
 */
export const checkPage = (page: Page): Promise<void> =>
  withScaleRestored(page, async () => {
    await expectLayoutFits(page, WIDTHS);
    await expectAccessible(page, { hold: expect.soft });
  });

/** The same checks for a page that is similar to a checked one, only at phone widths. */
export const checkSimilarPage = (page: Page): Promise<void> =>
  withScaleRestored(page, async () => {
    await expectLayoutFits(page, PHONE_WIDTHS);
    await expectAccessible(page, { hold: expect.soft });
  });

/** Checks a page in another theme: only what a theme can change, and colours only inside `within`. */
export const checkTheme = (page: Page, within?: string): Promise<void> =>
  withScaleRestored(page, async () => {
    await expectLayoutFits(page, PHONE_WIDTHS);
    await expectAccessible(page, { isTheme: true, ...(within !== undefined && { within }), hold: expect.soft });
  });

/** Checks a page that differs from a checked one only in its texts. */
export const checkTexts = (page: Page): Promise<void> => withScaleRestored(page, () => expectLayoutFits(page, PHONE_WIDTHS));

/** Checks a page at a small scale; then restores the scale and viewport of a page that was not scaled down before, so that it can be clicked. */
async function withScaleRestored(page: Page, look: () => Promise<void>): Promise<void> {
  const wasScaledDown = isScaledDown(page);
  await look();
  if (!wasScaledDown) await resetScale(page);
}

/** Checks the layout in these widths with soft assertions, so that one run reports all faults. Ends at a phone's width. */
async function expectLayoutFits(page: Page, widths: readonly number[]): Promise<void> {
  const wrong: string[] = [];
  for (const width of widths) {
    await scaleDown(page, { width, height: HEIGHT });
    const found = await page.evaluate(layoutFaults, [PORTAL_ID, width === widths.at(-1)] as const);
    wrong.push(...found.map((what) => `${width} px: ${what}`));
  }
  const { pathname, search } = new URL(page.url());
  expect.soft(wrong, pathname + search).toEqual([]);
}
