import { EXPORT_STUNDEN } from '../../../../contract/calls/agentur-export.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import { addMinutes } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { enqueueMail } from '../../../mail/store.ts';
import { findLogin } from '../../agentur/index.ts';
import { exportBereit } from './mails.ts';
import { type Exportbericht, QUELLEN } from './quelle.ts';
import { isSame, sichtFuer } from './recht.ts';
import * as store from './store.ts';

/** Rows of a piece: written in well under a second, and held in memory alone. */
export const STUECK = 2_000;

/**
 * Writes the next piece of a due export, or ends it: written to its end it is mailed of and can be fetched for a day, after which its pieces go. Who
 * asked is looked at anew each time.
 */
export async function continueExport(context: Context, exportnummer: string): Promise<void> {
  const row = await store.claimExport(context, exportnummer, context.now);
  if (!row) return;
  if (row.status === 'Fertig') return dropExport(context, exportnummer);
  const bericht = row.bericht as Exportbericht;
  const login = await findLogin(context, row.agentur_benutzer_id);
  if (!isSame(row.sicht, sichtFuer(login, bericht))) return breakOff(context, row, 'RechtBeendet');
  const last = await store.findLastTeil(context, exportnummer);
  const inLanguage = { ...context, locale: row.language };
  const { zeilen, bis } = await QUELLEN[bericht].next(inLanguage, row.sicht, row.abfrage, last ?? null, STUECK);
  await store.insertTeil(context, { exportnummer, teil: (last?.teil ?? 0) + 1, zeilen, bis });
  const geschrieben = row.geschrieben + zeilen.length;
  if (bis === null) return finish(context, row, geschrieben);
  // The same row due again is other work by its moment alone, which must not lie ahead.
  const faellig = new Date((row.faellig_am ?? context.now).getTime() - 1);
  await store.updateExport(context, exportnummer, { status: 'Laeuft', geschrieben, faellig_am: faellig });
}

/** What was looked for can be a name: it goes as soon as nothing is read by it any more. */
const NOTHING_ASKED = { abfrage: '{}' } as const;

async function finish(context: Context, { exportnummer, bericht, sicht, status }: store.ExportRow, geschrieben: number): Promise<void> {
  const ende = addMinutes(context.now, EXPORT_STUNDEN * 60);
  const stand = { fertig_am: context.now, gueltig_bis: ende, faellig_am: ende };
  await store.updateExport(context, exportnummer, { status: 'Fertig', zeilen: geschrieben, geschrieben, ...stand, ...NOTHING_ASKED });
  const { agenturnummer } = sicht;
  const daten = { bericht, zeilen: geschrieben };
  await writeProtokoll(context, 'export.fertig', exportnummer, daten, { agenturnummer, vorher: status, nachher: 'Fertig' });
  await enqueueMail(context, exportBereit, exportnummer);
}

/** Ends an export whose right has ended, or that never came to its end; what was written of it goes. */
export async function breakOff(
  context: Context,
  { exportnummer, sicht, status }: Pick<store.ExportRow, 'exportnummer' | 'sicht' | 'status'>,
  grund: 'RechtBeendet' | 'Frist',
): Promise<void> {
  await store.updateExport(context, exportnummer, { status: 'Abgebrochen', faellig_am: null, ...NOTHING_ASKED });
  await store.deleteTeile(context, exportnummer);
  const { agenturnummer } = sicht;
  await writeProtokoll(context, 'export.abgebrochen', exportnummer, {}, { agenturnummer, vorher: status, nachher: 'Abgebrochen', grund });
}

async function dropExport(context: Context, exportnummer: string): Promise<void> {
  await store.deleteTeile(context, exportnummer);
  await store.updateExport(context, exportnummer, { faellig_am: null });
}
