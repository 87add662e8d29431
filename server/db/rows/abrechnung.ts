// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Rechnungssteller } from '../../../contract/calls/agentur/rechnungssteller.ts';
import type { Belegverkaeufer } from '../../../contract/rules/seller.ts';
import type { Json, Mandant } from '../column-types.ts';

export interface AbrechnungRow {
  mandant: Mandant;
  abrechnungsnummer: string;
  reihennummer: number;
  sellernummer: string;
  von: string;
  bis: string;
  summe_cent: number;
  gutschriftverfahren: boolean;
  erstellt_am: Date;
  verkaeufer: Json<Belegverkaeufer | null>;
  zahler: Json<Rechnungssteller>;
  rechnung_nummer: string | null;
  rechnung_tag: string | null;
  rechnung_ust_cent: number | null;
  rechnung_faellig_am: string | null;
  konto_gefragt_am: Date | null;
}

export interface GutschriftRow {
  mandant: Mandant;
  gutschriftnummer: string;
  art: 'Gutschrift' | 'Gutschriftkorrektur';
  reihennummer: number;
  sellernummer: string;
  abrechnungsnummer: string;
  steuerstatus: 'Regel' | 'Kleinunternehmer';
  netto_cent: number;
  ust_prozent: number;
  ust_cent: number;
  brutto_cent: number;
  ausgestellt_am: Date;
  faellig_am: string;
  status: 'Offen' | 'Ausgezahlt' | 'Verrechnet';
  widersprochen_am: string | null;
  widerspruch_kanal: 'Portal' | 'Brief' | null;
  verkaeufer: Json<Belegverkaeufer | null>;
  zahler: Json<Rechnungssteller>;
  konto_gefragt_am: Date | null;
  korrigiert_durch: string | null;
  grund: string | null;
}

export interface GutschriftPositionRow {
  mandant: Mandant;
  gutschriftnummer: string;
  position: number;
  provision_id: string;
  betrag_cent: number;
  zu_gutschriftnummer: string | null;
  gilt: boolean;
}

export interface SellerPdfRow {
  mandant: Mandant;
  belegnummer: string;
  fassung: 'Ausgestellt' | 'Widersprochen';
  inhalt: Uint8Array;
}
