import type { Entscheidung } from '../../../../contract/calls/praemie/nachbuchung.ts';
import type { Login } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import { Refusal, refuse } from '../../../errors.ts';
import { isOwn } from '../../auftrag/index.ts';
import { checkStillMay } from '../../betrieb/index.ts';
import { decideNachbuchung } from '../entscheidung.ts';
import { findOwner } from '../reads.ts';
import { lockNachbuchung } from '../store.ts';

/**
 * Decides a claim by the rule of PUT nachbuchung. A claim that is decided already stays as it is, so that of two people at once one acts. Throws
 * NichtAuthorisiert if the right ended or the claim is the person's own, NichtGefunden, and as `decideNachbuchung`.
 */
export async function decideAsBetrieb(context: Context, login: Login | null, nummer: string, entscheidung: Entscheidung): Promise<void> {
  const person = await checkStillMay(context, login, 'AnliegenEntscheiden');
  const { status } = (await lockNachbuchung(context, nummer)) ?? refuse('NichtGefunden');
  if (status !== 'Offen') return;
  const owner = (await findOwner(context, nummer)) ?? refuse('NichtGefunden');
  if (isOwn({ emails: [owner.email] }, person.email)) throw new Refusal('NichtAuthorisiert', { text: 'betrieb.nachbuchung.eigene' });
  await decideNachbuchung(context, nummer, entscheidung);
}
