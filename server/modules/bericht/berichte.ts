import type { Context } from '../../context.ts';
import { WARTET_TAGE } from '../agentur/index.ts';
import { rechnungZeile } from '../rechnung/index.ts';
import * as anstehend from './anstehend/reads.ts';
import { auftraege } from './auftraege/reads.ts';
import { auftragZeile, eigeneAuftragZeile } from './auftraege/zeile.ts';
import { einladungen } from './einladungen/reads.ts';
import { empfehler } from './empfehler/reads.ts';
import { empfehlungen, listSeither } from './empfehlungen/reads.ts';
import { fensterAt } from './fenster.ts';
import type { Bericht } from './form.ts';
import { readFreigabefrist } from './freigabefrist/reads.ts';
import type { Notiert } from './heute/reads.ts';
import { leads } from './leads/reads.ts';
import { leadZeilen } from './leads/zeile.ts';
import { mitarbeiter } from './mitarbeiter/reads.ts';
import { praemien } from './praemien/reads.ts';
import { praemienplan } from './praemienplan/reads.ts';
import { rechnungen } from './rechnungen/reads.ts';
import type { Bezug, Sicht } from './sicht.ts';
import { readWerte } from './werte.ts';
import { worteOf } from './worte.ts';
import { einladungZeile, empfehlerZeile, empfehlungZeile, mitarbeiterZeile, planZeile, praemieZeile } from './zeilen.ts';

/** A report for who asks: where its rows come from, and what they are on the wire. */
export interface BerichtFuer<Row, Zeile> {
  readonly bericht: Bericht<Row>;
  zeilen(rows: readonly Row[]): Promise<Zeile[]> | Zeile[];
}

const made = <Row, Zeile>(bericht: Bericht<Row>, zeile: (row: Row) => Zeile): BerichtFuer<Row, Zeile> => ({
  bericht,
  zeilen: (rows) => rows.map(zeile),
});

/** A report that knows which of its rows wait today: those with a note to come back to, and its own. */
const waiting = <Row>(name: Notiert, bericht: Bericht<Row>, bezug: Bezug, own: Bericht<Row>['anstehend'] = {}): Bericht<Row> => ({
  ...bericht,
  anstehend: { ...own, Wiedervorlagen: anstehend.wiedervorlage(name, bericht, bezug) },
});

/** Every report of an agency by its name, for pages of it and for files of all its rows. */
export const BERICHTE = {
  auftraege: async (context: Context, sicht: Sicht) => {
    const worte = worteOf(context);
    const bezug = { ...context, sicht };
    const frist = await readFreigabefrist(context);
    const bericht = auftraege(bezug, await readWerte(context, sicht.agenturnummer), frist.spalte);
    const own = { AuftraegeFreigebbar: anstehend.freigebbar(frist, fensterAt(context.now, WARTET_TAGE), sicht) };
    return made(waiting('auftraege', bericht, bezug, own), (row) => auftragZeile(context, worte, row));
  },
  empfehlungen: async (context: Context, sicht: Sicht) => {
    const worte = worteOf(context);
    const bezug = { ...context, sicht };
    return made(waiting('empfehlungen', empfehlungen(bezug, await listSeither(context, sicht)), bezug), (row) =>
      empfehlungZeile(context, worte, row),
    );
  },
  leads: (context: Context, sicht: Sicht) => {
    const worte = worteOf(context);
    const bezug = { ...context, sicht };
    const bericht = waiting('leads', leads(bezug), bezug, { LeadsAmZug: anstehend.amZug(bezug) });
    return { bericht, zeilen: (rows: Parameters<typeof leadZeilen>[3]) => leadZeilen(context, sicht, worte, rows) };
  },
  empfehler: (context: Context, sicht: Sicht) => made(empfehler({ ...context, sicht }), empfehlerZeile),
  einladungen: (context: Context, sicht: Sicht) => {
    const bezug = { ...context, sicht };
    return made(waiting('einladungen', einladungen(bezug), bezug, { EinladungenEnden: anstehend.endend(bezug) }), einladungZeile);
  },
  praemien: (context: Context, sicht: Sicht) => made(praemien({ ...context, sicht }), praemieZeile),
  praemienplan: (context: Context, sicht: Sicht) => {
    const worte = worteOf(context);
    return made(praemienplan({ ...context, sicht }), (row) => planZeile(context, worte, row));
  },
  rechnungen: (context: Context, sicht: Sicht) => made(rechnungen({ ...context, sicht }), rechnungZeile),
  mitarbeiter: (context: Context, sicht: Sicht) => made(mitarbeiter({ ...context, sicht }), mitarbeiterZeile),
} as const;

/** The orders of an employee, of which none waits for one. */
export const eigeneAuftraege = async (context: Context, sicht: Sicht) => {
  const worte = worteOf(context);
  const { spalte } = await readFreigabefrist(context);
  const bericht = auftraege({ ...context, sicht }, await readWerte(context, sicht.agenturnummer), spalte);
  return made(bericht, (row) => eigeneAuftragZeile(context, worte, row));
};
