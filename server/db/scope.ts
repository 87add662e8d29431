import { Kysely, type Transaction } from 'kysely';
import type { ConnectionSource } from './connection.ts';
import { sourceDialect } from './dialect.ts';
import type { MandantTables, SystemTables } from './tables.ts';
import { makeVersions, type Version, WriteWatch } from './versions.ts';

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
  /** Counts the changes that this process made to what a tenant shows. */
  versionOf(mandant: string): Version;
  inMandant<T>(mandant: string, work: (scope: MandantScope) => Promise<T>): Promise<T>;
  inSystem<T>(work: (scope: SystemScope) => Promise<T>): Promise<T>;
}

export function openDb(source: ConnectionSource): Db {
  const versions = makeVersions();
  const forSystem = new Kysely<SystemTables>({ dialect: sourceDialect(source, begin('empfehlwerk_system', '')) });
  const byMandant = new Map<string, Kysely<MandantTables>>();
  const forMandant = (mandant: string) => {
    const known =
      byMandant.get(mandant) ?? new Kysely<MandantTables>({ dialect: sourceDialect(source, begin('empfehlwerk_app', mandant)) });
    byMandant.set(mandant, known);
    return known;
  };
  return {
    kind: source.kind,
    versionOf: versions.of,
    async inMandant(mandant, work) {
      const watch = new WriteWatch();
      const result = await forMandant(mandant)
        .transaction()
        .execute((tx) => work({ mandant, tx: tx.withPlugin(watch) }));
      versions.written(mandant, watch.writes);
      return result;
    },
    inSystem: (work) => forSystem.transaction().execute((tx) => work({ tx })),
  };
}

/** Begins a transaction under a role without rights of its own, with its tenant: both end with it. */
const begin = (role: string, mandant: string): string =>
  `begin; select set_config('role', ${literal(role)}, true), set_config('app.mandant', ${literal(mandant)}, true)`;

/** A text inside SQL; strings take backslashes as they are (standard_conforming_strings). */
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
