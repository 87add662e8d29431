/** A referral as a card to print. */
export const karte = {
  'karte.titel': 'Karte zum Ausdrucken',
  'karte.text': 'Drucken Sie die Karte auf weißes Papier, schneiden Sie sie am gestrichelten Rand aus, und geben Sie sie weiter.',
  'karte.drucken': 'Karte drucken',
  'karte.zurueck': 'Zurück zum Teilen',
  'karte.karte': 'Karte',
  'karte.von': 'Eine Empfehlung von {vorname}',
  'karte.anteil.beide': '{empfaenger} für Sie, {empfehler} für {vorname}',
  'karte.anteil.empfehler': '{empfehler} für {vorname}',
  'karte.anteil.empfaenger': '{empfaenger} für Sie',
  'karte.scannen': 'Mit der Handykamera scannen oder öffnen:',
  'karte.code': 'Oder diesen Code eingeben unter',
  'karte.bis': 'Gilt bis zum {tag}. Nur eine Bestellung über diesen Link zählt.',
};
