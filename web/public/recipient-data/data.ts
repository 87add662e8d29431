import * as z from 'zod/mini';
import type { EigenerStand } from '../../../contract/calls/account/eigenerstand.ts';
import { completeEmpfaenger } from '../../../contract/calls/empfehlung/empfaenger.ts';
import type { FieldCode } from '../../../contract/errors.ts';
import { seenVersionsOf } from '../../../contract/rules/bedingungen.ts';
import { readBirthday } from '../../../contract/values/birthday.ts';
import { fieldMessage, type TextKey, type Translate } from '../../../texts/texts.ts';
import { nested, VORGANG } from '../../shell/form.ts';
import type { Fields, Problem } from '../../shell/visit.ts';

const PERSON = 'empfaengerdaten';
/** Paths of its fields on the wire, in the order of the form. */
const NAMES = [
  ...(['anrede', 'vorname', 'name', 'geburtsdatum', 'email', 'telefon'] as const),
  ...(['adresse.strasse', 'adresse.hausnummer', 'adresse.plz', 'adresse.ort', 'altersangabe'] as const),
] as const;
export type PersonField = (typeof NAMES)[number];
const TEXT_FIELDS = NAMES.map((name) => `${PERSON}.${name}` as const);
const BIRTHDAY = `${PERSON}.geburtsdatum`;
const ALTER = `${PERSON}.altersangabe`;
export const WERBEEINWILLIGUNG = `${PERSON}.werbeeinwilligung` as const;
/** Fields for the accepted terms, and for the amount that the form promised. */
export const AGB_TEXT = 'AgbText';
export const WERT = 'EmpfaengerWert';

/** The form's own fields from what was sent, with the date of birth as on the wire. */
export function readFields(sent: Fields): Fields {
  const own = [...TEXT_FIELDS, WERBEEINWILLIGUNG, AGB_TEXT, WERT, VORGANG].map(
    (name) => [name, Object.hasOwn(sent, name) ? (sent[name] ?? '').trim() : ''] as const,
  );
  const fields: Fields = { ...Object.fromEntries(own.filter(([, value]) => value !== '')), ...seenVersionsOf(sent) };
  const typed = fields[BIRTHDAY];
  return typed === undefined ? fields : { ...fields, [BIRTHDAY]: readBirthday(typed) };
}

/** Body of the call, made from the fields. */
export function bodyOf(empfehlungsnummer: string, fields: Fields) {
  const { [PERSON]: person = {} } = nested(fields, TEXT_FIELDS);
  const { altersangabe, ...daten } = typeof person === 'object' ? person : {};
  const alter = altersangabe === undefined ? {} : { altersangabe: altersangabe === 'ja' };
  return {
    empfehlungsnummer,
    [PERSON]: { ...daten, ...alter, werbeeinwilligung: fields[WERBEEINWILLIGUNG] === 'ja' },
    AgbText: fields[AGB_TEXT] ?? '',
    ...seenVersionsOf(fields),
    ...(fields[WERT] !== undefined && { EmpfaengerWert: fields[WERT] }),
  };
}

/** Which data the form of a referral requires. */
interface DataRequirements {
  /** Required in addition to names and mail address. */
  readonly requestedFields: readonly string[];
  /** The product requires an age, so its checkbox is required. */
  readonly hasAlter: boolean;
}

/** Checks the fields before anything is stored, with the schema of the call and errors in the words of the form; null if they are valid. */
export function problemWith(fields: Fields, { requestedFields, hasAlter }: DataRequirements, t: Translate): Problem | null {
  const checked = z.safeParse(completeEmpfaenger.body, bodyOf('nummer', fields));
  const issues = new Map(checked.success ? [] : checked.error.issues.map(({ path, code }) => [path.join('.'), code]));
  const required = ['vorname', 'name', 'email', ...requestedFields].map((name) => `${PERSON}.${name}`);
  const errors: FieldError[] = [];
  for (const field of TEXT_FIELDS) {
    const own = WORDS[field];
    const code = codeOf(fields[field], issues.get(field), field, required.includes(field));
    if (code === null) continue;
    const isOwn = own !== undefined && code !== 'pflichtfeld' && code !== 'zuLang';
    errors.push({ field, code, message: isOwn ? t(own) : fieldMessage(t, field, code) });
  }
  if (hasAlter && fields[ALTER] !== 'ja') errors.push({ field: ALTER, code: 'pflichtfeld', message: t('angaben.fehler.alter') });
  if (fields[AGB_TEXT] === undefined) errors.push({ field: AGB_TEXT, code: 'pflichtfeld', message: t('fehler.AcceptAgb') });
  return errors.length === 0 ? null : { status: 422, code: 'Validierung', detail: t('fehler.Validierung'), errors };
}

type FieldError = NonNullable<Problem['errors']>[number];

function codeOf(typed: string | undefined, issue: string | undefined, field: string, isRequired: boolean): FieldCode | null {
  if (typed === undefined) return isRequired ? 'pflichtfeld' : null;
  if (issue === undefined) return null;
  return issue === 'too_big' ? 'zuLang' : (CODES[field] ?? 'zeichen');
}

const CODES: Readonly<Record<string, FieldCode>> = {
  [`${PERSON}.anrede`]: 'auswahl',
  [BIRTHDAY]: 'datum',
  [`${PERSON}.email`]: 'email',
  [`${PERSON}.telefon`]: 'format',
  [`${PERSON}.adresse.plz`]: 'format',
};

const WORDS: Readonly<Record<string, TextKey>> = {
  [BIRTHDAY]: 'angaben.fehler.geburtsdatum',
  [`${PERSON}.telefon`]: 'angaben.fehler.telefon',
  [`${PERSON}.adresse.plz`]: 'angaben.fehler.plz',
};

/** Stored data as the form's fields, without consent, age and terms, which the recipient has to give again. */
export function fieldsOf({ empfaengerdaten }: Pick<EigenerStand, 'empfaengerdaten'>): Fields {
  const { adresse, werbeeinwilligung: _, altersangabe: _alter, ...person } = empfaengerdaten;
  const flat = [
    ...Object.entries(person).map(([name, value]) => [`${PERSON}.${name}`, value] as [string, string | null]),
    ...Object.entries(adresse).map(([name, value]) => [`${PERSON}.adresse.${name}`, value] as [string, string | null]),
  ];
  return Object.fromEntries(flat.filter((entry): entry is [string, string] => entry[1] !== null));
}
