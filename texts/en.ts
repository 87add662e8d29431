import type { de } from './de.ts';
import { adresse } from './en/adresse.ts';
import { agenten } from './en/agenten.ts';
import { agentur } from './en/agentur.ts';
import { agenturBericht } from './en/agentur-bericht.ts';
import { agenturEinladen } from './en/agentur-einladen.ts';
import { agenturHeute } from './en/agentur-heute.ts';
import { agenturKonto } from './en/agentur-konto.ts';
import { agenturMails } from './en/agentur-mails.ts';
import { agenturMitarbeiter } from './en/agentur-mitarbeiter.ts';
import { agenturPlan } from './en/agentur-plan.ts';
import { agenturRechnung } from './en/agentur-rechnung.ts';
import { agenturRegistrierung } from './en/agentur-registrierung.ts';
import { agenturSeiten } from './en/agentur-seiten.ts';
import { agenturStammdaten } from './en/agentur-stammdaten.ts';
import { agenturStatistik } from './en/agentur-statistik.ts';
import { anfrage } from './en/anfrage.ts';
import { anmelden } from './en/anmelden.ts';
import { auftragsmeldung } from './en/auftragsmeldung.ts';
import { auszahlung } from './en/auszahlung.ts';
import { bankdaten } from './en/bankdaten.ts';
import { bereich } from './en/bereich.ts';
import { betrieb } from './en/betrieb.ts';
import { betriebAbrechnungen } from './en/betrieb-abrechnungen.ts';
import { betriebAgenturen } from './en/betrieb-agenturen.ts';
import { betriebAnliegen } from './en/betrieb-anliegen.ts';
import { betriebArbeiten } from './en/betrieb-arbeiten.ts';
import { betriebAuftragsimport } from './en/betrieb-auftragsimport.ts';
import { betriebAuszahlungen } from './en/betrieb-auszahlungen.ts';
import { betriebEinwilligungen } from './en/betrieb-einwilligungen.ts';
import { betriebEntwurf } from './en/betrieb-entwurf.ts';
import { betriebGutscheine } from './en/betrieb-gutscheine.ts';
import { betriebLive } from './en/betrieb-live.ts';
import { betriebLohn } from './en/betrieb-lohn.ts';
import { betriebMails } from './en/betrieb-mails.ts';
import { betriebPersonen } from './en/betrieb-personen.ts';
import { betriebPostausgang } from './en/betrieb-postausgang.ts';
import { betriebRechnungen } from './en/betrieb-rechnungen.ts';
import { betriebRegistrierung } from './en/betrieb-registrierung.ts';
import { betriebSchluessel } from './en/betrieb-schluessel.ts';
import { betriebSperren } from './en/betrieb-sperren.ts';
import { betriebVerkaeufer } from './en/betrieb-verkaeufer.ts';
import { betriebWas } from './en/betrieb-was.ts';
import { betriebZahlungslaeufe } from './en/betrieb-zahlungslaeufe.ts';
import { captcha } from './en/captcha.ts';
import { consent } from './en/consent.ts';
import { cookies } from './en/cookies.ts';
import { danke } from './en/danke.ts';
import { einladung } from './en/einladung.ts';
import { empfaenger } from './en/empfaenger.ts';
import { empfehlen } from './en/empfehlen.ts';
import { exklusiv } from './en/exklusiv.ts';
import { exportTexte } from './en/export.ts';
import { fakten } from './en/fakten.ts';
import { fehler } from './en/fehler.ts';
import { feld } from './en/feld.ts';
import { feldname } from './en/feldname.ts';
import { forderung } from './en/forderung.ts';
import { formular } from './en/formular.ts';
import { freigabe } from './en/freigabe.ts';
import { home } from './en/home.ts';
import { inhalt } from './en/inhalt.ts';
import { jahr } from './en/jahr.ts';
import { karte } from './en/karte.ts';
import { katalog } from './en/katalog.ts';
import { kontakt } from './en/kontakt.ts';
import { kontoMails } from './en/konto-mails.ts';
import { kundennummer } from './en/kundennummer.ts';
import { mail } from './en/mail.ts';
import { mailTage } from './en/mail-tage.ts';
import { mandantenordner } from './en/mandantenordner.ts';
import { meinedaten } from './en/meinedaten.ts';
import { merken } from './en/merken.ts';
import { mitarbeitende } from './en/mitarbeitende.ts';
import { nachbuchung } from './en/nachbuchung.ts';
import { neuigkeiten } from './en/neuigkeiten.ts';
import { newsletter } from './en/newsletter.ts';
import { passwort } from './en/passwort.ts';
import { portal } from './en/portal.ts';
import { postfach } from './en/postfach.ts';
import { praemie } from './en/praemie.ts';
import { praemieMails } from './en/praemie-mails.ts';
import { praemiekonto } from './en/praemiekonto.ts';
import { registrieren } from './en/registrieren.ts';
import { rueckgabe } from './en/rueckgabe.ts';
import { seite } from './en/seite.ts';
import { seller } from './en/seller.ts';
import { sellerMails } from './en/seller-mails.ts';
import { status } from './en/status.ts';
import { teilen } from './en/teilen.ts';
import { teilseite } from './en/teilseite.ts';
import { tipp } from './en/tipp.ts';
import { uebersicht } from './en/uebersicht.ts';
import { verkauf } from './en/verkauf.ts';
import { werbung } from './en/werbung.ts';

/** The product's English texts. A key that exists in German only does not compile. */
export const en: Record<keyof typeof de, string> = {
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
