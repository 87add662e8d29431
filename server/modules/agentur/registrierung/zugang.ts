import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { recordHandlung } from '../../../mail/postfach.ts';
import {
  beginRegistrierung,
  endRegistrierungen,
  findRegistrierung,
  findZugangslink,
  inspectPasswortlink,
  type Passwortart,
  setPasswortByLink,
  showPasswortlink,
} from '../../account/index.ts';
import { agenturPasswortSetzen } from '../mails.ts';
import { AGENTUR_PASSWORT, checkActive } from '../passwort.ts';
import { findPerson, listActiveBenutzer } from '../reads.ts';
import { AGENTUR_REGISTRIERUNG } from './registrieren.ts';
import { moveBenutzer } from './wechsel.ts';

/** How the password is set by a link that makes a person a user of an agency. `personOf` finds the user of what the link refers to. */
const passwortartOfBeitritt = (
  zweck: 'AgenturRegistrierung' | 'AgenturEinladung',
  personOf: (context: Context, bezug: string) => Promise<string | null>,
): Passwortart => ({
  zweck,
  setzen: agenturPasswortSetzen,
  geaendert: null,
  beendet: ['AgenturMfa', 'AgenturPasswort'],
  async accountOf(context, bezug) {
    const person = await personOf(context, bezug);
    return (person && (await findPerson(context, person))?.account_id) ?? null;
  },
  agenturOf: async (context, accountId) => (await listActiveBenutzer(context, accountId))[0]?.agenturnummer ?? null,
});

const personOfRegistrierung = async (context: Context, id: string): Promise<string | null> =>
  (await findRegistrierung(context, id))?.bezug ?? null;

/** Purposes of a mailed link of an agency, by their names on the wire. */
const ARTEN = {
  Passwort: AGENTUR_PASSWORT,
  Registrierung: passwortartOfBeitritt('AgenturRegistrierung', personOfRegistrierung),
  Einladung: passwortartOfBeitritt('AgenturEinladung', async (_, person) => person),
} as const satisfies Record<string, Passwortart>;

/** How the password is set by a mailed link. Throws NichtGefunden for an unknown one. */
export const artOfToken = async (context: Context, token: string): Promise<Passwortart> =>
  (await inspectPasswortlink(context, ARTEN, token)).art;

/** A mailed link of an agency: purpose, expiry and, while it is valid, the address. Throws NichtGefunden for an unknown one. */
export const readAgenturToken = (context: Context, token: string) =>
  showPasswortlink(context, ARTEN, token, (zweck, bezug) => findOwner(context, zweck, bezug));

/** The owner of the address to which a link was mailed; undefined once gone. */
async function findOwner(context: Context, zweck: keyof typeof ARTEN, bezug: string): Promise<{ readonly email: string } | undefined> {
  if (zweck === 'Passwort') return (await listActiveBenutzer(context, bezug))[0];
  if (zweck === 'Einladung') return findPerson(context, bezug);
  const registrierung = await findRegistrierung(context, bezug);
  return registrierung?.bezug ? findPerson(context, registrierung.bezug) : registrierung;
}

/**
 * Sets the password by a mailed link, which ends all sessions. Activates a user of the agency who was invited or has registered; the other
 * links of the same invitation, or of registrations of the same address, are used up. Throws what `setPasswortByLink` throws; NichtGefunden for an
 * account that can no longer log in.
 */
export async function setAgenturPasswort(context: Context, art: Passwortart, token: string, passwortHash: string): Promise<void> {
  const { bezug } = await findZugangslink(context, art.zweck, token);
  const isRegistrierung = art.zweck === 'AgenturRegistrierung';
  const id = isRegistrierung ? await beginRegistrierung(context, AGENTUR_REGISTRIERUNG, bezug) : bezug;
  const { account_id: accountId, email } = await setPasswortByLink(context, art, token, passwortHash);
  if (isRegistrierung) await endRegistrierungen(context, AGENTUR_REGISTRIERUNG, email);
  if (art.zweck !== 'AgenturPasswort') await moveBenutzer(context, (await findPerson(context, id)) ?? refuse('NichtGefunden'), 'Aktiv');
  await checkActive(context, accountId);
  await recordHandlung(context, email);
}
