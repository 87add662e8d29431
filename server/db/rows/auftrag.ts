import type { Generated } from 'kysely';
import type { AuftragStatus } from '../../../contract/calls/auftrag.ts';
import type { NachbuchungStatus } from '../../../contract/calls/nachbuchung.ts';
import type { PraemierungStatus } from '../../../contract/calls/praemie.ts';
import type { Seite } from '../../../contract/values/wire.ts';
import type { Mandant } from './columns.ts';

/** Orders, the grants they earn, vouchers, the ledger, and claims of what is missing. */

export interface AuftragRow {
  mandant: Mandant;
  auftragsnummer: string;
  empfaengernummer: string;
  empfehlungsnummer: string;
  produkt_id: number;
  auftragsdatum: string;
  status: AuftragStatus;
  grund: 'AnderesProdukt' | 'KeinePraemie' | null;
  erstellt_am: Date;
  freigabe_am: Date | null;
}

export interface PraemierungRow {
  mandant: Mandant;
  praemierungsnummer: string;
  auftragsnummer: string;
  empfaengernummer: string;
  seite: Seite;
  praemie_id: number;
  wert_cent: number;
  /** What of it is a bonus. */
  bonus_cent: Generated<number>;
  status: PraemierungStatus;
  art: 'Ueberweisung' | 'Gutschein' | null;
  token_hash: string;
  gueltig_bis: Date;
  bankdaten_id: string | null;
  erstellt_am: Date;
  gewaehlt_am: Date | null;
  faellig_am: Date | null;
}

export interface GutscheinRow {
  mandant: Mandant;
  gutschein_id: string;
  wert_cent: number;
  code: string;
  code_hash: string;
  praemierungsnummer: string | null;
  ausgegeben_am: Date | null;
}

export interface BuchungRow {
  mandant: Mandant;
  buchung_id: Generated<number>;
  praemierungsnummer: string;
  vorgang: 'Gewaehrung' | 'Gutschein' | 'Auszahlung' | 'Rueckgabe' | 'Storno' | 'Verfall' | 'Rueckforderung';
  soll: string;
  haben: string;
  betrag_cent: number;
  gebucht_am: Date;
}

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
  status: NachbuchungStatus;
  antwort: string | null;
  erstellt_am: Date;
  entschieden_am: Date | null;
  loeschen_am: Date | null;
}
