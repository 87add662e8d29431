import { type Split, splitPraemie } from '../../../contract/rules/split.ts';
import type { Context } from '../../context.ts';

/** What a referral says about the parts of its reward. */
export interface Shared {
  readonly anteil_empfehler: 100 | 50 | 0;
  /** Set if the referral is a profi seller's, who earns a commission in place of the recommender's part. */
  readonly sellernummer: string | null;
}

/** The parts of a reward that a referral grants, in cents: those of `splitPraemie`, of a profi seller's referral the recipient's part alone (sellers.md rule 1). */
export function splitOf(
  { konfiguration }: Pick<Context, 'konfiguration'>,
  wertCent: number,
  { anteil_empfehler, sellernummer }: Shared,
): Split {
  const split = splitPraemie(wertCent, anteil_empfehler, konfiguration.MaxEmpfaengerPraemieCent);
  return sellernummer === null ? split : { ...split, empfehlerCent: 0 };
}
