/** The contact form's mails: `{name}`, `{email}` and `{betreff}` are as typed. */
export const kontakt = {
  'kontakt.anfrage.betreff': 'Kontaktanfrage: {betreff}',
  'kontakt.anfrage.text': '{name} ({email}) schreibt über das Kontaktformular:',
  'kontakt.anfrage.betreffzeile': 'Betreff: {betreff}',
  'kontakt.anfrage.hinweis': 'Ihre Antwort auf diese E-Mail geht an die angegebene Adresse. Sie ist nicht geprüft.',
  'kontakt.eingang.betreff': 'Ihre Nachricht ist angekommen',
  'kontakt.eingang.text': 'Vielen Dank für Ihre Nachricht an {mandant}. Wir melden uns so bald wie möglich.',
  'kontakt.eingang.knopf': 'Häufige Fragen lesen',
  'kontakt.eingang.hinweis': 'Haben Sie uns nicht geschrieben? Dann hat jemand Ihre E-Mail-Adresse angegeben. Sie müssen nichts tun.',
};
