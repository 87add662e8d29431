import { writeProtokoll } from '../../../audit/store.ts';
import type { Context } from '../../../context.ts';
import { deleteWaitingMails } from '../../../mail/store.ts';
import { endAccount } from '../../account/index.ts';
import { dropBankdaten } from '../../bankdaten/index.ts';
import { deleteVerbundenOf, deleteZweitfaktor } from '../../zugang/index.ts';
import { moveAgentur, moveBenutzer } from '../registrierung/wechsel.ts';
import * as ende from './store.ts';

/**
 * Erases the access of a person who belongs to no agency any more: address, password, second factor, links to a provider, sessions and
 * links. The id stays for past actions.
 */
export async function eraseZugang(context: Context, accountId: string): Promise<void> {
  const links = await endAccount(context, accountId, [accountId]);
  await deleteZweitfaktor(context, accountId);
  await deleteVerbundenOf(context, accountId);
  await deleteWaitingMails(context, [accountId, ...links]);
  await writeProtokoll(context, 'agentur.zugang-geloescht', accountId);
}

/** Leaves of people of agencies the number of the staff in place of their name. */
export async function eraseBenutzer(context: Context, ids: readonly string[]): Promise<void> {
  await ende.eraseBenutzer(context, ids);
  for (const id of ids) await writeProtokoll(context, 'agentur.benutzer-geloescht', id);
}

/** Ends people who were invited and never came, since their invitation, and removes their name. */
export async function eraseEingeladene(context: Context, ids: readonly string[]): Promise<void> {
  for (const one of await ende.lockBenutzer(context, ids)) await moveBenutzer(context, one, 'Deaktiviert', one.erstellt_am);
  await eraseBenutzer(context, ids);
}

/** Removes what an agency that is over says of itself, and its people with it. Number and money stay. */
export async function eraseAgentur(context: Context, agenturnummer: string): Promise<void> {
  const { bankdaten_id } = await ende.eraseAgentur(context, agenturnummer);
  if (bankdaten_id) await dropBankdaten(context, bankdaten_id);
  await writeProtokoll(context, 'agentur.daten-geloescht', agenturnummer, {}, { agenturnummer });
  const people = await ende.lockBenutzerOf(context, agenturnummer);
  for (const one of people) await moveBenutzer(context, one, 'Deaktiviert');
  await eraseBenutzer(
    context,
    people.map((one) => one.agentur_benutzer_id),
  );
}

/** Ends registrations that were never completed, and removes what was said in them. */
export async function eraseRegistrierungen(context: Context, nummern: readonly string[]): Promise<void> {
  for (const one of await ende.lockRegistrierungen(context, nummern)) {
    await moveAgentur(context, one, 'Inaktiv');
    await eraseAgentur(context, one.agenturnummer);
  }
}
