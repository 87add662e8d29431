import PDFDocument from 'pdfkit';
import { type Beleg, type Belegbild, isGutschrift } from './beleg.ts';
import { blattOf } from './beleg-blatt.ts';
import { type Blatt, positionen, summen } from './blatt.ts';
import { fuss } from './fuss.ts';
import { kopf } from './kopf.ts';
import { schriftenOf } from './schriften.ts';
import { registerSchriften } from './seite.ts';
import { inOrder, type Pdf, type Stelle } from './struktur.ts';
import { xmlOf } from './xml.ts';
import { addXmp } from './xmp.ts';

/**
 * A document as PDF/A-3B with its embedded XML (Factur-X, EN 16931), which can be read out (PDF/UA-1). The same document always gives the same bytes: its
 * timestamps are those of the document, not of the rendering. After an objection it has no XML, because it is no invoice any more.
 */
export async function pdfOf(beleg: Beleg, bild: Belegbild): Promise<Buffer> {
  const isInvoice = !isGutschrift(beleg) || beleg.vermerk === null;
  return blattPdf(blattOf(beleg), bild, isInvoice ? await xmlOf(beleg) : null);
}

/** A printed document as PDF/A-3B, with the XML of an invoice or none. */
export async function blattPdf(blatt: Blatt, bild: Belegbild, xml: string | null = null): Promise<Buffer> {
  const schriften = await schriftenOf(bild.schrift);
  const { ausgestelltAm, titel, steller } = blatt;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    tagged: true,
    lang: 'de',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: titel,
      Author: steller.Name,
      Creator: 'Empfehlwerk',
      Producer: 'pdfkit',
      CreationDate: ausgestelltAm,
      ModDate: ausgestelltAm,
    },
  } as ConstructorParameters<typeof PDFDocument>[0]);
  const chunks: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  registerSchriften(pdf, schriften);
  inOrder(pdf, (stelle) => draw(stelle, blatt, bild));
  if (xml !== null) attach(pdf, xml, ausgestelltAm);
  addXmp(pdf, { isInvoice: xml !== null });
  pdf.end();
  return ended;
}

function draw(stelle: Stelle, blatt: Blatt, bild: Belegbild): void {
  const { pdf } = stelle;
  let y = kopf(stelle, blatt, bild);
  // The total stands on the first page, however many lines follow.
  for (const block of [summen, positionen]) y = block(stelle, blatt, bild, y);
  const { start: first, count } = pdf.bufferedPageRange();
  for (let page = first; page < first + count; page += 1) {
    pdf.switchToPage(page);
    fuss(stelle, blatt, { page: page + 1, of: count });
  }
}

function attach(pdf: Pdf, xml: string, moment: Date): void {
  pdf.file(Buffer.from(xml, 'utf8'), {
    name: 'factur-x.xml',
    type: 'text/xml',
    description: 'Factur-X',
    creationDate: moment,
    modifiedDate: moment,
    relationship: 'Alternative',
  } as Parameters<Pdf['file']>[1]);
}
