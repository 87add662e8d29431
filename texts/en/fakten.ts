import type { fakten as de } from '../de/fakten.ts';

export const fakten: Record<keyof typeof de, string> = {
  'fakt.geschwindigkeit': 'Speed',
  'fakt.mbit': 'up to {mbit} Mbit/s',
  'fakt.laufzeit': 'Term',
  'fakt.monate.one': 'cancel monthly',
  'fakt.monate.other': '{anzahl} months',
  'fakt.preis': 'Price',
  'fakt.imMonat': '{betrag} a month',
};
