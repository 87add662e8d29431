/** Words of the states (contract section 4) and one sentence for what happens next and whose turn it is. */
export const status = {
  'status.empfehlung.Offen': 'Adresse noch nicht bestätigt',
  'status.empfehlung.Ok': 'Aktiv',
  'status.empfehlung.Freigegeben': 'Freigegeben',
  'status.empfehlung.Gezahlt': 'Ausgezahlt',
  'status.empfehlung.Storniert': 'Storniert',
  'status.empfehlung.Abgelaufen': 'Abgelaufen',

  'status.empfaenger.Offen': 'Noch nicht bestätigt',
  'status.empfaenger.Ok': 'Bestätigt',
  'status.empfaenger.Freigegeben': 'Prämie freigegeben',
  'status.empfaenger.Gezahlt': 'Prämie gezahlt',
  'status.empfaenger.Storniert': 'Storniert',
  'status.empfaenger.Abgelaufen': 'Abgelaufen',

  'status.praemierung.Offen': 'Bereit zur Auswahl',
  'status.praemierung.Bereitgestellt': 'Gewählt, wird bereitgestellt',
  'status.praemierung.Ausgezahlt': 'Überwiesen',
  'status.praemierung.Abgeholt': 'Gutscheincode erhalten',
  'status.praemierung.Storniert': 'Storniert',
  'status.praemierung.Abgelaufen': 'Abgelaufen',

  'status.auftrag.Eingegangen': 'Eingegangen',
  'status.auftrag.Bestaetigt': 'Bestätigt',
  'status.auftrag.Freigegeben': 'Freigegeben',
  'status.auftrag.Storniert': 'Storniert',
  'status.auftrag.Widerrufen': 'Widerrufen',

  'empfaenger.anonym': 'Ihr Kontakt',
  'empfehler.geloescht': 'Anonym',

  'ende.empfehlungNichtMoeglich': 'Diese Empfehlung ist leider nicht mehr möglich',
  'ende.empfehlungAbgelaufen': 'Ihre Empfehlung ist leider abgelaufen.',
  'ende.vertragNichtZustande': 'Der Vertrag ist leider nicht zustande gekommen',
  'ende.praemieAbgelaufen': 'Ihre Prämie ist abgelaufen.',

  'naechsterSchritt.AdresseBestaetigen': 'Bestätigen Sie Ihre E-Mail-Adresse über den Link in Ihrer E-Mail. Danach können Sie teilen.',
  'naechsterSchritt.Teilen': 'Sie sind am Zug: Teilen Sie Ihren Link mit Menschen, zu denen das Produkt passt.',
  'naechsterSchritt.EmpfaengerDaten': 'Ihr Kontakt ist am Zug und trägt die eigenen Angaben ein.',
  'naechsterSchritt.EmpfaengerBestaetigen': 'Ihr Kontakt ist am Zug und bestätigt die Angaben über den Link in der E-Mail.',
  'naechsterSchritt.Bestellen': 'Ihr Kontakt ist am Zug und bestellt das Produkt über Ihren Link.',
  'naechsterSchritt.AuftragBestaetigen': 'Die Bestellung ist eingegangen. Als Nächstes prüft und bestätigt sie der Anbieter.',
  'naechsterSchritt.Freigabe': 'Der Auftrag ist bestätigt. Nach der Widerrufsfrist wird er freigegeben, frühestens am {fruehestens}.',
  'naechsterSchritt.PraemieWaehlen': 'Sie sind am Zug: Wählen Sie Ihre Prämie bis zum {spaetestens}.',
  'naechsterSchritt.GutscheinUnterwegs': 'Ihr Gutscheincode kommt innerhalb von 24 Stunden per E-Mail.',
  'naechsterSchritt.Auszahlung': 'Ihre Prämie wird überwiesen, spätestens am {spaetestens}. Sie müssen nichts weiter tun.',
  'naechsterSchritt.FreigabeMoeglich':
    'Die Widerrufsfrist ist vorbei. Als Nächstes gibt der Anbieter den Auftrag frei, dann können Sie Ihre Prämie wählen.',
  'naechsterSchritt.GutscheinVerspaetet':
    'Ihr Gutscheincode verspätet sich. Der Anbieter sendet ihn per E-Mail, sobald er da ist. Sie müssen nichts weiter tun.',
  'naechsterSchritt.AuszahlungVerspaetet':
    'Ihre Prämie sollte bis zum {spaetestens} überwiesen sein. Der Anbieter ist am Zug. Fragen dazu beantwortet der Support.',
  'naechsterSchritt.NachbuchungPruefen': 'Sie haben eine fehlende Prämie gemeldet. Der Anbieter prüft das und antwortet Ihnen per E-Mail.',
  'naechsterSchritt.AnderesProdukt': 'Bestellt wurde ein anderes Produkt als das empfohlene. Dafür gibt es keine Prämie.',
  'naechsterSchritt.KeinePraemie': 'Am Tag der Bestellung gab es für dieses Produkt keine Prämie.',
  'naechsterSchritt.PraemieDesKontakts':
    'Die Bestellung ist freigegeben. Die Prämie geht ganz an Ihren Kontakt, Sie müssen nichts weiter tun.',
  'naechsterSchritt.PraemieAbgelaufen': 'Ihre Prämie ist abgelaufen, weil sie nicht rechtzeitig gewählt wurde.',
  'naechsterSchritt.Fertig': 'Alles ist erledigt. Danke für Ihre Empfehlung.',
  'naechsterSchritt.Beendet': 'Diese Empfehlung ist beendet. Sie können jederzeit eine neue anlegen.',
};
