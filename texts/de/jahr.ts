/** The yearly statement of rewards, with information on taxes. */
export const jahr = {
  'jahr.titel': 'Ihre Prämien {jahr}',
  'jahr.text': 'Alle Prämien, die Sie in diesem Jahr von {mandant} bekommen haben.',
  'jahr.fuer': 'Für {name}',
  'jahr.wahl': 'Jahr',
  'jahr.liste': 'Prämien im Jahr {jahr}',
  'jahr.tag': 'Datum',
  'jahr.empfehlung': 'Empfehlung',
  'jahr.art': 'Weg',
  'jahr.wert': 'Betrag',
  'jahr.konto': 'Konto {iban}',
  'jahr.art.Ueberweisung': 'Überweisung',
  'jahr.art.Gutschein': 'Gutschein',
  'jahr.art.Gehalt': 'Mit dem Gehalt',
  'jahr.zurueck': 'Am {tag} zurückgefordert, weil die Bestellung storniert wurde',
  'jahr.summe': 'Summe {jahr}',
  'jahr.drucken': 'Übersicht drucken',
  'jahr.leer.titel': 'Im Jahr {jahr} noch keine Prämie',
  'jahr.leer.text': 'Hier steht eine Prämie, sobald sie überwiesen oder Ihr Gutschein ausgegeben ist.',
  'jahr.leer.text.Gehalt': 'Hier steht eine Prämie, sobald sie an die Lohnabrechnung übergeben ist.',
  'jahr.steuer.titel': 'Prämien und Steuern',
  'jahr.steuer.text':
    'Prämien für Empfehlungen können sonstige Einkünfte sein (§ 22 Nr. 3 EStG). Einkommensteuerfrei bleiben diese, wenn alle zusammen weniger als 256 € im Kalenderjahr betragen. Das ist eine Freigrenze: Ab 256 € zählt der ganze Betrag. Prämien anderer Anbieter zählen mit.',
  'jahr.steuer.hinweis':
    'Dieser Hinweis ist allgemein und keine Steuerberatung. Bei Prämien vom eigenen Arbeitgeber oder aus einem Gewerbe gelten andere Regeln. Fragen beantwortet Ihr Finanzamt oder eine Steuerberatung.',
};
