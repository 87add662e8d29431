import type { Translate } from '../../texts/texts.ts';

/** "Guten Tag {Vorname} {Nachname}", without a name the neutral one. */
export function greeting(t: Translate, vorname: string | null, nachname: string | null): string {
  return vorname ? t('mail.anrede', { vorname, nachname: nachname ?? '' }).trim() : t('mail.anredeNeutral');
}
