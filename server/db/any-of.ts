import { type RawBuilder, sql } from 'kysely';

/** Any of these values, for a comparison with `=`. They are one parameter of the statement, which can have 65,535; with `in` each would be one. */
export const anyOf = <T>(values: readonly T[]): RawBuilder<T> => sql<T>`any (${values})`;
