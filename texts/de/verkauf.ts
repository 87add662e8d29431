/**
 * Texts for the contact on a profi seller's link. Each replaces the text with the rest of its key there (`sellerTexts`). A seller gets a commission, which
 * is disclosed (UWG section 5a (4)), and no reward; the seller sees an order, and nothing before it. They fit every kind of product.
 */
export const verkauf = {
  'verkauf.weg.von': 'Empfohlen von {vorname} gegen Provision',
  'verkauf.landung.lead.sie':
    'Für Sie gibt es über diesen Link eine Prämie. {vorname} empfiehlt als Profiseller und bekommt dafür von {mandant} eine Provision.',
  'verkauf.landung.lead.ohne':
    'Zurzeit ist damit keine Prämie verbunden. {vorname} empfiehlt als Profiseller und bekommt dafür von {mandant} eine Provision.',
  'verkauf.landung.daten':
    '{mandant} nutzt Ihre Angaben nur für diese Empfehlung. {vorname} sieht davon erst dann etwas, wenn Ihr Auftrag eingegangen ist: Ihren Vornamen, den ersten Buchstaben Ihres Nachnamens und den Auftrag mit Nummer, Produkt, Tag und Stand. Unbestätigte Angaben löschen wir nach 12 Wochen.',
  'verkauf.angaben.datenschutz':
    '{mandant} nutzt Ihre Angaben nur für diese Empfehlung. Ist Ihr Auftrag eingegangen, sieht {vorname} Ihren Vornamen, den ersten Buchstaben Ihres Nachnamens und den Auftrag mit Nummer, Produkt, Tag und Stand.',
  'verkauf.zustimmung.kurz.sicht':
    'Ist Ihr Auftrag eingegangen, sieht {vorname} Ihren Vornamen, den ersten Buchstaben Ihres Nachnamens und den Auftrag mit Nummer, Produkt, Tag und Stand.',
  'verkauf.stand.freigegeben.ohne': 'Damit ist für Sie alles erledigt. Eine Prämie ist damit nicht verbunden.',
  'verkauf.abgelaufen.vergeben.text': 'Waren Sie das selbst, hilft Ihnen der Link in Ihrer E-Mail weiter.',
  'verkauf.vorschau.beschreibung.empfaenger': '{empfaenger} für Sie. {vorname} empfiehlt als Profiseller und bekommt eine Provision.',
  'verkauf.vorschau.beschreibung.ohne': '{vorname} empfiehlt als Profiseller und bekommt eine Provision.',
  'verkauf.vorschau.bild.fuerSie': 'Anzeige: {praemie} für Sie',
  'verkauf.vorschau.bild.tipp': 'Anzeige',
};
