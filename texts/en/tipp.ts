/** Creating a link with one tap, for logged-in recommenders. */
export const tipp = {
  'tipp.als': 'You recommend as {vorname} {nachname}',
  'tipp.agb': 'What you accepted applies: {bedingungen}, version {fassung}.',
  'tipp.agb.hinweis':
    'By recommending you declare that you are at least 18 years old, live in Germany and recommend as a private person, and you accept {bedingungen}.',
  'tipp.home': 'One tap, and your link is there. You can still change afterwards who gets the reward.',
  'tipp.bereich.titel': 'Recommend more',
  'tipp.bereich.text': 'One tap, and your link to share is there.',
  'tipp.bereich.alle': 'Everything you can recommend',
  'tipp.aendern': 'Change',
  'tipp.gewaehlt': 'You recommend',
  'tipp.person.titel': 'For one particular person?',
  'tipp.person.feld': 'What is the person called?',
  'tipp.person.hinweis': 'The first name is enough. The link is then for this one person, and you see what becomes of it.',
};
