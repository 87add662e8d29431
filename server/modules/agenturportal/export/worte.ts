import { kanalWort } from '../../../../texts/kanal.ts';
import { spaltenWort } from '../../../../texts/spalte.ts';
import { isTextKey, type Translate } from '../../../../texts/texts.ts';
import { type Exportbericht, QUELLEN, type STATISTIK_SPALTEN, type Zeile } from './quelle.ts';
import type { Zelle } from './zelle.ts';

/** Which columns are days, and which moments. */
const TAGE: ReadonlySet<string> = new Set(['Auftragsdatum', 'FreigabeAb', 'Startdatum', 'Enddatum', 'FaelligAm']);
const ZEITPUNKTE: ReadonlySet<string> = new Set(['FreigegebenAm', 'ErstelltAm', 'EingeladenAm', 'AusgezahltAm', 'LetzteAnmeldung']);

/** Under which texts the states of a report are called, as its table on the screen calls them. */
const STATUS: Readonly<Partial<Record<Exportbericht, string>>> = {
  auftraege: 'status.auftrag',
  empfehlungen: 'status.empfehlung',
  leads: 'status.empfaenger',
  einladungen: 'agentur.status.einladung',
  praemien: 'status.praemierung',
  praemienplan: 'agentur.status.plan',
  rechnungen: 'agentur.status.rechnung',
  mitarbeiter: 'agentur.status.mitarbeiter',
};
const WORTE: Readonly<Record<string, string>> = {
  Art: 'agentur.art',
  Seite: 'agentur.seite',
  Rollen: 'agentur.rolle',
};

/** The headings of a file. */
export const titelOf = (bericht: Exportbericht, t: Translate): string[] =>
  QUELLEN[bericht].spalten.map((spalte) =>
    bericht === 'statistik' ? t(`export.statistik.${spalte as (typeof STATISTIK_SPALTEN)[number]}`) : spaltenWort(t, bericht, spalte),
  );

/** A row as cells below these headings. */
export const zellenOf = (bericht: Exportbericht, t: Translate, zeile: Zeile): Zelle[] =>
  QUELLEN[bericht].spalten.map((spalte) => zelleOf(bericht, t, spalte, zeile[spalte]));

function zelleOf(bericht: Exportbericht, t: Translate, spalte: string, wert: unknown): Zelle {
  if (wert === null || wert === undefined || wert === '') return null;
  if (typeof wert === 'number') return { art: spalte.endsWith('Cent') ? 'Cent' : 'Zahl', wert };
  if (TAGE.has(spalte)) return { art: 'Tag', wert: String(wert) };
  if (ZEITPUNKTE.has(spalte)) return { art: 'Zeitpunkt', wert: new Date(String(wert)) };
  if (spalte === 'Channel') return { art: 'Text', wert: kanalWort(t, String(wert)) };
  const under = spalte === 'Status' ? STATUS[bericht] : WORTE[spalte];
  const all = Array.isArray(wert) ? wert.map(String) : [String(wert)];
  return { art: 'Text', wert: all.map((one) => (under === undefined ? one : wordOf(t, under, one))).join(', ') };
}

/** What is no word of ours stands as it is. */
function wordOf(t: Translate, under: string, wert: string): string {
  const key = `${under}.${wert}`;
  return isTextKey(key) ? t(key) : wert;
}
