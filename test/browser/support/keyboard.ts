import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Maximum number of Tab presses to reach any element of the longest page. */
const MOST = 120;

/** Presses Tab until the element has the focus; checks that every focus on the way is visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < MOST; pressed += 1) {
    await page.keyboard.press('Tab');
    const { hidden, isThere } = await target.evaluate(focusNow);
    // The page may still be scrolling there.
    if (hidden !== null) await expect.poll(async () => (await target.evaluate(focusNow)).hidden).toBeNull();
    if (isThere) return;
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Moves to a field and replaces its content. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await retype(page, text);
}

/** Replaces the content of the focused field. */
export async function retype(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Moves to a button or link and presses Enter. */
export async function pressAt(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Checks that the error summary has the focus and starts the title, and that its first entry is the next stop and leads to its field. */
export async function expectFirstErrorFocus(page: Page, field: string): Promise<void> {
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Fehler: /);
  await pressAt(page, summary.getByRole('link').first());
  await expect(page.getByLabel(field, { exact: true })).toBeFocused();
}

/** Runs in the page: whether the element has the focus, and why the focus is not visible, if so. */
function focusNow(target: Element): { readonly isThere: boolean; readonly hidden: string | null } {
  const element = document.activeElement;
  return { isThere: element === target, hidden: element && element !== document.body ? hiddenBy(element) : null };

  /** Fault of the focused element: no outline, out of view, covered, or partly behind the banner or the action of its step; null if it is visible. */
  function hiddenBy(element: Element): string | null {
    // The button in a date field has the browser's own focus ring.
    if (element.matches('input[type=date]:not(:focus-visible)')) return null;
    const name = `${element.tagName} ${element.textContent?.trim() || element.getAttribute('name')}`;
    const isOutlined = (one: Element, pseudo?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one, pseudo);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    };
    const around = [element, element.parentElement, element.parentElement?.parentElement, element.closest('label, li > *')];
    const isShown = isOutlined(element, '::after') || around.some((one) => one && isOutlined(one));
    if (!isShown) return `no outline: ${name}`;
    const box = element.getClientRects()[0];
    if (!box || box.bottom <= 0 || box.top >= innerHeight) return `out of pageState: ${name}`;
    const isBehind = (bar: Element) => {
      const { top, bottom } = bar.getBoundingClientRect();
      return !bar.contains(element) && ['sticky', 'fixed'].includes(getComputedStyle(bar).position) && box.bottom > top && box.top < bottom;
    };
    // The banner covers everything, the sticky action covers everything except the banner.
    const bars = [...document.querySelectorAll(element.closest('[data-consent]') ? '[data-consent]' : '[data-consent], .action-bar')];
    if (bars.some(isBehind)) return `behind the banner or the action: ${name}`;
    const x = Math.min(Math.max((box.left + box.right) / 2, 0), innerWidth - 1);
    const y = Math.min(Math.max((box.top + box.bottom) / 2, 0), innerHeight - 1);
    const onTop = document.elementFromPoint(x, y);
    return onTop && (element.contains(onTop) || onTop.contains(element)) ? null : `covered: ${name}`;
  }
}
