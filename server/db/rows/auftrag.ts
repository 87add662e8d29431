// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Mandant } from '../column-types.ts';

export interface AuftragRow {
  mandant: Mandant;
  auftragsnummer: string;
  empfaengernummer: string;
  empfehlungsnummer: string;
  produkt_id: number;
  auftragsdatum: string;
  status: 'Eingegangen' | 'Bestaetigt' | 'Freigegeben' | 'Storniert' | 'Widerrufen';
  grund: 'AnderesProdukt' | 'KeinePraemie' | null;
  erstellt_am: Date;
  freigabe_am: Date | null;
  agenturnummer: string | null;
  mitarbeiternummer: string | null;
  freigegeben_am: Date | null;
  freigegeben_durch: string | null;
  beanstandet_am: Date | null;
  beanstandung: string | null;
  frist_beginn: string;
  suche: string | null;
  angebot_cent: number | null;
  sellernummer: string | null;
  provision: string | null;
}

export interface AuftragOhneEmpfehlungRow {
  mandant: Mandant;
  auftragsnummer: string;
  produkt_id: number;
  auftragsdatum: string;
  frist_beginn: string;
  status: 'Eingegangen' | 'Bestaetigt' | 'Freigegeben' | 'Storniert' | 'Widerrufen';
  angegeben: string | null;
  erstellt_am: Date;
  geaendert_am: Date;
}
