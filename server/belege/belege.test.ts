import { InvoiceService } from '@e-invoice-eu/core';
import { describe, expect, test } from 'vitest';
import { validateXml } from '../../test/support/xsd.ts';
import { AUSLAGE, BELEG, BILD, KORREKTUR, ZEICHEN } from './beleg.fixture.ts';
import { readable, textsOf } from './drawn.fixture.ts';
import { pdfOf } from './pdf.ts';
import { invoiceOf, xmlOf } from './xml.ts';

const validate = (xml: string): void => validateXml(xml, 'Factur-X_1.07.3_EN16931.xsd');

describe('the XML of a document', () => {
  test.each([
    ['an invoice', BELEG],
    ['a correction', KORREKTUR],
    ['a disbursement', AUSLAGE],
    ['names with special characters', ZEICHEN],
  ])('of %s is accepted by the schema of Factur-X', async (_, beleg) => {
    const xml = await xmlOf(beleg);
    validate(xml);
    expect(xml).toContain('urn:cen.eu:en16931:2017');
    expect(xml).toContain(`>${beleg.nummer}<`);
  });

  test("equals the output of the library's service that validates its input", async () => {
    const service = new InvoiceService({ log() {}, warn() {}, error() {} } as never);
    const { Register: _, ...steller } = BELEG.steller;
    const beleg = { ...BELEG, bezug: [], steller };
    const checked = await service.generate({ 'ubl:Invoice': invoiceOf(beleg) }, { format: 'CII', lang: 'de', noWarnings: true });
    expect((await xmlOf(beleg)).toString()).toBe(checked);
  });

  test('keeps special characters of names', async () => {
    const names = textsOf(await xmlOf(ZEICHEN), '//ram:SellerTradeParty/ram:Name | //ram:BuyerTradeParty/ram:Name');
    expect(names).toEqual(['Müller & Söhne <GmbH>', '"Nord & Licht" <KG>']);
  });

  test('fails the schema if an element is missing', async () => {
    const xml = await xmlOf(BELEG);
    expect(() => validate(xml.replace(/<ram:TypeCode>380<\/ram:TypeCode>/, ''))).toThrow();
  });

  test('of a correction has reversed signs and no account', async () => {
    const xml = await xmlOf(KORREKTUR);
    expect(xml).toMatch(/<ram:TypeCode>381</);
    expect(xml).toMatch(/GrandTotalAmount[^>]*>76.16</);
    expect(xml).not.toContain('IBANID');
  });

  test('names each document that it corrects, with its day', async () => {
    const bezug = [...BELEG.bezug, { nummer: 'RE-00009', tag: '2026-10-02' }];
    const xml = await xmlOf({ ...KORREKTUR, bezug });
    validate(xml);
    const path = '//ram:InvoiceReferencedDocument/*';
    expect(textsOf(xml, path)).toEqual(['RE-00008', '20261001', 'RE-00009', '20261002']);
  });

  test('without VAT has no VAT ids', async () => {
    const xml = await xmlOf(AUSLAGE);
    expect(xml).not.toContain('DE999000228');
    expect(xml).not.toContain('DE999000121');
    expect(xml).toContain('Durchlaufender Posten');
  });

  const { UstId: _, ...ohneUstId } = BELEG.steller;
  const { Register: __, ...ohneRegister } = BELEG.steller;
  test.each([
    ['an issuer in a register', BELEG, ['HRB 00417']],
    ['a cooperative', { ...BELEG, steller: { ...ohneUstId, Register: 'Genossenschaftsregister Musterstadt GnR 12 B' } }, ['GnR 12 B']],
    ['a disbursement of an issuer in no register', { ...AUSLAGE, steller: ohneRegister }, ['231/999/00417']],
    ['an issuer in no register with a VAT id', { ...BELEG, steller: ohneRegister }, []],
  ])('of %s identifies the issuer by a number that buyers can book by (EN 16931, BR-CO-26)', async (_, beleg, numbers) => {
    const path = '//ram:SellerTradeParty/ram:SpecifiedLegalOrganization/ram:ID';
    const xml = await xmlOf(beleg);
    validate(xml);
    expect(textsOf(xml, path)).toEqual(numbers);
    expect(textsOf(xml, `${path}/@schemeID`)).toEqual([]);
  });

  test('has the tax number (BT-32) next to the VAT id, and the line of court and directors (BT-33)', async () => {
    const Register = `${BELEG.steller.Register} & <Partner>`;
    const xml = await xmlOf({ ...BELEG, steller: { ...BELEG.steller, Register } });
    validate(xml);
    const seller = '//ram:SellerTradeParty';
    expect(textsOf(xml, `${seller}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID="FC"]`)).toEqual(['231/999/00417']);
    expect(textsOf(xml, `${seller}/ram:Description`)).toEqual([Register]);
  });
});

describe('the PDF of a document', () => {
  test('declares PDF/A-3B and PDF/UA-1 with an embedded invoice, and contains it', async () => {
    const text = readable(await pdfOf(BELEG, BILD));
    expect(text).toMatch(/pdfaid:part>3</);
    expect(text).toMatch(/pdfaid:conformance>B</);
    expect(text).toMatch(/pdfuaid:part>1</);
    expect(text).toContain('/OutputIntents');
    expect(text).toMatch(/\/AFRelationship \/Alternative/);
    expect(text).toMatch(/\/AF \[/);
    expect(text).toContain('fx:ConformanceLevel>EN 16931<');
    expect(text).toContain('factur-x.xml');
    expect(text).toContain('CrossIndustryInvoice');
  });

  test('has title and names in its XMP with their special characters', async () => {
    const [, xmp = ''] = /(<x:xmpmeta[\s\S]*<\/x:xmpmeta>)/.exec((await pdfOf(ZEICHEN, BILD)).toString('utf8')) ?? [];
    const said = textsOf(xmp, '//dc:title//rdf:li | //dc:creator//rdf:li | //fx:ConformanceLevel', {
      rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
      dc: 'http://purl.org/dc/elements/1.1/',
      fx: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
    });
    expect(said).toEqual(['EN 16931', 'Rechnung & "Beleg" RE-00012', 'Müller & Söhne <GmbH>']);
  });

  test('has the same bytes each time', async () => {
    const [one, other] = [await pdfOf(BELEG, BILD), await pdfOf(BELEG, BILD)];
    expect(one.equals(other)).toBe(true);
  });

  test('of many lines continues on further pages', async () => {
    const positionen = Array.from({ length: 80 }, () => BELEG.positionen[0] ?? []).flat();
    const text = (await pdfOf({ ...BELEG, positionen }, BILD)).toString('latin1');
    expect(text.match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThan(2);
  });
});
