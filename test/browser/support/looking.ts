import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

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
  readonly hold?: typeof expect | typeof expect.soft;
}

/** No violation of WCAG 2.2 AA that axe can see, folded parts unfolded. Colours, the longest to look at, are the same in every language: German is looked at. */
export async function expectAccessible(page: Page, { isTheme = false, within, hold = expect }: Wish = {}): Promise<void> {
  // Once a document: reading axe takes as long as asking it.
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(AXE);
  const isGerman = await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    return document.documentElement.lang === 'de';
  });
  const wanted: axe.RunOptions = isTheme ? { runOnly: OF_THEMES } : { runOnly: AXE_TAGS };
  const options = { ...wanted, ...(!isGerman && { rules: { 'color-contrast': { enabled: false } } }) };
  const violations = await page.evaluate(
    async ([asked, context]) => {
      const wish = { ...asked, resultTypes: ['violations'], preload: false } satisfies axe.RunOptions;
      const found = await (globalThis as unknown as { axe: typeof axe }).axe.run(context ?? document, wish);
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [options, within] as const,
  );
  hold(violations, page.url()).toEqual([]);
}

/** Nothing sticks out to the right. */
export async function expectNoOverflow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/**
 * Looks at a page that is open, without opening it again: nothing sticks out or is cut in any width or with text at twice its size, what is pressed
 * on the main path is high enough for a thumb, nothing moves of itself, and axe finds nothing. Axe looks once, at a phone's width: of what its
 * rules see only the distance between targets depends on it, and is least there.
 */
export async function lookAt(page: Page): Promise<void> {
  const before = page.viewportSize();
  await expectFits(page, WIDTHS);
  await expectAccessible(page, { hold: expect.soft });
  if (before && before.width !== WIDTHS.at(-1)) await page.setViewportSize(before);
}

/** The same for a page that looks like another which was looked at: the widths are a phone's. */
export async function lookAgain(page: Page): Promise<void> {
  await expectFits(page, NARROW);
  await expectAccessible(page, { hold: expect.soft });
}

/** The same for a page in another theme: only what that can change, colours only inside of `within`. */
export async function lookAtTheme(page: Page, within?: string): Promise<void> {
  await expectFits(page, NARROW);
  await expectAccessible(page, { isTheme: true, ...(within !== undefined && { within }), hold: expect.soft });
}

/** The same for a page that differs from another in its words alone. */
export const lookAtWords = (page: Page): Promise<void> => expectFits(page, NARROW);

/** Softly, as axe above: one visit to all pages tells all that is wrong with them. Ends at a phone's width. */
async function expectFits(page: Page, widths: readonly number[]): Promise<void> {
  const wrong: string[] = [];
  const look = async (where: string) => {
    wrong.push(...(await page.evaluate(misfits)).map((what) => `${where}: ${what}`));
  };
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    await look(`${width} px`);
  }
  wrong.push(...(await page.evaluate(lowTargets)), ...(await page.evaluate(moving)));
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await look('text at 200 %');
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  const { pathname, search } = new URL(page.url());
  expect.soft(wrong, pathname + search).toEqual([]);
}

/** In the page: what sticks out of the window or of a box that hides the rest of it. */
function misfits(): string[] {
  const wide = document.documentElement.scrollWidth - innerWidth;
  const found = wide > 0 ? [`the page is ${wide} px too wide`] : [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (words.nextNode()) {
    const { currentNode, parentElement = currentNode.parentElement } = words as unknown as { currentNode: Node; parentElement?: Element };
    const text = currentNode.textContent?.trim();
    if (!text || !parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (parentElement.closest('.sr-only, noscript, svg, script, style')) continue;
    range.selectNodeContents(currentNode);
    const { left, right, width } = range.getBoundingClientRect();
    if (width === 0) continue;
    const cut = cutBy(parentElement, left, right);
    if (cut !== null) found.push(`cut by ${cut}: ${text.slice(0, 40)}`);
  }
  return found;

  /** What hides a part of a text that reaches from left to right; nothing that can be scrolled to it. */
  function cutBy(parent: Element, left: number, right: number): string | null {
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      if (overflowX === 'auto' || overflowX === 'scroll') return null;
      const edge = box.getBoundingClientRect();
      const isOut = left < edge.left - 1 || right > edge.right + 1;
      if (isOut && (overflowX === 'hidden' || overflowX === 'clip')) return 'its box';
    }
    return left < -1 || right > innerWidth + 1 ? 'the window' : null;
  }
}

/** In the page, on a phone: buttons and fields of its content that are lower than 44 px; a box to tick is pressed by its words. */
function lowTargets(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'main :is(button[type=submit], input:not([type=hidden], [type=radio], [type=checkbox]), select, textarea, label:has(> input))',
  );
  return [...controls]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest('.sr-only'))
    .map((one) => ({ one, height: one.getBoundingClientRect().height }))
    .filter(({ height }) => height > 1 && height < 43.5)
    .map(({ one, height }) => `only ${Math.round(height)} px high: ${one.outerHTML.slice(0, 80)}`);
}

/** In the page: what runs though less motion is asked for, as all tests do; a colour that changes is no motion. */
function moving(): string[] {
  return document
    .getAnimations()
    .filter((one) => one.playState === 'running' && !(one instanceof CSSTransition && /color|opacity|shadow/.test(one.transitionProperty)))
    .map((one) => `moves: ${one instanceof CSSTransition ? one.transitionProperty : one.id || 'an animation'}`);
}
