import type { Datenauskunft } from '../../../contract/calls/datenschutz.ts';
import type { MandantTables } from '../../db/tables.ts';

/** What a table holds of people: where the disclosure shows it, and what the deletion of a person makes of it. */
interface Personal {
  readonly personal: readonly string[];
  /** Numbers, states, moments and the pseudonym: nothing that says who somebody is. */
  readonly rest: readonly string[];
  readonly auskunft: readonly (keyof Datenauskunft)[] | 'is shown to nobody: a hash or secret';
  readonly loeschung: 'row goes' | 'columns are emptied' | 'stays until its legal end' | 'stays as a keyed hash';
}

/** Every table of a tenant, once: with its personal columns, or with the reason why it holds none. A test holds it to the database. */
export const TABLES: Readonly<Record<keyof MandantTables, Personal | string>> = {
  mandant: 'the tenant itself: its own settings and texts',
  api_schluessel: 'keys of systems, named by their purpose',
  sperre: 'addresses and patterns that the tenant bars, its own list for its own reason; asked for by support',
  bild: 'pictures of the look',
  inhalt: 'what the tenant shows to everybody: legal texts, questions, footnotes',
  produktkategorie: 'catalogue',
  produkt: 'catalogue; agents are named there as the tenant’s own offer',
  geraet: 'catalogue',
  praemie: 'catalogue',
  klick: 'no network address and no visitor, only the referral and the channel',
  auftrag: 'the order number of the tenant and states; who ordered stands in empfaenger',
  buchung: 'amounts by grant number; stays for the books, shown with the grants',
  aktion: 'campaigns of the tenant',
  captcha_loesung: 'hashes of tasks that were solved, of nobody in particular',
  consent: 'choices of cookies, of nobody in particular',
  consent_wortlaut: 'what stood in the banner',
  kontaktnachricht: 'a message to support, encrypted, only until its mails are sent; of a sender without a login',
  aktion_zustimmung: {
    personal: ['zustimmung', 'rechtstext', 'gegeben_am'],
    rest: ['mandant', 'empfehlungsnummer', 'aktions_id', 'version', 'language'],
    auskunft: ['AktionZustimmungen'],
    loeschung: 'stays until its legal end',
  },
  nachbuchung: {
    personal: ['vorname', 'nachname', 'nachweis', 'antwort'],
    rest: [
      ...['mandant', 'nachbuchungsnummer', 'empfehler_id', 'auftragsnummer', 'auftragsdatum', 'produkt_id', 'empfehlungsnummer', 'status'],
      ...['erstellt_am', 'entschieden_am', 'loeschen_am'],
    ],
    auskunft: ['Nachbuchungen'],
    loeschung: 'columns are emptied',
  },
  idempotenz: {
    personal: ['antwort'],
    rest: ['mandant', 'schluessel', 'eingabe_hash', 'status', 'gueltig_bis'],
    auskunft: 'is shown to nobody: a hash or secret',
    loeschung: 'stays until its legal end',
  },
  protokoll: {
    personal: ['wer', 'was', 'daten'],
    rest: ['mandant', 'protokoll_id', 'zeit', 'bezug'],
    auskunft: ['Protokoll'],
    loeschung: 'stays until its legal end',
  },
  mail: {
    personal: ['vorlage', 'erstellt_am', 'gesendet_am'],
    rest: ['mandant', 'mail_id', 'bezug', 'faellig_am', 'gesperrt_bis', 'versuche', 'verworfen_am'],
    auskunft: ['Mails'],
    loeschung: 'row goes',
  },
  mail_sperre: {
    personal: ['email_hash'],
    rest: ['mandant', 'erstellt_am'],
    auskunft: ['MailSperre'],
    loeschung: 'stays as a keyed hash',
  },
  postfach: 'hashes of mailboxes whose owner has just acted; they go after a day',
  account: {
    personal: ['email', 'email_schluessel', 'passwort_hash', 'language'],
    rest: ['mandant', 'account_id', 'art', 'bestaetigt_am', 'erstellt_am', 'loeschen_am', 'geloescht_am'],
    auskunft: ['Konto'],
    loeschung: 'columns are emptied',
  },
  session: {
    personal: ['erstellt_am', 'ablauf_am'],
    rest: ['mandant', 'token_hash', 'account_id'],
    auskunft: ['Sessions'],
    loeschung: 'row goes',
  },
  zugangslink: {
    personal: ['zweck', 'gueltig_bis', 'verwendet_am'],
    rest: ['mandant', 'zugangslink_id', 'bezug', 'token_hash'],
    auskunft: ['Zugangslinks'],
    loeschung: 'row goes',
  },
  bankdaten: {
    personal: ['kontoinhaber', 'iban', 'iban_hash', 'bic'],
    rest: ['mandant', 'bankdaten_id', 'erfasst_am'],
    auskunft: ['Bankdaten', 'Praemierungen'],
    loeschung: 'stays until its legal end',
  },
  werbeeinwilligung: {
    personal: ['was', 'email_hash', 'text', 'gezeigt_am', 'zeit'],
    rest: ['mandant', 'werbeeinwilligung_id', 'seite', 'bezug'],
    auskunft: ['Newsletter', 'AlsEmpfaenger'],
    loeschung: 'stays as a keyed hash',
  },
  empfehler: {
    personal: [
      'anrede',
      'vorname',
      'nachname',
      'empfehlerhash',
      'newsletter_optin_gegeben',
      'newsletter_optin_versendet_am',
      'bankdaten_id',
    ],
    rest: ['mandant', 'empfehler_id', 'geloescht_am'],
    auskunft: ['Empfehler', 'Newsletter', 'Bankdaten'],
    loeschung: 'columns are emptied',
  },
  kundennummer: {
    personal: ['kundennummer', 'status'],
    rest: ['mandant', 'empfehler_id', 'anfrage', 'gestellt_am', 'beantwortet_am'],
    auskunft: ['Kundennummer'],
    loeschung: 'row goes',
  },
  empfehlung: {
    personal: ['vorname', 'nachname', 'newsletter_text', 'notiz', 'erinnerung_am'],
    rest: [
      ...['mandant', 'empfehlungsnummer', 'empfehler_id', 'produkt_id', 'channel', 'empfehlungslink', 'anteil_empfehler', 'agentennummer'],
      ...['code', 'erstellt_am', 'bestaetigt_am', 'gueltig_bis'],
    ],
    auskunft: ['Empfehlungen'],
    loeschung: 'columns are emptied',
  },
  empfaenger: {
    personal: [
      ...['anrede', 'vorname', 'name', 'geburtsdatum', 'email', 'email_schluessel', 'email_alias', 'telefon', 'ort', 'plz', 'strasse'],
      ...['hausnummer', 'hex_hash', 'werbeeinwilligung', 'werbeeinwilligung_text', 'werbeeinwilligung_am', 'bankdaten_id'],
    ],
    rest: [
      ...['mandant', 'empfaengernummer', 'empfehlungsnummer', 'empfehler_id', 'status', 'language', 'zugestimmt_am', 'bestaetigt_am'],
      ...['bestaetigt_durch', 'erstellt_am', 'frist_am', 'loeschen_am', 'daten_geloescht_am', 'beendet_am', 'hex_version', 'vorlaeufig'],
      'verbunden_mit',
    ],
    auskunft: ['Empfehlungen', 'AlsEmpfaenger'],
    loeschung: 'columns are emptied',
  },
  zustimmung: {
    personal: ['agb_text', 'agb_version', 'gegeben_am'],
    rest: ['mandant', 'zustimmung_id', 'seite', 'bezug'],
    auskunft: ['Zustimmungen'],
    loeschung: 'stays until its legal end',
  },
  praemierung: {
    personal: ['art', 'wert_cent', 'status', 'bankdaten_id'],
    rest: [
      ...['mandant', 'praemierungsnummer', 'auftragsnummer', 'empfaengernummer', 'seite', 'praemie_id', 'token_hash', 'gueltig_bis'],
      ...['bonus_cent', 'erstellt_am', 'gewaehlt_am', 'faellig_am'],
    ],
    auskunft: ['Praemierungen'],
    loeschung: 'stays until its legal end',
  },
  gutschein: {
    personal: ['code'],
    rest: ['mandant', 'gutschein_id', 'wert_cent', 'code_hash', 'praemierungsnummer', 'ausgegeben_am'],
    auskunft: ['Praemierungen'],
    loeschung: 'stays until its legal end',
  },
};
