import type { Transaction } from 'kysely';
import type { MandantScope, SystemScope } from '../db/scope.ts';
import type { MandantFolder } from './draft.ts';
import type { BildKey, Rows, Table } from './rows.ts';

/** A tenant as it is stored, locked for the rest of the transaction; undefined if there is none. */
export const lockMandant = ({ tx }: SystemScope, mandant: string) =>
  tx.selectFrom('mandant').select(['konfiguration', 'theme', 'texte']).where('mandant', '=', mandant).forNoKeyUpdate().executeTakeFirst();

const stored = ({ konfiguration, theme, texte }: MandantFolder) => ({
  konfiguration: JSON.stringify(konfiguration),
  theme: JSON.stringify(theme),
  texte: JSON.stringify(texte),
});

/** Stores a new tenant; `liveSeit` is when its pages open, null for one that is set up first. */
export async function insertMandant({ tx }: SystemScope, folder: MandantFolder, liveSeit: Date | null): Promise<void> {
  await tx
    .insertInto('mandant')
    .values({ mandant: folder.name, live_seit: liveSeit, ...stored(folder) })
    .execute();
}

/** Overwrites settings, look and texts; the raised version makes every process reload them. */
export async function updateMandant({ tx }: SystemScope, folder: MandantFolder): Promise<void> {
  await tx
    .updateTable('mandant')
    .set((eb) => ({ ...stored(folder), version: eb('version', '+', 1) }))
    .where('mandant', '=', folder.name)
    .execute();
}

/** The hosts of a tenant, and those of `hosts` that belong to other tenants. */
export const listHosts = ({ tx }: SystemScope, mandant: string, hosts: readonly string[]) =>
  tx
    .selectFrom('mandant_host')
    .select(['host', 'art', 'mandant'])
    .where((eb) => eb.or([eb('mandant', '=', mandant), ...(hosts.length > 0 ? [eb('host', 'in', hosts)] : [])]))
    .orderBy('host')
    .execute();

export async function replaceHosts({ tx }: SystemScope, { name, hosts }: Pick<MandantFolder, 'name' | 'hosts'>): Promise<void> {
  await tx.deleteFrom('mandant_host').where('mandant', '=', name).execute();
  await tx
    .insertInto('mandant_host')
    .values(hosts.map(({ host, art }) => ({ host, art, mandant: name })))
    .execute();
}

const KATEGORIE = ['id', 'slug', 'titel', 'titel_en', 'quelle', 'breadcrumb'] as const;
const PRODUKT = [
  ...(['id', 'externe_id', 'name', 'name_en', 'beschreibung', 'beschreibung_en'] as const),
  ...(['kategorie', 'quelle', 'versteckt', 'sortierung', 'daten'] as const),
];
const PRAEMIE = ['id', 'produkt_id', 'titel', 'titel_en', 'startdatum', 'enddatum', 'enddatum_anzeige', 'wert_cent'] as const;
const AKTION = [
  ...(['aktions_id', 'titel', 'titel_en', 'text', 'text_en', 'rechtstext', 'rechtstext_en'] as const),
  ...(['version', 'startdatum', 'enddatum'] as const),
];

/** All rows that come from the lists of a tenant's folder, in their order. */
export async function readRows({ tx }: MandantScope): Promise<Rows> {
  return {
    produktkategorie: await tx.selectFrom('produktkategorie').select(KATEGORIE).orderBy('id').execute(),
    produkt: await tx.selectFrom('produkt').select(PRODUKT).orderBy('sortierung').orderBy('id').execute(),
    geraet: await tx.selectFrom('geraet').select(['id', 'sortierung', 'daten']).orderBy('sortierung').orderBy('id').execute(),
    praemie: await tx.selectFrom('praemie').select(PRAEMIE).orderBy('id').execute(),
    aktion: await tx.selectFrom('aktion').select(AKTION).orderBy('aktions_id').execute(),
  };
}

/** The column that identifies a row of a table. */
const KEY: Readonly<Record<Table, string>> = {
  produktkategorie: 'id',
  produkt: 'id',
  geraet: 'id',
  praemie: 'id',
  aktion: 'aktions_id',
};

/** For statements that are the same for each table; the columns come from the rows. */
type AnyTables = Readonly<Record<Table, Readonly<Record<string, unknown>>>>;
const anyOf = ({ tx }: MandantScope) => tx as unknown as Transaction<AnyTables>;

/** Rows per statement, which takes 65,535 values at most. */
const BATCH = 1000;

const json = (value: unknown): unknown => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value);

/** Inserts rows, and overwrites those that exist. */
export async function putRows<T extends Table>(scope: MandantScope, table: T, rows: Rows[T]): Promise<void> {
  const all = rows.map((row) => Object.fromEntries(Object.entries(row).map(([column, value]) => [column, json(value)])));
  const columns = Object.keys(all[0] ?? {});
  for (let from = 0; from < all.length; from += BATCH) {
    await anyOf(scope)
      .insertInto(table as Table)
      .values(all.slice(from, from + BATCH))
      .onConflict((conflict) =>
        conflict
          .columns(['mandant', KEY[table]])
          .doUpdateSet((eb) => Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)]))),
      )
      .execute();
  }
}

export async function deleteRows(scope: MandantScope, table: Table, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await anyOf(scope)
      .deleteFrom(table)
      .where(KEY[table], 'in', [...ids])
      .execute();
}

/** Gives rows a name that no other has, so that another row can take theirs in the same transaction. */
export async function clearNames({ tx }: MandantScope, kategorien: readonly number[], produkte: readonly number[]): Promise<void> {
  for (const id of kategorien)
    await tx
      .updateTable('produktkategorie')
      .set({ slug: `~${id}` })
      .where('id', '=', id)
      .execute();
  for (const id of produkte)
    await tx
      .updateTable('produkt')
      .set({ externe_id: `~${id}` })
      .where('id', '=', id)
      .execute();
}

/** Those of the products that a referral, an order or a claim names. */
export async function listUsedProdukte({ tx }: MandantScope, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('empfehlung')
    .select('produkt_id')
    .where('produkt_id', 'in', ids)
    .union(tx.selectFrom('auftrag').select('produkt_id').where('produkt_id', 'in', ids))
    .union(tx.selectFrom('auftrag_ohne_empfehlung').select('produkt_id').where('produkt_id', 'in', ids))
    .union(tx.selectFrom('nachbuchung').select('produkt_id').where('produkt_id', 'in', ids))
    .execute();
  return rows.flatMap((row) => row.produkt_id ?? []);
}

/** Those of the rewards that have a grant. */
export async function listUsedPraemien({ tx }: MandantScope, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx.selectFrom('praemierung').select('praemie_id').distinct().where('praemie_id', 'in', ids).execute();
  return rows.map((row) => row.praemie_id);
}

/** Those of the campaigns that people have answered. */
export async function listUsedAktionen({ tx }: MandantScope, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx.selectFrom('aktion_zustimmung').select('aktions_id').distinct().where('aktions_id', 'in', ids).execute();
  return rows.map((row) => row.aktions_id);
}

export const hasEmpfehlungen = async ({ tx }: MandantScope): Promise<boolean> =>
  (await tx.selectFrom('empfehlung').select('produkt_id').limit(1).executeTakeFirst()) !== undefined;

/** Products and days of the orders that are not released yet, each once. */
export const listOpenAuftraege = ({ tx }: MandantScope) =>
  tx
    .selectFrom('auftrag')
    .select(['produkt_id', 'auftragsdatum'])
    .distinct()
    .where('status', 'in', ['Eingegangen', 'Bestaetigt'])
    .execute();

export const listBildKeys = ({ tx }: MandantScope): Promise<BildKey[]> =>
  tx.selectFrom('bild').select(['name', 'hash']).orderBy('name').execute();
