import type { Words } from '../../words.ts';

/** Texts for contracts, with or without a conversation first, shown to recommenders. */
export const abschluss: Words = {
  'home.schritt3.text': 'Ist der Vertrag freigegeben, wählen Sie Ihre Prämie.',
  'home.vertrauen.wann.text':
    'Wir können sie {freigabeAb} dem Abschluss freigeben. Danach kommt ein Gutschein innerhalb von 24 Stunden nach Ihrer Wahl, eine Überweisung innerhalb von {frist} nach der Freigabe.',
  'empfehlen.lead': 'Teilen Sie danach Ihren persönlichen Link. Für jeden Vertrag, der darüber zustande kommt, gibt es {praemie}.',
  'katalog.kategorie.beschreibung': '{kategorie} von {mandant} empfehlen: ab {preis} im Monat, bis zu {praemie} Prämie für einen Vertrag.',
  'katalog.unter28.hinweis': 'Diese Tarife sind für alle unter 28 Jahren. Es zählt das Alter am Tag des Abschlusses.',
  'praemie.bedingung': '{abschlussname}: bis zu {praemieWert} für Verträge, die bis zum {enddatum} beantragt werden.',
  'praemie.bedingungSpaeter': 'Ab dem {startdatum}: bis zu {praemieWert} für Verträge, die bis zum {enddatum} beantragt werden.',
  'praemie.storniert.text': 'Der Vertrag dazu besteht nicht mehr, damit ist auch die Prämie entfallen.',
  'jahr.zurueck': 'Am {tag} zurückgefordert, weil der Vertrag nicht bestehen blieb',

  'teilen.danach.bestellen.text':
    'Für die Prämie zählt ein Vertrag, der über diesen Link zustande kommt, nicht auf anderem Weg oder am Telefon.',
  'teilen.danach.praemie.text':
    'Frühestens nach der gesetzlichen Frist von {widerruf} geben wir sie frei. Wer sie bekommt, erfährt es dann per E-Mail.',

  'bereich.schritt.bestellt': '{name} hat einen Vertrag beantragt',
  'bereich.schritt.Freigegeben': 'Der Vertrag von {name} ist freigegeben',
  'bereich.schritt.Freigegeben.anonym': 'Der Vertrag Ihres Kontakts ist freigegeben',
  'bereich.schritt.Gezahlt': 'Die Prämie zum Vertrag von {name} ist gezahlt',
  'bereich.schritt.Gezahlt.anonym': 'Die Prämie zum Vertrag Ihres Kontakts ist gezahlt',
  'naechsterSchritt.AuftragBestaetigen': 'Der Antrag ist eingegangen. Als Nächstes wird er geprüft und bestätigt.',
  'naechsterSchritt.Freigabe': 'Der Vertrag ist bestätigt. Frühestens am {fruehestens} wird er freigegeben.',
  'naechsterSchritt.FreigabeMoeglich':
    'Die gesetzliche Frist ist vorbei. Als Nächstes wird der Vertrag freigegeben, danach können Sie Ihre Prämie wählen.',
  'naechsterSchritt.KeinePraemie': 'Am Tag des Abschlusses gab es dafür keine Prämie.',
  'naechsterSchritt.PraemieDesKontakts':
    'Der Vertrag ist freigegeben. Die Prämie geht ganz an Ihren Kontakt, Sie müssen nichts weiter tun.',

  'feldname.auftragsnummer': 'Vertragsnummer',
  'feldname.auftragsdatum': 'Datum des Vertrags',
  'feldname.fristbeginn': 'Tag des Vertragsschlusses',
  'feld.zuFrueh': '{feld} ist noch zu neu. Eine fehlende Prämie können Sie ab dem Tag nach dem Abschluss melden.',
  'feld.fristVorbei': '{feld} liegt mehr als 3 Monate zurück. So lange danach lässt sich der Vertrag nicht mehr prüfen.',
  'fehler.FreigabeZuFrueh':
    'Der Vertrag kann noch nicht freigegeben werden. Die Freigabe ist erst nach Ablauf der gesetzlichen Frist und der Wartefrist möglich.',
  'nachbuchung.text':
    'Ihr Kontakt hat einen Vertrag geschlossen, aber hier steht nichts davon? Melden Sie uns den Vertrag: ab dem Tag danach und bis 3 Monate später.',
  'nachbuchung.bestellung': 'Vertrag {auftragsnummer} vom {tag}',
  'nachbuchung.auftragsnummer.hinweis': 'Sie steht auf den Vertragsunterlagen Ihres Kontakts.',
  'nachbuchung.bezug.fehlt':
    'Bitte wählen Sie eine Empfehlung. Wissen Sie nicht, welche es war? Dann wählen Sie das Angebot und nennen Sie, wer den Vertrag geschlossen hat.',
  'nachbuchung.nachweis.hinweis':
    'Was wissen Sie über den Vertrag? Zum Beispiel wann er geschlossen wurde und was auf der Bestätigung steht. Namen und Nachweis löschen wir 12 Wochen nach unserer Antwort.',
  'nachbuchung.doppelt': 'Diese Vertragsnummer wurde schon gemeldet. Bitte prüfen Sie die Nummer.',

  'mail.praemieStorniert.text1':
    'Der Vertrag ist leider nicht zustande gekommen oder wurde beendet. Damit entfällt die Prämie über {wert}.',
  'mail.nachbuchungAngenommen.betreff': 'Der Vertrag {auftragsnummer} zählt jetzt',
  'mail.nachbuchungAngenommen.text1':
    'Sie haben uns gemeldet, dass zum Vertrag {auftragsnummer} eine Prämie fehlt. Wir haben das geprüft und den Vertrag Ihrer Empfehlung zugeordnet.',
  'mail.nachbuchungAngenommen.text2': 'Ab jetzt geht es weiter wie bei jedem Vertrag. Den Stand sehen Sie in Ihrem persönlichen Bereich.',
  'mail.nachbuchungAbgelehnt.betreff': 'Ihre Meldung zum Vertrag {auftragsnummer}',
  'mail.nachbuchungAbgelehnt.text1':
    'Sie haben uns gemeldet, dass zum Vertrag {auftragsnummer} eine Prämie fehlt. Wir haben das geprüft und können den Vertrag leider keiner Empfehlung von Ihnen zuordnen.',
};
