import { emailSchluessel } from '../../email-address.ts';
import { Refusal, refuse } from '../../errors.ts';
import { guessesOf } from './guesses.ts';
import type { LoginPortal, PasswortLoginPortal, PortalRequest, RuleContext, Weg } from './portal.ts';
import { hasZweitfaktor, redeemAnyCode } from './zweitfaktor.ts';

type PasswortRequest<Scope> = PortalRequest<Scope, { readonly Email: string; readonly Password: string }>;

/**
 * Logs in with address and password. An account with a second factor gets a token for that step instead of a session. Throws ZuVieleAnfragen,
 * PasswortOderEmailFalsch.
 */
export const logIn = <Scope extends RuleContext, Benutzer>(portal: LoginPortal<Scope, Benutzer>, request: PasswortRequest<Scope>) =>
  afterPasswort(portal, request, (scope, id) => completeLogin(portal, scope, id, 'Passwort'));

/** The same for a portal without second factors. */
export const logInByPasswort = <Scope extends RuleContext, Benutzer>(
  portal: PasswortLoginPortal<Scope, Benutzer>,
  request: PasswortRequest<Scope>,
): Promise<Benutzer> => afterPasswort(portal, request, (scope, id) => portal.enter(scope, id, 'Passwort'));

/**
 * Checks address and password, then completes the login. Opens its own transactions, because wrong passwords are counted by network address and account although
 * the call is refused. An account that cannot log in now gets the same answer as after a wrong password.
 */
async function afterPasswort<Scope extends RuleContext, Done>(
  portal: PasswortLoginPortal<Scope, unknown>,
  request: PasswortRequest<Scope>,
  complete: (scope: Scope, id: string) => Promise<Done>,
): Promise<Done> {
  const { input, inContext } = request;
  const { Email, Password } = input.body;
  const guesses = guessesOf(request, portal.name, emailSchluessel(Email));
  await guesses.check();
  const konto = await inContext((scope) => portal.findByEmail(scope, Email));
  if (!(await guesses.matches(konto?.passwort_hash, Password)) || !konto) {
    await inContext((scope) => portal.recordFailure(scope, konto?.id ?? null));
    return refuse('PasswortOderEmailFalsch');
  }
  return inContext(async (scope) => {
    await portal.checkUnchanged(scope, konto.id, konto.passwort_hash);
    return complete(scope, konto.id);
  });
}

/** Opens a session after the first factor succeeded. An account with a second factor gets a token for that step instead. */
export async function completeLogin<Scope extends RuleContext, Benutzer>(
  portal: LoginPortal<Scope, Benutzer>,
  scope: Scope,
  id: string,
  weg: Weg,
): Promise<Benutzer | { MfaErforderlich: true; MfaToken: string }> {
  if (!(await hasZweitfaktor(portal.faktoren, scope, id))) return portal.enter(scope, id, weg);
  return { MfaErforderlich: true, MfaToken: await portal.startMfa(scope, id, weg) };
}

/**
 * Finishes a login with a code of the second factor or a recovery code; wrong codes count like wrong passwords. Throws NichtGefunden,
 * Abgelaufen or TokenBereitsVerwendet for the token, PasswortOderEmailFalsch for a wrong code, ZuVieleAnfragen.
 */
export async function finishLogin<Scope extends RuleContext, Benutzer>(
  portal: LoginPortal<Scope, Benutzer>,
  request: PortalRequest<Scope, { readonly MfaToken: string; readonly Code: string }>,
): Promise<Benutzer> {
  const { input, inContext } = request;
  const { MfaToken, Code } = input.body;
  const { id, weg, konto } = await inContext(async (scope) => {
    const waiting = await portal.findMfa(scope, MfaToken);
    return { ...waiting, konto: (await portal.find(scope, waiting.id)) ?? refuse('NichtGefunden') };
  });
  const guesses = guessesOf(request, portal.name, konto.email_schluessel);
  await guesses.check();
  try {
    return await inContext(async (scope) => {
      await portal.checkUnchanged(scope, id, konto.passwort_hash);
      await portal.spendMfa(scope, MfaToken, weg);
      if (!(await redeemAnyCode(portal.faktoren, scope, id, Code)))
        throw new Refusal('PasswortOderEmailFalsch', { text: 'fehler.PasswortOderEmailFalsch.code' });
      return portal.enter(scope, id, weg);
    });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'PasswortOderEmailFalsch') {
      await guesses.countWrong();
      await inContext((scope) => portal.recordFailure(scope, id));
    }
    throw error;
  }
}
