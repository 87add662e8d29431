import { Readable } from 'node:stream';
import {
  type Gutscheinbericht,
  Gutscheincode,
  type importGutscheine as importCall,
  MAX_GUTSCHEIN_ZEILEN,
} from '../../../../contract/calls/betrieb/gutscheine.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import type { CallRequest } from '../../../calls/call-request.ts';
import { checkInput } from '../../../calls/input.ts';
import { problemOf, toRefusal } from '../../../calls/problem.ts';
import type { Context } from '../../../context.ts';
import { type CsvForm, type CsvRow, readCsv } from '../../../csv/read.ts';
import { refuseField } from '../../../errors.ts';
import { checkStillMay } from '../../betrieb/index.ts';
import { findGutscheine, importGutscheine } from '../gutschein.ts';
import { lockPool } from '../pool/store.ts';

const NEEDED = ['Code', 'Wert'];
const FORM: CsvForm = { columns: [...NEEDED, 'Haendler'], missing: (has) => NEEDED.filter((name) => !has(name)) };

type Request = Pick<CallRequest<typeof importCall>, 'login' | 'locale' | 'mandant' | 'input'>;
type Zeile = Gutscheinbericht['Zeilen'][number];

/** A code of the file, or the line that says why it is refused. */
type Read = { readonly zeile: number; readonly code: string; readonly wertCent: number; readonly haendler: string | null } | Zeile;

const isRefused = (line: Read): line is Zeile => 'Ergebnis' in line;

/**
 * Adds the codes of a file to the pool: all, or none if a line is refused. Picked grants that wait get theirs at once. Throws Validierung for a file that is no
 * CSV, lacks a column or is too long, NichtAuthorisiert if the right ended.
 */
export async function importCodes(context: Context, request: Request): Promise<Gutscheinbericht> {
  const { login, input } = request;
  await checkStillMay(context, login, 'Gutscheine');
  const lines: Read[] = [];
  const { rows } = await readCsv(Readable.from([input.body]), FORM);
  for await (const row of rows) {
    if (lines.length === MAX_GUTSCHEIN_ZEILEN) refuseField('Zeilen', 'zuVieleZeilen', { max: MAX_GUTSCHEIN_ZEILEN });
    lines.push(readLine(request, row));
  }
  // Of two files at once the second one sees the codes of the first.
  await lockPool(context);
  const known = await findGutscheine(
    context,
    lines.flatMap((line) => (isRefused(line) ? [] : [line.code])),
  );
  const seen = new Set<string>();
  const groups = new Map<string, { wertCent: number; haendler: string | null; codes: string[] }>();
  const Zeilen = lines.map((line): Zeile => {
    if (isRefused(line)) return line;
    const { zeile, code, wertCent } = line;
    const haendler = line.haendler ?? context.konfiguration.Gutschein?.Haendler ?? null;
    const [isTwice, before] = [seen.has(code), known.get(code)];
    seen.add(code);
    if (isTwice) return refused(request, zeile, 'doppelt');
    if (before !== undefined) return before === wertCent ? { Zeile: zeile, Ergebnis: 'bekannt' } : refused(request, zeile, 'andererWert');
    const key = JSON.stringify([wertCent, haendler]);
    const group = groups.get(key) ?? { wertCent, haendler, codes: [] };
    group.codes.push(code);
    groups.set(key, group);
    return { Zeile: zeile, Ergebnis: 'neu' };
  });
  const count = (ergebnis: Zeile['Ergebnis']) => Zeilen.filter(({ Ergebnis }) => Ergebnis === ergebnis).length;
  const isStored = input.query.probe !== 'true' && count('abgelehnt') === 0 && groups.size > 0;
  if (isStored)
    for (const { codes, ...of } of groups.values()) {
      await importGutscheine(context, of, codes);
      await writeProtokoll(context, 'gutschein.eingespielt', String(of.wertCent), { anzahl: codes.length });
    }
  return {
    Zeilen,
    Neu: count('neu'),
    Bekannt: count('bekannt'),
    Abgelehnt: count('abgelehnt'),
    WertCent: [...groups.values()].reduce((sum, { wertCent, codes }) => sum + wertCent * codes.length, 0),
    Gespeichert: isStored,
  };
}

function readLine(request: Request, { zeile, werte, rest }: CsvRow): Read {
  try {
    if (rest.length > 0) refuseField('Zeile', 'zuVieleWerte');
    const { Code = '', Wert = '', Haendler = '' } = werte;
    const WertCent = centOf(Wert) ?? refuseField('Wert', Wert === '' ? 'pflichtfeld' : 'format');
    const read = checkInput(Gutscheincode, { Code, WertCent, ...(Haendler && { Haendler }) });
    return { zeile, code: read.Code, wertCent: read.WertCent, haendler: read.Haendler ?? null };
  } catch (error) {
    return refusedBy(request, zeile, error);
  }
}

/** Cents of an amount in euros as people type it: `25`, `25,00` or `25.00 €`. */
function centOf(typed: string): number | null {
  const [, euros, cents = '00'] = /^(\d{1,5})(?:[.,](\d{2}))?(?: ?€)?$/.exec(typed.trim()) ?? [];
  return euros === undefined ? null : Number(euros) * 100 + Number(cents);
}

function refused(request: Request, zeile: number, code: 'doppelt' | 'andererWert'): Zeile {
  try {
    return refuseField('Code', code);
  } catch (error) {
    return refusedBy(request, zeile, error);
  }
}

/** The line of a refusal, without what was typed. Throws internal errors. */
function refusedBy({ locale, mandant }: Request, Zeile: number, error: unknown): Zeile {
  const refusal = toRefusal(error);
  if (refusal.status >= 500) throw error;
  const { errors } = problemOf(refusal, { locale, texte: mandant.texte[locale], isForSystem: true });
  return { Zeile, Ergebnis: 'abgelehnt', ...(errors && { errors: [...errors] }) };
}
