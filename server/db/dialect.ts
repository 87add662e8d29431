import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Connection, ConnectionSource } from './connection.ts';

class SourceConnection implements DatabaseConnection {
  readonly connection: Connection;
  readonly release: () => void;

  constructor(connection: Connection, release: () => void) {
    this.connection = connection;
    this.release = release;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.connection.query(query.sql, query.parameters);
    return { rows: rows as R[], numAffectedRows: BigInt(affectedRows) };
  }

  // biome-ignore lint/correctness/useYield: streaming is not offered
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not offered');
  }
}

/** Kysely over our connections: one compiler for the embedded database and a server. `begin` returns the SQL that opens a transaction in one round trip. */
export function sourceDialect(source: ConnectionSource, begin: (connection: Connection) => Promise<string>): Dialect {
  const run = (statement: string) => async (connection: DatabaseConnection) => {
    await connection.executeQuery(CompiledQuery.raw(statement));
  };
  const driver: Driver = {
    init: async () => {},
    async acquireConnection() {
      const { connection, release } = await source.acquire();
      return new SourceConnection(connection, release);
    },
    async beginTransaction(connection) {
      const statement = await begin((connection as SourceConnection).connection);
      await run(statement)(connection).catch(async (error) => {
        await run('rollback')(connection);
        throw error;
      });
    },
    commitTransaction: run('commit'),
    rollbackTransaction: run('rollback'),
    async releaseConnection(connection) {
      (connection as SourceConnection).release();
    },
    destroy: async () => {},
  };
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
