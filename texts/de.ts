import { adresse } from './de/adresse.ts';
import { agenten } from './de/agenten.ts';
import { agentur } from './de/agentur.ts';
import { agenturBericht } from './de/agentur-bericht.ts';
import { agenturEinladen } from './de/agentur-einladen.ts';
import { agenturHeute } from './de/agentur-heute.ts';
import { agenturKonto } from './de/agentur-konto.ts';
import { agenturMails } from './de/agentur-mails.ts';
import { agenturMitarbeiter } from './de/agentur-mitarbeiter.ts';
import { agenturPlan } from './de/agentur-plan.ts';
import { agenturRechnung } from './de/agentur-rechnung.ts';
import { agenturRegistrierung } from './de/agentur-registrierung.ts';
import { agenturSeiten } from './de/agentur-seiten.ts';
import { agenturStammdaten } from './de/agentur-stammdaten.ts';
import { agenturStatistik } from './de/agentur-statistik.ts';
import { anfrage } from './de/anfrage.ts';
import { anmelden } from './de/anmelden.ts';
import { auftragsmeldung } from './de/auftragsmeldung.ts';
import { auszahlung } from './de/auszahlung.ts';
import { bankdaten } from './de/bankdaten.ts';
import { bereich } from './de/bereich.ts';
import { betrieb } from './de/betrieb.ts';
import { betriebAbrechnungen } from './de/betrieb-abrechnungen.ts';
import { betriebAgenturen } from './de/betrieb-agenturen.ts';
import { betriebAnliegen } from './de/betrieb-anliegen.ts';
import { betriebArbeiten } from './de/betrieb-arbeiten.ts';
import { betriebAuftragsimport } from './de/betrieb-auftragsimport.ts';
import { betriebAuszahlungen } from './de/betrieb-auszahlungen.ts';
import { betriebEinwilligungen } from './de/betrieb-einwilligungen.ts';
import { betriebEntwurf } from './de/betrieb-entwurf.ts';
import { betriebGutscheine } from './de/betrieb-gutscheine.ts';
import { betriebLive } from './de/betrieb-live.ts';
import { betriebLohn } from './de/betrieb-lohn.ts';
import { betriebMails } from './de/betrieb-mails.ts';
import { betriebPersonen } from './de/betrieb-personen.ts';
import { betriebPostausgang } from './de/betrieb-postausgang.ts';
import { betriebRechnungen } from './de/betrieb-rechnungen.ts';
import { betriebRegistrierung } from './de/betrieb-registrierung.ts';
import { betriebSchluessel } from './de/betrieb-schluessel.ts';
import { betriebSperren } from './de/betrieb-sperren.ts';
import { betriebVerkaeufer } from './de/betrieb-verkaeufer.ts';
import { betriebWas } from './de/betrieb-was.ts';
import { betriebZahlungslaeufe } from './de/betrieb-zahlungslaeufe.ts';
import { captcha } from './de/captcha.ts';
import { consent } from './de/consent.ts';
import { cookies } from './de/cookies.ts';
import { danke } from './de/danke.ts';
import { einladung } from './de/einladung.ts';
import { empfaenger } from './de/empfaenger.ts';
import { empfehlen } from './de/empfehlen.ts';
import { exklusiv } from './de/exklusiv.ts';
import { exportTexte } from './de/export.ts';
import { fakten } from './de/fakten.ts';
import { fehler } from './de/fehler.ts';
import { feld } from './de/feld.ts';
import { feldname } from './de/feldname.ts';
import { forderung } from './de/forderung.ts';
import { formular } from './de/formular.ts';
import { freigabe } from './de/freigabe.ts';
import { home } from './de/home.ts';
import { inhalt } from './de/inhalt.ts';
import { jahr } from './de/jahr.ts';
import { karte } from './de/karte.ts';
import { katalog } from './de/katalog.ts';
import { kontakt } from './de/kontakt.ts';
import { kontoMails } from './de/konto-mails.ts';
import { kundennummer } from './de/kundennummer.ts';
import { mail } from './de/mail.ts';
import { mailTage } from './de/mail-tage.ts';
import { mandantenordner } from './de/mandantenordner.ts';
import { meinedaten } from './de/meinedaten.ts';
import { merken } from './de/merken.ts';
import { mitarbeitende } from './de/mitarbeitende.ts';
import { nachbuchung } from './de/nachbuchung.ts';
import { neuigkeiten } from './de/neuigkeiten.ts';
import { newsletter } from './de/newsletter.ts';
import { passwort } from './de/passwort.ts';
import { portal } from './de/portal.ts';
import { postfach } from './de/postfach.ts';
import { praemie } from './de/praemie.ts';
import { praemieMails } from './de/praemie-mails.ts';
import { praemiekonto } from './de/praemiekonto.ts';
import { registrieren } from './de/registrieren.ts';
import { rueckgabe } from './de/rueckgabe.ts';
import { seite } from './de/seite.ts';
import { seller } from './de/seller.ts';
import { sellerMails } from './de/seller-mails.ts';
import { status } from './de/status.ts';
import { teilen } from './de/teilen.ts';
import { teilseite } from './de/teilseite.ts';
import { tipp } from './de/tipp.ts';
import { uebersicht } from './de/uebersicht.ts';
import { verkauf } from './de/verkauf.ts';
import { werbung } from './de/werbung.ts';

/** The product's German texts; their keys are the keys of every language. */
export const de = {
  ...betriebVerkaeufer,
  ...einladung,
  ...empfaenger,
  ...empfehlen,
  ...exklusiv,
  ...exportTexte,
  ...formular,
  ...fakten,
  ...fehler,
  ...feld,
  ...feldname,
  ...freigabe,
  ...home,
  ...inhalt,
  ...katalog,
  ...jahr,
  ...karte,
  ...agentur,
  ...portal,
  ...mail,
  ...mailTage,
  ...mandantenordner,
  ...meinedaten,
  ...merken,
  ...neuigkeiten,
  ...adresse,
  ...newsletter,
  ...nachbuchung,
  ...passwort,
  ...betriebAbrechnungen,
  ...betriebLive,
  ...betriebLohn,
  ...forderung,
  ...betriebAgenturen,
  ...auszahlung,
  ...betriebRechnungen,
  ...betriebAuszahlungen,
  ...betriebZahlungslaeufe,
  ...betriebArbeiten,
  ...betriebAnliegen,
  ...betriebMails,
  ...betriebPostausgang,
  ...betriebRegistrierung,
  ...betriebSchluessel,
  ...betriebEinwilligungen,
  ...betriebSperren,
  ...betriebPersonen,
  ...postfach,
  ...praemie,
  ...praemieMails,
  ...praemiekonto,
  ...registrieren,
  ...rueckgabe,
  ...seite,
  ...seller,
  ...sellerMails,
  ...status,
  ...anfrage,
  ...anmelden,
  ...auftragsmeldung,
  ...bankdaten,
  ...bereich,
  ...betrieb,
  ...betriebWas,
  ...betriebEntwurf,
  ...betriebGutscheine,
  ...betriebAuftragsimport,
  ...captcha,
  ...consent,
  ...cookies,
  ...kontakt,
  ...kontoMails,
  ...teilen,
  ...kundennummer,
  ...mitarbeitende,
  ...danke,
  ...agenten,
  ...agenturBericht,
  ...agenturEinladen,
  ...agenturHeute,
  ...agenturKonto,
  ...agenturPlan,
  ...agenturMails,
  ...agenturMitarbeiter,
  ...agenturRechnung,
  ...agenturRegistrierung,
  ...agenturSeiten,
  ...agenturStammdaten,
  ...agenturStatistik,
  ...teilseite,
  ...tipp,
  ...uebersicht,
  ...verkauf,
  ...werbung,
};
