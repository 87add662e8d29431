import type { AuftragAktion } from '../../../../contract/calls/betrieb/auftraege.ts';
import type { AuftragStatus } from '../../../../contract/values/status.ts';
import type { Freigabefall } from '../freigabe-regel.ts';

/** The status that a decision leads to. */
export const STATUS_AFTER = {
  Bestaetigen: 'Bestaetigt',
  Freigeben: 'Freigegeben',
  Stornieren: 'Storniert',
} as const satisfies Record<AuftragAktion, AuftragStatus>;

const IN_TIME = ['Offen', 'Ok'] as const satisfies readonly Freigabefall['empfaengerStatus'][];

/** What the tenant can decide on an order on a day (`tag`). What an agency objected to or left undecided is for the tenant to release or cancel. */
export function aktionenOf(
  { status, freigabeAb, empfaengerStatus }: Pick<Freigabefall, 'status' | 'freigabeAb' | 'empfaengerStatus'>,
  tag: string,
): readonly AuftragAktion[] {
  if (status === 'Freigegeben') return ['Stornieren'];
  if (status !== 'Eingegangen' && status !== 'Bestaetigt') return [];
  const isInTime = IN_TIME.some((one) => one === empfaengerStatus);
  return [
    ...(isInTime && tag >= freigabeAb ? (['Freigeben'] as const) : []),
    ...(isInTime && status === 'Eingegangen' ? (['Bestaetigen'] as const) : []),
    'Stornieren',
  ];
}
