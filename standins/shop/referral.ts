import { createHash } from 'node:crypto';
import { createEmpfaenger, readVorbelegung } from '../../contract/calls/empfehlung/empfaenger.ts';
import { readEmpfehlung, readEmpfehlungscode, readProduktlink } from '../../contract/calls/empfehlung/empfehlungslink.ts';
import { isOfTheMoment, type Platform, type Problem } from './platform.ts';
import type { Fields } from './request.ts';
import type { Words } from './words/de.ts';

/** The referral named in the address of the shop. */
export interface Referral {
  readonly empfehlungsnummer: string;
  readonly empfaengernummer?: string | undefined;
  /** The recommender's first name, and the customer's reward. */
  readonly vorname: string;
  /** The referral is a profi seller's, who gets a commission. */
  readonly istVerkaeufer: boolean;
  readonly praemie: string;
  readonly produktId: number;
}

export type Checked = { readonly referral: Referral } | { readonly fault: string };

/** Checks whether an order can use a referral now, and its recipient if the address names one; returns a fault text if not. */
export async function checkReferral(platform: Platform, words: Words, query: Fields): Promise<Checked> {
  const { empfehlungsnummer: nr = '', empfaengernummer } = query;
  const link = await platform.ask(readProduktlink, { params: { nr }, query: { empfaengernummer } });
  if (!link.ok) return { fault: faultOf(link.problem, words, words.referral.unconfirmed) };
  const shown = await platform.ask(readEmpfehlung, { params: { nr } });
  if (!shown.ok) return { fault: faultOf(shown.problem, words) };
  const { Vorname, Verkaeufer, Praemie, Produkt } = shown.body;
  return {
    referral: {
      empfehlungsnummer: nr,
      empfaengernummer,
      vorname: Vorname,
      istVerkaeufer: Verkaeufer === true,
      praemie: Praemie.EmpfaengerWert.replace(/[.,]00(?!\d)/, '').replace(' ', '\u00a0'),
      produktId: Produkt.Id,
    },
  };
}

/** What the form is filled with: the recipient's name and address, asked for with the shop's key; nothing if the platform names nobody. */
export async function prefill(platform: Platform, empfaengernummer: string): Promise<Fields> {
  const told = await platform.ask(readVorbelegung, { params: { nr: empfaengernummer }, withKey: true });
  return told.ok ? { vorname: told.body.Vorname, nachname: told.body.Nachname, email: told.body.Email } : {};
}

/** Finds the referral of a typed code, or returns a fault text. */
export async function findByCode(platform: Platform, words: Words, code: string): Promise<Checked> {
  const found = await platform.ask(readEmpfehlungscode, { params: { code }, query: { einsprungsquelle: 'Shop' } });
  if (!found.ok) return { fault: found.problem.status === 404 ? words.referral.noCode : faultOf(found.problem, words) };
  return checkReferral(platform, words, { empfehlungsnummer: found.body.Empfehlungsnummer });
}

/** Joins a customer without a recipient number to a referral when they order. Returns the recipient number, or a fault text. */
export async function takePart(
  platform: Platform,
  words: Words,
  { empfehlungsnummer: nr }: Referral,
  { vorname: Vorname, nachname: Nachname, email: Email, vorgang }: Fields,
): Promise<{ readonly empfaengernummer: string } | { readonly fault: string }> {
  const body = { Vorname, Nachname, Email };
  const made = await platform.askUntilAnswered(createEmpfaenger, {
    params: { nr },
    query: { channel: 'shop', einsprungsquelle: 'Shop' },
    body,
    // A form can be sent again after a correction, so the key depends on its data; hashed, it reveals no personal data.
    idempotencyKey: createHash('sha256')
      .update(JSON.stringify([vorgang, body]))
      .digest('hex'),
  });
  return made.ok ? { empfaengernummer: made.body.Empfaengernummer } : { fault: faultOf(made.problem, words) };
}

/** Text for the customer on why the platform refused a referral. */
export function faultOf(problem: Problem, { referral }: Words, conflict: string = referral.conflict): string {
  if (isOfTheMoment(problem)) return referral.silent;
  if (problem.status === 404) return referral.unknown;
  if (problem.status === 410) return referral.expired;
  if (problem.status === 409) return conflict;
  return problem.errors?.map(({ message }) => message).join(' ') || problem.detail;
}
