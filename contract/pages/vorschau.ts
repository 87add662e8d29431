import type { Locale } from '../values/wire.ts';

/** Paths of the preview pictures that messengers show for a link to the home page, a product or a referral. */
export const vorschauBild = {
  start: (locale: Locale): string => `/vorschau/${locale}/start.jpg`,
  produkt: (locale: Locale, id: number | string): string => `/vorschau/${locale}/produkt-${encodeURIComponent(id)}.jpg`,
  empfehlung: (locale: Locale, nummer: string): string => `/vorschau/${locale}/empfehlung-${encodeURIComponent(nummer)}.jpg`,
};

/** Address of the smaller version for pages: two thirds of the width. */
export const smallVorschauBild = (adresse: string): string => adresse.replace(/\.jpg$/, '.webp');

type VorschauFormat = 'jpg' | 'webp';

/** Subject and format of a preview picture by the last part of its path; null if that part names none. */
export function parseVorschau(
  datei: string,
): { readonly art: 'start' | 'produkt' | 'empfehlung'; readonly bezug: string; readonly format: VorschauFormat } | null {
  const [, art, bezug = '', endung] = /^(start|produkt|empfehlung)(?:-([\w-]{1,120}))?\.(jpg|webp)$/.exec(datei) ?? [];
  const format = endung === 'webp' ? 'webp' : 'jpg';
  if (art === 'start') return bezug === '' ? { art, bezug, format } : null;
  return (art === 'produkt' || art === 'empfehlung') && bezug !== '' ? { art, bezug, format } : null;
}
