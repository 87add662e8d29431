import type { Auftragsbericht, Ergebnis, importAuftraege, Zeile } from '../../../contract/calls/auftragsimport.ts';
import type { CallRequest } from '../../calls/call-request.ts';
import { problemOf, toRefusal } from '../../calls/problem.ts';
import type { Context } from '../../context.ts';
import type { CsvRow } from '../../csv/read.ts';
import { processAuftragsmeldung } from './auftragsmeldung.ts';
import { meldungOf, readZeilen } from './csv.ts';

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
  const { ignored, zeilen } = await readZeilen(request.input.body);
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
export async function importRow({ inContext, mandant, locale, isStill }: RowImport, row: CsvRow): Promise<Zeile> {
  const place = { Zeile: row.zeile, Auftragsnummer: row.werte.Auftragsnummer ?? '' };
  try {
    const meldung = meldungOf(row);
    const { isNew, isMoved, auftrag } = await inContext((context: Context) =>
      processAuftragsmeldung({ ...context, ...(isStill && { isSilent: true as const }) }, meldung),
    );
    const moved = isMoved ? 'bewegt' : 'unveraendert';
    const { Status, Grund } = auftrag;
    return { ...place, Ergebnis: isNew ? 'angelegt' : moved, Status, ...(Grund && { Grund }) };
  } catch (error) {
    const refusal = toRefusal(error);
    if (refusal.status >= 500) throw error;
    const { code, detail, errors } = problemOf(refusal, { locale, texte: mandant.texte[locale], isForSystem: true });
    return { ...place, Ergebnis: 'abgelehnt', code, message: detail, ...(errors && { errors: [...errors] }) };
  }
}
