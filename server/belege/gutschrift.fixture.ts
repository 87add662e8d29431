import type { Belegverkaeufer, Steuerstatus } from '../../contract/rules/seller.ts';
import { BELEG } from './beleg.fixture.ts';

import { type Gutschriftdaten, gutschriftSumme } from './gutschrift.ts';
import type { Provisionszeile } from './profiseller.ts';

/** A person with a VAT id. */
export const PERSON: Belegverkaeufer = {
  Sellernummer: 'P-2001',
  Firma: null,
  Vorname: 'Mila',
  Nachname: 'Sandberg',
  Strasse: 'Ahornweg',
  Hausnummer: '7a',
  Plz: '24937',
  Ort: 'Flensburg',
  Steuernummer: null,
  UstId: 'DE999000121',
  KuIdNr: null,
  IBAN: 'DE84999005000024290662',
  BIC: null,
  Kontoinhaber: 'Mila Sandberg',
};

/** A business with a tax number and another holder of its account. */
export const FIRMA: Belegverkaeufer = {
  ...PERSON,
  Sellernummer: 'P-2002',
  Firma: 'Sandberg & Töchter Vertrieb <OHG>',
  UstId: null,
  Steuernummer: '231/999/00519',
  BIC: 'MARKDEF1100',
  Kontoinhaber: 'Sandberg OHG',
};

/** A commission of an order. */
export const ZEILE: Provisionszeile = {
  tag: '2026-10-05',
  produkt: 'Glasfaser 250',
  teil: 'standard',
  auftragsnummer: 'N1001-0042',
  betragCent: 5000,
  zuBeleg: null,
  grund: null,
};

/** Two parts of an order, and what the cancellation of another one takes back. */
export const ZEILEN: readonly Provisionszeile[] = [
  ZEILE,
  { ...ZEILE, teil: 'bonus', betragCent: 1503 },
  {
    ...ZEILE,
    tag: '2026-10-20',
    produkt: 'Internet & Telefon 100',
    auftragsnummer: 'N1001-0031',
    betragCent: -4500,
    zuBeleg: 'GS-00002',
    grund: 'Auftrag widerrufen',
  },
];

/** A document with these commissions for a seller of a tax status; the sums follow from the lines. */
export function gutschriftDaten(steuerstatus: Steuerstatus, zeilen: readonly Provisionszeile[] = ZEILEN): Gutschriftdaten {
  return {
    nummer: 'GS-00004',
    abrechnungsnummer: 'AB-00012',
    ausgestelltAm: new Date('2026-11-01T01:00:00Z'),
    tag: '2026-11-01',
    faelligAm: '2026-11-30',
    zeitraum: { von: '2026-10-01', bis: '2026-10-31' },
    zahler: BELEG.steller,
    verkaeufer: PERSON,
    steuerstatus,
    zeilen,
    summe: gutschriftSumme(
      zeilen.map(({ betragCent }) => betragCent),
      steuerstatus,
    ),
    bezug: [{ nummer: 'GS-00002', tag: '2026-10-01' }],
    aufgehoben: null,
    widersprochenAm: null,
  };
}

const REGEL = gutschriftDaten('Regel');
const KLEIN = gutschriftDaten('Kleinunternehmer');
const KU_IDNR = { ...PERSON, UstId: null, KuIdNr: 'DE999000345-EX' };
/** The commissions with reversed signs. */
const ZURUECK = ZEILEN.map((zeile) => ({ ...zeile, betragCent: -zeile.betragCent }));
const KORREKTUR = gutschriftDaten('Regel', ZURUECK);
const { UstId: _, ...OHNE_USTID } = BELEG.steller;
const { Register: __, ...OHNE_REGISTER } = OHNE_USTID;

/** Every kind of document of a Profi seller that is an invoice. */
export const GUTSCHRIFTEN = {
  'a person with a VAT id': REGEL,
  'a business with a tax number': { ...REGEL, verkaeufer: FIRMA },
  'a seller with a VAT id and a tax number': { ...REGEL, verkaeufer: { ...FIRMA, UstId: PERSON.UstId } },
  'a payer with a tax number alone': { ...REGEL, zahler: OHNE_USTID },
  'a payer in no register': { ...REGEL, zahler: OHNE_REGISTER },
  'a small business with a KU-IdNr': { ...KLEIN, verkaeufer: KU_IDNR },
  'a small business with a tax number': { ...KLEIN, verkaeufer: FIRMA },
  'a small business with a VAT id': KLEIN,
  'a commission of one cent': gutschriftDaten('Regel', [{ ...ZEILE, betragCent: 1 }]),
  'a correction that names two documents': {
    ...KORREKTUR,
    nummer: 'GK-00002',
    bezug: [...REGEL.bezug, { nummer: 'GS-00003', tag: '2026-10-02' }],
  },
  'a correction that names no document': { ...KORREKTUR, nummer: 'GK-00003', bezug: [] },
  'a correction of a whole document of a small business': {
    ...gutschriftDaten('Kleinunternehmer', ZURUECK),
    nummer: 'GK-00004',
    verkaeufer: KU_IDNR,
    abrechnungsnummer: null,
    aufgehoben: 'GS-00002',
  },
} satisfies Record<string, Gutschriftdaten>;

/** Every kind of document after an objection. */
export const WIDERSPROCHEN = {
  'a Gutschrift': { ...REGEL, widersprochenAm: '2026-12-12' },
  'a Gutschrift of a small business': { ...KLEIN, verkaeufer: KU_IDNR, widersprochenAm: '2026-12-12' },
  'a correction': { ...KORREKTUR, nummer: 'GK-00005', widersprochenAm: '2026-12-12' },
} satisfies Record<string, Gutschriftdaten>;
