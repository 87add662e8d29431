/** Frame of every page, and the pages that only explain. */
export const seite = {
  'seite.zumInhalt': 'Zum Inhalt springen',
  'seite.zurStartseite': 'Zur Startseite',
  'seite.anmelden': 'Anmelden',
  'seite.fussnavigation': 'Weitere Seiten',
  'seite.sprachwahl': 'Sprache',
  'seite.sprache.de': 'Deutsch',
  'seite.sprache.en': 'English',
  'seite.link.Faq': 'FAQ',
  'seite.link.Contact': 'Kontakt',
  'seite.link.TOS': 'Teilnahmebedingungen',
  'seite.link.Imprint': 'Impressum',
  'seite.link.Privacy': 'Datenschutz',
  'seite.link.AccessibilityDeclaration': 'Barrierefreiheit',

  'seite.nichtGefunden.titel': '404 - Datei nicht gefunden',
  'seite.nichtGefunden.text': 'Zu dieser Adresse gibt es keine Seite, vielleicht fehlt dem Link ein Stück.',

  'vorschau.titel': '{vorname} empfiehlt Ihnen {produkt}',
  'vorschau.beschreibung': 'Über diesen Link bestellen und gemeinsam bis zu {praemie} Prämie erhalten.',
};
