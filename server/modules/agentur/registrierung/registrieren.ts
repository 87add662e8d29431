import { BESTAETIGUNG_TAGE } from '../../../../contract/calls/agentur/registrierung.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { recordHandlung } from '../../../mail/postfach.ts';
import { enqueueMail } from '../../../mail/store.ts';
import type { MailTemplate } from '../../../mail/template.ts';
import {
  confirmAccount,
  createZugangslink,
  endZugangslinks,
  findZugangslink,
  lockLiveAccount,
  sperreOf,
  wantsMailOfAccount,
} from '../../account/index.ts';
import { createAgentur, createBenutzer, ensureAgenturAccount } from '../create.ts';
import { findPerson } from '../reads.ts';
import { agenturBekannt, agenturBestaetigen, agenturEingeladen } from './mails.ts';
import * as store from './store.ts';
import { moveAgentur } from './wechsel.ts';

/** The firm and the person who registers it. */
export interface Registrierung {
  readonly firma: string;
  readonly vorname: string;
  readonly nachname: string;
  readonly email: string;
}

/** `bezug` of a link that was created for an address that may get none. It is never mailed. */
const NOBODY = '';

/**
 * Begins the registration of an agency, or begins it again while its password is not set. A person who already belongs to an agency gets a mail
 * that says so; an address that is barred or wants no mails gets none, and no agency is created. The answer is the same in each case.
 */
export async function registerAgentur(context: Context, registrierung: Registrierung): Promise<void> {
  const { email } = registrierung;
  const isBarred = (await sperreOf(context, email)) !== null;
  const account = isBarred ? undefined : await lockAccountOf(context, email);
  if (!account || !(await wantsMailOfAccount(context, email, account))) return mailLink(context, NOBODY, agenturBestaetigen);
  const begun = await begin(context, account.account_id, registrierung);
  if (begun === null) await enqueueMail(context, agenturBekannt, account.account_id);
  else await mailLink(context, begun, agenturBestaetigen);
}

/** Begins the registration of an agency that the tenant invites. Returns its number, or null if the address belongs to one already. Throws KontoGesperrt. */
export async function inviteAgentur(context: Context, registrierung: Registrierung): Promise<string | null> {
  if ((await sperreOf(context, registrierung.email)) !== null) refuse('KontoGesperrt');
  const { account_id } = await lockAccountOf(context, registrierung.email);
  const begun = await begin(context, account_id, registrierung);
  if (begun === null) return null;
  await mailLink(context, begun, agenturEingeladen);
  return (await findPerson(context, begun))?.agenturnummer ?? null;
}

/** Locks the account of an address, so that two registrations of one address run one after the other. */
async function lockAccountOf(context: Context, email: string) {
  return lockLiveAccount(context, await ensureAgenturAccount(context, email, null));
}

/** Returns the id of the agency's user whose registration begins, or null if the account belongs to an agency already. */
async function begin(context: Context, accountId: string, { firma, vorname, nachname, email }: Registrierung): Promise<string | null> {
  const known = await store.listBenutzer(context, accountId);
  const open = known.find((one) => one.status === 'Eingeladen' && (one.agentur === 'Angelegt' || one.agentur === 'AdresseBestaetigt'));
  if (open) {
    const { agentur_benutzer_id: id, agenturnummer } = open;
    if (open.agentur === 'Angelegt') await store.rename(context, { id, agenturnummer }, { firma, vorname, nachname });
    await endZugangslinks(context, 'AgenturRegistrierung', id);
    return id;
  }
  if (known.length > 0) return null;
  const agenturnummer = await store.nextAgenturnummer(context);
  await createAgentur(context, { agenturnummer, name: firma, status: 'Angelegt', email });
  const person = { agenturnummer, vorname, nachname, email, passwortHash: null, mitarbeiternummer: 'M-1' };
  return (await createBenutzer(context, { ...person, rollen: ['Inhaber'], status: 'Eingeladen' })).id;
}

async function mailLink(context: Context, bezug: string, template: MailTemplate): Promise<void> {
  const link = await createZugangslink(context, 'AgenturRegistrierung', bezug, BESTAETIGUNG_TAGE);
  await enqueueMail(context, template, link);
  await writeProtokoll(context, 'registrierung.angefordert', link, { gemailt: bezug !== NOBODY });
}

/** Confirms the address by the mailed link, which stays valid for setting the password. Idempotent. Throws NichtGefunden, Abgelaufen, TokenBereitsVerwendet. */
export async function confirmRegistrierung(context: Context, token: string): Promise<void> {
  const link = await findZugangslink(context, 'AgenturRegistrierung', token);
  if (link.verwendet_am !== null) refuse('TokenBereitsVerwendet');
  const person = (await findPerson(context, link.bezug)) ?? refuse('NichtGefunden');
  await confirmAdresse(context, person);
  await recordHandlung(context, person.email);
}

/** Marks the address of a person who registered as confirmed. */
export async function confirmAdresse(
  context: Context,
  { account_id, agenturnummer }: { readonly account_id: string; readonly agenturnummer: string },
): Promise<void> {
  await confirmAccount(context, account_id);
  const agentur = (await store.lockAgentur(context, agenturnummer)) ?? refuse('NichtGefunden');
  if (agentur.status === 'Angelegt') await moveAgentur(context, agentur, 'AdresseBestaetigt');
}
