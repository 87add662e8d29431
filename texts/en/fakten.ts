import type { fakten as de } from '../de/fakten.ts';

export const fakten: Record<keyof typeof de, string> = {
  'fakt.geschwindigkeit': 'Speed',
  'fakt.mbit': 'up to {mbit} Mbit/s',
  'fakt.laufzeit': 'Minimum term',
  'fakt.monate.one': '{anzahl} month',
  'fakt.monate.other': '{anzahl} months',
  'fakt.preis': 'Price',
  'fakt.einmalig': 'One-off',
  'fakt.nichtsEinmalig': 'nothing',
  'fakt.imMonat': '{betrag} a month',
};
