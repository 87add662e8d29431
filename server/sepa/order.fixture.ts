import type { Payment, PaymentOrder } from './index.ts';

export const PAYMENT: Payment = {
  endToEndId: 'Z0123456789ABCDE',
  amountCent: 5007,
  name: 'Jörg Müßig',
  iban: 'DE89370400440532013000',
  text: 'Lindtal Praemie P-17',
};

/** A correct order of one payment. */
export const ORDER: PaymentOrder = {
  payer: { name: 'Lindtal Energie eG', iban: 'DE75512108001245126199', bic: null },
  messageId: 'ZL00012A1',
  paymentInfoId: 'ZL00012A1P',
  createdAt: new Date('2026-11-29T23:30:05Z'),
  executionDay: '2026-12-01',
  batchBooking: true,
  zeichensatz: 'Einfach',
  payments: [PAYMENT],
};
