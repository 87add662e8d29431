import type { Generated } from 'kysely';
import type { KundennummerStatus } from '../../../contract/calls/kundennummer.ts';
import type { Locale, Seite } from '../../../contract/values/wire.ts';
import type { Mandant } from './columns.ts';

/** Who can log in, by which links, and where money goes. */

export interface AccountRow {
  mandant: Mandant;
  account_id: string;
  art: 'Empfehler' | 'Agentur' | 'Seller' | 'Betrieb';
  email: string;
  email_schluessel: string;
  passwort_hash: string | null;
  bestaetigt_am: Date | null;
  language: Locale;
  erstellt_am: Date;
  loeschen_am: Date | null;
  geloescht_am: Date | null;
}

export interface SessionRow {
  mandant: Mandant;
  token_hash: string;
  account_id: string;
  erstellt_am: Date;
  ablauf_am: Date;
}

export interface ZugangslinkRow {
  mandant: Mandant;
  zugangslink_id: string;
  zweck: string;
  bezug: string;
  token_hash: string;
  gueltig_bis: Date;
  verwendet_am: Date | null;
}

export interface BankdatenRow {
  mandant: Mandant;
  bankdaten_id: string;
  kontoinhaber: string;
  iban: string;
  iban_hash: string;
  bic: string | null;
  erfasst_am: Date;
}

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
}

/** A step of somebody's consent to advertising; `text` is the sentence shown, null when it is withdrawn. */
export interface WerbeeinwilligungRow {
  mandant: Mandant;
  werbeeinwilligung_id: Generated<number>;
  seite: Seite;
  bezug: string;
  was: 'Angefragt' | 'Gegeben' | 'Widerrufen';
  email_hash: string;
  text: string | null;
  gezeigt_am: Date | null;
  zeit: Date;
}

/** The customer number that a recommender states. */
export interface KundennummerRow {
  mandant: Mandant;
  empfehler_id: string;
  anfrage: string;
  kundennummer: string;
  status: KundennummerStatus;
  gestellt_am: Date;
  beantwortet_am: Date | null;
}
