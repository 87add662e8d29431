import { escapeUTF8 } from 'entities';
import { xmlLetters } from '../xml-letters.ts';
import type { Pdf } from './struktur.ts';

/** Members of pdfkit that its types lack. */
interface Metadata {
  info: Readonly<Record<string, unknown>>;
  appendXML(xml: string): void;
  endMetadata(): void;
}

/**
 * Declares the content of a PDF in its XMP. pdfkit (0.20.2, `_addInfo`) writes title and names there unescaped, so they are escaped before. The Info dictionary
 * is written earlier and keeps them unescaped.
 */
export function addXmp(pdf: Pdf, { isInvoice }: { readonly isInvoice: boolean }): void {
  const metadata = pdf as unknown as Metadata;
  metadata.appendXML(isInvoice ? `${UA}${INVOICE}${schemas(UA_SCHEMA, INVOICE_SCHEMA)}` : `${UA}${schemas(UA_SCHEMA)}`);
  const end = metadata.endMetadata.bind(pdf);
  metadata.endMetadata = () => {
    metadata.info = Object.fromEntries(Object.entries(metadata.info).map(([key, value]) => [key, escaped(value)]));
    end();
  };
}

const escaped = (value: unknown): unknown => (typeof value === 'string' ? escapeUTF8(xmlLetters(value)) : value);

/** Declaration of PDF/UA-1. */
const UA = `
<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
  <pdfuaid:part>1</pdfuaid:part>
</rdf:Description>`;

/** Declaration of the embedded XML by Factur-X 1.07. */
const INVOICE = `
<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
  <fx:DocumentType>INVOICE</fx:DocumentType>
  <fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>
  <fx:Version>1.0</fx:Version>
  <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description>`;

const UA_SCHEMA = `
    <pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>
      ${property('part', 'The part of ISO 14289 that the document keeps to', { type: 'Integer', category: 'internal' })}
    </rdf:Seq></pdfaSchema:property>
  `;

const INVOICE_SCHEMA = `
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>
      ${property('DocumentFileName', 'The name of the embedded XML document')}
      ${property('DocumentType', 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER')}
      ${property('Version', 'The actual version of the standard applying to the embedded XML document')}
      ${property('ConformanceLevel', 'The conformance level of the embedded XML document')}
    </rdf:Seq></pdfaSchema:property>
  `;

/** Extension schemas of properties that PDF/A does not know; it requires their declaration. */
const schemas = (...each: readonly string[]): string => `
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag>${each.map((one) => `<rdf:li rdf:parseType="Resource">${one}</rdf:li>`).join('')}</rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;

function property(name: string, description: string, { type = 'Text', category = 'external' } = {}): string {
  return `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>${type}</pdfaProperty:valueType><pdfaProperty:category>${category}</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`;
}
