import type { ColumnType } from 'kysely';

/** Set by the database from the tenant of the transaction; no statement writes it. */
export type Mandant = ColumnType<string, never, never>;
/** Read as what it holds, written as its text. */
export type Json<T> = ColumnType<T, Written<T>, Written<T>>;
type Written<T> = null extends T ? string | null : string;
