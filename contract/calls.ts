import type { CallDefinition } from './call.ts';
import * as account from './calls/account/account.ts';
import * as adresseAenderung from './calls/account/adresse.ts';
import * as datenschutz from './calls/account/datenschutz.ts';
import * as eigenerstand from './calls/account/eigenerstand.ts';
import * as empfehler from './calls/account/empfehler.ts';
import * as logintoken from './calls/account/logintoken.ts';
import * as passwort from './calls/account/passwort.ts';
import * as agenturAuskunft from './calls/agentur/auskunft.ts';
import * as agenturBerichte from './calls/agentur/berichte.ts';
import * as einladung from './calls/agentur/einladung.ts';
import * as agenturEinzeln from './calls/agentur/einzeln.ts';
import * as agenturExport from './calls/agentur/export.ts';
import * as agenturFilter from './calls/agentur/filter.ts';
import * as agenturFreigabe from './calls/agentur/freigabe.ts';
import * as agenturKonto from './calls/agentur/konto.ts';
import * as agentur from './calls/agentur/login.ts';
import * as agenturMails from './calls/agentur/mails.ts';
import * as agenturMitarbeiter from './calls/agentur/mitarbeiter.ts';
import * as agenturPlan from './calls/agentur/plan.ts';
import * as agenturRechnungen from './calls/agentur/rechnungen.ts';
import * as agenturRegistrierung from './calls/agentur/registrierung.ts';
import * as agenturSso from './calls/agentur/sso.ts';
import * as agenturStammdaten from './calls/agentur/stammdaten.ts';
import * as agenturStatistik from './calls/agentur/statistik.ts';
import * as agenturSuche from './calls/agentur/suche.ts';
import * as agenturWorte from './calls/agentur/worte.ts';
import * as agenturZustimmung from './calls/agentur/zustimmung.ts';
import * as aktion from './calls/aktion.ts';
import * as auftrag from './calls/auftrag.ts';
import * as auftragsimport from './calls/auftragsimport.ts';
import * as banner from './calls/banner.ts';
import * as betriebAbrechnungen from './calls/betrieb/abrechnungen.ts';
import * as betriebAgenturen from './calls/betrieb/agenturen.ts';
import * as betriebArbeiten from './calls/betrieb/arbeiten.ts';
import * as betriebAuftraege from './calls/betrieb/auftraege.ts';
import * as betriebAuftragsimport from './calls/betrieb/auftragsimport.ts';
import * as betriebAuszahlungen from './calls/betrieb/auszahlungen.ts';
import * as betriebBenachrichtigungen from './calls/betrieb/benachrichtigungen.ts';
import * as betriebBenutzer from './calls/betrieb/benutzer.ts';
import * as betriebEinwilligungen from './calls/betrieb/einwilligungen.ts';
import * as betriebEmpfehlungen from './calls/betrieb/empfehlungen.ts';
import * as betriebEntwurf from './calls/betrieb/entwurf.ts';
import * as betriebExport from './calls/betrieb/export.ts';
import * as betriebForderungen from './calls/betrieb/forderungen.ts';
import * as betriebGutscheine from './calls/betrieb/gutscheine.ts';
import * as betriebHeute from './calls/betrieb/heute.ts';
import * as betriebKonto from './calls/betrieb/konto.ts';
import * as betriebKundennummern from './calls/betrieb/kundennummern.ts';
import * as betriebLive from './calls/betrieb/live.ts';
import * as betrieb from './calls/betrieb/login.ts';
import * as betriebLohn from './calls/betrieb/lohn.ts';
import * as betriebMails from './calls/betrieb/mails.ts';
import * as betriebNachbuchungen from './calls/betrieb/nachbuchungen.ts';
import * as betriebNotizen from './calls/betrieb/notizen.ts';
import * as betriebPersonen from './calls/betrieb/personen.ts';
import * as betriebPraemien from './calls/betrieb/praemien.ts';
import * as betriebProtokoll from './calls/betrieb/protokoll.ts';
import * as betriebRechnungen from './calls/betrieb/rechnungen.ts';
import * as betriebSchluessel from './calls/betrieb/schluessel.ts';
import * as betriebSperren from './calls/betrieb/sperren.ts';
import * as betriebSuche from './calls/betrieb/suche.ts';
import * as betriebVerkaeufer from './calls/betrieb/verkaeufer.ts';
import * as betriebZahlungen from './calls/betrieb/zahlungen.ts';
import * as betriebZahlungslaeufe from './calls/betrieb/zahlungslaeufe.ts';
import * as consent from './calls/consent.ts';
import * as content from './calls/content.ts';
import * as adresse from './calls/empfehlung/adresse.ts';
import * as anfrage from './calls/empfehlung/anfrage.ts';
import * as anteil from './calls/empfehlung/anteil.ts';
import * as empfaenger from './calls/empfehlung/empfaenger.ts';
import * as empfehlung from './calls/empfehlung/empfehlung.ts';
import * as empfehlungslink from './calls/empfehlung/empfehlungslink.ts';
import * as merken from './calls/empfehlung/merken.ts';
import * as wunschcode from './calls/empfehlung/wunschcode.ts';
import * as zustimmung from './calls/empfehlung/zustimmung.ts';
import * as forderung from './calls/forderung.ts';
import * as inhalt from './calls/inhalt.ts';
import * as kontakt from './calls/kontakt.ts';
import * as mandant from './calls/mandant.ts';
import * as mitarbeiter from './calls/mitarbeiter.ts';
import * as bankdaten from './calls/praemie/bankdaten.ts';
import * as jahresuebersicht from './calls/praemie/jahresuebersicht.ts';
import * as kundennummer from './calls/praemie/kundennummer.ts';
import * as nachbuchung from './calls/praemie/nachbuchung.ts';
import * as praemie from './calls/praemie/praemie.ts';
import * as praemiegrafik from './calls/praemie/praemiegrafik.ts';
import * as produkt from './calls/produkt/produkt.ts';
import * as produktkategorie from './calls/produkt/produktkategorie.ts';
import * as route from './calls/route.ts';
import * as sellerAbrechnung from './calls/seller/abrechnung.ts';
import * as sellerAuskunft from './calls/seller/auskunft.ts';
import * as sellerDaten from './calls/seller/daten.ts';
import * as seller from './calls/seller/login.ts';
import * as sellerPasswort from './calls/seller/passwort.ts';
import * as sellerRegistrierung from './calls/seller/registrierung.ts';
import * as sellerVerkauf from './calls/seller/verkauf.ts';
import * as tracking from './calls/tracking.ts';

const isCall = (value: unknown): value is CallDefinition =>
  typeof value === 'object' && value !== null && 'answers' in value && 'recht' in value;

/** Every call of the contract. */
export const CALLS: readonly CallDefinition[] = [
  mandant,
  account,
  passwort,
  logintoken,
  content,
  produkt,
  praemie,
  empfehlung,
  empfehlungslink,
  empfaenger,
  bankdaten,
  auftrag,
  empfehler,
  datenschutz,
  banner,
  kundennummer,
  kontakt,
  auftragsimport,
  nachbuchung,
  aktion,
  produktkategorie,
  consent,
  merken,
  jahresuebersicht,
  inhalt,
  eigenerstand,
  forderung,
  anfrage,
  praemiegrafik,
  route,
  anteil,
  wunschcode,
  zustimmung,
  adresse,
  tracking,
  agentur,
  agenturKonto,
  agenturAuskunft,
  agenturBerichte,
  agenturEinzeln,
  agenturFilter,
  agenturFreigabe,
  agenturPlan,
  agenturMitarbeiter,
  agenturRechnungen,
  agenturRegistrierung,
  agenturZustimmung,
  agenturSso,
  agenturStammdaten,
  agenturWorte,
  agenturMails,
  agenturStatistik,
  agenturSuche,
  agenturExport,
  einladung,
  mitarbeiter,
  seller,
  sellerRegistrierung,
  sellerPasswort,
  sellerDaten,
  sellerAuskunft,
  sellerVerkauf,
  sellerAbrechnung,
  betrieb,
  betriebKonto,
  betriebBenutzer,
  betriebProtokoll,
  betriebBenachrichtigungen,
  betriebHeute,
  betriebAuftraege,
  betriebAuftragsimport,
  betriebEinwilligungen,
  betriebEmpfehlungen,
  betriebAgenturen,
  betriebRechnungen,
  betriebVerkaeufer,
  betriebAbrechnungen,
  betriebForderungen,
  betriebMails,
  betriebArbeiten,
  betriebSchluessel,
  betriebSperren,
  betriebNachbuchungen,
  betriebGutscheine,
  betriebEntwurf,
  betriebLive,
  betriebPraemien,
  betriebExport,
  betriebNotizen,
  betriebKundennummern,
  betriebLohn,
  adresseAenderung,
  betriebSuche,
  betriebPersonen,
  betriebAuszahlungen,
  betriebZahlungen,
  betriebZahlungslaeufe,
].flatMap((file) => Object.values(file).filter(isCall));
