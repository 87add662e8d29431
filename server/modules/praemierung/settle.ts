import type { PraemierungStatus } from '../../../contract/values/status.ts';
import type { Context } from '../../context.ts';
import { lockEmpfaenger, lockManyEmpfaenger, moveEmpfaenger, moveManyEmpfaenger } from '../empfaenger/index.ts';
import { ENDED, PAID } from './status.ts';
import * as store from './store.ts';

/** Moves a released recipient whose order was cancelled while a payment was on its way, once no grant is left to be paid: to Gezahlt if one was paid, else to Storniert. */
export async function settleStorniert(context: Context, empfaengernummer: string): Promise<void> {
  const empfaenger = await lockEmpfaenger(context, empfaengernummer);
  if (empfaenger?.status !== 'Freigegeben') return;
  const statuses = (await store.listOfEmpfaenger(context, empfaengernummer)).map((row) => row.status);
  if (!statuses.every((status) => ENDED.includes(status))) return;
  const anyPaid = statuses.some((status) => PAID.includes(status));
  await (anyPaid
    ? moveEmpfaenger(context, empfaenger, 'Gezahlt', 'Prämien gezahlt')
    : moveEmpfaenger(context, empfaenger, 'Storniert', 'Auftrag storniert'));
}

/** Moves a released recipient to Gezahlt if all grants have ended and at least one was paid, or to Abgelaufen if all grants expired. */
export const settleEmpfaenger = (context: Context, empfaengernummer: string): Promise<void> =>
  settleManyEmpfaenger(context, [empfaengernummer]);

/** Moves released recipients as `settleEmpfaenger` does; in one transaction they are locked in the order of their numbers. */
export async function settleManyEmpfaenger(context: Context, empfaengernummern: readonly string[]): Promise<void> {
  const released = (await lockManyEmpfaenger(context, empfaengernummern)).filter(({ status }) => status === 'Freigegeben');
  if (released.length === 0) return;
  const grants = await store.listOfManyEmpfaenger(context, empfaengernummern);
  const isEnded = (end: 'Gezahlt' | 'Abgelaufen') => (row: { readonly empfaengernummer: string }) =>
    endOf(grants.filter((grant) => grant.empfaengernummer === row.empfaengernummer).map(({ status }) => status)) === end;
  await moveManyEmpfaenger(context, released.filter(isEnded('Gezahlt')), 'Gezahlt', 'Prämien gezahlt');
  await moveManyEmpfaenger(context, released.filter(isEnded('Abgelaufen')), 'Abgelaufen', 'Prämien abgelaufen');
}

/** The end of a recipient by the states of all grants; null while one is open. */
function endOf(statuses: readonly PraemierungStatus[]): 'Gezahlt' | 'Abgelaufen' | null {
  if (statuses.length === 0 || !statuses.every((status) => ENDED.includes(status))) return null;
  if (statuses.some((status) => PAID.includes(status))) return 'Gezahlt';
  return statuses.every((status) => status === 'Abgelaufen') ? 'Abgelaufen' : null;
}
