import type { MandantKonfiguration } from '../calls/mandant.ts';
import { addDays } from '../values/days.ts';
import type { ProduktArt } from '../values/produktart.ts';

/** The settings of a tenant that decide when an order can be released. */
export type Fristen = Pick<MandantKonfiguration, 'ModuleAuftragsdatumMindestalterTage' | 'WiderrufsfristTage'>;

/**
 * Days after `FristBeginn` from which an order can be released: the withdrawal period has passed in full days, and the tenant's
 * minimum age is reached. A kind without a withdrawal period waits for the minimum age alone.
 */
export function freigabeTage({ ModuleAuftragsdatumMindestalterTage, WiderrufsfristTage }: Fristen, art: ProduktArt): number {
  const widerruf = WiderrufsfristTage[art];
  return Math.max(widerruf === 0 ? 0 : widerruf + 1, ModuleAuftragsdatumMindestalterTage);
}

/** The first day on which an order can be released, whose period begins on a day. */
export const freigabeTag = (fristBeginn: string, art: ProduktArt, fristen: Fristen): string =>
  addDays(fristBeginn, freigabeTage(fristen, art));

/** Days after the first one of its release for which an order waits for its agency; from then on it is for the tenant to decide. */
export const WARTET_TAGE = 14;

/** The last day on which its agency can release an order that can be released from this day on. */
export const letzterFreigabetag = (freigabeAb: string): string => addDays(freigabeAb, WARTET_TAGE);

/** How far ahead a period may begin: supply and jobs can start months after the contract. A later day is taken for a typing error. */
export const FRIST_BEGINN_MAX_TAGE = 366;

/** Why a day is no `FristBeginn` of an order; null when it is one. The period never begins before the order itself. */
export function faultOfFristBeginn(fristBeginn: string, auftragsdatum: string, today: string): 'vorAuftrag' | 'zuSpaet' | null {
  if (fristBeginn < auftragsdatum) return 'vorAuftrag';
  return fristBeginn > addDays(today, FRIST_BEGINN_MAX_TAGE) ? 'zuSpaet' : null;
}
