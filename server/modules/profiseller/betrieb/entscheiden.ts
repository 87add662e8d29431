import { type RegistrierungAktion, type RegistrierungStatus, STATUS_AFTER } from '../../../../contract/rules/registrierung.ts';
import type { Login } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import { Refusal, refuse } from '../../../errors.ts';
import { checkStillMay } from '../../betrieb/index.ts';
import { approveSeller, deactivateSeller, refuseSeller } from '../entscheiden.ts';
import { listSteuer, lockSeller } from '../store.ts';
import { aktionenOf } from './verkaeufer.ts';

/** A decision of the tenant on a seller, with the reason that the seller reads and the status that the person has read (`bisher`). */
type Entscheidung = (
  | { readonly aktion: 'Freigeben' }
  | { readonly aktion: Exclude<RegistrierungAktion, 'Freigeben'>; readonly grund: string }
) & {
  readonly bisher?: RegistrierungStatus | null | undefined;
};

/**
 * Decides on a seller. A repeat, and the second of two people, changes nothing. Throws NichtAuthorisiert if the right ended, NichtGefunden, and Konflikt for a
 * seller in a status in which this cannot be decided.
 */
export async function decideVerkaeufer(context: Context, login: Login | null, nummer: string, decision: Entscheidung): Promise<void> {
  await checkStillMay(context, login, 'VerkaeuferEntscheiden');
  const row = (await lockSeller(context, nummer)) ?? refuse('NichtGefunden');
  if (row.status === STATUS_AFTER[decision.aktion] || (decision.bisher && row.status !== decision.bisher)) return;
  const hasSteuer = (await listSteuer(context, nummer)).length > 0;
  if (!aktionenOf(context, row, hasSteuer).includes(decision.aktion))
    throw new Refusal('Konflikt', { text: 'betrieb.verkaeufer.konflikt' });
  if (decision.aktion === 'Freigeben') await approveSeller(context, nummer);
  if (decision.aktion === 'Ablehnen') await refuseSeller(context, nummer, decision.grund);
  if (decision.aktion === 'Deaktivieren') await deactivateSeller(context, nummer, decision.grund);
}
