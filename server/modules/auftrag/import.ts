import { postAuftrag } from '../../../contract/calls/auftrag.ts';
import type { Auftragsbericht, Ergebnis, importAuftraege, Zeile } from '../../../contract/calls/auftragsimport.ts';
import type { CallRequest } from '../../calls/call-request.ts';
import { problemOf, toRefusal } from '../../calls/problem.ts';
import type { Context } from '../../context.ts';
import type { CsvRow } from '../../csv/read.ts';
import { processAuftragsmeldung } from './auftragsmeldung.ts';
import { AUFTRAG_FORM, meldungOf, readZeilen } from './csv.ts';

/** What an import of a row needs: its transaction, and the language of the reasons. */
export interface RowImport extends Pick<CallRequest, 'mandant' | 'locale' | 'inContext'> {
  /** Whether rows are history, which causes no notices. */
  readonly isStill: boolean;
}

/**
 * Stores the orders of a file one after the other, each by the rule of POST auftrag in its own transaction, so that a refused row stops no
 * other. An internal error ends the call: stored orders stay, and a repeat returns unveraendert for them.
 */
export async function importFile(request: CallRequest<typeof importAuftraege>): Promise<Auftragsbericht> {
  const { ignored, zeilen } = await readZeilen(request.input.body, AUFTRAG_FORM);
  const { mandant, locale, inContext, input } = request;
  const rowImport: RowImport = { mandant, locale, inContext, isStill: input.query.Still === 'true' };
  const bericht: Zeile[] = [];
  for (const zeile of zeilen) bericht.push(await importRow(rowImport, zeile));
  const count = (ergebnis: Ergebnis) => bericht.filter(({ Ergebnis }) => Ergebnis === ergebnis).length;
  return {
    Zeilen: bericht,
    Summe: {
      angelegt: count('angelegt'),
      bewegt: count('bewegt'),
      unveraendert: count('unveraendert'),
      abgelehnt: count('abgelehnt'),
    },
    ...(ignored.length > 0 && { UnbekannteSpalten: [...ignored] }),
  };
}

/** Stores the order of a row in its own transaction, or says why not. Throws internal errors. */
export const importRow = ({ isStill, ...request }: RowImport, row: CsvRow): Promise<Zeile> =>
  tryRow(request, row, async () => {
    const meldung = meldungOf(row, postAuftrag.body);
    return request.inContext(async (context) => ergebnisOf(await processAuftragsmeldung(asStill(context, isStill), meldung)));
  });

/** The context of a row; a row of history causes no notices. */
export const asStill = (context: Context, isStill: boolean): Context => ({ ...context, ...(isStill && { isSilent: true as const }) });

/** What became of a message, for its line of the report. */
export const ergebnisOf = ({ isNew, isMoved, auftrag: { Status, Grund } }: Awaited<ReturnType<typeof processAuftragsmeldung>>) => {
  const moved = isMoved ? ('bewegt' as const) : ('unveraendert' as const);
  return { Ergebnis: isNew ? ('angelegt' as const) : moved, Status, ...(Grund && { Grund }) };
};

/** Takes a row, or says why it is refused. Throws internal errors. */
export async function tryRow<Taken>({ mandant, locale }: Pick<RowImport, 'mandant' | 'locale'>, row: CsvRow, take: () => Promise<Taken>) {
  const place = { Zeile: row.zeile, Auftragsnummer: row.werte.Auftragsnummer ?? '' };
  try {
    return { ...place, ...(await take()) };
  } catch (error) {
    const refusal = toRefusal(error);
    if (refusal.status >= 500) throw error;
    const { code, detail, errors } = problemOf(refusal, { locale, texte: mandant.texte[locale], isForSystem: true });
    return { ...place, Ergebnis: 'abgelehnt' as const, code, message: detail, ...(errors && { errors: [...errors] }) };
  }
}
