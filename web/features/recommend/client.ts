import { ANTEILE, type Anteil as AnteilEmpfehler } from '../../../contract/rules/anteil.ts';
import { shownAnteil } from '../../../contract/rules/split.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import { afterPaint } from '../../shell/client/after-paint.ts';
import { all } from '../../shell/client/all.ts';
import { AMOUNT, CENTS, CHOOSES, CHOSEN, CHOSEN_AMOUNT, CHOSEN_NAME, MAX_CENTS, NAMES, SPLIT, TEXT_AMOUNTS } from '../../ui/protocol.ts';
import { type Anteil, anteileOf } from './split.ts';

/** Shows and announces the amounts of each share when the visitor chooses another product. */
export function showSplit(): void {
  for (const select of all<HTMLSelectElement>('select')) {
    const { form } = select;
    if (!form || !select.querySelector(`[${CENTS}]`)) continue;
    const show = () => showAmounts(form, Number(select.selectedOptions[0]?.getAttribute(CENTS)));
    select.addEventListener('change', () => announce(form, show()));
    // The browser's first formatting of an amount is slow, so it runs before it is needed. A restored choice is shown immediately.
    addEventListener('pageshow', () => (isOther(select) ? show() : warmUp()));
  }
  for (const field of all<HTMLInputElement>(`[${CHOSEN}]`)) chooseByLinks(field);
}

const warmUp = () => afterPaint(() => shortCent(0, localeOf()));

const localeOf = () => document.documentElement.lang as Locale;

/** Whether the browser restored another option than the preselected one. */
const isOther = ({ options, selectedIndex }: HTMLSelectElement): boolean =>
  selectedIndex !==
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );

/** A link with `CHOOSES` chooses a product without reloading the page. The address keeps the choice for going back. */
function chooseByLinks(field: HTMLInputElement): void {
  const { form } = field;
  if (!form) return;
  addEventListener('pageshow', warmUp);
  for (const link of all<HTMLAnchorElement>(`a[${CHOOSES}]`)) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const cent = Number(link.getAttribute(CENTS));
      field.value = link.getAttribute(CHOOSES) ?? '';
      fillIn(form, `[${CHOSEN_NAME}]`, link.getAttribute(NAMES) ?? '');
      fillIn(form, `[${CHOSEN_AMOUNT}]`, shortCent(cent, localeOf()));
      announce(form, showAmounts(form, cent));
      const address = new URL(location.href);
      address.searchParams.set('produkt', field.value);
      history.replaceState(null, '', address);
      form.closest('section')?.scrollIntoView();
      field.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    });
  }
}

/** Writes the amounts of each share of a reward into the form; returns the values for the announcement. */
function showAmounts(form: HTMLFormElement, wertCent: number): Readonly<Record<string, unknown>> {
  const maxCents = form.getAttribute(MAX_CENTS);
  const cap = maxCents === null ? null : Number(maxCents);
  const anteile = anteileOf(wertCent, cap, localeOf());
  for (const { anteil, ...amounts } of anteile)
    for (const [side, amount] of Object.entries(amounts)) fillIn(form, `[${SPLIT}="${anteil}"] [${AMOUNT}="${side}"]`, amount);
  showChoices(form, (anteil) => shownAnteil(anteil, wertCent, cap));
  return { praemie: shortCent(wertCent, localeOf()), ...chosenOf(form, anteile) };
}

/** Shows each choice that stands for itself; a chosen one that does not hands over to the one that it is shown as. */
function showChoices(form: HTMLFormElement, shownAs: (anteil: AnteilEmpfehler) => AnteilEmpfehler): void {
  const choiceOf = (anteil: AnteilEmpfehler) => form.querySelector(`[${SPLIT}="${anteil}"]`)?.closest('label');
  for (const anteil of ANTEILE) {
    const choice = choiceOf(anteil);
    if (!choice) continue;
    const shown = shownAs(anteil);
    choice.hidden = shown !== anteil;
    const field = choiceOf(shown)?.querySelector('input');
    if (choice.hidden && choice.querySelector('input')?.checked && field) field.checked = true;
  }
}

function fillIn(form: HTMLFormElement, at: string, words: string): void {
  const place = form.querySelector(at);
  if (place) place.textContent = words;
}

const chosenOf = (form: HTMLFormElement, anteile: readonly Anteil[]): Anteil | undefined =>
  anteile.find(({ anteil }) => form.querySelector(`input[type=radio][value="${anteil}"]:checked`));

function announce(form: HTMLFormElement, values: Readonly<Record<string, unknown>>): void {
  const place = form.querySelector(`[${TEXT_AMOUNTS}]`);
  if (!place) return;
  const words = place.getAttribute(TEXT_AMOUNTS) ?? '';
  place.textContent = words.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
