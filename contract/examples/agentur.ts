import { NUMMERN } from './person.ts';

const ABFRAGE = { Descending: true, Pagesize: 25, Pagenumber: 1 } as const;
const BERICHTE = [
  ...['listAuftraege', 'listAgenturEmpfehlungen', 'listLeads', 'listAgenturEmpfehler', 'listAgenturPraemien', 'listPraemienplan'],
  ...['listMitarbeiter', 'listEinladungen'],
];
/** Fields of rows that several reports show, and where they do. */
const FELDER: readonly (readonly [string, unknown, readonly string[]])[] = [
  [
    'Produkt',
    'Lindtal Strom',
    ['AuftragZeile', 'EmpfehlungZeile', 'LeadZeile', 'PlanZeile', 'readAgenturAuftrag', 'readAgenturEmpfehlung', 'readLead'],
  ],
  ['Empfehler', 'Erika M.', ['AuftragZeile', 'EmpfehlungZeile', 'LeadZeile', 'readAgenturAuftrag', 'readAgenturEmpfehlung', 'readLead']],
  ['Empfaenger', 'Jan B.', ['AuftragZeile', 'readAgenturAuftrag']],
  ['Empfaenger', 2, ['EmpfehlungZeile', 'readAgenturEmpfehlung']],
  ['FreigegebenDurch', 'Jette Kruse', ['AuftragZeile', 'readAgenturAuftrag']],
  ['Einladungsnummer', 'e5Kd9WqT2BnR', ['EinladungZeile', 'readEinladung']],
  ['Plz', '10115', ['LeadZeile', 'readLead', 'Stammdaten']],
  ['Ort', 'Berlin', ['LeadZeile', 'readLead', 'Stammdaten']],
];
const NOTIERT = ['readAgenturAuftrag', 'readAgenturEmpfehlung', 'readLead', 'readEinladung', 'saveNotiz'];
const NOTIZ = {
  Text: 'Kommt am Samstag in den Laden.',
  Wiedervorlage: '2026-11-28',
  GeaendertVon: 'Jette Kruse',
  GeaendertAm: '2026-11-20T08:30:00Z',
} as const;
const MONAT = { Empfehlungen: 38, Leads: 14, Auftraege: 11, WertCent: 41_000 };

/** What people of an agency see. */
export const AGENTUR = {
  Agenturnummer: 'A-1001',
  agentur: 'A-1001',
  AgenturName: 'Agentur Nordlicht',
  Mitarbeiternummer: 'M-7',
  'Empfehler.Agenturnummer': null,
  'Datenauskunft.Einladungen': [],
  'Datenauskunft.Beanstandungen': [],
  'Datenauskunft.Notizen': [],
  LetzteAnmeldungAm: '2026-11-20T07:58:00Z',
  ZweitfaktorSeit: null,
  'AgenturBenutzer.GueltigBis': '2026-11-20T20:30:00Z',
  'AgenturToken.Zweck': 'Passwort',
  'Zweitfaktor.Adresse':
    'otpauth://totp/Lindtal%20Energie:erika%40example.org?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Lindtal%20Energie',
  'MfaErforderlich.MfaToken': NUMMERN.Token,
  MfaToken: NUMMERN.Token,
  'Zweitfaktor.Geheimnis': 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  t: NUMMERN.Token,
  Auftragsnummern: [NUMMERN.Auftragsnummer],
  FreigegebenAm: '2026-12-05T09:30:00Z',
  AusgezahltAm: null,
  EingeladenAm: '2026-11-10T10:15:00Z',
  LetzteAnmeldung: '2026-11-20T07:58:00Z',
  Wiedervorlage: '2026-11-27',
  Erholungscodes: ['K7PM-4QXW-2B9D'],
  'Agenturkonto.Erholungscodes': 10,
  ...Object.fromEntries(BERICHTE.flatMap((name) => Object.entries(ABFRAGE).map(([field, value]) => [`${name}.${field}`, value]))),
  ...Object.fromEntries(BERICHTE.map((name) => [`${name}.Filter`, undefined])),
  ...Object.fromEntries(FELDER.flatMap(([name, value, holders]) => holders.map((holder) => [`${holder}.${name}`, value]))),
  'PlanZeile.AngelegtVon': 'Jette Kruse',
  'LeadZeile.NaechsterSchritt': 'Jan B. bestätigt die Angaben, spätestens am 15.01.2027.',
  'EmpfehlerZeile.Empfehlungen': 6,
  'EmpfehlerZeile.Auftraege': 2,
  ...Object.fromEntries(['AuftragZeile', 'readAgenturAuftrag', 'Stammdaten'].map((holder) => [`${holder}.Grund`, null])),
  'PlanZeile.Id': 'k6Vb4MzQ8DtF',
  'Verlauf.Am': '2026-11-20T08:30:00Z',
  ...Object.fromEntries(NOTIERT.map((holder) => [`${holder}.Notiz`, NOTIZ])),
  'readEinladung.GueltigBis': '2026-12-04T10:15:00Z',
  'readStatistik.Gruppe': 'woche',
  'Export.GueltigBis': null,
  'text/csv; charset=utf-8': 'Auftrag;Bestellt am;Status;Prämie\nA-2026-10417;20.11.2026;Bestätigt;50,00\n',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'PK…',
  'Summen.Empfehlungen': 6,
  'Summen.Auftraege': 2,
  'Summen.Empfaenger': 2,
  'Stammdaten.Name': 'Agentur Nordlicht',
  'Stammdaten.Strasse': 'Am Beispiel',
  'Stammdaten.Hausnummer': '4 a',
  'Stammdaten.UstId': 'DE123456788',
  'Stammdaten.Steuernummer': null,
  'Anstehend.Anzahl': 3,
  'Berichte.Anzahl': 3,
  'AgenturHeute.Monat': MONAT,
  'AgenturHeute.Vormonat': { ...MONAT, Leads: 12 },
  'searchAgentur.q': 'mül',
  'Treffer.Nummer': NUMMERN.Auftragsnummer,
  'Treffer.Zusatz': 'Lindtal Strom, bestätigt',
  Exportnummer: 'g3Lw8SjX5HdZ',
  'Export.Zeilen': 20_000,
  'Export.Geschrieben': 12_000,
} as const;
