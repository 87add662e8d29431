import { type finishAgenturLogin, type loginAgentur, MFA_MINUTES, type switchAgentur } from '../../../contract/calls/agentur.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { addMinutes } from '../../calendar.ts';
import type { CallRequest } from '../../calls/call-request.ts';
import type { Context } from '../../context.ts';
import { emailSchluessel } from '../../email-address.ts';
import { isUnknown, Refusal, refuse } from '../../errors.ts';
import { noteHandlung } from '../../mail/postfach.ts';
import {
  checkUnchanged,
  createZugangslinkUntil,
  findAccount,
  findAccountOf,
  findZugangslink,
  guessesOf,
  openSession,
  spendZugangslink,
  sperreOf,
  tokenOfZugangslink,
} from '../account/index.ts';
import { hasZweitfaktor, MANDANT_FAKTOREN, spendCode } from '../zugang/index.ts';
import { listAktive } from './reads.ts';
import { agenturOf, toAgenturBenutzer } from './session.ts';
import { setLetzteAnmeldung, setSessionBenutzer } from './store.ts';

/**
 * Logs in by address and password, for the agency used last; whoever has a second factor gets the token of that step instead. Wrong ones are counted by
 * network address and account though the call is refused, so it opens its transactions itself. Who is barred or deactivated everywhere is answered as
 * after a wrong password. Throws ZuVieleAnfragen, PasswortOderEmailFalsch.
 */
export async function logIn(request: CallRequest<typeof loginAgentur>) {
  const { parts, input, inContext } = request;
  const { Email, Password } = input.body;
  const guesses = guessesOf(request, emailSchluessel(Email), 'agentur');
  await guesses.check();
  const { account, hash, isOpen } = await inContext((context) => lookAt(context, Email));
  if (!(await parts.passwords.matches(hash, Password)) || !account || !isOpen) {
    await guesses.countWrong();
    return refuse('PasswortOderEmailFalsch');
  }
  // Of many guesses sent at once, one that is right does not pass when wrong ones have used the limit up meanwhile.
  await guesses.check();
  return inContext(async (context) => {
    await checkUnchanged(context, account.account_id, hash);
    return completeLogin(context, account.account_id, 'Passwort');
  });
}

/** By what somebody came in, before any second factor, and as what the step of that one is kept. */
const WEGE = { Passwort: 'AgenturMfa', Anmeldedienst: 'AgenturMfaDienst' } as const;
type Weg = keyof typeof WEGE;

/** Opens the session of an account that somebody has shown to be theirs; whoever has a second factor gets the token of that step instead. */
export async function completeLogin(context: Context, accountId: string, weg: Weg) {
  if (!(await hasZweitfaktor(MANDANT_FAKTOREN, context, accountId))) return enter(context, accountId, weg);
  return { MfaErforderlich: true as const, MfaToken: await startMfa(context, accountId, weg) };
}

/** The account of an address, and whether anybody can be logged in by it; an unknown one asks the database as much as a known one. */
async function lookAt(context: Context, email: string) {
  const account = await findAccountOf(context, 'Agentur', emailSchluessel(email));
  const aktive = await listAktive(context, account?.account_id ?? '');
  const sperre = await sperreOf(context, email);
  return { account, hash: account?.passwort_hash ?? null, isOpen: aktive.length > 0 && sperre === null };
}

async function startMfa(context: Context, accountId: string, weg: Weg): Promise<string> {
  const link = await createZugangslinkUntil(context, WEGE[weg], accountId, addMinutes(context.now, MFA_MINUTES));
  return tokenOfZugangslink(context, link);
}

/** Opens the session of an account whose login is complete; by a password is it as if that was given for what asks for it again. */
async function enter(context: Context, accountId: string, weg: Weg) {
  const [first] = await listAktive(context, accountId);
  if (!first) return refuse('PasswortOderEmailFalsch');
  const { agentur_benutzer_id: id, agenturnummer } = first;
  const session = await openSession(context, accountId, { agenturBenutzerId: id, passwortAm: weg === 'Passwort' ? context.now : null });
  await setLetzteAnmeldung(context, id, context.now);
  await writeProtokoll(context, 'anmeldung.agentur', id, { agentur: agenturnummer, weg }, { agenturnummer, nachher: agenturnummer });
  const benutzer = await toAgenturBenutzer(context, { id, accountId }, session);
  await noteHandlung(context, benutzer.Email);
  return benutzer;
}

/**
 * Finishes a login by a code of the second factor or one for recovery; wrong ones count as wrong passwords do. Throws NichtGefunden, Abgelaufen or
 * TokenBereitsVerwendet by the token, PasswortOderEmailFalsch for a wrong code, ZuVieleAnfragen.
 */
export async function finishLogin(request: CallRequest<typeof finishAgenturLogin>) {
  const { input, inContext } = request;
  const { MfaToken, Code } = input.body;
  const { account, weg } = await inContext((context) => accountOfMfa(context, MfaToken));
  const { account_id: accountId, email_schluessel, passwort_hash } = account;
  const guesses = guessesOf(request, email_schluessel, 'agentur');
  await guesses.check();
  try {
    return await inContext(async (context) => {
      await checkUnchanged(context, accountId, passwort_hash);
      await spendZugangslink(context, WEGE[weg], MfaToken);
      if (!(await spendCode(MANDANT_FAKTOREN, context, accountId, Code)))
        throw new Refusal('PasswortOderEmailFalsch', { text: 'fehler.PasswortOderEmailFalsch.code' });
      return enter(context, accountId, weg);
    });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'PasswortOderEmailFalsch') await guesses.countWrong();
    throw error;
  }
}

async function accountOfMfa(context: Context, token: string) {
  const { bezug, verwendet_am, weg } = await findMfa(context, token);
  if (verwendet_am !== null) refuse('TokenBereitsVerwendet');
  return { weg, account: (await findAccount(context, bezug)) ?? refuse('NichtGefunden') };
}

async function findMfa(context: Context, token: string): Promise<Awaited<ReturnType<typeof findZugangslink>> & { weg: Weg }> {
  try {
    return { ...(await findZugangslink(context, WEGE.Passwort, token)), weg: 'Passwort' };
  } catch (error) {
    if (!isUnknown(error)) throw error;
    return { ...(await findZugangslink(context, WEGE.Anmeldedienst, token)), weg: 'Anmeldedienst' };
  }
}

/** Makes a session one of another agency of the same account. Throws NichtGefunden for an agency that the account cannot be logged in for. */
export async function switchTo(context: Context, { login, secret, input }: CallRequest<typeof switchAgentur>) {
  const { accountId, agenturnummer: vorher } = agenturOf(login);
  const { Agenturnummer: nachher } = input.body;
  const aktive = await listAktive(context, accountId);
  const { agentur_benutzer_id: id } = aktive.find(({ agenturnummer }) => agenturnummer === nachher) ?? refuse('NichtGefunden');
  if (!(await setSessionBenutzer(context, context.secrets.hash(secret), id, context.now))) refuse('PSOF0204');
  await setLetzteAnmeldung(context, id, context.now);
  await writeProtokoll(context, 'anmeldung.agentur', id, { agentur: nachher }, { agenturnummer: nachher, vorher, nachher });
  return toAgenturBenutzer(context, { id, accountId }, { token: secret, ablauf: login?.ablauf ?? context.now });
}
