import { createRequire } from 'node:module';
import { pipeline, type Readable, Readable as Source } from 'node:stream';
import type * as Writer from '@atomictech/xlsx-write-stream';
import { DAY_MS, dayOf, formatTime } from '../../../contract/values/days.ts';
import { xmlLetters } from '../../xml-letters.ts';
import type { Cell, Sheet } from './cell.ts';

/** Loaded when the first file is written: the package is CommonJS and large. */
const load = () => createRequire(import.meta.url)('@atomictech/xlsx-write-stream') as typeof Writer;

/**
 * The package's styles of the kinds of cells. Those with a format code name its number too: without it the package numbers the formats of the second workbook
 * of a process from the start again, so that days took the format of another style. Numbers below 164 are built in.
 */
const STYLES = {
  text: { numFmtId: 49 },
  int: { numFmtId: 1 },
  bigFloat: { numFmtId: 4 },
  date: { numFmtId: 164, formatCode: 'dd.mm.yyyy' },
  datetime: { numFmtId: 165, formatCode: 'dd.mm.yyyy hh:mm' },
} as const;
type Style = keyof typeof STYLES;
const STYLE_OF = { Text: 'text', Zahl: 'int', Cent: 'bigFloat', Tag: 'date', Zeitpunkt: 'datetime' } as const satisfies Record<
  NonNullable<Cell>['art'],
  Style
>;
type StyleOf = (art: keyof typeof STYLE_OF) => number;

/** A workbook of rows: numbers, days and moments in their types. Texts stand unchanged, since an inline string is never a formula. */
export function xlsxOf({ headings, pieces }: Sheet): Readable {
  const { default: XlsxWriteStream } = load();
  const workbook = new XlsxWriteStream({ styleDefs: STYLES, immediateInitialization: true });
  const rows = workbook.toXlsxRow;
  // Replaces the package's own conversion, which derives the type of a cell from its value and turns some texts into formulas.
  rows._transform = (zeile: readonly Cell[], _, done) => {
    rows.rowCount += 1;
    done(
      null,
      rowOf(rows.rowCount, zeile, (art) => rows.styles.getStyleId(STYLE_OF[art])),
    );
  };
  async function* written() {
    yield headings.map((wert): Cell => ({ art: 'Text', wert }));
    for await (const zeilen of pieces) yield* zeilen;
  }
  // A failure ends the workbook stream with its error, so the reader of the stream gets it.
  return pipeline(Source.from(written()), workbook, () => {});
}

function rowOf(nummer: number, zeile: readonly Cell[], styleOf: StyleOf): string {
  const cells = zeile.map((cell, index) => (cell === null ? '' : cellOf(`${columnOf(index)}${nummer}`, cell, styleOf(cell.art))));
  return `<row r="${nummer}">${cells.join('')}</row>`;
}

function cellOf(place: string, cell: NonNullable<Cell>, style: number): string {
  if (cell.art === 'Text')
    return `<c r="${place}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(cell.wert)}</t></is></c>`;
  return `<c r="${place}" s="${style}"><v>${numberOf(cell)}</v></c>`;
}

function numberOf(cell: Exclude<NonNullable<Cell>, { art: 'Text' }>): number {
  if (cell.art === 'Cent') return cell.wert / 100;
  if (cell.art === 'Tag') return dayNumber(cell.wert);
  if (cell.art === 'Zahl') return cell.wert;
  const [hour = 0, minute = 0] = formatTime(cell.wert).split(':').map(Number);
  return dayNumber(dayOf(cell.wert)) + (hour * 60 + minute) / 1440;
}

/** The day number of office programs. */
const dayNumber = (day: string): number => (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / DAY_MS;

/** The letters of a column: A to Z, then AA. */
const columnOf = (index: number): string =>
  (index < 26 ? '' : columnOf(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };

/** Escapes what XML and office programs read as something else: `_x0041_` stands for a character in workbooks (ECMA-376, ST_Xstring). */
const escaped = (text: string): string =>
  xmlLetters(text)
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"\r]/g, (sign) => ENTITIES[sign] ?? sign);
