import type { Context } from '../../context.ts';
import { emailSchluessel } from '../../email-address.ts';
import { refuse } from '../../errors.ts';
import { noteHandlung } from '../../mail/postfach.ts';
import { findAccountOf, lookAtZugangslink, mailPasswortlink, type Passwortart, setPasswortByLink } from '../account/index.ts';
import { agenturPasswortGeaendert, agenturPasswortSetzen } from './mails.ts';
import { listAktive } from './reads.ts';

/** How passwords of an agency's people are set; a login that waits for its second factor ends with the password that began it. */
export const AGENTUR_PASSWORT: Passwortart = {
  zweck: 'AgenturPasswort',
  setzen: agenturPasswortSetzen,
  geaendert: agenturPasswortGeaendert,
  beendet: ['AgenturMfa'],
  agenturOf: async (context, accountId) => (await listAktive(context, accountId))[0]?.agenturnummer ?? null,
};

/** Makes the link behind which the password of an agency's account is set, and its mail; for an address that cannot log in the same work and no mail. */
export async function requestAgenturPasswortlink(context: Context, email: string): Promise<void> {
  const account = await findAccountOf(context, 'Agentur', emailSchluessel(email));
  const aktive = await listAktive(context, account?.account_id ?? '');
  await mailPasswortlink(context, AGENTUR_PASSWORT, email, aktive.length > 0 ? account : undefined);
}

/** A mailed link of an agency: what for, until when, and whose, while it can be used. Throws NichtGefunden for an unknown one. */
export async function readAgenturToken(context: Context, token: string) {
  const { link, Gueltig } = await lookAtZugangslink(context, AGENTUR_PASSWORT.zweck, token);
  const [owner] = await listAktive(context, link.bezug);
  if (!owner) return refuse('NichtGefunden');
  const stand = { Gueltig, Ablauf: link.gueltig_bis.toISOString(), Zweck: 'Passwort' as const };
  return Gueltig ? { ...stand, Email: owner.email } : stand;
}

/** Sets the password behind a mailed link, which ends all sessions. Throws what is said of the link; NichtGefunden too for who can no longer log in. */
export async function resetAgenturPasswort(context: Context, token: string, passwortHash: string): Promise<void> {
  const { account_id: accountId, email } = await setPasswortByLink(context, AGENTUR_PASSWORT, token, passwortHash);
  if ((await listAktive(context, accountId)).length === 0) refuse('NichtGefunden');
  await noteHandlung(context, email);
}
