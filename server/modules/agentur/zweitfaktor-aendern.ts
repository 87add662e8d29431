import type * as calls from '../../../contract/calls/agentur-konto.ts';
import type { CallRequest } from '../../calls/call-request.ts';
import type { Context } from '../../context.ts';
import { refuse, refuseField } from '../../errors.ts';
import { checkEigenesPasswort, findAccount, guessesOf } from '../account/index.ts';
import * as zweitfaktor from '../zugang/index.ts';
import { agenturOf, checkInhaber } from './session.ts';

/** Makes the secret of a second factor against the password. Throws NichtAuthorisiert, Validierung for a wrong one, ZuVieleAnfragen, Konflikt where one is on. */
export async function prepareZweitfaktor(request: CallRequest<typeof calls.prepareZweitfaktor>) {
  checkInhaber(request.login);
  const { accountId } = agenturOf(request.login);
  await checkEigenesPasswort(request, { accountId, konto: 'agentur' });
  return request.inContext(async (context) => {
    const { email } = (await findAccount(context, accountId)) ?? refuse('PSOF0204');
    return zweitfaktor.prepare(zweitfaktor.MANDANT_FAKTOREN, context, { id: accountId, email });
  });
}

/** Switches it on by a code; answers the codes for recovery. Throws NichtAuthorisiert, Validierung for a wrong code, ZuVieleAnfragen, Konflikt where none waits. */
export async function confirmZweitfaktor(request: CallRequest<typeof calls.confirmZweitfaktor>): Promise<string[]> {
  checkInhaber(request.login);
  return withCode(request, (context, accountId, code) => zweitfaktor.confirm(zweitfaktor.MANDANT_FAKTOREN, context, accountId, code));
}

/** Switches it off against password and code; whoever is no owner any more can too. Throws NichtAuthorisiert, Validierung for a wrong one, ZuVieleAnfragen. */
export async function endZweitfaktor(request: CallRequest<typeof calls.endZweitfaktor>): Promise<void> {
  const { accountId } = agenturOf(request.login);
  const isOn = await request.inContext((context) => zweitfaktor.hasZweitfaktor(zweitfaktor.MANDANT_FAKTOREN, context, accountId));
  if (!isOn) checkInhaber(request.login);
  await checkEigenesPasswort(request, { accountId, konto: 'agentur' });
  if (!isOn) return;
  await withCode(request, (context, id, code) => zweitfaktor.end(zweitfaktor.MANDANT_FAKTOREN, context, id, code));
}

/** What a code of whoever is logged in comes to; a wrong one is counted as a wrong password and a field error at `Code`. */
async function withCode<T>(
  request: CallRequest & { readonly input: { readonly body: { readonly Code: string } } },
  use: (context: Context, accountId: string, code: string) => Promise<T | null | false>,
): Promise<T> {
  const { login, input, inContext } = request;
  const { accountId } = agenturOf(login);
  const account = (await inContext((context) => findAccount(context, accountId))) ?? refuse('PSOF0204');
  const guesses = guessesOf(request, account.email_schluessel, 'agentur');
  await guesses.check();
  const used = await inContext((context) => use(context, accountId, input.body.Code));
  if (used) return used;
  await guesses.countWrong();
  return refuseField('Code', 'codeFalsch');
}
