import { type InsertQueryBuilder, type InsertResult, Kysely, type QueryCreator, sql, type Transaction } from 'kysely';
import { type Connection, type ConnectionSource, withConnection } from './connection.ts';
import { sourceDialect } from './dialect.ts';
import { type Roles, readRoles } from './roles.ts';
import type { MandantTables, SystemTables } from './tables.ts';
import { type InTurn, makeTurns } from './turns.ts';
import { makeVersions, type Shown, type Version, WriteWatch } from './versions.ts';

/** One transaction of one tenant: sees and writes that tenant's rows alone, whatever the statement says. */
export interface MandantScope {
  readonly mandant: string;
  readonly tx: Transaction<MandantTables>;
}

/** One transaction for what has no tenant yet: host names, clock, limits, and the keys of due rows. */
export interface SystemScope {
  readonly tx: Transaction<SystemTables>;
}

/** One transaction that sets a tenant up: the tenant's own rows, and under `asSystem` what leads to it. */
export interface SetupScope extends MandantScope {
  /** Runs `work` in the same transaction under the system's role; nothing else of the transaction may run meanwhile. */
  asSystem<T>(work: (scope: SystemScope) => Promise<T>): Promise<T>;
}

/**
 * The database, reachable by scopes only. Each runs `work` in one transaction under a role without rights of its own, and
 * rolls back when `work` throws. Inside `work` use the scope's `tx` alone: the embedded database has one connection.
 */
export interface Db {
  readonly kind: ConnectionSource['kind'];
  /** Counts the changes that this process knows of what a tenant shows. */
  versionOf(mandant: string): Version;
  /** Counts a change of all that a tenant shows, made by another process. */
  noteChange(mandant: string): void;
  inMandant<T>(mandant: string, work: (scope: MandantScope) => Promise<T>): Promise<T>;
  /**
   * A transaction of one insert, begun and ended on the same way to a server and back. Nothing else is done
   * so: what is sent before its transaction is known to have begun must do nothing without one, and a row of no tenant is refused. Throws what the
   * database says against the row, or `DatabaseGone`, after which it may or may not be there.
   */
  insertInMandant<T extends keyof MandantTables>(
    mandant: string,
    insert: (query: QueryCreator<MandantTables>) => InsertQueryBuilder<MandantTables, T, InsertResult>,
  ): Promise<void>;
  inSystem<T>(work: (scope: SystemScope) => Promise<T>): Promise<T>;
  /** Runs work of one key at a time, over all processes: outside of any transaction, which may be opened in it. */
  readonly inTurn: InTurn;
  /** For the commands of an operator and the demo alone: a tenant that is there, or that `work` makes. */
  inSetup<T>(mandant: string, work: (scope: SetupScope) => Promise<T>): Promise<T>;
}

/** The scopes of a database. `shown` says what pages show of its tables, for those who keep pages; without it every write counts. */
export function openDb(source: ConnectionSource, shown: Shown = { unseen: [], growing: [] }): Db {
  const versions = makeVersions(shown);
  let known: Roles | undefined;
  const rolesOf = async (connection: Connection): Promise<Roles> => {
    known ??= await readRoles(connection);
    return known;
  };
  /** Rights that are gone may have gone to other roles, by the start of another process: the next transaction looks. */
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
  /** The role of the transaction is another for a while; when `work` throws, the transaction ends. */
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
    inSystem: (work) => looking(forSystem.transaction().execute((tx) => work({ tx }))),
  };
}

const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Begins a transaction under a role without rights of its own, with its tenant: both end with it. Making code of expressions takes the database longer than
 * the rows of any call, so it makes none.
 */
const begin = (role: string, mandant: string): string =>
  `begin; select set_config('role', ${literal(role)}, true), set_config('app.mandant', ${literal(mandant)}, true), set_config('jit', 'off', true)`;

/** A text inside SQL; strings take backslashes as they are (standard_conforming_strings). */
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
