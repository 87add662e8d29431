import type { Belegbild } from './beleg.ts';
import type { Blatt } from './blatt.ts';
import { heightOf, LEISE, line, mm, paragraph, type Satz, SEITE } from './seite.ts';
import { part, type Stelle, said, unsaid } from './struktur.ts';
import { zeile } from './zeile.ts';

const { links, rechts } = SEITE;
/** Left edge of the facts next to the address. */
const FAKTEN = mm(128);
/** Width of the address window of a letter, by DIN 5008. */
const ADRESSBREITE = mm(85);
/** The box of the logo, and its placement in it. */
const LOGO_PLATZ = [links, mm(14), links + mm(60), mm(30)] as const;
const LOGO: PDFKit.Mixins.ImageOption = { fit: [mm(60), mm(16)], valign: 'center' };
/** Distance of the facts from one another. */
const FAKT = 5;

/** Draws logo, addresses and facts by DIN 5008, form B, and the title. Returns where the content begins. */
export function kopf(stelle: Stelle, blatt: Blatt, { farbe, logo }: Belegbild): number {
  const { pdf } = stelle;
  const { steller, fakten } = blatt;
  const set = (text: string, y: number, satz: Satz): number => said(stelle, 'P', () => paragraph(pdf, text, links, y, satz));
  unsaid(pdf, () => pdf.rect(0, 0, SEITE.breite, mm(3)).fill(farbe));
  if (logo) said(stelle, 'Figure', () => pdf.image(logo, links, mm(14), LOGO), { alt: steller.Name, bbox: LOGO_PLATZ });
  else set(steller.Name, mm(18), { schnitt: 'fett', groesse: 15, farbe });
  const absender = `${steller.Name} · ${steller.Strasse} ${steller.Hausnummer} · ${steller.Plz} ${steller.Ort}`;
  const klein = { groesse: 7, farbe: LEISE, breite: ADRESSBREITE };
  set(absender, mm(50.5) - heightOf(pdf, absender, klein), klein);
  let y = mm(53);
  for (const text of blatt.anschrift) y = set(text, y, { groesse: 10.5, breite: ADRESSBREITE });
  part(stelle, 'Table', (table) => {
    for (const [index, [name, value]] of fakten.entries())
      zeile(table, FAKTEN - mm(4), mm(47) + index * mm(FAKT), {
        name: { text: name, satz: { groesse: 8.5, farbe: LEISE } },
        wert: { text: value, satz: { groesse: 8.5 } },
      });
  });
  // A long address or many facts move the title down.
  const top = Math.max(mm(97), y + mm(6), mm(47 + (fakten.length + 1) * FAKT));
  said(stelle, 'H1', () => line(pdf, blatt.titel, links, top, { schnitt: 'fett', groesse: 18, farbe }));
  const end = blatt.vermerk === null ? top + mm(7) : vermerk(stelle, blatt.vermerk, top + mm(13));
  return blatt.zusatz === null ? end + mm(6) : set(blatt.zusatz, end + mm(3), {}) + mm(4);
}

/** Draws a framed sentence. Returns its lower end. */
function vermerk(stelle: Stelle, text: string, y: number): number {
  const { pdf } = stelle;
  const satz = { schnitt: 'fett', groesse: 10, breite: rechts - links - mm(8) } as const;
  const hoehe = heightOf(pdf, text, satz) + mm(5);
  unsaid(pdf, () =>
    pdf
      .rect(links, y, rechts - links, hoehe)
      .lineWidth(1)
      .strokeColor(LEISE)
      .stroke(),
  );
  said(stelle, 'P', () => paragraph(pdf, text, links + mm(4), y + mm(2.5), satz));
  return y + hoehe;
}
