import type { Login } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import { Refusal, refuse } from '../../../errors.ts';
import { aktionenIn, checkStillMay, type Entscheidung, isSettled } from '../../betrieb/index.ts';
import { missingAngaben } from '../angaben.ts';
import { approveSeller, deactivateSeller, refuseSeller } from '../entscheiden.ts';
import { listSteuer, lockSeller } from '../store.ts';

/**
 * Decides on a seller. A repeat, and the second of two people, changes nothing. Throws NichtAuthorisiert if the right ended, NichtGefunden, and Konflikt for a
 * seller in a status in which this cannot be decided.
 */
export async function decideVerkaeufer(context: Context, login: Login | null, nummer: string, decision: Entscheidung): Promise<void> {
  await checkStillMay(context, login, 'VerkaeuferEntscheiden');
  const row = (await lockSeller(context, nummer)) ?? refuse('NichtGefunden');
  if (isSettled(row.status, decision)) return;
  const hasSteuer = (await listSteuer(context, nummer)).length > 0;
  const possible = aktionenIn(row.status, missingAngaben(context, row, hasSteuer).length === 0);
  if (!possible.includes(decision.aktion)) throw new Refusal('Konflikt', { text: 'betrieb.verkaeufer.konflikt' });
  if (decision.aktion === 'Freigeben') await approveSeller(context, nummer);
  if (decision.aktion === 'Ablehnen') await refuseSeller(context, nummer, decision.grund);
  if (decision.aktion === 'Deaktivieren') await deactivateSeller(context, nummer, decision.grund);
}
