import { confirmAgenturPasswort, type Export, exportBericht, listExporte, readExport } from '../../../contract/calls/agentur/export.ts';
import { EXPORT_HOURS, MAX_IMMEDIATE_ROWS } from '../../../contract/calls/bericht.ts';
import { callAddress } from '../shell/call.ts';
import type { ExportEntry, Exports } from '../shell/export/exports.ts';
import type { Portal } from '../shell/portal.tsx';
import type { Own } from './own.ts';

/** Export of the agency's reports as files. */
export const exportsOf = ({ t, call, data }: Portal<Own>): Exports => ({
  maxImmediateRows: MAX_IMMEDIATE_ROWS,
  availableHours: EXPORT_HOURS,
  schema: confirmAgenturPasswort.body,
  confirm: async (body) => void (await call(confirmAgenturPasswort, { body })),
  async start({ name, query }, format) {
    const bericht = name as Export['Bericht'];
    const answer = await call(exportBericht, { params: { bericht }, query: { format, query: JSON.stringify(query) } });
    return answer.status === 202 ? answer.body.Exportnummer : (answer.body as unknown as File);
  },
  list: async (signal) =>
    (await call(listExporte, {}, { signal })).body.map((one) => exportEntryOf(t(`agentur.bereich.${one.Bericht}`), one)),
  address: (nr) => callAddress(data.tenant, readExport, { params: { nr } }),
});

const exportEntryOf = (title: string, one: Export): ExportEntry => ({
  nr: one.Exportnummer,
  title,
  format: one.Format,
  status: one.Status,
  zeilen: one.Zeilen,
  geschrieben: one.Geschrieben,
  erstelltAm: one.ErstelltAm,
  gueltigBis: one.GueltigBis,
});
