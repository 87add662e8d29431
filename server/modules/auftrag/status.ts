import type { AuftragStatus } from '../../../contract/calls/auftrag.ts';

/** Every transition of an order there is. A feed may leave steps out: they are walked in between. */
export const TRANSITIONS: Readonly<Record<AuftragStatus, readonly AuftragStatus[]>> = {
  Eingegangen: ['Bestaetigt', 'Storniert', 'Widerrufen'],
  Bestaetigt: ['Freigegeben', 'Storniert', 'Widerrufen'],
  Freigegeben: ['Storniert', 'Widerrufen'],
  Storniert: [],
  Widerrufen: [],
};

/** The steps that lead from one status to another, or null when none do: a step backwards, or out of a cancelled order. */
export function stepsTo(from: AuftragStatus, to: AuftragStatus): AuftragStatus[] | null {
  if (from === to) return [];
  if (TRANSITIONS[from].includes(to)) return [to];
  return from === 'Eingegangen' && to === 'Freigegeben' ? ['Bestaetigt', 'Freigegeben'] : null;
}
