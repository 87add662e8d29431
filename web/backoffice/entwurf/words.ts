import { type Ordner, valueAt } from '../../../contract/rules/entwurf.ts';
import { type FormNode, formAt } from '../../../contract/rules/ordner-form.ts';
import { shortDay } from '../../../contract/values/typed-day.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import type { Translate } from '../../../texts/texts.ts';
import { amount, formatCount, NONE } from '../../portals/shell/format.ts';
import type { AllFieldTexts } from './field-texts.ts';
import { isSettingsGroup, type PartName, partOf } from './parts.ts';
import { optionsOf } from './references.ts';

/** What words for places and values are made of. */
export interface Names {
  readonly t: Translate;
  readonly locale: Locale;
  readonly texts: AllFieldTexts;
  titleOf(pfad: readonly string[]): string;
  valueLabelOf(pfad: readonly string[], value: string | number): string;
}

/** Name of a part of a tenant. */
export const partTitle = ({ groups, files }: AllFieldTexts, part: PartName): string =>
  (isSettingsGroup(part) ? groups[part] : files[part]).name;

/** What people call an entry of a list; null for an entry without a name. */
export function entryName(entry: unknown): string | null {
  const { Name, AnzeigeName, Titel, HandyAnzeigeName, Slug } = (entry ?? {}) as Partial<Record<string, unknown>>;
  const [name] = [Name, Titel, AnzeigeName, HandyAnzeigeName, Slug].filter((one) => typeof one === 'string' && one !== '');
  return name === undefined ? null : String(name);
}

/** The place of a value in words, from the part down to the field. `entry` is the entry that the place is in, if it is no longer in the folder. */
export function placeWords(names: Names, ordner: Ordner, pfad: readonly string[], entry?: unknown): string[] {
  const { t, texts } = names;
  const { part, nr } = partOf(ordner, pfad);
  const words = [partTitle(texts, part)];
  const [file = '', first = '', second, ...rest] = pfad;
  if (file === 'mandant.json') return [...words, ...pfad.slice(2).map((_, index) => names.titleOf(pfad.slice(0, index + 3)))];
  if (file === 'inhalte.json')
    return [
      ...words,
      ...[second, ...rest].flatMap((part, index) =>
        part === undefined ? [] : [index === 0 ? part : wordOf(names, pfad.slice(0, index + 3))],
      ),
    ];
  if (file === 'texte.json')
    return [...words, ...(second === undefined ? [] : [second]), ...(first === '' ? [] : [wordOf(names, [file, first])])];
  if (file === 'bilder') return [...words, first];
  const named = entryName(entry ?? valueAt(ordner, [file, first]));
  const own = named ? t('betrieb.entwurf.zitat', { name: named }) : nr === undefined ? [] : t('betrieb.entwurf.eintrag', { nr });
  return [...words, ...[own].flat(), ...pfad.slice(2).map((_, index) => wordOf(names, pfad.slice(0, index + 3)))];
}

const LANGUAGES = { de: 'betrieb.entwurf.deutsch', en: 'betrieb.entwurf.englisch', En: 'betrieb.entwurf.englisch' } as const;

/** Word for the last part of a place: a language, the number of an entry, or the name of the field. */
function wordOf({ t, titleOf }: Names, pfad: readonly string[]): string {
  const last = pfad.at(-1) ?? '';
  if (last in LANGUAGES) return t(LANGUAGES[last as keyof typeof LANGUAGES]);
  return /^\d+$/.test(last) ? t('betrieb.entwurf.eintrag', { nr: Number(last) + 1 }) : titleOf(pfad);
}

/** A value as people read it; a value of several parts is null. */
export function valueWords(names: Names, ordner: Ordner, pfad: readonly string[], value: unknown): string | null {
  const { t, locale } = names;
  if (value === undefined || value === null || value === '') return NONE;
  const form = formAt(ordner, pfad);
  const option = form && optionsOf(ordner, pfad, form)?.find((one) => one.value === value);
  if (option) return option.label;
  if (typeof value === 'boolean') return t(value ? 'betrieb.entwurf.ja' : 'betrieb.entwurf.nein');
  if (typeof value === 'number')
    return form?.kind === 'cent'
      ? amount(value, locale)
      : form?.kind === 'choice'
        ? names.valueLabelOf(pfad, value)
        : formatCount(value, locale);
  if (typeof value === 'string') return textWords(names, form, pfad, value);
  if (!Array.isArray(value)) return null;
  if (value.length === 0) return NONE;
  return value.every((one) => typeof one === 'string') ? t.list(value.map((one) => names.valueLabelOf(pfad, one))) : null;
}

const textWords = ({ locale, valueLabelOf }: Names, form: FormNode | undefined, pfad: readonly string[], value: string): string => {
  if (form?.kind === 'day') return shortDay(value, locale);
  return form?.kind === 'choice' ? valueLabelOf(pfad, value) : value;
};
