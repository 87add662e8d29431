import { writeProtokoll } from '../../../audit/store.ts';
import type { Context } from '../../../context.ts';
import { deleteWaitingMails } from '../../../mail/store.ts';
import { endAccount } from '../../account/index.ts';
import { dropBankdaten } from '../../bankdaten/index.ts';
import { deleteZweitfaktor } from '../store.ts';
import * as ende from './store.ts';

/** Removes address, password, second factor, sessions and links of somebody who is of no agency any more; the id stays for what was done under it. */
export async function eraseZugang(context: Context, accountId: string): Promise<void> {
  const links = await endAccount(context, accountId, [accountId]);
  await deleteZweitfaktor(context, accountId);
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
  await ende.endEingeladene(context, ids);
  await eraseBenutzer(context, ids);
}

/** Removes what an agency that is over says of itself, and its people with it. Number and money stay. */
export async function eraseAgentur(context: Context, agenturnummer: string): Promise<void> {
  const { bankdaten_id } = await ende.eraseAgentur(context, agenturnummer);
  if (bankdaten_id) await dropBankdaten(context, bankdaten_id);
  await writeProtokoll(context, 'agentur.daten-geloescht', agenturnummer, {}, { agenturnummer });
  await eraseBenutzer(context, await ende.endBenutzerOf(context, agenturnummer, context.now));
}

/** Removes name and address of invitations that were not accepted. */
export async function eraseEinladungen(context: Context, nummern: readonly string[]): Promise<void> {
  await ende.eraseEinladungen(context, nummern);
  for (const nummer of nummern) await writeProtokoll(context, 'einladung.daten-geloescht', nummer);
}
