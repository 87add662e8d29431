import type { Insertable } from 'kysely';
import type { Seite } from '../../../contract/values/wire.ts';
import { wiredIn } from '../../db/columns.ts';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';
import { WERBEEINWILLIGUNG } from './columns.ts';

export async function insertStep(scope: MandantScope, row: Insertable<MandantTables['werbeeinwilligung']>): Promise<void> {
  await scope.tx.insertInto('werbeeinwilligung').values(row).execute();
}

/** The latest step of a person, if there is any. */
export const findLatestStep = (scope: MandantScope, { seite, bezug }: { seite: Seite; bezug: string }) =>
  scope.tx
    .selectFrom('werbeeinwilligung')
    .select(['was', 'email_hash', 'zeit'])
    .where('seite', '=', seite)
    .where('bezug', '=', bezug)
    .orderBy('werbeeinwilligung_id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The latest step of an address, by its keyed hash. */
export const findLatestOfEmail = (scope: MandantScope, emailHash: string) =>
  scope.tx
    .selectFrom('werbeeinwilligung')
    .select('was')
    .where('email_hash', '=', emailHash)
    .orderBy('werbeeinwilligung_id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** All steps of a person, oldest first. */
export const listSteps = (scope: MandantScope, { seite, bezug }: { seite: Seite; bezug: string }) =>
  scope.tx
    .selectFrom('werbeeinwilligung')
    .select(wiredIn(WERBEEINWILLIGUNG))
    .where('seite', '=', seite)
    .where('bezug', '=', bezug)
    .orderBy('werbeeinwilligung_id')
    .execute();
