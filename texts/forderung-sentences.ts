import type { OffeneForderung } from '../contract/calls/forderung.ts';
import { formatCent } from '../contract/values/cent.ts';
import { formatDay } from '../contract/values/days.ts';
import type { Locale } from '../contract/values/wire.ts';
import type { Translate } from './texts.ts';

/** An IBAN in groups of four, which do not break. */
const grouped = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1\u00a0');

/** What is owed, until when and how to pay it, in sentences; of an ended claim how it ended. */
export function forderungSentences(t: Translate, locale: Locale, forderung: OffeneForderung): string[] {
  const { Forderungsnummer: nummer, BetragCent, RestCent, FaelligAm, Status, Konto } = forderung;
  if (Status !== 'Offen') return [t(`forderung.beendet.${Status}`, { nummer }), ...creditSentences(t, locale, forderung)];
  const paid = BetragCent - RestCent;
  return [
    ...(paid > 0 ? [t('forderung.teil', { betrag: formatCent(BetragCent, locale), bezahlt: formatCent(paid, locale) })] : []),
    t('forderung.bitte', { betrag: formatCent(RestCent, locale), tag: formatDay(FaelligAm, locale) }),
    Konto ? t('forderung.konto', { name: Konto.Name, iban: grouped(Konto.IBAN), nummer }) : t('forderung.ohneKonto', { nummer }),
  ];
}

/** What the person paid although the transfer of the reward came back too: that it comes back, or the transfer by which it did. */
function creditSentences(t: Translate, locale: Locale, { GuthabenCent, Rueckzahlung }: OffeneForderung): string[] {
  if (Rueckzahlung !== null) {
    const { Am, BetragCent, Referenz: referenz } = Rueckzahlung;
    return [t('forderung.zurueckgezahlt', { betrag: formatCent(BetragCent, locale), tag: formatDay(Am, locale), referenz })];
  }
  return GuthabenCent > 0 ? [t('forderung.guthaben', { betrag: formatCent(GuthabenCent, locale) })] : [];
}

/** The claim in a sentence, for lists: its rest and day, or how it ended. */
export function forderungShort(t: Translate, locale: Locale, forderung: OffeneForderung): string {
  const { Forderungsnummer: nummer, RestCent, FaelligAm, Status } = forderung;
  if (Status !== 'Offen') return t(`forderung.beendet.${Status}`, { nummer });
  return t('forderung.offen', { nummer, rest: formatCent(RestCent, locale), tag: formatDay(FaelligAm, locale) });
}
