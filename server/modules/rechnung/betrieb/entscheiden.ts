import type { Login } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { checkStillMay } from '../../betrieb/index.ts';
import { lockKonto } from '../../kassenbuch/index.ts';
import { findRechnung, lockRechnung } from '../store.ts';
import { cancelRechnung, markBezahlt } from '../zahlung.ts';
import { checkHasAgenturen } from './rechnungen.ts';

/** A decision of the tenant on an open document: the day on which it was paid, or the reason of its cancellation. */
type Entscheidung = { readonly aktion: 'Bezahlt'; readonly am: string } | { readonly aktion: 'Stornieren'; readonly grund: string };

/**
 * Decides on a document by the rules of the command `npm run agency`. One that is not open any more stays as it is, so that of two people at once one acts.
 * Throws NichtAuthorisiert if the right ended, NichtGefunden, and Validierung for a day on which it cannot be paid.
 */
export async function decideRechnung(context: Context, login: Login | null, nummer: string, decision: Entscheidung): Promise<void> {
  checkHasAgenturen(context);
  await checkStillMay(context, login, 'BelegeAendern');
  const { agenturnummer } = (await findRechnung(context, nummer)) ?? refuse('NichtGefunden');
  // In the order of the rules, so that two decisions never wait for each other.
  await lockKonto(context, agenturnummer);
  const row = await lockRechnung(context, nummer);
  if (row?.status !== 'Offen') return;
  if (decision.aktion === 'Bezahlt') await markBezahlt(context, nummer, decision.am);
  else await cancelRechnung(context, nummer, decision.grund);
}
