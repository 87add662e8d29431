// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Generated } from 'kysely';
import type { Rechnungsempfaenger, Rechnungssteller } from '../../../contract/calls/agentur/rechnungssteller.ts';
import type { Json, Mandant } from '../column-types.ts';

export interface RechnungRow {
  mandant: Mandant;
  rechnungsnummer: string;
  art: 'Rechnung' | 'Auslage' | 'Korrektur' | 'Storno';
  reihennummer: number;
  agenturnummer: string;
  monat: string;
  durchlaufend: boolean;
  ausgestellt_am: Date;
  ausstellungstag: Generated<string>;
  leistung_von: string;
  leistung_bis: string;
  faellig_am: string;
  netto_cent: number;
  ust_prozent: number;
  ust_cent: number;
  brutto_cent: number;
  status: Generated<'Offen' | 'Bezahlt' | 'Storniert'>;
  bezahlt_am: string | null;
  steller: Json<Rechnungssteller>;
  empfaenger: Json<Rechnungsempfaenger | null>;
  storniert: string | null;
  storniert_am: Date | null;
  grund: string | null;
  eingegangen_cent: Generated<number>;
  offen_cent: Generated<number>;
  erinnern_am: Date | null;
  erinnert_am: Date | null;
  konto_gefragt_am: Date | null;
}

export interface RechnungPdfRow {
  mandant: Mandant;
  rechnungsnummer: string;
  inhalt: Uint8Array | null;
  fehlt: Generated<boolean>;
}

export interface RechnungPositionRow {
  mandant: Mandant;
  rechnungsnummer: string;
  position: number;
  buchung_id: number;
  vorgang: 'Praemie' | 'PraemieZurueck' | 'Gebuehr' | 'GebuehrZurueck';
  tag: string;
  auftragsnummer: string;
  produkt: string;
  betrag_cent: number;
  zu_rechnungsnummer: string | null;
  gilt: boolean;
}
