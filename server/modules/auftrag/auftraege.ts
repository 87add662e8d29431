import type { AuftragZeile, EigeneAuftragZeile } from '../../../contract/calls/agentur/zeilen.ts';
import type { Context } from '../../context.ts';
import { withLines } from '../../reports/report.ts';
import { type RowAccess, reportTextsOf, withAnstehend } from '../agentur/index.ts';
import { freigabeTagOf } from '../produkt/index.ts';
import { auftraege, auftragZeile, isReleasable } from './auftraege.sql.ts';
import { releaseWindowAt } from './freigabe-regel.ts';
import { readFreigabefrist } from './freigabefrist.sql.ts';

/** The orders of an agency as a report. */
export const auftraegeBericht = async (context: Context, access: RowAccess) => {
  const texts = reportTextsOf(context);
  const reportContext = { ...context, access };
  const frist = await readFreigabefrist(context);
  const own = { AuftraegeFreigebbar: isReleasable(frist, releaseWindowAt(context.now), access) };
  return withLines(
    withAnstehend('auftraege', reportContext, auftraege(reportContext, frist.tag), own),
    (row): AuftragZeile => ({ ...auftragZeile(context, texts, row), FreigabeAb: freigabeTagOf(context, row) }),
  );
};

/** The orders of an employee as a report, without the filter `Anstehend`; a confidential order shows no day of release. */
export const ownAuftraegeBericht = async (context: Context, access: RowAccess) => {
  const texts = reportTextsOf(context);
  const { tag } = await readFreigabefrist(context);
  return withLines(
    auftraege({ ...context, access }, tag),
    (row): EigeneAuftragZeile => ({
      ...auftragZeile(context, texts, row),
      FreigabeAb: row.vertraulich ? null : freigabeTagOf(context, row),
    }),
  );
};
