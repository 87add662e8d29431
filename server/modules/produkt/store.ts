import { sql } from 'kysely';
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

/** Products in their order, without hidden ones. */
export function listProdukte(scope: MandantScope, filter: { kategorie?: string | undefined; quelle?: string | undefined } = {}) {
  let query = select(scope).where('versteckt', '=', false);
  if (filter.kategorie) query = query.where('kategorie', '=', filter.kategorie);
  if (filter.quelle) query = query.where('quelle', '=', filter.quelle);
  return query.orderBy('sortierung').orderBy('id').execute();
}

/** Ids of all products that are not hidden. */
export const listShownIds = async ({ tx }: MandantScope): Promise<number[]> =>
  (await tx.selectFrom('produkt').select('id').where('versteckt', '=', false).execute()).map(({ id }) => id);

export type ProduktRow = Awaited<ReturnType<typeof listProdukte>>[number];

export const readProduktById = (scope: MandantScope, id: number) => select(scope).where('id', '=', id).executeTakeFirst();

/** By ExterneId or Id. An ExterneId never consists of digits alone, so at most one product matches. */
export const readProduktBy = (scope: MandantScope, externeId: string, id: number | null) =>
  select(scope)
    .where((eb) => eb.or([eb('externe_id', '=', externeId), ...(id === null ? [] : [eb('id', '=', id)])]))
    .orderBy((eb) => eb('externe_id', '=', externeId), 'desc')
    .limit(1)
    .executeTakeFirst();

export async function hasKategorie(scope: MandantScope, slug: string): Promise<boolean> {
  return (await scope.tx.selectFrom('produktkategorie').select('id').where('slug', '=', slug).executeTakeFirst()) !== undefined;
}

/** Slugs of all categories. */
export const listSlugs = async ({ tx }: MandantScope): Promise<string[]> =>
  (await tx.selectFrom('produktkategorie').select('slug').execute()).map(({ slug }) => slug);

/** All categories in the tenant's order. */
export const listKategorien = (scope: MandantScope) =>
  scope.tx.selectFrom('produktkategorie').select(['id', 'slug', 'titel', 'titel_en', 'quelle', 'breadcrumb']).orderBy('id').execute();

export type KategorieRow = Awaited<ReturnType<typeof listKategorien>>[number];

/** The given products, by Id, with their categories; without hidden ones. */
export const listShown = (scope: MandantScope, ids: readonly number[]) =>
  scope.tx
    .selectFrom('produkt')
    .select(['id', 'kategorie'])
    .where('versteckt', '=', false)
    .where('id', 'in', [...ids, 0])
    .execute();

/** The kind in each product's data; null if it has none. */
export const listOwnArten = ({ tx }: MandantScope): Promise<{ id: number; art: string | null }[]> =>
  tx
    .selectFrom('produkt')
    .select(['id', sql<string | null>`daten ->> 'ProduktArt'`.as('art')])
    .execute();
