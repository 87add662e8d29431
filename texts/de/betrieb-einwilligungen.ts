/** Consents to advertising in the back office. */
export const betriebEinwilligungen = {
  'betrieb.bereich.einwilligungen': 'Newsletter',
  'betrieb.einwilligungen.kurz': 'Wer bei {mandant} in Angebote per E-Mail eingewilligt hat, mit Nachweis.',
  'betrieb.leer.einwilligungen.titel': 'Noch keine Einwilligungen',
  'betrieb.leer.einwilligungen.text':
    'Sobald jemand den Link in der E-Mail bestätigt, steht die Person hier. Ein Widerruf nimmt sie heraus.',
  'betrieb.spalte.AngefragtAm': 'E-Mail mit Link am',
  'betrieb.spalte.GegebenAm': 'Bestätigt am',
  'betrieb.spalte.GezeigtAm': 'Satz gezeigt am',
  'betrieb.spalte.TextGezeigt': 'Satz bei der Anfrage',
  'betrieb.spalte.TextBestaetigt': 'Satz bei der Bestätigung',
  'betrieb.spalte.Sprache': 'Sprache',
  'betrieb.spalte.Empfang': 'E-Mails möglich',
  'betrieb.spalte.einwilligungen.Seite': 'Person ist',
  'betrieb.einwilligungen.seite.Empfehler': 'Empfehler',
  'betrieb.einwilligungen.seite.Empfaenger': 'Kontakt',
  'betrieb.einwilligungen.sprache.de': 'Deutsch',
  'betrieb.einwilligungen.sprache.en': 'Englisch',
  'betrieb.einwilligungen.empfang.Ja': 'Ja',
  'betrieb.einwilligungen.empfang.KeineMails': 'Nein, will keine E-Mails',
  'betrieb.einwilligungen.empfang.AndereAdresse': 'Nein, gilt für die frühere Adresse',
};
