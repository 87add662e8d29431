import { shortCent } from '../../../contract/values/cent.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import type { ShopProdukt } from '../produkt.ts';
import type { Words } from '../words/de.ts';

interface PriceProps {
  readonly words: Words;
  readonly locale: Locale;
  readonly produkt: ShopProdukt;
}

/** Total cost of the order: monthly and once for telecom products, from the facts for others. */
export const Price = ({ words, locale, produkt }: PriceProps) => {
  const { PreisMonatlich, PreisEinmalig, Preisaufteilung, Fakten } = produkt;
  const rows =
    PreisMonatlich === undefined
      ? Fakten.map(({ Titel, Wert }) => [Titel, Wert] as const)
      : ([
          [Preisaufteilung ?? words.price.monthly, Preisaufteilung ? '' : shortCent(PreisMonatlich, locale)],
          [words.price.once, shortCent(PreisEinmalig ?? 0, locale)],
        ] as const);
  return (
    <section aria-label={words.price.title} className="rounded-control bg-surface-strong px-5 py-4">
      <h3 className="text-lg">{words.price.title}</h3>
      <p className="mt-1 text-xs text-muted">{produkt.AnzeigeName ?? produkt.Name}</p>
      <dl className="mt-3 flex flex-col gap-2">
        {rows.map(([title, amount]) => (
          <div key={title} className="flex flex-wrap justify-between gap-x-6">
            <dt>{title}</dt>
            <dd className="font-numbers font-semibold tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-xs text-muted">{words.price.tax}</p>
    </section>
  );
};
