import { MAILARTEN, type Mailart } from '../../../../contract/calls/agentur/mails.ts';
import { may } from '../../../../contract/rules/rechte.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import { nextMorning } from '../../../calendar.ts';
import { idOf, type Login } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { updateBenutzer } from '../mitarbeiter/store.ts';
import { readAbmeldecode } from './code.ts';
import { nextMonday } from './due-times.ts';
import { NO_MAILS } from './no-mails.ts';
import { findWahl, lockWahl } from './store.ts';

type Wahl = { readonly [Art in Mailart]?: boolean | undefined };

const { hinweise, hinweise_am, hinweise_von, hinweise_bis, ...WOCHENBERICHT } = NO_MAILS;
const OFF = { Hinweise: { hinweise, hinweise_am, hinweise_von, hinweise_bis }, Wochenbericht: WOCHENBERICHT };

/** Settings for mails that are switched on: notices of what happens after this moment, reports from the next Monday on. */
const onAt = (now: Date) => ({
  Hinweise: { hinweise: true, hinweise_am: nextMorning(now), hinweise_von: null, hinweise_bis: now },
  Wochenbericht: { wochenbericht: true, wochenbericht_am: nextMonday(now) },
});

/** The mails that a user of an agency wants. */
export async function readWahl(context: Context, agenturBenutzerId: string): Promise<Record<Mailart, boolean>> {
  const row = await findWahl(context, agenturBenutzerId);
  return { Hinweise: row?.hinweise ?? false, Wochenbericht: row?.wochenbericht ?? false };
}

/** Switches the given mails on or off. Throws NichtAuthorisiert without the right, PSOF0204 if the user was deactivated in the meantime. */
export async function changeWahl(context: Context, login: Login | null, wahl: Wahl): Promise<void> {
  if (MAILARTEN.every((art) => wahl[art] === undefined)) return;
  if (!may(login, 'Verwaltung')) refuse('NichtAuthorisiert');
  if (!(await saveWahl(context, idOf(login), wahl))) refuse('PSOF0204');
}

/** Unsubscribes from the kind of mails that contained the link; no effect for a deactivated user. Throws NichtGefunden for an unknown link. */
export async function endMails(context: Context, code: string): Promise<void> {
  const { id, art } = readAbmeldecode(context, code) ?? refuse('NichtGefunden');
  await saveWahl(context, id, { [art]: false });
}

/** Stores the settings that changed. Returns false without an active user. */
async function saveWahl(context: Context, id: string, wahl: Wahl): Promise<boolean> {
  const row = await lockWahl(context, id);
  if (!row) return false;
  const known = { Hinweise: row.hinweise, Wochenbericht: row.wochenbericht };
  for (const art of MAILARTEN.filter((one) => wahl[one] !== undefined && wahl[one] !== known[one])) {
    await updateBenutzer(context, id, wahl[art] ? onAt(context.now)[art] : OFF[art]);
    const [vorher, nachher] = wahl[art] ? (['Aus', 'An'] as const) : (['An', 'Aus'] as const);
    await writeProtokoll(context, 'agentur.mails', id, { art }, { vorher, nachher, agenturnummer: row.agenturnummer });
  }
  return true;
}
