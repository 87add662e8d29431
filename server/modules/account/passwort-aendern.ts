import type * as calls from '../../../contract/calls/passwort.ts';
import type { CallRequest } from '../../calls/call-request.ts';
import { refuse, refuseField } from '../../errors.ts';
import { type Guesser, guessesOf, type Kontoart } from './guesses.ts';
import { checkHaeufig } from './passwort.ts';
import { changePasswort, checkPasswortlink, EMPFEHLER_PASSWORT, type Passwortart, resetPasswort } from './passwort-setzen.ts';
import { toBenutzer } from './session.ts';
import { findAccount } from './store.ts';

/** A call that gives a password: the parts that the password check reads. */
interface Asking<Body> extends Guesser, Pick<CallRequest, 'inContext'> {
  readonly input: { readonly body: Body };
}

/** Whose password it is: the account, and as what it is counted. */
interface Owner {
  readonly accountId: string;
  readonly konto: Kontoart;
}

/**
 * Sets a password by a mailed link and logs in. Throws the error of the link's check for an unknown or expired link, Validierung for a
 * common password.
 */
export async function setByLink(request: CallRequest<typeof calls.resetPasswort>) {
  const hash = await hashBehindLink(request, EMPFEHLER_PASSWORT);
  return request.inContext(async (context) => {
    const { accountId, session } = await resetPasswort(context, request.input.body.Token, hash);
    return toBenutzer(context, accountId, session);
  });
}

/**
 * Hashes the password that a mailed link sets. Hashing is slow, so it runs between two transactions. Throws the error of the link's check,
 * Validierung for a common password.
 */
export async function hashBehindLink(
  { parts, input, inContext }: Asking<{ readonly Token: string; readonly Password: string }>,
  art: Passwortart,
): Promise<string> {
  const { Token, Password } = input.body;
  await inContext((context) => checkPasswortlink(context, art, Token));
  checkHaeufig('Password', Password);
  return parts.passwords.hash(Password);
}

/**
 * Sets a password by the current one; a wrong one counts like a wrong login. Throws ZuVieleAnfragen, Validierung with the field, PSOF0204
 * without an account.
 */
export async function setByPasswort(
  request: Asking<{ readonly Password: string; readonly NewPassword: string }> & Pick<CallRequest, 'secret'>,
  { accountId, konto }: Owner,
  art: Passwortart,
): Promise<void> {
  const { parts, input, secret: token, inContext } = request;
  const { Password, NewPassword } = input.body;
  const { passwords } = parts;
  const account = (await inContext((context) => findAccount(context, accountId))) ?? refuse('PSOF0204');
  const guesses = guessesOf(request, account.email_schluessel, konto);
  await guesses.check();
  checkHaeufig('NewPassword', NewPassword);
  if (account.passwort_hash !== null && (await passwords.matches(account.passwort_hash, Password))) {
    // As at a login: a right guess among many at once does not pass.
    await guesses.check();
    const hashes = { old: account.passwort_hash, next: await passwords.hash(NewPassword) };
    if (await inContext((context) => changePasswort(context, art, { accountId, token }, hashes))) return;
  }
  // The second of two clicks finds that the first has done it.
  const changed = await inContext((context) => findAccount(context, accountId));
  if (await passwords.matches(changed?.passwort_hash, NewPassword)) return;
  await guesses.countWrong();
  refuseField('Password', 'passwortFalsch');
}

/**
 * Refuses at `Password` a caller who does not know the current password of the account; wrong passwords count like wrong logins. Throws
 * ZuVieleAnfragen, Validierung, PSOF0204 without an account.
 */
export async function checkEigenesPasswort(request: Asking<{ readonly Password: string }>, { accountId, konto }: Owner): Promise<void> {
  const { parts, input, inContext } = request;
  const account = (await inContext((context) => findAccount(context, accountId))) ?? refuse('PSOF0204');
  const guesses = guessesOf(request, account.email_schluessel, konto);
  await guesses.check();
  const isRight = await parts.passwords.matches(account.passwort_hash, input.body.Password);
  if (!isRight) {
    await guesses.countWrong();
    refuseField('Password', 'passwortFalsch');
  }
  await guesses.check();
}
