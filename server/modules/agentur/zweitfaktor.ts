import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import * as store from './store.ts';
import { asTyped, otpAdresse, stepOf, toGeheimnis } from './totp.ts';

/** How many codes for recovery somebody gets. */
const ERHOLUNGSCODES = 10;

/** Whether a login of an account needs a code. */
export const hasZweitfaktor = async (context: Context, accountId: string): Promise<boolean> =>
  Boolean((await store.findZweitfaktor(context, accountId))?.bestaetigt_am);

/** Whether a second factor is on, and how many codes for recovery are left. */
export async function standOf(context: Context, accountId: string): Promise<{ MfaAktiv: boolean; Erholungscodes: number }> {
  const row = await store.findZweitfaktor(context, accountId);
  const isOn = Boolean(row?.bestaetigt_am);
  return { MfaAktiv: isOn, Erholungscodes: isOn ? (row?.erholungscodes.length ?? 0) : 0 };
}

/** Makes the secret of a second factor, which waits for its first code. Throws Konflikt where one is on. */
export async function prepare(context: Context, { accountId, email }: { readonly accountId: string; readonly email: string }) {
  const Geheimnis = toGeheimnis(context.random.geheimnis());
  if (!(await store.offerZweitfaktor(context, accountId, seal(context, accountId, Geheimnis)))) refuse('Konflikt');
  await writeProtokoll(context, 'zweitfaktor.vorbereitet', accountId, {}, { vorher: 'Aus', nachher: 'Aus' });
  return { Geheimnis, Adresse: otpAdresse(Geheimnis, context.konfiguration.Name, email) };
}

/** Switches a second factor on by its first code; the codes for recovery, or null for a wrong one. Throws Konflikt where none waits. */
export async function confirm(context: Context, accountId: string, code: string): Promise<string[] | null> {
  const row = await store.lockZweitfaktor(context, accountId);
  if (!row || row.bestaetigt_am !== null) return refuse('Konflikt');
  const step = stepOf(open(context, accountId, row.geheimnis), asTyped(code), context.now);
  if (step === null) return null;
  const codes = Array.from({ length: ERHOLUNGSCODES }, () => context.random.nummer().slice(0, 10).toUpperCase());
  await store.updateZweitfaktor(context, accountId, {
    bestaetigt_am: context.now,
    letzter_schritt: step,
    erholungscodes: codes.map((one) => hashOf(context, accountId, one)),
  });
  await writeProtokoll(context, 'zweitfaktor.an', accountId, {}, { vorher: 'Aus', nachher: 'An' });
  return codes.map((one) => `${one.slice(0, 5)}-${one.slice(5)}`);
}

/** Uses a code of the authenticator or one for recovery up; tells whether it was right: a step of the clock and a code for recovery count once. */
export async function spendCode(context: Context, accountId: string, typed: string): Promise<boolean> {
  const row = await store.lockZweitfaktor(context, accountId);
  if (!row || row.bestaetigt_am === null) return false;
  const code = asTyped(typed);
  const step = stepOf(open(context, accountId, row.geheimnis), code, context.now);
  if (step !== null && step > row.letzter_schritt) {
    await store.updateZweitfaktor(context, accountId, { letzter_schritt: step });
    return true;
  }
  const hash = hashOf(context, accountId, code);
  if (!row.erholungscodes.includes(hash)) return false;
  const left = row.erholungscodes.filter((one) => one !== hash);
  await store.updateZweitfaktor(context, accountId, { erholungscodes: left });
  const stand = { vorher: String(row.erholungscodes.length), nachher: String(left.length) };
  await writeProtokoll(context, 'zweitfaktor.erholungscode', accountId, {}, stand);
  return true;
}

/** Switches the second factor off by a code; tells whether that was right. */
export async function end(context: Context, accountId: string, code: string): Promise<boolean> {
  if (!(await spendCode(context, accountId, code))) return false;
  await store.deleteZweitfaktor(context, accountId);
  await writeProtokoll(context, 'zweitfaktor.aus', accountId, {}, { vorher: 'An', nachher: 'Aus' });
  return true;
}

const ROW = 'zweitfaktor';
const seal = ({ secrets, mandant }: Context, accountId: string, text: string): string => secrets.encrypt(text, ROW, mandant, accountId);
/** The secret of a second factor as it is stored. */
export const open = ({ secrets, mandant }: Context, accountId: string, text: string): string =>
  secrets.decrypt(text, ROW, mandant, accountId);

const hashOf = ({ secrets, mandant }: Context, accountId: string, code: string): string =>
  secrets.pseudonym('erholungscode', [mandant, accountId, code].join(' '));
