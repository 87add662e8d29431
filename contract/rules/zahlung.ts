/** States of a payout run (backoffice.md section A). */
export const LAUF_STATUS = ['Entwurf', 'Geprueft', 'Freigegeben', 'Uebergeben', 'Ausgefuehrt', 'Verworfen', 'Zurueckgezogen'] as const;
export type LaufStatus = (typeof LAUF_STATUS)[number];

/** States of a payment. */
export const ZAHLUNG_STATUS = ['Vorgesehen', 'Freigegeben', 'Ausgefuehrt', 'Entfallen', 'Abgelehnt', 'Zurueckgekommen'] as const;
export type ZahlungStatus = (typeof ZAHLUNG_STATUS)[number];

/** What a payment pays: a reward, a correction in favour of an agency, or commissions of a profi seller. */
export const ZAHLUNG_ARTEN = ['Praemie', 'Erstattung', 'Provision'] as const;
export type ZahlungArt = (typeof ZAHLUNG_ARTEN)[number];

/** What is noticed about a payment, or about a run as a whole. */
export const HINWEIS_ARTEN = [
  'IbanMehrerePersonen',
  'BankdatenGeaendert',
  'GleicherBetrag',
  'LimitZahlung',
  'LimitLauf',
  'NameGeaendert',
  'EinzelneZahlung',
  'FristUeberschritten',
  'KontoUnlesbar',
] as const;
export type HinweisArt = (typeof HINWEIS_ARTEN)[number];

/** Why no run takes a grant. */
export const ZURUECKHALTUNG_ARTEN = ['Hand', 'Verdacht', 'Verstorben', 'Rueckgabe', 'Namensabgleich', 'Adresse'] as const;
export type ZurueckhaltungArt = (typeof ZURUECKHALTUNG_ARTEN)[number];

/** Where a picked transfer stands: only what is Bereit is taken by a run. */
export const AUSZAHLUNG_STAND = ['Bereit', 'ImLauf', 'Angehalten', 'BankdatenFehlen', 'Gesperrt', 'Land'] as const;
export type AuszahlungStand = (typeof AUSZAHLUNG_STAND)[number];

/** Where an amount in favour of an agency or a profi seller stands that is not paid out: only what is Bereit is taken by a run. */
export const BELEG_STAND = ['Bereit', 'ImLauf', 'KontoFehlt', 'Land', 'KontoAbgelehnt'] as const;
export type BelegStand = (typeof BELEG_STAND)[number];

/** Days for which a person can name another account after a payment came back or could not be made. */
export const NACHFRAGE_TAGE = 30;

/** Where a picked transfer stands for its owner, as the next step of a referral names it. */
export const AUSZAHLUNG_SCHRITTE = ['BankdatenPruefen', 'InZahlung', 'Auszahlung', 'AuszahlungVerspaetet', 'AuszahlungAngehalten'] as const;
export type AuszahlungSchritt = (typeof AUSZAHLUNG_SCHRITTE)[number];

/** Days after which a checked run is discarded unless it was approved. */
export const PRUEFUNG_TAGE = 7;

/** Days ahead of today for which a run can be executed at most. */
export const AUSFUEHRUNG_TAGE = 30;

/** Hours after which a role approves runs, so that a stolen session cannot create its own approver. */
export const FREIGABE_RUHE_STUNDEN = 24;
