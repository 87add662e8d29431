import { Kysely, sql, type Transaction } from 'kysely';
import type { ConnectionSource } from './connection.ts';
import { sourceDialect } from './dialect.ts';
import type { MandantTables, SystemTables } from './tables.ts';

/** One transaction of one tenant: sees and writes that tenant's rows alone, whatever the statement says. */
export interface MandantScope {
  readonly mandant: string;
  readonly tx: Transaction<MandantTables>;
}

/** One transaction for what has no tenant yet: host names, clock, limits, and the keys of due rows. */
export interface SystemScope {
  readonly tx: Transaction<SystemTables>;
}

/**
 * The database, reachable by scopes only. Each runs `work` in one transaction under a role without rights of its own, and
 * rolls back when `work` throws. Inside `work` use the scope's `tx` alone: the embedded database has one connection.
 */
export interface Db {
  readonly kind: ConnectionSource['kind'];
  inMandant<T>(mandant: string, work: (scope: MandantScope) => Promise<T>): Promise<T>;
  inSystem<T>(work: (scope: SystemScope) => Promise<T>): Promise<T>;
}

export function openDb(source: ConnectionSource): Db {
  const dialect = sourceDialect(source);
  const forMandant = new Kysely<MandantTables>({ dialect });
  const forSystem = new Kysely<SystemTables>({ dialect });
  return {
    kind: source.kind,
    inMandant: (mandant, work) =>
      forMandant.transaction().execute(async (tx) => {
        await sql`select set_config('role', 'empfehlwerk_app', true), set_config('app.mandant', ${mandant}, true)`.execute(tx);
        return work({ mandant, tx });
      }),
    inSystem: (work) =>
      forSystem.transaction().execute(async (tx) => {
        await sql`select set_config('role', 'empfehlwerk_system', true), set_config('app.mandant', '', true)`.execute(tx);
        return work({ tx });
      }),
  };
}
