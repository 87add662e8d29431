/** A statement is often asked from here on. */
const OFTEN = 5;
/** So many are known: those that were asked first. What a connection has prepared takes memory of the server. */
const KNOWN = 300;
const OF_ONE_PLAN = /^select (?:[\s\S]*= any \(\$\d+|[^$]*$)/;
/** Stands in a select whose values decide on no plan: a day, a moment, the number of an agency. */
export const ONE_PLAN = '/* one plan */';

/**
 * Names of selects by keys, of those without a value, and of those that say so, that are asked often with the same text, by which each connection of a server
 * prepares them once: to plan one under row-level security takes the database longer than to read 25 rows. Others are planned by their values.
 */
export function makeNames(): (sql: string) => string | undefined {
  const known = new Map<string, { readonly name: string; asked: number }>();
  return (sql) => {
    if (!(OF_ONE_PLAN.test(sql) || sql.includes(ONE_PLAN))) return undefined;
    const one = known.get(sql) ?? { name: `often-${known.size}`, asked: 0 };
    if (known.size < KNOWN) known.set(sql, one);
    one.asked += 1;
    return one.asked < OFTEN ? undefined : one.name;
  };
}
