import type { SellerAngaben, SellerFeld, SellerPflichtangabe, Steuerangaben } from '../../../contract/calls/seller/daten.ts';
import { SELLER_PFLICHTANGABEN } from '../../../contract/calls/seller/daten.ts';
import { isYoungerThan } from '../../../contract/rules/alter.ts';
import { SELLER_MIN_AGE, steuerAt } from '../../../contract/rules/seller.ts';
import { normalizeKuIdNr, normalizeUstId } from '../../../contract/rules/ust-id.ts';
import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { refuseField } from '../../errors.ts';
import { billedUntil } from '../abrechnung/index.ts';
import { checkBankdaten, maskedBankdaten, readableBankdaten, storeBankdaten } from '../bankdaten/index.ts';
import { insertSteuer, listSteuer, type SellerRow, type SteuerRow } from './store.ts';
import { currentText } from './texte.ts';

/** Column of each plain field. */
const COLUMNS = {
  Vorname: 'vorname',
  Nachname: 'nachname',
  Art: 'art',
  Firma: 'firma',
  Geburtsdatum: 'geburtsdatum',
  Strasse: 'strasse',
  Hausnummer: 'hausnummer',
  Plz: 'plz',
  Ort: 'ort',
  AbrechnungMonate: 'abrechnung_monate',
} as const satisfies { readonly [Name in SellerFeld]?: keyof SellerRow };
const PLAIN = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

/** The plain fields as they are stored after what was typed. Throws Validierung for a person who is too young. */
export function plainChange(context: Pick<Context, 'now'>, typed: SellerAngaben): Partial<SellerRow> {
  const { Geburtsdatum } = typed;
  if (Geburtsdatum && isYoungerThan(SELLER_MIN_AGE, Geburtsdatum, dayOf(context.now))) refuseField('Geburtsdatum', 'zuJung');
  const given = PLAIN.filter((name) => typed[name] !== undefined);
  return Object.fromEntries(given.map((name) => [COLUMNS[name], typed[name] || null])) as Partial<SellerRow>;
}

/** The id of the bank data: the stored one, or a new one if the holder or the IBAN changed. Throws Validierung for an account that cannot be paid, or half of one. */
export async function saveKonto(
  context: Context,
  { bankdaten_id }: Pick<SellerRow, 'bankdaten_id'>,
  { Kontoinhaber, IBAN }: SellerAngaben,
): Promise<string | null> {
  if (Kontoinhaber === undefined && IBAN === undefined) return bankdaten_id;
  const known = bankdaten_id === null ? null : await readableBankdaten(context, bankdaten_id);
  const holder = Kontoinhaber === undefined ? known?.Kontoinhaber : Kontoinhaber;
  const iban = IBAN === undefined ? known?.IBAN : IBAN;
  if (!holder && !iban) return null;
  if (!holder) return refuseField('Kontoinhaber', 'pflichtfeld');
  if (!iban) return refuseField('IBAN', 'pflichtfeld');
  if (holder === known?.Kontoinhaber && iban === known.IBAN) return bankdaten_id;
  return storeBankdaten(context, checkBankdaten(context, { Kontoinhaber: holder, IBAN: iban }, ''));
}

/**
 * Appends tax data unless it says what is valid on its day already. Returns whether it did. Throws Validierung for numbers that do not suffice, and for a day before
 * the registration (sellers.md rule 4).
 */
export async function saveSteuer(
  context: Context,
  seller: Pick<SellerRow, 'sellernummer' | 'erstellt_am' | 'freigegeben_am'>,
  typed: Steuerangaben,
): Promise<boolean> {
  const entries = await listSteuer(context, seller.sellernummer);
  const first = dayOf(seller.erstellt_am);
  // Before the approval nothing was sold, so what is entered holds from the registration on and no commission is without tax data.
  const giltAb = seller.freigegeben_am === null ? first : (typed.GiltAb ?? dayOf(context.now));
  if (giltAb < first) refuseField('Steuer.GiltAb', 'vorBeginn');
  const billed = await billedUntil(context, seller.sellernummer);
  if (billed !== null && giltAb <= billed) refuseField('Steuer.GiltAb', 'abgerechnet');
  const next = {
    steuerstatus: typed.Steuerstatus,
    steuernummer: typed.Steuernummer || null,
    ust_id: typed.UstId ? normalizeUstId(typed.UstId) : null,
    ku_idnr: typed.KuIdNr ? normalizeKuIdNr(typed.KuIdNr) : null,
  };
  checkSteuer(next);
  const present = steuerAt(entries, giltAb);
  if (present && (Object.keys(next) as (keyof typeof next)[]).every((name) => present[name] === next[name])) return false;
  const eintrag = (entries.at(-1)?.eintrag ?? 0) + 1;
  await insertSteuer(context, { sellernummer: seller.sellernummer, eintrag, gilt_ab: giltAb, ...next, erfasst_am: context.now });
  return true;
}

type Numbers = Pick<SteuerRow, 'steuerstatus' | 'steuernummer' | 'ust_id' | 'ku_idnr'>;

function checkSteuer({ steuerstatus, steuernummer, ust_id, ku_idnr }: Numbers): void {
  if (steuerstatus === 'Regel' && ku_idnr !== null) refuseField('Steuer.KuIdNr', 'kuNurKlein');
  if (steuernummer === null && ust_id === null && ku_idnr === null) refuseField('Steuer.Steuernummer', 'pflichtfeld');
}

const shownSteuer = (row: SteuerRow | undefined) =>
  row
    ? { GiltAb: row.gilt_ab, Steuerstatus: row.steuerstatus, Steuernummer: row.steuernummer, UstId: row.ust_id, KuIdNr: row.ku_idnr }
    : null;

/** The data of a seller as it is shown: tax data of today and of a later day; the IBAN only with its first and last four characters. */
export async function shownAngaben(context: Context, row: SellerRow) {
  const bank = await maskedBankdaten(context, row.bankdaten_id);
  const today = dayOf(context.now);
  const entries = await listSteuer(context, row.sellernummer);
  const later = entries.filter(({ gilt_ab }) => gilt_ab > today).sort((a, b) => (a.gilt_ab < b.gilt_ab ? -1 : 1))[0];
  return {
    Vorname: row.vorname,
    Nachname: row.nachname,
    Art: row.art,
    Firma: row.firma,
    Geburtsdatum: row.geburtsdatum,
    Strasse: row.strasse,
    Hausnummer: row.hausnummer,
    Plz: row.plz,
    Ort: row.ort,
    Steuer: shownSteuer(steuerAt(entries, today)),
    SteuerKuenftig: shownSteuer(later && steuerAt(entries, later.gilt_ab)),
    Kontoinhaber: bank?.Kontoinhaber ?? null,
    IBAN: bank?.IBAN ?? null,
    AbrechnungMonate: row.abrechnung_monate,
  };
}
export type ShownAngaben = Awaited<ReturnType<typeof shownAngaben>>;

/** Mandatory data that a seller lacks for the approval. */
export function missingAngaben(context: Context, row: SellerRow, hasSteuer: boolean): SellerPflichtangabe[] {
  const isMissing: Readonly<Record<SellerPflichtangabe, boolean>> = {
    Art: row.art === null,
    Firma: row.art === 'Firma' && row.firma === null,
    Geburtsdatum: row.art === 'Person' && row.geburtsdatum === null,
    Strasse: row.strasse === null,
    Hausnummer: row.hausnummer === null,
    Plz: row.plz === null,
    Ort: row.ort === null,
    Steuer: !hasSteuer,
    Kontoinhaber: row.bankdaten_id === null,
    IBAN: row.bankdaten_id === null,
    Bedingungen: row.bedingungen_version === null && currentText(context, 'Bedingungen') !== null,
  };
  return SELLER_PFLICHTANGABEN.filter((name) => isMissing[name]);
}
