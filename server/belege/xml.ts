import type { Invoice } from '@e-invoice-eu/core';
import { escapeUTF8 } from 'entities';
import { xmlLetters } from '../xml-letters.ts';
import { type Beleg, isGutschrift, isKorrektur } from './beleg.ts';
import { type Konto, kaeuferOf, kontoOf, type Partei, verkaeuferOf } from './parteien.ts';

const EUR = { '@': 'EUR' } as const;
const VAT = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } } as const;
/** The profile EN 16931 of Factur-X. */
const PROFIL = 'urn:cen.eu:en16931:2017';

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
  return xmlLetters(withSeller(withBezug(typeof xml === 'string' ? xml : new TextDecoder().decode(xml), beleg), beleg));
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

/**
 * Adds what the library omits from a seller in CII: the number that the buyer gave (BT-29), and the line of court and directors (BT-33). They surround the name.
 */
function withSeller(xml: string, beleg: Beleg): string {
  const { nummer } = verkaeuferOf(beleg);
  const register = isGutschrift(beleg) ? undefined : beleg.steller.Register;
  const id = nummer === null ? '' : `<ram:ID>${escapeUTF8(nummer)}</ram:ID>`;
  const description = register ? `<ram:Description>${escapeUTF8(register)}</ram:Description>` : '';
  return xml.replace(
    /(<ram:SellerTradeParty>)(.*?<\/ram:Name>)/s,
    (_, start: string, name: string) => `${start}${id}${name}${description}`,
  );
}

/** The document in the library's input format. */
export function invoiceOf(beleg: Beleg): Invoice['ubl:Invoice'] {
  const { nummer, tag, faelligAm, typ, leistung, ustProzent, ohneUst } = beleg;
  const sign = isKorrektur(beleg) ? -1 : 1;
  const [verkaeufer, kaeufer, konto] = [verkaeuferOf(beleg), kaeuferOf(beleg), kontoOf(beleg)];
  const [netto, ust, brutto] = [beleg.nettoCent, beleg.ustCent, beleg.bruttoCent].map((cent) => cent * sign || 0) as [
    number,
    number,
    number,
  ];
  const kategorie = ohneUst?.kategorie ?? 'S';
  const category = { 'cbc:ID': kategorie, ...(kategorie !== 'O' && { 'cbc:Percent': String(ustProzent) }), ...VAT };
  const exemption = ohneUst === null ? {} : { 'cbc:TaxExemptionReason': ohneUst.grund };
  const subtotal = {
    ...money('cbc:TaxableAmount', netto),
    ...money('cbc:TaxAmount', ust),
    'cac:TaxCategory': { ...category, ...exemption },
  };
  return {
    'cbc:CustomizationID': PROFIL,
    'cbc:ID': nummer,
    'cbc:IssueDate': tag,
    ...(brutto > 0 && !isKorrektur(beleg) && { 'cbc:DueDate': faelligAm }),
    'cbc:InvoiceTypeCode': typ,
    'cbc:Note': [[beleg.titel, ...beleg.saetze].join('\n')],
    'cbc:DocumentCurrencyCode': 'EUR',
    'cbc:BuyerReference': verkaeufer.nummer ?? kaeufer.nummer ?? nummer,
    'cac:InvoicePeriod': { 'cbc:StartDate': leistung.von, 'cbc:EndDate': leistung.bis },
    'cac:AccountingSupplierParty': { 'cac:Party': sellerOf(verkaeufer, kategorie) },
    'cac:AccountingCustomerParty': { 'cac:Party': buyerOf(kaeufer, kategorie) },
    'cac:Delivery': { 'cbc:ActualDeliveryDate': leistung.bis },
    ...(konto !== null && { 'cac:PaymentMeans': [paymentTo(konto, nummer)] }),
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

const paymentTo = ({ iban, bic, inhaber }: Konto, nummer: string) => ({
  'cbc:PaymentMeansCode': '58',
  'cbc:PaymentID': nummer,
  'cac:PayeeFinancialAccount': {
    'cbc:ID': iban,
    'cbc:Name': inhaber,
    ...(bic !== null && { 'cac:FinancialInstitutionBranch': { 'cbc:ID': bic } }),
  },
});

type Kategorie = 'S' | 'E' | 'O';

/** The VAT id of a party. Where nothing is subject to VAT nobody may have one (EN 16931, BR-O-02). */
const ustIdOf = ({ ustId }: Partei, kategorie: Kategorie) =>
  ustId !== null && kategorie !== 'O' ? [{ 'cbc:CompanyID': ustId, ...VAT }] : [];

/**
 * The register number is that of the legal entity (BT-30), without a scheme, since ISO 6523 has none for German registers. Court and directors are further
 * legal information (BT-33). A seller with no number that identifies it (BR-CO-26) has its tax number (BT-32) as BT-30 too.
 */
function sellerOf(seller: Partei, kategorie: Kategorie) {
  const { name, anschrift, nummer, ustId, steuernummer, registernummer } = seller;
  const vat = ustIdOf(seller, kategorie);
  const fiscal = steuernummer === null ? [] : [{ 'cbc:CompanyID': steuernummer, 'cac:TaxScheme': { 'cbc:ID': 'FC' } }];
  const isIdentified = nummer !== null || vat.length > 0;
  return {
    'cac:PostalAddress': addressOf(anschrift),
    'cac:PartyTaxScheme': [...vat, ...fiscal],
    'cac:PartyLegalEntity': entityOf(name, registernummer ?? (isIdentified ? null : (steuernummer ?? ustId))),
  };
}

function buyerOf(buyer: Partei, kategorie: Kategorie) {
  const { name, anschrift, nummer, registernummer } = buyer;
  const [vat] = ustIdOf(buyer, kategorie);
  return {
    ...(nummer !== null && { 'cac:PartyIdentification': { 'cbc:ID': nummer } }),
    'cac:PostalAddress': addressOf(anschrift),
    ...(vat && { 'cac:PartyTaxScheme': vat }),
    'cac:PartyLegalEntity': entityOf(name, registernummer),
  };
}

const entityOf = (name: string, nummer: string | null) => ({
  'cbc:RegistrationName': name,
  ...(nummer !== null && { 'cbc:CompanyID': nummer }),
});

const addressOf = ({ Strasse, Hausnummer, Plz, Ort }: Partei['anschrift']) => ({
  'cbc:StreetName': `${Strasse} ${Hausnummer}`,
  'cbc:CityName': Ort,
  'cbc:PostalZone': Plz,
  'cac:Country': { 'cbc:IdentificationCode': 'DE' },
});
