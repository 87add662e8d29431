import { type Benutzer, SESSION_HOURS } from '../../../contract/calls/account/account.ts';
import { addMinutes, addTage } from '../../calendar.ts';
import type { LoginResolver } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { makeSession } from '../zugang/index.ts';
import { readBenutzer } from './reads.ts';
import { sperreAmong } from './sperre.ts';
import * as store from './store.ts';
import { OPT_IN_DAYS } from './zugangslink.ts';

const RENEWED_SESSION_MINUTES = 1;

export interface Session {
  readonly token: string;
  readonly ablauf: Date;
  /** Whether it is read-only. */
  readonly nurLesen?: boolean;
}

/** Optional properties of a session. */
interface SessionOptions {
  /** For a login in the agency portal: the person at one of their agencies. */
  readonly agenturBenutzerId?: string;
  /** When the password was entered. */
  readonly passwortAm?: Date | null;
  /** Whether it is read-only, as an administrator's. */
  readonly nurLesen?: boolean;
  /** When it ends, unless after the usual hours. */
  readonly bis?: Date | undefined;
}

/** Opens a session; only a hash of its token is stored. */
export async function openSession(
  context: Context,
  accountId: string,
  { agenturBenutzerId, passwortAm = null, nurLesen = false, bis }: SessionOptions = {},
): Promise<Session> {
  const { token, tokenHash, ablauf: usual } = makeSession(context, SESSION_HOURS);
  const ablauf = bis ?? usual;
  await store.insertSession(context, {
    token_hash: tokenHash,
    account_id: accountId,
    erstellt_am: context.now,
    ablauf_am: ablauf,
    agentur_benutzer_id: agenturBenutzerId ?? null,
    passwort_am: passwortAm,
    nur_lesen: nurLesen,
  });
  return { token, ablauf, nurLesen };
}

/** Ends a session now. */
export const endSession = (context: Context, token: string): Promise<void> =>
  store.endSession(context, context.secrets.hash(token), context.now);

/**
 * Opens a new session in place of this one, which ends a minute later so that calls under way still pass. A read-only session stays
 * read-only and ends when it would have ended. Throws PSOF0204 if this one ended in the meantime.
 */
export async function renewSession(context: Context, accountId: string, token: string): Promise<Session> {
  await store.lockAccount(context, accountId, 'share');
  const session = (await store.findSession(context, context.secrets.hash(token), context.now)) ?? refuse('PSOF0204');
  await store.endSession(context, context.secrets.hash(token), addMinutes(context.now, RENEWED_SESSION_MINUTES));
  return openSession(context, accountId, { nurLesen: session.nur_lesen, bis: session.nur_lesen ? session.ablauf_am : undefined });
}

/** How the audit log names an administrator who looks at a person's site. */
export const administratorOf = (accountId: string): string => `Administrator:${accountId}`;

/** Recognises a recommender's session. */
export const resolveEmpfehler: LoginResolver = async (context, token) => {
  const session = await store.findSession(context, context.secrets.hash(token), context.now);
  if (session?.art !== 'Empfehler') return null;
  if (sperreAmong(session.email, session.muster ?? []) !== null) refuse('KontoGesperrt');
  const { account_id: id, language: locale, ablauf_am: ablauf, nur_lesen: nurLesen } = session;
  return { who: 'E', id, locale, wer: nurLesen ? administratorOf(id) : `Empfehler:${id}`, ablauf, nurLesen };
};

/** The recommender as the wire shows it after a login. The newsletter opt-in is pending only while its mailed link is valid. */
export async function toBenutzer(context: Context, accountId: string, session: Session): Promise<Benutzer> {
  const row = await readBenutzer(context, accountId);
  const versendetAm = row.newsletter_optin_versendet_am;
  const isOver = versendetAm !== null && !row.newsletter_optin_gegeben && addTage(versendetAm, OPT_IN_DAYS) <= context.now;
  return {
    Email: row.email,
    Anrede: row.anrede,
    Vorname: row.vorname,
    Nachname: row.nachname,
    Empfehlerhash: row.empfehlerhash,
    Token: session.token,
    Ablauf: session.ablauf.toISOString(),
    NewsletterOptinGegeben: row.newsletter_optin_gegeben,
    NewsletterOptinVersendetAm: isOver ? null : (versendetAm?.toISOString() ?? null),
    Language: row.language,
    ...(session.nurLesen && { NurLesen: true as const }),
  };
}

/** Ends all sessions of an account except that of `token`. */
export const endOtherSessions = (context: Context, accountId: string, token: string): Promise<void> =>
  store.endSessionsOf(context, accountId, context.now, context.secrets.hash(token));
