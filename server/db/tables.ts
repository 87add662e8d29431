// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { AbrechnungRow, GutschriftPositionRow, GutschriftRow, SellerPdfRow } from './rows/abrechnung.ts';
import type { AccountRow, PortaltokenRow, RegistrierungRow, SessionRow, SperreRow, ZugangslinkRow } from './rows/account.ts';
import type { AgenturAenderungRow, AgenturBenutzerRow, AgenturRow, AgenturZustimmungRow, PraemienplanRow } from './rows/agentur.ts';
import type { ProtokollRow } from './rows/audit.ts';
import type { AuftragOhneEmpfehlungRow, AuftragRow } from './rows/auftrag.ts';
import type { BankdatenRow } from './rows/bankdaten.ts';
import type { ApiSchluesselRow, BetriebRolleRow, KontaktnachrichtRow, TagesmailRow } from './rows/betrieb.ts';
import type { CaptchaLoesungRow } from './rows/captcha.ts';
import type { ConsentRow, ConsentWortlautRow } from './rows/consent.ts';
import type { InhaltRow, RechtstextRow } from './rows/content.ts';
import type { EinladungRow, EinladungseinwilligungRow } from './rows/einladung.ts';
import type { AdressaenderungRow, EmpfaengerRow, ZustimmungRow } from './rows/empfaenger.ts';
import type { EmpfehlerRow } from './rows/empfehler.ts';
import type { AktionZustimmungRow, EmpfehlungRow } from './rows/empfehlung.ts';
import type { EntwurfRow, FassungRow, OrdnerbildRow } from './rows/entwurf.ts';
import type { EreignisRow } from './rows/ereignis.ts';
import type { ForderungRow } from './rows/forderung.ts';
import type { IdempotenzRow } from './rows/idempotenz.ts';
import type { ArbeitRow } from './rows/jobs.ts';
import type { BelegreiheRow, BuchungRow } from './rows/kassenbuch.ts';
import type { MailRow, MailSperreRow, PostfachRow, PostfachSperreRow } from './rows/mail.ts';
import type { AktionRow, BildRow, MandantRow } from './rows/mandant.ts';
import type { NachbuchungRow } from './rows/nachbuchung.ts';
import type { DienstgeheimnisRow } from './rows/outside.ts';
import type { PraemieRow } from './rows/praemie.ts';
import type {
  GutscheinLeerRow,
  GutscheinRow,
  KundennummerRow,
  LohnuebergabeRow,
  LohnzeileRow,
  PraemierungRow,
} from './rows/praemierung.ts';
import type { GeraetRow, ProduktkategorieRow, ProduktRow } from './rows/produkt.ts';
import type { SellerAenderungRow, SellerRow, SellerSteuerRow } from './rows/profiseller.ts';
import type { ProvisionRow } from './rows/provision.ts';
import type { RechnungPdfRow, RechnungPositionRow, RechnungRow } from './rows/rechnung.ts';
import type { ExportRow, ExportTeilRow, NotizRow } from './rows/reports.ts';
import type {
  AppSecretRow,
  BetriebBenutzerRow,
  BetriebFaktorRow,
  BetriebLinkRow,
  BetriebProtokollRow,
  BetriebSitzungRow,
  MandantHostRow,
  PostfachMailRow,
  UhrRow,
  ZaehlerRow,
} from './rows/system.ts';
import type { KlickRow, KlickstandRow, ZielRow } from './rows/tracking.ts';
import type { WerbeeinwilligungRow } from './rows/werbeeinwilligung.ts';
import type { TagespruefungRow, ZahlungHinweisRow, ZahlungRow, ZahlungslaufRow, ZurueckhaltungRow } from './rows/zahlung.ts';
import type { AnmeldedienstKontoRow, ZweitfaktorRow } from './rows/zugang.ts';

/** Tables with rows of a tenant, accessible only in a tenant scope. */
export interface MandantTables {
  abrechnung: AbrechnungRow;
  account: AccountRow;
  adressaenderung: AdressaenderungRow;
  agentur: AgenturRow;
  agentur_aenderung: AgenturAenderungRow;
  agentur_benutzer: AgenturBenutzerRow;
  agentur_zustimmung: AgenturZustimmungRow;
  aktion: AktionRow;
  aktion_zustimmung: AktionZustimmungRow;
  anmeldedienst_konto: AnmeldedienstKontoRow;
  api_schluessel: ApiSchluesselRow;
  arbeit: ArbeitRow;
  auftrag: AuftragRow;
  auftrag_ohne_empfehlung: AuftragOhneEmpfehlungRow;
  bankdaten: BankdatenRow;
  belegreihe: BelegreiheRow;
  betrieb_rolle: BetriebRolleRow;
  bild: BildRow;
  buchung: BuchungRow;
  captcha_loesung: CaptchaLoesungRow;
  consent: ConsentRow;
  consent_wortlaut: ConsentWortlautRow;
  dienstgeheimnis: DienstgeheimnisRow;
  einladung: EinladungRow;
  einladungseinwilligung: EinladungseinwilligungRow;
  empfaenger: EmpfaengerRow;
  empfehler: EmpfehlerRow;
  empfehlung: EmpfehlungRow;
  entwurf: EntwurfRow;
  ereignis: EreignisRow;
  export: ExportRow;
  export_teil: ExportTeilRow;
  fassung: FassungRow;
  forderung: ForderungRow;
  geraet: GeraetRow;
  gutschein: GutscheinRow;
  gutschein_leer: GutscheinLeerRow;
  gutschrift: GutschriftRow;
  gutschrift_position: GutschriftPositionRow;
  idempotenz: IdempotenzRow;
  inhalt: InhaltRow;
  klick: KlickRow;
  klickstand: KlickstandRow;
  kontaktnachricht: KontaktnachrichtRow;
  kundennummer: KundennummerRow;
  lohnuebergabe: LohnuebergabeRow;
  lohnzeile: LohnzeileRow;
  mail: MailRow;
  mail_sperre: MailSperreRow;
  mandant: MandantRow;
  nachbuchung: NachbuchungRow;
  notiz: NotizRow;
  ordnerbild: OrdnerbildRow;
  portaltoken: PortaltokenRow;
  postfach: PostfachRow;
  postfach_sperre: PostfachSperreRow;
  praemie: PraemieRow;
  praemienplan: PraemienplanRow;
  praemierung: PraemierungRow;
  produkt: ProduktRow;
  produktkategorie: ProduktkategorieRow;
  protokoll: ProtokollRow;
  provision: ProvisionRow;
  rechnung: RechnungRow;
  rechnung_pdf: RechnungPdfRow;
  rechnung_position: RechnungPositionRow;
  rechtstext: RechtstextRow;
  registrierung: RegistrierungRow;
  seller: SellerRow;
  seller_aenderung: SellerAenderungRow;
  seller_pdf: SellerPdfRow;
  seller_steuer: SellerSteuerRow;
  session: SessionRow;
  sperre: SperreRow;
  tagesmail: TagesmailRow;
  tagespruefung: TagespruefungRow;
  werbeeinwilligung: WerbeeinwilligungRow;
  zahlung: ZahlungRow;
  zahlung_hinweis: ZahlungHinweisRow;
  zahlungslauf: ZahlungslaufRow;
  ziel: ZielRow;
  zugangslink: ZugangslinkRow;
  zurueckhaltung: ZurueckhaltungRow;
  zustimmung: ZustimmungRow;
  zweitfaktor: ZweitfaktorRow;
}

/** Tables of the system scope: those without a tenant, and the keys and due moments of tenant tables. */
export interface SystemTables {
  account: Pick<AccountRow, 'mandant' | 'account_id' | 'loeschen_am'>;
  agentur_benutzer: Pick<AgenturBenutzerRow, 'mandant' | 'agentur_benutzer_id' | 'hinweise_am' | 'wochenbericht_am'>;
  aktion: AktionRow;
  app_secret: AppSecretRow;
  arbeit: Pick<ArbeitRow, 'mandant' | 'arbeit_id' | 'art' | 'bezug' | 'status' | 'erstellt_am'>;
  auftrag: Pick<AuftragRow, 'mandant' | 'auftragsnummer' | 'freigabe_am' | 'angebot_cent'>;
  betrieb_benutzer: BetriebBenutzerRow;
  betrieb_faktor: BetriebFaktorRow;
  betrieb_link: BetriebLinkRow;
  betrieb_protokoll: BetriebProtokollRow;
  betrieb_rolle: Pick<BetriebRolleRow, 'mandant' | 'benutzer_id' | 'rolle' | 'vergeben_am' | 'gilt_bis' | 'entzogen_am'>;
  betrieb_sitzung: BetriebSitzungRow;
  bild: Pick<BildRow, 'mandant' | 'name' | 'hash' | 'breite' | 'hoehe'>;
  buchung: Pick<BuchungRow, 'mandant' | 'buchung_id' | 'agenturnummer' | 'belegnummer' | 'buchungstag'>;
  einladung: Pick<EinladungRow, 'mandant' | 'einladungsnummer' | 'status' | 'gueltig_bis'>;
  empfaenger: Pick<EmpfaengerRow, 'mandant' | 'empfaengernummer' | 'frist_am' | 'loeschen_am'>;
  empfehlung: Pick<EmpfehlungRow, 'mandant' | 'empfehlungsnummer' | 'bestaetigt_am' | 'gueltig_bis' | 'erinnerung_am' | 'beendet_am'>;
  export: Pick<ExportRow, 'mandant' | 'exportnummer' | 'faellig_am' | 'wer'>;
  gutschein_leer: Pick<GutscheinLeerRow, 'mandant' | 'leer_id' | 'faellig_am'>;
  klickstand: Pick<KlickstandRow, 'mandant' | 'faellig_am'>;
  mail: Pick<MailRow, 'mandant' | 'mail_id' | 'faellig_am' | 'gesendet_am' | 'verworfen_am' | 'versucht_seit' | 'unzustellbar_am'>;
  mandant: MandantRow;
  mandant_host: MandantHostRow;
  nachbuchung: Pick<NachbuchungRow, 'mandant' | 'nachbuchungsnummer' | 'loeschen_am'>;
  postfach: Pick<PostfachRow, 'postfach_hash' | 'gehandelt_am'>;
  postfach_mail: PostfachMailRow;
  postfach_sperre: Pick<PostfachSperreRow, 'mandant'>;
  praemierung: Pick<PraemierungRow, 'mandant' | 'praemierungsnummer' | 'faellig_am'>;
  rechnung: Pick<RechnungRow, 'mandant' | 'rechnungsnummer' | 'agenturnummer' | 'storniert_am' | 'erinnern_am'>;
  rechnung_pdf: Pick<RechnungPdfRow, 'mandant' | 'rechnungsnummer' | 'fehlt'>;
  rechnung_position: Pick<RechnungPositionRow, 'mandant' | 'rechnungsnummer' | 'buchung_id' | 'gilt'>;
  seller: Pick<SellerRow, 'mandant' | 'sellernummer' | 'abrechnung_am'>;
  tagesmail: Pick<TagesmailRow, 'mandant' | 'benutzer_id' | 'faellig_am'>;
  tagespruefung: Pick<TagespruefungRow, 'mandant' | 'tag' | 'weicht_ab'>;
  uhr: UhrRow;
  zaehler: ZaehlerRow;
  zahlung: Pick<ZahlungRow, 'mandant' | 'zahlungsnummer' | 'laufnummer' | 'status' | 'faellig_am'>;
  zahlungslauf: Pick<ZahlungslaufRow, 'mandant' | 'laufnummer' | 'status' | 'ablauf_am'>;
  ziel: Pick<ZielRow, 'mandant' | 'ziel_id' | 'faellig_am'>;
  zurueckhaltung: Pick<ZurueckhaltungRow, 'mandant' | 'zurueckhaltung_id' | 'praemierungsnummer' | 'erinnern_am' | 'aufgehoben_am'>;
}
