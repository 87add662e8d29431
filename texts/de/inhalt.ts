/** Pages that show the tenant's content: terms, reward conditions, imprint, privacy, FAQ, accessibility. */
export const inhalt = {
  'inhalt.agb.titel': 'Teilnahmebedingungen',
  'inhalt.agb.beschreibung': 'Unter diesen Bedingungen nehmen Sie an {programm} teil.',
  'inhalt.agb.stand': 'Stand: {monat}',
  'inhalt.praemienbedingungen.titel': 'Prämienbedingungen',
  'inhalt.praemienbedingungen.beschreibung': 'Wofür es bei {programm} eine Prämie gibt, wer sie bekommt und wann sie ausgezahlt wird.',
  'inhalt.impressum.titel': 'Impressum',
  'inhalt.impressum.beschreibung': 'Wer {programm} betreibt und wie Sie uns erreichen.',
  'inhalt.datenschutz.titel': 'Datenschutz',
  'inhalt.datenschutz.beschreibung': 'Welche Daten {programm} verarbeitet, wofür, wie lange, und welche Rechte Sie haben.',
  'inhalt.barrierefreiheit.titel': 'Erklärung zur Barrierefreiheit',
  'inhalt.barrierefreiheit.beschreibung': 'Wie {programm} die Anforderungen an Barrierefreiheit erfüllt und wie Sie Hürden melden.',
  'inhalt.faq.titel': 'Häufige Fragen',
  'inhalt.faq.beschreibung': 'Antworten auf Fragen zu {programm}: Empfehlung, Prämie und Daten.',
  'inhalt.faq.mehr': 'Ihre Frage ist nicht dabei? Schreiben Sie an {support}.',
  'inhalt.nichtVerfuegbar': 'Inhalt nicht verfügbar',
  'inhalt.tabelle': 'Tabelle',

  'bedingungen.TOS': 'die Teilnahmebedingungen',
  'bedingungen.RewardConditions': 'die Prämienbedingungen',
};
