import type { AuftragZeile, EigeneAuftragZeile } from '../../../contract/calls/agentur/zeilen.ts';
import type { Context } from '../../context.ts';
import { withLines } from '../../reports/report.ts';
import { type Sicht, withAnstehend, worteOf } from '../agentur/index.ts';
import { freigabeTagOf } from '../produkt/index.ts';
import { auftraege, auftragZeile, freigebbar } from './auftraege.sql.ts';
import { fensterAt } from './freigabe-regel.ts';
import { readFreigabefrist } from './freigabefrist.sql.ts';

/** The orders of an agency as a report. */
export const auftraegeBericht = async (context: Context, sicht: Sicht) => {
  const worte = worteOf(context);
  const bezug = { ...context, sicht };
  const frist = await readFreigabefrist(context);
  const own = { AuftraegeFreigebbar: freigebbar(frist, fensterAt(context.now), sicht) };
  return withLines(
    withAnstehend('auftraege', bezug, auftraege(bezug, frist.spalte), own),
    (row): AuftragZeile => ({ ...auftragZeile(context, worte, row), FreigabeAb: freigabeTagOf(context, row) }),
  );
};

/** The orders of an employee, who has no filter of orders that wait; a confidential order shows no day of release. */
export const eigeneAuftraegeBericht = async (context: Context, sicht: Sicht) => {
  const worte = worteOf(context);
  const { spalte } = await readFreigabefrist(context);
  return withLines(
    auftraege({ ...context, sicht }, spalte),
    (row): EigeneAuftragZeile => ({
      ...auftragZeile(context, worte, row),
      FreigabeAb: row.vertraulich ? null : freigabeTagOf(context, row),
    }),
  );
};
