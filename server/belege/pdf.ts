import PDFDocument from 'pdfkit';
import type { Beleg, Belegbild } from './beleg.ts';
import { kopf, positionen, summen } from './blatt.ts';
import { fuss } from './fuss.ts';
import { schriftenOf } from './schriften.ts';
import { registerSchriften } from './seite.ts';
import { inOrder, type Pdf, type Stelle } from './struktur.ts';
import { xmlOf } from './xml.ts';
import { addXmp } from './xmp.ts';

/**
 * A document as PDF/A-3B with its embedded XML (Factur-X, EN 16931), which can be read out (PDF/UA-1). The same document always gives the same bytes: its
 * timestamps are those of the document, not of the rendering.
 */
export async function pdfOf(beleg: Beleg, bild: Belegbild): Promise<Buffer> {
  const [schriften, xml] = await Promise.all([schriftenOf(bild.schrift), xmlOf(beleg)]);
  const { ausgestelltAm, titel, nummer, steller } = beleg;
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
      Title: `${titel} ${nummer}`,
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
  inOrder(pdf, (stelle) => draw(stelle, beleg, bild));
  attach(pdf, xml, ausgestelltAm);
  pdf.end();
  return ended;
}

function draw(stelle: Stelle, beleg: Beleg, bild: Belegbild): void {
  const { pdf } = stelle;
  const start = kopf(stelle, beleg, bild);
  const end = positionen(stelle, beleg, bild, start);
  summen(stelle, beleg, bild, end);
  const { start: first, count } = pdf.bufferedPageRange();
  for (let page = first; page < first + count; page += 1) {
    pdf.switchToPage(page);
    fuss(stelle, beleg, { page: page + 1, of: count });
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
  addXmp(pdf);
}
