import { type RegistrierungAktion, type RegistrierungStatus, STATUS_AFTER } from '../../../../contract/rules/registrierung.ts';

/** A decision of the tenant on an agency or a profi seller, with the reason that its owner reads and the status that the person has read (`bisher`). */
export type Entscheidung = (
  | { readonly aktion: 'Freigeben' }
  | { readonly aktion: Exclude<RegistrierungAktion, 'Freigeben'>; readonly grund: string }
) & {
  readonly bisher?: RegistrierungStatus | null | undefined;
};

/** What the tenant can decide in a status. What is inactive can be active again while its data is complete. */
export function aktionenIn(status: RegistrierungStatus, isComplete: boolean): readonly RegistrierungAktion[] {
  if (status === 'WartetAufFreigabe') return ['Freigeben', 'Ablehnen'];
  if (status === 'Inaktiv') return isComplete ? ['Freigeben'] : [];
  return ['Deaktivieren'];
}

/** Whether a decision changes nothing any more: it is a repeat, or another person has decided since. */
export const isSettled = (status: RegistrierungStatus, { aktion, bisher }: Entscheidung): boolean =>
  status === STATUS_AFTER[aktion] || (Boolean(bisher) && status !== bisher);
