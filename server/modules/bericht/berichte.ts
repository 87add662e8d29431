import type { Context } from '../../context.ts';
import { withLines } from '../../reports/report.ts';
import { mitarbeiterBericht, praemienplanBericht, type Sicht, withAnstehend, worteOf } from '../agentur/index.ts';
import { WARTET_TAGE } from '../auftrag/index.ts';
import { rechnungenBericht } from '../rechnung/index.ts';
import * as anstehend from './anstehend/reads.ts';
import { auftraege } from './auftraege/reads.ts';
import { auftragZeile, eigeneAuftragZeile } from './auftraege/zeile.ts';
import { einladungen } from './einladungen/reads.ts';
import { empfehler } from './empfehler/reads.ts';
import { empfehlungen, listSeither } from './empfehlungen/reads.ts';
import { fensterAt } from './fenster.ts';
import { readFreigabefrist } from './freigabefrist/reads.ts';
import { leads } from './leads/reads.ts';
import { leadZeilen } from './leads/zeile.ts';
import { praemien } from './praemien/reads.ts';
import { einladungZeile, empfehlerZeile, empfehlungZeile, praemieZeile } from './zeilen.ts';

/** Every report of an agency by its name, for its pages and for files of all its rows. */
export const BERICHTE = {
  auftraege: async (context: Context, sicht: Sicht) => {
    const worte = worteOf(context);
    const bezug = { ...context, sicht };
    const frist = await readFreigabefrist(context);
    const own = { AuftraegeFreigebbar: anstehend.freigebbar(frist, fensterAt(context.now, WARTET_TAGE), sicht) };
    return withLines(withAnstehend('auftraege', bezug, auftraege(bezug, frist.spalte), own), (row) => auftragZeile(context, worte, row));
  },
  empfehlungen: async (context: Context, sicht: Sicht) => {
    const worte = worteOf(context);
    const bezug = { ...context, sicht };
    const source = empfehlungen(bezug, await listSeither(context, sicht));
    return withLines(withAnstehend('empfehlungen', bezug, source), (row) => empfehlungZeile(context, worte, row));
  },
  leads: (context: Context, sicht: Sicht) => {
    const worte = worteOf(context);
    const bezug = { ...context, sicht };
    const source = withAnstehend('leads', bezug, leads(bezug), { LeadsAmZug: anstehend.amZug(context) });
    return { ...source, toWire: (rows: Parameters<typeof leadZeilen>[3]) => leadZeilen(context, sicht, worte, rows) };
  },
  empfehler: (context: Context, sicht: Sicht) => withLines(empfehler({ ...context, sicht }), empfehlerZeile),
  einladungen: (context: Context, sicht: Sicht) => {
    const bezug = { ...context, sicht };
    return withLines(
      withAnstehend('einladungen', bezug, einladungen(bezug), { EinladungenEnden: anstehend.endend(bezug) }),
      einladungZeile,
    );
  },
  praemien: (context: Context, sicht: Sicht) => withLines(praemien({ ...context, sicht }), praemieZeile),
  praemienplan: praemienplanBericht,
  rechnungen: rechnungenBericht,
  mitarbeiter: mitarbeiterBericht,
} as const;

/** The orders of an employee, who has no filter of orders that wait. */
export const eigeneAuftraege = async (context: Context, sicht: Sicht) => {
  const worte = worteOf(context);
  const { spalte } = await readFreigabefrist(context);
  return withLines(auftraege({ ...context, sicht }, spalte), (row) => eigeneAuftragZeile(context, worte, row));
};
