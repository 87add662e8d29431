/** Creating a link with one tap, for logged-in recommenders. */
export const tipp = {
  'tipp.als': 'Sie empfehlen als {vorname} {nachname}',
  'tipp.agb': 'Es gelten {bedingungen} in der Fassung {fassung}, die Sie akzeptiert haben.',
  'tipp.agb.hinweis':
    'Mit Ihrer Empfehlung erklären Sie, dass Sie mindestens 18 Jahre alt sind, in Deutschland leben und als Privatperson empfehlen, und akzeptieren {bedingungen}.',
  'tipp.home': 'Ein Tipp, und Ihr Link ist da. Wer die Prämie bekommt, können Sie danach noch ändern.',
  'tipp.bereich.titel': 'Weiterempfehlen',
  'tipp.bereich.text': 'Ein Tipp, und Ihr Link zum Teilen ist da.',
  'tipp.bereich.alle': 'Alles, was Sie empfehlen können',
  'tipp.aendern': 'Ändern',
  'tipp.gewaehlt': 'Sie empfehlen',
  'tipp.person.titel': 'Für eine bestimmte Person?',
  'tipp.person.feld': 'Wie heißt die Person?',
  'tipp.person.hinweis': 'Der Vorname genügt. Dann gilt der Link für diese eine Person, und Sie sehen bei ihr, was daraus wird.',
};
