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
export function addXmp(pdf: Pdf): void {
  const metadata = pdf as unknown as Metadata;
  metadata.appendXML(OWN_XMP);
  const end = metadata.endMetadata.bind(pdf);
  metadata.endMetadata = () => {
    metadata.info = Object.fromEntries(Object.entries(metadata.info).map(([key, value]) => [key, escaped(value)]));
    end();
  };
}

const escaped = (value: unknown): unknown => (typeof value === 'string' ? escapeUTF8(xmlLetters(value)) : value);

/** Declarations of PDF/UA-1 and of the extension schema of Factur-X 1.07, as PDF/A requires, with their values. */
const OWN_XMP = `
<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
  <pdfuaid:part>1</pdfuaid:part>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
  <fx:DocumentType>INVOICE</fx:DocumentType>
  <fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>
  <fx:Version>1.0</fx:Version>
  <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>
      ${property('part', 'The part of ISO 14289 that the document keeps to', { type: 'Integer', category: 'internal' })}
    </rdf:Seq></pdfaSchema:property>
  </rdf:li><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>
      ${property('DocumentFileName', 'The name of the embedded XML document')}
      ${property('DocumentType', 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER')}
      ${property('Version', 'The actual version of the standard applying to the embedded XML document')}
      ${property('ConformanceLevel', 'The conformance level of the embedded XML document')}
    </rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;

function property(name: string, description: string, { type = 'Text', category = 'external' } = {}): string {
  return `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>${type}</pdfaProperty:valueType><pdfaProperty:category>${category}</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`;
}
