import type { Bankdaten } from '../../../contract/calls/praemie/bankdaten.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import type { CheckedBankdaten } from './check.ts';
import { ibanEndeHash, ibanEndeOf, landOf } from './iban-ende.ts';
import { deleteUnpaidTo, findBankdaten, insertBankdaten, listBankdaten } from './store.ts';

/** Stores bank data encrypted, each text bound to its tenant, row and column. Returns the row's id. */
export async function storeBankdaten(context: Context, data: CheckedBankdaten): Promise<string> {
  const id = context.random.nummer();
  const encrypt = (column: string, text: string) => context.secrets.encrypt(text, context.mandant, 'bankdaten', id, column);
  await insertBankdaten(context, {
    bankdaten_id: id,
    kontoinhaber: encrypt('kontoinhaber', data.kontoinhaber),
    iban: encrypt('iban', data.iban),
    iban_hash: data.ibanHash,
    iban_ende_hash: ibanEndeHash(context, ibanEndeOf(data.iban)),
    bic: data.bic === null ? null : encrypt('bic', data.bic),
    erfasst_am: context.now,
    land: landOf(data.iban),
  });
  return id;
}

/** Stored bank data, decrypted, in the form that the check returned. Refuses with NichtGefunden. */
export async function readBankdaten(context: Context, id: string): Promise<Bankdaten> {
  const row = (await findBankdaten(context, id)) ?? refuse('NichtGefunden');
  const decrypt = (column: string, text: string) => context.secrets.decrypt(text, context.mandant, 'bankdaten', id, column);
  return {
    Kontoinhaber: decrypt('kontoinhaber', row.kontoinhaber),
    IBAN: decrypt('iban', row.iban),
    BIC: row.bic === null ? null : decrypt('bic', row.bic),
  };
}

/** Stored bank data by id, decrypted; null for what cannot be decrypted. Ids of nothing are left out. */
export async function readManyBankdaten(context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, Bankdaten | null>> {
  const rows = ids.length === 0 ? [] : await listBankdaten(context, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.bankdaten_id, readableOf(context, row)]));
}

function readableOf(context: Context, row: Awaited<ReturnType<typeof listBankdaten>>[number]): Bankdaten | null {
  const decrypt = (column: string, text: string) => context.secrets.decrypt(text, context.mandant, 'bankdaten', row.bankdaten_id, column);
  try {
    return {
      Kontoinhaber: decrypt('kontoinhaber', row.kontoinhaber),
      IBAN: decrypt('iban', row.iban),
      BIC: row.bic === null ? null : decrypt('bic', row.bic),
    };
  } catch {
    return null;
  }
}

/** Stored bank data as shown to its owner: only the first and last four characters of the IBAN. Null without an id. */
export async function maskedBankdaten(context: Context, id: string | null) {
  if (id === null) return null;
  const { Kontoinhaber, IBAN, BIC } = await readBankdaten(context, id);
  return { Kontoinhaber, IBAN: maskIban(IBAN), BIC: BIC ?? null };
}

/** Deletes bank data that is no longer needed; the account that a grant is paid to stays. */
export const deleteBankdaten = (context: Context, id: string): Promise<void> => deleteUnpaidTo(context, id);

/** An IBAN in blocks of four that shows only its first 4 and last 4 characters: `DE89 •••• •••• •••• ••30 00`. */
export const maskIban = (iban: string): string =>
  `${iban.slice(0, 4)}${'•'.repeat(iban.length - 8)}${iban.slice(-4)}`.replace(/(.{4})(?=.)/g, '$1 ');
