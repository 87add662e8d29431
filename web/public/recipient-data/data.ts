import * as z from 'zod/mini';
import type { EigenerStand } from '../../../contract/calls/eigenerstand.ts';
import { completeEmpfaenger } from '../../../contract/calls/empfaenger.ts';
import type { FieldCode } from '../../../contract/errors.ts';
import { fieldMessage, type TextKey, type Translate } from '../../../texts/texts.ts';
import { nested, VORGANG } from '../../shell/form.ts';
import type { Fields, Problem } from '../../shell/visit.ts';
import { readBirthday } from './birthday.ts';

const PERSON = 'empfaengerdaten';
/** The wire's paths in it, in the order of the form. */
const NAMES = [
  ...(['anrede', 'vorname', 'name', 'geburtsdatum', 'email', 'telefon'] as const),
  ...(['adresse.strasse', 'adresse.hausnummer', 'adresse.plz', 'adresse.ort'] as const),
] as const;
export type PersonField = (typeof NAMES)[number];
const TEXT_FIELDS = NAMES.map((name) => `${PERSON}.${name}` as const);
const BIRTHDAY = `${PERSON}.geburtsdatum`;
export const WERBEEINWILLIGUNG = `${PERSON}.werbeeinwilligung` as const;
const OPTIONAL = [`${PERSON}.anrede`, `${PERSON}.telefon`];

/** The form's own fields out of what was sent, the date of birth as the wire writes it. */
export function readFields(sent: Fields): Fields {
  const own = [...TEXT_FIELDS, WERBEEINWILLIGUNG, VORGANG].map(
    (name) => [name, Object.hasOwn(sent, name) ? (sent[name] ?? '').trim() : ''] as const,
  );
  const fields = Object.fromEntries(own.filter(([, value]) => value !== ''));
  const typed = fields[BIRTHDAY];
  return typed === undefined ? fields : { ...fields, [BIRTHDAY]: readBirthday(typed) };
}

/** The completion body that the fields make. */
export function bodyOf(empfehlungsnummer: string, fields: Fields) {
  const { [PERSON]: person = {} } = nested(fields, TEXT_FIELDS);
  const daten = typeof person === 'object' ? person : {};
  return { empfehlungsnummer, [PERSON]: { adresse: {}, ...daten, werbeeinwilligung: fields[WERBEEINWILLIGUNG] === 'ja' } };
}

/** What is wrong with the fields, before anything is stored: the same schema as the call's, in the form's words. */
export function problemWith(fields: Fields, t: Translate): Problem | null {
  const checked = z.safeParse(completeEmpfaenger.body, bodyOf('nummer', fields));
  const issues = new Map(checked.success ? [] : checked.error.issues.map(({ path, code }) => [path.join('.'), code]));
  const errors: FieldError[] = [];
  for (const field of TEXT_FIELDS) {
    const own = WORDS[field];
    const code = codeOf(field, fields[field], issues.get(field));
    if (code === null) continue;
    const isOwn = own !== undefined && code !== 'pflichtfeld' && code !== 'zuLang';
    errors.push({ field, code, message: isOwn ? t(own) : fieldMessage(t, labelOf(field), code) });
  }
  return errors.length === 0 ? null : { status: 422, code: 'Validierung', detail: t('fehler.Validierung'), errors };
}

type FieldError = NonNullable<Problem['errors']>[number];

function codeOf(field: string, typed: string | undefined, issue: string | undefined): FieldCode | null {
  if (typed === undefined) return OPTIONAL.includes(field) ? null : 'pflichtfeld';
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

/** The wire calls the last name `name`; people call it by its own word. */
const labelOf = (field: string): string => (field === `${PERSON}.name` ? 'nachname' : field);

/** What is stored already, as the form's fields; the advertising consent is asked anew. */
export function fieldsOf({ empfaengerdaten }: Pick<EigenerStand, 'empfaengerdaten'>): Fields {
  const { adresse, werbeeinwilligung: _, ...person } = empfaengerdaten;
  const flat = [
    ...Object.entries(person).map(([name, value]) => [`${PERSON}.${name}`, value] as [string, string | null]),
    ...Object.entries(adresse).map(([name, value]) => [`${PERSON}.adresse.${name}`, value] as [string, string | null]),
  ];
  return Object.fromEntries(flat.filter((entry): entry is [string, string] => entry[1] !== null));
}
