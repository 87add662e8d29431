import type { MandantKonfiguration } from '../../../contract/calls/mandant.ts';
import type { EmpfohlenesProdukt, Produkt } from '../../../contract/calls/produkt/produktform.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import type { Fakt } from '../../../contract/values/produktart.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import { createTexts, type TextKey } from '../../../texts/texts.ts';
import { activeFor, type PraemieRow, toWire as praemieToWire } from '../praemie/index.ts';
import { artOf } from './art.ts';
import type { ProduktRow } from './store.ts';

/** The name of a product in a language. */
export const nameOf = (produkt: Pick<ProduktRow, 'name' | 'name_en'>, locale: Locale): string =>
  locale === 'de' ? produkt.name : produkt.name_en;

/** The product name of a row in a language. */
export const produktOf = (
  row: { readonly produkt_name: string; readonly produkt_name_en: string },
  { locale }: { readonly locale: Locale },
) => nameOf({ name: row.produkt_name, name_en: row.produkt_name_en }, locale);

/** The address from the product's data at which it is ordered; null if there is none. */
export function produktlinkOf({ daten }: Pick<ProduktRow, 'daten'>): string | null {
  return typeof daten.Produktlink === 'string' ? daten.Produktlink : null;
}

/** The commission text of the product's data (`parseProvision`); null if it has none. */
export function provisionOf({ daten }: Pick<ProduktRow, 'daten'>): string | null {
  return typeof daten.Provision === 'string' ? daten.Provision : null;
}

/** What the answer depends on besides the product: the tenant, the language and the day. */
interface Shown {
  readonly konfiguration: MandantKonfiguration;
  readonly locale: Locale;
  readonly day: string;
}

/** A product on the wire with its rewards of the day; the answer schema of the tenant's product API keeps its fields and drops the rest. */
export function toWire(produkt: ProduktRow, praemien: readonly PraemieRow[], { konfiguration, locale, day }: Shown): Produkt {
  const daten = spoken(produkt.daten, locale);
  return {
    Beschreibung: locale === 'de' ? produkt.beschreibung : produkt.beschreibung_en,
    Kategorie: produkt.kategorie,
    ...daten,
    Id: produkt.id,
    ExterneId: produkt.externe_id,
    Name: nameOf(produkt, locale),
    ...ownOf(produkt, { konfiguration, locale }),
    Praemien: activeFor(praemien, produkt.id, day).map((praemie) => praemieToWire(praemie, locale)),
  } as Produkt;
}

/** A product as the recipient of a referral sees it. */
export const toEmpfohlenes = (
  produkt: Pick<ProduktRow, 'id' | 'name' | 'name_en' | 'daten'>,
  shown: Pick<Shown, 'konfiguration' | 'locale'>,
): EmpfohlenesProdukt => ({
  Id: produkt.id,
  Name: nameOf(produkt, shown.locale),
  ...ownOf(produkt, shown),
  Young: produkt.daten.Young === true,
});

/** Fields that every product has, from its data. */
function ownOf({ daten }: Pick<ProduktRow, 'daten'>, { konfiguration, locale }: Pick<Shown, 'konfiguration' | 'locale'>) {
  return {
    Fakten: faktenOf(spoken(daten, locale), locale),
    ProduktArt: artOf({ konfiguration }, { daten }),
    Mindestalter: typeof daten.Mindestalter === 'number' ? daten.Mindestalter : null,
  };
}

/** Data of a product or device in a language. `En` has the fields that differ in English. */
export function spoken({ En, ...daten }: Readonly<Record<string, unknown>>, locale: Locale): Record<string, unknown> {
  return locale === 'de' ? daten : { ...daten, ...(En as object | undefined) };
}

type Daten = Readonly<Record<string, unknown>>;

/** Facts about a product in a language: those in its data, then speed and the terms of the price of telecom products: monthly, minimum term, one-off. */
export function faktenOf(daten: Daten, locale: Locale): Fakt[] {
  const own = (Array.isArray(daten.Fakten) ? daten.Fakten : []) as (Fakt & { readonly En: Fakt })[];
  return [...own.map(({ En, Titel, Wert }) => (locale === 'de' ? { Titel, Wert } : En)), ...telekomFakten(daten, locale)];
}

function telekomFakten({ Download, Laufzeit, PreisMonatlich, PreisEinmalig, Preisaufteilung }: Daten, locale: Locale): Fakt[] {
  const t = createTexts(locale, {});
  const fakt = (key: TextKey, value: unknown, say: (value: number) => string): Fakt[] =>
    typeof value === 'number' ? [{ Titel: t(key), Wert: say(value) }] : [];
  return [
    ...fakt('fakt.geschwindigkeit', Download, (mbit) => t('fakt.mbit', { mbit: mbit.toLocaleString(locale) })),
    ...fakt('fakt.preis', PreisMonatlich, (cent) =>
      typeof Preisaufteilung === 'string' ? Preisaufteilung : t('fakt.imMonat', { betrag: shortCent(cent, locale) }),
    ),
    ...fakt('fakt.einmalig', PreisEinmalig, (cent) => (cent > 0 ? shortCent(cent, locale) : t('fakt.nichtsEinmalig'))),
    ...fakt('fakt.laufzeit', Laufzeit, (monate) => t.plural('fakt.monate', monate)),
  ];
}
