/** Login to and logout from the personal area, and entering a referral's code. */
export const anmelden = {
  'anmelden.titel': 'Anmelden',
  'anmelden.text': 'In Ihrem persönlichen Bereich sehen Sie jederzeit, wie es um Ihre Empfehlungen steht.',
  'anmelden.weiter': 'Bitte melden Sie sich an. Danach geht es genau dort weiter, wo Sie hinwollten.',
  'anmelden.beendet': 'Sie sind abgemeldet.',
  'anmelden.knopf': 'Anmelden',
  'anmelden.vergessen': 'Passwort vergessen',
  'anmelden.limit':
    'Das waren zu viele Versuche in kurzer Zeit. Bitte warten Sie {dauer}. Wenn Sie Ihr Passwort nicht mehr wissen, legen Sie über „Passwort vergessen“ ein neues fest.',
  'anmelden.neu.titel': 'Noch nicht dabei?',
  'anmelden.neu.text':
    'Mit Ihrer ersten Empfehlung entsteht Ihr persönlicher Bereich von selbst. Sie können sich auch vorher registrieren.',
  'anmelden.neu.link': 'Angebote zum Empfehlen ansehen',
  'anmelden.neu.registrieren': 'Registrieren',
  'anmelden.bereich': 'Mein Bereich',

  'abmelden.titel': 'Möchten Sie sich abmelden?',
  'abmelden.text': 'Ihre Empfehlungen laufen weiter. Über Änderungen informieren wir Sie per E-Mail.',
  'abmelden.knopf': 'Abmelden',
  'abmelden.bleiben': 'Angemeldet bleiben',

  'code.titel': 'Schön, dass Sie empfohlen wurden!',
  'code.text': 'Geben Sie hier den Code ein, den Sie bekommen haben.',
  'code.feld': 'Empfehlungscode',
  'code.hinweis': 'Sie finden den Code unter dem QR-Bild oder in der Nachricht, zum Beispiel AB12-CD34 oder SOMMER7.',
  'code.knopf': 'Empfehlung öffnen',
  'code.leer': 'Geben Sie den Code ein, den Sie bekommen haben.',
  'code.unbekannt': 'Diesen Code kennen wir nicht. Bitte vergleichen Sie ihn Zeichen für Zeichen.',
  'code.limit': 'Das waren zu viele Versuche in kurzer Zeit. Bitte warten Sie {dauer} und geben Sie den Code dann noch einmal ein.',
};
