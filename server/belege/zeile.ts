import { line, type Satz, SEITE } from './seite.ts';
import { part, type Stelle, said } from './struktur.ts';

interface Gesetzt {
  readonly text: string;
  readonly satz: Satz;
}

/** A name on the left and its value at the right edge. */
export function zeile(table: Stelle, von: number, y: number, { name, wert }: { readonly name: Gesetzt; readonly wert: Gesetzt }): void {
  const { pdf } = table;
  part(table, 'TR', (row) => {
    said(row, 'TH', () => line(pdf, name.text, von, y, name.satz), { scope: 'Row' });
    said(row, 'TD', () => line(pdf, wert.text, SEITE.rechts, y, { ...wert.satz, isRight: true }));
  });
}
