const WRITTEN_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const MARKS = /[\u0300-\u036f]/g;

/**
 * A name as names are compared: in lower case, ä, ö, ü and ß written out, other letters without their marks. The database computes the same for stored names
 * (`namensschluessel`, migration 0079).
 */
export const namensschluessel = (name: string): string =>
  name
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => WRITTEN_OUT[letter] ?? letter)
    .normalize('NFKD')
    .replace(MARKS, '');
