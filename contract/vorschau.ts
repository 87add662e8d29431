import type { Locale } from './values.ts';

/** Paths of the preview pictures that messengers show of a link: of the home, of a product, of a referral. */
export const vorschauBild = {
  start: (locale: Locale): string => `/vorschau/${locale}/start.jpg`,
  produkt: (locale: Locale, id: number | string): string => `/vorschau/${locale}/produkt-${encodeURIComponent(id)}.jpg`,
  empfehlung: (locale: Locale, nummer: string): string => `/vorschau/${locale}/empfehlung-${encodeURIComponent(nummer)}.jpg`,
};

/** What a preview picture is of, by the last part of its path; null when that names none. */
export function vorschauOf(datei: string): { readonly art: 'start' | 'produkt' | 'empfehlung'; readonly bezug: string } | null {
  const [, art, bezug = ''] = /^(start|produkt|empfehlung)(?:-([\w-]{1,120}))?\.jpg$/.exec(datei) ?? [];
  if (art === 'start') return bezug === '' ? { art, bezug } : null;
  return (art === 'produkt' || art === 'empfehlung') && bezug !== '' ? { art, bezug } : null;
}
