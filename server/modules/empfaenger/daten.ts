import type * as z from 'zod/mini';
import { Empfaengerdaten } from '../../../contract/calls/empfaenger.ts';
import { parseGeburtsdatum } from '../../../contract/values/wire.ts';
import type { Context } from '../../context.ts';
import { emailAlias, emailSchluessel } from '../../email-address.ts';
import { einwilligungText } from '../werbeeinwilligung/index.ts';
import type { EmpfaengerRow } from './store.ts';

/** What a person enters, with the address and the rest or by the short form without. */
export type EnteredData = Pick<Daten, 'vorname' | 'name' | 'email' | 'telefon'> & { readonly completion?: Completion };
type Daten = z.output<typeof Empfaengerdaten>;
export type Completion = Omit<Daten, 'vorname' | 'name' | 'email' | 'telefon'>;

const keysOf = <Fields extends object>(fields: Fields) => Object.keys(fields) as (keyof Fields)[];
const { adresse: ADRESSE, ...PERSON } = Empfaengerdaten.shape;
const ADRESSE_COLUMNS = keysOf(ADRESSE.shape);
const PERSON_COLUMNS = keysOf(PERSON);
/** What the short form leaves out, but for the consent, which is stored with its wording and moment. */
const COMPLETED = [...ADRESSE_COLUMNS, ...PERSON_COLUMNS.filter((name) => !['vorname', 'name', 'email', 'telefon'].includes(name))];
const CONSENT = ['werbeeinwilligung_text', 'werbeeinwilligung_am'] as const;

const pick = <Row, Key extends keyof Row>(row: Row, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<Row, Key>;

/** The columns of what was entered. */
export function columnsOf(context: Context, { completion, vorname, name, email, telefon }: EnteredData) {
  return {
    vorname,
    name,
    email,
    email_schluessel: emailSchluessel(email),
    email_alias: emailAlias(email),
    telefon: telefon || null,
    ...(completion && completedColumns(context, completion)),
  };
}

function completedColumns(context: Context, { adresse, ...person }: Completion) {
  const consent = person.werbeeinwilligung;
  return {
    ...adresse,
    ...person,
    anrede: person.anrede ?? null,
    geburtsdatum: person.geburtsdatum ? parseGeburtsdatum(person.geburtsdatum) : null,
    werbeeinwilligung_text: consent ? einwilligungText(context) : null,
    werbeeinwilligung_am: consent ? context.now : null,
  };
}

/** What somebody entered, as the wire shows it. */
export const datenOf = (row: EmpfaengerRow) => ({
  ...pick(row, PERSON_COLUMNS),
  geburtsdatum: row.geburtsdatum?.split('-').reverse().join('.') ?? null,
  adresse: pick(row, ADRESSE_COLUMNS),
});

/** What a later entry of the same person changes in the first: not the address of the mailbox, and of the rest what was filled in. */
export function enteredOf(row: EmpfaengerRow, first: EmpfaengerRow) {
  const isComplete = row.ort !== null;
  return {
    ...pick(row, ['vorname', 'name', 'language']),
    telefon: row.telefon ?? first.telefon,
    ...(isComplete && pick(row, [...COMPLETED, ...CONSENT])),
  };
}
