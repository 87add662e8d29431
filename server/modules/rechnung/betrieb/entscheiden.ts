import type { Login } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { checkStillMay } from '../../betrieb/index.ts';
import { lockKonto } from '../../kassenbuch/index.ts';
import { checkHasAgenturen } from '../../mandant/index.ts';
import { findRechnung, lockRechnung } from '../store.ts';
import { cancelRechnung, markBezahlt } from '../zahlung.ts';

/** What was received for a document on a day: `cent` of what is open, by default all; `offenCent` is what the person saw as open. */
interface Eingang {
  readonly am: string;
  readonly cent: number | null;
  readonly offenCent: number | null;
}

/** A decision of the tenant on an open document: a payment of it, or the reason of its cancellation. */
type Entscheidung = ({ readonly aktion: 'Bezahlt' } & Eingang) | { readonly aktion: 'Stornieren'; readonly grund: string };

/**
 * Decides on a document by the rules of the command `npm run agency`. One that is not open any more stays as it is, and so does one whose open rest is not
 * what the person saw: of two people at once one acts. Throws NichtAuthorisiert if the right ended, NichtGefunden, Validierung for a day or amount that cannot be,
 * and Konflikt for the cancellation of a document that is paid in part.
 */
export async function decideRechnung(context: Context, login: Login | null, nummer: string, decision: Entscheidung): Promise<void> {
  checkHasAgenturen(context);
  await checkStillMay(context, login, 'BelegeAendern');
  const { agenturnummer } = (await findRechnung(context, nummer)) ?? refuse('NichtGefunden');
  // In the order of the rules, so that two decisions never wait for each other.
  await lockKonto(context, agenturnummer);
  const row = await lockRechnung(context, nummer);
  if (row?.status !== 'Offen') return;
  if (decision.aktion === 'Stornieren') {
    await cancelRechnung(context, nummer, decision.grund);
    return;
  }
  const { am, cent, offenCent } = decision;
  if (offenCent === null || offenCent === row.offen_cent) await markBezahlt(context, nummer, am, cent ?? undefined);
}
