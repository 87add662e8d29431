/**
 * The closed error catalogue (specification section 8, contract section 2): each public code with its usual HTTP status.
 * `Default` also answers 400 (broken JSON or address), 405, 408, 413, 415 and 431. The text of a code stands in `texts/` under `fehler.<code>`.
 */
export const ERRORS = {
  Default: 500,
  PraemieTokenUngueltig: 400,
  PasswortOderEmailFalsch: 401,
  PSOF0204: 401,
  LoginFirst: 401,
  NichtAuthorisiert: 403,
  KontoGesperrt: 403,
  KontoGesperrtEinzel: 403,
  KontoGesperrtWildcard: 403,
  EmailNotAllowed: 403,
  OptInRequired: 403,
  CaptchaRequired: 403,
  CaptchaWrong: 403,
  NichtGefunden: 404,
  NichtRegistriert: 404,
  EmpfehlungExists: 409,
  EmpfehlungExistsAndOptInRequired: 409,
  EmailExists: 409,
  TokenBereitsVerwendet: 409,
  PraemieBereitsAbgeholt: 409,
  FreigabeZuFrueh: 409,
  Konflikt: 409,
  Abgelaufen: 410,
  PraemieTokenAbgelaufen: 410,
  Validierung: 422,
  EmailUngueltig: 422,
  EmailEmpfehlerGleichEmpfaenger: 422,
  AcceptAgb: 422,
  ZuVieleAnfragen: 429,
  NetzwerkFehler: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERRORS;

/** Codes of a single field in `errors[]` of a Validierung; their texts stand under `feld.<code>`. */
export const FIELD_CODES = [
  'pflichtfeld',
  'typ',
  'unbekannt',
  'email',
  'iban',
  'bic',
  'datum',
  'zukunft',
  'vorEmpfehlung',
  'zuFrueh',
  'fristVorbei',
  'auswahl',
  'zuLang',
  'zuKurz',
  'zahl',
  'zeichen',
  'format',
  'produkt',
  'keinePraemie',
  'ibanNurDe',
  'andereSeite',
  'idempotenz',
  'alter',
  'mailLink',
  'passwortLaenge',
  'passwortKleinbuchstabe',
  'passwortGrossbuchstabe',
  'passwortZiffer',
  'passwortHaeufig',
  'passwortFalsch',
] as const;

export type FieldCode = (typeof FIELD_CODES)[number];
