/** The programme for employees of firms that take part. */
export const mitarbeitende = {
  'mitarbeitende.titel': 'Empfehlen, was Sie von der Arbeit kennen',
  'mitarbeitende.lead':
    'Sie arbeiten bei einem Unternehmen, das mit {mandant} empfiehlt? Dann können Sie mit Ihrem eigenen Link mitmachen.',
  'mitarbeitende.empfehlen.titel': 'Sie empfehlen',
  'mitarbeitende.empfehlen.text': 'Wählen Sie ein Angebot und geben Sie Ihren Link weiter, privat oder im Gespräch bei der Arbeit.',
  'mitarbeitende.praemie.titel': 'Sie bekommen die Prämie',
  'mitarbeitende.praemie.text': 'Sie geht an Sie persönlich oder wird geteilt, wie Sie es beim Empfehlen festlegen.',
  'mitarbeitende.knopf': 'Jetzt empfehlen',
  'mitarbeitende.fragen': 'Ob Ihr Unternehmen dabei ist und welche Regeln dort gelten, beantwortet {support}.',
};
