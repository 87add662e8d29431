/** The page behind the mailed link that gives the consent to advertising. */
export const newsletter = {
  'newsletter.titel': 'Werbung per E-Mail',
  'newsletter.text': 'Mit dem Knopf geben Sie diese Einwilligung:',
  'newsletter.widerruf':
    'Sie ist freiwillig, und Empfehlung und Prämie hängen nicht davon ab. Widerrufen können Sie sie jederzeit: eine kurze Nachricht an {support} genügt.',
  'newsletter.datenschutz': 'Wie wir mit Ihren Daten umgehen',
  'newsletter.knopf': 'Ja, ich willige ein',
  'newsletter.danke.titel': 'Danke für Ihre Einwilligung',
  'newsletter.danke.text':
    '{mandant} darf Ihnen jetzt Werbung per E-Mail schicken. Möchten Sie das nicht mehr, schreiben Sie kurz an {support}.',
  'newsletter.verwendet.titel': 'Sie haben schon eingewilligt',
  'newsletter.verwendet.text': 'Dieser Link wurde schon benutzt. Sie müssen nichts weiter tun.',
  'newsletter.abgelaufen.titel': 'Dieser Link ist abgelaufen',
  'newsletter.abgelaufen.text': 'Sie bekommen keine Werbung per E-Mail. Der Link galt 14 Tage, oder Ihr Wunsch wurde zurückgenommen.',
  'newsletter.ungueltig.titel': 'Dieser Link führt nicht weiter',
  'newsletter.ungueltig.text': 'Öffnen Sie den Link noch einmal direkt aus Ihrer E-Mail. Manchmal fehlt beim Kopieren ein Stück.',
};
