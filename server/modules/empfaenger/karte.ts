import { shortCent } from '../../../contract/values/cent.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import type { Translate } from '../../../texts/texts.ts';
import type { Context } from '../../context.ts';
import type { MailKarte } from '../../mail/karte.tsx';
import { nameOf } from '../produkt/index.ts';
import { openPromise } from './promised.ts';
import type { EmpfehlungFor } from './reads.ts';

/** Screens from the landing to the order. */
const SCHRITTE = 3;

/** The recommendation at the head of a recipient's mail, as it stands on the pages; with the screen that the mail leads to. */
export async function karteOf(
  context: Context,
  empfehlung: EmpfehlungFor,
  t: Translate,
  locale: Locale,
  schritt?: number,
): Promise<MailKarte> {
  const karte = mailKarte(t, locale, empfehlung, await openPromise(context, empfehlung));
  return schritt === undefined ? karte : { ...karte, schritt: t('weg.schritt', { schritt, schritte: SCHRITTE }) };
}

/** The same with the reader's own part in cents. */
export const mailKarte = (
  t: Translate,
  locale: Locale,
  empfehlung: Pick<EmpfehlungFor, 'empfehler_vorname' | 'name' | 'name_en'>,
  cent: number,
): MailKarte => ({
  von: t('weg.von', { vorname: empfehlung.empfehler_vorname || t('empfehler.geloescht') }),
  produkt: nameOf(empfehlung, locale),
  ...(cent > 0 && { wert: t('weg.ihre', { wert: shortCent(cent, locale) }) }),
});
