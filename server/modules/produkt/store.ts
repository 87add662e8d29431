import type { MandantScope } from '../../db/scope.ts';

const COLUMNS = [
  'id',
  'externe_id',
  'name',
  'name_en',
  'beschreibung',
  'beschreibung_en',
  'kategorie',
  'quelle',
  'versteckt',
  'daten',
] as const;

const select = (scope: MandantScope) => scope.tx.selectFrom('produkt').select(COLUMNS);

/** Products in their order; hidden ones are in no list. */
export function listProdukte(scope: MandantScope, filter: { kategorie?: string | undefined; quelle?: string | undefined } = {}) {
  let query = select(scope).where('versteckt', '=', false);
  if (filter.kategorie) query = query.where('kategorie', '=', filter.kategorie);
  if (filter.quelle) query = query.where('quelle', '=', filter.quelle);
  return query.orderBy('sortierung').orderBy('id').execute();
}

export type ProduktRow = Awaited<ReturnType<typeof listProdukte>>[number];

export const readProduktById = (scope: MandantScope, id: number) => select(scope).where('id', '=', id).executeTakeFirst();

export const readProduktByExterneId = (scope: MandantScope, externeId: string) =>
  select(scope).where('externe_id', '=', externeId).executeTakeFirst();

export async function hasKategorie(scope: MandantScope, slug: string): Promise<boolean> {
  return (await scope.tx.selectFrom('produktkategorie').select('id').where('slug', '=', slug).executeTakeFirst()) !== undefined;
}
