import type { ExportFormat } from '../../../contract/calls/bericht.ts';
import { EXPORT_HEADERS, type ExportListe, exportBetriebListe } from '../../../contract/calls/betrieb/export.ts';
import { saveFile } from '../../portals/shell/export/save.ts';
import type { Backoffice } from '../backoffice.ts';

interface Saved {
  readonly datei: string;
  readonly zeilen: number;
  readonly weggelassen: number;
}

/** Saves the rows that a query of a list selects as a file. Loaded on the first use, since it knows all lists. */
export async function saveListe(
  call: ReturnType<Backoffice['callIn']>,
  { liste, format, query }: { readonly liste: ExportListe; readonly format: ExportFormat; readonly query: object },
): Promise<Saved> {
  const { body, headers } = await call(exportBetriebListe, { params: { liste }, query: { format, query: JSON.stringify(query) } });
  // The contract has only the type string for a file.
  const file = body as unknown as File;
  saveFile(file);
  const count = (name: string) => Number(headers?.get(name) ?? 0);
  return { datei: file.name, zeilen: count(EXPORT_HEADERS.zeilen), weggelassen: count(EXPORT_HEADERS.weggelassen) };
}
