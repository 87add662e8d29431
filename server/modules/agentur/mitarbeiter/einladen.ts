import { BESTAETIGUNG_TAGE } from '../../../../contract/calls/agentur-registrierung.ts';
import type { VergebeneRolle } from '../../../../contract/rules/rollen.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import type { Context } from '../../../context.ts';
import { Refusal, refuse } from '../../../errors.ts';
import { enqueueMail } from '../../../mail/store.ts';
import { createZugangslink, endZugangslinks, lockLiveAccount, sperreOf, wantsMailOfAccount } from '../../account/index.ts';
import { createBenutzer, ensureAgenturAccount } from '../anlegen.ts';
import { lockAgentur } from '../registrierung/store.ts';
import { moveBenutzer } from '../registrierung/wechsel.ts';
import { mitarbeiterEingeladen } from './mails.ts';
import * as store from './store.ts';

interface Eingeladen {
  readonly vorname: string;
  readonly nachname: string;
  readonly email: string;
  readonly rollen: readonly VergebeneRolle[];
}

/**
 * Invites somebody to an agency, or anew; returns the number. Throws EmailNotAllowed for an address that is barred, Konflikt for who works there already.
 */
export async function inviteMitarbeiter(context: Context, agenturnummer: string, person: Eingeladen): Promise<string> {
  if ((await sperreOf(context, person.email)) !== null) refuse('EmailNotAllowed');
  // The agency before the account, as all do who change its people: two at once get numbers of their own.
  await lockAgentur(context, agenturnummer);
  const account = await lockLiveAccount(context, await ensureAgenturAccount(context, person.email, null));
  const known = await store.findByAccount(context, agenturnummer, account.account_id);
  if (known?.status === 'Aktiv') throw new Refusal('Konflikt', { text: 'agentur.mitarbeiter.schonDabei' });
  const { id, nummer } = known ? await again(context, agenturnummer, known, person) : await first(context, agenturnummer, person);
  await endZugangslinks(context, 'AgenturEinladung', id);
  const link = await createZugangslink(context, 'AgenturEinladung', id, BESTAETIGUNG_TAGE);
  const wantsMail = await wantsMailOfAccount(context, person.email, account);
  if (wantsMail) await enqueueMail(context, mitarbeiterEingeladen, link);
  await writeProtokoll(context, 'mitarbeiter.eingeladen', id, { rollen: person.rollen, gemailt: wantsMail }, { agenturnummer });
  return nummer;
}

async function first(context: Context, agenturnummer: string, person: Eingeladen) {
  const nummer = await store.nextMitarbeiternummer(context, agenturnummer);
  const made = { ...person, agenturnummer, mitarbeiternummer: nummer, passwortHash: null, status: 'Eingeladen' } as const;
  return { id: (await createBenutzer(context, made)).id, nummer };
}

type Known = NonNullable<Awaited<ReturnType<typeof store.findByAccount>>>;

async function again(context: Context, agenturnummer: string, known: Known, { vorname, nachname, rollen }: Eingeladen) {
  const { agentur_benutzer_id: id } = known;
  const nummer = known.mitarbeiternummer ?? (await store.nextMitarbeiternummer(context, agenturnummer));
  await store.updateBenutzer(context, id, { vorname, nachname, rollen: [...rollen], mitarbeiternummer: nummer, erstellt_am: context.now });
  await moveBenutzer(context, known, 'Eingeladen');
  return { id, nummer };
}
