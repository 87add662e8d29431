import type { Praemierung } from '../../../contract/calls/praemie/praemie.ts';
import { formatCent } from '../../../contract/values/cent.ts';
import { localize } from '../../../contract/values/lokal.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import { addMonths, dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { serveWaiting } from './pool/pool.ts';
import * as store from './store.ts';

/** The given voucher codes that are or were in the pool, with their value in cents. */
export async function findGutscheine(context: Context, codes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const byHash = new Map(codes.map((code) => [context.secrets.pseudonym('gutschein', code), code]));
  const rows = await store.listGutscheineByHash(context, [...byHash.keys()]);
  return new Map(rows.map((row) => [byHash.get(row.code_hash) ?? '', row.wert_cent]));
}

/**
 * Adds vouchers of one value and shop to the pool. Each code is encrypted with its row id as context; a code that exists already violates a
 * unique constraint. Then serves waiting grants, the oldest pick first.
 */
export async function importGutscheine(
  context: Context,
  { wertCent, haendler }: { readonly wertCent: number; readonly haendler: string | null },
  codes: readonly string[],
): Promise<void> {
  const rows = codes.map((code) => {
    const gutschein_id = context.random.nummer();
    const encrypted = context.secrets.encrypt(code, context.mandant, 'gutschein', gutschein_id);
    return { gutschein_id, wert_cent: wertCent, haendler, code: encrypted, code_hash: context.secrets.pseudonym('gutschein', code) };
  });
  await store.insertGutscheine(context, rows);
  await serveWaiting(context);
}

/** The voucher terms of a grant: the current terms while it can be picked, later those stored with it. Null if there are none. */
export const gutscheinOf = (
  { konfiguration }: Pick<Context, 'konfiguration'>,
  { status, gutschein }: Pick<store.PraemierungRow, 'status' | 'gutschein'>,
): store.PraemierungRow['gutschein'] => (status === 'Offen' ? konfiguration.Gutschein : gutschein);

/** The voucher terms as the owner sees them, with the last day of a code that was handed out. */
export function describeGutschein(
  gutschein: store.PraemierungRow['gutschein'],
  ausgegebenAm: Date | null | undefined,
  locale: Locale,
): Praemierung['Gutschein'] {
  if (gutschein === null) return undefined;
  const { Haendler, Bedingungen, GueltigMonate } = gutschein;
  const until = ausgegebenAm && { GueltigBis: addMonths(dayOf(ausgegebenAm), GueltigMonate) };
  return { Haendler, Bedingungen: localize(Bedingungen, locale), GueltigMonate, ...until };
}

/** The codes handed out for a grant, in clear text, with their values and the moment they were handed out. */
export async function codesOf(context: Context, praemierungsnummer: string) {
  const rows = await store.listGutscheineOf(context, [praemierungsnummer]);
  const codes = rows.map((row) => ({
    Code: codeOf(context, row),
    WertCent: row.wert_cent,
    Wert: formatCent(row.wert_cent, context.locale),
  }));
  return { codes, ausgegebenAm: rows[0]?.ausgegeben_am ?? null };
}

const codeOf = (context: Context, { gutschein_id, code }: { readonly gutschein_id: string; readonly code: string }): string =>
  context.secrets.decrypt(code, context.mandant, 'gutschein', gutschein_id);

function groupByGrant<Row extends { readonly praemierungsnummer: string | null }>(rows: readonly Row[]): ReadonlyMap<string, Row[]> {
  const byGrant = new Map<string, Row[]>();
  for (const row of rows) {
    const nummer = row.praemierungsnummer ?? '';
    byGrant.set(nummer, [...(byGrant.get(nummer) ?? []), row]);
  }
  return byGrant;
}

/** The codes handed out for these grants, joined into one text per grant. */
export async function joinedCodes(context: Context, nummern: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = nummern.length === 0 ? [] : await store.listGutscheineOf(context, nummern);
  const byGrant = groupByGrant(rows);
  return new Map([...byGrant].map(([nummer, of]) => [nummer, joinCodes(of.map((row) => ({ Code: codeOf(context, row) })))]));
}

export const joinCodes = (codes: readonly { readonly Code: string }[]): string => codes.map(({ Code }) => Code).join(', ');
