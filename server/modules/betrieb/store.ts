import type { Context } from '../../context.ts';
import type { MandantScope } from '../../db/scope.ts';

export const findApiSchluessel = (scope: MandantScope, schluesselHash: string) =>
  scope.tx
    .selectFrom('api_schluessel')
    .select('bezeichnung')
    .where('schluessel_hash', '=', schluesselHash)
    .where('widerrufen_am', 'is', null)
    .executeTakeFirst();

export async function insertApiSchluessel(context: Context, schluesselHash: string, bezeichnung: string): Promise<void> {
  await context.tx
    .insertInto('api_schluessel')
    .values({ schluessel_hash: schluesselHash, bezeichnung, erstellt_am: context.now, widerrufen_am: null })
    .execute();
}
