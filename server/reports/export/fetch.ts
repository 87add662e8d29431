import { EXPORT_HOURS } from '../../../contract/calls/bericht.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { addMinutes } from '../../calendar.ts';
import { idOf, type Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import type { Zeile } from './cell.ts';
import type { Datei } from './file.ts';
import type { ExportPortal } from './source.ts';
import * as store from './store.ts';

/**
 * The exports of a user that are being written, can be fetched, or ended within a day. All except aborted ones are listed only while the user has the right.
 */
export async function listExporte<Name extends string, RowAccess extends object>(
  portal: ExportPortal<Name, RowAccess>,
  context: Context,
  login: Login | null,
) {
  const owner = { wer: portal.wer, wer_id: idOf(login) };
  const rows = await store.listExporteOf(context, owner, addMinutes(context.now, -EXPORT_HOURS * 60));
  return rows.filter((row) => row.status === 'Abgebrochen' || isAllowed(portal, login, row)).map((row) => toExport<Name>(context, row));
}

const isAllowed = <Name extends string, RowAccess extends object>(
  portal: ExportPortal<Name, RowAccess>,
  login: Login | null,
  { sicht, bericht }: store.ExportRow,
): boolean => portal.isSameAccess(sicht as RowAccess, portal.exportAccessFor(login, bericht as Name));

/** An export of the user: its progress, or its file. Throws NichtGefunden also if the user lost the right, Abgelaufen after its time. */
export async function fetchExport<Name extends string, RowAccess extends object>(
  portal: ExportPortal<Name, RowAccess>,
  context: Context,
  login: Login | null,
  exportnummer: string,
) {
  const row = await store.findExport(context, exportnummer);
  if (row?.wer !== portal.wer || row.wer_id !== idOf(login) || !isAllowed(portal, login, row)) return refuse('NichtGefunden');
  const { gueltig_bis, fertig_am, bericht, format, language, zeilen } = row;
  if (gueltig_bis === null || fertig_am === null) return toExport<Name>(context, row);
  if (gueltig_bis <= context.now) refuse('Abgelaufen');
  const daten = { bericht, format, zeilen };
  await writeProtokoll(context, 'export.abgeholt', exportnummer, daten, {
    agenturnummer: portal.nummerOf(row.sicht as RowAccess),
    vorher: row.status,
    nachher: row.status,
  });
  return { bericht: bericht as Name, format, language, stand: fertig_am } satisfies Datei<Name>;
}

function toExport<Name extends string>({ now }: Pick<Context, 'now'>, row: store.ExportRow) {
  const { exportnummer, bericht, format, status, zeilen, geschrieben, erstellt_am, gueltig_bis } = row;
  return {
    Exportnummer: exportnummer,
    Bericht: bericht as Name,
    Format: format,
    Status: gueltig_bis !== null && gueltig_bis <= now ? ('Abgelaufen' as const) : status,
    ErstelltAm: erstellt_am.toISOString(),
    Zeilen: zeilen,
    Geschrieben: geschrieben,
    GueltigBis: gueltig_bis?.toISOString() ?? null,
  };
}

type InContext = <T>(work: (context: Context) => Promise<T>) => Promise<T>;

/** The pieces of a written export. Each is read in its own transaction, which checks the right again: the download aborts if the right ends. */
export async function* piecesOf<Name extends string, RowAccess extends object>(
  portal: ExportPortal<Name, RowAccess>,
  inContext: InContext,
  exportnummer: string,
): AsyncGenerator<readonly Zeile[]> {
  for (let teil = 1; ; teil += 1) {
    const zeilen = await inContext((context) => readTeil(portal, context, exportnummer, teil));
    if (zeilen === null) return;
    yield zeilen;
  }
}

async function readTeil<Name extends string, RowAccess extends object>(
  portal: ExportPortal<Name, RowAccess>,
  context: Context,
  exportnummer: string,
  teil: number,
): Promise<readonly Zeile[] | null> {
  const row = (await store.findExport(context, exportnummer)) ?? refuse('NichtGefunden');
  if (row.gueltig_bis === null || row.gueltig_bis <= context.now) refuse('Abgelaufen');
  if (!isAllowed(portal, await portal.findLogin(context, row.wer_id), row)) refuse('NichtGefunden');
  return (await store.findTeil(context, exportnummer, teil))?.zeilen ?? null;
}
