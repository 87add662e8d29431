/** The captcha step of a form. */
export const captcha = {
  'captcha.titel': 'Sicherheitsabfrage',
  'captcha.text': 'Ihr Gerät löst eine kurze Rechenaufgabe. Sie müssen nichts eingeben, und nichts davon geht an andere Anbieter.',
  'captcha.friendly':
    'Friendly Captcha prüft im Hintergrund, ob ein Mensch das Formular ausfüllt. Dafür verbindet sich Ihr Browser mit diesem Anbieter.',
  'captcha.unerreichbar': 'Die Sicherheitsabfrage antwortet nicht. Versuchen Sie es noch einmal, oder senden Sie das Formular trotzdem ab.',
  'captcha.laeuft': 'Die Aufgabe wird gelöst …',
  'captcha.fertig': 'Fertig. Sie können das Formular jetzt absenden.',
  'captcha.fehler': 'Die Aufgabe konnte nicht gelöst werden.',
  'captcha.erneut': 'Noch einmal versuchen',
  'captcha.ohneScript': 'Die Aufgabe braucht JavaScript. Sie können sich stattdessen anmelden, dann entfällt die Abfrage.',
  'captcha.anmelden': 'Zur Anmeldung',
  'captcha.schreiben': 'Die Aufgabe braucht JavaScript. Sie können uns stattdessen direkt an {support} schreiben.',
};
