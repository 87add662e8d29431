/** Fields of a form as sent at a tenant that asks for a postcode. */
export const filled: Readonly<Record<string, string>> = {
  'empfaengerdaten.vorname': 'Ida',
  'empfaengerdaten.name': "O'Neill-Müller",
  'empfaengerdaten.email': 'ida@example.net',
  'empfaengerdaten.adresse.plz': '50667',
  AgbText: 'Ich akzeptiere die Teilnahmebedingungen.',
  EmpfaengerWert: '35,00 €',
  vorgang: 'v1',
};

/** Fields that a tenant can require additionally. */
export const more: Readonly<Record<string, string>> = {
  'empfaengerdaten.anrede': 'Frau',
  'empfaengerdaten.geburtsdatum': '01.02.1990',
  'empfaengerdaten.telefon': '030 1234567',
  'empfaengerdaten.adresse.strasse': 'Domkloster',
  'empfaengerdaten.adresse.hausnummer': '4 a',
  'empfaengerdaten.adresse.ort': 'Köln',
};

/** The recommended product. */
export const produkt = {
  Id: 7,
  Name: 'Ökostrom',
  Fakten: [{ Titel: 'Herkunft', Wert: '100 % Wind und Sonne' }],
  ProduktArt: 'Bestellung',
  Mindestalter: null,
  Young: false,
};

/** The public view of a referral whose reward is shared. */
export const empfehlung = {
  Empfehlungsnummer: 'n1',
  Vorname: 'Anna',
  Produkt: produkt,
  Praemie: { EmpfehlerWert: '35,00 €', EmpfaengerWert: '35,00 €', Wert: '70,00 €', WertCent: 7000 },
  GueltigBis: '2026-12-24',
  Status: 'Ok',
};
