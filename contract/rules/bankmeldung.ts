import { isDay } from '../values/days.ts';
import { RUECKGABE_CODES } from './rueckgabe.ts';

/** What a bank did: it executed a run, refused a payment, or sent one back. */
const AKTIONEN = ['ausgefuehrt', 'abgelehnt', 'zurueck'] as const;

/** What a bank said, as a link to the sheet of a run or payment in the back office carries it: the sheet opens the form for it with these values. */
export interface Bankmeldung {
  readonly aktion: (typeof AKTIONEN)[number];
  /** `YYYY-MM-DD`; null if the form shall propose its own. */
  readonly tag: string | null;
  /** Reason of a refusal or return (ISO 20022); null if the person chooses it. */
  readonly code: string | null;
}

/** Writes a message of the bank to the query of a link. */
export function bankmeldungQuery({ aktion, tag, code }: Bankmeldung): string {
  return `?${new URLSearchParams({ aktion, ...(tag !== null && { tag }), ...(code !== null && { code }) })}`;
}

/** Reads a message of the bank from the query of an address; ignores an unknown code, and what is no day or after `today`. Null without a known action. */
export function readBankmeldung(query: URLSearchParams, today: string): Bankmeldung | null {
  const [word, tag, code] = [query.get('aktion'), query.get('tag'), query.get('code')];
  const aktion = AKTIONEN.find((one) => one === word);
  if (!aktion) return null;
  return { aktion, tag: isDay(tag) && tag <= today ? tag : null, code: code !== null && RUECKGABE_CODES.includes(code) ? code : null };
}

/** The query of an address without a message of the bank. */
export function withoutBankmeldung(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of ['aktion', 'tag', 'code']) rest.delete(name);
  return rest;
}
