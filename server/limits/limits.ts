import { Refusal } from '../errors.ts';
import type { Parts } from '../parts.ts';
import { countUse, readUse } from './store.ts';

/** A limit of contract section 2: so many uses in a window. Mail limits count over all tenants. */
export interface Limit {
  readonly art: string;
  readonly anzahl: number;
  readonly minuten: number;
}

export const LIMITS = {
  falscheAnmeldung: { art: 'falscheAnmeldung', anzahl: 10, minuten: 15 },
  empfehlungenEinesKontos: { art: 'empfehlungenEinesKontos', anzahl: 60, minuten: 60 },
  optInMail: { art: 'optInMail', anzahl: 3, minuten: 60 },
  codeEingabe: { art: 'codeEingabe', anzahl: 20, minuten: 15 },
  bankdatenMail: { art: 'bankdatenMail', anzahl: 3, minuten: 60 },
  empfaengerMail: { art: 'empfaengerMail', anzahl: 3, minuten: 60 },
  passwortMail: { art: 'passwortMail', anzahl: 3, minuten: 60 },
  anmeldelinkMail: { art: 'anmeldelinkMail', anzahl: 3, minuten: 60 },
  anmeldelinkMailEinesNetzes: { art: 'anmeldelinkMailEinesNetzes', anzahl: 20, minuten: 60 },
  willkommenMail: { art: 'willkommenMail', anzahl: 3, minuten: 60 },
  willkommenMailEinesNetzes: { art: 'willkommenMailEinesNetzes', anzahl: 20, minuten: 60 },
  willkommenErneut: { art: 'willkommenErneut', anzahl: 3, minuten: 60 },
  willkommenErneutEinesNetzes: { art: 'willkommenErneutEinesNetzes', anzahl: 20, minuten: 60 },
  newsletterMail: { art: 'newsletterMail', anzahl: 3, minuten: 60 },
  praemieMail: { art: 'praemieMail', anzahl: 3, minuten: 60 },
  kundennummer: { art: 'kundennummer', anzahl: 20, minuten: 15 },
  passwortMailEinesNetzes: { art: 'passwortMailEinesNetzes', anzahl: 20, minuten: 60 },
} as const satisfies Record<string, Limit>;

const keyOf = (parts: Parts, limit: Limit, wer: string) => parts.secrets.pseudonym(`limit.${limit.art}`, wer);

/** Counts a use by `wer` (stored as a keyed hash) and refuses with 429 and Retry-After when it is one too many. */
export async function spendLimit(parts: Parts, limit: Limit, wer: string): Promise<void> {
  const now = parts.clock.now();
  const use = await parts.db.inSystem((scope) => countUse(scope, limit.art, keyOf(parts, limit, wer), now, limit.minuten * 60_000));
  if (use.anzahl > limit.anzahl) refuseUntil(use.beginn, limit, now);
}

/** Refuses when the limit is used up already, without counting. */
export async function checkLimit(parts: Parts, limit: Limit, wer: string): Promise<void> {
  const now = parts.clock.now();
  const use = await parts.db.inSystem((scope) => readUse(scope, limit.art, keyOf(parts, limit, wer)));
  if (use && use.anzahl >= limit.anzahl && use.beginn.getTime() + limit.minuten * 60_000 > now.getTime())
    refuseUntil(use.beginn, limit, now);
}

function refuseUntil(beginn: Date, limit: Limit, now: Date): never {
  const seconds = Math.ceil((beginn.getTime() + limit.minuten * 60_000 - now.getTime()) / 1000);
  throw new Refusal('ZuVieleAnfragen', { retryAfterSeconds: Math.max(1, seconds) });
}
