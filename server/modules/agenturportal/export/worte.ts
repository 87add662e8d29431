import { kanalWort } from '../../../../texts/kanal.ts';
import { isTextKey, type Translate } from '../../../../texts/texts.ts';
import type { Quelle } from '../../../reports/export/quelle.ts';
import type { Zelle } from '../../../reports/export/zelle.ts';
import type { Sicht } from '../../agentur/index.ts';

/** Which columns are days, and which moments. */
const TAGE: ReadonlySet<string> = new Set(['Auftragsdatum', 'FreigabeAb', 'Startdatum', 'Enddatum', 'FaelligAm']);
const ZEITPUNKTE: ReadonlySet<string> = new Set(['FreigegebenAm', 'ErstelltAm', 'EingeladenAm', 'AusgezahltAm', 'LetzteAnmeldung']);

/** Under which texts the words of a column are called. */
const WORTE: Readonly<Record<string, string>> = {
  Art: 'agentur.art',
  Seite: 'agentur.seite',
  Rollen: 'agentur.rolle',
};

/**
 * The columns of a report in words, headed as in its table on the screen. `status` says under which texts its states are called; `word` heads a column.
 */
export const inWorten = (
  spalten: readonly string[],
  word: (t: Translate, spalte: string) => string,
  status?: string,
): Pick<Quelle<Sicht>, 'titel' | 'zellen'> => ({
  titel: (t) => spalten.map((spalte) => word(t, spalte)),
  zellen: (t, zeile) => spalten.map((spalte) => zelleOf(t, spalte, spalte === 'Status' ? status : WORTE[spalte], zeile[spalte])),
});

/** A value as a cell; its words are called under `under`. */
function zelleOf(t: Translate, spalte: string, under: string | undefined, wert: unknown): Zelle {
  if (wert === null || wert === undefined || wert === '') return null;
  if (typeof wert === 'number') return { art: spalte.endsWith('Cent') ? 'Cent' : 'Zahl', wert };
  if (TAGE.has(spalte)) return { art: 'Tag', wert: String(wert) };
  if (ZEITPUNKTE.has(spalte)) return { art: 'Zeitpunkt', wert: new Date(String(wert)) };
  if (spalte === 'Channel') return { art: 'Text', wert: kanalWort(t, String(wert)) };
  const all = Array.isArray(wert) ? wert.map(String) : [String(wert)];
  return { art: 'Text', wert: all.map((one) => (under === undefined ? one : wordOf(t, under, one))).join(', ') };
}

/** What is no word of ours stands as it is. */
function wordOf(t: Translate, under: string, wert: string): string {
  const key = `${under}.${wert}`;
  return isTextKey(key) ? t(key) : wert;
}
