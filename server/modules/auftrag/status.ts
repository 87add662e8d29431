import type { AuftragStatus } from '../../../contract/values/status.ts';

/** The allowed transitions of an order. A feed may skip steps; `stepsTo` fills them in. */
export const TRANSITIONS: Readonly<Record<AuftragStatus, readonly AuftragStatus[]>> = {
  Eingegangen: ['Bestaetigt', 'Storniert', 'Widerrufen'],
  Bestaetigt: ['Freigegeben', 'Storniert', 'Widerrufen'],
  Freigegeben: ['Storniert', 'Widerrufen'],
  Storniert: [],
  Widerrufen: [],
};

/** The steps from one status to another; null if there are none, as for a step backwards or out of a cancelled order. */
export function stepsTo(from: AuftragStatus, to: AuftragStatus): AuftragStatus[] | null {
  if (from === to) return [];
  if (TRANSITIONS[from].includes(to)) return [to];
  return from === 'Eingegangen' && to === 'Freigegeben' ? ['Bestaetigt', 'Freigegeben'] : null;
}
