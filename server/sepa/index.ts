export { checkPaymentFile } from './check-file.ts';
export { sumOfPaymentFile } from './file-sum.ts';
export { isSepaText, sepaName, sepaText, type Zeichensatz } from './letters.ts';
export type { Payment, PaymentOrder } from './payment.ts';
export { buildPaymentFile } from './payment-file.ts';
export { checkExecutionDay } from './target-days.ts';
