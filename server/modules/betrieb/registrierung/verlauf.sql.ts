import type { Was } from '../../../../contract/calls/betrieb/was.ts';
import type { MandantScope } from '../../../db/scope.ts';

/** Entries of the audit log with these names about a thing, oldest first. */
export const listEntries = ({ tx }: MandantScope, bezug: string, was: readonly Was[]) =>
  tx
    .selectFrom('protokoll')
    .select(['zeit', 'wer', 'was', 'vorher', 'nachher', 'daten'])
    .where('bezug', '=', bezug)
    .where('was', 'in', was)
    .orderBy('protokoll_id')
    .execute();
