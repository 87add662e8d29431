import type { Datenauskunft } from '../../../contract/calls/account/datenschutz.ts';
import { addDays, dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { auskunftOf } from '../../db/columns.ts';
import { AKTION_ZUSTIMMUNG, EMPFEHLUNG } from './columns.ts';
import { recordBeendet } from './ende.ts';
import { overviewOf } from './overview.ts';
import { listAktionZustimmungen } from './reads.ts';
import { deleteUnconfirmed, eraseEmpfehlungen, listNummern } from './store.ts';

/** The referrals of a recommender as the personal area shows them, each with the recommender's name as it was entered for it. */
export async function auskunftOfEmpfehlungen(context: Context, empfehlerId: string): Promise<Datenauskunft['Empfehlungen']> {
  const names = new Map((await listNummern(context, empfehlerId)).map((row) => [row.empfehlungsnummer, auskunftOf(EMPFEHLUNG, row)]));
  return (await overviewOf(context, empfehlerId)).map((empfehlung) => ({
    ...empfehlung,
    ...(names.get(empfehlung.Empfehlungsnummer) ?? NAMELESS),
  }));
}

const NAMELESS = { Vorname: '', Nachname: '', NewsletterText: null };

/** Ends a recommender's referrals and removes the name from them; deletes unconfirmed ones. Returns the numbers of all of them. */
export async function endEmpfehlungen(context: Context, empfehlerId: string): Promise<string[]> {
  const rows = await listNummern(context, empfehlerId);
  const unconfirmed = rows.filter((row) => row.bestaetigt_am === null);
  await deleteUnconfirmed(
    context,
    unconfirmed.map((row) => row.empfehlungsnummer),
  );
  const lastDay = addDays(dayOf(context.now), -1);
  await eraseEmpfehlungen(context, empfehlerId, { lastDay, now: context.now });
  const running = rows.filter((row) => row.bestaetigt_am !== null && row.beendet_am === null);
  for (const { empfehlungsnummer, gueltig_bis } of running)
    await recordBeendet(context, empfehlungsnummer, gueltig_bis > lastDay ? 'Konto gelöscht' : 'Frist');
  return rows.map((row) => row.empfehlungsnummer);
}

/** The consents to campaigns that were given with these referrals. */
export async function auskunftOfAktionen(context: Context, nummern: readonly string[]): Promise<Datenauskunft['AktionZustimmungen']> {
  if (nummern.length === 0) return [];
  return (await listAktionZustimmungen(context, nummern)).map((row) => auskunftOf(AKTION_ZUSTIMMUNG, row));
}
