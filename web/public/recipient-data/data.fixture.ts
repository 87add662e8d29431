/** The form as somebody sends it. */
export const filled: Readonly<Record<string, string>> = {
  'empfaengerdaten.anrede': 'Frau',
  'empfaengerdaten.vorname': 'Ida',
  'empfaengerdaten.name': "O'Neill-Müller",
  'empfaengerdaten.geburtsdatum': '01.02.1990',
  'empfaengerdaten.email': 'ida@example.net',
  'empfaengerdaten.adresse.strasse': 'Domkloster',
  'empfaengerdaten.adresse.hausnummer': '4 a',
  'empfaengerdaten.adresse.plz': '50667',
  'empfaengerdaten.adresse.ort': 'Köln',
  vorgang: 'v1',
};

/** The public view of a referral whose reward is shared. */
export const empfehlung = {
  Empfehlungsnummer: 'n1',
  Vorname: 'Anna',
  Produkt: { Id: 7, Name: 'Ökostrom' },
  Praemie: { EmpfehlerWert: '35,00 €', EmpfaengerWert: '35,00 €', Wert: '70,00 €', WertCent: 7000 },
  GueltigBis: '2026-12-24',
  Status: 'Ok',
};
