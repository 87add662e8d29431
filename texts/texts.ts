import type { FieldCode } from '../contract/errors.ts';
import { daysUntilFreigabe, type FreigabeSettings } from '../contract/rules/freigabe.ts';
import { type ProduktArt, WIDERRUFSFRIST_TAGE } from '../contract/values/produktart.ts';
import type { Locale } from '../contract/values/wire.ts';
import { ART_TEXTS, AUTOMATIC_TEXTS, FORMAL_TEXTS, LOHN_TEXTS, type TextSettings } from './arten.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fill, type TextValues } from './fill.ts';
import type { Words } from './words.ts';

export type TextKey = keyof typeof de;

/** Key of a text with a count. It needs `.one` and `.other`, all plural forms of our languages; a key without both does not compile. */
type PluralKey = { [K in TextKey]: K extends `${infer Base}.one` ? (`${Base}.other` extends TextKey ? Base : never) : never }[TextKey];

/** Looks up texts in one language, the tenant's own texts first. */
export interface Translate {
  (key: TextKey, values?: TextValues): string;
  /** The plural form of a text for a count; the count is filled in as `{anzahl}`. */
  plural(key: PluralKey, anzahl: number, values?: TextValues): string;
  /** Words joined as a list: a, b und c. */
  list(words: readonly string[]): string;
}

const TEXTS: Record<Locale, Readonly<Record<TextKey, string>>> = { de, en };

/** The product's text of a key, as plain text: escape it for output. */
export const text = (locale: Locale, key: TextKey, values: TextValues = {}): string => fill(TEXTS[locale][key], values);

/** Plural rules and list format of each language. Created once, because creation takes longer than a lookup. */
const RULES: Record<Locale, { readonly plural: Intl.PluralRules; readonly list: Intl.ListFormat }> = {
  de: { plural: new Intl.PluralRules('de'), list: new Intl.ListFormat('de') },
  en: { plural: new Intl.PluralRules('en-GB'), list: new Intl.ListFormat('en-GB') },
};

/** Texts of a tenant: its `overrides`, flat by key, take precedence over the product's texts. */
export function createTexts(locale: Locale, overrides: Readonly<Record<string, string>>): Translate {
  const { plural, list } = RULES[locale];
  const t = (key: TextKey, values: TextValues = {}) => fill(overrides[key] ?? TEXTS[locale][key], values);
  return Object.assign(t, {
    plural: (key: PluralKey, anzahl: number, values: TextValues = {}) =>
      t(plural.select(anzahl) === 'one' ? `${key}.one` : `${key}.other`, { anzahl, ...values }),
    list: (words: readonly string[]) => list.format(words),
  });
}

/** Texts of a kind of product in a language, in the tenant's form of address. */
const artTexts = (
  locale: Locale,
  art: ProduktArt,
  { TeilenAnrede, WiderrufsfristTage = WIDERRUFSFRIST_TAGE, ...rede }: TextSettings,
): Words => ({
  ...ART_TEXTS[locale][art],
  ...(rede.FreigabeAutomatisch && automaticTexts(locale, art, { WiderrufsfristTage, ModuleAuftragsdatumMindestalterTage: 0, ...rede })),
  ...(TeilenAnrede === 'Sie' && FORMAL_TEXTS[locale][art]),
  ...(rede.PraemieAlsLohn && LOHN_TEXTS[locale]),
  'frist.widerruf': pluralText(locale, 'frist.widerruf', WiderrufsfristTage[art]),
});

/** Texts of a release by itself, with the days from which it is possible. */
const automaticTexts = (locale: Locale, art: ProduktArt, fristen: FreigabeSettings): Words => {
  const tage = pluralText(locale, 'frist.tage', daysUntilFreigabe(fristen, art));
  return Object.fromEntries(Object.entries(AUTOMATIC_TEXTS[locale][art]).map(([key, said]) => [key, said.replace('{tage}', tage)]));
};

const pluralText = (locale: Locale, key: PluralKey, anzahl: number): string =>
  text(locale, RULES[locale].plural.select(anzahl) === 'one' ? `${key}.one` : `${key}.other`, { anzahl });

/** When an order can be released, as a phrase before a noun: "sofort nach", "frühestens 14 Tage nach". */
export const freigabePhrase = (locale: Locale, tage: number): string =>
  tage === 0 ? text(locale, 'frist.freigabe.sofort') : pluralText(locale, 'frist.freigabe', tage);

/** A tenant's overrides: its own texts, which take precedence over those of its default kind of product. */
export const mandantTexts = (
  locale: Locale,
  rede: TextSettings,
  own: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => ({
  ...artTexts(locale, rede.ProduktArt, rede),
  ...own,
});

/** Overrides for one product, from the result of `mandantTexts`. For a product of another kind, all texts that vary by kind come from that kind only. */
export function withArt(
  locale: Locale,
  art: ProduktArt,
  rede: TextSettings,
  texte: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (art === rede.ProduktArt) return texte;
  const shared = Object.entries(texte).filter(([key]) => !VARIED.has(withoutKanal(key)));
  return { ...Object.fromEntries(shared), ...artTexts(locale, art, rede) };
}

/** Overrides for the contact of a profi seller's referral: a text with the key `verkauf.{key}` replaces the one with `key`, and takes precedence over the tenant's own. */
export const sellerTexts = (locale: Locale, texte: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
  ...texte,
  ...Object.fromEntries(SELLER_KEYS.map((key) => [key.slice(SELLER_PREFIX.length), texte[key] ?? TEXTS[locale][key]])),
});

const SELLER_PREFIX = 'verkauf.';
const SELLER_KEYS = (Object.keys(de) as TextKey[]).filter((key) => key.startsWith(SELLER_PREFIX));

/** Keys whose text depends on the kind of product. */
const VARIED: ReadonlySet<string> = new Set(
  [ART_TEXTS.de, ART_TEXTS.en, FORMAL_TEXTS.de, AUTOMATIC_TEXTS.de, AUTOMATIC_TEXTS.en]
    .flatMap((arten) => Object.values(arten))
    .flatMap((words) => Object.keys(words)),
);

/** The key without its channel, since the text of a channel varies by kind like the text for all channels. */
const withoutKanal = (key: string): string => /^teilen\.text\.\w+/.exec(key)?.[0] ?? key;

/** Looks up an optional text, which a tenant can set and the product has for some keys only; undefined if there is none. */
export type FindText = (key: string, values: TextValues) => string | undefined;

export function createFindText(locale: Locale, overrides: Readonly<Record<string, string>>): FindText {
  const found = textsOf(locale, overrides);
  return (key, values) => (Object.hasOwn(found, key) ? fill(found[key] ?? '', values) : undefined);
}

/** All texts of one language by key, with a tenant's texts replacing or extending the product's; placeholders are not filled. */
export const textsOf = (locale: Locale, overrides: Readonly<Record<string, string>>): Record<string, string> => ({
  ...TEXTS[locale],
  ...overrides,
});

/** Label of a wire field by the last name in its path (`empfaengerdaten.adresse.plz`, `Aktionen.0`), with or without its parent; undefined without one. */
export function fieldLabel(t: Translate, path: string): string | undefined {
  const [name = 'eingabe', holder] = fieldNames(path);
  const keys = [`feldname.${holder}.${name}`, `feldname.${name}`].map((key) => key.toLowerCase());
  const key = keys.find(isTextKey);
  return key === undefined ? undefined : t(key);
}

/** Names in a path, the field's own first; without the numbers of list entries. */
const fieldNames = (path: string): string[] =>
  path
    .split('.')
    .filter((part) => !/^\d*$/.test(part))
    .reverse();

/** Whether the product has a text with this key. */
export const isTextKey = (key: string): key is TextKey => Object.hasOwn(de, key);

/** Waiting time as text, from seconds, rounded up to minutes: "43 Minuten", at least one. */
export const formatWait = (t: Translate, seconds: number): string => t.plural('seite.minuten', Math.max(1, Math.ceil(seconds / 60)));

/** Message of one field in `errors[]` of a Validierung; `values` fill its other placeholders. */
export const fieldMessage = (t: Translate, path: string, code: FieldCode, values: TextValues = {}): string =>
  t(`feld.${code}`, { ...values, feld: fieldLabel(t, path) ?? fieldNames(path)[0] ?? '' });
