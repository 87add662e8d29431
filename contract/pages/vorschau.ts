import type { Locale } from '../values/wire.ts';

/** Paths of the preview pictures that messengers show of a link: of the home, of a product, of a referral. */
export const vorschauBild = {
  start: (locale: Locale): string => `/vorschau/${locale}/start.jpg`,
  produkt: (locale: Locale, id: number | string): string => `/vorschau/${locale}/produkt-${encodeURIComponent(id)}.jpg`,
  empfehlung: (locale: Locale, nummer: string): string => `/vorschau/${locale}/empfehlung-${encodeURIComponent(nummer)}.jpg`,
};

/** The same picture as pages show it: two thirds of its width, lighter. */
export const kleinesVorschauBild = (adresse: string): string => adresse.replace(/\.jpg$/, '.webp');

type VorschauFormat = 'jpg' | 'webp';

/** What a preview picture is of and in which format, by the last part of its path; null when that names none. */
export function vorschauOf(
  datei: string,
): { readonly art: 'start' | 'produkt' | 'empfehlung'; readonly bezug: string; readonly format: VorschauFormat } | null {
  const [, art, bezug = '', endung] = /^(start|produkt|empfehlung)(?:-([\w-]{1,120}))?\.(jpg|webp)$/.exec(datei) ?? [];
  const format = endung === 'webp' ? 'webp' : 'jpg';
  if (art === 'start') return bezug === '' ? { art, bezug, format } : null;
  return (art === 'produkt' || art === 'empfehlung') && bezug !== '' ? { art, bezug, format } : null;
}
