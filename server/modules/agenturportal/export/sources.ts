import * as z from 'zod/mini';
import type { Input } from '../../../../contract/call.ts';
import { BERICHT_NAMEN, type BerichtName } from '../../../../contract/calls/agentur/berichte.ts';
import type { exportBericht } from '../../../../contract/calls/agentur/export.ts';
import { readStatistik, Statistikzahlen } from '../../../../contract/calls/agentur/statistik.ts';
import { columnLabel } from '../../../../texts/spalte.ts';
import type { TextKey } from '../../../../texts/texts.ts';
import { dayOf } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import type { Zeile } from '../../../reports/export/cell.ts';
import { displayColumns } from '../../../reports/export/columns.ts';
import { type ExportSource, rowsOf } from '../../../reports/export/source.ts';
import type { RowAccess } from '../../agentur/index.ts';
import { berichtOf } from '../berichte.ts';
import { statistikOf } from '../statistik.ts';
import { dayRangeOf } from '../tage.ts';

/** The reports that can be exported. */
export type Exportbericht = Input<typeof exportBericht>['params']['bericht'];

type Statistikabfrage = Input<typeof readStatistik>['query'];

/** Statistics of a period; they are few rows, so they are read in one piece. */
async function readRows(context: Context, access: RowAccess, abfrage: unknown): Promise<readonly Zeile[]> {
  const { gruppe, ...tage } = abfrage as Statistikabfrage;
  if (gruppe === 'mitarbeiter' && !context.konfiguration.StatistikJeMitarbeiter) refuse('NichtAuthorisiert');
  const { Zeilen } = await statistikOf(context, access, dayRangeOf(tage, dayOf(context.now)), gruppe);
  return Zeilen.map((zeile) => ({ ...zeile }));
}

/** Statistics without the keys of their groups, which add nothing to their names. */
const STATISTIK = z.object({ Name: z.string(), ...Statistikzahlen.shape });

const statistik: ExportSource<RowAccess> = {
  schema: readStatistik.query,
  ...displayColumns({ row: STATISTIK }, (t, spalte) => t(`export.statistik.${spalte}` as TextKey)),
  count: async (context, access, abfrage) => (await readRows(context, access, abfrage)).length,
  next: async (context, access, abfrage) => ({ zeilen: await readRows(context, access, abfrage), bis: null }),
};

/** A file of a report: headings as on the screen, rows in the order of its query. */
function sourceOf(bericht: BerichtName): ExportSource<RowAccess> {
  const { call, make } = berichtOf(bericht);
  return { schema: call.body, ...displayColumns(call.report, (t, spalte) => columnLabel(t, bericht, spalte)), ...rowsOf(make) };
}

export const SOURCES: Readonly<Record<Exportbericht, ExportSource<RowAccess>>> = {
  ...(Object.fromEntries(BERICHT_NAMEN.map((name) => [name, sourceOf(name)])) as Record<BerichtName, ExportSource<RowAccess>>),
  statistik,
};
