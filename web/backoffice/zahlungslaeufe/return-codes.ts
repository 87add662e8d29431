import type { TextKey } from '../../../texts/texts.ts';

/** Codes of a bank for a payment that it refused or sent back, with the words for the bookkeeping (money-facts.md section 3). */
const CODES = {
  AC01: 'iban',
  AC03: 'iban',
  AC04: 'aufgeloest',
  AC06: 'gesperrt',
  AC15: 'gesperrt',
  AC16: 'gesperrt',
  AC17: 'gesperrt',
  AG01: 'zahlungsart',
  BE01: 'name',
  BE04: 'name',
  RR03: 'name',
  MS02: 'empfaenger',
  MS03: 'ohneGrund',
  NARR: 'ohneGrund',
  SL01: 'ohneGrund',
  RC01: 'bank',
  RC03: 'bank',
  RC04: 'bank',
  RC07: 'bank',
  CNOR: 'bank',
  FOCR: 'rueckruf',
  MD07: 'verstorben',
  RR01: 'aufsicht',
  RR02: 'aufsicht',
  RR04: 'aufsicht',
  AM05: 'doppelt',
  ARDT: 'doppelt',
  DUPL: 'doppelt',
  ED05: 'technisch',
  TM01: 'technisch',
  FF01: 'technisch',
  FF05: 'technisch',
  AM09: 'technisch',
  AM10: 'technisch',
  DT01: 'technisch',
} as const;

/** Each code with the key of its words, in the order of the alphabet. */
export const RETURN_CODES: readonly (readonly [code: string, words: TextKey])[] = Object.entries(CODES)
  .map(([code, word]) => [code, `betrieb.rueckgabe.${word}`] as const)
  .sort(([one], [other]) => (one < other ? -1 : 1));
