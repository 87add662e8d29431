import type { Seite } from '../../../contract/values/wire.ts';
import type { MandantScope } from '../../db/scope.ts';

/** The address of the person who consents; null if the person's data is deleted. */
export async function findEmail({ tx }: MandantScope, { seite, bezug }: { seite: Seite; bezug: string }): Promise<string | null> {
  const row =
    seite === 'Empfehler'
      ? await tx.selectFrom('account').select('email').where('account_id', '=', bezug).where('geloescht_am', 'is', null).executeTakeFirst()
      : await tx.selectFrom('empfaenger').select('email').where('empfaengernummer', '=', bezug).executeTakeFirst();
  return row?.email ?? null;
}
