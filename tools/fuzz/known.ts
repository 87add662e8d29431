import { ERIKA, hostOf } from '../shared/demo.ts';

export const PASSWORDS = ['Demo-2026', 'Fensterbank7'] as const;
export const FIRST_NAMES = ['Jörg', 'Ana'] as const;
export const LAST_NAMES = ['Müßig', 'Neu'] as const;
export const IBANS = ['DE89370400440532013000', 'DE02120300000000202051', 'AT611904300234573201'] as const;
export const OWNER = 'Jörg Müßig';
/** Lists of variable names that a call requests. */
export const VARIABLES = [['prozent'], ['abschlussname', 'mandantName']] as const;

/** Valid values by field name, so that requests pass the validation of their fields. */
export const knownAt = (tenant: string): Readonly<Record<string, readonly unknown[]>> => ({
  email: [ERIKA.Email, ...Array.from({ length: 300 }, (_, index) => `person${index}@${hostOf(tenant)}`)],
  password: PASSWORDS,
  newPassword: PASSWORDS.toReversed(),
  vorname: FIRST_NAMES,
  nachname: LAST_NAMES,
  name: LAST_NAMES,
  kontoinhaber: [OWNER],
  agbText: ['ja', true],
  anteilEmpfehler: [100, 50, 0],
  channel: ['whatsapp', 'link'],
  anrede: ['Frau', 'Herr', null],
  geburtsdatum: ['24.12.1980', '29.02.2004'],
  plz: ['50667'],
  telefon: ['030 1234567', null],
  bic: ['COBADEFFXXX', null],
  iban: IBANS,
  captcha: [null],
  namen: VARIABLES,
});
