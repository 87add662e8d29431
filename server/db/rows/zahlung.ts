// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Generated } from 'kysely';
import type { Zahlungssteller } from '../../../contract/calls/betrieb/zahlungssteller.ts';
import type { Json, Mandant } from '../column-types.ts';

export interface TagespruefungRow {
  mandant: Mandant;
  tag: string;
  pruefung: string;
  soll: number;
  haben: number;
  weicht_ab: Generated<boolean>;
}

export interface ZahlungRow {
  mandant: Mandant;
  zahlungsnummer: string;
  laufnummer: string;
  art: 'Praemie' | 'Erstattung' | 'Provision';
  bezug: string;
  praemierungsnummer: string | null;
  bankdaten_id: string | null;
  betrag_cent: number;
  zweck: string;
  status: Generated<'Vorgesehen' | 'Freigegeben' | 'Ausgefuehrt' | 'Entfallen' | 'Abgelehnt' | 'Zurueckgekommen'>;
  gilt: Generated<boolean>;
  grund_code: string | null;
  storno_vorgemerkt: Generated<boolean>;
  erstellt_am: Date;
  ausgefuehrt_am: string | null;
  beendet_am: string | null;
  zurueck_cent: number | null;
  faellig_am: Date | null;
}

export interface ZahlungHinweisRow {
  mandant: Mandant;
  hinweis_id: string;
  laufnummer: string;
  zahlungsnummer: string | null;
  art:
    | 'IbanMehrerePersonen'
    | 'BankdatenGeaendert'
    | 'GleicherBetrag'
    | 'LimitZahlung'
    | 'LimitLauf'
    | 'NameGeaendert'
    | 'EinzelneZahlung'
    | 'FristUeberschritten'
    | 'KontoUnlesbar';
  schwere: 'Hinweis' | 'Sperre';
  worte: string | null;
  bestaetigt_von: string | null;
  bestaetigt_am: Date | null;
}

export interface ZahlungslaufRow {
  mandant: Mandant;
  laufnummer: string;
  reihennummer: number;
  status: 'Entwurf' | 'Geprueft' | 'Freigegeben' | 'Uebergeben' | 'Ausgefuehrt' | 'Verworfen' | 'Zurueckgezogen';
  ausfuehrungstag: string;
  anzahl: Generated<number>;
  summe_cent: Generated<number>;
  steller: Json<Zahlungssteller>;
  vier_augen: boolean;
  fassung: Generated<number>;
  beteiligte: string[];
  msg_id: string | null;
  pmt_inf_id: string | null;
  pruefsumme: string | null;
  datei: string | null;
  datei_sha256: string | null;
  ablauf_am: Date | null;
  faellig_am: Date | null;
  grund: string | null;
  erstellt_von: string;
  erstellt_am: Date;
  geprueft_von: string | null;
  geprueft_am: Date | null;
  freigegeben_von: string | null;
  freigegeben_am: Date | null;
  uebergeben_von: string | null;
  uebergeben_am: Date | null;
  ausgefuehrt_von: string | null;
  ausgefuehrt_am: Date | null;
  ausgefuehrt_tag: string | null;
  beendet_von: string | null;
  beendet_am: Date | null;
}

export interface ZurueckhaltungRow {
  mandant: Mandant;
  zurueckhaltung_id: string;
  praemierungsnummer: string;
  art: 'Hand' | 'Verdacht' | 'Verstorben' | 'Rueckgabe' | 'Namensabgleich' | 'Adresse';
  nachfrage: Generated<boolean>;
  grund_code: string | null;
  grund: string | null;
  bis: Date | null;
  erinnern_am: Date | null;
  von: string;
  am: Date;
  aufgehoben_von: string | null;
  aufgehoben_am: Date | null;
}
