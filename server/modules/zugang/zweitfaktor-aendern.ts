import { refuse, refuseField } from '../../errors.ts';
import { guessesOf } from './guesses.ts';
import { checkEigenesPasswort } from './passwort.ts';
import type { Portal, PortalRequest, RuleContext } from './portal.ts';
import * as zweitfaktor from './zweitfaktor.ts';

interface ByPasswort {
  readonly Password: string;
}
interface ByCode {
  readonly Code: string;
}

/** Creates the secret of a second factor after checking the password. Throws Validierung (wrong password), ZuVieleAnfragen, Konflikt (already on). */
export async function prepareZweitfaktor<Scope extends RuleContext>(
  portal: Portal<Scope, unknown>,
  request: PortalRequest<Scope, ByPasswort>,
  id: string,
) {
  await checkEigenesPasswort(portal, request, id);
  return request.inContext(async (scope) => {
    const { email } = (await portal.find(scope, id)) ?? refuse('PSOF0204');
    return zweitfaktor.prepare(portal.faktoren, scope, { id, email });
  });
}

/**
 * Switches the second factor on with its first code, which ends all other sessions and mails the owner. Returns the recovery codes. Throws Validierung for a wrong code, ZuVieleAnfragen, and
 * Konflikt if no secret waits for confirmation.
 */
export const confirmZweitfaktor = <Scope extends RuleContext>(
  portal: Portal<Scope, unknown>,
  request: PortalRequest<Scope, ByCode> & { readonly secret: string },
  id: string,
): Promise<string[]> =>
  withCode(portal, request, id, async (scope) => {
    const codes = await zweitfaktor.confirm(portal.faktoren, scope, id, request.input.body.Code);
    if (codes) await portal.zweitfaktorChanged(scope, { id, token: request.secret }, true);
    return codes;
  });

/**
 * Switches the second factor off after checking password and code, which ends all other sessions and mails the owner. `checkMayHave` refuses callers who may not have a second factor; it is called
 * only if none is on, so that every caller can switch theirs off. Throws Validierung for a wrong password or code, ZuVieleAnfragen.
 */
export async function endZweitfaktor<Scope extends RuleContext>(
  portal: Portal<Scope, unknown>,
  request: PortalRequest<Scope, ByPasswort & ByCode> & { readonly secret: string },
  id: string,
  checkMayHave: () => void,
): Promise<void> {
  const isOn = await request.inContext((scope) => zweitfaktor.hasZweitfaktor(portal.faktoren, scope, id));
  if (!isOn) checkMayHave();
  await checkEigenesPasswort(portal, request, id);
  if (!isOn) return;
  await withCode(portal, request, id, async (scope) => {
    const isOff = await zweitfaktor.end(portal.faktoren, scope, id, request.input.body.Code);
    if (isOff) await portal.zweitfaktorChanged(scope, { id, token: request.secret }, false);
    return isOff;
  });
}

/** Runs `use`, which checks a code of the caller. A wrong code is counted like a wrong password and refused at `Code`. */
async function withCode<Scope extends RuleContext, T>(
  portal: Portal<Scope, unknown>,
  request: PortalRequest<Scope, ByCode>,
  id: string,
  use: (scope: Scope) => Promise<T | null | false>,
): Promise<T> {
  const konto = (await request.inContext((scope) => portal.find(scope, id))) ?? refuse('PSOF0204');
  const guesses = guessesOf(request, portal.name, konto.email_schluessel);
  await guesses.check();
  const used = await request.inContext(use);
  if (used) return used;
  await guesses.countWrong();
  return refuseField('Code', 'codeFalsch');
}
