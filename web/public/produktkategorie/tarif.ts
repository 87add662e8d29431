import type * as z from 'zod/mini';
import type { TelekomProdukt } from '../../../contract/calls/produkt/produktform.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import type { Translate } from '../../../texts/texts.ts';
import { priceTerms } from '../../features/catalogue/price-terms.ts';

/** A tariff as its card shows it, amounts as text. */
export interface TarifCard {
  readonly Id: number;
  readonly Name: string;
  /** A longer name; null if it is the same as the name. */
  readonly AnzeigeName: string | null;
  readonly Klasse: string | null;
  /** Only for people under 28. */
  readonly isYoung: boolean;
  readonly isVorauswahl: boolean;
  readonly monatlich: string;
  /** The one-off charge and the minimum term, or that there are none. */
  readonly terms: string;
  /** Monthly discount of a promotion. */
  readonly aktion: { readonly Aktionsname: string; readonly rabatt: string } | null;
  /** How the price is split over time. */
  readonly Preisaufteilung: string | null;
  /** Number of its footnote at the end of the page. */
  readonly fussnote: number | null;
  /** Today's reward; null if it cannot be recommended. */
  readonly praemie: string | null;
  readonly details: readonly string[];
}

interface Around {
  readonly t: Translate;
  readonly locale: Locale;
  readonly vorauswahl: number | null;
  readonly fussnote: (text: string) => number | null;
}

/** Card data from a product of the product API. */
export function tarifCard(produkt: z.infer<typeof TelekomProdukt>, { t, locale, vorauswahl, fussnote }: Around): TarifCard {
  const { Id, Name, AnzeigeName, Aktionsname, Aktionsrabatt, Preisaufteilung, Fussnote, Praemien } = produkt;
  const wert = Praemien[0]?.WertCent ?? 0;
  return {
    Id,
    Name,
    AnzeigeName: AnzeigeName === Name ? null : AnzeigeName,
    Klasse: produkt.Klasse,
    isYoung: produkt.Young,
    isVorauswahl: Id === vorauswahl,
    monatlich: shortCent(produkt.PreisMonatlich, locale),
    terms: priceTerms(t, produkt, locale),
    aktion: Aktionsname && Aktionsrabatt ? { Aktionsname, rabatt: shortCent(Aktionsrabatt, locale) } : null,
    Preisaufteilung,
    fussnote: Fussnote ? fussnote(Fussnote) : null,
    praemie: wert > 0 ? shortCent(wert, locale) : null,
    details: [produkt.Beschreibung1, produkt.Beschreibung2, produkt.Beschreibung3, produkt.Beschreibung4].filter((line) => line !== null),
  };
}

/** Footnotes of a page, numbered from 1 in the order of the calls; the same text is the same footnote. */
export function makeFussnoten() {
  const all: string[] = [];
  return {
    all,
    nummerOf(text: string): number {
      if (!all.includes(text)) all.push(text);
      return all.indexOf(text) + 1;
    },
  };
}
