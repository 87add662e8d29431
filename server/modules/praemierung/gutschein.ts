import type { Context } from '../../context.ts';
import * as store from './store.ts';

/** Of these voucher codes those that the pool has or had, with their value in cents. */
export async function findGutscheine(context: Context, codes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const byHash = new Map(codes.map((code) => [context.secrets.pseudonym('gutschein', code), code]));
  const rows = await store.listGutscheineByHash(context, [...byHash.keys()]);
  return new Map(rows.map((row) => [byHash.get(row.code_hash) ?? '', row.wert_cent]));
}

/**
 * Adds vouchers of one value to the pool, each code encrypted with its row bound in; a code that is there already is refused.
 * Whoever waits for one gets it now.
 */
export async function importGutscheine(context: Context, wertCent: number, codes: readonly string[]): Promise<void> {
  const rows = codes.map((code) => {
    const gutschein_id = context.random.nummer();
    const encrypted = context.secrets.encrypt(code, context.mandant, 'gutschein', gutschein_id);
    return { gutschein_id, wert_cent: wertCent, code: encrypted, code_hash: context.secrets.pseudonym('gutschein', code) };
  });
  await store.insertGutscheine(context, rows);
  await store.wakeWaiting(context, wertCent, context.now);
}
