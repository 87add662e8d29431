/** Waiting for the mail that confirms an address: the address it was sent to, and changing that address. */
export const postfach = {
  'postfach.adresse': 'Unsere E-Mail ging an',
  'postfach.oeffnen': '{anbieter} öffnen',
  'postfach.vorschlag': 'Meinten Sie {adresse}?',
  'postfach.vorschlag.text': 'Ihre Adresse sieht nach einem Tippfehler aus. Dann kommt unsere E-Mail nicht an.',
  'postfach.vorschlag.knopf': 'Ja, dorthin senden',
  'postfach.aendern': 'Adresse ändern',
  'postfach.hinweis': 'Der Link geht dann an diese Adresse. Der in der ersten E-Mail gilt nicht mehr.',
  'postfach.knopf': 'An diese Adresse senden',
  'postfach.geaendert': 'Wir haben die E-Mail an die neue Adresse gesendet.',
};
