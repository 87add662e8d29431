import { type AgenturBenutzer, MFA_MINUTES } from '../../../contract/calls/agentur/login.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { addMinutes } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { emailSchluessel } from '../../email-address.ts';
import { refuse } from '../../errors.ts';
import { recordHandlung } from '../../mail/postfach.ts';
import { enqueueMail } from '../../mail/store.ts';
import {
  changePasswort,
  checkUnchanged,
  createZugangslinkUntil,
  endOtherSessions,
  findAccount,
  findAccountOf,
  inspectZugangslink,
  lockLiveAccount,
  openSession,
  redeemZugangslink,
  sperreOf,
  tokenOfZugangslink,
} from '../account/index.ts';
import { MANDANT_FAKTOREN, type Portal, type Weg } from '../zugang/index.ts';
import { agenturZweitfaktorAn, agenturZweitfaktorAus } from './mails.ts';
import { AGENTUR_PASSWORT } from './passwort.ts';
import { listActiveBenutzer } from './reads.ts';
import { toAgenturBenutzer } from './session.ts';
import { setLetzteAnmeldung } from './store.ts';

/** The purpose of the link under which a login waits for its second factor. */
const ZWECK = { Passwort: 'AgenturMfa', Anmeldedienst: 'AgenturMfaDienst' } as const satisfies Record<Weg, string>;

/** `bezug` of a failed login with an address that cannot log in. The address is not stored. */
const UNKNOWN = 'unbekannt';

/** The portal of agencies: one account for all agencies of a person, logged in for the agency used last. */
export const AGENTUR_PORTAL: Portal<Context, AgenturBenutzer> = {
  name: 'agentur',
  faktoren: MANDANT_FAKTOREN,
  find: findAccount,
  changePasswort: (context, { id: accountId, token }, hashes) => changePasswort(context, AGENTUR_PASSWORT, { accountId, token }, hashes),

  async findByEmail(context, email) {
    const account = await findAccountOf(context, 'Agentur', emailSchluessel(email));
    const aktive = await listActiveBenutzer(context, account?.account_id ?? '');
    const sperre = await sperreOf(context, email);
    if (!account || aktive.length === 0 || sperre !== null) return undefined;
    return { id: account.account_id, passwort_hash: account.passwort_hash };
  },
  checkUnchanged,

  async zweitfaktorChanged(context, { id, token }, isOn) {
    // A login holds the account until it has its session.
    await lockLiveAccount(context, id);
    await endOtherSessions(context, id, token);
    await enqueueMail(context, isOn ? agenturZweitfaktorAn : agenturZweitfaktorAus, id);
  },

  async startMfa(context, accountId, weg) {
    const link = await createZugangslinkUntil(context, ZWECK[weg], accountId, addMinutes(context.now, MFA_MINUTES));
    return tokenOfZugangslink(context, link);
  },
  async findMfa(context, token) {
    const { link } = await inspectZugangslink(context, Object.values(ZWECK), token);
    if (link.gueltig_bis <= context.now) refuse('Abgelaufen');
    if (link.verwendet_am !== null) refuse('TokenBereitsVerwendet');
    return { id: link.bezug, weg: link.zweck === ZWECK.Passwort ? 'Passwort' : 'Anmeldedienst' };
  },
  async spendMfa(context, token, weg) {
    await redeemZugangslink(context, ZWECK[weg], token);
  },

  async recordFailure(context, accountId) {
    const [first] = await listActiveBenutzer(context, accountId ?? '');
    const agenturnummer = first?.agenturnummer ?? null;
    await writeProtokoll(context, 'anmeldung.fehlgeschlagen', first?.agentur_benutzer_id ?? UNKNOWN, {}, { agenturnummer });
  },

  async enter(context, accountId, weg) {
    const [first] = await listActiveBenutzer(context, accountId);
    if (!first) return refuse('PasswortOderEmailFalsch');
    const { agentur_benutzer_id: id, agenturnummer } = first;
    // After a login by password, calls that require a recent password accept it.
    const session = await openSession(context, accountId, { agenturBenutzerId: id, passwortAm: weg === 'Passwort' ? context.now : null });
    await setLetzteAnmeldung(context, id, context.now);
    await writeProtokoll(context, 'anmeldung.agentur', id, { agentur: agenturnummer, weg }, { agenturnummer, nachher: agenturnummer });
    const benutzer = await toAgenturBenutzer(context, { id, accountId }, session);
    await recordHandlung(context, benutzer.Email);
    return benutzer;
  },
};
