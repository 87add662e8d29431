import type { MandantKonfiguration } from '../calls/mandant.ts';
import { addDays } from '../values/days.ts';
import type { ProduktArt } from '../values/produktart.ts';

/** The settings of a tenant that decide when an order can be released. */
export type FreigabeSettings = Pick<MandantKonfiguration, 'ModuleAuftragsdatumMindestalterTage' | 'WiderrufsfristTage'>;

/**
 * Days from `FristBeginn` to the first day of release: the withdrawal period has passed in full days, and the order has the tenant's
 * minimum age. A kind without a withdrawal period only needs the minimum age.
 */
export function daysUntilFreigabe({ ModuleAuftragsdatumMindestalterTage, WiderrufsfristTage }: FreigabeSettings, art: ProduktArt): number {
  const widerruf = WiderrufsfristTage[art];
  return Math.max(widerruf === 0 ? 0 : widerruf + 1, ModuleAuftragsdatumMindestalterTage);
}

/** The first day on which an order can be released, by the first day of its period. */
export const firstFreigabetag = (fristBeginn: string, art: ProduktArt, fristen: FreigabeSettings): string =>
  addDays(fristBeginn, daysUntilFreigabe(fristen, art));

/** Days after the first day of release for which an order waits for its agency; after that the tenant decides. */
export const FREIGABE_WAIT_DAYS = 14;

/** The last day on which its agency can release an order, by the first day of release. */
export const lastFreigabetag = (freigabeAb: string): string => addDays(freigabeAb, FREIGABE_WAIT_DAYS);

/** Days ahead that a period may start: supply and jobs can start months after the contract. A later day counts as a typing error. */
export const FRIST_BEGINN_MAX_DAYS_AHEAD = 366;

/** Why a day is not a valid `FristBeginn` of an order, or null. The period never starts before the order itself. */
export function faultOfFristBeginn(fristBeginn: string, auftragsdatum: string, today: string): 'vorAuftrag' | 'zuSpaet' | null {
  if (fristBeginn < auftragsdatum) return 'vorAuftrag';
  return fristBeginn > addDays(today, FRIST_BEGINN_MAX_DAYS_AHEAD) ? 'zuSpaet' : null;
}
