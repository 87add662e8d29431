/** The tenant's home and its three default questions; a tenant overrides each with its own words. */
export const home = {
  'home.titel': '{programm} – {mandant}',
  'home.kernsatz': 'Bis zu {praemie} für jede Empfehlung',
  'home.kernsatzOhnePraemie': 'Empfehlen Sie weiter, was Sie überzeugt',
  'home.bedingung':
    'Sie erhalten die Prämie, sobald Ihr Kontakt über Ihren Link bestellt hat und die Widerrufsfrist von 14 Tagen vorbei ist.',
  'home.knopf': 'Produkt auswählen',
  'home.bild.sie': 'Sie',
  'home.bild.kontakt': 'Ihr Kontakt',
  'home.schritte.titel': 'In drei Schritten zur Prämie',
  'home.schritt1.titel': 'Auswählen',
  'home.schritt1.text': 'Wählen Sie das Produkt, das zu Ihrem Kontakt passt, und wer die Prämie bekommt: Sie, Ihr Kontakt oder beide.',
  'home.schritt2.titel': 'Empfehlen',
  'home.schritt2.text': 'Teilen Sie Ihren persönlichen Link, per Messenger, E-Mail oder im Gespräch.',
  'home.schritt3.titel': 'Freuen',
  'home.schritt3.text': 'Nach der Bestellung wählen Sie Ihre Prämie: als Überweisung oder als Gutschein.',
  'home.produkte.titel': 'Was möchten Sie empfehlen?',
  'home.produkte.text': 'Der Betrag am Produkt ist die ganze Prämie. Wie sie geteilt wird, entscheiden Sie.',
  'home.produkte.praemie': 'Prämie',
  'home.produkte.mehr': 'Alle anzeigen ({anzahl} weitere)',
  'home.produkte.leer': 'Zurzeit ist kein Produkt mit einer Prämie verbunden. Wir sagen Ihnen gern, wann es weitergeht.',
  'home.produkte.empfehlen': 'Empfehlen',
  'home.faq.titel': 'Häufige Fragen',
  'home.faq.alle': 'Alle Fragen und Antworten',

  'faq.1.frage': 'Wen kann ich zum Programm fragen?',
  'faq.1.antwort': 'Schreiben Sie uns an {support} oder über das Kontaktformular. Wir antworten werktags.',
  'faq.2.frage': 'Wer steht hinter {programm}?',
  'faq.2.antwort': '{programm} ist das Empfehlungsprogramm von {mandant}. Alle Angaben zum Betreiber finden Sie im Impressum.',
  'faq.3.frage': 'Was geschieht mit meinen Daten?',
  'faq.3.antwort':
    'Wir verwenden Ihre Angaben nur, um Ihre Empfehlung und Ihre Prämie zu bearbeiten. Unbestätigte Angaben löschen wir nach 12 Wochen. Mehr dazu steht in den Datenschutzhinweisen.',
};
