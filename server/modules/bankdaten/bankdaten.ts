import type { Bankdaten } from '../../../contract/calls/praemie/bankdaten.ts';
import { createTexts } from '../../../texts/texts.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { type CheckedBankdaten, isIban } from './check.ts';
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

/** Stored bank data, decrypted, in the form that the check returned. Refuses with NichtGefunden, throws if it cannot be decrypted. */
export async function readBankdaten(context: Context, id: string): Promise<Bankdaten> {
  return decryptRow(context, id, (await findBankdaten(context, id)) ?? refuse('NichtGefunden'));
}

function decryptRow(context: Context, id: string, row: NonNullable<Awaited<ReturnType<typeof findBankdaten>>>): Bankdaten {
  const decrypt = (column: string, text: string) => context.secrets.decrypt(text, context.mandant, 'bankdaten', id, column);
  return {
    Kontoinhaber: decrypt('kontoinhaber', row.kontoinhaber),
    IBAN: decrypt('iban', row.iban),
    BIC: row.bic === null ? null : decrypt('bic', row.bic),
  };
}

/** The same, or null if it cannot be decrypted: the row is damaged, or APP_SECRET is another one. Nothing can be paid to it, so it has to be entered again. */
export async function readableBankdaten(context: Context, id: string): Promise<Bankdaten | null> {
  return readable(context, id, (await findBankdaten(context, id)) ?? refuse('NichtGefunden'));
}

/** Stored bank data by id, null for what cannot be decrypted. Ids of nothing are left out. */
export async function readManyBankdaten(context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, Bankdaten | null>> {
  const rows = ids.length === 0 ? [] : await listBankdaten(context, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.bankdaten_id, readable(context, row.bankdaten_id, row)]));
}

function readable(context: Context, id: string, row: Parameters<typeof decryptRow>[2]): Bankdaten | null {
  try {
    return decryptRow(context, id, row);
  } catch {
    return null;
  }
}

/**
 * Stored bank data as shown to its owner: only the first and last four characters of the IBAN, or a word in place of what cannot be decrypted. Null without an id.
 */
export async function maskedBankdaten(context: Context, id: string | null) {
  if (id === null) return null;
  const bankdaten = await readableBankdaten(context, id);
  if (bankdaten === null) return unreadable(context);
  const { Kontoinhaber, IBAN, BIC } = bankdaten;
  return { Kontoinhaber, IBAN: maskIban(IBAN), BIC: BIC ?? null };
}

/** The same for the back office: only the last four characters of the IBAN, and whether its check digits are right. Nulls without an id. */
export async function kontoForBetrieb(context: Context, id: string | null) {
  if (id === null) return { Kontoinhaber: null, IBANMaskiert: null, IBANGueltig: null };
  const bankdaten = await readableBankdaten(context, id);
  if (bankdaten === null) {
    const { Kontoinhaber, IBAN } = unreadable(context);
    return { Kontoinhaber, IBANMaskiert: IBAN, IBANGueltig: null };
  }
  const { Kontoinhaber, IBAN } = bankdaten;
  return { Kontoinhaber, IBANMaskiert: `•••• ${IBAN.slice(-4)}`, IBANGueltig: isIban(IBAN) };
}

function unreadable({ locale, texte }: Pick<Context, 'locale' | 'texte'>) {
  const word = createTexts(locale, texte[locale])('bankdaten.unlesbar');
  return { Kontoinhaber: word, IBAN: word, BIC: null };
}

/** Deletes bank data that is no longer needed; the account that a grant is paid to stays. */
export const deleteBankdaten = (context: Context, id: string): Promise<void> => deleteUnpaidTo(context, id);

/** An IBAN in blocks of four that shows only its first 4 and last 4 characters: `DE89 •••• •••• •••• ••30 00`. */
export const maskIban = (iban: string): string =>
  `${iban.slice(0, 4)}${'•'.repeat(iban.length - 8)}${iban.slice(-4)}`.replace(/(.{4})(?=.)/g, '$1 ');
