import type { Context } from '../../context.ts';
import { inContext, type Parts } from '../../parts.ts';
import { listWithoutIbanEnde, setIbanEnde } from './store.ts';

/** Digits at the end of an IBAN by which a person is found. */
const LENGTH = 4;

/** The end of an IBAN as people say it. */
export const ibanEndeOf = (iban: string): string => iban.slice(-LENGTH);

/** The country of an account. */
export const landOf = (iban: string): string => iban.slice(0, 2);

/** Keyed hash by which bank data is found by the end of its IBAN. */
export const ibanEndeHash = ({ secrets }: Pick<Context, 'secrets'>, ende: string): string => secrets.pseudonym('iban-ende', ende);

/** Rows in one transaction. */
const BATCH = 500;

/** Stores that hash and the country for bank data of before. Runs before anything is served; any process may run it, and it does nothing if no such row is left. */
export async function fillIbanEnden(parts: Parts): Promise<void> {
  for (const mandant of parts.mandanten.all()) {
    while ((await inContext(parts, mandant, { wer: 'System' }, fillBatch)) === BATCH);
  }
}

async function fillBatch(context: Context): Promise<number> {
  const rows = await listWithoutIbanEnde(context, BATCH);
  for (const { bankdaten_id, iban } of rows) await setIbanEnde(context, bankdaten_id, ofStored(context, bankdaten_id, iban));
  return rows.length;
}

/** Both for an encrypted IBAN; empty for one that cannot be decrypted. */
function ofStored(context: Context, id: string, encrypted: string): { readonly hash: string; readonly land: string } {
  try {
    const iban = context.secrets.decrypt(encrypted, context.mandant, 'bankdaten', id, 'iban');
    return { hash: ibanEndeHash(context, ibanEndeOf(iban)), land: landOf(iban) };
  } catch {
    return { hash: '', land: '' };
  }
}
