import type { login } from '../../../contract/calls/account/account.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { CallRequest } from '../../calls/call-request.ts';
import { emailSchluessel } from '../../email-address.ts';
import { refuse } from '../../errors.ts';
import { recordHandlung } from '../../mail/postfach.ts';
import { guessesOf } from '../zugang/index.ts';
import { findEmpfehlerAccount } from './empfehler-account.ts';
import { checkUnchanged, EMPFEHLER_PORTAL } from './passwort-setzen.ts';
import { openSession, toBenutzer } from './session.ts';
import { checkNoSperre } from './sperre.ts';

/**
 * Logs in by address and password. Opens its own transactions, because a wrong login is counted by network address and account although the
 * call is refused. Throws ZuVieleAnfragen, PasswortOderEmailFalsch (with KontoAuskunft also NichtRegistriert, OptInRequired), KontoGesperrt.
 */
export async function logIn(request: CallRequest<typeof login>) {
  const { mandant, input, inContext } = request;
  const { Email, Password } = input.body;
  const guesses = guessesOf(request, EMPFEHLER_PORTAL.name, emailSchluessel(Email));
  await guesses.check();
  const account = await inContext((context) => findEmpfehlerAccount(context, Email));
  if (!(await guesses.matches(account?.passwort_hash, Password)) || !account)
    return refuse(mandant.konfiguration.KontoAuskunft ? loginErrorOf(account) : 'PasswortOderEmailFalsch');
  return inContext(async (context) => {
    await checkNoSperre(context, Email);
    await checkUnchanged(context, account.account_id, account.passwort_hash);
    const benutzer = await toBenutzer(context, account.account_id, await openSession(context, account.account_id));
    await recordHandlung(context, benutzer.Email);
    return benutzer;
  });
}

/** Error code of a failed login at a tenant that reveals whether an address has an account. */
function loginErrorOf(account: { readonly bestaetigt_am: Date | null } | undefined): ErrorCode {
  if (!account) return 'NichtRegistriert';
  return account.bestaetigt_am ? 'PasswortOderEmailFalsch' : 'OptInRequired';
}
