import type { ZahlungArt } from '../../../contract/rules/zahlung.ts';
import { writeProtokoll, writeProtokolle } from '../../audit/store.ts';
import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import * as store from './store.ts';

/** Fields of a run that a draft does not have. */
const DRAFT = {
  status: 'Entwurf',
  msg_id: null,
  pmt_inf_id: null,
  pruefsumme: null,
  datei: null,
  datei_sha256: null,
  ablauf_am: null,
  geprueft_von: null,
  geprueft_am: null,
} as const;

/**
 * Makes a run that is not approved a draft with these counts, because it or one of its payments changed: its file and its ids are thrown away, and it has to be
 * checked again. The run is locked.
 */
export async function redraft(context: Context, lauf: store.LaufRow): Promise<void> {
  const counts = await store.countLauf(context, lauf.laufnummer);
  await store.updateLauf(context, lauf.laufnummer, { ...DRAFT, ...counts, fassung: lauf.fassung + 1 });
  if (lauf.status !== 'Entwurf') {
    const wechsel = { vorher: lauf.status, nachher: 'Entwurf' };
    await writeProtokoll(context, 'zahlungslauf.status', lauf.laufnummer, {}, wechsel);
  }
}

/** Ends a payment that is not approved: what it pays is free for the next run, and its run is a draft. The run is locked. */
export async function dropZahlung(context: Context, lauf: store.LaufRow, zahlung: store.ZahlungRow, grundCode: string): Promise<void> {
  await moveZahlung(context, zahlung, 'Entfallen', { grund_code: grundCode, beendet_am: dayOf(context.now) });
  await redraft(context, lauf);
}

/** Moves a payment, with its audit entry. */
export const moveZahlung = (
  context: Context,
  { zahlungsnummer, status }: Pick<store.ZahlungRow, 'zahlungsnummer' | 'status'>,
  nachher: store.ZahlungRow['status'],
  change: Change = {},
): Promise<void> => moveManyZahlungen(context, [zahlungsnummer], status, nachher, change);

type Change = Omit<Parameters<typeof store.updateZahlung>[2], 'status'>;

/** Moves locked payments of one state, each with its audit entry. */
export async function moveManyZahlungen(
  context: Context,
  zahlungsnummern: readonly string[],
  vorher: store.ZahlungRow['status'],
  nachher: store.ZahlungRow['status'],
  change: Change,
): Promise<void> {
  await store.updateZahlungen(context, zahlungsnummern, { ...change, status: nachher });
  const { grund_code: grund } = change;
  const betroffen = zahlungsnummern.map((bezug) => ({ bezug }));
  await writeProtokolle(context, 'zahlung.status', betroffen, typeof grund === 'string' ? { grund } : {}, { vorher, nachher });
}

/** The live payment of a thing with its run, both locked; undefined without one. The thing is locked before, so that no new payment appears. */
async function lockGueltige(
  context: Context,
  art: ZahlungArt,
  bezug: string,
): Promise<{ readonly lauf: store.LaufRow; readonly zahlung: store.ZahlungRow } | undefined> {
  const found = await store.findGueltige(context, art, bezug);
  const lauf = found && (await store.lockLauf(context, found.laufnummer));
  const zahlung = found && (await store.lockZahlung(context, found.zahlungsnummer));
  return lauf && zahlung?.gilt ? { lauf, zahlung } : undefined;
}

/** What became of the payment of a thing that is to be stopped: there is none any more, or it cannot be stopped. */
type Stopped = 'Frei' | 'Unterwegs' | 'Ausgefuehrt';

/**
 * Stops the payment of a thing, which is locked: before the approval it is dropped; after it the money cannot be stopped (backoffice.md section A rule 6).
 */
export async function stopZahlung(context: Context, art: ZahlungArt, bezug: string, grundCode: string): Promise<Stopped> {
  const live = await lockGueltige(context, art, bezug);
  if (!live) return 'Frei';
  if (live.zahlung.status === 'Ausgefuehrt') return 'Ausgefuehrt';
  if (live.zahlung.status === 'Freigegeben') return 'Unterwegs';
  await dropZahlung(context, live.lauf, live.zahlung, grundCode);
  return 'Frei';
}

/** Notes at the payment of a grant that its order was cancelled after the approval. */
export async function noteStorno(context: Context, praemierungsnummer: string): Promise<void> {
  const live = await lockGueltige(context, 'Praemie', praemierungsnummer);
  if (live) await store.updateZahlung(context, live.zahlung.zahlungsnummer, { storno_vorgemerkt: true });
}
