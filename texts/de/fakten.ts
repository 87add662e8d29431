/** Facts about a product that come from its data, not from the tenant's content. */
export const fakten = {
  'fakt.geschwindigkeit': 'Geschwindigkeit',
  'fakt.mbit': 'bis {mbit} Mbit/s',
  'fakt.laufzeit': 'Mindestlaufzeit',
  'fakt.monate.one': '{anzahl} Monat',
  'fakt.monate.other': '{anzahl} Monate',
  'fakt.preis': 'Preis',
  'fakt.einmalig': 'Einmalig',
  'fakt.nichtsEinmalig': 'nichts',
  'fakt.imMonat': '{betrag} im Monat',
};
