/** Registration of an account; the password is set through a mailed link. */
export const registrieren = {
  'registrieren.titel': 'Registrieren',
  'registrieren.text': 'Legen Sie Ihr Konto schon vor der ersten Empfehlung an. Ihr Passwort bestimmen Sie danach über einen Link.',
  'registrieren.email.hinweis': 'An diese Adresse schicken wir den Link.',
  'registrieren.agb.hinweis':
    'Mit „Registrieren“ erklären Sie, dass Sie mindestens 18 Jahre alt sind, in Deutschland leben und als Privatperson empfehlen, und akzeptieren {bedingungen}.',
  'registrieren.knopf': 'Registrieren',
  'registrieren.anmelden': 'Ich habe schon ein Konto',
  'registrieren.gesendet.titel': 'Sehen Sie in Ihr Postfach',
  'registrieren.gesendet.text':
    'Wir haben Ihnen eine E-Mail geschickt. Über ihren Link legen Sie Ihr Passwort fest, und Ihr Konto ist fertig. Er gilt 14 Tage und nur einmal.',
  'registrieren.gesendet.nichtDa': 'Keine E-Mail bekommen?',
  'registrieren.gesendet.hilfe':
    'Sehen Sie im Spam-Ordner nach, und prüfen Sie die Adresse. Hier können Sie die E-Mail noch einmal anfordern:',
  'registrieren.gesendet.knopf': 'E-Mail noch einmal senden',
  'registrieren.gesendet.erneut': 'Wartet zu dieser Adresse eine Registrierung, ist die E-Mail noch einmal unterwegs.',
};
