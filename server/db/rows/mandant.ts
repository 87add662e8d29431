import type { Generated } from 'kysely';
import type { Recht } from '../../../contract/call.ts';
import type { InhaltArt } from '../../../contract/calls/inhalt.ts';
import type { MandantKonfiguration } from '../../../contract/calls/mandant.ts';
import type { Theme } from '../../../contract/values/theme.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import type { ConsentWording } from '../../../texts/consent.ts';
import type { Json, Mandant } from './columns.ts';

/** Tenants, and what each keeps besides its business: keys, blocks, repeats, audit log, mails, pictures. */

export interface MandantRow {
  mandant: string;
  konfiguration: Json<MandantKonfiguration>;
  theme: Json<Theme>;
  texte: Json<Record<Locale, Record<string, string>>>;
  version: Generated<number>;
}

export interface ApiSchluesselRow {
  mandant: Mandant;
  schluessel_hash: string;
  bezeichnung: string;
  rechte: Recht[];
  erstellt_am: Date;
  widerrufen_am: Date | null;
}

export interface SperreRow {
  mandant: Mandant;
  muster: string;
  erstellt_am: Date;
}

export interface IdempotenzRow {
  mandant: Mandant;
  schluessel: string;
  eingabe_hash: string;
  status: number | null;
  antwort: string | null;
  gueltig_bis: Date;
}

export interface ProtokollRow {
  mandant: Mandant;
  protokoll_id: Generated<number>;
  zeit: Date;
  wer: string;
  was: string;
  bezug: string;
  daten: Json<Record<string, unknown>>;
}

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
}

/** A mailbox whose owner has acted, by keyed hash. */
export interface PostfachRow {
  mandant: Mandant;
  postfach_hash: string;
  gehandelt_am: Date;
}

export interface MailSperreRow {
  mandant: Mandant;
  email_hash: string;
  erstellt_am: Date;
}

export interface CaptchaLoesungRow {
  mandant: Mandant;
  loesung_hash: string;
  gueltig_bis: Date;
}

/** One choice of cookie categories, of nobody in particular. */
export interface ConsentRow {
  mandant: Mandant;
  consent_id: string;
  zeit: Date;
  wortlaut: string;
  funktional: boolean;
  analytisch: boolean;
  marketing: boolean;
}

/** What stood in the banner, under the hash by which choices name it. */
export interface ConsentWortlautRow {
  mandant: Mandant;
  wortlaut: string;
  language: Locale;
  inhalt: Json<ConsentWording>;
}

export interface KontaktnachrichtRow {
  mandant: Mandant;
  kontaktnachricht_id: string;
  inhalt: string;
  language: Locale;
  erstellt_am: Date;
}

export interface BildRow {
  mandant: Mandant;
  name: string;
  hash: string;
  breite: number;
  hoehe: number;
  inhalt: Uint8Array;
}

/** An entry of the tenant's content; its fields are checked when they are read. */
export interface InhaltRow {
  mandant: Mandant;
  art: InhaltArt;
  kennung: string;
  position: number;
  felder: Json<Record<string, unknown>>;
}

export interface AktionRow {
  mandant: Mandant;
  aktions_id: number;
  titel: string;
  titel_en: string;
  text: string;
  text_en: string;
  rechtstext: string;
  rechtstext_en: string;
  version: string;
  startdatum: string;
  enddatum: string | null;
}

export interface AktionZustimmungRow {
  mandant: Mandant;
  empfehlungsnummer: string;
  aktions_id: number;
  zustimmung: boolean;
  rechtstext: string;
  version: string;
  language: Locale;
  gegeben_am: Date;
}
