// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { ConsentWording } from '../../../texts/consent.ts';
import type { Json, Mandant } from '../column-types.ts';

export interface ConsentRow {
  mandant: Mandant;
  consent_id: string;
  zeit: Date;
  wortlaut: string;
  funktional: boolean;
  analytisch: boolean;
  marketing: boolean;
}

export interface ConsentWortlautRow {
  mandant: Mandant;
  wortlaut: string;
  language: 'de' | 'en';
  inhalt: Json<ConsentWording>;
}
