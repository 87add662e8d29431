import type { Context } from '../../../context.ts';
import type { MandantScope } from '../../../db/scope.ts';
import { dueBy } from '../../../jobs/store.ts';

export const dueTagesmails = dueBy('tagesmail', 'benutzer_id', 'faellig_am');

export async function hasTagesmail({ tx }: MandantScope, benutzerId: string): Promise<boolean> {
  return (await tx.selectFrom('tagesmail').select('benutzer_id').where('benutzer_id', '=', benutzerId).executeTakeFirst()) !== undefined;
}

/** When the next mail of a person is due, locked until the transaction ends; undefined if the person wants none. */
export const lockTagesmail = ({ tx }: MandantScope, benutzerId: string) =>
  tx.selectFrom('tagesmail').select('faellig_am').where('benutzer_id', '=', benutzerId).forUpdate().executeTakeFirst();

/** Returns whether the person had no daily mail before. */
export async function insertTagesmail({ tx, now }: Pick<Context, 'tx' | 'now'>, benutzer_id: string, faellig_am: Date): Promise<boolean> {
  const inserted = tx
    .insertInto('tagesmail')
    .values({ benutzer_id, erstellt_am: now, faellig_am })
    .onConflict((conflict) => conflict.doNothing());
  return ((await inserted.executeTakeFirst()).numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function setFaellig({ tx }: MandantScope, benutzerId: string, faelligAm: Date): Promise<void> {
  await tx.updateTable('tagesmail').set({ faellig_am: faelligAm }).where('benutzer_id', '=', benutzerId).execute();
}

/** Returns whether there was one. */
export async function deleteTagesmail({ tx }: MandantScope, benutzerId: string): Promise<boolean> {
  return (await tx.deleteFrom('tagesmail').where('benutzer_id', '=', benutzerId).executeTakeFirst()).numDeletedRows > 0n;
}
