import type { MandantScope } from '../../db/scope.ts';

interface NeueBankdaten {
  bankdaten_id: string;
  kontoinhaber: string;
  iban: string;
  iban_hash: string;
  bic: string | null;
  erfasst_am: Date;
}

export async function insertBankdaten(scope: MandantScope, row: NeueBankdaten): Promise<void> {
  await scope.tx.insertInto('bankdaten').values(row).execute();
}
