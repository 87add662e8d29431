import type { Generated } from 'kysely';
import type {
  AccountRow,
  BankdatenRow,
  EmpfehlerRow,
  KundennummerRow,
  SessionRow,
  WerbeeinwilligungRow,
  ZugangslinkRow,
} from './rows/account.ts';
import type { AuftragRow, BuchungRow, GutscheinRow, NachbuchungRow, PraemierungRow } from './rows/auftrag.ts';
import type { EmpfaengerRow, EmpfehlungRow, KlickRow, ZustimmungRow } from './rows/empfehlung.ts';
import type { GeraetRow, PraemieRow, ProduktkategorieRow, ProduktRow } from './rows/katalog.ts';
import type {
  AktionRow,
  AktionZustimmungRow,
  ApiSchluesselRow,
  BildRow,
  CaptchaLoesungRow,
  ConsentRow,
  ConsentWortlautRow,
  IdempotenzRow,
  InhaltRow,
  KontaktnachrichtRow,
  MailRow,
  MailSperreRow,
  MandantRow,
  PostfachRow,
  ProtokollRow,
  SperreRow,
} from './rows/mandant.ts';

/** Tables that hold one tenant's rows: reachable in a tenant scope only. */
export interface MandantTables {
  mandant: MandantRow;
  api_schluessel: ApiSchluesselRow;
  sperre: SperreRow;
  idempotenz: IdempotenzRow;
  protokoll: ProtokollRow;
  mail: MailRow;
  mail_sperre: MailSperreRow;
  postfach: PostfachRow;
  captcha_loesung: CaptchaLoesungRow;
  consent: ConsentRow;
  consent_wortlaut: ConsentWortlautRow;
  kontaktnachricht: KontaktnachrichtRow;
  bild: BildRow;
  inhalt: InhaltRow;
  aktion: AktionRow;
  aktion_zustimmung: AktionZustimmungRow;
  produktkategorie: ProduktkategorieRow;
  produkt: ProduktRow;
  geraet: GeraetRow;
  praemie: PraemieRow;
  account: AccountRow;
  session: SessionRow;
  zugangslink: ZugangslinkRow;
  bankdaten: BankdatenRow;
  werbeeinwilligung: WerbeeinwilligungRow;
  empfehler: EmpfehlerRow;
  kundennummer: KundennummerRow;
  empfehlung: EmpfehlungRow;
  klick: KlickRow;
  empfaenger: EmpfaengerRow;
  zustimmung: ZustimmungRow;
  auftrag: AuftragRow;
  praemierung: PraemierungRow;
  gutschein: GutscheinRow;
  buchung: BuchungRow;
  nachbuchung: NachbuchungRow;
}

/** What the system scope reaches: what has no tenant yet, and of tenant tables the keys and due moments. */
export interface SystemTables {
  mandant: MandantRow;
  mandant_host: { host: string; mandant: string; art: 'seite' | 'link' };
  app_secret: { einzige: Generated<boolean>; version: number; schluessel: string };
  uhr: { einzige: Generated<boolean>; versatz_tage: number };
  zaehler: { art: string; schluessel: string; beginn: Date; anzahl: number };
  postfach_mail: { mail_id: string; postfach_hash: string; vorlage: string; erstellt_am: Date };
  postfach: Pick<PostfachRow, 'postfach_hash' | 'gehandelt_am'>;
  mail: Pick<MailRow, 'mandant' | 'mail_id' | 'faellig_am' | 'gesendet_am' | 'verworfen_am'>;
  bild: Pick<BildRow, 'mandant' | 'name' | 'hash' | 'breite' | 'hoehe'>;
  // biome-ignore format: the test of the tables reads it line by line
  aktion: Pick<AktionRow, 'mandant' | 'aktions_id' | 'titel' | 'titel_en' | 'text' | 'text_en' | 'rechtstext' | 'rechtstext_en' | 'version' | 'startdatum' | 'enddatum'>;
  account: Pick<AccountRow, 'mandant' | 'account_id' | 'loeschen_am'>;
  empfehlung: Pick<EmpfehlungRow, 'mandant' | 'empfehlungsnummer' | 'erinnerung_am'>;
  empfaenger: Pick<EmpfaengerRow, 'mandant' | 'empfaengernummer' | 'frist_am' | 'loeschen_am'>;
  auftrag: Pick<AuftragRow, 'mandant' | 'auftragsnummer' | 'freigabe_am'>;
  praemierung: Pick<PraemierungRow, 'mandant' | 'praemierungsnummer' | 'faellig_am'>;
  nachbuchung: Pick<NachbuchungRow, 'mandant' | 'nachbuchungsnummer' | 'loeschen_am'>;
}
