import { PAGE_NAMES, PAGES } from '../pages/public.ts';
import { AGENTUR, FREIGABE } from './agentur.ts';
import { AUSZAHLUNG } from './auszahlung.ts';
import { BETRIEB } from './betrieb.ts';
import { EINLADUNG } from './einladung.ts';
import { LOHN_EXAMPLES } from './lohn.ts';
import { BERATER, KONFIGURATION, PRAEMIE, PRODUKT, TELEKOM } from './mandant.ts';
import { NUMMERN, PERSONEN, TEXTE } from './person.ts';
import { SELLER } from './seller.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" role="img"><title>50,00 €</title><path d="M0 0h640v360H0z" fill="#0f5c3f"/></svg>';

const TAGE = {
  Auftragsdatum: '2026-11-20',
  AuftragAm: '2026-11-20',
  FristBeginn: '2026-11-20',
  Datum: '2026-12-18',
  Startdatum: '2020-06-02',
  Enddatum: '2036-12-31',
  EnddatumAnzeige: '2036-12-31',
  GueltigBis: '2027-01-15',
  'Zugangslinks.GueltigBis': '2026-11-30T08:00:00Z',
  'Praemierungen.GueltigBis': '2027-03-05T09:30:00Z',
  Freigabetag: '2026-12-05',
  Fruehestens: '2026-11-21',
  Spaetestens: '2027-01-14',
  'NaechsterSchritt.Fruehestens': undefined,
  'NaechsterSchritt.Spaetestens': '2027-03-05',
  Frist: '2027-05-19',
  Am: '2026-12-01',
  Erinnerung: '2026-12-01',
  Ablauf: '2026-11-20T20:30:00Z',
  Zeitpunkt: '2026-11-20T08:30:00Z',
  ErstelltAm: '2026-11-16T08:30:00Z',
  BestaetigtAm: '2026-11-16T08:34:00Z',
  GestelltAm: '2026-11-20T08:30:00Z',
  GebuchtAm: '2026-12-05T09:30:00Z',
  GegebenAm: '2026-11-16T08:30:00Z',
  GezeigtAm: '2026-11-16T08:30:00Z',
  Zeit: '2026-11-16T08:34:00Z',
  VerwendetAm: '2026-11-16T08:34:00Z',
  GesendetAm: '2026-11-16T08:31:00Z',
  ZurueckAm: null,
  'Postfachsperre.Grund': 'Unbekannt',
  'Postfachsperre.Status': '5.1.1',
  GewaehltAm: null,
  NewsletterOptinVersendetAm: null,
  EntschiedenAm: undefined,
  ZurueckgefordertAm: undefined,
} as const;

const ADRESSEN = {
  KurzURL: 'https://ltal.example/K7PM4QXW',
  Empfehlungslink: 'https://weitersagen.lindtal.example/de/klick/q7Rk2VtY5LwX?channel=whatsapp',
  'Logintoken.Adresse': 'https://weitersagen.lindtal.example/de/anmeldelink?token=Jc5rXe8uNf2yTs0vMb6zHk4p',
  'Teilen.Adresse': 'https://wa.me/?text=Ich%20empfehle%20Lindtal%20Strom',
  Link: 'https://shop.lindtal.example/strom?channel=whatsapp&empfehlungsnummer=q7Rk2VtY5LwX&empfaengernummer=m4Hs9PzB3NcD',
  Grafik: '/api/v1/energie/produktkategorie/1/grafik',
  Icon: '/api/v1/energie/produktkategorie/1/icon',
} as const;

/** Examples of path and query parameters. */
const PARAMETER = {
  tenant: 'energie',
  host: 'weitersagen.lindtal.example',
  nr: NUMMERN.Empfehlungsnummer,
  'readEmpfaengerPraemie.nr': NUMMERN.Empfaengernummer,
  'decideNachbuchung.nr': NUMMERN.Nachbuchungsnummer,
  'readAuftrag.nr': NUMMERN.Auftragsnummer,
  anzahl: '50',
  nach: undefined,
  'listEigeneEmpfaenger.nach': NUMMERN.Empfaengernummer,
  'listStoredAuftraege.nach': NUMMERN.Auftragsnummer,
  'listStoredAuftraege.status': undefined,
  geaendertSeit: '2026-11-20T08:30:00Z',
  'AuftragEntry.GeaendertAm': '2026-11-20T08:30:00Z',
  hex: NUMMERN.Hex,
  token: NUMMERN.Token,
  email: PERSONEN.Email,
  id: '1',
  name: 'sommer',
  art: 'variablen',
  kennung: 'hotline',
  lang: 'de',
  kundennummer: PERSONEN.Kundennummer,
  channel: 'whatsapp',
  empfaengernummer: NUMMERN.Empfaengernummer,
  empfehlungsnummer: NUMMERN.Empfehlungsnummer,
  Channel: 'whatsapp',
  Redirect: 'Recommend?produktId=1',
  einsprungsquelle: 'Einsprungslink',
  Einsprungsquelle: 'Einsprungslink',
  quelle: undefined,
  kategorie: 'strom',
  tarifId: undefined,
  handyId: undefined,
  details: undefined,
  jahr: '2026',
  page: '1',
  pagesize: '20',
  produkt: '1',
  Identifier: undefined,
  'readEmpfehlungscode.code': 'k7pm-4qxw',
} as const;

/** Examples that differ from those of their schema, by schema, call or field, and of answers that are not JSON, by content type. */
const ANTWORTEN = {
  'Empfaenger.Status': 'Freigegeben',
  'EigenerEmpfaenger.Status': 'Freigegeben',
  WeitereEmpfaenger: undefined,
  'Datenauskunft.Kundennummer': null,
  'readEmpfaengerAuftrag.Status': 'Bestaetigt',
  'completeEmpfaenger.Status': 'Offen',
  'Auftrag.Praemierungen': [],
  'Praemierung.Gewaehlt': undefined,
  'Praemierung.Gutscheincode': undefined,
  'Praemierung.Spaetestens': '2027-02-13',
  'GutscheinBedingungen.GueltigBis': undefined,
  'Praemierung.IBAN': undefined,
  'Praemierung.Ueberweisung': undefined,
  'Praemierung.Ausgezahlt': undefined,
  'EigenePraemierung.Ausgezahlt': undefined,
  'Praemierungen.Zahlungen': [],
  'Praemierungen.Zurueckhaltungen': [],
  'Zeilen.Zweck': 'Lindtal Energie Praemie v8Jd6QfG1TrK',
  'Praemierungen.Art': null,
  'Praemierungen.Gutscheincode': null,
  'Praemierungen.Bankdaten': null,
  pickPraemierung: {
    Praemierungsnummer: NUMMERN.Praemierungsnummer,
    Seite: 'Empfehler',
    Status: 'Bereitgestellt',
    WertCent: 2500,
    Wert: '25,00 €',
    Auswahl: [],
    Gewaehlt: { Praemie: { Id: 1, Titel: 'Lindtal-Prämie' }, Art: 'Gutschein' },
    Spaetestens: '2026-12-06',
  },
  'Auftragsbericht.UnbekannteSpalten': ['Bemerkung'],
  'Auftragsbericht.Zeilen': [{ Zeile: 2, Auftragsnummer: NUMMERN.Auftragsnummer, Ergebnis: 'angelegt', Status: 'Bestaetigt' }],
  Summe: { angelegt: 1, bewegt: 0, unveraendert: 0, abgelehnt: 0 },
  readLanguages: ['de', 'en'],
  readLanguageContent: { 'praemie.titel': 'Ihre Prämie', 'empfehlen.titel': 'Jetzt weiterempfehlen' },
  'image/*': SVG,
  'image/svg+xml': SVG,
  'text/html': '<!doctype html><html lang="de"><head><meta property="og:title" content="Lindtal Strom"></head></html>',
  'application/xml':
    '<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">…</Document>\n',
  'text/csv': 'Auftragsnummer;Empfaengernummer;ProduktId;Auftragsdatum;Status\nA-2026-10417;m4Hs9PzB3NcD;1;2026-11-20;Bestaetigt\n',
} as const;

/**
 * Example values in the API description by field name, taken from the demo's energy provider and of people who do not exist. A name with its
 * parent (`Aktion.Text`) takes precedence. `undefined`: the field only exists in special cases and is left out of examples.
 */
export const EXAMPLES: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(PAGE_NAMES.map((name) => [name, PAGES[name].path])),
  ...NUMMERN,
  ...PERSONEN,
  ...TAGE,
  ...PRAEMIE,
  ...PRODUKT,
  ...TELEKOM,
  ...BERATER,
  ...KONFIGURATION,
  ...ADRESSEN,
  ...PARAMETER,
  ...SELLER,
  ...LOHN_EXAMPLES,
  ...AGENTUR,
  ...BETRIEB,
  ...AUSZAHLUNG,
  ...TEXTE,
  ...ANTWORTEN,
  ...FREIGABE,
  ...EINLADUNG,
};
