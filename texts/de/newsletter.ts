/** The page behind the mailed link that gives the consent to advertising. */
export const newsletter = {
  'newsletter.titel': 'Werbung per E-Mail',
  'newsletter.text': 'Mit dem Knopf geben Sie diese Einwilligung:',
  'newsletter.widerruf':
    'Sie ist freiwillig, und Empfehlung und Prämie hängen nicht davon ab. Sie können sie jederzeit widerrufen: in Ihrem Bereich, bei Ihren Angaben oder mit einer kurzen Nachricht an {support}.',
  'newsletter.datenschutz': 'Wie wir mit Ihren Daten umgehen',
  'newsletter.knopf': 'Ja, ich willige ein',
  'newsletter.danke.titel': 'Danke für Ihre Einwilligung',
  'newsletter.danke.text':
    '{mandant} darf Ihnen jetzt Werbung per E-Mail schicken. Möchten Sie das nicht mehr, widerrufen Sie es hier, oder schreiben Sie kurz an {support}.',
  'newsletter.widerrufen.bereich': 'In meinem Bereich widerrufen',
  'newsletter.widerrufen.angaben': 'Bei meinen Angaben widerrufen',
  'newsletter.verwendet.titel': 'Sie haben schon eingewilligt',
  'newsletter.verwendet.text': 'Dieser Link wurde schon benutzt. Sie müssen nichts weiter tun.',
  'newsletter.abgelaufen.titel': 'Dieser Link ist abgelaufen',
  'newsletter.abgelaufen.text': 'Sie bekommen keine Werbung per E-Mail. Der Link galt 14 Tage, oder Ihr Wunsch wurde zurückgenommen.',
  'newsletter.ungueltig.titel': 'Dieser Link führt nicht weiter',
  'newsletter.ungueltig.text': 'Öffnen Sie den Link noch einmal direkt aus Ihrer E-Mail. Manchmal fehlt beim Kopieren ein Stück.',

  'newsletter.ab.titel': 'Vom Newsletter abmelden',
  'newsletter.ab.text': 'Bisher bekommen Sie den Newsletter von {mandant} an {email}. Mit dem Knopf widerrufen Sie Ihre Einwilligung.',
  'newsletter.ab.angefragt':
    'Sie haben den Newsletter von {mandant} für {email} angefragt und noch nicht bestätigt. Mit dem Knopf nehmen Sie das zurück.',
  'newsletter.ab.bleibt': 'E-Mails zu Ihren Empfehlungen und Prämien kommen weiter.',
  'newsletter.ab.knopf': 'Vom Newsletter abmelden',
  'newsletter.ab.zurueck': 'Zu meinen Daten',
  'newsletter.abbestellt.titel': 'Sie sind vom Newsletter abgemeldet',
  'newsletter.abbestellt.text': '{mandant} schickt Ihnen keinen Newsletter mehr. E-Mails zu Ihren Empfehlungen und Prämien kommen weiter.',
  'newsletter.keiner.titel': 'Sie bekommen keinen Newsletter',
  'newsletter.keiner.text': 'Es ist nichts weiter zu tun. An {email} schicken wir nur E-Mails zu Ihren Empfehlungen und Prämien.',
  'newsletter.ohneLogin.titel': 'Vom Newsletter abmelden',
  'newsletter.ohneLogin.text':
    'Damit niemand anderes für Sie entscheidet, melden Sie sich bitte an. Danach genügt ein Klick. Ohne Anmeldung genügt eine kurze Nachricht an {support}.',
};
