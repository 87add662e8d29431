import type { MandantTables } from '../db/tables.ts';

/** The owner of a note or an export: a kind of user or firm, and an id of that kind. */
export interface Owner {
  readonly wer: MandantTables['export']['wer'];
  readonly wer_id: string;
}

export type OwnerKind = Owner['wer'];
