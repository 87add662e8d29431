import type { Insertable } from 'kysely';
import type { Context } from '../../context.ts';
import type { MandantTables } from '../../db/tables.ts';
import { recordWechsel } from '../../ereignis/wechsel.ts';
import { refuse } from '../../errors.ts';
import * as store from './store.ts';

type Einladung = MandantTables['einladung'];
type NewEinladung = Omit<Insertable<Einladung>, 'mandant' | 'status' | 'erstellt_am' | 'beendet_am' | 'empfehler_id' | 'erneut_am'>;

/** Creates an open invitation. */
export async function createEinladung(context: Context, einladung: NewEinladung): Promise<void> {
  const open = { status: 'Offen', erstellt_am: context.now, beendet_am: null, empfehler_id: null, erneut_am: null } as const;
  await store.insertEinladung(context, { ...einladung, ...open });
  await recordWechsel(
    context,
    { was: 'Einladung', bezug: einladung.einladungsnummer, vorher: null, nachher: 'Offen' },
    { was: 'einladung.erstellt' },
  );
}

/** Ends an invitation whose time is over; leaves one that has ended meanwhile. */
export async function expireEinladung(context: Context, einladungsnummer: string): Promise<void> {
  if (await store.expireEinladung(context, einladungsnummer, context.now))
    await recordEnde(context, einladungsnummer, 'Abgelaufen', 'Frist');
}

/**
 * Accepts an open invitation for a recommender: later referrals carry its agency and staff, and no longer those of an invitation accepted
 * before. Throws Konflikt if the invitation is not open, and Abgelaufen if its time is over, even before the sweep has ended it.
 */
export async function acceptEinladung(context: Context, einladungsnummer: string, empfehlerId: string): Promise<void> {
  if (await store.isOver(context, einladungsnummer, context.now)) refuse('Abgelaufen');
  await end(context, einladungsnummer, 'Angenommen', empfehlerId);
  await store.setAgenturOfEmpfehler(context, empfehlerId, einladungsnummer, context.now);
}

/** Ends an open invitation without a recommender. Refuses with Konflikt if it is not open. */
export const endEinladung = (
  context: Context,
  einladungsnummer: string,
  to: Exclude<Einladung['status'], 'Offen' | 'Angenommen'>,
): Promise<void> => end(context, einladungsnummer, to, null);

async function end(context: Context, einladungsnummer: string, to: Exclude<Einladung['status'], 'Offen'>, empfehlerId: string | null) {
  if (!(await store.moveEinladung(context, einladungsnummer, { status: to, beendet_am: context.now, empfehler_id: empfehlerId })))
    refuse('Konflikt');
  await recordEnde(context, einladungsnummer, to);
}

const recordEnde = (context: Context, bezug: string, nachher: Einladung['status'], grund?: string): Promise<void> =>
  recordWechsel(context, { was: 'Einladung', bezug, vorher: 'Offen', nachher, grund });
