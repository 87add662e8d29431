import { EXPORT_STUNDEN, type Export } from '../../../../contract/calls/agentur-export.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import { addMinutes } from '../../../calendar.ts';
import { idOf, type Login } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { findLogin } from '../../agentur/index.ts';
import type { Datei } from './datei.ts';
import type { Exportbericht, Zeile } from './quelle.ts';
import { isSame, sichtFuer } from './recht.ts';
import * as store from './store.ts';

/** The own exports that are written, can be fetched or ended within a day; of what can be fetched, as far as its right lasts. */
export async function listExporte(context: Context, login: Login | null): Promise<Export[]> {
  const rows = await store.listExporteOf(context, idOf(login), addMinutes(context.now, -EXPORT_STUNDEN * 60));
  return rows.filter((row) => row.status === 'Abgebrochen' || isAllowed(login, row)).map((row) => toExport(context, row));
}

const isAllowed = (login: Login | null, { sicht, bericht }: store.ExportRow): boolean =>
  isSame(sicht, sichtFuer(login, bericht as Exportbericht));

/** An export of one's own: how far it is, or its file. Throws NichtGefunden also where its right has ended, Abgelaufen after its time. */
export async function fetchExport(context: Context, login: Login | null, exportnummer: string): Promise<Export | Datei> {
  const row = await store.findExport(context, exportnummer);
  if (!row || row.agentur_benutzer_id !== idOf(login) || !isAllowed(login, row)) return refuse('NichtGefunden');
  const { gueltig_bis, fertig_am, bericht, format, language, zeilen } = row;
  if (gueltig_bis === null || fertig_am === null) return toExport(context, row);
  if (gueltig_bis <= context.now) refuse('Abgelaufen');
  const daten = { bericht, format, zeilen };
  await writeProtokoll(context, 'export.abgeholt', exportnummer, daten, {
    agenturnummer: row.sicht.agenturnummer,
    vorher: row.status,
    nachher: row.status,
  });
  return { bericht: bericht as Exportbericht, format, language, stand: fertig_am };
}

function toExport({ now }: Pick<Context, 'now'>, row: store.ExportRow): Export {
  const { exportnummer, bericht, format, status, zeilen, geschrieben, erstellt_am, gueltig_bis } = row;
  return {
    Exportnummer: exportnummer,
    Bericht: bericht as Exportbericht,
    Format: format,
    Status: gueltig_bis !== null && gueltig_bis <= now ? 'Abgelaufen' : status,
    ErstelltAm: erstellt_am.toISOString(),
    Zeilen: zeilen,
    Geschrieben: geschrieben,
    GueltigBis: gueltig_bis?.toISOString() ?? null,
  };
}

type InContext = <T>(work: (context: Context) => Promise<T>) => Promise<T>;

/** The pieces of a written export, each read by itself and with the right asked anew: a fetch that outlives it breaks off. */
export async function* piecesOf(inContext: InContext, exportnummer: string): AsyncGenerator<readonly Zeile[]> {
  for (let teil = 1; ; teil += 1) {
    const zeilen = await inContext((context) => readTeil(context, exportnummer, teil));
    if (zeilen === null) return;
    yield zeilen;
  }
}

async function readTeil(context: Context, exportnummer: string, teil: number): Promise<readonly Zeile[] | null> {
  const row = (await store.findExport(context, exportnummer)) ?? refuse('NichtGefunden');
  if (row.gueltig_bis === null || row.gueltig_bis <= context.now) refuse('Abgelaufen');
  if (!isAllowed(await findLogin(context, row.agentur_benutzer_id), row)) refuse('NichtGefunden');
  return (await store.findTeil(context, exportnummer, teil))?.zeilen ?? null;
}
