// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Generated } from 'kysely';
import type { Mandant } from '../column-types.ts';

export interface SellerRow {
  mandant: Mandant;
  sellernummer: string;
  account_id: string;
  status: 'Angelegt' | 'AdresseBestaetigt' | 'Zusatzdaten' | 'WartetAufFreigabe' | 'Aktiv' | 'Inaktiv';
  grund: string | null;
  art: 'Person' | 'Firma' | null;
  vorname: string;
  nachname: string;
  firma: string | null;
  geburtsdatum: string | null;
  strasse: string | null;
  hausnummer: string | null;
  plz: string | null;
  ort: string | null;
  bankdaten_id: string | null;
  abrechnung_monate: Generated<number>;
  bedingungen_version: string | null;
  bedingungen_am: Date | null;
  gutschriftverfahren_version: string | null;
  gutschriftverfahren_am: Date | null;
  gutschriftverfahren_beendet_am: Date | null;
  erstellt_am: Date;
  freigegeben_am: Date | null;
  beendet_am: Date | null;
  abrechnung_von: string | null;
  abrechnung_am: Date | null;
}

export interface SellerAenderungRow {
  mandant: Mandant;
  aenderung_id: string;
  sellernummer: string;
  feld: string;
  vorher: string | null;
  nachher: string | null;
  geaendert_am: Date;
}

export interface SellerSteuerRow {
  mandant: Mandant;
  sellernummer: string;
  eintrag: number;
  gilt_ab: string;
  steuerstatus: 'Regel' | 'Kleinunternehmer';
  steuernummer: string | null;
  ust_id: string | null;
  ku_idnr: string | null;
  erfasst_am: Date;
}
