import { type finishAgenturLogin, type loginAgentur, MFA_MINUTES, type switchAgentur } from '../../../contract/calls/agentur.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { addMinutes } from '../../calendar.ts';
import type { CallRequest } from '../../calls/call-request.ts';
import type { Context } from '../../context.ts';
import { emailSchluessel } from '../../email-address.ts';
import { Refusal, refuse } from '../../errors.ts';
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
import { listAktive } from './reads.ts';
import { agenturOf, toAgenturBenutzer } from './session.ts';
import { setLetzteAnmeldung, setSessionBenutzer } from './store.ts';
import { hasZweitfaktor, spendCode } from './zweitfaktor.ts';

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
    if (await hasZweitfaktor(context, account.account_id)) {
      return { MfaErforderlich: true as const, MfaToken: await startMfa(context, account.account_id) };
    }
    return enter(context, account.account_id);
  });
}

/** The account of an address, and whether anybody can be logged in by it; an unknown one asks the database as much as a known one. */
async function lookAt(context: Context, email: string) {
  const account = await findAccountOf(context, 'Agentur', emailSchluessel(email));
  const aktive = await listAktive(context, account?.account_id ?? '');
  const sperre = await sperreOf(context, email);
  return { account, hash: account?.passwort_hash ?? null, isOpen: aktive.length > 0 && sperre === null };
}

async function startMfa(context: Context, accountId: string): Promise<string> {
  const link = await createZugangslinkUntil(context, 'AgenturMfa', accountId, addMinutes(context.now, MFA_MINUTES));
  return tokenOfZugangslink(context, link);
}

/** Opens the session of an account whose login is complete. */
async function enter(context: Context, accountId: string) {
  const [first] = await listAktive(context, accountId);
  if (!first) return refuse('PasswortOderEmailFalsch');
  const { agentur_benutzer_id: id, agenturnummer } = first;
  const session = await openSession(context, accountId, id);
  await setLetzteAnmeldung(context, id, context.now);
  await writeProtokoll(context, 'anmeldung.agentur', id, { agentur: agenturnummer }, { agenturnummer, nachher: agenturnummer });
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
  const { account_id: accountId, email_schluessel, passwort_hash } = await inContext((context) => accountOfMfa(context, MfaToken));
  const guesses = guessesOf(request, email_schluessel, 'agentur');
  await guesses.check();
  try {
    return await inContext(async (context) => {
      await checkUnchanged(context, accountId, passwort_hash);
      await spendZugangslink(context, 'AgenturMfa', MfaToken);
      if (!(await spendCode(context, accountId, Code)))
        throw new Refusal('PasswortOderEmailFalsch', { text: 'fehler.PasswortOderEmailFalsch.code' });
      return enter(context, accountId);
    });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'PasswortOderEmailFalsch') await guesses.countWrong();
    throw error;
  }
}

async function accountOfMfa(context: Context, token: string) {
  const { bezug, verwendet_am } = await findZugangslink(context, 'AgenturMfa', token);
  if (verwendet_am !== null) refuse('TokenBereitsVerwendet');
  return (await findAccount(context, bezug)) ?? refuse('NichtGefunden');
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
