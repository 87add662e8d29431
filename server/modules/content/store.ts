import type { Insertable } from 'kysely';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';

/** Writes a picture; one of the same name is replaced. */
export async function upsertBild({ tx }: MandantScope, { name, ...content }: Insertable<MandantTables['bild']>): Promise<void> {
  await tx
    .insertInto('bild')
    .values({ name, ...content })
    .onConflict((conflict) => conflict.columns(['mandant', 'name']).doUpdateSet(content))
    .execute();
}

export async function readInhalt({ tx }: MandantScope, name: string, hash: string): Promise<Uint8Array | undefined> {
  const row = await tx.selectFrom('bild').select('inhalt').where('name', '=', name).where('hash', '=', hash).executeTakeFirst();
  return row?.inhalt;
}
