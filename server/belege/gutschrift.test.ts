import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { validateXml } from '../../test/support/xsd.ts';
import { BELEG, BILD } from './beleg.fixture.ts';
import { gesetzt, readable, textsOf, vorgelesen } from './drawn.fixture.ts';
import { FIRMA, GUTSCHRIFTEN, gutschriftDaten, PERSON, WIDERSPROCHEN, ZEILE } from './gutschrift.fixture.ts';
import { type Gutschriftdaten, gutschriftBeleg, gutschriftSumme } from './gutschrift.ts';
import { pdfOf } from './pdf.ts';
import { mm, SEITE } from './seite.ts';
import { xmlOf } from './xml.ts';

afterEach(() => void vi.restoreAllMocks());

type Kind = keyof typeof GUTSCHRIFTEN;

const xmlOfKind = (kind: Kind): Promise<string> => xmlOf(gutschriftBeleg(GUTSCHRIFTEN[kind]));
const pdf = (daten: Gutschriftdaten) => () => pdfOf(gutschriftBeleg(daten), BILD);
const drawnText = async (daten: Gutschriftdaten): Promise<string> =>
  (await gesetzt(pdf(daten))).map(({ text }) => text.replaceAll('\u00a0', ' ')).join(' ');

const SELLER = '//ram:SellerTradeParty';
const BUYER = '//ram:BuyerTradeParty';

describe('the XML of a Gutschrift', () => {
  test.each(Object.entries(GUTSCHRIFTEN))('of %s is accepted by the schema of Factur-X', async (_, daten) => {
    validateXml(await xmlOf(gutschriftBeleg(daten)), 'Factur-X_1.07.3_EN16931.xsd');
  });

  test('has the addressee as the seller and the issuer as the buyer', async () => {
    const xml = await xmlOfKind('a business with a tax number');
    expect(textsOf(xml, '//ram:TypeCode')[0]).toBe('389');
    expect(textsOf(xml, `${SELLER}/ram:ID | ${SELLER}/ram:Name`)).toEqual(['P-2002', 'Sandberg & Töchter Vertrieb <OHG>']);
    expect(textsOf(xml, `${SELLER}/ram:Description`)).toEqual([]);
    expect(textsOf(xml, `${BUYER}/ram:ID | ${BUYER}/ram:Name`)).toEqual([BELEG.steller.Name]);
    expect(textsOf(xml, `${BUYER}/ram:SpecifiedLegalOrganization/ram:ID`)).toEqual(['HRB 00417']);
    expect(textsOf(xml, `${BUYER}/ram:SpecifiedTaxRegistration/ram:ID`)).toEqual(['DE999000228']);
  });

  test.each<[Kind, string[], string[]]>([
    ['a person with a VAT id', ['DE999000121'], []],
    ['a business with a tax number', [], ['231/999/00519']],
    ['a seller with a VAT id and a tax number', ['DE999000121'], ['231/999/00519']],
    ['a small business with a KU-IdNr', [], ['DE999000345-EX']],
    ['a small business with a tax number', [], ['231/999/00519']],
    ['a small business with a VAT id', ['DE999000121'], []],
  ])('of %s has the tax numbers of the seller', async (kind, vat, fiscal) => {
    const xml = await xmlOfKind(kind);
    const numbers = `${SELLER}/ram:SpecifiedTaxRegistration/ram:ID`;
    expect(textsOf(xml, `${numbers}[@schemeID="VA"]`)).toEqual(vat);
    expect(textsOf(xml, `${numbers}[@schemeID="FC"]`)).toEqual(fiscal);
  });

  test('is paid to the seller on the payout day', async () => {
    const xml = await xmlOfKind('a business with a tax number');
    const means = '//ram:SpecifiedTradeSettlementPaymentMeans';
    expect(textsOf(xml, `${means}/ram:TypeCode | ${means}//ram:IBANID | ${means}//ram:AccountName | ${means}//ram:BICID`)).toEqual([
      '58',
      FIRMA.IBAN,
      'Sandberg OHG',
      'MARKDEF1100',
    ]);
    expect(textsOf(xml, '//ram:DueDateDateTime')[0]?.trim()).toBe('20261130');
    expect(xml).not.toContain(BELEG.steller.IBAN);
  });

  test('of a small business is exempt with the sentence of the law', async () => {
    const xml = await xmlOfKind('a small business with a KU-IdNr');
    const tax = '//ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax';
    expect(textsOf(xml, `${tax}/ram:CategoryCode | ${tax}/ram:RateApplicablePercent | ${tax}/ram:CalculatedAmount`)).toEqual([
      '0.00',
      'E',
      '0',
    ]);
    expect(textsOf(xml, `${tax}/ram:ExemptionReason`)).toEqual(['Steuerfrei für Kleinunternehmer (§ 19 UStG).']);
  });

  test('of a correction names each document that it takes back, with reversed signs and no account', async () => {
    const xml = await xmlOfKind('a correction that names two documents');
    expect(textsOf(xml, '//ram:TypeCode')[0]).toBe('261');
    expect(textsOf(xml, '//ram:InvoiceReferencedDocument/ram:IssuerAssignedID')).toEqual(['GS-00002', 'GS-00003']);
    expect(textsOf(xml, '//ram:GrandTotalAmount | //ram:TaxTotalAmount')).toEqual(['3.81', '23.84']);
    expect(xml).not.toContain('IBANID');
    expect(textsOf(xml, '//ram:DueDateDateTime')).toEqual([]);
  });
});

describe('the PDF of a Gutschrift', () => {
  test.each(Object.entries({ ...GUTSCHRIFTEN, ...WIDERSPROCHEN }))(
    'of %s is called a Gutschrift and asks for no payment',
    async (_, daten) => {
      const text = await drawnText(daten);
      expect(text).toMatch(daten.summe.brutto_cent < 0 ? / Korrektur der Gutschrift GK-/ : / Gutschrift GS-/);
      expect(text).not.toMatch(/Bitte|überweisen Sie|zahlen Sie/);
      expect(text.replaceAll(' ', '')).not.toContain(BELEG.steller.IBAN);
    },
  );

  test('names the payout day, the amount, the account and the tax number of the seller', async () => {
    const text = await drawnText(GUTSCHRIFTEN['a business with a tax number']);
    expect(text).toContain('Auszahlung zum 30.11.2026');
    expect(text).toContain('Wir zahlen Ihnen 23,84 € zum 30.11.2026 auf Ihr Konto DE84 9990 0500 0024 2906 62 aus.');
    expect(text).toContain('Ihre Steuernummer 231/999/00519');
    expect(text).toContain('Sandberg & Töchter Vertrieb <OHG> Mila Sandberg Ahornweg 7a 24937 Flensburg');
    expect(text).toContain('Nettobetrag 20,03 € Umsatzsteuer 19 % 3,81 € Gesamtbetrag 23,84 €');
  });

  test('of a small business has one sum with the sentence of the law', async () => {
    const text = await drawnText(GUTSCHRIFTEN['a small business with a KU-IdNr']);
    expect(text).toContain('Gesamtbetrag 20,03 € Steuerfrei für Kleinunternehmer (§ 19 UStG).');
    expect(text).toContain('Ihre KU-IdNr. DE999000345-EX');
    expect(text).not.toMatch(/Nettobetrag|Umsatzsteuer/);
  });

  test.each<[Kind, string]>([
    ['a correction that names two documents', 'Dieser Beleg nimmt Provisionen aus den genannten Gutschriften zurück.'],
    ['a correction that names no document', 'Dieser Beleg nimmt Provisionen zurück.'],
    ['a correction of a whole document of a small business', 'Dieser Beleg hebt die Gutschrift GS-00002 vollständig auf.'],
  ])('of %s says what it takes back', async (kind, satz) => {
    const text = await drawnText(GUTSCHRIFTEN[kind]);
    expect(text).toContain(satz);
    expect(text).not.toContain('Auszahlung zum');
  });

  test.each(Object.entries(WIDERSPROCHEN))('says after an objection to %s that it is no invoice, and contains none', async (_, daten) => {
    const text = await drawnText(daten);
    expect(text).toContain('Diesem Beleg wurde am 12.12.2026 widersprochen.');
    expect(text).not.toContain('Sie können diesem Beleg jederzeit widersprechen');
    vi.restoreAllMocks();
    const before = readable(await pdf({ ...daten, widersprochenAm: null })());
    const after = readable(await pdf(daten)());
    for (const mark of ['factur-x.xml', 'CrossIndustryInvoice', 'fx:ConformanceLevel', '/AFRelationship']) {
      expect([before.includes(mark), after.includes(mark)], mark).toEqual([true, false]);
    }
    expect(after).toMatch(/pdfaid:part>3</);
    expect(after).toMatch(/pdfuaid:part>1</);
  });

  test('promises no VAT after an objection, except that a small business is paid as before', async () => {
    expect(await drawnText(WIDERSPROCHEN['a Gutschrift'])).not.toContain('Wir zahlen Ihnen');
    vi.restoreAllMocks();
    expect(await drawnText(WIDERSPROCHEN['a Gutschrift of a small business'])).toContain('Wir zahlen Ihnen 20,03 €');
  });

  test('has the total and all sentences on the first page, for any number of lines', async () => {
    for (const count of [1, 11, 12, 13, 45]) {
      const all = await gesetzt(pdf(gutschriftDaten('Regel', Array(count).fill(ZEILE))));
      vi.restoreAllMocks();
      const pageOf = (part: string) => all.find(({ text }) => text.includes(part))?.page;
      expect(new Set(['Gesamtbetrag', 'Wir', 'Seite 1 '].map(pageOf)), String(count)).toEqual(new Set([all[0]?.page]));
      expect(all.filter(({ text }) => text.startsWith(ZEILE.produkt) || text.includes(`: ${ZEILE.produkt}`))).toHaveLength(count);
    }
  });

  /** An objected document with long names everywhere and all facts. */
  const longNames = (name: string): Gutschriftdaten => ({
    ...WIDERSPROCHEN['a Gutschrift'],
    verkaeufer: { ...FIRMA, UstId: PERSON.UstId, Firma: name, Vorname: name, Strasse: name, Ort: name },
    zahler: { ...BELEG.steller, Name: name },
    bezug: [1, 2, 3].map((n) => ({ nummer: `GS-0000${n}`, tag: '2026-10-01' })),
    zeilen: [{ ...ZEILE, produkt: name, grund: name }],
  });

  test('has the total on the first page with long names too', async () => {
    const all = await gesetzt(pdf(longNames(`Vermittlung und Beratung Nord-${'ostsee'.repeat(10)} mbH`)));
    expect(all.find(({ text }) => text === 'Gesamtbetrag')?.page).toBe(all[0]?.page);
  });

  test('keeps the widest names in their columns and below one another', async () => {
    const all = await gesetzt(pdf(longNames('W'.repeat(120))));
    for (const one of all) expect(one.right, one.text).toBeLessThanOrEqual(SEITE.rechts + 0.1);
    for (const one of all) expect(one.y, one.text).toBeLessThan(mm(293));
    const title = all.find(({ text }) => text.startsWith('Gutschrift GS'));
    const above = all.filter(({ y, page }) => page === title?.page && y < (title?.y ?? 0));
    expect(Math.max(...above.map(({ y }) => y))).toBeLessThan((title?.y ?? 0) - mm(4));
    expect(above.some(({ text }) => text.includes('GS-00003'))).toBe(true);
  });

  test('has the heads of its lines on the page of the first line', async () => {
    const all = await gesetzt(pdf(gutschriftDaten('Regel', [{ ...ZEILE, produkt: 'Glasfaser '.repeat(220) }])));
    const pageOf = (start: string) => all.find(({ text }) => text.startsWith(start))?.page;
    expect(pageOf('Provision für')).not.toBe(pageOf('Gesamtbetrag'));
    expect(pageOf('Leistung (je')).toBe(pageOf('Provision für'));
  });

  test('has many facts above its title', async () => {
    const bezug = [1, 2, 3].map((n) => ({ nummer: `GS-0000${n}`, tag: '2026-10-01' }));
    const all = await gesetzt(pdf({ ...GUTSCHRIFTEN['a seller with a VAT id and a tax number'], bezug }));
    const title = all.find(({ text }) => text.startsWith('Gutschrift GS'));
    const last = all.find(({ text }) => text.startsWith('GS-00003'));
    expect(last?.y).toBeLessThan((title?.y ?? 0) - mm(4));
  });

  test('is read out from head to foot: mark and total before the lines', async () => {
    const all = await vorgelesen(pdf(WIDERSPROCHEN['a Gutschrift']));
    const said = all.filter(([art]) => art !== 'Artifact').map(([, text]) => text);
    const at = (part: string) => said.findIndex((text) => text.includes(part));
    const order = ['Gutschrift GS-00004', 'Diesem Beleg wurde', 'Gesamtbetrag', 'Ihr Anspruch', 'Netto', 'Auftrag N1001-0042', 'Seite 1'];
    const netto = said.indexOf('Netto');
    const places = order.map((part) => (part === 'Netto' ? netto : at(part)));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(0);
  });

  test('has the same bytes each time', async () => {
    const make = pdf(GUTSCHRIFTEN['a person with a VAT id']);
    expect((await make()).equals(await make())).toBe(true);
  });
});

describe('the sums of a Gutschrift', () => {
  test('are the sum of its lines, with VAT rounded once per document', () => {
    expect(gutschriftSumme([1, 1], 'Regel')).toEqual({ netto_cent: 2, ust_prozent: 19, ust_cent: 0, brutto_cent: 2 });
    expect(gutschriftSumme([50], 'Regel').ust_cent).toBe(10);
    expect(gutschriftSumme([-50], 'Regel').ust_cent).toBe(-10);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1 }), (lines) => {
        const { netto_cent, ust_cent, brutto_cent } = gutschriftSumme(lines, 'Regel');
        expect(netto_cent).toBe(lines.reduce((sum, cent) => sum + cent, 0));
        expect(Math.abs(ust_cent * 100 - netto_cent * 19)).toBeLessThanOrEqual(50);
        expect(brutto_cent).toBe(netto_cent + ust_cent);
      }),
    );
  });

  test('of a small business have no VAT', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 })), (lines) => {
        const { netto_cent, ust_prozent, ust_cent, brutto_cent } = gutschriftSumme(lines, 'Kleinunternehmer');
        expect([ust_prozent, ust_cent, brutto_cent]).toEqual([0, 0, netto_cent]);
      }),
    );
  });

  test('equal those of its lines in the XML, for any commissions', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: -100_000, max: 100_000 }), { minLength: 1, maxLength: 5 }), async (betraege) => {
        const zeilen = betraege.map((betragCent) => ({ ...ZEILE, betragCent }));
        const xml = await xmlOf(gutschriftBeleg(gutschriftDaten('Regel', zeilen)));
        const cents = (path: string) => textsOf(xml, path).map((text) => Math.round(Number(text) * 100));
        const sum = cents('//ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount').reduce((all, cent) => all + cent, 0);
        const header = '//ram:SpecifiedTradeSettlementHeaderMonetarySummation';
        expect(cents(`${header}/ram:LineTotalAmount`)).toEqual([sum]);
        expect(sum).toBeGreaterThanOrEqual(0);
        const [netto = 0, ust = 0, brutto] = cents(
          `${header}/ram:TaxBasisTotalAmount | ${header}/ram:TaxTotalAmount | ${header}/ram:GrandTotalAmount`,
        );
        expect(brutto).toBe(netto + ust);
      }),
      { numRuns: 25 },
    );
  });
});
