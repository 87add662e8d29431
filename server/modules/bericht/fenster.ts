import { freigabeTage } from '../../../contract/values/days.ts';
import { addDays, dayOf } from '../../calendar.ts';
import type { Bezug } from './sicht.ts';

/** What of the order dates can be released on a day: from the oldest that is not with the tenant yet, to the latest. */
export interface Fenster {
  readonly von: string;
  readonly bis: string;
}

export const fensterAt = ({ konfiguration, now }: Pick<Bezug, 'konfiguration' | 'now'>, wartetTage: number): Fenster => {
  const bis = addDays(dayOf(now), -freigabeTage(konfiguration.ModuleAuftragsdatumMindestalterTage));
  return { von: addDays(bis, -wartetTage), bis };
};
