import { EXPORT_HOURS } from '../../../contract/calls/bericht.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { addMinutes } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import { enqueueMail } from '../../mail/store.ts';
import type { ExportPortal } from './source.ts';
import * as store from './store.ts';

/** Rows of a piece: they fit into memory, and writing them takes well under a second. */
export const PIECE_ROWS = 2_000;

/** Writes the exports of a kind of user in the background. */
export const exportSweep = <Name extends string, RowAccess extends object>(name: string, portal: ExportPortal<Name, RowAccess>): Sweep => ({
  name,
  isAwaited: true,
  due: (scope, now, limit) => store.dueExporte(scope, portal.wer, now, limit),
  run: (context, exportnummer) => continueExport(portal, context, exportnummer),
});

/**
 * Writes the next piece of a due export, or finishes it: a finished export is announced by mail and can be fetched for a day, then its pieces are deleted. The
 * right of its user is checked for each piece.
 */
export async function continueExport<Name extends string, RowAccess extends object>(
  portal: ExportPortal<Name, RowAccess>,
  context: Context,
  exportnummer: string,
): Promise<void> {
  const row = await store.claimExport(context, exportnummer, context.now);
  if (!row) return;
  if (row.status === 'Fertig') return deleteTeileOf(context, exportnummer);
  const [bericht, sicht] = [row.bericht as Name, row.sicht as RowAccess];
  const login = await portal.findLogin(context, row.wer_id);
  if (!portal.isSameAccess(sicht, portal.exportAccessFor(login, bericht))) return abortExport(portal, context, row, 'RechtBeendet');
  const last = await store.findLastTeil(context, exportnummer);
  const inLanguage = { ...context, locale: row.language };
  const { zeilen, bis } = await portal.sources[bericht].next(inLanguage, sicht, row.abfrage, last ?? null, PIECE_ROWS);
  await store.insertTeil(context, { exportnummer, teil: (last?.teil ?? 0) + 1, zeilen, bis });
  const geschrieben = row.geschrieben + zeilen.length;
  if (bis === null) return finish(portal, context, row, geschrieben);
  // The queue tells two runs for the same row apart only by the due moment, which must not be in the future.
  const faellig = new Date((row.faellig_am ?? context.now).getTime() - 1);
  await store.updateExport(context, exportnummer, { status: 'Laeuft', geschrieben, faellig_am: faellig });
}

/** A search can contain a name, so the query is emptied as soon as it is no longer needed. */
const EMPTY_QUERY = { abfrage: '{}' } as const;

async function finish<Name extends string, RowAccess extends object>(
  portal: ExportPortal<Name, RowAccess>,
  context: Context,
  { exportnummer, bericht, sicht, status }: store.ExportRow,
  geschrieben: number,
): Promise<void> {
  const ende = addMinutes(context.now, EXPORT_HOURS * 60);
  const stand = { fertig_am: context.now, gueltig_bis: ende, faellig_am: ende };
  await store.updateExport(context, exportnummer, { status: 'Fertig', zeilen: geschrieben, geschrieben, ...stand, ...EMPTY_QUERY });
  const agenturnummer = portal.nummerOf(sicht as RowAccess);
  const daten = { bericht, zeilen: geschrieben };
  await writeProtokoll(context, 'export.fertig', exportnummer, daten, { agenturnummer, vorher: status, nachher: 'Fertig' });
  await enqueueMail(context, portal.bereit, exportnummer);
}

/** Aborts an export whose right has ended or that was never finished, and deletes its pieces. */
export async function abortExport<Name extends string, RowAccess extends object>(
  portal: ExportPortal<Name, RowAccess>,
  context: Context,
  { exportnummer, sicht, status }: Pick<store.ExportRow, 'exportnummer' | 'sicht' | 'status'>,
  grund: 'RechtBeendet' | 'Frist',
): Promise<void> {
  await store.updateExport(context, exportnummer, { status: 'Abgebrochen', faellig_am: null, ...EMPTY_QUERY });
  await store.deleteTeile(context, exportnummer);
  const agenturnummer = portal.nummerOf(sicht as RowAccess);
  await writeProtokoll(context, 'export.abgebrochen', exportnummer, {}, { agenturnummer, vorher: status, nachher: 'Abgebrochen', grund });
}

async function deleteTeileOf(context: Context, exportnummer: string): Promise<void> {
  await store.deleteTeile(context, exportnummer);
  await store.updateExport(context, exportnummer, { faellig_am: null });
}
