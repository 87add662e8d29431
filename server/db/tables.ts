import type { ColumnType, Generated } from 'kysely';
import type { MandantKonfiguration } from '../../contract/mandant.ts';
import type { Theme } from '../../contract/theme.ts';
import type { Locale, Seite } from '../../contract/values.ts';

/** Set by the database from the tenant of the transaction; no statement writes it. */
type Mandant = ColumnType<string, never, never>;
type Json<T> = ColumnType<T, string, string>;

interface MandantRow {
  mandant: string;
  konfiguration: Json<MandantKonfiguration>;
  theme: Json<Theme>;
  texte: Json<Record<Locale, Record<string, string>>>;
  version: Generated<number>;
}

interface ApiSchluesselRow {
  mandant: Mandant;
  schluessel_hash: string;
  bezeichnung: string;
  erstellt_am: Date;
  widerrufen_am: Date | null;
}

interface SperreRow {
  mandant: Mandant;
  muster: string;
  erstellt_am: Date;
}

interface IdempotenzRow {
  mandant: Mandant;
  schluessel: string;
  eingabe_hash: string;
  status: number | null;
  antwort: string | null;
  gueltig_bis: Date;
}

interface ProtokollRow {
  mandant: Mandant;
  protokoll_id: Generated<number>;
  zeit: Date;
  wer: string;
  was: string;
  bezug: string;
  daten: Json<Record<string, unknown>>;
}

interface MailRow {
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

interface MailSperreRow {
  mandant: Mandant;
  email_hash: string;
  erstellt_am: Date;
}

interface ProduktkategorieRow {
  mandant: Mandant;
  id: number;
  slug: string;
  titel: string;
  titel_en: string;
  quelle: string;
  breadcrumb: Json<string[]>;
}

interface ProduktRow {
  mandant: Mandant;
  id: number;
  externe_id: string;
  name: string;
  name_en: string;
  beschreibung: string;
  beschreibung_en: string;
  kategorie: string;
  quelle: string;
  versteckt: boolean;
  sortierung: number;
  daten: Json<Record<string, unknown>>;
}

interface GeraetRow {
  mandant: Mandant;
  id: number;
  sortierung: number;
  daten: Json<Record<string, unknown>>;
}

interface PraemieRow {
  mandant: Mandant;
  id: number;
  produkt_id: number | null;
  titel: string;
  titel_en: string;
  startdatum: string;
  enddatum: string;
  enddatum_anzeige: string;
  wert_cent: number;
}

interface AccountRow {
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
}

interface SessionRow {
  mandant: Mandant;
  token_hash: string;
  account_id: string;
  erstellt_am: Date;
  ablauf_am: Date;
}

interface ZugangslinkRow {
  mandant: Mandant;
  zugangslink_id: string;
  zweck: string;
  bezug: string;
  token_hash: string;
  gueltig_bis: Date;
  verwendet_am: Date | null;
}

interface BankdatenRow {
  mandant: Mandant;
  bankdaten_id: string;
  kontoinhaber: string;
  iban: string;
  iban_hash: string;
  bic: string | null;
  erfasst_am: Date;
}

interface EmpfehlerRow {
  mandant: Mandant;
  empfehler_id: string;
  anrede: 'Frau' | 'Herr' | null;
  vorname: string;
  nachname: string;
  empfehlerhash: string;
  newsletter_optin_gegeben: Generated<boolean>;
  newsletter_optin_versendet_am: Date | null;
  bankdaten_id: string | null;
}

interface EmpfehlungRow {
  mandant: Mandant;
  empfehlungsnummer: string;
  empfehler_id: string;
  vorname: string;
  nachname: string;
  produkt_id: number;
  channel: string;
  empfehlungslink: boolean;
  anteil_empfehler: 100 | 50 | 0;
  agentennummer: string | null;
  code: string;
  erstellt_am: Date;
  bestaetigt_am: Date | null;
  gueltig_bis: string;
}

interface KlickRow {
  mandant: Mandant;
  klick_id: Generated<number>;
  empfehlungsnummer: string;
  zeit: Date;
  channel: string;
  art: 'Klick' | 'Besuch';
  wiederholung: boolean;
}

export type EmpfaengerStatus = 'Offen' | 'Ok' | 'Freigegeben' | 'Gezahlt' | 'Abgelaufen' | 'Storniert';

interface EmpfaengerRow {
  mandant: Mandant;
  empfaengernummer: string;
  empfehlungsnummer: string;
  empfehler_id: string;
  status: EmpfaengerStatus;
  hex_hash: string | null;
  language: Locale;
  anrede: 'Frau' | 'Herr' | null;
  vorname: string | null;
  name: string | null;
  geburtsdatum: string | null;
  email: string | null;
  email_schluessel: string | null;
  email_alias: string | null;
  telefon: string | null;
  ort: string | null;
  plz: string | null;
  strasse: string | null;
  hausnummer: string | null;
  werbeeinwilligung: Generated<boolean>;
  zugestimmt_am: Date | null;
  bestaetigt_am: Date | null;
  bestaetigt_durch: 'Link' | 'Auftrag' | null;
  erstellt_am: Date;
  frist_am: Date | null;
  loeschen_am: Date | null;
  daten_geloescht_am: Date | null;
}

interface ZustimmungRow {
  mandant: Mandant;
  zustimmung_id: Generated<number>;
  seite: Seite;
  bezug: string;
  agb_text: string;
  agb_version: string;
  gegeben_am: Date;
}

export type AuftragStatus = 'Eingegangen' | 'Bestaetigt' | 'Freigegeben' | 'Storniert' | 'Widerrufen';

interface AuftragRow {
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

export type PraemierungStatus = 'Offen' | 'Bereitgestellt' | 'Ausgezahlt' | 'Abgeholt' | 'Storniert' | 'Abgelaufen';

interface PraemierungRow {
  mandant: Mandant;
  praemierungsnummer: string;
  auftragsnummer: string;
  empfaengernummer: string;
  seite: Seite;
  praemie_id: number;
  wert_cent: number;
  status: PraemierungStatus;
  art: 'Ueberweisung' | 'Gutschein' | null;
  token_hash: string;
  gueltig_bis: Date;
  bankdaten_id: string | null;
  erstellt_am: Date;
  gewaehlt_am: Date | null;
  faellig_am: Date | null;
}

interface GutscheinRow {
  mandant: Mandant;
  gutschein_id: string;
  wert_cent: number;
  code: string;
  code_hash: string;
  praemierungsnummer: string | null;
  ausgegeben_am: Date | null;
}

interface BuchungRow {
  mandant: Mandant;
  buchung_id: Generated<number>;
  praemierungsnummer: string;
  vorgang: 'Gewaehrung' | 'Gutschein' | 'Auszahlung' | 'Rueckgabe' | 'Storno' | 'Verfall' | 'Rueckforderung';
  soll: string;
  haben: string;
  betrag_cent: number;
  gebucht_am: Date;
}

/** Tables that hold one tenant's rows: reachable in a tenant scope only. */
export interface MandantTables {
  mandant: MandantRow;
  api_schluessel: ApiSchluesselRow;
  sperre: SperreRow;
  idempotenz: IdempotenzRow;
  protokoll: ProtokollRow;
  mail: MailRow;
  mail_sperre: MailSperreRow;
  produktkategorie: ProduktkategorieRow;
  produkt: ProduktRow;
  geraet: GeraetRow;
  praemie: PraemieRow;
  account: AccountRow;
  session: SessionRow;
  zugangslink: ZugangslinkRow;
  bankdaten: BankdatenRow;
  empfehler: EmpfehlerRow;
  empfehlung: EmpfehlungRow;
  klick: KlickRow;
  empfaenger: EmpfaengerRow;
  zustimmung: ZustimmungRow;
  auftrag: AuftragRow;
  praemierung: PraemierungRow;
  gutschein: GutscheinRow;
  buchung: BuchungRow;
}

/** What the system scope reaches: what has no tenant yet, and of tenant tables the keys and due moments. */
export interface SystemTables {
  mandant: MandantRow;
  mandant_host: { host: string; mandant: string; art: 'seite' | 'link' };
  uhr: { einzige: Generated<boolean>; versatz_tage: number };
  zaehler: { art: string; schluessel: string; beginn: Date; anzahl: number };
  mail: Pick<MailRow, 'mandant' | 'mail_id' | 'faellig_am' | 'gesendet_am' | 'verworfen_am'>;
  account: Pick<AccountRow, 'mandant' | 'account_id' | 'loeschen_am'>;
  empfaenger: Pick<EmpfaengerRow, 'mandant' | 'empfaengernummer' | 'frist_am' | 'loeschen_am'>;
  auftrag: Pick<AuftragRow, 'mandant' | 'auftragsnummer' | 'freigabe_am'>;
  praemierung: Pick<PraemierungRow, 'mandant' | 'praemierungsnummer' | 'faellig_am'>;
}
