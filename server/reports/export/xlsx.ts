import { createRequire } from 'node:module';
import { pipeline, type Readable, Readable as Source } from 'node:stream';
import type * as Writer from '@atomictech/xlsx-write-stream';
import { DAY_MS, dayOf, formatTime } from '../../../contract/values/days.ts';
import { xmlLetters } from '../../xml-letters.ts';
import { type Blatt, defused, type Zelle } from './zelle.ts';

/** Read when the first file is written: it is of CommonJS and large. */
const load = () => createRequire(import.meta.url)('@atomictech/xlsx-write-stream') as typeof Writer;

const STYLES = {
  Text: { numFmtId: 49 },
  Zahl: { numFmtId: 1 },
  Cent: { numFmtId: 4 },
  Tag: { formatCode: 'dd.mm.yyyy' },
  Zeitpunkt: { formatCode: 'dd.mm.yyyy hh:mm' },
} as const;
type StyleOf = (art: keyof typeof STYLES) => number;

/** A workbook of rows: numbers, days and moments as such, texts never as formulas. */
export function xlsxOf({ titel, stuecke }: Blatt): Readable {
  const { default: XlsxWriteStream } = load();
  const workbook = new XlsxWriteStream({ styleDefs: STYLES, immediateInitialization: true });
  const rows = workbook.toXlsxRow;
  // The package chooses what a cell is by its value alone, and makes a formula of some texts.
  rows._transform = (zeile: readonly Zelle[], _, done) => {
    rows.rowCount += 1;
    done(
      null,
      rowOf(rows.rowCount, zeile, (art) => rows.styles.getStyleId(art)),
    );
  };
  async function* written() {
    yield titel.map((wert): Zelle => ({ art: 'Text', wert }));
    for await (const zeilen of stuecke) yield* zeilen;
  }
  // A failure ends the workbook stream with its error, so the reader of the stream gets it.
  return pipeline(Source.from(written()), workbook, () => {});
}

function rowOf(nummer: number, zeile: readonly Zelle[], styleOf: StyleOf): string {
  const cells = zeile.map((zelle, index) => (zelle === null ? '' : cellOf(`${columnOf(index)}${nummer}`, zelle, styleOf(zelle.art))));
  return `<row r="${nummer}">${cells.join('')}</row>`;
}

function cellOf(place: string, zelle: NonNullable<Zelle>, style: number): string {
  if (zelle.art === 'Text')
    return `<c r="${place}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(defused(zelle.wert))}</t></is></c>`;
  return `<c r="${place}" s="${style}"><v>${numberOf(zelle)}</v></c>`;
}

function numberOf(zelle: Exclude<NonNullable<Zelle>, { art: 'Text' }>): number {
  if (zelle.art === 'Cent') return zelle.wert / 100;
  if (zelle.art === 'Tag') return dayNumber(zelle.wert);
  if (zelle.art === 'Zahl') return zelle.wert;
  const [hour = 0, minute = 0] = formatTime(zelle.wert).split(':').map(Number);
  return dayNumber(dayOf(zelle.wert)) + (hour * 60 + minute) / 1440;
}

/** Days as office programs count them. */
const dayNumber = (day: string): number => (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / DAY_MS;

/** The letters of a column: A to Z, then AA. */
const columnOf = (index: number): string =>
  (index < 26 ? '' : columnOf(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };

const escaped = (text: string): string => xmlLetters(text).replace(/[&<>"\r]/g, (sign) => ENTITIES[sign] ?? sign);
