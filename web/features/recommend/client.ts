import { shortCent } from '../../../contract/values/cent.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import { afterPaint } from '../../shell/client/after-paint.ts';
import { AMOUNT, CENTS, CHOOSES, MAX_CENTS, SAY_AMOUNTS, SPLIT } from '../../ui/protocol.ts';
import { type Anteil, anteileOf } from './split.ts';

/** Options with `CENTS`: who chooses another product sees at once what each share comes to, and hears it. */
export function showSplit(): void {
  for (const select of document.querySelectorAll('select')) {
    const { form } = select;
    if (!form || !select.querySelector(`[${CENTS}]`)) continue;
    const maxCents = form.getAttribute(MAX_CENTS);
    const locale = document.documentElement.lang as Locale;
    const show = () => {
      const wertCent = Number(select.selectedOptions[0]?.getAttribute(CENTS));
      const anteile = anteileOf(wertCent, maxCents === null ? null : Number(maxCents), locale);
      for (const anteil of anteile) write(form, anteil);
      return { praemie: shortCent(wertCent, locale), ...chosen(form, anteile) };
    };
    select.addEventListener('change', () => announce(form, show()));
    // A browser's first amount takes long, and is made before somebody waits for it.
    addEventListener('pageshow', () => (isBroughtBack(select) ? show() : afterPaint(() => shortCent(0, locale))));
    chooseByLinks(form, select);
  }
}

/** Whether the browser brought back another choice than the page came with; the amounts of that one stand in the page. */
const isBroughtBack = ({ options, selectedIndex }: HTMLSelectElement): boolean =>
  selectedIndex !==
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );

/** A link with `CHOOSES` chooses in place: with script the page need not be opened anew. */
function chooseByLinks(form: HTMLFormElement, select: HTMLSelectElement): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[${CHOOSES}]`)) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      select.value = link.getAttribute(CHOOSES) ?? '';
      select.dispatchEvent(new Event('change'));
      form.closest('section')?.scrollIntoView();
      select.focus({ preventScroll: true });
    });
  }
}

function write(form: HTMLFormElement, { anteil, ...amounts }: Anteil): void {
  for (const [side, amount] of Object.entries(amounts)) {
    const place = form.querySelector(`[${SPLIT}="${anteil}"] [${AMOUNT}="${side}"]`);
    if (place) place.textContent = amount;
  }
}

const chosen = (form: HTMLFormElement, anteile: readonly Anteil[]): Anteil | undefined =>
  anteile.find(({ anteil }) => form.querySelector(`input[type=radio][value="${anteil}"]:checked`));

function announce(form: HTMLFormElement, values: Readonly<Record<string, unknown>>): void {
  const place = form.querySelector(`[${SAY_AMOUNTS}]`);
  if (!place) return;
  const words = place.getAttribute(SAY_AMOUNTS) ?? '';
  place.textContent = words.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
