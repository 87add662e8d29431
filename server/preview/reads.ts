import type { MandantScope } from '../db/scope.ts';

/** The link by which a contact confirms, and which their mail is about; undefined without one. */
export async function findConfirmation({ tx }: MandantScope, empfaengernummer: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('zugangslink')
    .select('zugangslink_id')
    .where('zweck', '=', 'Empfaenger')
    .where('bezug', '=', empfaengernummer)
    .executeTakeFirst();
  return row?.zugangslink_id;
}
