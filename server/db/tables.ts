// The types of all rows, written from the migrations by tables.db.test.ts (docs/testing.md).
import type { ColumnType, Generated } from 'kysely';
import type { MandantKonfiguration } from '../../contract/calls/mandant.ts';
import type { Theme } from '../../contract/values/theme.ts';
import type { Locale } from '../../contract/values/wire.ts';
import type { ConsentWording } from '../../texts/consent.ts';

/** Set by the database from the tenant of the transaction; no statement writes it. */
type Mandant = ColumnType<string, never, never>;
type Json<T> = ColumnType<T, string, string>;

/** Tables that hold one tenant’s rows: reachable in a tenant scope only. */
export interface MandantTables {
  account: AccountRow;
  aktion: AktionRow;
  aktion_zustimmung: AktionZustimmungRow;
  api_schluessel: ApiSchluesselRow;
  auftrag: AuftragRow;
  bankdaten: BankdatenRow;
  bild: BildRow;
  buchung: BuchungRow;
  captcha_loesung: CaptchaLoesungRow;
  consent: ConsentRow;
  consent_wortlaut: ConsentWortlautRow;
  empfaenger: EmpfaengerRow;
  empfehler: EmpfehlerRow;
  empfehlung: EmpfehlungRow;
  geraet: GeraetRow;
  gutschein: GutscheinRow;
  idempotenz: IdempotenzRow;
  inhalt: InhaltRow;
  klick: KlickRow;
  kontaktnachricht: KontaktnachrichtRow;
  kundennummer: KundennummerRow;
  mail: MailRow;
  mail_sperre: MailSperreRow;
  mandant: MandantRow;
  nachbuchung: NachbuchungRow;
  postfach: PostfachRow;
  praemie: PraemieRow;
  praemierung: PraemierungRow;
  produkt: ProduktRow;
  produktkategorie: ProduktkategorieRow;
  protokoll: ProtokollRow;
  session: SessionRow;
  sperre: SperreRow;
  werbeeinwilligung: WerbeeinwilligungRow;
  zugangslink: ZugangslinkRow;
  zustimmung: ZustimmungRow;
}

/** What the system scope reaches: what has no tenant yet, and of tenant tables the keys and due moments. */
export interface SystemTables {
  account: Pick<AccountRow, 'mandant' | 'account_id' | 'loeschen_am'>;
  aktion: AktionRow;
  app_secret: AppSecretRow;
  auftrag: Pick<AuftragRow, 'mandant' | 'auftragsnummer' | 'freigabe_am'>;
  bild: Pick<BildRow, 'mandant' | 'name' | 'hash' | 'breite' | 'hoehe'>;
  empfaenger: Pick<EmpfaengerRow, 'mandant' | 'empfaengernummer' | 'frist_am' | 'loeschen_am'>;
  empfehlung: Pick<EmpfehlungRow, 'mandant' | 'empfehlungsnummer' | 'erinnerung_am'>;
  mail: Pick<MailRow, 'mandant' | 'mail_id' | 'faellig_am' | 'gesendet_am' | 'verworfen_am'>;
  mandant: MandantRow;
  mandant_host: MandantHostRow;
  nachbuchung: Pick<NachbuchungRow, 'mandant' | 'nachbuchungsnummer' | 'loeschen_am'>;
  postfach: Pick<PostfachRow, 'postfach_hash' | 'gehandelt_am'>;
  postfach_mail: PostfachMailRow;
  praemierung: Pick<PraemierungRow, 'mandant' | 'praemierungsnummer' | 'faellig_am'>;
  uhr: UhrRow;
  zaehler: ZaehlerRow;
}

interface AccountRow {
  mandant: Mandant;
  account_id: string;
  art: 'Empfehler' | 'Agentur' | 'Seller' | 'Betrieb';
  email: string;
  email_schluessel: string;
  passwort_hash: string | null;
  bestaetigt_am: Date | null;
  language: 'de' | 'en';
  erstellt_am: Date;
  loeschen_am: Date | null;
  geloescht_am: Date | null;
}

interface AktionRow {
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

interface AktionZustimmungRow {
  mandant: Mandant;
  empfehlungsnummer: string;
  aktions_id: number;
  zustimmung: boolean;
  rechtstext: string;
  version: string;
  language: 'de' | 'en';
  gegeben_am: Date;
}

interface ApiSchluesselRow {
  mandant: Mandant;
  schluessel_hash: string;
  bezeichnung: string;
  erstellt_am: Date;
  widerrufen_am: Date | null;
  rechte: ('Auftrag' | 'Kundennummer' | 'Logintoken' | 'Nachbuchung')[];
}

interface AppSecretRow {
  einzige: Generated<boolean>;
  version: number;
  schluessel: string;
}

interface AuftragRow {
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

interface BildRow {
  mandant: Mandant;
  name: string;
  hash: string;
  breite: number;
  hoehe: number;
  inhalt: Uint8Array;
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

interface CaptchaLoesungRow {
  mandant: Mandant;
  loesung_hash: string;
  gueltig_bis: Date;
}

interface ConsentRow {
  mandant: Mandant;
  consent_id: string;
  zeit: Date;
  wortlaut: string;
  funktional: boolean;
  analytisch: boolean;
  marketing: boolean;
}

interface ConsentWortlautRow {
  mandant: Mandant;
  wortlaut: string;
  language: 'de' | 'en';
  inhalt: Json<ConsentWording>;
}

interface EmpfaengerRow {
  mandant: Mandant;
  empfaengernummer: string;
  empfehlungsnummer: string;
  empfehler_id: string;
  status: 'Offen' | 'Ok' | 'Freigegeben' | 'Gezahlt' | 'Abgelaufen' | 'Storniert';
  hex_hash: string | null;
  language: 'de' | 'en';
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
  bankdaten_id: string | null;
  werbeeinwilligung_text: string | null;
  werbeeinwilligung_am: Date | null;
  beendet_am: Date | null;
  hex_version: Generated<number>;
  vorlaeufig: Generated<boolean>;
  verbunden_mit: string | null;
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
  geloescht_am: Date | null;
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
  newsletter_text: string | null;
  notiz: string | null;
  erinnerung_am: Date | null;
}

interface GeraetRow {
  mandant: Mandant;
  id: number;
  sortierung: number;
  daten: Json<Record<string, unknown>>;
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

interface IdempotenzRow {
  mandant: Mandant;
  schluessel: string;
  eingabe_hash: string;
  status: number | null;
  antwort: string | null;
  gueltig_bis: Date;
}

interface InhaltRow {
  mandant: Mandant;
  art: 'content-bloecke' | 'faq' | 'fussnoten' | 'keyvisual' | 'bilder' | 'variablen';
  kennung: string;
  position: number;
  felder: Json<Record<string, unknown>>;
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

interface KontaktnachrichtRow {
  mandant: Mandant;
  kontaktnachricht_id: string;
  inhalt: string;
  language: 'de' | 'en';
  erstellt_am: Date;
}

interface KundennummerRow {
  mandant: Mandant;
  empfehler_id: string;
  anfrage: string;
  kundennummer: string;
  status: 'Offen' | 'Gefunden' | 'Unbekannt';
  gestellt_am: Date;
  beantwortet_am: Date | null;
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

interface MandantRow {
  mandant: string;
  konfiguration: Json<MandantKonfiguration>;
  theme: Json<Theme>;
  texte: Json<Record<Locale, Record<string, string>>>;
  version: Generated<number>;
}

interface MandantHostRow {
  host: string;
  mandant: string;
  art: 'seite' | 'link';
}

interface NachbuchungRow {
  mandant: Mandant;
  nachbuchungsnummer: string;
  empfehler_id: string;
  auftragsnummer: string;
  auftragsdatum: string;
  produkt_id: number;
  empfehlungsnummer: string | null;
  vorname: string | null;
  nachname: string | null;
  nachweis: string | null;
  status: 'Offen' | 'Angenommen' | 'Abgelehnt';
  antwort: string | null;
  erstellt_am: Date;
  entschieden_am: Date | null;
  loeschen_am: Date | null;
}

interface PostfachRow {
  mandant: Mandant;
  postfach_hash: string;
  gehandelt_am: Date;
}

interface PostfachMailRow {
  mail_id: string;
  postfach_hash: string;
  vorlage: string;
  erstellt_am: Date;
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

interface PraemierungRow {
  mandant: Mandant;
  praemierungsnummer: string;
  auftragsnummer: string;
  empfaengernummer: string;
  seite: 'Empfehler' | 'Empfaenger';
  praemie_id: number;
  wert_cent: number;
  status: 'Offen' | 'Bereitgestellt' | 'Ausgezahlt' | 'Abgeholt' | 'Storniert' | 'Abgelaufen';
  art: 'Ueberweisung' | 'Gutschein' | null;
  token_hash: string;
  gueltig_bis: Date;
  bankdaten_id: string | null;
  erstellt_am: Date;
  gewaehlt_am: Date | null;
  faellig_am: Date | null;
  bonus_cent: Generated<number>;
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
  quelle: Generated<string>;
  versteckt: Generated<boolean>;
  sortierung: number;
  daten: Json<Record<string, unknown>>;
}

interface ProduktkategorieRow {
  mandant: Mandant;
  id: number;
  slug: string;
  titel: string;
  titel_en: string;
  quelle: Generated<string>;
  breadcrumb: Json<string[]>;
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

interface SessionRow {
  mandant: Mandant;
  token_hash: string;
  account_id: string;
  erstellt_am: Date;
  ablauf_am: Date;
}

interface SperreRow {
  mandant: Mandant;
  muster: string;
  erstellt_am: Date;
}

interface UhrRow {
  einzige: Generated<boolean>;
  versatz_tage: Generated<number>;
}

interface WerbeeinwilligungRow {
  mandant: Mandant;
  werbeeinwilligung_id: Generated<number>;
  seite: 'Empfehler' | 'Empfaenger';
  bezug: string;
  was: 'Angefragt' | 'Gegeben' | 'Widerrufen';
  email_hash: string;
  text: string | null;
  gezeigt_am: Date | null;
  zeit: Date;
}

interface ZaehlerRow {
  art: string;
  schluessel: string;
  beginn: Date;
  anzahl: number;
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

interface ZustimmungRow {
  mandant: Mandant;
  zustimmung_id: Generated<number>;
  seite: 'Empfehler' | 'Empfaenger';
  bezug: string;
  agb_text: string;
  agb_version: string;
  gegeben_am: Date;
}
