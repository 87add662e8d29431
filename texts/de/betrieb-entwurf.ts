export const betriebEntwurf = {
  'status.fassung.Gilt': 'Gilt',
  'status.fassung.Frueher': 'Früher',
};
