import { NUMMERN } from './person.ts';

const [LAUF, ZAHLUNG, MASKIERT] = ['ZL-00012', 'Z7K2M9QXW4PT6R1B', 'DE89 •••• •••• •••• ••30 00'];

const ZEILE = {
  Spaetestens: '2027-02-13',
  Praemierungsnummer: NUMMERN.Praemierungsnummer,
  Anzeigename: 'Erika M.',
  Produkt: 'Lindtal Strom',
  GewaehltAm: '2026-12-06T09:30:00Z',
  IbanMaskiert: MASKIERT,
  Stand: 'Bereit',
  Grund: null,
  Laufnummer: null,
};

const LAUF_ZEILE = {
  Laufnummer: LAUF,
  Status: 'Geprueft',
  Ausfuehrungstag: '2026-12-08',
  Anzahl: 184,
  SummeCent: 920_000,
  ErstelltVon: 'Henrike Nordmann',
  ErstelltAm: '2026-12-07T08:30:00Z',
  FreigegebenVon: null,
  UebergebenAm: null,
  AusgefuehrtAm: null,
  Hinweise: 0,
  Rueckgaben: 0,
};

const fieldsOf = (holder: string, fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${holder}.${name}`, value]));
const OF_RUN =
  `readZahlungslauf changeZahlungslauf confirmHinweise dropZahlung checkZahlungslauf reopenZahlungslauf discardZahlungslauf approveZahlungslauf
  readZahlungsdatei handOverZahlungslauf executeZahlungslauf withdrawZahlungslauf listZahlungen`.split(/\s+/);

/** Examples of payouts in the back office. */
export const AUSZAHLUNG = {
  ...fieldsOf('AuszahlungZeile', ZEILE),
  ...fieldsOf('Auszahlung', ZEILE),
  ...fieldsOf('ZahlungslaufZeile', LAUF_ZEILE),
  ...fieldsOf('Zahlungslauf', {
    ...LAUF_ZEILE,
    VierAugen: true,
    Pruefsumme: 'b0f3c1d2e4a596877869504132a1b0cf',
    AblaufAm: '2026-12-14T08:30:00Z',
    Grund: null,
    Aktionen: ['Freigeben', 'Oeffnen', 'Verwerfen'],
    WarumNicht: null,
  }),
  ...fieldsOf('Steller', { Name: 'Lindtal Energie GmbH', IbanMaskiert: 'DE02 •••• •••• •••• ••20 51', Bank: null }),
  ...fieldsOf('Hinweis', {
    Id: 'h4Kd9WqT2BnR',
    Zahlungsnummer: ZAHLUNG,
    Name: 'Joerg Muessig',
    BetragCent: 5000,
    Art: 'NameGeaendert',
    Schwere: 'Hinweis',
    Worte: 'Umlaute, sonst gleich.',
    BestaetigtVon: 'Henrike Nordmann',
  }),
  ...fieldsOf('ZahlungZeile', {
    Zahlungsnummer: ZAHLUNG,
    Name: 'Joerg Muessig',
    IbanMaskiert: MASKIERT,
    BetragCent: 5000,
    Zweck: 'Lindtal Praemie r9Tz4WxV7MyQ',
    Art: 'Praemie',
    Bezug: NUMMERN.Praemierungsnummer,
    Status: 'Vorgesehen',
    Hinweise: ['NameGeaendert'],
    Grund: null,
    StornoVorgemerkt: false,
  }),
  ...fieldsOf('Versuch', {
    Zahlungsnummer: ZAHLUNG,
    Laufnummer: LAUF,
    Status: 'Zurueckgekommen',
    BetragCent: 5000,
    IbanMaskiert: MASKIERT,
    Zweck: 'Lindtal Praemie r9Tz4WxV7MyQ',
    AusgefuehrtAm: '2026-12-08',
    BeendetAm: '2026-12-10',
    GrundCode: 'AC04',
    Grund: 'AC04: Konto aufgelöst',
  }),
  ...fieldsOf('Zurueckhaltung', {
    Id: 'k4Kd9WqT2BnR',
    Art: 'Rueckgabe',
    Grund: 'AC04: Konto aufgelöst',
    GrundCode: 'AC04',
    Nachfrage: true,
    Bis: '2027-01-09T08:30:00Z',
    Am: '2026-12-10T08:30:00Z',
    Von: 'Henrike Nordmann',
  }),
  'holdAuszahlungen.Praemierungsnummern': [NUMMERN.Praemierungsnummer],
  'holdAuszahlungen.Grund': 'Die Person hat angerufen: das Konto ist nicht ihres.',
  'holdAuszahlungen.Zurueckgehalten': 1,
  'releaseZurueckhaltung.Grund': 'Die Person hat das Konto bestätigt.',
  Warnungen: ['Die Prüfung der Bücher vom 10. Dezember 2026 weicht ab: Verbindlichkeit.'],
  'readAuszahlung.nr': NUMMERN.Praemierungsnummer,
  'askAuszahlung.nr': NUMMERN.Praemierungsnummer,
  'createZahlungslauf.Ausfuehrungstag': '2026-12-08',
  'createZahlungslauf.FaelligBis': null,
  'createZahlungslauf.Ohne': null,
  'changeZahlungslauf.Ausfuehrungstag': '2026-12-08',
  'executeZahlungslauf.Ausfuehrungstag': '2026-12-08',
  'Hinweise.Id': 'h4Kd9WqT2BnR',
  'Hinweise.Worte': 'Umlaute, sonst gleich.',
  'dropZahlung.Grund': 'Doppelt.',
  'reopenZahlungslauf.Grund': 'Ein anderer Tag.',
  'discardZahlungslauf.Grund': 'Doppelt angelegt.',
  'withdrawZahlungslauf.Grund': 'Die Bank hat die Datei nicht angenommen.',
  'approveZahlungslauf.Pruefsumme': 'b0f3c1d2e4a596877869504132a1b0cf',
  'readZahlungIban.grund': 'Rückfrage der Bank',
  'returnZahlung.Tag': '2026-12-10',
  'returnZahlung.Grundcode': 'AC04',
  'returnZahlung.BetragCent': 5000,
  ...Object.fromEntries(OF_RUN.map((name) => [`${name}.nr`, LAUF])),
  ...Object.fromEntries(['dropZahlung', 'readZahlungIban', 'returnZahlung'].map((name) => [`${name}.zahlung`, ZAHLUNG])),
} as const;
