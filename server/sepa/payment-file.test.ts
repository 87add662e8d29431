import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validateXml } from '../../test/support/xsd.ts';
import { buildPaymentFile, checkPaymentFile, type PaymentOrder } from './index.ts';
import { ORDER, PAYMENT } from './order.fixture.ts';

/** The German banks' schema, and the wider one of ISO 20022. */
const SCHEMAS = ['pain.001.001.09_GBIC_4.xsd', 'pain.001.001.09.xsd'];

/** The file of an order as text, after both schemas and the own check accepted it. */
async function validFile(order: PaymentOrder): Promise<string> {
  const file = await buildPaymentFile(order);
  const xml = file.toString('utf8');
  for (const schema of SCHEMAS) validateXml(xml, schema);
  expect(await checkPaymentFile(file, order)).toEqual([]);
  return xml;
}

const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);
const centsOf = (xml: string, name: string): number[] => textsOf(xml, name).map((euro) => Number(euro.replace('.', '')));
const numbered = (count: number, of: (at: number) => Partial<typeof PAYMENT> = () => ({})): PaymentOrder => ({
  ...ORDER,
  payments: Array.from({ length: count }, (_, at) => ({ ...PAYMENT, endToEndId: `Z${String(at).padStart(15, '0')}`, ...of(at) })),
});

describe('a payment file', () => {
  test('has the elements that German banks read', async () => {
    const xml = await validFile(ORDER);
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"/);
    const expected = {
      MsgId: ['ZL00012A1'],
      CreDtTm: ['2026-11-30T00:30:05'],
      NbOfTxs: ['1', '1'],
      CtrlSum: ['50.07', '50.07'],
      PmtInfId: ['ZL00012A1P'],
      PmtMtd: ['TRF'],
      BtchBookg: ['true'],
      Cd: ['SEPA'],
      Dt: ['2026-12-01'],
      Nm: ['Lindtal Energie eG', 'Lindtal Energie eG', 'Joerg Muessig'],
      IBAN: ['DE75512108001245126199', 'DE89370400440532013000'],
      ChrgBr: ['SLEV'],
      InstrId: ['Z0123456789ABCDE'],
      EndToEndId: ['Z0123456789ABCDE'],
      InstdAmt: ['50.07'],
      Ustrd: ['Lindtal Praemie P-17'],
    };
    expect(Object.fromEntries(Object.keys(expected).map((name) => [name, textsOf(xml, name)]))).toEqual(expected);
    expect(xml).toContain('<DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt>');
    expect(xml).not.toMatch(/PstlAdr|CdtrAgt|Purp|LclInstrm/);
  });

  test('names the bank of the payer, and asks for single debits', async () => {
    const xml = await validFile({ ...ORDER, batchBooking: false, payer: { ...ORDER.payer, bic: 'COBADEFFXXX' } });
    expect(textsOf(xml, 'BICFI')).toEqual(['COBADEFFXXX']);
    expect(textsOf(xml, 'BtchBookg')).toEqual(['false']);
  });

  test('is the same bytes for the same order, in every zone and season of the process', async () => {
    const file = await buildPaymentFile(ORDER);
    const zone = process.env.TZ;
    try {
      for (const TZ of ['America/New_York', 'Pacific/Kiritimati']) {
        process.env.TZ = TZ;
        expect((await buildPaymentFile(structuredClone(ORDER))).equals(file), TZ).toBe(true);
      }
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
    expect(textsOf(await validFile({ ...ORDER, createdAt: new Date('2026-07-01T10:00:00Z') }), 'CreDtTm')).toEqual(['2026-07-01T12:00:00']);
  });

  test.each([
    ['70 × ß', 'ß'.repeat(70), 's'.repeat(70)],
    ['angle brackets', 'Anna <script> & "Co"', "Anna .script. + 'Co'"],
    ['an emoji', 'Anna 😀', 'Anna'],
    ['CJK only', '山田太郎', 'ShanTianTaiLang'],
    ['spaces only', '   ', 'Kontoinhaber'],
  ])('is valid for a name of %s', async (_, name, written) => {
    const xml = await validFile({ ...ORDER, payments: [{ ...PAYMENT, name }] });
    expect(textsOf(xml, 'Nm').at(-1)?.replaceAll('&apos;', "'")).toBe(written);
  });

  test('keeps umlauts in the extended character set', async () => {
    const xml = await validFile({ ...ORDER, zeichensatz: 'Erweitert' });
    expect(textsOf(xml, 'Nm').at(-1)).toBe('Jörg Müßig');
  });

  test('pays two grants of one account by two payments', async () => {
    const xml = await validFile(numbered(2));
    expect(textsOf(xml, 'EndToEndId')).toEqual(['Z000000000000000', 'Z000000000000001']);
    expect(new Set(textsOf(xml, 'IBAN').slice(1)).size).toBe(1);
  });

  test.each([
    [1, '0.01'],
    [10, '0.10'],
    [100, '1.00'],
    [2909, '29.09'],
    [99_999_999_999, '999999999.99'],
  ])('writes %i cents as %s', async (amountCent, euro) => {
    const xml = await validFile({ ...ORDER, payments: [{ ...PAYMENT, amountCent }] });
    expect([...textsOf(xml, 'InstdAmt'), ...textsOf(xml, 'CtrlSum')]).toEqual([euro, euro, euro]);
  });

  test('adds up 3,000 of the largest amounts to the cent, where a sum of fractions is 17 cents off', async () => {
    const xml = await validFile(numbered(3000, () => ({ amountCent: 99_999_999_999 })));
    const sum = 3000 * 99_999_999_999;
    expect(centsOf(xml, 'CtrlSum')).toEqual([sum, sum]);
  });

  test('is valid for any names, texts and amounts, and orders exactly these amounts', async () => {
    const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 160 }), fc.string({ unit: 'grapheme', maxLength: 160 }));
    const payments = fc.array(fc.record({ name: anyText, text: anyText, amountCent: fc.integer({ min: 1, max: 99_999_999_999 }) }), {
      minLength: 1,
      maxLength: 60,
    });
    await fc.assert(
      fc.asyncProperty(payments, anyText, fc.boolean(), fc.boolean(), async (given, name, batchBooking, isEinfach) => {
        const order = { ...numbered(given.length, (at) => given[at] ?? {}), payer: { ...ORDER.payer, name }, batchBooking };
        const xml = await validFile({ ...order, zeichensatz: isEinfach ? 'Einfach' : 'Erweitert' });
        expect(centsOf(xml, 'InstdAmt')).toEqual(given.map(({ amountCent }) => amountCent));
        for (const text of ['Nm', 'Ustrd'].flatMap((element) => textsOf(xml, element))) {
          expect(text.replaceAll('&apos;', "'")).toMatch(isEinfach ? /^[A-Za-z0-9':?,\-(+.)/ ]+$/ : /^[A-Za-z0-9':?,\-(+.)/ ÄÖÜäöüß]+$/);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('of 10,000 payments is formatted in a worker thread, which keeps the process free for other work', async () => {
    let workers = 0;
    const count = () => (workers += 1);
    process.on('worker', count);
    const file = await buildPaymentFile(numbered(10_000));
    process.off('worker', count);
    expect(workers).toBe(1);
    for (const schema of SCHEMAS) validateXml(file.toString('utf8'), schema);
  });

  test('fails if it cannot be formatted', async () => {
    await expect(buildPaymentFile({ ...ORDER, messageId: '\u0000' })).rejects.toThrow('xml');
  });
});
