import type { switchAgentur } from '../../../contract/calls/agentur/login.ts';
import { writeProtokoll } from '../../audit/store.ts';
import type { CallRequest } from '../../calls/call-request.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { listActiveBenutzer } from './reads.ts';
import { agenturOf, toAgenturBenutzer } from './session.ts';
import { setLetzteAnmeldung, setSessionBenutzer } from './store.ts';

/** Moves the session to another agency of the same account. Throws NichtGefunden for an agency that the account cannot log in for. */
export async function switchTo(context: Context, { login, secret, input }: CallRequest<typeof switchAgentur>) {
  const { accountId, agenturnummer: vorher } = agenturOf(login);
  const { Agenturnummer: nachher } = input.body;
  const aktive = await listActiveBenutzer(context, accountId);
  const { agentur_benutzer_id: id } = aktive.find(({ agenturnummer }) => agenturnummer === nachher) ?? refuse('NichtGefunden');
  if (!(await setSessionBenutzer(context, context.secrets.hash(secret), id, context.now))) refuse('PSOF0204');
  await setLetzteAnmeldung(context, id, context.now);
  await writeProtokoll(context, 'anmeldung.agentur', id, { agentur: nachher }, { agenturnummer: nachher, vorher, nachher });
  return toAgenturBenutzer(context, { id, accountId }, { token: secret, ablauf: login?.ablauf ?? context.now });
}
