import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { recordHandlung } from '../../../mail/postfach.ts';
import { findZugangslink, inspectZugangslink, type Passwortart, setPasswortByLink } from '../../account/index.ts';
import { agenturPasswortSetzen } from '../mails.ts';
import { AGENTUR_PASSWORT, checkActive } from '../passwort.ts';
import { findPerson, listActiveBenutzer } from '../reads.ts';
import { confirmAdresse } from './registrieren.ts';
import { moveBenutzer } from './wechsel.ts';

/** How the password is set by a link that makes a person a user of an agency. */
const passwortartOfBeitritt = (zweck: 'AgenturRegistrierung' | 'AgenturEinladung'): Passwortart => ({
  zweck,
  setzen: agenturPasswortSetzen,
  geaendert: null,
  beendet: ['AgenturMfa', 'AgenturPasswort'],
  accountOf: async (context, id) => (await findPerson(context, id))?.account_id ?? null,
  agenturOf: async (context, accountId) => (await listActiveBenutzer(context, accountId))[0]?.agenturnummer ?? null,
});

/** Purposes of a mailed link of an agency, by their names on the wire. */
const ARTEN = {
  Passwort: AGENTUR_PASSWORT,
  Registrierung: passwortartOfBeitritt('AgenturRegistrierung'),
  Einladung: passwortartOfBeitritt('AgenturEinladung'),
} as const satisfies Record<string, Passwortart>;
type Zweck = keyof typeof ARTEN;
const ZWECKE = Object.keys(ARTEN) as Zweck[];

/** A mailed link with its purpose. Throws NichtGefunden for an unknown one. */
async function inspectToken(context: Context, token: string) {
  const found = await inspectZugangslink(
    context,
    ZWECKE.map((name) => ARTEN[name].zweck),
    token,
  );
  const Zweck = ZWECKE.find((name) => ARTEN[name].zweck === found.link.zweck) ?? refuse('NichtGefunden');
  return { Zweck, ...found };
}

/** How the password is set by a mailed link. Throws NichtGefunden for an unknown one. */
export const artOfToken = async (context: Context, token: string): Promise<Passwortart> =>
  ARTEN[(await inspectToken(context, token)).Zweck];

/** A mailed link of an agency: purpose, expiry and, while it is valid, the address. Throws NichtGefunden for an unknown one. */
export async function readAgenturToken(context: Context, token: string) {
  const { Zweck, link, Gueltig } = await inspectToken(context, token);
  const owner = Zweck === 'Passwort' ? (await listActiveBenutzer(context, link.bezug))[0] : await findPerson(context, link.bezug);
  if (!owner) return refuse('NichtGefunden');
  const stand = { Gueltig, Ablauf: link.gueltig_bis.toISOString(), Zweck };
  return Gueltig ? { ...stand, Email: owner.email } : stand;
}

/**
 * Sets the password by a mailed link, which ends all sessions. Activates a user of the agency who was invited or has registered. Throws what
 * `setPasswortByLink` throws; NichtGefunden for an account that can no longer log in.
 */
export async function setAgenturPasswort(context: Context, art: Passwortart, token: string, passwortHash: string): Promise<void> {
  const { bezug } = await findZugangslink(context, art.zweck, token);
  const { account_id: accountId, email } = await setPasswortByLink(context, art, token, passwortHash);
  if (art.zweck !== 'AgenturPasswort') await activateBenutzer(context, bezug, art.zweck === 'AgenturRegistrierung');
  await checkActive(context, accountId);
  await recordHandlung(context, email);
}

async function activateBenutzer(context: Context, id: string, isRegistrierung: boolean): Promise<void> {
  const person = (await findPerson(context, id)) ?? refuse('NichtGefunden');
  if (isRegistrierung) await confirmAdresse(context, person);
  await moveBenutzer(context, person, 'Aktiv');
}
