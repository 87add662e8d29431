/** Mails about rewards that wait, were picked or ended, and about changed bank data. */
export const praemieMails = {
  'mail.nichtIch': 'Das war ich nicht',
  'mail.praemieErinnerung.betreff': 'Noch bis {tag}: Ihre Prämie über {wert}',
  'mail.praemieErinnerung.text1': 'Ihre Prämie für die Empfehlung von {produkt} liegt noch für Sie bereit.',
  'mail.praemieErinnerung.text2': 'Wählen Sie bis zum {gueltigBis}, wie Sie sie erhalten möchten. Danach verfällt sie.',
  'mail.praemieErinnerung.knopf': 'Prämie auswählen',
  'mail.praemieErinnerung.hinweis': 'Der Link ist nur für Sie bestimmt. Bitte geben Sie ihn nicht weiter.',
  'mail.praemienErinnerung.betreff': 'Noch bis {tag}: Ihre {anzahl} Prämien über zusammen {summe}',
  'mail.praemienErinnerung.text1': 'Für Sie liegen noch {anzahl} Prämien bereit, zusammen {summe}.',
  'mail.praemienErinnerung.text2':
    'Wählen Sie bis zum {tag}, wie Sie sie erhalten möchten. Danach verfallen sie. Jede hat ihren eigenen Link:',
  'mail.praemienErinnerung.eine': '{wert} für die Empfehlung von {produkt}, wählbar bis {gueltigBis}',
  'mail.praemienErinnerung.knopf': '{wert} auswählen: {produkt}',
  'mail.praemienErinnerung.hinweis': 'Die Links sind nur für Sie bestimmt. Bitte geben Sie sie nicht weiter.',
  'mail.praemieAbgelaufen.betreff': 'Ihre Prämie über {wert} ist verfallen',
  'mail.praemieAbgelaufen.text1':
    'Ihre Prämie über {wert} für die Empfehlung von {produkt} konnten Sie bis zum {gueltigBis} auswählen. Das ist nicht geschehen, damit ist sie verfallen.',
  'mail.praemieAbgelaufen.text2': 'Andere Prämien sind davon nicht betroffen.',
  'mail.praemieAbgelaufen.knopf': 'Häufige Fragen lesen',
  'mail.praemieAbgelaufen.hinweis': 'Haben Sie Fragen dazu? Wir helfen Ihnen gern weiter.',
  'mail.praemieGewaehlt.betreff': 'Ihre Wahl: Prämie über {wert}',
  'mail.praemieGewaehlt.text1': 'Ihre Prämie über {wert} für die Empfehlung von {produkt} wurde gerade ausgewählt.',
  'mail.praemieGewaehlt.ueberweisung': 'Gewählt ist die Überweisung auf das Konto {iban}. Wir überweisen bis spätestens {tag}.',
  'mail.praemieGewaehlt.gutschein': 'Gewählt ist der Gutschein. Der Code kommt innerhalb von 24 Stunden per E-Mail.',
  'mail.praemieGewaehlt.haendler': 'Gewählt ist der Gutschein von {haendler}. Der Code kommt innerhalb von 24 Stunden per E-Mail.',
  'mail.praemieGewaehlt.text2':
    'Waren Sie das nicht? Dann schreiben Sie uns bitte sofort über „Das war ich nicht“, damit wir es prüfen können.',
  'mail.praemieGewaehlt.knopf': 'Prämie ansehen',
  'mail.praemieGewaehlt.hinweis': 'Haben Sie selbst gewählt, müssen Sie nichts tun. Bitte geben Sie den Link zu Ihrer Prämie nicht weiter.',
  'mail.bankdatenGeaendert.betreff': 'Ihre Bankverbindung wurde geändert',
  'mail.bankdatenGeaendert.gespeichert': 'Bei {programm} ist jetzt dieses Konto für Ihre Prämien hinterlegt: {iban}.',
  'mail.bankdatenGeaendert.geloescht': 'Bei {programm} ist jetzt kein Konto mehr für Ihre Prämien hinterlegt.',
  'mail.bankdatenGeaendert.text2':
    'Waren Sie das nicht? Dann berichtigen Sie die Bankverbindung über den Knopf, und schreiben Sie uns bitte sofort über „Das war ich nicht“.',
  'mail.bankdatenGeaendert.passwort': 'Ändern Sie außerdem Ihr Passwort. Auf anderen Geräten sind Sie danach abgemeldet.',
  'mail.bankdatenGeaendert.knopf': 'Bankverbindung ansehen',
  'mail.bankdatenGeaendert.hinweis':
    'Haben Sie das selbst geändert, müssen Sie nichts tun. Prämien, die schon ausgewählt sind, gehen auf das Konto, das Sie dabei angegeben haben.',
  'mail.empfaengerBankdatenGeaendert.betreff': 'Ihre Bankverbindung wurde gespeichert',
  'mail.empfaengerBankdatenGeaendert.text1':
    'Für Ihre Prämie aus der Empfehlung von {empfehler} für {produkt} ist jetzt dieses Konto hinterlegt: {iban}.',
  'mail.empfaengerBankdatenGeaendert.text2':
    'Waren Sie das nicht? Dann öffnen Sie Ihre Angaben über den Knopf, fordern Sie dort einen neuen Link für die Bankverbindung an und tragen Sie Ihr Konto ein. Schreiben Sie uns bitte auch sofort über „Das war ich nicht“.',
  'mail.empfaengerBankdatenGeaendert.knopf': 'Meine Angaben öffnen',
  'mail.empfaengerBankdatenGeaendert.hinweis': 'Haben Sie das selbst gespeichert, müssen Sie nichts tun.',
};
