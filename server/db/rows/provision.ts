// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Mandant } from '../column-types.ts';

export interface ProvisionRow {
  mandant: Mandant;
  provision_id: string;
  auftragsnummer: string;
  sellernummer: string;
  teil: string;
  betrag_cent: number;
  status: 'Vorgemerkt' | 'Gebucht' | 'Abgerechnet' | 'Zurueckgenommen';
  gebucht_am: Date | null;
  zurueckgenommen_am: Date | null;
  rueck_zu: string | null;
  abrechnungsnummer: string | null;
  erstellt_am: Date;
}
