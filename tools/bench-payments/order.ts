import type { PaymentOrder } from '../../server/sepa/index.ts';

const NAMES = ['Jörg Müßig', 'Zoë Łukasik', 'Annegret von der Straße', 'Kim Lee', "Sean O'Neill & Partner"];

/** An order of so many payments, the same at each call. */
export const makeOrder = (payments: number): PaymentOrder => ({
  payer: { name: 'Lindtal Energie eG', iban: 'DE75512108001245126199', bic: null },
  messageId: 'ZL00012A1',
  paymentInfoId: 'ZL00012A1P',
  createdAt: new Date('2026-11-29T23:30:05Z'),
  executionDay: '2026-12-01',
  batchBooking: true,
  zeichensatz: 'Einfach',
  payments: Array.from({ length: payments }, (_, at) => ({
    endToEndId: `Z${String(at).padStart(15, '0')}`,
    amountCent: 1 + ((at * 7919) % 50_000),
    name: `${NAMES[at % NAMES.length]} ${at}`,
    iban: 'DE89370400440532013000',
    text: `Lindtal Praemie P-${at}`,
  })),
});
