import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import { lockLiveAccount } from '../account/index.ts';
import { findVerbindung } from './reads.ts';
import { clearAgenturOfEmpfehler } from './store.ts';

/** The agency that an accepted invitation connected with a recommender; null without one. */
export async function describeVerbindung(context: Context, empfehlerId: string) {
  const row = await findVerbindung(context, empfehlerId);
  return row ? { Agenturnummer: row.agenturnummer, Name: row.name, Seit: row.seit?.toISOString() ?? null } : null;
}

/** Ends that connection: later referrals carry no agency, earlier ones keep theirs. Does nothing without a connection. */
export async function endVerbindung(context: Context, empfehlerId: string): Promise<void> {
  await lockLiveAccount(context, empfehlerId);
  const row = await findVerbindung(context, empfehlerId);
  if (!row) return;
  await clearAgenturOfEmpfehler(context, empfehlerId, context.now);
  await writeProtokoll(context, 'empfehler.verbindung-beendet', empfehlerId, {}, { agenturnummer: row.agenturnummer });
}
