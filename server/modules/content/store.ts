import type { Insertable } from 'kysely';
import { INHALT_ARTEN, type InhaltArt, type InhaltEntry } from '../../../contract/calls/inhalt.ts';
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

export async function readBildInhalt({ tx }: MandantScope, name: string, hash: string): Promise<Uint8Array | undefined> {
  const row = await tx.selectFrom('bild').select('inhalt').where('name', '=', name).where('hash', '=', hash).executeTakeFirst();
  return row?.inhalt;
}

export async function deleteBilder({ tx }: MandantScope, names: readonly string[]): Promise<void> {
  if (names.length > 0) await tx.deleteFrom('bild').where('name', 'in', names).execute();
}

/** All pictures of the tenant with their content. */
export const listBilder = ({ tx }: MandantScope) => tx.selectFrom('bild').select(['name', 'inhalt']).orderBy('name').execute();

/** The tenant's content as stored, ordered by kind and position. */
export const listEntries = ({ tx }: MandantScope) =>
  tx.selectFrom('inhalt').select(['art', 'kennung', 'position', 'felder']).orderBy('art').orderBy('position').orderBy('kennung').execute();

/** Replaces all entries of the tenant, or only those of some kinds. */
export async function replaceEntries(
  { tx }: MandantScope,
  entries: readonly InhaltEntry[],
  arten: readonly InhaltArt[] = INHALT_ARTEN,
): Promise<void> {
  await tx.deleteFrom('inhalt').where('art', 'in', arten).execute();
  const rows = entries.map(({ art, kennung, position, felder }) => ({ art, kennung, position, felder: JSON.stringify(felder) }));
  if (rows.length > 0) await tx.insertInto('inhalt').values(rows).execute();
}
