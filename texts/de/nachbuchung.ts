/** Claims of missing rewards in the personal area. */
export const nachbuchung = {
  'nachbuchung.titel': 'Fehlt eine Prämie?',
  'nachbuchung.text':
    'Ihr Kontakt hat bestellt, aber hier steht nichts davon? Melden Sie uns die Bestellung: ab dem Tag danach und bis 3 Monate später.',
  'nachbuchung.oeffnen': 'Fehlende Prämie melden',
  'nachbuchung.gesendet': 'Ihre Meldung ist da. Wir prüfen sie und antworten Ihnen per E-Mail und hier.',
  'nachbuchung.liste': 'Ihre Meldungen',
  'nachbuchung.bestellung': 'Bestellung {auftragsnummer} vom {tag}',
  'nachbuchung.gemeldet': 'Gemeldet am {tag}',
  'nachbuchung.entschieden': 'Beantwortet am {tag}',
  'nachbuchung.antwort': 'Antwort von {mandant}',
  'nachbuchung.auftragsnummer.hinweis': 'Sie steht auf der Bestellbestätigung Ihres Kontakts.',
  'nachbuchung.bezug': 'Zu welcher Empfehlung?',
  'nachbuchung.bezug.waehlen': 'Bitte wählen',
  'nachbuchung.bezug.eintrag': '{produkt} vom {tag}',
  'nachbuchung.bezug.unbekannt': 'Ich weiß es nicht: {produkt}',
  'nachbuchung.bezug.fehlt':
    'Bitte wählen Sie eine Empfehlung. Wissen Sie nicht, welche es war? Dann wählen Sie das Produkt und nennen Sie, wer bestellt hat.',
  'nachbuchung.vorname': 'Kontakt: Vorname',
  'nachbuchung.nachname': 'Kontakt: Nachname',
  'nachbuchung.nachweis.hinweis':
    'Was wissen Sie über die Bestellung? Zum Beispiel wo bestellt wurde und was auf der Bestätigung steht. Namen und Nachweis löschen wir 12 Wochen nach unserer Antwort.',
  'nachbuchung.knopf': 'Meldung senden',
  'nachbuchung.doppelt': 'Diese Auftragsnummer wurde schon gemeldet. Bitte prüfen Sie die Nummer.',

  'nachbuchung.status.Offen': 'Wird geprüft',
  'nachbuchung.status.Angenommen': 'Angenommen',
  'nachbuchung.status.Abgelehnt': 'Abgelehnt',
};
