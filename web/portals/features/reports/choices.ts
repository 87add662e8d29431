import type { Answer } from '../../../../contract/call.ts';
import type { readAgenturFilter } from '../../../../contract/calls/agentur/filter.ts';
import { kanalLabel } from '../../../../texts/kanal.ts';
import type { Portal } from '../../shell/portal.tsx';
import type { ChoiceName } from '../../shell/table/address.ts';
import type { Choices } from '../../shell/table/report.ts';

/** Filters of the reports of portals. */
type ReportChoice = 'produkt' | 'mitarbeiter' | 'kanal';

/** Choices of the filters with these names; `ask` loads their values. */
export function choicesFrom(
  { t, locale }: Pick<Portal<unknown>, 't' | 'locale'>,
  names: readonly ChoiceName[],
  ask: (signal: AbortSignal) => Promise<Answer<typeof readAgenturFilter>['body']>,
): Choices {
  const byName = (a: { readonly label: string }, b: { readonly label: string }) =>
    a.label.localeCompare(b.label, locale, { numeric: true });
  return {
    names,
    words: (t, name: ReportChoice) => ({ title: t(`agentur.wahl.${name}`), find: t(`agentur.wahl.suche.${name}`) }),
    async load(signal) {
      const { Produkte, Mitarbeiter, Channels } = await ask(signal);
      return {
        produkt: Produkte.map(({ ProduktId, Produkt }) => ({ value: String(ProduktId), label: Produkt })).sort(byName),
        mitarbeiter: Mitarbeiter.map(({ Mitarbeiternummer, Name }) => ({
          value: Mitarbeiternummer,
          label: `${Name} (${Mitarbeiternummer})`,
        })),
        kanal: Channels.map((channel) => ({ value: channel, label: kanalLabel(t, channel) })),
      };
    },
  };
}
