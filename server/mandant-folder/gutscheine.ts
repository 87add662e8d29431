import { sentence } from '../../texts/sentence.ts';
import type { Context } from '../context.ts';
import * as pool from '../modules/praemierung/index.ts';
import { type Change, changesOf } from './changes.ts';
import type { MandantFolder } from './draft.ts';
import type { Fault } from './faults.ts';

const FILE = 'gutscheine.json';

interface Imported {
  readonly changes: Change[];
  readonly faults: Fault[];
  readonly notes: Fault[];
}

/** Adds the voucher codes that the pool does not have yet. Never removes or logs a code: anyone who reads it can spend it. */
export async function importGutscheine(context: Context, { gutscheine, konfiguration }: MandantFolder, isDemo: boolean): Promise<Imported> {
  const listed = gutscheine.map(({ WertCent, Haendler = konfiguration.Gutschein?.Haendler ?? null, Codes }, at) => ({
    at,
    WertCent,
    Haendler,
    codes: codesOf(context, WertCent, Codes, isDemo),
  }));
  const known = await pool.findGutscheine(
    context,
    listed.flatMap(({ codes }) => codes),
  );
  const faults = listed.flatMap(({ at, WertCent, codes }) =>
    codes.flatMap((code, index): Fault[] => {
      const cent = known.get(code) ?? WertCent;
      return cent === WertCent ? [] : [{ file: FILE, path: [at, 'Codes', index], message: sentence('codeVorhanden', { cent }) }];
    }),
  );
  if (faults.length > 0) return { changes: [], faults, notes: [] };
  const news = listed.map(({ codes, ...of }) => ({ ...of, codes: codes.filter((code) => !known.has(code)) }));
  for (const { WertCent, Haendler, codes } of news)
    if (codes.length > 0) await pool.importGutscheine(context, { wertCent: WertCent, haendler: Haendler }, codes);
  const added = news.flatMap(({ WertCent, codes }) => codes.map(() => WertCent));
  const counted = gutscheine.filter(({ Codes }) => !Array.isArray(Codes)).length;
  const notes = counted > 0 && !isDemo ? [{ file: FILE, path: [], message: sentence('codeAnzahl', { anzahl: counted }) }] : [];
  return { changes: changesOf(FILE, { added }, (cent) => `${cent} cents`), faults: [], notes };
}

function codesOf(
  { random }: Context,
  wertCent: number,
  codes: MandantFolder['gutscheine'][number]['Codes'],
  isDemo: boolean,
): readonly string[] {
  if (Array.isArray(codes)) return codes;
  return isDemo ? Array.from({ length: codes }, () => `DEMO-${wertCent / 100}-${random.code()}-${random.code()}`) : [];
}
