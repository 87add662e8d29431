/**
 * Runs in the page, as one evaluation: elements that overflow the window or a clipping box, words that are broken, and texts that show their key. At
 * the last width, a phone's, also with text at twice its size, where nothing may shrink or be clipped by its button, plus controls that are too low for
 * touch, and animations. The app in `appId` renders for a new width by the second frame after it; a document is laid out by the measuring itself.
 */
export async function layoutFaults([appId, isLast]: readonly [string, boolean]): Promise<string[]> {
  if (document.getElementById(appId)) await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  let edges = new Map<Element, DOMRect | 'scrolls' | null>();
  const found = tooWide();
  if (!isLast) return found;
  found.push(...lowTargets(), ...moving());
  const { style } = document.documentElement;
  const pictures = visible('img').map((one) => ({ one, width: one.clientWidth }));
  style.setProperty('font-size', '200%');
  const shrunk = pictures
    .filter(({ one, width }) => one.clientWidth < width / 2)
    .map(({ one, width }) => `shrinks from ${width} to ${one.clientWidth} px: ${one.getAttribute('alt') || one.getAttribute('src')}`);
  found.push(...[...tooWide(), ...shrunk, ...smallHeadings(), ...cutControls()].map((what) => `text at 200 %: ${what}`));
  style.removeProperty('font-size');
  return found;

  function visible(selector: string): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest('.sr-only'),
    );
  }

  /** First headings in smaller type than the text below them. */
  function smallHeadings(): string[] {
    const sizeOf = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize);
    const text = Math.max(sizeOf(document.body), ...visible('h1 ~ p').map(sizeOf));
    return visible('h1').flatMap((one) => (sizeOf(one) < text ? [`a heading of ${sizeOf(one)} px above text of ${text} px`] : []));
  }

  /** Buttons whose content is larger than they are. */
  function cutControls(): string[] {
    return visible('button, a[class*=rounded-control]')
      .filter((one) => one.clientWidth > 1 && getComputedStyle(one).textOverflow !== 'ellipsis')
      .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
      .map((one) => `larger than its button: ${one.textContent?.trim().slice(0, 40) || one.ariaLabel}`);
  }

  function tooWide(): string[] {
    edges = new Map();
    const wide = document.documentElement.scrollWidth - innerWidth;
    const out = wide > 0 ? [`the page is ${wide} px too wide`] : [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (words.nextNode()) {
      const { currentNode, parentElement = currentNode.parentElement } = words as unknown as { currentNode: Node; parentElement?: Element };
      const text = currentNode.textContent?.trim();
      if (!text || !parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parentElement.closest('.sr-only, noscript, svg, script, style')) continue;
      if (/^(agentur|feld|formular|portal|status|teilen)(\.\w+)+$/.test(text)) out.push(`a key: ${text}`);
      for (const word of text.match(/(?<!\S)\p{L}-\p{L}{1,10}(?!\p{L})/gu) ?? [])
        if (isParted(currentNode, word)) out.push(`parted: ${word}`);
      range.selectNodeContents(currentNode);
      const { left, right, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      const cut = cutBy(parentElement, left, right);
      if (cut !== null) out.push(`cut by ${cut}: ${text.slice(0, 40)}`);
    }
    return out;
  }

  /** Whether a word of a text is broken over two lines. */
  function isParted(node: Node, word: string): boolean {
    const from = node.textContent?.indexOf(word) ?? 0;
    const part = document.createRange();
    part.setStart(node, from);
    part.setEnd(node, from + word.length);
    return part.getClientRects().length > 1;
  }

  /** The element that clips a text between left and right; null if nothing does or the text can be scrolled into view. */
  function cutBy(parent: Element, left: number, right: number): string | null {
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const edge = edgeOf(box);
      if (edge === 'scrolls') return null;
      if (edge && (left < edge.left - 1 || right > edge.right + 1)) return 'its box';
    }
    return left < -1 || right > innerWidth + 1 ? 'the window' : null;
  }

  /** Clipping edge of a box; null if it does not clip. Cached, because many texts share a box. */
  function edgeOf(box: Element): DOMRect | 'scrolls' | null {
    const known = edges.get(box);
    if (known !== undefined) return known;
    const { overflowX, textOverflow } = getComputedStyle(box);
    // Rows and navigation items of a portal are one line high; an ellipsis marks a longer text.
    const isEllipsis = textOverflow === 'ellipsis' && box.closest('.portal');
    const isScrolled = isEllipsis || overflowX === 'auto' || overflowX === 'scroll';
    const edge = isScrolled ? 'scrolls' : overflowX === 'hidden' || overflowX === 'clip' ? box.getBoundingClientRect() : null;
    edges.set(box, edge);
    return edge;
  }

  /** Buttons and fields of the content below 44 px in height, in a portal below 40 px; a checkbox counts with its label. */
  function lowTargets(): string[] {
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(button[type=submit], input:not([type=hidden], [type=radio], [type=checkbox]), select, textarea, label:has(> input))',
    );
    return [...controls]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest('.sr-only'))
      .map((one) => ({ one, height: one.getBoundingClientRect().height }))
      .filter(({ one, height }) => height > 1 && height < (one.closest('.portal, [data-modal]') ? 39.5 : 43.5))
      .map(({ one, height }) => `only ${Math.round(height)} px high: ${one.outerHTML.slice(0, 80)}`);
  }

  /** Animations that run despite reduced motion, which all tests request; colour transitions do not count. */
  function moving(): string[] {
    return document
      .getAnimations()
      .filter(
        (one) => one.playState === 'running' && !(one instanceof CSSTransition && /color|opacity|shadow/.test(one.transitionProperty)),
      )
      .map((one) => `moves: ${one instanceof CSSTransition ? one.transitionProperty : one.id || 'an animation'}`);
  }
}
