import type { FieldCode } from '../contract/errors.ts';
import { type ProduktArt, WIDERRUFSFRIST_TAGE } from '../contract/values/produktart.ts';
import type { Locale } from '../contract/values/wire.ts';
import { ARTEN, IN_SIE, type Rede } from './arten.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fill, type TextValues } from './fill.ts';
import type { Words } from './words.ts';

export type TextKey = keyof typeof de;

/** What a text of a count is called: with `.one` and `.other` it has every form that our languages tell apart; without one it does not compile. */
type PluralKey = { [K in TextKey]: K extends `${infer Base}.one` ? (`${Base}.other` extends TextKey ? Base : never) : never }[TextKey];

/** Looks texts up in one language, the tenant's own words first. */
export interface Translate {
  (key: TextKey, values?: TextValues): string;
  /** The form of a text that its language says of so many; the count is the text's `{anzahl}`. */
  plural(key: PluralKey, anzahl: number, values?: TextValues): string;
  /** Words as one says them one after the other: a, b und c. */
  list(words: readonly string[]): string;
}

const TEXTS: Record<Locale, Readonly<Record<TextKey, string>>> = { de, en };

/** The product's text of a key; plain text, to be escaped where it is shown. */
export const text = (locale: Locale, key: TextKey, values: TextValues = {}): string => fill(TEXTS[locale][key], values);

/** Which forms a language has, and how it joins words. Made once: making one takes longer than a text. */
const RULES: Record<Locale, { readonly plural: Intl.PluralRules; readonly list: Intl.ListFormat }> = {
  de: { plural: new Intl.PluralRules('de'), list: new Intl.ListFormat('de') },
  en: { plural: new Intl.PluralRules('en-GB'), list: new Intl.ListFormat('en-GB') },
};

/** Texts of a tenant: its `overrides`, flat by key, win over the product's. */
export function createTexts(locale: Locale, overrides: Readonly<Record<string, string>>): Translate {
  const { plural, list } = RULES[locale];
  const t = (key: TextKey, values: TextValues = {}) => fill(overrides[key] ?? TEXTS[locale][key], values);
  return Object.assign(t, {
    plural: (key: PluralKey, anzahl: number, values: TextValues = {}) =>
      t(plural.select(anzahl) === 'one' ? `${key}.one` : `${key}.other`, { anzahl, ...values }),
    list: (words: readonly string[]) => list.format(words),
  });
}

/** What a kind says in a language, in the form in which the tenant's messages speak. */
const wordsOf = (locale: Locale, art: ProduktArt, { TeilenAnrede, WiderrufsfristTage = WIDERRUFSFRIST_TAGE }: Rede): Words => ({
  ...ARTEN[locale][art],
  ...(TeilenAnrede === 'Sie' && IN_SIE[locale][art]),
  'frist.widerruf': countOf(locale, 'frist.widerruf', WiderrufsfristTage[art]),
});

const countOf = (locale: Locale, key: PluralKey, anzahl: number): string =>
  text(locale, RULES[locale].plural.select(anzahl) === 'one' ? `${key}.one` : `${key}.other`, { anzahl });

/** From when on a reward can be released, before a noun: "sofort nach", "frühestens 14 Tage nach". */
export const freigabeAb = (locale: Locale, tage: number): string =>
  tage === 0 ? text(locale, 'frist.freigabe.sofort') : countOf(locale, 'frist.freigabe', tage);

/** A tenant's texts: its own over the words of the kind that is its usual one, and these over the product's. */
export const ofArt = (locale: Locale, rede: Rede, own: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
  ...wordsOf(locale, rede.ProduktArt, rede),
  ...own,
});

/** The same about one product, of the tenant's `texte` as `ofArt` made them: of another kind, what kinds say differently is said by its kind alone. */
export function withArt(
  locale: Locale,
  art: ProduktArt,
  rede: Rede,
  texte: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (art === rede.ProduktArt) return texte;
  const shared = Object.entries(texte).filter(([key]) => !VARIED.has(ofNoKanal(key)));
  return { ...Object.fromEntries(shared), ...wordsOf(locale, art, rede) };
}

/** Keys whose text depends on the kind of product. */
const VARIED: ReadonlySet<string> = new Set(
  [ARTEN.de, ARTEN.en, IN_SIE.de].flatMap((arten) => Object.values(arten)).flatMap((words) => Object.keys(words)),
);

/** The key without its channel: the text of one channel varies as the text for all channels does. */
const ofNoKanal = (key: string): string => /^teilen\.text\.\w+/.exec(key)?.[0] ?? key;

/** Looks up a text that need not be there: what a tenant may say, and the product says only in part. */
export type FindText = (key: string, values: TextValues) => string | undefined;

export function createFindText(locale: Locale, overrides: Readonly<Record<string, string>>): FindText {
  const found = textsOf(locale, overrides);
  return (key, values) => (Object.hasOwn(found, key) ? fill(found[key] ?? '', values) : undefined);
}

/** All texts of one language by key, a tenant's own among them and over the product's; placeholders as they are. */
export const textsOf = (locale: Locale, overrides: Readonly<Record<string, string>>): Record<string, string> => ({
  ...TEXTS[locale],
  ...overrides,
});

/** Label of a wire field, by the last name in its path (`empfaengerdaten.adresse.plz`, `Aktionen.0`), or with that of its holder; an unknown field keeps its name. */
function fieldLabel(t: Translate, path: string): string {
  const [name = 'eingabe', holder] = path
    .split('.')
    .filter((part) => !/^\d*$/.test(part))
    .reverse();
  const keys = [`feldname.${holder}.${name}`, `feldname.${name}`].map((key) => key.toLowerCase());
  const key = keys.find(isTextKey);
  return key === undefined ? name : t(key);
}

/** Whether there is a text of this key. */
export const isTextKey = (key: string): key is TextKey => Object.hasOwn(de, key);

/** How long to wait, of seconds: "43 Minuten", at least one. */
export const waitOf = (t: Translate, seconds: number): string => t.plural('seite.minuten', Math.max(1, Math.ceil(seconds / 60)));

/** Message of one field in `errors[]` of a Validierung, with what else it says. */
export const fieldMessage = (t: Translate, path: string, code: FieldCode, values: TextValues = {}): string =>
  t(`feld.${code}`, { ...values, feld: fieldLabel(t, path) });
