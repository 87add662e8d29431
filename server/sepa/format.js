import { Document, enableValidations } from 'sepa';

/**
 * JavaScript, because Node starts a worker from this file, also without a build.
 *
 * @typedef {object} FormatOrder An order whose texts are in SEPA characters already.
 * @property {{ name: string, iban: string, bic: string | null }} payer
 * @property {string} messageId
 * @property {string} paymentInfoId
 * @property {string} createdAt `YYYY-MM-DDTHH:MM:SS` in Berlin
 * @property {string} executionDay
 * @property {boolean} batchBooking
 * @property {readonly { endToEndId: string, amountCent: number, name: string, iban: string, text: string }[]} payments
 */

// `check-file.ts` checks more, and the library's errors contain account numbers.
enableValidations(false);

/** A moment for the library, which writes moments in the zone of the process: its local time is what the text says, in every zone. */
class Written extends Date {
  /** @param {string} text */
  constructor(text) {
    super(`${text}Z`);
  }
  /** @override */ getFullYear = () => this.getUTCFullYear();
  /** @override */ getMonth = () => this.getUTCMonth();
  /** @override */ getDate = () => this.getUTCDate();
  /** @override */ getHours = () => this.getUTCHours();
  /** @override */ getMinutes = () => this.getUTCMinutes();
  /** @override */ getSeconds = () => this.getUTCSeconds();
}

/**
 * The XML of pain.001.001.09 for an order. Takes about 60 µs for a payment, during which nothing else runs: only for a worker and tests.
 * @param {FormatOrder} order
 * @returns {string}
 */
export function formatPaymentFile(order) {
  const file = new Document('pain.001.001.09');
  file.grpHdr.id = order.messageId;
  file.grpHdr.created = new Written(order.createdAt);
  file.grpHdr.initiatorName = order.payer.name;
  const block = file.createPaymentInfo();
  file.addPaymentInfo(block);
  // Set afterwards: the library puts the number of the file in front of ids, and of the block, which makes them longer than 35 characters.
  block.id = order.paymentInfoId;
  block.batchBooking = order.batchBooking;
  block.requestedExecutionDate = new Written(`${order.executionDay}T00:00:00`);
  block.debtorName = order.payer.name;
  block.debtorIBAN = order.payer.iban;
  block.debtorBIC = order.payer.bic ?? '';
  let sumCent = 0;
  for (const { endToEndId, amountCent, name, iban, text } of order.payments) {
    const payment = block.createTransaction();
    block.addTransaction(payment);
    payment.id = endToEndId;
    payment.end2endId = endToEndId;
    // The nearest number to an amount with two decimals is written with these decimals, up to 15 digits.
    payment.amount = amountCent / 100;
    payment.creditorName = name;
    payment.creditorIBAN = iban;
    payment.remittanceInfo = text;
    sumCent += amountCent;
  }
  // In place of the library's, which adds up fractions.
  file.normalize = () => {
    block.controlSum = sumCent / 100;
    file.grpHdr.controlSum = sumCent / 100;
    file.grpHdr.transactionCount = order.payments.length;
  };
  return file.toString();
}
