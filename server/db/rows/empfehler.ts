// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Generated } from 'kysely';
import type { Mandant } from '../column-types.ts';

export interface EmpfehlerRow {
  mandant: Mandant;
  empfehler_id: string;
  anrede: 'Frau' | 'Herr' | null;
  vorname: string;
  nachname: string;
  empfehlerhash: string;
  newsletter_optin_gegeben: Generated<boolean>;
  newsletter_optin_versendet_am: Date | null;
  bankdaten_id: string | null;
  geloescht_am: Date | null;
  agenturnummer: string | null;
  mitarbeiternummer: string | null;
  namensschluessel: string | null;
}
