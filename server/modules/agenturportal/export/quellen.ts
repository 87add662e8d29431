import type { Input } from '../../../../contract/call.ts';
import * as calls from '../../../../contract/calls/agentur/berichte.ts';
import type { exportBericht } from '../../../../contract/calls/agentur/export.ts';
import { RECHNUNGEN_SPALTEN } from '../../../../contract/calls/agentur/rechnungen.ts';
import { readStatistik } from '../../../../contract/calls/agentur/statistik.ts';
import * as spalten from '../../../../contract/calls/agentur/zeilen.ts';
import { spaltenWort } from '../../../../texts/spalte.ts';
import { dayOf } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { type Quelle, rowsOf, type Zeile } from '../../../reports/export/quelle.ts';
import type { Sicht } from '../../agentur/index.ts';
import { BERICHTE } from '../berichte.ts';
import { statistikOf } from '../statistik.ts';
import { tageOf } from '../tage.ts';
import { inWorten } from './worte.ts';

/** The reports that can be exported. */
export type Exportbericht = Input<typeof exportBericht>['params']['bericht'];

/** The columns of a report, headed as on the screen. */
const columns = (bericht: Exportbericht, names: readonly string[], status?: string) =>
  inWorten(names, (t, spalte) => spaltenWort(t, bericht, spalte), status);

const STATISTIK_SPALTEN = [
  'Name',
  'Einladungen',
  'Angenommen',
  'Klicks',
  'Daten',
  'Auftraege',
  'Freigaben',
  'Gezahlt',
  'WertCent',
] as const satisfies readonly string[];

type Statistikabfrage = Input<typeof readStatistik>['query'];

/** Figures of a time: few rows, read at once. */
async function readZeilen(context: Context, sicht: Sicht, abfrage: unknown): Promise<readonly Zeile[]> {
  const { gruppe, ...tage } = abfrage as Statistikabfrage;
  if (gruppe === 'mitarbeiter' && !context.konfiguration.StatistikJeMitarbeiter) refuse('NichtAuthorisiert');
  const { Zeilen } = await statistikOf(context, sicht, tageOf(tage, dayOf(context.now)), gruppe);
  return Zeilen.map((zeile) => ({ ...zeile }));
}

const statistik: Quelle<Sicht> = {
  schema: readStatistik.query,
  ...inWorten(STATISTIK_SPALTEN, (t, spalte) => t(`export.statistik.${spalte as (typeof STATISTIK_SPALTEN)[number]}`)),
  count: async (context, sicht, abfrage) => (await readZeilen(context, sicht, abfrage)).length,
  next: async (context, sicht, abfrage) => ({ zeilen: await readZeilen(context, sicht, abfrage), bis: null }),
};

export const QUELLEN: Readonly<Record<Exportbericht, Quelle<Sicht>>> = {
  auftraege: {
    schema: calls.listAuftraege.body,
    ...columns('auftraege', spalten.AUFTRAEGE_SPALTEN, 'status.auftrag'),
    ...rowsOf(BERICHTE.auftraege),
  },
  empfehlungen: {
    schema: calls.listEmpfehlungen.body,
    ...columns('empfehlungen', spalten.EMPFEHLUNGEN_SPALTEN, 'status.empfehlung'),
    ...rowsOf(BERICHTE.empfehlungen),
  },
  leads: { schema: calls.listLeads.body, ...columns('leads', spalten.LEADS_SPALTEN, 'status.empfaenger'), ...rowsOf(BERICHTE.leads) },
  empfehler: { schema: calls.listEmpfehler.body, ...columns('empfehler', spalten.EMPFEHLER_SPALTEN), ...rowsOf(BERICHTE.empfehler) },
  einladungen: {
    schema: calls.listEinladungen.body,
    ...columns('einladungen', spalten.EINLADUNGEN_SPALTEN, 'agentur.status.einladung'),
    ...rowsOf(BERICHTE.einladungen),
  },
  praemien: {
    schema: calls.listPraemierungen.body,
    ...columns('praemien', spalten.PRAEMIEN_SPALTEN, 'status.praemierung'),
    ...rowsOf(BERICHTE.praemien),
  },
  praemienplan: {
    schema: calls.listPraemienplan.body,
    ...columns('praemienplan', spalten.PRAEMIENPLAN_SPALTEN, 'agentur.status.plan'),
    ...rowsOf(BERICHTE.praemienplan),
  },
  rechnungen: {
    schema: calls.listRechnungen.body,
    ...columns('rechnungen', RECHNUNGEN_SPALTEN, 'agentur.status.rechnung'),
    ...rowsOf(BERICHTE.rechnungen),
  },
  mitarbeiter: {
    schema: calls.listMitarbeiter.body,
    ...columns('mitarbeiter', spalten.STAFF_SPALTEN, 'agentur.status.mitarbeiter'),
    ...rowsOf(BERICHTE.mitarbeiter),
  },
  statistik,
};
