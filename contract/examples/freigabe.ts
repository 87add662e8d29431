import { NUMMERN } from './person.ts';

const WOCHE = { Einladungen: 6, Angenommen: 4, Klicks: 37, Daten: 5, Auftraege: 3, Freigaben: 2, Gezahlt: 1, WertCent: 10_000 };

/** Releases by an agency, and its statistics. */
export const FREIGABE = {
  FreigabeAb: '2026-12-05',
  'objectAuftrag.Grund': 'Der Kunde hat denselben Vertrag schon bei uns im Laden geschlossen.',
  'Freigaben.Ergebnisse': [
    { Auftragsnummer: NUMMERN.Auftragsnummer, Ergebnis: 'Freigegeben', Was: 'Freigegeben. Die Prämien sind auf dem Weg.' },
  ],
  'Freigaben.Freigegeben': 1,
  'Freigaben.WertCent': 5000,
  von: '2026-11-16',
  bis: '2026-11-22',
  'readStatistik.Von': '2026-11-16',
  'readStatistik.Bis': '2026-11-22',
  'readStatistik.Summe': WOCHE,
  'readStatistik.Vorher': { ...WOCHE, Einladungen: 4, Klicks: 29 },
  'readStatistik.Zeilen': [{ Schluessel: '2026-11-16', Name: 'Woche ab 16.11.2026', ...WOCHE }],
} as const;
