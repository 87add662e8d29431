import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { sepaName, sepaText } from './letters.ts';
import type { Payment, PaymentOrder } from './payment.ts';

/** Payments whose texts are converted at once; other work of the process runs between two such steps. */
const AT_ONCE = 100;

/**
 * The file of an order for a German bank, pain.001.001.09 as UTF-8, formatted in a worker thread. The payees' BIC and addresses are left out: in the
 * European Economic Area the IBAN is enough. The order is not checked; `checkPaymentFile` does that.
 */
export async function buildPaymentFile(order: PaymentOrder): Promise<Buffer> {
  const { payer, zeichensatz, createdAt, ...rest } = order;
  const payments: Payment[] = [];
  for (const [at, payment] of order.payments.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await nextTurn();
    payments.push({ ...payment, name: sepaName(payment.name, zeichensatz).text, text: sepaText(payment.text, zeichensatz).text });
  }
  return format({
    ...rest,
    payments,
    payer: { ...payer, name: sepaName(payer.name, zeichensatz).text },
    createdAt: writtenMoment(createdAt),
  });
}

type FormatOrder = Parameters<typeof import('./format.js').formatPaymentFile>[0];

/** Runs `format-worker.js`, which the build puts into the folder of this code. */
function format(order: FormatOrder): Promise<Buffer> {
  const worker = new Worker(new URL('./format-worker.js', import.meta.url), { workerData: order });
  return new Promise((resolve, reject) => {
    worker.once('message', (file: Uint8Array<ArrayBuffer>) => resolve(Buffer.from(file.buffer, file.byteOffset, file.byteLength)));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The worker of a payment file ended with ${code}.`)));
  });
}

const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'medium' });

/** A moment as files have it: `2026-11-29T14:05:00` in Berlin, without a zone. */
export const writtenMoment = (moment: Date): string => berlin.format(moment).replace(' ', 'T');
