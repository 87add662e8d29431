import { beginsWord } from './begins-word.ts';
import type { Hit } from './search-hits.tsx';

/** A screen or an action that the palette offers without a call. */
export interface Command extends Hit {
  /** Further words by which it is found. */
  readonly keywords?: string;
}

/** Buttons that act: those that only open, choose or sort something are no actions, and neither are the places of a table. */
const BUTTONS = 'main button, main [data-action], #navigation button';
const NO_ACTION = ':disabled, [data-close], [aria-expanded], [aria-pressed], table *, [popover] *, [aria-hidden="true"] *';

const labelOf = (button: HTMLElement): string =>
  (button.ariaLabel ?? (button.title || button.textContent) ?? '').replace(/\s+/g, ' ').trim();

/**
 * The buttons of the shown screen as commands of a group: each label once in the list and once in an open sheet, whose actions come first and
 * name the sheet as detail.
 */
export function shownActions(root: ParentNode, group: string): readonly Command[] {
  const all = [...root.querySelectorAll<HTMLElement>(BUTTONS)]
    .filter((button) => !button.matches(NO_ACTION) && labelOf(button) !== '' && button.getClientRects().length > 0)
    .map((button) => ({ title: labelOf(button), of: button.closest('aside')?.ariaLabel ?? undefined, run: () => button.click() }));
  const once = all.filter((one, at) => all.findIndex(({ title, of }) => title === one.title && of === one.of) === at);
  return [...once.filter(({ of }) => of !== undefined), ...once.filter(({ of }) => of === undefined)].map(({ title, of, run }) => ({
    title,
    ...(of && { detail: of }),
    group,
    run,
  }));
}

/** The commands with a word that begins with the typed text; all of them without a text. */
export const matchingCommands = (commands: readonly Command[], typed: string): readonly Command[] =>
  typed.trim() === ''
    ? commands
    : commands.filter(({ title, keywords }) => beginsWord(title, typed) || (keywords !== undefined && beginsWord(keywords, typed)));

/** Shown buttons, then the declared commands without a shown button of the same label. */
export const withoutShown = (declared: readonly Command[], shown: readonly Command[]): readonly Command[] => [
  ...shown,
  ...declared.filter(({ title }) => !shown.some((one) => one.title === title)),
];
