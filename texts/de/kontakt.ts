/** The contact form and its mails: `{name}`, `{email}` and `{betreff}` are as typed. */
export const kontakt = {
  'kontakt.titel': 'Kontakt',
  'kontakt.beschreibung': 'Schreiben Sie uns zu {programm}: zu Ihrer Empfehlung, Ihrer Prämie oder Ihren Daten.',
  'kontakt.lead': 'Schreiben Sie uns, wir helfen gern weiter.',
  'kontakt.email.hinweis': 'An diese Adresse antworten wir.',
  'kontakt.nachricht.hinweis':
    'Geht es um eine Empfehlung, hilft uns ihr Code. Schreiben Sie bitte keine Passwörter und keine Bankverbindung.',
  'kontakt.knopf': 'Nachricht senden',
  'kontakt.direkt': 'Lieber aus Ihrem E-Mail-Programm? Schreiben Sie an {support}.',
  'kontakt.faq': 'Häufige Fragen lesen',
  'kontakt.gesendet.titel': 'Ihre Nachricht ist unterwegs',
  'kontakt.gesendet.text':
    'Sie bekommen gleich eine Bestätigung per E-Mail. Danach antworten wir werktags an die Adresse, die Sie angegeben haben.',
  'kontakt.gesendet.spam': 'Keine Bestätigung da? Sehen Sie im Spam-Ordner nach oder schreiben Sie direkt an {support}.',

  'kontakt.anfrage.betreff': 'Kontaktanfrage: {betreff}',
  'kontakt.anfrage.text': '{name} ({email}) schreibt über das Kontaktformular:',
  'kontakt.anfrage.betreffzeile': 'Betreff: {betreff}',
  'kontakt.anfrage.hinweis': 'Ihre Antwort auf diese E-Mail geht an die angegebene Adresse. Sie ist nicht geprüft.',
  'kontakt.eingang.betreff': 'Ihre Nachricht ist angekommen',
  'kontakt.eingang.text': 'Vielen Dank für Ihre Nachricht an {mandant}. Wir melden uns so bald wie möglich.',
  'kontakt.eingang.knopf': 'Häufige Fragen lesen',
  'kontakt.eingang.hinweis': 'Haben Sie uns nicht geschrieben? Dann hat jemand Ihre E-Mail-Adresse angegeben. Sie müssen nichts tun.',
};
