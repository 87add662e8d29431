/** Requesting a password link, setting and changing a password. */
export const passwort = {
  'passwort.regel.Laenge': 'mindestens 8 Zeichen',
  'passwort.regel.Kleinbuchstabe': 'einen Kleinbuchstaben',
  'passwort.regel.Grossbuchstabe': 'einen Großbuchstaben',
  'passwort.regel.Ziffer': 'eine Ziffer',
  'passwort.regeln': 'Ihr neues Passwort braucht:',
  'passwort.brauchtNoch': 'Ihr Passwort braucht noch {was}.',
  'passwort.regeln.haeufig': 'Je länger, desto besser. Sehr verbreitete Passwörter wie „Passwort1“ nehmen wir nicht an.',
  'passwort.erfuellt': 'erfüllt',
  'passwort.fehlt': 'fehlt noch',
  'passwort.zeigen': 'Anzeigen',
  'passwort.verbergen': 'Verbergen',
  'passwort.neu': 'Neues Passwort',
  'passwort.wiederholung': 'Neues Passwort wiederholen',
  'passwort.wiederholung.fehlt': 'Geben Sie das neue Passwort in beide Felder ein.',
  'passwort.wiederholung.anders': 'Das sind zwei verschiedene Passwörter. Geben Sie in beide Felder dasselbe ein.',
  'passwort.neuerLink': 'Neuen Link anfordern',

  'passwort.vergessen.titel': 'Passwort vergessen',
  'passwort.vergessen.text':
    'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, über den Sie ein neues Passwort festlegen. Das geht auch, wenn Sie noch keines haben.',
  'passwort.vergessen.leer': 'Geben Sie Ihre E-Mail-Adresse ein.',
  'passwort.vergessen.knopf': 'Link senden',
  'passwort.vergessen.anmelden': 'Zur Anmeldung',
  'passwort.vergessen.limit':
    'Das waren zu viele Anfragen in kurzer Zeit. In {dauer} können Sie wieder einen Link anfordern. Ein Link, den Sie schon bekommen haben, gilt weiter.',
  'passwort.gesendet.titel': 'Sehen Sie in Ihr Postfach',
  'passwort.gesendet.text':
    'Wenn es zu dieser Adresse ein Konto gibt, ist eine E-Mail mit einem Link an Sie unterwegs. Der Link gilt 24 Stunden und nur einmal.',
  'passwort.gesendet.nichtDa': 'Keine E-Mail bekommen?',
  'passwort.gesendet.spam': 'Warten Sie ein paar Minuten, und sehen Sie dann im Spam-Ordner nach.',
  'passwort.gesendet.adresse':
    'Nehmen Sie die Adresse, mit der Sie Ihre Empfehlung angelegt haben. Hier können Sie den Link noch einmal senden:',
  'passwort.gesendet.knopf': 'Noch einmal senden',

  'passwort.setzen.titel': 'Neues Passwort festlegen',
  'passwort.setzen.text': 'Für {email}. Der Link gilt bis {tag}, {zeit} Uhr.',
  'passwort.setzen.knopf': 'Passwort festlegen',
  'passwort.setzen.fertig': 'Ihr neues Passwort ist festgelegt, und Sie sind angemeldet. Auf anderen Geräten sind Sie jetzt abgemeldet.',
  'passwort.abgelaufen.titel': 'Dieser Link ist abgelaufen',
  'passwort.abgelaufen.text': 'Ein Link zum Festlegen des Passworts gilt nur eine Zeit lang. Fordern Sie einfach einen neuen an.',
  'passwort.verwendet.titel': 'Dieser Link wurde schon benutzt',
  'passwort.verwendet.text':
    'Jeder Link gilt nur einmal, und Ihr Passwort ist inzwischen festgelegt. Melden Sie sich damit an, oder fordern Sie einen neuen Link an.',
  'passwort.ungueltig.titel': 'Dieser Link führt nicht weiter',
  'passwort.ungueltig.text':
    'Dem Link fehlt vielleicht ein Stück. Öffnen Sie ihn noch einmal direkt aus Ihrer E-Mail, oder fordern Sie einen neuen an.',

  'passwort.aendern.titel': 'Passwort ändern',
  'passwort.aendern.text': 'Ihr neues Passwort gilt sofort. Auf allen anderen Geräten werden Sie abgemeldet.',
  'passwort.aendern.aktuell': 'Aktuelles Passwort',
  'passwort.aendern.knopf': 'Passwort ändern',
  'passwort.aendern.erfolg': 'Passwort erfolgreich geändert.',
  'passwort.aendern.erfolg.text': 'Auf anderen Geräten sind Sie jetzt abgemeldet. Zur Sicherheit haben wir Ihnen eine E-Mail geschickt.',
  'passwort.aendern.fehler': 'Fehler: Passwort konnte nicht geändert werden, versuchen sie es zu einem späteren Zeitpunkt nocheinmal.',
  'passwort.aendern.keines.titel': 'Noch kein Passwort, oder vergessen?',
  'passwort.aendern.keines.text': 'Dann legen Sie eines über einen Link fest, den wir an {email} senden.',
  'passwort.aendern.zurueck': 'Zu meinen Empfehlungen',
};
