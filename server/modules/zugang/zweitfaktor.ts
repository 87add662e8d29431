import { normalizeTyped } from '../../../contract/values/normalize.ts';
import { refuse } from '../../errors.ts';
import type { Faktoren, RuleContext } from './portal.ts';
import { otpAdresse, stepOf, toGeheimnis } from './totp.ts';

/** Number of recovery codes of an account. */
const ERHOLUNGSCODES = 10;

/** Whether a login of an account needs a code. */
export async function hasZweitfaktor<Scope extends RuleContext>(
  faktoren: Faktoren<Scope>,
  scope: Scope,
  accountId: string,
): Promise<boolean> {
  for (const id of await faktoren.idsOf(scope, accountId)) if ((await faktoren.find(scope, id))?.bestaetigt_am) return true;
  return false;
}

/** Uses up a code of any factor of an account. Returns whether it was right. */
export async function redeemAnyCode<Scope extends RuleContext>(
  faktoren: Faktoren<Scope>,
  scope: Scope,
  accountId: string,
  typed: string,
): Promise<boolean> {
  for (const id of await faktoren.idsOf(scope, accountId)) if (await redeemCode(faktoren, scope, id, typed)) return true;
  return false;
}

/** Whether a second factor is on, and how many recovery codes are left. */
export async function standOf<Scope extends RuleContext>(
  faktoren: Faktoren<Scope>,
  scope: Scope,
  id: string,
): Promise<{ MfaAktiv: boolean; Erholungscodes: number }> {
  const row = await faktoren.find(scope, id);
  const isOn = Boolean(row?.bestaetigt_am);
  return { MfaAktiv: isOn, Erholungscodes: isOn ? (row?.erholungscodes.length ?? 0) : 0 };
}

/** Creates the secret of a second factor, which waits for its first code. Throws Konflikt if one is on. */
export async function prepare<Scope extends RuleContext>(
  faktoren: Faktoren<Scope>,
  scope: Scope,
  { id, email }: { readonly id: string; readonly email: string },
) {
  const Geheimnis = toGeheimnis(scope.random.geheimnis());
  const sealed = scope.secrets.encrypt(Geheimnis, ROW, ...faktoren.boundTo(scope, id));
  if (!(await faktoren.offer(scope, id, sealed))) refuse('Konflikt');
  await faktoren.log(scope, 'zweitfaktor.vorbereitet', id, { vorher: 'Aus', nachher: 'Aus' });
  return { Geheimnis, Adresse: otpAdresse(Geheimnis, faktoren.issuer(scope), email) };
}

/** Switches a second factor on with its first code. Returns the recovery codes, or null for a wrong code. Throws Konflikt if no secret waits. */
export async function confirm<Scope extends RuleContext>(
  faktoren: Faktoren<Scope>,
  scope: Scope,
  id: string,
  code: string,
): Promise<string[] | null> {
  const row = await faktoren.lock(scope, id);
  if (!row || row.bestaetigt_am !== null) return refuse('Konflikt');
  const step = stepOf(open(faktoren, scope, id, row.geheimnis), normalizeTyped(code), scope.now);
  if (step === null) return null;
  const codes = Array.from({ length: ERHOLUNGSCODES }, () => scope.random.nummer().slice(0, 10).toUpperCase());
  await faktoren.update(scope, id, {
    bestaetigt_am: scope.now,
    letzter_schritt: step,
    erholungscodes: codes.map((one) => hashOf(faktoren, scope, id, one)),
  });
  await faktoren.log(scope, 'zweitfaktor.an', id, { vorher: 'Aus', nachher: 'An' });
  return codes.map((one) => `${one.slice(0, 5)}-${one.slice(5)}`);
}

/** Uses up a code of the authenticator or a recovery code. Returns whether it was right. A time step and a recovery code count once. */
export async function redeemCode<Scope extends RuleContext>(
  faktoren: Faktoren<Scope>,
  scope: Scope,
  id: string,
  typed: string,
): Promise<boolean> {
  const row = await faktoren.lock(scope, id);
  if (!row || row.bestaetigt_am === null) return false;
  const code = normalizeTyped(typed);
  const step = stepOf(open(faktoren, scope, id, row.geheimnis), code, scope.now);
  if (step !== null && step > row.letzter_schritt) {
    await faktoren.update(scope, id, { letzter_schritt: step });
    return true;
  }
  const hash = hashOf(faktoren, scope, id, code);
  if (!row.erholungscodes.includes(hash)) return false;
  const left = row.erholungscodes.filter((one) => one !== hash);
  await faktoren.update(scope, id, { erholungscodes: left });
  await faktoren.log(scope, 'zweitfaktor.erholungscode', id, { vorher: String(row.erholungscodes.length), nachher: String(left.length) });
  return true;
}

/** Switches the second factor off with a code. Returns whether the code was right. */
export async function end<Scope extends RuleContext>(faktoren: Faktoren<Scope>, scope: Scope, id: string, code: string): Promise<boolean> {
  if (!(await redeemCode(faktoren, scope, id, code))) return false;
  await faktoren.remove(scope, id);
  await faktoren.log(scope, 'zweitfaktor.aus', id, { vorher: 'An', nachher: 'Aus' });
  return true;
}

const ROW = 'zweitfaktor';

/** The secret of a second factor, decrypted. */
export const open = <Scope extends RuleContext>(faktoren: Faktoren<Scope>, scope: Scope, id: string, geheimnis: string): string =>
  scope.secrets.decrypt(geheimnis, ROW, ...faktoren.boundTo(scope, id));

const hashOf = <Scope extends RuleContext>(faktoren: Faktoren<Scope>, scope: Scope, id: string, code: string): string =>
  scope.secrets.pseudonym('erholungscode', [...faktoren.boundTo(scope, id), code].join(' '));
