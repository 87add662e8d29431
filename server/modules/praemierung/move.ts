import type { PraemierungStatus } from '../../../contract/values/status.ts';
import type { Context } from '../../context.ts';
import { recordWechselOfMany } from '../../ereignis/wechsel.ts';
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
  { praemierungsnummer, status }: { praemierungsnummer: string; status: PraemierungStatus },
  to: PraemierungStatus,
  change: Change = {},
): Promise<boolean> {
  const moved = (await movePraemierungen(context, [praemierungsnummer], status, to, change)) > 0;
  if (moved && to === 'Storniert' && status === 'Bereitgestellt') await release(context, praemierungsnummer);
  return moved;
}

type Change = Parameters<typeof store.moveStatus>[4];

/** Moves grants of one status to another, each with event and audit entry. Returns their number: 0 if a concurrent call was faster; locked, all move or none. */
export async function movePraemierungen(
  context: Context,
  bezuege: readonly string[],
  vorher: PraemierungStatus,
  nachher: PraemierungStatus,
  change: Change = {},
): Promise<number> {
  if (!TRANSITIONS[vorher].includes(nachher)) throw new Error(`a grant does not go from ${vorher} to ${nachher}`);
  const paid = PAID.includes(nachher) && { ausgezahlt_am: context.now };
  const moved = await store.moveStatus(context, bezuege, vorher, nachher, { ...paid, ...change });
  if (moved > 0) await recordWechselOfMany(context, { was: 'Praemierung', bezuege, vorher, nachher });
  return moved;
}
