import type { Context } from '../../context.ts';
import { lockEmpfaenger, moveEmpfaenger } from '../empfaenger/index.ts';
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
export async function settleEmpfaenger(context: Context, empfaengernummer: string): Promise<void> {
  const empfaenger = await lockEmpfaenger(context, empfaengernummer);
  if (empfaenger?.status !== 'Freigegeben') return;
  const statuses = (await store.listOfEmpfaenger(context, empfaengernummer)).map((row) => row.status);
  if (statuses.length === 0 || !statuses.every((status) => ENDED.includes(status))) return;
  if (statuses.some((status) => PAID.includes(status))) await moveEmpfaenger(context, empfaenger, 'Gezahlt', 'Prämien gezahlt');
  else if (statuses.every((status) => status === 'Abgelaufen'))
    await moveEmpfaenger(context, empfaenger, 'Abgelaufen', 'Prämien abgelaufen');
}
