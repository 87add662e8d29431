import type * as calls from '../../../contract/calls/passwort.ts';
import type { CallRequest } from '../../calls/call-request.ts';
import { idOf } from '../../calls/login.ts';
import { refuse, refuseField } from '../../errors.ts';
import { guessesOf } from './guesses.ts';
import { checkHaeufig } from './passwort.ts';
import { changePasswort, checkPasswortlink, resetPasswort } from './passwort-setzen.ts';
import { toBenutzer } from './session.ts';
import { findAccount } from './store.ts';

/**
 * Sets a password by a mailed link and logs in. Its hash takes long, so it is made between two transactions. Throws what the link's check says of one that
 * is unknown or past its time, Validierung for a common password.
 */
export async function setByLink({ parts, input, inContext }: CallRequest<typeof calls.resetPasswort>) {
  const { Token, Password } = input.body;
  await inContext((context) => checkPasswortlink(context, Token));
  checkHaeufig('Password', Password);
  const hash = await parts.passwords.hash(Password);
  return inContext(async (context) => {
    const { accountId, session } = await resetPasswort(context, Token, hash);
    return toBenutzer(context, accountId, session);
  });
}

/** Sets a password by the one before; a wrong one is counted like a wrong login. Throws ZuVieleAnfragen, Validierung with the field, PSOF0204 without an account. */
export async function setByPasswort(request: CallRequest<typeof calls.changePasswort>): Promise<void> {
  const { parts, input, login, secret, inContext } = request;
  const { Password, NewPassword } = input.body;
  const { passwords } = parts;
  const accountId = idOf(login);
  const account = (await inContext((context) => findAccount(context, accountId))) ?? refuse('PSOF0204');
  const guesses = guessesOf(request, account.email_schluessel);
  await guesses.check();
  checkHaeufig('NewPassword', NewPassword);
  if (account.passwort_hash !== null && (await passwords.matches(account.passwort_hash, Password))) {
    // As at a login: a right guess among many at once does not pass.
    await guesses.check();
    const hashes = { old: account.passwort_hash, next: await passwords.hash(NewPassword) };
    if (await inContext((context) => changePasswort(context, accountId, secret, hashes))) return;
  }
  // The second of two clicks finds that the first has done it.
  const changed = await inContext((context) => findAccount(context, accountId));
  if (await passwords.matches(changed?.passwort_hash, NewPassword)) return;
  await guesses.countWrong();
  refuseField('Password', 'passwortFalsch');
}
