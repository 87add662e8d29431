import { type BenutzerZeile, listBetriebBenutzer } from '../../../contract/calls/betrieb/benutzer.ts';
import { listProtokoll, type ProtokollZeile } from '../../../contract/calls/betrieb/protokoll.ts';
import { BETRIEBSROLLEN } from '../../../contract/rules/betriebsrollen.ts';
import { namesOf } from '../../audit/actors.ts';
import { answer } from '../../calls/call-request.ts';
import { type Served, serve } from '../../calls/serve.ts';
import type { Context } from '../../context.ts';
import { listPageOf } from '../../reports/list.ts';
import { type Report, withLines } from '../../reports/report.ts';
import { BENUTZER_LIST, type BenutzerListRow } from './benutzer/benutzer-liste.sql.ts';
import { PROTOKOLL_LIST, type ProtokollRow } from './protokoll.sql.ts';

const benutzerZeile = (row: BenutzerListRow): BenutzerZeile => ({
  Id: row.id,
  Vorname: row.vorname,
  Nachname: row.nachname,
  Email: row.email,
  Rollen: BETRIEBSROLLEN.filter((rolle) => row.rollen?.includes(rolle) || (rolle === 'Plattform' && row.plattform)),
  Status: row.status,
  SeitAm: row.seit?.toISOString() ?? null,
  GiltBis: row.gilt_bis,
});

const protokollZeile = (row: ProtokollRow, wer: string): ProtokollZeile => ({
  Nummer: row.nummer,
  Zeit: row.zeit.toISOString(),
  Wer: wer,
  Was: row.was,
  Bezug: row.bezug,
  Vorher: row.vorher,
  Nachher: row.nachher,
  Grund: row.grund,
  Agenturnummer: row.agenturnummer,
});

/** The people of the tenant's back office as a list. */
export const benutzerListe = () => withLines(BENUTZER_LIST, benutzerZeile);

/** The audit log as a list. */
export const protokollListe = (context: Context): Report<ProtokollRow, ProtokollZeile> => ({
  ...PROTOKOLL_LIST,
  async toWire(rows) {
    const nameOf = await namesOf(
      context,
      rows.map(({ wer }) => wer),
    );
    return rows.map((row) => protokollZeile(row, nameOf(row.wer)));
  },
});

/** Lists of the tenant's people and of its audit log. */
export const listenCalls: readonly Served[] = [
  serve(listBetriebBenutzer, {
    run: async (context, { input }) => answer(200, await listPageOf(context, benutzerListe(), input.body ?? {})),
  }),

  serve(listProtokoll, {
    run: async (context, { input }) => answer(200, await listPageOf(context, protokollListe(context), input.body ?? {})),
  }),
];
