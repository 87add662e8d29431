import { sql } from 'kysely';

/** A statement gets a name when it is asked for the third time. */
const REPEATED = 3;
/** Maximum number of names: statements that a connection has prepared take memory of the server. */
const NAMES = 300;
/** Maximum number of texts that are counted: reports make new ones with every filter. */
const COUNTED = 3_000;
/** Marks a statement whose plan depends on its values: an agency can have three rows or 20,000, and a common plan is made for the average. */
export const PLANNED_BY_VALUES = '/* planned by its values */';
export const plannedByValues = sql.raw(PLANNED_BY_VALUES);
const CAN_BE_PREPARED = /^(select|insert|update|delete|with)\b/i;

/**
 * Names of statements that are repeated, by their text. Each connection prepares a named statement once, so that the server does not parse, rewrite and plan
 * it again. Undefined for the first two times, for commands, and for `PLANNED_BY_VALUES`.
 */
export function makeNames(): (sql: string) => string | undefined {
  const counts = new Map<string, number>();
  const names = new Map<string, string>();
  return (sql) => {
    const name = names.get(sql);
    if (name !== undefined || names.size >= NAMES || !CAN_BE_PREPARED.test(sql) || sql.includes(PLANNED_BY_VALUES)) return name;
    const count = (counts.get(sql) ?? 0) + 1;
    if (count < REPEATED) {
      if (counts.has(sql) || counts.size < COUNTED) counts.set(sql, count);
      return undefined;
    }
    counts.delete(sql);
    names.set(sql, `statement-${names.size}`);
    return names.get(sql);
  };
}
