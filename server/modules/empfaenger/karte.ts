import { shortCent } from '../../../contract/values/cent.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import type { Translate } from '../../../texts/texts.ts';
import type { MailKarte } from '../../mail/karte.tsx';
import { unlinked } from '../../mail/unlinked.ts';
import { nameOf } from '../produkt/index.ts';

/** Number of screens from the landing page to the order. */
const SCHRITTE = 3;

type Empfohlen = Parameters<typeof nameOf>[0] & {
  readonly empfehler_vorname: string;
  /** The seller of the referral; null for that of a recommender. */
  readonly sellernummer: string | null;
};

interface Wanted {
  /** The reader's amount in cents; an amount of 0 is not shown. */
  readonly cent: number;
  /** The screen that the mail's link opens. */
  readonly schritt?: number | undefined;
}

/** The recommendation at the head of a recipient's mail, as the pages show it. */
export const karteOf = (t: Translate, locale: Locale, empfohlen: Empfohlen, { cent, schritt }: Wanted): MailKarte => ({
  von: t(empfohlen.sellernummer === null ? 'weg.von' : 'verkauf.weg.von', {
    vorname: unlinked(empfohlen.empfehler_vorname) || t('empfehler.geloescht'),
  }),
  produkt: nameOf(empfohlen, locale),
  ...(cent > 0 && { wert: t('weg.ihre', { wert: shortCent(cent, locale) }) }),
  ...(schritt !== undefined && { schritt: t('weg.schritt', { schritt, schritte: SCHRITTE }) }),
});
