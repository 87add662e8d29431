import { type InsertQueryBuilder, type InsertResult, Kysely, type QueryCreator, sql, type Transaction } from 'kysely';
import { type Connection, type ConnectionSource, withConnection } from './connection.ts';
import { sourceDialect } from './dialect.ts';
import { type Roles, readRoles } from './roles.ts';
import { writeForAMoment } from './room.ts';
import type { MandantTables, SystemTables } from './tables.ts';
import { type InTurn, makeTurns } from './turns.ts';
import { makeVersions, type Shown, type Version, WriteWatch } from './versions.ts';

/** One transaction of one tenant: reads and writes only that tenant's rows, whatever the statement contains. */
export interface MandantScope {
  readonly mandant: string;
  readonly tx: Transaction<MandantTables>;
}

/** One transaction for what has no tenant yet: host names, clock, limits, and the keys of due rows. */
export interface SystemScope {
  readonly tx: Transaction<SystemTables>;
}

/** One transaction that sets up a tenant: the tenant's own rows, and under `asSystem` the rows that lead to the tenant. */
export interface SetupScope extends MandantScope {
  /** Runs `work` in the same transaction under the system's role; no other statement of the transaction may run meanwhile. */
  asSystem<T>(work: (scope: SystemScope) => Promise<T>): Promise<T>;
}

/**
 * The database, reachable only by scopes. Each runs `work` in one transaction under a role without rights of its own, and rolls back when `work`
 * throws. Inside `work` use only the scope's `tx`: the embedded database has one connection.
 */
export interface Db {
  readonly kind: ConnectionSource['kind'];
  /** Counters of the changes to what a tenant shows, as far as this process knows them. */
  versionOf(mandant: string): Version;
  /** Counts a change of all that a tenant shows, made by another process. */
  noteChange(mandant: string): void;
  inMandant<T>(mandant: string, work: (scope: MandantScope) => Promise<T>): Promise<T>;
  /**
   * A transaction of one insert in a single round trip to a server. Only inserts use it: the statement is sent before its transaction is known to have
   * begun, so it must do nothing outside of one, and the database refuses a row without a tenant. Throws the error of the database for the row, or
   * `DatabaseGone`, after which the row may or may not exist.
   */
  insertInMandant<T extends keyof MandantTables>(
    mandant: string,
    insert: (query: QueryCreator<MandantTables>) => InsertQueryBuilder<MandantTables, T, InsertResult>,
  ): Promise<void>;
  inSystem<T>(work: (scope: SystemScope) => Promise<T>): Promise<T>;
  /** Throws if the disk of the database has no room left. */
  checkRoom(): Promise<void>;
  /** Runs work of one key at a time, across all processes and outside of any transaction; `work` may open one. */
  readonly inTurn: InTurn;
  /** Only for operator commands and the demo: a tenant that exists or that `work` creates. */
  inSetup<T>(mandant: string, work: (scope: SetupScope) => Promise<T>): Promise<T>;
}

/** The scopes of a database. `shown` declares what pages show of its tables, for processes that cache pages; without it every write counts. */
export function openDb(source: ConnectionSource, shown: Shown = { unseen: [], growing: [] }): Db {
  const versions = makeVersions(shown);
  let known: Roles | undefined;
  const rolesOf = async (connection: Connection): Promise<Roles> => {
    known ??= await readRoles(connection);
    return known;
  };
  /** After a missing right the next transaction reads the roles again: another process may have moved the rights to other roles at its start. */
  const looking = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error) => {
      if (error.code === INSUFFICIENT_PRIVILEGE) known = undefined;
      throw error;
    });
  const beginSystem = async (connection: Connection) => begin((await rolesOf(connection)).system, '');
  const beginMandant = (mandant: string) => async (connection: Connection) => begin((await rolesOf(connection)).mandant, mandant);
  const forSystem = new Kysely<SystemTables>({ dialect: sourceDialect(source, beginSystem) });
  const byMandant = new Map<string, Kysely<MandantTables>>();
  const forMandant = (mandant: string) => {
    const opened = byMandant.get(mandant) ?? new Kysely<MandantTables>({ dialect: sourceDialect(source, beginMandant(mandant)) });
    byMandant.set(mandant, opened);
    return opened;
  };
  const inMandant: Db['inMandant'] = async (mandant, work) => {
    const watch = new WriteWatch();
    const transaction = forMandant(mandant).transaction();
    const result = await looking(transaction.execute((tx) => work({ mandant, tx: tx.withPlugin(watch) })));
    versions.written(mandant, watch.writes);
    return result;
  };
  /** Switches the role of the transaction while `work` runs; when `work` throws, the transaction ends. */
  const asSystem = async <T>({ tx }: MandantScope, work: (scope: SystemScope) => Promise<T>): Promise<T> => {
    const become = (role: string) => sql`select set_config('role', ${role}, true)`.execute(tx);
    const roles = known;
    if (!roles) throw new Error('the roles of the database changed meanwhile');
    await become(roles.system);
    const result = await work({ tx: tx as unknown as SystemScope['tx'] });
    await become(roles.mandant);
    return result;
  };
  return {
    kind: source.kind,
    versionOf: versions.of,
    inTurn: makeTurns(source),
    noteChange: versions.changed,
    inMandant,
    async insertInMandant(mandant, insert) {
      const watch = new WriteWatch();
      const { sql: text, parameters } = insert(forMandant(mandant).withPlugin(watch)).compile();
      const inserted = withConnection(source, async (connection) => {
        const opening = await beginMandant(mandant)(connection);
        await connection.queryTogether([{ sql: opening }, { sql: text, values: parameters }, { sql: 'commit' }]);
      });
      await looking(inserted);
      versions.written(mandant, watch.writes);
    },
    inSetup: (mandant, work) => inMandant(mandant, (scope) => work({ ...scope, asSystem: (inner) => asSystem(scope, inner) })),
    checkRoom: () => withConnection(source, writeForAMoment),
    inSystem: (work) => looking(forSystem.transaction().execute((tx) => work({ tx }))),
  };
}

const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Begins a transaction under a role without rights of its own, for one tenant: both end with it. JIT is off, since compiling expressions takes the
 * database longer than reading the rows of any call.
 */
const begin = (role: string, mandant: string): string =>
  `begin; select set_config('role', ${literal(role)}, true), set_config('app.mandant', ${literal(mandant)}, true), set_config('jit', 'off', true)`;

/** A text inside SQL; strings take backslashes as they are (standard_conforming_strings). */
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
