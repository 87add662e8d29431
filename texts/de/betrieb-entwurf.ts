export const betriebEntwurf = {
  'status.fassung.Gilt': 'Gilt',
  'status.fassung.Frueher': 'Früher',
  'betrieb.spalte.fassungen.Nummer': 'Fassung',
  'betrieb.spalte.GiltAb': 'Gilt ab',
  'betrieb.spalte.VeroeffentlichtVon': 'Veröffentlicht von',
  'betrieb.spalte.Worte': 'Warum',
};
