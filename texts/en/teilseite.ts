/** The page on which a referral is shared, except the messages. */
export const teilseite = {
  'teilseite.benannt': 'For {name}: {produkt}. The link is for one person, until {gueltigBis}.',
  'teilseite.praemie': 'Who gets what',
  'teilseite.sie': 'You',
  'teilseite.kontakt': 'Your contact',
  'teilseite.anteil.frei': 'Until somebody opens your link you can choose freely.',
  'teilseite.anteil.geoeffnet': 'Your link has been opened already. So you can only give your contact more.',
  'teilseite.anteil.dabei': 'This is how it stays: your contact relies on it.',
  'teilseite.anteil.hoechstens': 'Your contact gets {wert} at most, the rest is for you.',
  'teilseite.anteil.geaendert': 'Changed.',
  'teilseite.anteil.fest':
    'That was no longer possible: your link has been opened meanwhile, or somebody has joined already. What stands here applies.',
  'teilseite.geteilt.titel': 'Shared. Anybody else?',
  'teilseite.geteilt.text': 'Your link is for everybody whom it helps. Each person counts.',
  'teilseite.geteilt.textBenannt': 'This link is for one person. Everybody else gets one of their own.',
  'teilseite.geteilt.person': 'Link for one more person',
  'teilseite.geteilt.anderes': 'Recommend something else',
  'teilseite.person.weitere': 'For one more person?',
  'teilseite.person.knopf': 'Create link for this person',
  'teilseite.code.titel': 'Choose a code of your own',
  'teilseite.code.feld': 'Your code',
  'teilseite.code.hinweis':
    '4 to 12 letters or figures, for example {beispiel}. You choose once; what you have shared already stays valid.',
  'teilseite.code.knopf': 'Choose code',
  'teilseite.code.gewaehlt': 'Your code is {code}. It stands in your link now, too.',
  'teilseite.qr.laden': 'Download QR code',
};
