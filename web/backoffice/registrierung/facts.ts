import type { Translate } from '../../../texts/texts.ts';

interface Anschrift {
  readonly Strasse: string | null;
  readonly Hausnummer: string | null;
  readonly Plz: string | null;
  readonly Ort: string | null;
}

/** A postal address on one line, as far as it is known; empty if nothing is. */
export const anschriftLine = ({ Strasse, Hausnummer, Plz, Ort }: Anschrift): string =>
  [`${Strasse ?? ''} ${Hausnummer ?? ''}`, `${Plz ?? ''} ${Ort ?? ''}`]
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');

/** A number with the result of its check digits; only the number if they could not be checked. */
export const checkedNumber = (t: Translate, nummer: string | null, isValid: boolean | null): string | null =>
  nummer === null || isValid === null
    ? nummer
    : t(isValid ? 'betrieb.registrierung.pruefziffer.richtig' : 'betrieb.registrierung.pruefziffer.falsch', { nummer });
