import { FREIGABE_WAIT_DAYS, lastFreigabetag } from '../../../contract/rules/freigabe.ts';
import type { AuftragStatus, EmpfaengerStatus } from '../../../contract/values/status.ts';
import { addDays, dayOf } from '../../calendar.ts';
import { emailAlias } from '../../email-address.ts';

/** Whether a user of the agency with the right can release an order, or why not. */
export type Freigabestand = 'Freigebbar' | 'BereitsFreigegeben' | 'ZuFrueh' | 'Eigener' | 'NichtMoeglich' | 'BeimMandanten';

/** The facts that decide on the release of an order. */
export interface Freigabefall {
  readonly status: AuftragStatus;
  /** The first day on which it can be released. */
  readonly freigabeAb: string;
  readonly beanstandet_am: Date | null;
  readonly empfaengerStatus: EmpfaengerStatus;
  /** The addresses of recommender and recipient; empty or null once erased. */
  readonly emails: readonly (string | null)[];
}

/** Whether a user of the agency with this address can release an order on a day (`tag`), or why not. */
export function freigabestandOf(fall: Freigabefall, { email, tag }: { readonly email: string; readonly tag: string }): Freigabestand {
  const { freigabeAb } = fall;
  if (fall.status === 'Freigegeben') return 'BereitsFreigegeben';
  if (fall.status !== 'Bestaetigt') return 'NichtMoeglich';
  if (isOwn(fall, email)) return 'Eigener';
  if (fall.beanstandet_am !== null) return 'BeimMandanten';
  if (tag < freigabeAb) return 'ZuFrueh';
  if (fall.empfaengerStatus !== 'Ok') return 'NichtMoeglich';
  return tag > lastFreigabetag(freigabeAb) ? 'BeimMandanten' : 'Freigebbar';
}

/** Whether the user is recommender or recipient of the order, under any spelling of the address. */
export const isOwn = ({ emails }: Pick<Freigabefall, 'emails'>, email: string): boolean =>
  emails.some((one) => one !== null && one !== '' && emailAlias(one) === emailAlias(email));

/** Whether the agency can still object to an order: it is neither released nor over, and has no objection yet. */
export const canBeObjectedTo = ({ status, beanstandet_am }: Pick<Freigabefall, 'status' | 'beanstandet_am'>): boolean =>
  beanstandet_am === null && (status === 'Eingegangen' || status === 'Bestaetigt');

/** Range of release days whose orders an agency can release: from the oldest that the tenant does not decide on yet, to today. */
export interface ReleaseWindow {
  readonly von: string;
  readonly bis: string;
}

export const releaseWindowAt = (now: Date): ReleaseWindow => ({ von: addDays(dayOf(now), -FREIGABE_WAIT_DAYS), bis: dayOf(now) });
