import type { PraemierungStatus } from '../../../contract/values/status.ts';
import type { Context } from '../../context.ts';
import { recordWechsel } from '../../ereignis/wechsel.ts';
import { lockEmpfaenger } from '../empfaenger/index.ts';
import { release } from './pool/pool.ts';
import { PAID, TRANSITIONS } from './status.ts';
import * as store from './store.ts';

/** Locks the recipient and then the grant. All status changes of orders and grants lock in this order to avoid deadlocks. */
export async function lockWithEmpfaenger(context: Context, praemierungsnummer: string): Promise<store.PraemierungRow | undefined> {
  const found = await store.findPraemierung(context, praemierungsnummer);
  if (!found) return undefined;
  await lockEmpfaenger(context, found.empfaengernummer);
  return store.lockPraemierung(context, praemierungsnummer);
}

/** Moves a grant to another status, with event and audit entry. Returns false if a concurrent call was faster. */
export async function movePraemierung(
  context: Context,
  row: { praemierungsnummer: string; status: PraemierungStatus },
  to: PraemierungStatus,
  change: Parameters<typeof store.moveStatus>[4] = {},
): Promise<boolean> {
  if (!TRANSITIONS[row.status].includes(to)) throw new Error(`a grant does not go from ${row.status} to ${to}`);
  const paid = PAID.includes(to) && { ausgezahlt_am: context.now };
  const moved = await store.moveStatus(context, row.praemierungsnummer, row.status, to, { ...paid, ...change });
  if (moved && to === 'Storniert' && row.status === 'Bereitgestellt') await release(context, row.praemierungsnummer);
  if (moved) await recordWechsel(context, { was: 'Praemierung', bezug: row.praemierungsnummer, vorher: row.status, nachher: to });
  return moved;
}
