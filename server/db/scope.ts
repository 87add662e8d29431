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

/** One transaction about what belongs to the installation, which also writes rows of tenants that follow from it, such as a mail. */
interface CrossingScope extends SystemScope {
  /** Runs `work` in the same transaction as one of the tenant; no other statement of the transaction may run meanwhile. */
  asMandant<T>(mandant: string, work: (scope: MandantScope) => Promise<T>): Promise<T>;
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
  /** Only for people of the back office, who belong to the installation and work for tenants. */
  inCrossing<T>(work: (scope: CrossingScope) => Promise<T>): Promise<T>;
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
  /** Switches role and tenant of a transaction while `work` runs; when `work` throws, the transaction ends. */
  const switched = async <T>(
    tx: Transaction<MandantTables> | Transaction<SystemTables>,
    between: (roles: Roles) => readonly [own: readonly [string, string], other: readonly [string, string]],
    work: () => Promise<T>,
  ): Promise<T> => {
    if (!known) throw new Error('the roles of the database changed meanwhile');
    const [own, other] = between(known);
    const become = ([role, mandant]: readonly [string, string]) =>
      sql`select set_config('role', ${role}, true), set_config('app.mandant', ${mandant}, true)`.execute(tx as Transaction<SystemTables>);
    await become(other);
    const result = await work();
    await become(own);
    return result;
  };
  const asSystem = <T>({ tx, mandant }: MandantScope, work: (scope: SystemScope) => Promise<T>): Promise<T> =>
    switched(
      tx,
      (roles) => [
        [roles.mandant, mandant],
        [roles.system, mandant],
      ],
      () => work({ tx: tx as unknown as SystemScope['tx'] }),
    );
  const inCrossing: Db['inCrossing'] = async (work) => {
    const watches = new Map<string, WriteWatch>();
    const asMandant = <T>(tx: SystemScope['tx'], mandant: string, inner: (scope: MandantScope) => Promise<T>): Promise<T> => {
      const watch = watches.get(mandant) ?? new WriteWatch();
      watches.set(mandant, watch);
      const scope = { mandant, tx: (tx as unknown as MandantScope['tx']).withPlugin(watch) };
      return switched(
        tx,
        (roles) => [
          [roles.system, ''],
          [roles.mandant, mandant],
        ],
        () => inner(scope),
      );
    };
    const result = await looking(
      forSystem.transaction().execute((tx) => work({ tx, asMandant: (mandant, inner) => asMandant(tx, mandant, inner) })),
    );
    for (const [mandant, { writes }] of watches) versions.written(mandant, writes);
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
    inCrossing,
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
