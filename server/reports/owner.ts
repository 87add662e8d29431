import type { MandantTables } from '../db/tables.ts';

/** The owner of a note or an export: a kind of user or firm, and an id of that kind; the tenant itself (`Betrieb`) has none. */
export interface Owner {
  readonly wer: MandantTables['export']['wer'];
  readonly wer_id: string;
}

/** The tenant as the owner of notes: all people of its back office share them. */
export const MANDANT = { wer: 'Betrieb', wer_id: '' } as const satisfies Owner;

export type OwnerKind = Owner['wer'];
