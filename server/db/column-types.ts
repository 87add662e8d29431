import type { ColumnType } from 'kysely';

/** Set by the database from the tenant of the transaction; no statement writes it. */
export type Mandant = ColumnType<string, never, never>;
/** A JSON column: read as its value, written as JSON text. */
export type Json<T> = ColumnType<T, Written<T>, Written<T>>;
type Written<T> = null extends T ? string | null : string;
