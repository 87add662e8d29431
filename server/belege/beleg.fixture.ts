import type { Belegbild, Rechnungsbeleg } from './beleg.ts';

/** An invoice of three lines; one of them reverses a line of another document. */
export const BELEG: Rechnungsbeleg = {
  titel: 'Rechnung',
  typ: '380',
  nummer: 'RE-00012',
  ausgestelltAm: new Date('2026-11-01T01:00:00Z'),
  tag: '2026-11-01',
  faelligAm: '2026-11-15',
  leistung: { von: '2026-10-01', bis: '2026-10-31' },
  steller: {
    Name: 'Funkhof Telekommunikation GmbH',
    Strasse: 'Signalgasse',
    Hausnummer: '4',
    Plz: '12345',
    Ort: 'Musterstadt',
    Steuernummer: '231/999/00417',
    UstId: 'DE999000228',
    IBAN: 'DE51999005000024290661',
    Zahlungsziel: 14,
    Register: 'Amtsgericht Musterstadt, HRB 00417 · Geschäftsführung: Mara Lindqvist, Jonas Ohm',
  },
  empfaenger: {
    Agenturnummer: 'A-1001',
    Name: 'Agentur Nordlicht Łódź',
    Strasse: 'Am Speicher',
    Hausnummer: '12',
    Plz: '24937',
    Ort: 'Flensburg',
    UstId: 'DE999000121',
  },
  bezug: [{ nummer: 'RE-00008', tag: '2026-10-01' }],
  positionen: [
    {
      tag: '2026-10-05',
      text: 'Prämie für einen vermittelten Auftrag: Glasfaser 250',
      zusatz: 'Auftrag N1001-0042',
      cent: 10_000,
      gruppe: 'Prämien',
    },
    { tag: '2026-10-05', text: 'Vermittlungsgebühr: Glasfaser 250', zusatz: 'Auftrag N1001-0042', cent: 900, gruppe: 'Gebühren' },
    {
      tag: '2026-10-20',
      text: 'Prämie zurückgenommen: Internet & Telefon 100',
      zusatz: 'Auftrag N1001-0031, berechnet mit RE-00008',
      cent: -4500,
      gruppe: 'Prämien zurückgenommen',
    },
  ],
  nettoCent: 6400,
  ustProzent: 19,
  ustCent: 1216,
  bruttoCent: 7616,
  ohneUst: null,
  saetze: ['Bitte überweisen Sie 76,16 € bis zum 15.11.2026 unter Angabe der Nummer RE-00012.'],
};

/** The invoice with reversed signs: a correction. */
export const KORREKTUR: Rechnungsbeleg = {
  ...BELEG,
  titel: 'Rechnungskorrektur',
  typ: '381',
  nummer: 'RK-00003',
  nettoCent: -6400,
  ustCent: -1216,
  bruttoCent: -7616,
  positionen: BELEG.positionen.map((row) => ({ ...row, cent: -row.cent })),
  saetze: ['Wir überweisen Ihnen den Betrag oder verrechnen ihn.'],
};

/** Money that only passes through: no VAT. */
export const AUSLAGE: Rechnungsbeleg = {
  ...BELEG,
  titel: 'Abrechnung durchlaufender Posten',
  nummer: 'DP-00001',
  nettoCent: 6400,
  ustProzent: 0,
  ustCent: 0,
  bruttoCent: 6400,
  ohneUst: { kategorie: 'O', grund: 'Durchlaufender Posten (§ 10 Abs. 1 Satz 5 UStG): Es fällt keine Umsatzsteuer an.' },
};

/** Names and words that XML has to escape, and one character that XML does not allow. */
export const ZEICHEN: Rechnungsbeleg = {
  ...BELEG,
  titel: 'Rechnung & "Beleg"',
  steller: { ...BELEG.steller, Name: 'Müller & Söhne <GmbH>' },
  empfaenger: { ...BELEG.empfaenger, Name: `"Nord & Licht" <KG>${String.fromCharCode(1)}` },
};

export const BILD: Belegbild = { schrift: 'Figtree', farbe: '#4b2be3', logo: null };
