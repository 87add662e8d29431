import { shortCent } from '../../../contract/values/cent.ts';
import type { Fakt } from '../../../contract/values/produktart.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import { createTexts, type TextKey } from '../../../texts/texts.ts';

type Daten = Readonly<Record<string, unknown>>;

/** What people see of a product in a language: what its data says in words, then of telecom products speed, term and monthly price. */
export function faktenOf(daten: Daten, locale: Locale): Fakt[] {
  const own = (Array.isArray(daten.Fakten) ? daten.Fakten : []) as (Fakt & { readonly En: Fakt })[];
  return [...own.map(({ En, Titel, Wert }) => (locale === 'de' ? { Titel, Wert } : En)), ...telekomFakten(daten, locale)];
}

function telekomFakten({ Download, Laufzeit, PreisMonatlich, Preisaufteilung }: Daten, locale: Locale): Fakt[] {
  const t = createTexts(locale, {});
  const fakt = (key: TextKey, value: unknown, say: (value: number) => string): Fakt[] =>
    typeof value === 'number' ? [{ Titel: t(key), Wert: say(value) }] : [];
  return [
    ...fakt('fakt.geschwindigkeit', Download, (mbit) => t('fakt.mbit', { mbit: mbit.toLocaleString(locale) })),
    ...fakt('fakt.laufzeit', Laufzeit, (monate) => t.plural('fakt.monate', monate)),
    ...fakt('fakt.preis', PreisMonatlich, (cent) =>
      typeof Preisaufteilung === 'string' ? Preisaufteilung : t('fakt.imMonat', { betrag: shortCent(cent, locale) }),
    ),
  ];
}
