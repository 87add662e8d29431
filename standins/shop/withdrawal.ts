import { addDays } from '../../contract/values/days.ts';
import type { Platform } from './platform.ts';
import { report } from './report.ts';
import type { Fields } from './request.ts';
import type { Bestellung, Store } from './store.ts';
import type { Words } from './words/de.ts';

/** Days after the order day on which a customer can still withdraw (BGB section 355). */
const DAYS = 14;

/** The last day on which a customer can withdraw from an order. */
export const lastDayOf = ({ Auftragsdatum }: Bestellung): string => addDays(Auftragsdatum, DAYS);

/** Whether the customer can withdraw from the order on a day. */
export const canWithdraw = (bestellung: Bestellung, today: string): boolean =>
  !['Storniert', 'Widerrufen'].includes(bestellung.Status) && today <= lastDayOf(bestellung);

interface Withdrawing {
  readonly platform: Platform;
  readonly store: Store;
  readonly words: Words;
  readonly form: Fields;
  readonly now: Date;
  readonly today: string;
  readonly shownDay: (day: string) => string;
}

/**
 * Accepts a customer's withdrawal (BGB section 356a). It takes effect immediately, whatever the platform answers to the report. A repeated
 * declaration does not change the first one.
 */
export async function withdraw(withdrawing: Withdrawing): Promise<{ readonly bestellung: Bestellung } | { readonly errors: Fields }> {
  const { platform, store, words, form, now, today, shownDay } = withdrawing;
  const { auftragsnummer = '', name = '', kontakt = '' } = form;
  // The shop's own numbers are in upper case.
  const bestellung = (await store.find(auftragsnummer)) ?? (await store.find(auftragsnummer.toUpperCase()));
  if (bestellung?.Status === 'Widerrufen') return { bestellung };
  const errors = {
    ...(!bestellung && { auftragsnummer: words.withdrawal.unknown }),
    ...(bestellung?.Status === 'Storniert' && { auftragsnummer: words.withdrawal.ended }),
    ...(bestellung && today > lastDayOf(bestellung) && { auftragsnummer: words.order.withdrawOver(shownDay(lastDayOf(bestellung))) }),
    ...(name === '' && { name: words.form.missing(words.withdrawal.name) }),
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(kontakt) && { kontakt: words.form.noEmail }),
  };
  if (!bestellung || Object.keys(errors).length > 0) return { errors };
  const declared = { ...bestellung, Status: 'Widerrufen', Widerruf: { Name: name, Kontakt: kontakt, Zeit: now.toISOString() } } as const;
  await store.put(declared);
  await report(platform, store, declared, 'Widerrufen');
  return { bestellung: declared };
}
