import type { Insertable } from 'kysely';
import { anyOf } from '../../db/any-of.ts';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';

export async function insertBankdaten(scope: MandantScope, row: Insertable<MandantTables['bankdaten']>): Promise<void> {
  await scope.tx.insertInto('bankdaten').values(row).execute();
}

export const findBankdaten = (scope: MandantScope, id: string) =>
  scope.tx.selectFrom('bankdaten').select(['kontoinhaber', 'iban', 'bic']).where('bankdaten_id', '=', id).executeTakeFirst();

export const listBankdaten = (scope: MandantScope, ids: readonly string[]) =>
  scope.tx.selectFrom('bankdaten').select(['bankdaten_id', 'kontoinhaber', 'iban', 'bic']).where('bankdaten_id', '=', anyOf(ids)).execute();

/** Deletes bank data unless a person or an agency keeps it for the next transfer, a grant is paid to it, or a payment went there. */
export async function deleteUnpaidTo(scope: MandantScope, id: string): Promise<void> {
  await scope.tx
    .deleteFrom('bankdaten')
    .where('bankdaten_id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('praemierung').select('praemierungsnummer').where('praemierung.bankdaten_id', '=', id))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('empfehler').select('empfehler_id').where('empfehler.bankdaten_id', '=', id))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('empfaenger').select('empfaengernummer').where('empfaenger.bankdaten_id', '=', id))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('agentur').select('agenturnummer').where('agentur.bankdaten_id', '=', id))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('zahlung').select('zahlungsnummer').where('zahlung.bankdaten_id', '=', id))),
    )
    .execute();
}

/** Bank data without the hash of the end of its IBAN, or without its country. */
export const listWithoutIbanEnde = (scope: MandantScope, limit: number) =>
  scope.tx
    .selectFrom('bankdaten')
    .select(['bankdaten_id', 'iban'])
    .where((eb) => eb.or([eb('iban_ende_hash', 'is', null), eb('land', 'is', null)]))
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

export async function setIbanEnde(
  scope: MandantScope,
  id: string,
  { hash, land }: { readonly hash: string; readonly land: string },
): Promise<void> {
  await scope.tx.updateTable('bankdaten').set({ iban_ende_hash: hash, land }).where('bankdaten_id', '=', id).execute();
}
