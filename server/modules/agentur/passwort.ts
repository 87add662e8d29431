import { PASSWORT_MINUTEN } from '../../../contract/calls/agentur/export.ts';
import { addMinutes } from '../../calendar.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { emailSchluessel } from '../../email-address.ts';
import { refuse } from '../../errors.ts';
import { findAccountOf, mailPasswortlink, type Passwortart } from '../account/index.ts';
import { agenturPasswortGeaendert, agenturPasswortSetzen } from './mails.ts';
import { listActiveBenutzer } from './reads.ts';
import { agenturOf } from './session.ts';

/** How passwords of an agency's users are set. A new password ends logins that wait for their second factor. */
export const AGENTUR_PASSWORT: Passwortart = {
  zweck: 'AgenturPasswort',
  setzen: agenturPasswortSetzen,
  geaendert: agenturPasswortGeaendert,
  beendet: ['AgenturMfa', 'AgenturMfaDienst'],
  agenturOf: async (context, accountId) => (await listActiveBenutzer(context, accountId))[0]?.agenturnummer ?? null,
};

/** Mails the link that sets the password of an agency account. An address that cannot log in causes the same work and gets no mail. */
export async function requestAgenturPasswortlink(context: Context, email: string): Promise<void> {
  const account = await findAccountOf(context, 'Agentur', emailSchluessel(email));
  const aktive = await listActiveBenutzer(context, account?.account_id ?? '');
  await mailPasswortlink(context, AGENTUR_PASSWORT, email, aktive.length > 0 ? account : undefined);
}

/** Throws NichtGefunden for an account that can no longer log in for any agency. */
export async function checkActive(context: Context, accountId: string): Promise<void> {
  if ((await listActiveBenutzer(context, accountId)).length === 0) refuse('NichtGefunden');
}

/** Throws PasswortErforderlich if the password was entered too long ago, which protects a screen that was left open. */
export function checkRecentPasswort({ now }: Pick<Context, 'now'>, login: Login | null): void {
  const { passwortAm } = agenturOf(login);
  if (passwortAm === null || addMinutes(passwortAm, PASSWORT_MINUTEN) < now) refuse('PasswortErforderlich');
}
