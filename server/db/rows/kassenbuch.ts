// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Generated } from 'kysely';
import type { Mandant } from '../column-types.ts';

export interface BelegreiheRow {
  mandant: Mandant;
  art: 'Rechnung' | 'Auslage' | 'Korrektur' | 'Storno' | 'Zahlungslauf' | 'Abrechnung' | 'Gutschrift' | 'Gutschriftkorrektur' | 'Forderung';
  letzte: number;
}

export interface BuchungRow {
  mandant: Mandant;
  buchung_id: Generated<number>;
  praemierungsnummer: string | null;
  vorgang:
    | 'Gewaehrung'
    | 'Gutschein'
    | 'Auszahlung'
    | 'Rueckgabe'
    | 'Storno'
    | 'Verfall'
    | 'Rueckforderung'
    | 'Verrechnung'
    | 'Praemie'
    | 'PraemieZurueck'
    | 'Gebuehr'
    | 'GebuehrZurueck'
    | 'Umsatzsteuer'
    | 'UmsatzsteuerZurueck'
    | 'Eingang'
    | 'Zahlung'
    | 'Erstattung'
    | 'Bankausgang'
    | 'Bankeingang'
    | 'Bankgebuehr'
    | 'Provision'
    | 'ProvisionZurueck'
    | 'Vorsteuer'
    | 'VorsteuerZurueck'
    | 'Provisionszahlung'
    | 'Provisionsrueckgabe'
    | 'Forderungszahlung'
    | 'Ausbuchung'
    | 'Lohnuebergabe'
    | 'Lohnrueckgabe'
    | 'Guthabenzahlung';
  soll: string;
  haben: string;
  betrag_cent: number;
  gebucht_am: Date;
  partei: 'Empfehler' | 'Empfaenger' | 'Agentur' | 'Seller' | null;
  agenturnummer: string | null;
  auftragsnummer: string | null;
  belegnummer: string | null;
  buchungstag: Generated<string>;
  belegtag: string;
  sellernummer: string | null;
  provision_id: string | null;
}
