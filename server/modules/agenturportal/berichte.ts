import { mitarbeiterBericht, praemienplanBericht } from '../agentur/index.ts';
import { auftraegeBericht, praemienBericht } from '../auftrag/index.ts';
import { einladungenBericht, empfehlerBericht } from '../einladung/index.ts';
import { empfehlungenBericht, leadsBericht } from '../empfehlung/index.ts';
import { rechnungenBericht } from '../rechnung/index.ts';

/** Every report of an agency by its name, for its pages and for files of all its rows. */
export const BERICHTE = {
  auftraege: auftraegeBericht,
  empfehlungen: empfehlungenBericht,
  leads: leadsBericht,
  empfehler: empfehlerBericht,
  einladungen: einladungenBericht,
  praemien: praemienBericht,
  praemienplan: praemienplanBericht,
  rechnungen: rechnungenBericht,
  mitarbeiter: mitarbeiterBericht,
} as const;
