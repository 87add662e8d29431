import { type Angabe, type Angaben, PFLICHTANGABEN } from '../../../contract/calls/agentur/angaben.ts';
import { normalizeUstId } from '../../../contract/rules/ust-id.ts';
import type { Context } from '../../context.ts';
import type { MandantTables } from '../../db/tables.ts';
import { refuseField } from '../../errors.ts';
import { checkBankdaten, deleteBankdaten, maskedBankdaten, readableBankdaten, storeBankdaten } from '../bankdaten/index.ts';
import { updateAgentur } from './store.ts';

type Row = Omit<MandantTables['agentur'], 'mandant'>;

/** Column of each plain field. */
const COLUMNS = {
  Telefon: 'telefon',
  Strasse: 'strasse',
  Hausnummer: 'hausnummer',
  Plz: 'plz',
  Ort: 'ort',
  UstId: 'ust_id',
  Steuernummer: 'steuernummer',
} as const satisfies { readonly [Name in Exclude<Angabe, 'Kontoinhaber' | 'IBAN'>]: keyof Row };
const PLAIN = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

/** An agency's data as it is shown: the IBAN only with its first and last four characters. */
export async function shownAngaben(context: Context, row: Row): Promise<Record<Angabe, string | null>> {
  const bank = await maskedBankdaten(context, row.bankdaten_id);
  const plain = Object.fromEntries(PLAIN.map((name) => [name, row[COLUMNS[name]]])) as Record<keyof typeof COLUMNS, string | null>;
  return { ...plain, Kontoinhaber: bank?.Kontoinhaber ?? null, IBAN: bank?.IBAN ?? null };
}

/**
 * Stores the entered data of an agency whose row is locked: a missing field stays, an empty one is cleared. Returns the changed row.
 * Throws Validierung for an invalid IBAN, or for an IBAN or a holder without the other.
 */
export async function saveAngaben(context: Context, row: Row, typed: Angaben): Promise<Row> {
  const given = PLAIN.filter((name) => typed[name] !== undefined);
  const plain = Object.fromEntries(given.map((name) => [COLUMNS[name], stored(name, typed[name])])) as Partial<Row>;
  const bankdaten_id = await saveBankdaten(context, row, typed);
  const change = { ...plain, bankdaten_id };
  await updateAgentur(context, row.agenturnummer, change);
  if (row.bankdaten_id !== null && bankdaten_id !== row.bankdaten_id) await deleteBankdaten(context, row.bankdaten_id);
  return { ...row, ...change };
}

const stored = (name: keyof typeof COLUMNS, typed: string | null | undefined): string | null => {
  if (!typed) return null;
  return name === 'UstId' ? normalizeUstId(typed) : typed;
};

/** The id of the bank data: the stored one, or a new one if the holder or the IBAN changed. Unchanged data is not checked again. */
async function saveBankdaten(context: Context, { bankdaten_id }: Row, { Kontoinhaber, IBAN }: Angaben): Promise<string | null> {
  if (Kontoinhaber === undefined && IBAN === undefined) return bankdaten_id;
  const known = bankdaten_id === null ? null : await readableBankdaten(context, bankdaten_id);
  const wanted = {
    Kontoinhaber: Kontoinhaber === undefined ? known?.Kontoinhaber : Kontoinhaber,
    IBAN: IBAN === undefined ? known?.IBAN : IBAN,
  };
  if (!wanted.Kontoinhaber && !wanted.IBAN) return null;
  if (!wanted.Kontoinhaber) return refuseField('Kontoinhaber', 'pflichtfeld');
  if (!wanted.IBAN) return refuseField('IBAN', 'pflichtfeld');
  if (wanted.Kontoinhaber === known?.Kontoinhaber && wanted.IBAN === known.IBAN) return bankdaten_id;
  return storeBankdaten(context, checkBankdaten(context, { Kontoinhaber: wanted.Kontoinhaber, IBAN: wanted.IBAN }, ''));
}

/** Mandatory data that an agency still lacks for its approval. */
export function missingAngaben(row: Row): (typeof PFLICHTANGABEN)[number][] {
  const isMissing = (name: (typeof PFLICHTANGABEN)[number]): boolean => {
    if (name === 'Kontoinhaber' || name === 'IBAN') return row.bankdaten_id === null;
    return name === 'Steuernummer' ? row.steuernummer === null && row.ust_id === null : row[COLUMNS[name]] === null;
  };
  return PFLICHTANGABEN.filter(isMissing);
}
