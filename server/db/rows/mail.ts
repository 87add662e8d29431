// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Generated } from 'kysely';
import type { Mandant } from '../column-types.ts';

export interface MailRow {
  mandant: Mandant;
  mail_id: string;
  vorlage: string;
  bezug: string;
  erstellt_am: Date;
  faellig_am: Date;
  gesperrt_bis: Date | null;
  versuche: Generated<number>;
  gesendet_am: Date | null;
  verworfen_am: Date | null;
  versucht_seit: Date | null;
  unzustellbar_am: Date | null;
  fehler: string | null;
  gruppe: string | null;
  gesendet_mit: string | null;
  zurueck_am: Date | null;
  email_hash: string | null;
}

export interface MailSperreRow {
  mandant: Mandant;
  email_hash: string;
  erstellt_am: Date;
}

export interface PostfachRow {
  mandant: Mandant;
  postfach_hash: string;
  gehandelt_am: Date;
}

export interface PostfachSperreRow {
  mandant: Mandant;
  email_hash: string;
  grund: 'Unbekannt' | 'Beschwerde';
  status: string | null;
  mail_id: string;
  seit: Date;
}
