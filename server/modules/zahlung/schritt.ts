import { nextTargetDay } from '../../../contract/rules/target-days.ts';
import type { AuszahlungSchritt } from '../../../contract/rules/zahlung.ts';
import { auszahlungTag } from '../../../contract/values/days.ts';
import { addDays, dayOf, endOfDay, lastDayBefore } from '../../calendar.ts';

/** What decides where a picked transfer stands. */
interface AuszahlungFacts {
  readonly gewaehrt_am: Date | null;
  readonly gewaehlt_am: Date | null;
  /** The execution day of its approved payment; null without one. */
  readonly zahlung_tag: string | null;
  /** Since when and until when the person is asked for another account. */
  readonly nachfrage_am: Date | null;
  readonly nachfrage_bis: Date | null;
  /** The grant is held for another reason. */
  readonly angehalten: boolean;
}

/** A step with its first and last day, `YYYY-MM-DD` in Berlin. */
interface Stand {
  readonly schritt: AuszahlungSchritt;
  readonly fruehestens?: string;
  readonly spaetestens?: string;
}

/** The day by which the bank of the person has the money of a run: one bank day after its execution day. */
const ankunftTag = (ausfuehrungstag: string): string => nextTargetDay(addDays(ausfuehrungstag, 1));

/**
 * Where a picked transfer stands (contract.md section 3): an approved payment goes out, whatever else is known of it; then the person is asked for another
 * account, then the grant is held, then it waits for a run. A person who did not answer in time leaves the grant held.
 */
export function auszahlungStand(facts: AuszahlungFacts, now: Date, fristTage: number): Stand {
  if (facts.zahlung_tag !== null) return promised('InZahlung', ankunftTag(facts.zahlung_tag), now);
  if (facts.nachfrage_am !== null && facts.nachfrage_bis !== null && facts.nachfrage_bis > now)
    return { schritt: 'BankdatenPruefen', fruehestens: dayOf(facts.nachfrage_am), spaetestens: lastDayBefore(facts.nachfrage_bis) };
  if (facts.nachfrage_am !== null || facts.angehalten) return { schritt: 'AuszahlungAngehalten' };
  return promised('Auszahlung', auszahlungTag(dayOf(facts.gewaehrt_am ?? now), dayOf(facts.gewaehlt_am ?? now), fristTage), now);
}

/** A step until its day; after it the transfer is late. */
const promised = (schritt: AuszahlungSchritt, spaetestens: string, now: Date): Stand => ({
  schritt: endOfDay(spaetestens) <= now ? 'AuszahlungVerspaetet' : schritt,
  spaetestens,
});
