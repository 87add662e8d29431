import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** So many presses of Tab reach everything on the longest page. */
const MOST = 120;

/** Goes on with Tab until the element has the focus; on the way every focus can be seen. */
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

/** Goes to a field and types into it what replaces its content. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await retype(page, text);
}

/** Types into the field that has the focus what replaces its content. */
export async function retype(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Goes to a button or link and presses it. */
export async function pressAt(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** What is wrong has the focus and begins the title; its first entry is the next stop and leads to its field. */
export async function mendFirst(page: Page, field: string): Promise<void> {
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Fehler: /);
  await pressAt(page, summary.getByRole('link').first());
  await expect(page.getByLabel(field, { exact: true })).toBeFocused();
}

/** In the page: whether the element has the focus, and how whatever has it does not show it. */
function focusNow(target: Element): { readonly isThere: boolean; readonly hidden: string | null } {
  const element = document.activeElement;
  return { isThere: element === target, hidden: element && element !== document.body ? hiddenBy(element) : null };

  /** No outline on it or around it, out of sight, covered, or partly behind the banner or the action of its step. Null when all is well. */
  function hiddenBy(element: Element): string | null {
    // The button in a date field has a ring of the browser's own.
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
    if (!box || box.bottom <= 0 || box.top >= innerHeight) return `out of sight: ${name}`;
    const isBehind = (bar: Element) => {
      const { top, bottom } = bar.getBoundingClientRect();
      return !bar.contains(element) && ['sticky', 'fixed'].includes(getComputedStyle(bar).position) && box.bottom > top && box.top < bottom;
    };
    // The banner lies before everything, the action before all that is not the banner.
    const bars = [...document.querySelectorAll(element.closest('[data-consent]') ? '[data-consent]' : '[data-consent], .action-bar')];
    if (bars.some(isBehind)) return `behind the banner or the action: ${name}`;
    const x = Math.min(Math.max((box.left + box.right) / 2, 0), innerWidth - 1);
    const y = Math.min(Math.max((box.top + box.bottom) / 2, 0), innerHeight - 1);
    const onTop = document.elementFromPoint(x, y);
    return onTop && (element.contains(onTop) || onTop.contains(element)) ? null : `covered: ${name}`;
  }
}
