import type { PersonalTable } from '../../db/columns.ts';

/** Profi sellers. Data that the books need stays for its period after the end (money-facts.md section 8). */
export const SELLER = {
  columns: {
    sellernummer: {},
    account_id: {},
    status: {},
    grund: { personal: true, erased: null },
    art: {},
    vorname: { personal: true, erased: '' },
    nachname: { personal: true, erased: '' },
    firma: { personal: true, erased: null },
    geburtsdatum: { personal: true, erased: null },
    strasse: { personal: true, erased: null },
    hausnummer: { personal: true, erased: null },
    plz: { personal: true, erased: null },
    ort: { personal: true, erased: null },
    bankdaten_id: { personal: true, erased: null },
    abrechnung_monate: {},
    abrechnung_von: {},
    abrechnung_am: {},
    bedingungen_version: {},
    bedingungen_am: {},
    gutschriftverfahren_version: {},
    gutschriftverfahren_am: {},
    gutschriftverfahren_beendet_am: {},
    erstellt_am: {},
    freigegeben_am: {},
    beendet_am: {},
  },
  auskunft: ['Daten'],
  loeschung: 'stays until its legal end',
} as const satisfies PersonalTable<'seller'>;

/** How a seller is taxed; deleted together with the seller's data. */
export const SELLER_STEUER = {
  columns: {
    sellernummer: {},
    eintrag: {},
    gilt_ab: {},
    steuerstatus: {},
    steuernummer: { personal: true },
    ust_id: { personal: true },
    ku_idnr: { personal: true },
    erfasst_am: {},
  },
  auskunft: ['Steuern'],
  loeschung: 'row goes',
} as const satisfies PersonalTable<'seller_steuer'>;

/** Changes that a seller made; deleted together with the seller's data. */
export const SELLER_AENDERUNG = {
  columns: {
    aenderung_id: {},
    sellernummer: {},
    feld: {},
    vorher: { personal: true },
    nachher: { personal: true },
    geaendert_am: {},
  },
  auskunft: ['Daten'],
  loeschung: 'row goes',
} as const satisfies PersonalTable<'seller_aenderung'>;
