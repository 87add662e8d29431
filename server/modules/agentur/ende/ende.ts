import { writeProtokoll } from '../../../audit/store.ts';
import type { Context } from '../../../context.ts';
import { deleteWaitingMails } from '../../../mail/store.ts';
import { deleteRegistrierungen, endAccount } from '../../account/index.ts';
import { deleteBankdaten } from '../../bankdaten/index.ts';
import { deleteVerbundenOf, deleteZweitfaktor } from '../../zugang/index.ts';
import { listRegistrierungenOfAccount } from '../registrierung/registrieren.ts';
import { moveAgentur, moveBenutzer } from '../registrierung/wechsel.ts';
import * as ende from './store.ts';

/**
 * Erases the account of a person who belongs to no agency any more: address, password, second factor, logins at a provider, sessions and
 * mailed links. The id stays, because past actions refer to it.
 */
export async function eraseZugang(context: Context, accountId: string): Promise<void> {
  const registrierungen = (await listRegistrierungenOfAccount(context, accountId)).map((row) => row.registrierung_id);
  const links = await endAccount(context, accountId, [accountId, ...registrierungen]);
  await deleteRegistrierungen(context, registrierungen);
  await deleteZweitfaktor(context, accountId);
  await deleteVerbundenOf(context, accountId);
  await deleteWaitingMails(context, [accountId, ...links]);
  await writeProtokoll(context, 'agentur.zugang-geloescht', accountId);
}

/** Replaces the names of agencies' users by their employee numbers. */
export async function eraseBenutzer(context: Context, ids: readonly string[]): Promise<void> {
  await ende.eraseBenutzer(context, ids);
  for (const id of ids) await writeProtokoll(context, 'agentur.benutzer-geloescht', id);
}

/** Deactivates users who never accepted their invitation, as of the day of the invitation, and removes their names. */
export async function eraseInvitedBenutzer(context: Context, ids: readonly string[]): Promise<void> {
  for (const one of await ende.lockBenutzer(context, ids)) await moveBenutzer(context, one, 'Deaktiviert', one.erstellt_am);
  await eraseBenutzer(context, ids);
}

/** Erases the data of an ended agency and of its users. Its number and its money stay. */
export async function eraseAgentur(context: Context, agenturnummer: string): Promise<void> {
  const { bankdaten_id } = await ende.eraseAgentur(context, agenturnummer);
  if (bankdaten_id) await deleteBankdaten(context, bankdaten_id);
  await writeProtokoll(context, 'agentur.daten-geloescht', agenturnummer, {}, { agenturnummer });
  const people = await ende.lockBenutzerOf(context, agenturnummer);
  for (const one of people) await moveBenutzer(context, one, 'Deaktiviert');
  await eraseBenutzer(
    context,
    people.map((one) => one.agentur_benutzer_id),
  );
}

/** Ends registrations that were never completed and erases their data. */
export async function eraseRegistrierungen(context: Context, nummern: readonly string[]): Promise<void> {
  for (const one of await ende.lockRegistrierungen(context, nummern)) {
    await moveAgentur(context, one, 'Inaktiv');
    await eraseAgentur(context, one.agenturnummer);
  }
}
