import { shortCent } from '../../../contract/values/cent.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import type { Translate } from '../../../texts/texts.ts';
import type { MailKarte } from '../../mail/karte.tsx';
import { nameOf } from '../produkt/index.ts';

/** Screens from the landing to the order. */
const SCHRITTE = 3;

type Empfohlen = Parameters<typeof nameOf>[0] & { readonly empfehler_vorname: string };

interface Wanted {
  /** What the reader gets, in cents; of nothing nothing is said. */
  readonly cent: number;
  /** The screen that the mail leads to. */
  readonly schritt?: number | undefined;
}

/** The recommendation at the head of a recipient's mail, as it stands on the pages. */
export const karteOf = (t: Translate, locale: Locale, empfohlen: Empfohlen, { cent, schritt }: Wanted): MailKarte => ({
  von: t('weg.von', { vorname: empfohlen.empfehler_vorname || t('empfehler.geloescht') }),
  produkt: nameOf(empfohlen, locale),
  ...(cent > 0 && { wert: t('weg.ihre', { wert: shortCent(cent, locale) }) }),
  ...(schritt !== undefined && { schritt: t('weg.schritt', { schritt, schritte: SCHRITTE }) }),
});
