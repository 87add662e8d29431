/** Facts about a product that come from its data, not from the tenant's content. */
export const fakten = {
  'fakt.geschwindigkeit': 'Geschwindigkeit',
  'fakt.mbit': 'bis {mbit} Mbit/s',
  'fakt.laufzeit': 'Laufzeit',
  'fakt.monate.one': 'monatlich kündbar',
  'fakt.monate.other': '{anzahl} Monate',
  'fakt.preis': 'Preis',
  'fakt.imMonat': '{betrag} im Monat',
};
