import type { Words } from '../../words.ts';

/** Texts for the claim of a missing reward for an application, and for a lost reward. */
export const bewerbungMeldung: Words = {
  'feldname.auftragsnummer': 'Nummer der Bewerbung',
  'feldname.auftragsdatum': 'Tag der Bewerbung',
  'feldname.fristbeginn': 'Tag der Einstellung',
  'feldname.produkt': 'Stelle',
  'feldname.produktid': 'Stelle',
  'feld.produkt': '{feld} kann gerade nicht empfohlen werden. Bitte wählen Sie eine andere.',
  'feld.keinePraemie': '{feld}: Dafür gibt es zurzeit keine Prämie. Bitte wählen Sie eine andere.',
  'feld.zuJung': '{feld}: Das gilt erst ab einem Alter, das Sie noch nicht haben.',
  'feld.alter': '{feld}: Hier gilt eine Altersgrenze. Bitte wählen Sie eine andere.',
  'feld.zuFrueh': '{feld} ist noch zu neu. Eine fehlende Prämie können Sie ab dem Tag nach der Bewerbung melden.',
  'feld.fristVorbei': '{feld} liegt mehr als 3 Monate zurück. So lange danach lässt sich die Bewerbung nicht mehr prüfen.',
  'fehler.FreigabeZuFrueh': 'Die Prämie kann noch nicht freigegeben werden. Das ist erst nach Ablauf der Wartefrist möglich.',
  'nachbuchung.text':
    'Ihr Kontakt hat sich beworben, aber hier steht nichts davon? Melden Sie uns die Bewerbung: ab dem Tag danach und bis 3 Monate später.',
  'nachbuchung.bestellung': 'Bewerbung {auftragsnummer} vom {tag}',
  'nachbuchung.auftragsnummer.hinweis': 'Sie steht in der Eingangsbestätigung Ihres Kontakts.',
  'nachbuchung.bezug.fehlt':
    'Bitte wählen Sie eine Empfehlung. Wissen Sie nicht, welche es war? Dann wählen Sie die Stelle und nennen Sie, wer sich beworben hat.',
  'nachbuchung.nachweis.hinweis':
    'Was wissen Sie über die Bewerbung? Zum Beispiel wann und auf welchem Weg sie abgeschickt wurde. Namen und Nachweis löschen wir 12 Wochen nach unserer Antwort.',
  'nachbuchung.doppelt': 'Diese Nummer wurde schon gemeldet. Bitte prüfen Sie sie.',
  'mail.praemieStorniert.text1': 'Für die Empfehlung gibt es nun leider doch keine Prämie. Die {wert} entfallen damit.',
  'mail.nachbuchungAngenommen.betreff': 'Die Bewerbung {auftragsnummer} gehört zu Ihrer Empfehlung',
  'mail.nachbuchungAngenommen.text1':
    'Sie haben uns gemeldet, dass zur Bewerbung {auftragsnummer} eine Prämie fehlt. Wir haben das geprüft und die Bewerbung Ihrer Empfehlung zugeordnet.',
  'mail.nachbuchungAngenommen.text2': 'Gibt es dafür eine Prämie, steht sie in Ihrem persönlichen Bereich.',
  'mail.nachbuchungAbgelehnt.betreff': 'Ihre Meldung zur Bewerbung {auftragsnummer}',
  'mail.nachbuchungAbgelehnt.text1':
    'Sie haben uns gemeldet, dass zur Bewerbung {auftragsnummer} eine Prämie fehlt. Wir haben das geprüft und können die Bewerbung leider keiner Empfehlung von Ihnen zuordnen.',
};
