import { BESTAETIGUNG_TAGE } from '../../../../contract/calls/agentur/registrierung.ts';
import type { AssignableRolle } from '../../../../contract/rules/rollen.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import { dayOf, formatDay } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { emailSchluessel } from '../../../email-address.ts';
import { Refusal, refuse } from '../../../errors.ts';
import { enqueueMail } from '../../../mail/store.ts';
import { createZugangslink, findAccountOf, lockLiveAccount, sperreOf, wantsMailOfAccount } from '../../account/index.ts';
import { createBenutzer, ensureAgenturAccount } from '../create.ts';
import { lockAgentur } from '../registrierung/store.ts';
import { moveBenutzer } from '../registrierung/wechsel.ts';
import { mitarbeiterEingeladen } from './mails.ts';
import * as store from './store.ts';

interface Invitee {
  readonly vorname: string;
  readonly nachname: string;
  readonly email: string;
  readonly rollen: readonly AssignableRolle[];
  /** Whether to invite only a person who is new to the agency; a known user of any status is refused. */
  readonly nurNeu: boolean;
}

const ALREADY_CODES = { Aktiv: 'schonDabei', Eingeladen: 'schonEingeladen', Deaktiviert: 'schonDeaktiviert' } as const;

/** Refuses to invite a person who works for the agency; with `nurNeu`, one who was invited or deactivated too. Throws Konflikt. */
export async function checkNotInAgentur(
  context: Context,
  agenturnummer: string,
  { email, nurNeu }: Pick<Invitee, 'email' | 'nurNeu'>,
): Promise<void> {
  const account = await findAccountOf(context, 'Agentur', emailSchluessel(email));
  const known = account && (await store.findByAccount(context, agenturnummer, account.account_id));
  if (!known || (known.status !== 'Aktiv' && !nurNeu)) return;
  const values = { tag: formatDay(dayOf(known.erstellt_am), context.locale) };
  throw new Refusal('Konflikt', {
    text: 'agentur.mitarbeiter.schonDabei',
    fields: [{ field: 'Email', code: ALREADY_CODES[known.status], values }],
  });
}

/**
 * Invites a person to an agency, or invites them again. Returns the number. Throws EmailNotAllowed for a barred address, Konflikt for a
 * person who already works there.
 */
export async function inviteMitarbeiter(context: Context, agenturnummer: string, person: Invitee): Promise<string> {
  if ((await sperreOf(context, person.email)) !== null) refuse('EmailNotAllowed');
  // Locks the agency before the account, like every change of its users, so that two concurrent invitations get different numbers.
  await lockAgentur(context, agenturnummer);
  await checkNotInAgentur(context, agenturnummer, person);
  const account = await lockLiveAccount(context, await ensureAgenturAccount(context, person.email, null));
  const known = await store.findByAccount(context, agenturnummer, account.account_id);
  const { id, nummer } = known ? await inviteAgain(context, agenturnummer, known, person) : await inviteNew(context, agenturnummer, person);
  const link = await createZugangslink(context, 'AgenturEinladung', id, BESTAETIGUNG_TAGE);
  const wantsMail = await wantsMailOfAccount(context, person.email, account);
  if (wantsMail) await enqueueMail(context, mitarbeiterEingeladen, link);
  await writeProtokoll(context, 'mitarbeiter.eingeladen', id, { rollen: person.rollen, gemailt: wantsMail }, { agenturnummer });
  return nummer;
}

async function inviteNew(context: Context, agenturnummer: string, { nurNeu: _, ...person }: Invitee) {
  const nummer = await store.nextMitarbeiternummer(context, agenturnummer);
  const made = { ...person, agenturnummer, mitarbeiternummer: nummer, passwortHash: null, status: 'Eingeladen' } as const;
  return { id: (await createBenutzer(context, made)).id, nummer };
}

type Known = NonNullable<Awaited<ReturnType<typeof store.findByAccount>>>;

async function inviteAgain(context: Context, agenturnummer: string, known: Known, { vorname, nachname, rollen }: Invitee) {
  const { agentur_benutzer_id: id } = known;
  const nummer = known.mitarbeiternummer ?? (await store.nextMitarbeiternummer(context, agenturnummer));
  await store.updateBenutzer(context, id, { vorname, nachname, rollen: [...rollen], mitarbeiternummer: nummer, erstellt_am: context.now });
  await moveBenutzer(context, known, 'Eingeladen');
  return { id, nummer };
}
