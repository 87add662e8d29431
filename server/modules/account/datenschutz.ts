import type { Datenauskunft } from '../../../contract/calls/account/datenschutz.ts';
import type { Context } from '../../context.ts';
import { auskunftOf } from '../../db/columns.ts';
import type { MandantScope } from '../../db/scope.ts';
import { refuse } from '../../errors.ts';
import { ACCOUNT, SESSION, ZUGANGSLINK } from './columns.ts';
import { listSessions, listZugangslinks } from './reads.ts';
import * as store from './store.ts';

/** Locks the account until the transaction ends. Throws PSOF0204 if it is deleted, as the second of two parallel deletions finds it. */
export async function lockLiveAccount(context: Context, accountId: string) {
  const account = await store.lockAccount(context, accountId, 'update');
  return account && !account.geloescht_am ? account : refuse('PSOF0204');
}

/** Refuses a call for an account that was deleted in the meantime. A live account cannot be deleted until the transaction ends. */
export async function checkLiveAccount(scope: MandantScope, accountId: string): Promise<void> {
  const account = await store.lockAccount(scope, accountId, 'share');
  if (!account || account.geloescht_am) refuse('PSOF0204');
}

/** Data disclosure of an account and of the links mailed about `bezuege`, without any secret. */
export async function auskunftOfAccount(
  context: MandantScope,
  accountId: string,
  bezuege: readonly string[],
): Promise<{ teil: Pick<Datenauskunft, 'Konto' | 'Sessions' | 'Zugangslinks'>; links: string[] }> {
  const account = (await store.findAccount(context, accountId)) ?? refuse('PSOF0204');
  const links = await listZugangslinks(context, bezuege);
  return {
    teil: {
      Konto: { ...auskunftOf(ACCOUNT, account), PasswortGesetzt: account.passwort_hash !== null },
      Sessions: (await listSessions(context, accountId)).map((session) => auskunftOf(SESSION, session)),
      Zugangslinks: links.map((link) => auskunftOf(ZUGANGSLINK, link)),
    },
    links: links.map((link) => link.zugangslink_id),
  };
}

/** Removes address, password, sessions and the links mailed about `bezuege`; returns the links' ids. */
export async function endAccount(context: Context, accountId: string, bezuege: readonly string[]): Promise<string[]> {
  await store.deleteSessionsOf(context, accountId);
  const links = await store.deleteZugangslinks(context, bezuege);
  await store.eraseAccount(context, accountId, context.now);
  return links;
}
