import { setImmediate as nextTurn } from 'node:timers/promises';
import { isValidBIC, isValidIBAN } from 'ibantools';
import { isTargetDay } from '../../contract/rules/target-days.ts';
import { isEeaIban } from '../../contract/values/eea.ts';
import { isSepaText, sepaName, sepaText, type Zeichensatz } from './letters.ts';
import type { Payment, PaymentOrder } from './payment.ts';
import { writtenMoment } from './payment-file.ts';
import { type Leaf, type ReadFile, readPaymentFile } from './read-file.ts';

/** Payments that are checked at once; other work of the process runs between two such steps. */
const AT_ONCE = 100;

/** Highest amount of a SEPA transfer. */
const MAX_CENT = 99_999_999_999;

/**
 * Reads a payment file again and compares every element with the order, and checks what the schema of the German banks does not: characters, numbers,
 * accounts, amounts, days. Returns its faults in English for the log, each with the `EndToEndId` of its payment, without names and accounts. None means
 * that the file orders exactly these payments.
 */
export async function checkPaymentFile(file: Uint8Array, order: PaymentOrder): Promise<string[]> {
  const read = await readPaymentFile(file).catch(() => null);
  if (read === null) return ['The file is not well-formed XML in UTF-8.'];
  return [...headFaults(read, order), ...(await paymentFaults(read, order))];
}

function headFaults(read: ReadFile, order: PaymentOrder): string[] {
  const { payer, messageId, paymentInfoId, executionDay, payments } = order;
  const faults = differences(read.head, expectedHead(order));
  if (!isReference(messageId)) faults.push('MsgId is no reference of a bank file.');
  if (!isReference(paymentInfoId)) faults.push('PmtInfId is no reference of a bank file.');
  if (!isTargetDay(executionDay)) faults.push('ReqdExctnDt is no TARGET day.');
  if (!isValidIBAN(payer.iban)) faults.push('The IBAN of the payer is not valid.');
  if (payer.bic !== null && !isValidBIC(payer.bic)) faults.push('The BIC of the payer is not valid.');
  if (payments.length === 0) faults.push('The file has no payment.');
  return [...faults, ...foreignCharacters(read.head, order.zeichensatz)];
}

async function paymentFaults(read: ReadFile, { payments, zeichensatz }: PaymentOrder): Promise<string[]> {
  const faults: string[] = [];
  if (read.payments.length !== payments.length) faults.push('The file has another number of payments than the order.');
  const seen = new Set<string>();
  for (const [at, payment] of payments.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await nextTurn();
    const leaves = read.payments[at] ?? [];
    const own = [
      ...faultsOf(payment),
      ...differences(leaves, expectedPayment(payment, zeichensatz)),
      ...foreignCharacters(leaves, zeichensatz),
    ];
    if (seen.has(payment.endToEndId)) own.push('EndToEndId is there twice.');
    seen.add(payment.endToEndId);
    faults.push(...own.map((fault) => `${payment.endToEndId}: ${fault}`));
  }
  return faults;
}

function faultsOf({ endToEndId, amountCent, iban }: Payment): string[] {
  const faults: string[] = [];
  if (!isReference(endToEndId)) faults.push('EndToEndId is no reference of a bank file.');
  if (!Number.isInteger(amountCent) || amountCent < 1 || amountCent > MAX_CENT) faults.push('The amount is not payable.');
  if (!isValidIBAN(iban)) faults.push('The IBAN is not valid.');
  if (!isEeaIban(iban)) faults.push('The account is outside of the European Economic Area.');
  return faults;
}

/** A reference: 1 to 35 SEPA characters, without `/` at its ends and without `//`. */
const isReference = (id: string): boolean => id.length <= 35 && isSepaText(id, 'Einfach') && !/^\/|\/$|\/\//.test(id);

const foreignCharacters = (leaves: readonly Leaf[], zeichensatz: Zeichensatz): string[] =>
  leaves.filter(([, text]) => !isSepaText(text, zeichensatz)).map(([path]) => `${path} has characters that banks do not take.`);

/** The elements in which a file differs from the expected ones. */
function differences(leaves: readonly Leaf[], expected: readonly Leaf[]): string[] {
  const wrong = expected.filter(([path, text], at) => leaves[at]?.[0] !== path || leaves[at]?.[1] !== text).map(([path]) => path);
  return [...wrong, ...leaves.slice(expected.length).map(([path]) => path)].map((path) => `${path} differs from the order.`);
}

function expectedHead(order: PaymentOrder): Leaf[] {
  const { payer, payments } = order;
  const name = sepaName(payer.name, order.zeichensatz).text;
  const [count, sum] = [String(payments.length), inEuro(payments.reduce((cent, { amountCent }) => cent + amountCent, 0))];
  return [
    ['Document@xmlns', 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'],
    ['GrpHdr/MsgId', order.messageId],
    ['GrpHdr/CreDtTm', writtenMoment(order.createdAt)],
    ['GrpHdr/NbOfTxs', count],
    ['GrpHdr/CtrlSum', sum],
    ['GrpHdr/InitgPty/Nm', name],
    ['PmtInf/PmtInfId', order.paymentInfoId],
    ['PmtInf/PmtMtd', 'TRF'],
    ['PmtInf/BtchBookg', String(order.batchBooking)],
    ['PmtInf/NbOfTxs', count],
    ['PmtInf/CtrlSum', sum],
    ['PmtInf/PmtTpInf/SvcLvl/Cd', 'SEPA'],
    ['PmtInf/ReqdExctnDt/Dt', order.executionDay],
    ['PmtInf/Dbtr/Nm', name],
    ['PmtInf/DbtrAcct/Id/IBAN', payer.iban],
    payer.bic ? ['PmtInf/DbtrAgt/FinInstnId/BICFI', payer.bic] : ['PmtInf/DbtrAgt/FinInstnId/Othr/Id', 'NOTPROVIDED'],
    ['PmtInf/ChrgBr', 'SLEV'],
  ];
}

const expectedPayment = ({ endToEndId, amountCent, name, iban, text }: Payment, zeichensatz: Zeichensatz): Leaf[] => [
  ['PmtId/InstrId', endToEndId],
  ['PmtId/EndToEndId', endToEndId],
  ['Amt/InstdAmt@Ccy', 'EUR'],
  ['Amt/InstdAmt', inEuro(amountCent)],
  ['Cdtr/Nm', sepaName(name, zeichensatz).text],
  ['CdtrAcct/Id/IBAN', iban],
  ['RmtInf/Ustrd', sepaText(text, zeichensatz).text],
];

/** Cents as a file has them: `1234.05`, by digits alone. */
const inEuro = (cent: number): string =>
  String(cent)
    .padStart(3, '0')
    .replace(/(?=\d\d$)/, '.');
