import type { Locator } from '@playwright/test';

/** A press on a page: its name, the selector, and the action, which throws if it has no effect. */
export interface Press {
  readonly what: string;
  readonly place: string;
  readonly press: (found: Locator) => Promise<void>;
}

/** Questions opened on each visit; the slowest counts. */
const QUESTIONS = 3;

/** Time in ms between scrolling to an element and pressing it; nobody presses sooner. */
const SEEN_MS = 300;

/** Touches the middle of a visible element. Playwright's own tap runs code in the page, which would be measured, too. */
async function tap(part: Locator): Promise<void> {
  const { x, y } = await part.evaluate(async (element, seenMs) => {
    const middle = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const isCovered = ({ x, y }: { x: number; y: number }) => !element.contains(document.elementFromPoint(x, y));
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    // The banner covers a bar at the lower edge until the end of its form is scrolled above the banner.
    if (isCovered(middle())) element.closest('form')?.scrollIntoView({ block: 'end', behavior: 'instant' });
    // Lets the browser draw the scrolled part before the touch.
    await new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), seenMs));
    if (isCovered(middle())) throw new Error(`${element.tagName} is covered`);
    return middle();
  }, SEEN_MS);
  await part.page().touchscreen.tap(x, y);
}

/** Chooses by the keyboard, since the list of a select is not part of the page. */
async function chooseProduct(select: Locator): Promise<void> {
  await select.focus();
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowDown']) {
    const before = await select.inputValue();
    await select.page().keyboard.press(key);
    if ((await select.inputValue()) === before) throw new Error('no other product was chosen');
  }
}

async function unfold(parts: Locator): Promise<void> {
  const count = Math.min(QUESTIONS, await parts.count());
  for (let index = 0; index < count; index += 1) {
    const part = parts.nth(index);
    const isOpen = () => part.evaluate((element) => element instanceof HTMLDetailsElement && element.open);
    const before = await isOpen();
    await tap(part.locator('> summary'));
    if ((await isOpen()) === before) throw new Error('nothing unfolded');
  }
}

async function copyLink(button: Locator): Promise<void> {
  const said = await button.getAttribute('data-say-copied');
  await tap(button);
  await button.getByText(said ?? '', { exact: true }).waitFor();
}

async function chooseShare(labels: Locator): Promise<void> {
  const label = labels.last();
  await tap(label);
  if (!(await label.locator('input').isChecked())) throw new Error('no share was chosen');
}

/** Presses a link or button that navigates; waits for the request, not for the next page. */
async function leave(part: Locator): Promise<void> {
  await Promise.all([part.page().waitForRequest((request) => request.isNavigationRequest()), tap(part.first())]);
}

/** Types a word into the first visible field of the form and sends the incomplete form, which is refused. */
async function typeAndSend(form: Locator): Promise<void> {
  const field = form.locator(':is(input:not([type=hidden], [type=radio], [type=checkbox], [readonly]), textarea):visible').first();
  if ((await field.count()) > 0) {
    await tap(field);
    await field.page().keyboard.type('Anna');
    if (!(await field.inputValue()).endsWith('Anna')) throw new Error('nothing was typed');
  }
  await leave(form.locator('button:not([type=button])'));
}

async function write(field: Locator): Promise<void> {
  await tap(field);
  await field.page().keyboard.type('Tipp');
}

async function openDialog(opener: Locator): Promise<void> {
  await tap(opener.first());
  await opener.page().locator('dialog[open]').waitFor();
}

/** Opens the menu in the header, if the page has one on a phone. */
async function openMenu(opener: Locator): Promise<void> {
  await tap(opener);
  await opener.page().locator('header :is([popover]:popover-open, details[open])').first().waitFor();
}

const MENU: Press = { what: 'the menu', place: 'header :is([popovertarget], details > summary):visible >> nth=0', press: openMenu };
const FORM: Press = {
  what: 'type and send',
  place: 'main form[method=post]:has(input:not([type=hidden]), textarea) >> nth=0',
  press: typeAndSend,
};
const SHARE: Press = { what: 'a share', place: 'main label:has(input[type=radio])', press: chooseShare };

/** The presses on each page of `pagesOf`; each press is measured on separate visits. */
export const PRESSES_OF: Readonly<Record<string, readonly Press[]>> = {
  home: [
    { what: 'another product', place: 'select:has([data-cents] + [data-cents])', press: chooseProduct },
    SHARE,
    FORM,
    { what: 'a question', place: 'section[aria-labelledby="fragen"] details', press: unfold },
    { what: 'cookie settings', place: '[data-consent] a[href*="cookies=wahl"]', press: leave },
    MENU,
  ],
  landing: [FORM],
  share: [
    { what: 'copy the link', place: '[data-copies="link"]', press: copyLink },
    { what: 'more ways', place: 'main details', press: unfold },
    { what: 'the message', place: 'textarea[data-message]', press: write },
  ],
  reward: [{ what: 'a way', place: 'main a[href*="art="]', press: leave }],
  category: [{ what: 'categories', place: 'main nav details', press: unfold }, MENU],
  recommend: [SHARE, FORM],
  'data form': [FORM],
  login: [FORM],
  code: [FORM],
  contact: [FORM],
  'own area': [{ what: 'what has ended', place: 'main details:visible', press: unfold }, MENU],
  'my data': [{ what: 'newsletter', place: 'main a[href^="#"][role=button]', press: openDialog }],
  faq: [{ what: 'a question', place: 'main details', press: unfold }],
};
