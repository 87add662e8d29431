import { shortCent } from '../../../contract/values/cent.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import type { ShopProdukt } from '../produkt.ts';
import type { Words } from '../words/de.ts';

interface PriceProps {
  readonly words: Words;
  readonly locale: Locale;
  readonly produkt: ShopProdukt;
}

/** What is ordered and what it costs: the product's facts with, for telecom products, the prices per month and once. */
export const Price = ({ words, locale, produkt }: PriceProps) => {
  const { PreisMonatlich, PreisEinmalig, Preisaufteilung, Fakten } = produkt;
  const isTelecom = PreisMonatlich !== undefined;
  const costs = isTelecom
    ? ([
        [Preisaufteilung ?? words.price.monthly, Preisaufteilung ? '' : shortCent(PreisMonatlich, locale)],
        [words.price.once, shortCent(PreisEinmalig ?? 0, locale)],
      ] as const)
    : [];
  return (
    <section aria-label={words.price.title}>
      <h3 className="text-lg">{isTelecom ? words.price.title : words.price.chosen}</h3>
      <p className="mt-1 text-xs text-muted">{produkt.AnzeigeName ?? produkt.Name}</p>
      <dl className="mt-4 flex flex-col divide-y divide-border">
        {Fakten.filter(({ Titel }) => !isTelecom || !words.price.inFacts.includes(Titel)).map(({ Titel, Wert }) => (
          <Row key={Titel} title={Titel} value={Wert} />
        ))}
        {costs.map(([title, amount]) => (
          <Row key={title} title={title} value={amount} isStrong />
        ))}
      </dl>
      <p className="mt-3 text-xs text-muted">{words.price.tax}</p>
    </section>
  );
};

const Row = ({ title, value, isStrong = false }: { readonly title: string; readonly value: string; readonly isStrong?: boolean }) => (
  <div className="flex flex-wrap justify-between gap-x-6 py-2">
    <dt className={isStrong ? 'font-semibold' : 'text-muted'}>{title}</dt>
    <dd className="text-right font-numbers font-semibold tabular-nums">{value}</dd>
  </div>
);
