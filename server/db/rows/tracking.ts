// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Generated } from 'kysely';
import type { Mandant } from '../column-types.ts';

export interface KlickRow {
  mandant: Mandant;
  klick_id: Generated<number>;
  empfehlungsnummer: string;
  zeit: Date;
  channel: string;
  art: 'Klick' | 'Besuch';
  wiederholung: boolean;
  empfaengernummer: string | null;
  einsprungsquelle: string | null;
}

export interface KlickstandRow {
  mandant: Mandant;
  bis: number;
  naechste: number;
  faellig_am: Date;
}

export interface ZielRow {
  mandant: Mandant;
  ziel_id: string;
  ziel: 'Empfohlen' | 'Geteilt' | 'Beigetreten' | 'Bestellt' | 'Freigegeben' | 'Gewaehlt';
  zeit: Date;
  besucher: string | null;
  kampagne: string | null;
  stichwort: string | null;
  faellig_am: Date;
  gesperrt_bis: Date | null;
}
