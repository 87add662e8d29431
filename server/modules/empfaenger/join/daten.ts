import type * as z from 'zod/mini';
import { Adresse, Empfaengerdaten } from '../../../../contract/calls/empfehlung/empfaenger.ts';
import { parseGeburtsdatum } from '../../../../contract/values/wire.ts';
import type { Context } from '../../../context.ts';
import { emailColumns } from '../../../email-address.ts';
import { einwilligungText } from '../../werbeeinwilligung/index.ts';
import type { EmpfaengerRow } from '../store.ts';

/** Fields of the short form. */
const SHORT = ['vorname', 'name', 'email', 'telefon'] as const;
type Short = (typeof SHORT)[number];

/** The data that a person enters; the short form leaves out `completion`. */
export interface EnteredData extends Pick<Daten, Short> {
  readonly completion?: Completion;
  readonly herkunft?: Herkunft;
  /** The amount that the person was promised, as shown; undefined if none was shown. */
  readonly empfaengerWert?: string | undefined;
}
type Daten = z.output<typeof Empfaengerdaten>;
export type Completion = Omit<Daten, Short>;

/** How a recipient came: the channel of the link, and the page of entry. */
interface Herkunft {
  readonly channel?: string | undefined;
  readonly einsprungsquelle?: string | undefined;
}

const keysOf = <Fields extends object>(fields: Fields) => Object.keys(fields) as (keyof Fields)[];
const { adresse: _, ...PERSON } = Empfaengerdaten.shape;
const ADRESSE_COLUMNS = keysOf(Adresse.shape);
const PERSON_COLUMNS = keysOf(PERSON);
/** Optional fields, except for the consent, which is stored with its wording and moment. */
const COMPLETED = [...ADRESSE_COLUMNS, 'anrede', 'geburtsdatum', 'altersangabe'] as const;
const CONSENT = ['werbeeinwilligung', 'werbeeinwilligung_text', 'werbeeinwilligung_am'] as const;

const pick = <Row, Key extends keyof Row>(row: Row, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<Row, Key>;

/** The columns of what was entered. */
export function columnsOf(context: Context, { completion, vorname, name, email, telefon }: EnteredData) {
  return {
    vorname,
    name,
    ...emailColumns(email),
    telefon: telefon || null,
    ...(completion && completedColumns(context, completion)),
  };
}

function completedColumns(context: Context, { adresse, ...person }: Completion) {
  const consent = person.werbeeinwilligung;
  return {
    ...(Object.fromEntries(ADRESSE_COLUMNS.map((name) => [name, adresse?.[name] ?? null])) as Record<
      (typeof ADRESSE_COLUMNS)[number],
      string | null
    >),
    anrede: person.anrede ?? null,
    altersangabe: person.altersangabe ?? null,
    werbeeinwilligung: consent,
    geburtsdatum: person.geburtsdatum ? parseGeburtsdatum(person.geburtsdatum) : null,
    werbeeinwilligung_text: consent ? einwilligungText(context) : null,
    werbeeinwilligung_am: consent ? context.now : null,
  };
}

/** The columns of channel and page of entry; the first value counts. */
export const herkunftOf = ({ herkunft }: EnteredData, known?: Pick<EmpfaengerRow, 'channel' | 'einsprungsquelle'>) => ({
  channel: known?.channel ?? (herkunft?.channel || null),
  einsprungsquelle: known?.einsprungsquelle ?? (herkunft?.einsprungsquelle || null),
});

/** The data that a recipient entered, as the wire shows it. */
export const datenOf = (row: EmpfaengerRow) => ({
  ...pick(row, PERSON_COLUMNS),
  geburtsdatum: row.geburtsdatum?.split('-').reverse().join('.') ?? null,
  adresse: pick(row, ADRESSE_COLUMNS),
});

/** The fields of the first recipient that a later entry of the same person changes: not the address of the mailbox, and of the rest only those filled in. */
export function enteredOf(row: EmpfaengerRow) {
  const filled = (['telefon', ...COMPLETED] as const).filter((name) => row[name] !== null);
  return {
    ...pick(row, ['vorname', 'name', 'language']),
    ...pick(row, filled),
    ...(row.werbeeinwilligung && pick(row, CONSENT)),
  };
}
