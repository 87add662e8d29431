import type { Produkt } from '../../../contract/calls/produkt.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import { activeFor, type PraemieRow, toWire as praemieToWire } from '../praemie/index.ts';
import type { ProduktRow } from './store.ts';

export const nameOf = (produkt: Pick<ProduktRow, 'name' | 'name_en'>, locale: Locale): string =>
  locale === 'de' ? produkt.name : produkt.name_en;

/** Where a product is ordered, as its data says; null where it says nothing. */
export function produktlinkOf({ daten }: Pick<ProduktRow, 'daten'>): string | null {
  return typeof daten.Produktlink === 'string' ? daten.Produktlink : null;
}

/** A product on the wire with its rewards of the day; the answer schema of the tenant's product API keeps its fields and drops the rest. */
export function toWire(produkt: ProduktRow, praemien: readonly PraemieRow[], locale: Locale, day: string): Produkt {
  return {
    Beschreibung: locale === 'de' ? produkt.beschreibung : produkt.beschreibung_en,
    Kategorie: produkt.kategorie,
    ...spoken(produkt.daten, locale),
    Id: produkt.id,
    ExterneId: produkt.externe_id,
    Name: nameOf(produkt, locale),
    Praemien: activeFor(praemien, produkt.id, day).map((praemie) => praemieToWire(praemie, locale)),
  } as Produkt;
}

/** What is known of a product or device in a language: `En` beside its fields holds those that are said otherwise in English. */
export function spoken({ En, ...daten }: Readonly<Record<string, unknown>>, locale: Locale): Record<string, unknown> {
  return locale === 'de' ? daten : { ...daten, ...(En as object | undefined) };
}
