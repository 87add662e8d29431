/** Mails about the account of a transfer: paid, came back, another account. */
export const kontoMails = {
  'mail.konto': 'auf das Konto {iban}',
  'mail.konto.ohne': 'auf das angegebene Konto',
  'mail.praemieAusgezahlt.betreff': 'Überwiesen: Ihre Prämie über {wert}',
  'mail.praemieAusgezahlt.text1': 'Ihre Prämie über {wert} für die Empfehlung von {produkt} haben wir am {tag} {konto} überwiesen.',
  'mail.praemieAusgezahlt.zweck': 'Auf Ihrem Kontoauszug steht dazu: {zweck}',
  'mail.praemieAusgezahlt.text2': 'Je nach Bank ist das Geld nach ein bis zwei Werktagen auf Ihrem Konto.',
  'mail.praemieAusgezahlt.knopf': 'Prämie ansehen',
  'mail.praemieAusgezahlt.hinweis':
    'Bitte geben Sie den Link zu Ihrer Prämie nicht weiter. Haben Sie Fragen dazu? Wir helfen Ihnen gern weiter.',
  'mail.praemieZurueck.betreff': 'Bitte nennen Sie ein anderes Konto für Ihre Prämie über {wert}',
  'mail.praemieZurueck.text1': 'Ihre Prämie über {wert} für die Empfehlung von {produkt} können wir nicht {konto} überweisen.',
  'mail.praemieZurueck.kam': 'Die Überweisung vom {tag} kam zurück.',
  'mail.praemieZurueck.text2': 'Nennen Sie uns bis zum {bis} ein anderes Konto. Mit der nächsten Auszahlung überweisen wir dann dorthin.',
  'mail.praemieZurueck.knopf': 'Konto nennen',
  'mail.praemieZurueck.hinweis':
    'Nach Ihrer IBAN fragen wir nur auf dieser Seite, bitte senden Sie sie nie per E-Mail. Der Link ist nur für Sie bestimmt.',
  'mail.praemieZurueckErinnerung.betreff': 'Noch bis zum {tag}: Ein Konto für Ihre Prämie über {wert}',
  'mail.praemieZurueckErinnerung.text1':
    'Ihre Prämie über {wert} für die Empfehlung von {produkt} wartet noch auf ein Konto von Ihnen. Wir können sie nicht {konto} überweisen.',
  'mail.praemieZurueckErinnerung.text2':
    'Nennen Sie uns bis zum {bis} ein anderes Konto. Mit der nächsten Auszahlung überweisen wir dann dorthin.',
  'mail.praemieZurueckErinnerung.knopf': 'Konto nennen',
  'mail.praemieZurueckErinnerung.hinweis':
    'Nach Ihrer IBAN fragen wir nur auf dieser Seite, bitte senden Sie sie nie per E-Mail. Der Link ist nur für Sie bestimmt.',
  'mail.praemieKonto.betreff': 'Neues Konto für Ihre Prämie über {wert}',
  'mail.praemieKonto.text1':
    'Ihre Prämie über {wert} für die Empfehlung von {produkt} überweisen wir mit der nächsten Auszahlung {konto}. Das Konto wurde gerade angegeben.',
  'mail.praemieKonto.text2':
    'Waren Sie das nicht? Dann schreiben Sie uns bitte sofort über „Das war ich nicht“, damit wir es prüfen können.',
  'mail.praemieKonto.knopf': 'Prämie ansehen',
  'mail.praemieKonto.hinweis':
    'Haben Sie das Konto selbst genannt, müssen Sie nichts tun. Bitte geben Sie den Link zu Ihrer Prämie nicht weiter.',
};
