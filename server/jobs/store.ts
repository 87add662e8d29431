import { sql } from 'kysely';
import type { SystemScope } from '../db/scope.ts';
import type { SystemTables } from '../db/tables.ts';
import type { Due } from './sweep.ts';

type Column<T extends keyof SystemTables> = keyof SystemTables[T] & string;

/** Finds the rows of a table whose moment has come, by its key and the column of the moment, the earliest first. */
export const dueBy =
  <T extends keyof SystemTables>(table: T, key: Column<T>, moment: Column<T>) =>
  async (scope: SystemScope, now: Date, limit: number): Promise<Due[]> => {
    const seit = sql.ref(moment);
    const { rows } = await sql<Due>`
      select mandant, ${sql.ref(key)} as id, ${seit} as seit
      from ${sql.table(table)} where ${seit} <= ${now} order by ${seit} limit ${limit}`.execute(scope.tx);
    return rows;
  };
