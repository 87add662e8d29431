/** Search and people in the back office. */
export const betriebPersonen = {
  'betrieb.suche.art.Auftrag': 'Auftrag',
  'betrieb.suche.art.Empfehlung': 'Empfehlung',
  'betrieb.suche.art.Agentur': 'Agentur',
  'betrieb.suche.empfehler': 'Empfehler',
  'betrieb.suche.kontakt': 'Kontakt',
  'betrieb.person.ohneName': 'Ohne Namen',
  'betrieb.person.verlauf.konto': 'Konto angelegt',
  'betrieb.person.verlauf.bestaetigt': 'E-Mail-Adresse bestätigt',
  'betrieb.person.verlauf.gewaehlt.Ueberweisung': 'Prämie gewählt: Überweisung von {wert}',
  'betrieb.person.verlauf.gewaehlt.Gutschein': 'Prämie gewählt: Gutschein über {wert}',
  'betrieb.person.verlauf.mail': 'E-Mail gesendet: {art}',
  'betrieb.person.konflikt.ohneZweck': 'Für diesen Link gibt es gerade nichts zu tun.',
  'betrieb.person.konflikt.gesperrt': 'Die Adresse ist gesperrt. Heben Sie zuerst die Sperre auf.',
  'betrieb.person.konflikt.keineMails': 'Die Person möchte keine E-Mails mehr bekommen.',
} as const;
