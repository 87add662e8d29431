import { beginsWord } from './begins-word.ts';

/** A button of the shown screen, by its label; `of` names the sheet that it is in. */
export interface Action {
  readonly label: string;
  readonly of: string | undefined;
  run(): void;
}

/** Buttons that act: those that only open, choose or sort something are no actions, and neither are the places of a table. */
const BUTTONS = 'main button, main [data-action], #navigation button';
const NO_ACTION = ':disabled, [data-close], [aria-expanded], [aria-pressed], table *, [popover] *, [aria-hidden="true"] *';

const labelOf = (button: HTMLElement): string =>
  (button.ariaLabel ?? (button.title || button.textContent) ?? '').replace(/\s+/g, ' ').trim();

/** The actions of the shown screen: each label once in the list and once in an open sheet, whose actions come first. */
export function shownActions(root: ParentNode): readonly Action[] {
  const all = [...root.querySelectorAll<HTMLElement>(BUTTONS)]
    .filter((button) => !button.matches(NO_ACTION) && labelOf(button) !== '' && button.getClientRects().length > 0)
    .map((button) => ({ label: labelOf(button), of: button.closest('aside')?.ariaLabel ?? undefined, run: () => button.click() }));
  const once = all.filter((one, at) => all.findIndex(({ label, of }) => label === one.label && of === one.of) === at);
  return [...once.filter(({ of }) => of !== undefined), ...once.filter(({ of }) => of === undefined)];
}

/** The actions with a word in their label that begins with the typed text; all of them without a text. */
export const matchingActions = (actions: readonly Action[], typed: string): readonly Action[] =>
  typed.trim() === '' ? actions : actions.filter(({ label }) => beginsWord(label, typed));
