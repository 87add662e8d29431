import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import type { Context } from '../../context.ts';
import { refuseField } from '../../errors.ts';
import { insertBankdaten } from './store.ts';

/** Bank data as typed: `IBAN` with or without spaces, `BIC` only if somebody gives it. */
export interface Bankdaten {
  readonly Kontoinhaber: string;
  readonly IBAN: string;
  readonly BIC?: string | null | undefined;
}

export interface CheckedBankdaten {
  readonly kontoinhaber: string;
  readonly iban: string;
  readonly bic: string | null;
  /** Keyed hash of the IBAN: tells whether two sides name the same account. */
  readonly ibanHash: string;
}

/** Checks the IBAN (ISO 13616 with its check digits) and BIC (ISO 9362); `path` is where the fields stand in the request. */
export function checkBankdaten(context: Pick<Context, 'konfiguration' | 'secrets'>, given: Bankdaten, path: string): CheckedBankdaten {
  const iban = electronicFormatIBAN(given.IBAN) ?? '';
  if (!isValidIBAN(iban)) refuseField(`${path}.IBAN`, 'iban');
  if (context.konfiguration.ModuleIBANNurDE && !iban.startsWith('DE')) refuseField(`${path}.IBAN`, 'ibanNurDe');
  const bic = given.BIC?.replace(/\s/g, '').toUpperCase() || null;
  if (bic !== null && !isValidBIC(bic)) refuseField(`${path}.BIC`, 'bic');
  return { kontoinhaber: given.Kontoinhaber, iban, bic, ibanHash: context.secrets.pseudonym('iban', iban) };
}

/** Stores bank data encrypted, each text bound to its tenant, row and column. Returns the row's id. */
export async function storeBankdaten(context: Context, data: CheckedBankdaten): Promise<string> {
  const id = context.random.nummer();
  const encrypt = (column: string, text: string) => context.secrets.encrypt(text, context.mandant, 'bankdaten', id, column);
  await insertBankdaten(context, {
    bankdaten_id: id,
    kontoinhaber: encrypt('kontoinhaber', data.kontoinhaber),
    iban: encrypt('iban', data.iban),
    iban_hash: data.ibanHash,
    bic: data.bic === null ? null : encrypt('bic', data.bic),
    erfasst_am: context.now,
  });
  return id;
}
