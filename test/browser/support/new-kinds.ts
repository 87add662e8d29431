import type { Page } from '@playwright/test';

/** Hashes of the kinds of texts and fields that were checked. */
export type Kinds = Set<string>;

/**
 * Marks the first text or field of each new kind by `data-new`, with the kind, and adds the kinds to `seen`; returns whether there are any. A kind consists
 * of the element, its ancestors and its state.
 */
export const markNewKinds = (page: Page, seen: Kinds): Promise<boolean> => mark(page, seen, false);

/** The same for contrast, in German documents with folded parts open: a kind has its colour, opacity, size and background too, which determine the contrast. */
export const markForContrast = (page: Page, seen: Kinds): Promise<boolean> => mark(page, seen, true);

async function mark(page: Page, seen: Kinds, isForContrast: boolean): Promise<boolean> {
  const found = await page.evaluate(markNew, [[...seen].join(' '), isForContrast] as const);
  for (const kind of found) seen.add(kind);
  return found.length > 0;
}

/** Runs in the page: marks new kinds and returns them. */
function markNew([seen, isForContrast]: readonly [string, boolean]): string[] {
  const known = new Set(seen.split(' '));
  const found: string[] = [];
  for (const one of document.querySelectorAll('[data-new]')) one.removeAttribute('data-new');
  if (isForContrast) {
    if (document.documentElement.lang !== 'de') return [];
    for (const details of document.querySelectorAll('details')) details.open = true;
  }
  for (const one of document.body.querySelectorAll('*')) {
    if (!(isWord(one) || one.matches('input, select, textarea, button')) || one.closest('svg, script, style, noscript')) continue;
    const kind = hashOf([nameOf(one.parentElement), nameOf(one), ...stateOf(one), isForContrast ? colourOf(one) : ''].join(' '));
    if (known.has(kind) || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    one.setAttribute('data-new', kind);
    known.add(kind);
    found.push(kind);
  }
  return found;

  function nameOf(one: Element | null): string {
    return one ? `${one.tagName}.${one.className}` : '';
  }

  function stateOf(one: Element): string[] {
    return one.getAttributeNames().filter((name) => /^(aria-(?!label|describedby)|type|disabled|checked)/.test(name));
  }

  function isWord(one: Element): boolean {
    return [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  }

  function colourOf(one: Element): string {
    const { color, fontSize, fontWeight } = getComputedStyle(one);
    return `${color} ${fontSize} ${fontWeight} ${opacityOf(one)} ${backgroundOf(one)}`;
  }

  function opacityOf(one: Element | null): number {
    return one ? Number(getComputedStyle(one).opacity) * opacityOf(one.parentElement) : 1;
  }

  /** The nearest background colour or picture. */
  function backgroundOf(one: Element | null): string {
    for (let box = one; box; box = box.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(box);
      if (backgroundImage !== 'none') return nameOf(box);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
    }
    return '';
  }

  function hashOf(text: string): string {
    let [one, other] = [0, 7];
    for (let at = 0; at < text.length; at += 1) {
      one = (Math.imul(one, 31) + text.charCodeAt(at)) | 0;
      other = (Math.imul(other, 37) ^ text.charCodeAt(at)) | 0;
    }
    return `${one.toString(36)}${other.toString(36)}`;
  }
}
