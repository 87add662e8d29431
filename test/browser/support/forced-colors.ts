import { expect, type Page } from '@playwright/test';

/** Checks an open page in forced colours, such as Windows' high contrast: edges of buttons, what is chosen, logos, and colours of icons. */
export async function expectForcedColors(page: Page): Promise<void> {
  await page.evaluate(markFilled);
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(forcedColorFaults);
  await page.emulateMedia({ forcedColors: null });
  const { pathname } = new URL(page.url());
  expect.soft(found, `${pathname} in forced colours`).toEqual([]);
}

/** Runs in the page: marks the controls that have a background, which forced colours remove. */
function markFilled(): void {
  for (const one of document.querySelectorAll<HTMLElement>('a, button, summary, label, select, textarea'))
    if (!/, 0\)$|^transparent$/.test(getComputedStyle(one).backgroundColor)) one.dataset.filled = '';
}

/** Runs in the page while colours are forced. */
function forcedColorFaults(): string[] {
  const isVisible = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest('.sr-only');
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isVisible);
  const nameOf = (one: Element) => `${one.tagName} ${(one.textContent || one.getAttribute('alt') || '').trim().slice(0, 40)}`;
  const edgeOf = (one: Element) => {
    const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(one);
    return `${outlineStyle === 'none' ? '0px' : outlineWidth} ${borderTopStyle === 'none' ? '0px' : borderTopWidth}`;
  };
  const isSet = (one: Element) => one.matches('[aria-pressed=true], a[aria-current]') || one.querySelector(':scope > :checked') !== null;
  return [
    ...all('[data-filled]')
      .filter((one) => edgeOf(one) === '0px 0px')
      .map((one) => `no edge: ${nameOf(one)}`),
    ...all('[aria-pressed=true], a[aria-current], label[class*=rounded]:has(> [type=radio]:checked)').flatMap((one) => {
      const { parentElement: list } = one.parentElement?.tagName === 'LI' ? one.parentElement : one;
      const other = [...(list?.querySelectorAll(one.tagName) ?? [])].find((each) => each !== one && isVisible(each) && !isSet(each));
      return other && edgeOf(other) === edgeOf(one) ? [`chosen like the others: ${nameOf(one)}`] : [];
    }),
    ...all('header img, footer img')
      .filter((one) => getComputedStyle(one).forcedColorAdjust !== 'none')
      .map((one) => `a logo without its background: ${nameOf(one)}`),
    ...all('a svg[aria-hidden], button svg[aria-hidden]')
      .filter((one) => one.clientWidth <= 32)
      .flatMap((one) =>
        [one, ...one.querySelectorAll('*')].filter(({ attributes }) =>
          /#|rgb|var/.test([attributes.getNamedItem('stroke')?.value, attributes.getNamedItem('fill')?.value].join()),
        ),
      )
      .map((one) => `an icon in a fixed colour: ${one.outerHTML.slice(0, 60)}`),
  ];
}
