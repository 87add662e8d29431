import type { Blatt } from './blatt.ts';
import { heightOf, LEISE, mm, paragraph, rule, SEITE } from './seite.ts';
import { type Stelle, said, unsaid } from './struktur.ts';

/** An IBAN in groups of four. */
export const ibanDe = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

const SPALTE = mm(56);
const SATZ = { groesse: 7.5, farbe: LEISE, breite: SPALTE - mm(3) } as const;
const REGISTER = { groesse: 7, farbe: LEISE } as const;

/** Draws the issuer at the foot of each page, read out only once; a long name moves it up. */
export function fuss(
  stelle: Stelle,
  { steller, nummer, isZahlbar }: Blatt,
  { page, of }: { readonly page: number; readonly of: number },
): void {
  const { pdf } = stelle;
  const set = (draw: () => number): number => (page === 1 ? said(stelle, 'P', draw) : unsaid(pdf, draw));
  const columns = [
    [steller.Name, `${steller.Strasse} ${steller.Hausnummer}`, `${steller.Plz} ${steller.Ort}`],
    [
      ...(steller.UstId === undefined ? [] : [`USt-IdNr. ${steller.UstId}`]),
      ...(steller.Steuernummer === undefined ? [] : [`Steuernummer ${steller.Steuernummer}`]),
      `${nummer} · Seite ${page} von ${of}`,
    ],
    isZahlbar
      ? [
          ...(steller.Bank ? [steller.Bank] : []),
          `IBAN ${ibanDe(steller.IBAN)}`,
          ...(steller.BIC === undefined ? [] : [`BIC ${steller.BIC}`]),
        ]
      : [],
  ];
  const hoehe = Math.max(...columns.map((column) => column.reduce((sum, text) => sum + heightOf(pdf, text, SATZ), 0))) + mm(1.5);
  const register = steller.Register ? heightOf(pdf, steller.Register, REGISTER) : 0;
  const y = Math.min(mm(272), mm(292) - hoehe - register);
  rule(pdf, y - mm(3));
  for (const [index, column] of columns.entries()) {
    let next = y;
    for (const text of column) {
      const top = next;
      next = set(() => paragraph(pdf, text, SEITE.links + index * SPALTE, top, SATZ));
    }
  }
  const { Register } = steller;
  if (Register) set(() => paragraph(pdf, Register, SEITE.links, y + hoehe, REGISTER));
}
