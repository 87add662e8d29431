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
  const cent = await openPromise(context, empfehlung);
  return {
    von: t('weg.von', { vorname: empfehlung.empfehler_vorname || t('empfehler.geloescht') }),
    produkt: nameOf(empfehlung, locale),
    ...(cent > 0 && { wert: t('weg.ihre', { wert: shortCent(cent, locale) }) }),
    ...(schritt !== undefined && { schritt: t('weg.schritt', { schritt, schritte: SCHRITTE }) }),
  };
}
