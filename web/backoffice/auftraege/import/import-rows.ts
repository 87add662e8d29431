import { type BetriebAuftragsbericht, IMPORT_ERGEBNISSE } from '../../../../contract/calls/betrieb/auftragsimport.ts';
import { escapeFormulas } from '../../../../contract/values/csv-cell.ts';
import type { FilePart } from './file-parts.ts';

/** What became of a row of the file. */
export type ImportZeile = BetriebAuftragsbericht['Zeilen'][number];

/** The report of a file from those of its first parts: rows by their number in the file, sums over all parts. */
export function joinReports(
  parts: readonly Pick<FilePart, 'before'>[],
  reports: readonly BetriebAuftragsbericht[],
): BetriebAuftragsbericht {
  const spalten = [...new Set(reports.flatMap(({ UnbekannteSpalten = [] }) => UnbekannteSpalten))];
  const sum = (ergebnis: (typeof IMPORT_ERGEBNISSE)[number]) => reports.reduce((total, { Summe }) => total + Summe[ergebnis], 0);
  return {
    Zeilen: reports.flatMap(({ Zeilen }, index) => Zeilen.map((one) => ({ ...one, Zeile: one.Zeile + (parts[index]?.before ?? 0) }))),
    Summe: Object.fromEntries(IMPORT_ERGEBNISSE.map((one) => [one, sum(one)])) as BetriebAuftragsbericht['Summe'],
    ...(spalten.length > 0 && { UnbekannteSpalten: spalten }),
    Gespeichert: reports.some(({ Gespeichert }) => Gespeichert),
  };
}

/** Why a row is refused; empty if it is not. */
export const reasonOf = ({ message = '', errors }: ImportZeile): string => errors?.map((one) => one.message).join(' ') ?? message;

/** All rows of a report as CSV for office programs, refused ones first. `headings` are those of number, order, result, status and reason. */
export function reportCsv({ Zeilen }: BetriebAuftragsbericht, headings: readonly string[], wordOf: (zeile: ImportZeile) => string): string {
  const isRefused = ({ Ergebnis }: ImportZeile) => Ergebnis === 'abgelehnt';
  const rows = [...Zeilen.filter(isRefused), ...Zeilen.filter((one) => !isRefused(one))].map((one) => [
    String(one.Zeile),
    one.Auftragsnummer,
    wordOf(one),
    one.Status ?? '',
    reasonOf(one),
  ]);
  const cell = (text: string) => `"${escapeFormulas(text).replaceAll('"', '""')}"`;
  return `\ufeff${[headings, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}
