import type { Invoice } from '@e-invoice-eu/core';
import { escapeUTF8 } from 'entities';
import { xmlLetters } from '../xml-letters.ts';
import type { Beleg } from './beleg.ts';

const EUR = { '@': 'EUR' } as const;
const VAT = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } } as const;
/** The profile EN 16931 of Factur-X. */
const PROFIL = 'urn:cen.eu:en16931:2017';
/** Not subject to VAT: the money only passes through. */
const OUTSIDE = 'O';

/** Formats cents for invoices: `12.34`. */
const euro = (cent: number): string =>
  `${cent < 0 ? '-' : ''}${Math.floor(Math.abs(cent) / 100)}.${String(Math.abs(cent) % 100).padStart(2, '0')}`;

const money = <Name extends string>(name: Name, cent: number) =>
  ({ [name]: euro(cent), [`${name}@currencyID`]: EUR['@'] }) as Record<Name, string> & Record<`${Name}@currencyID`, 'EUR'>;

/**
 * A document as CII (UN/CEFACT), profile EN 16931 of Factur-X. Amounts of a credit note have reversed signs. The library's `InvoiceService` is not used because
 * it compiles its schema for each document (100 ms); the tests validate the output against that schema.
 */
export async function xmlOf(beleg: Beleg): Promise<string> {
  const { FormatFactoryService } = await import('@e-invoice-eu/core');
  const silent = { log: () => {}, warn: () => {}, error: () => {} };
  const format = new FormatFactoryService().createFormatService('CII', silent as never);
  const invoice: Invoice = { 'ubl:Invoice': invoiceOf(beleg) };
  format.fillInvoiceDefaults(invoice);
  const xml = await format.generate(invoice, { format: 'CII', lang: 'de', noWarnings: true });
  return xmlLetters(withRegister(withBezug(typeof xml === 'string' ? xml : new TextDecoder().decode(xml), beleg), beleg));
}

/**
 * Adds the documents that this one corrects (BG-3, UStDV section 31 (5)): the library omits them from CII. They follow the sums at the end of the settlement.
 */
function withBezug(xml: string, { bezug }: Beleg): string {
  const references = bezug.map(
    ({ nummer, tag }) =>
      `<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${nummer}</ram:IssuerAssignedID>` +
      `<ram:FormattedIssueDateTime><qdt:DateTimeString format="102">${tag.replaceAll('-', '')}</qdt:DateTimeString></ram:FormattedIssueDateTime>` +
      '</ram:InvoiceReferencedDocument>',
  );
  return xml.replace('</ram:ApplicableHeaderTradeSettlement>', `${references.join('')}$&`);
}

/** Adds the seller's line of court and directors (BT-33), which the library omits from CII, too. It follows the name. */
function withRegister(xml: string, { steller: { Register } }: Beleg): string {
  if (!Register) return xml;
  const description = `<ram:Description>${escapeUTF8(Register)}</ram:Description>`;
  return xml.replace(/<ram:SellerTradeParty>.*?<\/ram:Name>/s, (seller) => `${seller}${description}`);
}

/** The document in the library's input format. */
export function invoiceOf(beleg: Beleg): Invoice['ubl:Invoice'] {
  const { nummer, tag, faelligAm, typ, leistung, ustProzent } = beleg;
  const sign = typ === '381' ? -1 : 1;
  const [netto, ust, brutto] = [beleg.nettoCent, beleg.ustCent, beleg.bruttoCent].map((cent) => cent * sign || 0) as [
    number,
    number,
    number,
  ];
  const category = ustProzent === 0 ? { 'cbc:ID': OUTSIDE, ...VAT } : { 'cbc:ID': 'S', 'cbc:Percent': String(ustProzent), ...VAT };
  const exemption = beleg.ohneUst === null ? {} : { 'cbc:TaxExemptionReason': beleg.ohneUst };
  const subtotal = {
    ...money('cbc:TaxableAmount', netto),
    ...money('cbc:TaxAmount', ust),
    'cac:TaxCategory': { ...category, ...exemption },
  };
  return {
    'cbc:CustomizationID': PROFIL,
    'cbc:ID': nummer,
    'cbc:IssueDate': tag,
    ...(brutto > 0 && typ === '380' && { 'cbc:DueDate': faelligAm }),
    'cbc:InvoiceTypeCode': typ,
    'cbc:Note': [[beleg.titel, ...beleg.saetze].join('\n')],
    'cbc:DocumentCurrencyCode': 'EUR',
    'cbc:BuyerReference': beleg.empfaenger.Agenturnummer,
    'cac:InvoicePeriod': { 'cbc:StartDate': leistung.von, 'cbc:EndDate': leistung.bis },
    'cac:AccountingSupplierParty': { 'cac:Party': sellerOf(beleg) },
    'cac:AccountingCustomerParty': { 'cac:Party': buyerOf(beleg) },
    'cac:Delivery': { 'cbc:ActualDeliveryDate': leistung.bis },
    // A credit note has no account of its issuer, because a program would pay to it.
    ...(typ === '380' && { 'cac:PaymentMeans': [paymentTo(beleg)] }),
    'cac:PaymentTerms': { 'cbc:Note': beleg.saetze.at(-1) ?? beleg.titel },
    'cac:TaxTotal': [{ ...money('cbc:TaxAmount', ust), 'cac:TaxSubtotal': [subtotal] }],
    'cac:LegalMonetaryTotal': {
      ...money('cbc:LineExtensionAmount', netto),
      ...money('cbc:TaxExclusiveAmount', netto),
      ...money('cbc:TaxInclusiveAmount', brutto),
      ...money('cbc:PayableAmount', brutto),
    },
    'cac:InvoiceLine': beleg.positionen.map((row, index) => ({
      'cbc:ID': String(index + 1),
      'cbc:Note': row.zusatz,
      'cbc:InvoicedQuantity': row.cent * sign < 0 ? '-1' : '1',
      'cbc:InvoicedQuantity@unitCode': 'C62',
      ...money('cbc:LineExtensionAmount', row.cent * sign),
      'cac:InvoicePeriod': { 'cbc:StartDate': row.tag, 'cbc:EndDate': row.tag },
      'cac:Item': { 'cbc:Name': row.text, 'cac:ClassifiedTaxCategory': category },
      'cac:Price': money('cbc:PriceAmount', Math.abs(row.cent)),
    })),
  } as Invoice['ubl:Invoice'];
}

const paymentTo = ({ nummer, steller }: Beleg) => ({
  'cbc:PaymentMeansCode': '58',
  'cbc:PaymentID': nummer,
  'cac:PayeeFinancialAccount': {
    'cbc:ID': steller.IBAN,
    'cbc:Name': steller.Name,
    ...(steller.BIC !== undefined && { 'cac:FinancialInstitutionBranch': { 'cbc:ID': steller.BIC } }),
  },
});

/** Number in a German register of companies, cooperatives, partnerships or associations, in the line at the foot of a document. */
const REGISTERNUMMER = /\b(?:HRA|HRB|GnR|GsR|PR|VR) ?\d+(?: [A-Z]{1,2}\b)?/;

/**
 * The register number is that of the legal entity (BT-30), without a scheme, since ISO 6523 has none for German registers. Court and directors are further
 * legal information (BT-33). Without VAT nobody may have a VAT id (EN 16931, BR-O-02). Without a VAT id and a register number, the tax number (BT-32) is
 * BT-30 too, which identifies the seller (BR-CO-26), because the library omits the identification of a seller (BT-29) from CII.
 */
function sellerOf({ steller, ustProzent }: Beleg) {
  const vat = steller.UstId !== undefined && ustProzent > 0 ? [{ 'cbc:CompanyID': steller.UstId, ...VAT }] : [];
  const fiscal = steller.Steuernummer === undefined ? [] : [{ 'cbc:CompanyID': steller.Steuernummer, 'cac:TaxScheme': { 'cbc:ID': 'FC' } }];
  const entity = steller.Register?.match(REGISTERNUMMER)?.[0] ?? (vat.length === 0 ? (steller.Steuernummer ?? steller.UstId) : undefined);
  return {
    'cac:PostalAddress': addressOf(steller),
    'cac:PartyTaxScheme': [...vat, ...fiscal],
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': steller.Name,
      ...(entity !== undefined && { 'cbc:CompanyID': entity }),
    },
  };
}

function buyerOf({ empfaenger, ustProzent }: Beleg) {
  return {
    'cac:PartyIdentification': { 'cbc:ID': empfaenger.Agenturnummer },
    'cac:PostalAddress': addressOf(empfaenger),
    ...(empfaenger.UstId !== null && ustProzent > 0 && { 'cac:PartyTaxScheme': { 'cbc:CompanyID': empfaenger.UstId, ...VAT } }),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': empfaenger.Name },
  };
}

const addressOf = ({ Strasse, Hausnummer, Plz, Ort }: Beleg['steller'] | Beleg['empfaenger']) => ({
  'cbc:StreetName': `${Strasse} ${Hausnummer}`,
  'cbc:CityName': Ort,
  'cbc:PostalZone': Plz,
  'cac:Country': { 'cbc:IdentificationCode': 'DE' },
});
