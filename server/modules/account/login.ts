import type { login } from '../../../contract/calls/account/account.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { CallRequest } from '../../calls/call-request.ts';
import { emailSchluessel } from '../../email-address.ts';
import { refuse } from '../../errors.ts';
import { noteHandlung } from '../../mail/postfach.ts';
import { guessesOf } from '../zugang/index.ts';
import { findEmpfehlerAccount } from './empfehler-account.ts';
import { checkUnchanged, EMPFEHLER_PORTAL } from './passwort-setzen.ts';
import { openSession, toBenutzer } from './session.ts';
import { checkNichtGesperrt } from './sperre.ts';

/**
 * Logs in by address and password. Wrong ones are counted by network address and account though the call is refused, so it opens its transactions itself.
 * Throws ZuVieleAnfragen, PasswortOderEmailFalsch (or what the tenant lets be known), KontoGesperrt.
 */
export async function logIn(request: CallRequest<typeof login>) {
  const { mandant, input, inContext } = request;
  const { Email, Password } = input.body;
  const guesses = guessesOf(request, EMPFEHLER_PORTAL.name, emailSchluessel(Email));
  await guesses.check();
  const account = await inContext((context) => findEmpfehlerAccount(context, Email));
  if (!(await guesses.matches(account?.passwort_hash, Password)) || !account)
    return refuse(mandant.konfiguration.KontoAuskunft ? whyNot(account) : 'PasswortOderEmailFalsch');
  return inContext(async (context) => {
    await checkNichtGesperrt(context, Email);
    await checkUnchanged(context, account.account_id, account.passwort_hash);
    const benutzer = await toBenutzer(context, account.account_id, await openSession(context, account.account_id));
    await noteHandlung(context, benutzer.Email);
    return benutzer;
  });
}

/** What a tenant that lets it be known says of an address that cannot log in. */
function whyNot(account: { readonly bestaetigt_am: Date | null } | undefined): ErrorCode {
  if (!account) return 'NichtRegistriert';
  return account.bestaetigt_am ? 'PasswortOderEmailFalsch' : 'OptInRequired';
}
