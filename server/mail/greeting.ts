import type { Translate } from '../../texts/texts.ts';
import { unlinked } from './unlinked.ts';

/** "Guten Tag {Vorname} {Nachname}", or the neutral greeting without a name. */
export function greeting(t: Translate, vorname: string | null, nachname: string | null): string {
  return vorname ? t('mail.anrede', { vorname: unlinked(vorname), nachname: unlinked(nachname ?? '') }).trim() : t('mail.anredeNeutral');
}
