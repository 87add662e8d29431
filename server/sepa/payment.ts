import type { Zeichensatz } from './letters.ts';

/** One transfer. Name and text are as people typed them; the file has them in SEPA characters. */
export interface Payment {
  /** At most 35 SEPA characters, unique for each attempt: a return names it (`EndToEndId`, also written as `InstrId`). */
  readonly endToEndId: string;
  /** Integer cents, from 1 to 99,999,999,999. */
  readonly amountCent: number;
  readonly name: string;
  /** In its electronic format, of a country of the European Economic Area. */
  readonly iban: string;
  /** Statement text. */
  readonly text: string;
}

/** What a payment file orders: transfers from one account on one day. The same order gives the same bytes. */
export interface PaymentOrder {
  readonly payer: { readonly name: string; readonly iban: string; readonly bic: string | null };
  /** At most 35 SEPA characters. Banks refuse one that they have seen (`MsgId`). */
  readonly messageId: string;
  /** At most 35 SEPA characters, new for each file (`PmtInfId`). */
  readonly paymentInfoId: string;
  /** Written as the time in Berlin (`CreDtTm`). */
  readonly createdAt: Date;
  /** TARGET day `YYYY-MM-DD` (`ReqdExctnDt`). */
  readonly executionDay: string;
  /** Whether the statement shows one debit for all (`BtchBookg`). */
  readonly batchBooking: boolean;
  readonly zeichensatz: Zeichensatz;
  readonly payments: readonly Payment[];
}
