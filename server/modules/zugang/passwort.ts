import { refuse, refuseField } from '../../errors.ts';
import { guessesOf } from './guesses.ts';
import { checkHaeufig } from './haeufige-passwoerter.ts';
import type { PasswortPortal, PortalRequest } from './portal.ts';

/**
 * The hash of a new password set with a mailed link. Hashing takes long, so it runs outside a transaction. Throws what `checkLink` throws, and
 * Validierung for a common password.
 */
export async function hashBehindLink<Scope>(
  { parts, input, inContext }: PortalRequest<Scope, { readonly Token: string; readonly Password: string }>,
  checkLink: (scope: Scope, token: string) => Promise<void>,
): Promise<string> {
  const { Token, Password } = input.body;
  await inContext((scope) => checkLink(scope, Token));
  checkHaeufig('Password', Password);
  return parts.passwords.hash(Password);
}

/**
 * Sets a new password if the current one is right; a wrong one is counted like a wrong login. Throws ZuVieleAnfragen, Validierung with the
 * field, and PSOF0204 without an account.
 */
export async function setByPasswort<Scope>(
  portal: PasswortPortal<Scope>,
  request: PortalRequest<Scope, { readonly Password: string; readonly NewPassword: string }> & { readonly secret: string },
  id: string,
): Promise<void> {
  const { parts, input, secret: token, inContext } = request;
  const { Password, NewPassword } = input.body;
  const { passwords } = parts;
  const konto = (await inContext((scope) => portal.find(scope, id))) ?? refuse('PSOF0204');
  const guesses = guessesOf(request, portal.name, konto.email_schluessel);
  await guesses.check();
  checkHaeufig('NewPassword', NewPassword);
  if (konto.passwort_hash !== null && (await passwords.matches(konto.passwort_hash, Password))) {
    // As at a login, a right guess fails if concurrent wrong guesses have used up the limit.
    await guesses.check();
    const hashes = { old: konto.passwort_hash, next: await passwords.hash(NewPassword) };
    if (await inContext((scope) => portal.changePasswort(scope, { id, token }, hashes))) return;
  }
  // The second call of a double click finds the password changed by the first.
  const changed = await inContext((scope) => portal.find(scope, id));
  if (await passwords.matches(changed?.passwort_hash, NewPassword)) return;
  await guesses.countWrong();
  refuseField('Password', 'passwortFalsch');
}

/**
 * Checks the caller's current password; a wrong one is counted like a wrong login. Throws ZuVieleAnfragen, Validierung at `Password`, and
 * PSOF0204 without an account.
 */
export async function checkEigenesPasswort<Scope>(
  portal: PasswortPortal<Scope>,
  request: PortalRequest<Scope, { readonly Password: string }>,
  id: string,
): Promise<void> {
  const konto = (await request.inContext((scope) => portal.find(scope, id))) ?? refuse('PSOF0204');
  const guesses = guessesOf(request, portal.name, konto.email_schluessel);
  await guesses.check();
  if (!(await guesses.matches(konto.passwort_hash, request.input.body.Password))) refuseField('Password', 'passwortFalsch');
}
