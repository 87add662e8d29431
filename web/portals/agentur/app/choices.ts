import { readAgenturFilter } from '../../../../contract/calls/agentur-filter.ts';
import { kanalWort } from '../../../../texts/kanal.ts';
import type { ChoiceName } from '../../shell/address.ts';
import type { Portal } from '../../shell/portal.tsx';
import type { Choices } from '../../shell/report.ts';
import type { Own } from './own.ts';

/** What a report can be filtered by; by employee only for whoever sees the rows of all of them. */
export function choicesOf({ t, locale, call, data: { own } }: Portal<Own>, names: readonly ChoiceName[]): Choices {
  const byName = (a: { readonly label: string }, b: { readonly label: string }) =>
    a.label.localeCompare(b.label, locale, { numeric: true });
  return {
    names: names.filter((name) => name !== 'mitarbeiter' || own.siehtAlles),
    words: (t, name) => ({ title: t(`agentur.wahl.${name}`), find: t(`agentur.wahl.suche.${name}`) }),
    async load(signal) {
      const { body } = await call(readAgenturFilter, { params: { agentur: own.benutzer.Agenturnummer } }, { signal });
      return {
        produkt: body.Produkte.map(({ ProduktId, Produkt }) => ({ value: String(ProduktId), label: Produkt })).sort(byName),
        mitarbeiter: body.Mitarbeiter.map(({ Mitarbeiternummer, Name }) => ({
          value: Mitarbeiternummer,
          label: `${Name} (${Mitarbeiternummer})`,
        })),
        kanal: body.Channels.map((channel) => ({ value: channel, label: kanalWort(t, channel) })),
      };
    },
  };
}
