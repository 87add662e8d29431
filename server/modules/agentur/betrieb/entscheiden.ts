import type { inviteBetriebAgentur } from '../../../../contract/calls/betrieb/agenturen.ts';
import type { CallRequest } from '../../../calls/call-request.ts';
import type { Login } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import { Refusal, refuse } from '../../../errors.ts';
import { aktionenIn, checkStillMay, type Entscheidung, isSettled } from '../../betrieb/index.ts';
import { missingAngaben } from '../angaben.ts';
import { approveAgentur, deactivateAgentur, refuseAgentur } from '../registrierung/entscheiden.ts';
import { inviteAgentur } from '../registrierung/registrieren.ts';
import { lockAgentur } from '../registrierung/store.ts';

/**
 * Decides on an agency by the rules of the command `npm run agency`. A repeat, and the second of two people, changes nothing. Throws NichtAuthorisiert if the
 * right ended, NichtGefunden, and Konflikt for an agency in a state in which this cannot be decided.
 */
export async function decideAgentur(context: Context, login: Login | null, nummer: string, decision: Entscheidung): Promise<void> {
  await checkStillMay(context, login, 'AgenturenEntscheiden');
  const row = (await lockAgentur(context, nummer)) ?? refuse('NichtGefunden');
  if (isSettled(row.status, decision)) return;
  const possible = aktionenIn(row.status, missingAngaben(row).length === 0);
  if (!possible.includes(decision.aktion)) throw new Refusal('Konflikt', { text: 'betrieb.agentur.konflikt.stand' });
  if (decision.aktion === 'Freigeben') await approveAgentur(context, nummer);
  if (decision.aktion === 'Ablehnen') await refuseAgentur(context, nummer, decision.grund);
  if (decision.aktion === 'Deaktivieren') await deactivateAgentur(context, nummer, decision.grund);
}

type Invited = CallRequest<typeof inviteBetriebAgentur>['input']['body'];

/** Invites a firm and returns the number of its agency. Throws NichtAuthorisiert if the right ended, and Konflikt for an address that is known or barred. */
export async function inviteFirma(context: Context, login: Login | null, { Firma, Vorname, Nachname, Email }: Invited): Promise<string> {
  await checkStillMay(context, login, 'AgenturenEntscheiden');
  const person = { firma: Firma, vorname: Vorname, nachname: Nachname, email: Email };
  const nummer = await inviteAgentur(context, person).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'KontoGesperrt')
      throw new Refusal('Konflikt', { text: 'betrieb.agentur.konflikt.gesperrt' });
    throw error;
  });
  if (nummer === null) throw new Refusal('Konflikt', { text: 'betrieb.agentur.konflikt.bekannt' });
  return nummer;
}
