import { describe, expect, test } from 'vitest';
import { buildPaymentFile, checkPaymentFile, type PaymentOrder } from './index.ts';
import { ORDER, PAYMENT } from './order.fixture.ts';

const SECOND = { ...PAYMENT, endToEndId: 'Z1', amountCent: 100, iban: 'AT611904300234573201' };
const TWO: PaymentOrder = { ...ORDER, payments: [PAYMENT, SECOND] };
const built = await buildPaymentFile(TWO);

/** The faults of the file of two payments in which a text is replaced. */
async function faultsWith(old: string | RegExp, changed: string): Promise<string[]> {
  const xml = built.toString('utf8');
  const other = xml.replace(old, changed);
  expect(other).not.toBe(xml);
  return checkPaymentFile(Buffer.from(other), TWO);
}

/** The faults of an order and its own file. */
const faultsOf = async (order: PaymentOrder) => checkPaymentFile(await buildPaymentFile(order), order);
const withPayment = (change: Partial<typeof PAYMENT>): PaymentOrder => ({ ...ORDER, payments: [{ ...PAYMENT, ...change }] });

test('a file of its order has no fault', async () => {
  expect(await checkPaymentFile(built, TWO)).toEqual([]);
});

describe('a changed file', () => {
  test.each([
    ['an amount of one cent less', '>50.07</InstdAmt>', '>50.06</InstdAmt>', ['Z0123456789ABCDE: Amt/InstdAmt differs from the order.']],
    ['another currency', 'Ccy="EUR">50.07', 'Ccy="USD">50.07', ['Z0123456789ABCDE: Amt/InstdAmt@Ccy differs from the order.']],
    ['another account', 'AT611904300234573201', 'DE89370400440532013000', ['Z1: CdtrAcct/Id/IBAN differs from the order.']],
    ['another sum', '<CtrlSum>51.07', '<CtrlSum>51.08', ['GrpHdr/CtrlSum differs from the order.']],
    ['another count', '<NbOfTxs>2', '<NbOfTxs>3', ['GrpHdr/NbOfTxs differs from the order.']],
    ['another day', '2026-12-01', '2026-12-02', ['PmtInf/ReqdExctnDt/Dt differs from the order.']],
    ['another version', 'xsd:pain.001.001.09"', 'xsd:pain.001.001.03"', ['Document@xmlns differs from the order.']],
    ['an additional element', '</RmtInf>', '</RmtInf><Purp><Cd>BONU</Cd></Purp>', ['Z0123456789ABCDE: Purp/Cd differs from the order.']],
    [
      'a foreign character',
      'Joerg Muessig',
      'Jörg',
      ['Z0123456789ABCDE: Cdtr/Nm differs from the order.', 'Z0123456789ABCDE: Cdtr/Nm has characters that banks do not take.'],
    ],
  ])('with %s differs from its order', async (_, old, changed, faults) => {
    expect(await faultsWith(old, changed)).toEqual(faults);
  });

  test('without a payment, or with one more, differs from its order', async () => {
    expect(await faultsWith(/<CdtTrfTxInf>.*?<\/CdtTrfTxInf>/, '')).toContain('The file has another number of payments than the order.');
    const [payment = ''] = /<CdtTrfTxInf>.*?<\/CdtTrfTxInf>/.exec(built.toString('utf8')) ?? [];
    expect(await faultsWith('</PmtInf>', `${payment}</PmtInf>`)).toEqual(['The file has another number of payments than the order.']);
  });

  test.each([
    ['a document type', '<Document', '<!DOCTYPE Document><Document'],
    ['a missing end', '</Document>', ''],
    ['a byte order mark', '<?xml', '\ufeff<?xml'],
    ['CDATA', 'Joerg Muessig', '<![CDATA[Joerg Muessig]]>'],
    ['text between elements', '</PmtId>', '</PmtId>x'],
    ['an unknown entity', 'Joerg', '&joerg;'],
  ])('with %s is not read', async (_, old, changed) => {
    expect(await faultsWith(old, changed)).toEqual(['The file is not well-formed XML in UTF-8.']);
  });

  test('that is not UTF-8 is not read', async () => {
    expect(await checkPaymentFile(Buffer.concat([built, Buffer.from([0xff])]), TWO)).toEqual(['The file is not well-formed XML in UTF-8.']);
  });
});

describe('an order', () => {
  test.each([
    ['a number of 36 characters', { endToEndId: `Z${'0'.repeat(35)}` }, 'EndToEndId is no reference of a bank file.'],
    ['a number with a slash at its end', { endToEndId: 'Z1/' }, 'EndToEndId is no reference of a bank file.'],
    ['a number with //', { endToEndId: 'Z//1' }, 'EndToEndId is no reference of a bank file.'],
    ['no cent', { amountCent: 0 }, 'The amount is not payable.'],
    ['part of a cent', { amountCent: 1.5 }, 'The amount is not payable.'],
    ['more than banks transfer', { amountCent: 100_000_000_000 }, 'The amount is not payable.'],
    ['a wrong check digit', { iban: 'DE88370400440532013000' }, 'The IBAN is not valid.'],
    ['an account in Switzerland', { iban: 'CH9300762011623852957' }, 'The account is outside of the European Economic Area.'],
    ['an account in the United Kingdom', { iban: 'GB82WEST12345698765432' }, 'The account is outside of the European Economic Area.'],
  ])('with %s has a fault', async (_, change, fault) => {
    const order = withPayment(change);
    expect(await faultsOf(order)).toContain(`${order.payments[0]?.endToEndId}: ${fault}`);
  });

  test.each([
    ['a number with an underscore', { messageId: 'ZL_12' }, 'MsgId is no reference of a bank file.'],
    ['a number of a slash', { paymentInfoId: '/' }, 'PmtInfId is no reference of a bank file.'],
    ['a Saturday', { executionDay: '2026-11-28' }, 'ReqdExctnDt is no TARGET day.'],
    ['no payment', { payments: [] }, 'The file has no payment.'],
    ['a wrong account of the payer', { payer: { ...ORDER.payer, iban: 'DE1' } }, 'The IBAN of the payer is not valid.'],
    ['a wrong bank of the payer', { payer: { ...ORDER.payer, bic: 'COBA' } }, 'The BIC of the payer is not valid.'],
  ])('with %s has a fault', async (_, change, fault) => {
    expect(await faultsOf({ ...ORDER, ...change })).toContain(fault);
  });

  test('with one number twice has a fault', async () => {
    expect(await faultsOf({ ...ORDER, payments: [PAYMENT, PAYMENT] })).toEqual(['Z0123456789ABCDE: EndToEndId is there twice.']);
  });

  test('has faults that name neither people nor accounts', async () => {
    const faults = await faultsOf({ ...withPayment({ iban: 'CH9300762011623852958', amountCent: 0 }), messageId: '_' });
    expect(faults.join(' ')).not.toMatch(/CH93|Joerg|Jörg|Lindtal/);
    expect(faults.length).toBeGreaterThan(2);
  });
});
