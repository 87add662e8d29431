/** The thanks page for handing out a code. */
export const danke = {
  'danke.titel': 'Danke, dass Sie Ihren Code weitergeben',
  'danke.lead': 'Eine persönliche Empfehlung ist die schönste. Von hier an ist Ihr Kontakt am Zug.',
  'danke.code.titel': 'Ihr Kontakt gibt den Code ein',
  'danke.code.text': 'Er führt zu Ihrer Empfehlung. Groß- und Kleinschreibung, Leerzeichen und Striche sind dabei egal.',
  'danke.code.seite': 'Zur Seite für den Code',
  'danke.teilen': 'Noch einmal teilen',
  'danke.empfehlen': 'Etwas weiterempfehlen',
};
