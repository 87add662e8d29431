// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Mandant } from '../column-types.ts';

export interface NachbuchungRow {
  mandant: Mandant;
  nachbuchungsnummer: string;
  empfehler_id: string;
  auftragsnummer: string;
  auftragsdatum: string;
  produkt_id: number;
  empfehlungsnummer: string | null;
  vorname: string | null;
  nachname: string | null;
  nachweis: string | null;
  status: 'Offen' | 'Angenommen' | 'Abgelehnt';
  antwort: string | null;
  erstellt_am: Date;
  entschieden_am: Date | null;
  loeschen_am: Date | null;
}
