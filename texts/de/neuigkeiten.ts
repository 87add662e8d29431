/** Several notices to one person in one mail. */
export const neuigkeiten = {
  'mail.neuigkeiten.betreff': '{anzahl} Neuigkeiten von {mandant}',
  'mail.neuigkeiten.text': 'Das hat sich seit unserer letzten E-Mail getan:',
  'mail.neuigkeiten.mehrmals': '{text} ({anzahl}\u00a0Mal)',
  'mail.neuigkeiten.weitere.one': 'Und eine weitere Neuigkeit.',
  'mail.neuigkeiten.weitere.other': 'Und {anzahl} weitere Neuigkeiten.',
  'mail.neuigkeiten.hinweis': 'Damit es nicht zu viele E-Mails werden, fassen wir zusammen, was kurz nacheinander passiert.',
};
