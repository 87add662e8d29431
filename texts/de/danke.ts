/** Thanks for a code given out by hand. */
export const danke = {
  'danke.titel': 'Danke, dass Sie Ihren Code weitergeben',
  'danke.lead': 'Eine persönliche Empfehlung ist die schönste. Von hier an ist Ihr Kontakt am Zug.',
  'danke.code.titel': 'Ihr Kontakt gibt den Code ein',
  'danke.code.text': 'Er führt zu Ihrer Empfehlung. Groß- und Kleinschreibung, Leerzeichen und Striche sind dabei egal.',
  'danke.code.seite': 'Zur Seite für den Code',
  'danke.bestellen.titel': 'Ihr Kontakt bestellt darüber',
  'danke.bestellen.text': 'Nur eine Bestellung über Ihren Code oder Ihren Link zählt, eine Bestellung per Telefon leider nicht.',
  'danke.praemie.titel': 'Die Prämie wird frei',
  'danke.praemie.text': 'Das ist nach der Widerrufsfrist von 14 Tagen der Fall. Sie bekommen dann eine E-Mail.',
  'danke.teilen': 'Noch einmal teilen',
  'danke.empfehlen': 'Etwas weiterempfehlen',
};
