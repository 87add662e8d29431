import { writeProtokoll } from '../../audit/store.ts';
import { dayOf } from '../../calendar.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { checkExecutionDay } from '../../sepa/index.ts';
import { moveZahlungen, redraft, setFaelligOfStorniert, updateLauf } from '../zahlung/index.ts';
import { lockLaufOrRefuse, moveLauf, refuseStatus, withBeteiligte } from './lauf.ts';
import { actorOf, checkMoneyRecht } from './recht.ts';

/** Changes the day of a draft. Throws NichtAuthorisiert, NichtGefunden, Konflikt for a run that is no draft, and Validierung. */
export async function changeTag(context: Context, login: Login | null, laufnummer: string, tag: string): Promise<void> {
  await checkMoneyRecht(context, login, 'LaeufeErstellen');
  const lauf = await lockLaufOrRefuse(context, laufnummer);
  checkExecutionDay(tag, dayOf(context.now));
  if (lauf.status !== 'Entwurf') refuseStatus(context, lauf);
  if (lauf.ausfuehrungstag === tag) return;
  const change = { ausfuehrungstag: tag, fassung: lauf.fassung + 1, beteiligte: withBeteiligte(context, lauf) };
  await updateLauf(context, laufnummer, change);
  await writeProtokoll(context, 'zahlungslauf.geaendert', laufnummer, {}, { vorher: lauf.ausfuehrungstag, nachher: tag });
}

/** Makes a checked run a draft again; a draft stays one. Throws NichtAuthorisiert, NichtGefunden and Konflikt. */
export async function reopenLauf(context: Context, login: Login | null, laufnummer: string, grund: string): Promise<void> {
  await checkMoneyRecht(context, login, 'LaeufeErstellen');
  const lauf = await lockLaufOrRefuse(context, laufnummer);
  if (lauf.status === 'Entwurf') return;
  if (lauf.status !== 'Geprueft') refuseStatus(context, lauf);
  await updateLauf(context, laufnummer, { beteiligte: withBeteiligte(context, lauf), grund });
  await redraft(context, lauf);
}

/** Discards a run that is not approved: its payments are free for the next one. A discarded run stays so. Throws NichtAuthorisiert, NichtGefunden and Konflikt. */
export async function discardLauf(context: Context, login: Login | null, laufnummer: string, grund: string): Promise<void> {
  await checkMoneyRecht(context, login, 'LaeufeErstellen');
  await discard(context, laufnummer, grund);
}

/** Discards a checked run that nobody approved in time. */
export async function discardExpired(context: Context, laufnummer: string): Promise<void> {
  const lauf = await lockLaufOrRefuse(context, laufnummer);
  if (lauf.status === 'Geprueft' && lauf.ablauf_am !== null && lauf.ablauf_am <= context.now) await discard(context, laufnummer, null);
}

async function discard(context: Context, laufnummer: string, grund: string | null): Promise<void> {
  const lauf = await lockLaufOrRefuse(context, laufnummer);
  if (lauf.status === 'Verworfen') return;
  const end = { beendet_von: context.wer, beendet_am: context.now, ablauf_am: null, grund };
  await moveLauf(context, lauf, 'Verworfen', { ...end, datei: null }, { ...(grund && { begruendet: true }) });
  const ended = { status: 'Entfallen', grund_code: 'Verworfen', beendet_am: dayOf(context.now) } as const;
  await moveZahlungen(context, laufnummer, 'Vorgesehen', ended);
}

/**
 * Withdraws an approved run that the bank has not executed: its payments are free for the next one, and grants of orders that were cancelled meanwhile end soon after. A
 * withdrawn run stays so. Throws NichtAuthorisiert, NichtGefunden, and Konflikt for one that is not approved or that the bank has executed.
 */
export async function withdrawLauf(context: Context, login: Login | null, laufnummer: string, grund: string): Promise<void> {
  await checkMoneyRecht(context, login, 'LaeufeErstellen');
  const lauf = await lockLaufOrRefuse(context, laufnummer);
  if (lauf.status === 'Zurueckgezogen') return;
  if (lauf.ausgefuehrt_tag !== null) throw new Refusal('Konflikt', { text: 'betrieb.zahlungslauf.teilsAusgefuehrt' });
  const end = { beendet_von: actorOf(context), beendet_am: context.now, grund };
  await moveLauf(context, lauf, 'Zurueckgezogen', end, { begruendet: true });
  const ended = { status: 'Entfallen', grund_code: 'Zurueckgezogen', beendet_am: dayOf(context.now) } as const;
  await setFaelligOfStorniert(context, laufnummer, context.now);
  await moveZahlungen(context, laufnummer, 'Freigegeben', ended);
}
