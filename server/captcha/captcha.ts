import { verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type CaptchaErgebnis, CaptchaLoesung, type CaptchaZweck } from '../../contract/calls/captcha.ts';
import type { CaptchaDienst } from '../../contract/values/dienste.ts';
import type { LimitName } from '../../contract/values/limits.ts';
import { addMinutes } from '../calendar.ts';
import type { Context, Mandant } from '../context.ts';
import { Refusal, refuse } from '../errors.ts';
import { checkLimit, limitOf, netzOf, spendLimit, usesOf } from '../limits/limits.ts';
import type { Parts } from '../parts.ts';
import { makeChallenge } from './challenge.ts';
import { checkFriendly, isOutOfReach, isUnsolved } from './friendly.ts';
import { insertLoesung } from './store.ts';

/** Time to fill in a form after the task was issued. */
const LIFE_MINUTES = 20;

/** An action guarded by a captcha, and the limit that counts its uses by network address or login. */
interface Gate {
  readonly zweck: CaptchaZweck;
  readonly limit: LimitName;
  /** The key that the limit counts by. */
  wer(visitor: Visitor): string;
}

export const GATES = {
  Empfehlung: {
    zweck: 'Empfehlung',
    limit: 'empfehlungenEinesNetzes',
    wer: ({ mandant, caller }) => `${mandant.mandant} ${netzOf(caller)}`,
  },
  Einladung: { zweck: 'Einladung', limit: 'einladungenEinesKontos', wer: ({ mandant, login }) => `${mandant.mandant} ${login?.id}` },
  Kontakt: { zweck: 'Kontakt', limit: 'kontaktMailEinesNetzes', wer: ({ caller }) => netzOf(caller) },
  Agentur: { zweck: 'Agentur', limit: 'agenturMailEinesNetzes', wer: ({ caller }) => netzOf(caller) },
  Seller: { zweck: 'Seller', limit: 'sellerMailEinesNetzes', wer: ({ caller }) => netzOf(caller) },
} as const satisfies Record<CaptchaZweck, Gate>;

/** The caller that a gate checks. */
interface Visitor {
  readonly parts: Parts;
  readonly mandant: Mandant;
  readonly caller: { readonly ip: string };
  readonly login?: { readonly id: string } | null;
}

/** The captcha state of a call: not needed, solved, missing or wrong. */
export type CaptchaStand =
  | { readonly art: 'frei' | 'fehlt' | 'falsch' }
  | { readonly art: 'geloest'; readonly hash: string; readonly ablauf: Date };

export const FREI: CaptchaStand = { art: 'frei' };

/** Whether a call can still pass; its transaction checks the rest. */
export const isPassing = ({ art }: CaptchaStand): boolean => art === 'frei' || art === 'geloest';

/** Returns whether the next use needs a captcha, with its task. Counts nothing. */
export async function askCaptcha(visitor: Visitor, { zweck, limit, wer }: Gate): Promise<CaptchaErgebnis> {
  const { parts, mandant } = visitor;
  const uses = await usesOf(parts, limitOf(mandant, limit), wer(visitor));
  if (!isAsked(mandant, uses)) return { CaptchaRequired: false };
  const dienst = dienstOf(mandant);
  if (dienst) return { CaptchaRequired: true, ...widgetOf(dienst) };
  const ablauf = addMinutes(parts.clock.now(), LIFE_MINUTES);
  return { CaptchaRequired: true, Art: 'altcha', Challenge: await makeChallenge(parts.captchaCost, keyOf(parts, mandant, zweck), ablauf) };
}

/**
 * Counts a use by its network address or login and returns the captcha state. Refuses with 429 beyond the limit. A missing captcha is not counted: nothing was
 * done for it, and the retry with a solution follows immediately. Runs before the transaction of the call, because it can ask an outside service. Throws
 * NetzwerkFehler if a strict tenant's service does not answer.
 */
export async function takeCaptcha(visitor: Visitor, { zweck, limit: name, wer }: Gate, sent: string): Promise<CaptchaStand> {
  const { parts, mandant } = visitor;
  const dienst = dienstOf(mandant);
  const loesung = dienst && isUnsolved(sent) && !isOutOfReach(sent) ? '' : sent;
  const [limit, who] = [limitOf(mandant, name), wer(visitor)];
  if (!loesung && isAsked(mandant, await checkLimit(parts, limit, who))) return { art: 'fehlt' };
  const { anzahl } = await spendLimit(parts, limit, who);
  if (!isAsked(mandant, anzahl - 1)) return FREI;
  if (!loesung) return { art: 'fehlt' };
  return dienst ? askService(parts, mandant, dienst, loesung) : readSolved(parts, mandant, zweck, loesung);
}

/**
 * Lets a call pass or throws CaptchaRequired or CaptchaWrong. A solution is used up in the call's own transaction: it counts once, even among concurrent calls,
 * and stays valid if its call is refused for another reason.
 */
export async function spendCaptcha(context: Context, stand: CaptchaStand): Promise<void> {
  if (stand.art === 'fehlt') refuse('CaptchaRequired');
  if (stand.art === 'falsch') refuse('CaptchaWrong');
  if (stand.art !== 'geloest') return;
  if (stand.ablauf <= context.now || !(await insertLoesung(context, stand.hash, stand.ablauf))) refuse('CaptchaWrong');
}

/** Whether the tenant requires a captcha after `uses` uses in the running hour. */
const isAsked = ({ konfiguration: { CaptchaAb } }: Mandant, uses: number): boolean => CaptchaAb !== null && uses >= CaptchaAb;

/** The tenant's captcha service; undefined for the own captcha. */
const dienstOf = ({ konfiguration }: Mandant): CaptchaDienst | undefined => konfiguration.Dienste.Captcha;

/** What a form needs to show the widget of the service. */
const widgetOf = ({ Art, Sitekey, Region, Adresse }: CaptchaDienst) =>
  ({
    Art: 'friendly',
    Sitekey,
    Version: Art === 'friendly-v1' ? 'v1' : 'v2',
    Region,
    ...(Adresse !== undefined && { Adresse }),
  }) as const;

/** Seconds after which a form may be sent again that could not be checked. */
const RETRY_SECONDS = 30;

/**
 * Has the service check a solution. If it cannot, the form passes, or is refused with NetzwerkFehler at a strict tenant. The hash keeps a solution from being
 * used twice while the service does not check it. A widget that could not reach the service has no solution: its form passes only if the service does not
 * answer us either.
 */
async function askService(parts: Parts, mandant: Mandant, dienst: CaptchaDienst, loesung: string): Promise<CaptchaStand> {
  const check = await checkFriendly(parts, mandant, dienst, loesung);
  if (check === 'ungeprueft' && dienst.Streng) throw new Refusal('NetzwerkFehler', { retryAfterSeconds: RETRY_SECONDS });
  if (isUnsolved(loesung)) return check === 'ungeprueft' ? FREI : { art: 'fehlt' };
  if (check === 'falsch') return { art: 'falsch' };
  return { art: 'geloest', hash: parts.secrets.hash(loesung), ablauf: addMinutes(parts.clock.now(), LIFE_MINUTES) };
}

/** The key that signs the tasks of one tenant and purpose, so that a solution is valid nowhere else. */
const keyOf = ({ secrets }: Parts, { mandant }: Mandant, zweck: CaptchaZweck) => secrets.token('captcha', mandant, zweck);

/** Checks everything except time and use: the task is signed for this tenant and purpose, and its solution is right. */
async function readSolved(parts: Parts, mandant: Mandant, zweck: CaptchaZweck, text: string): Promise<CaptchaStand> {
  const parsed = CaptchaLoesung.safeParse(decode(text));
  if (!parsed.success) return { art: 'falsch' };
  const { challenge, solution } = parsed.data;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: keyOf(parts, mandant, zweck) });
  if (!verified) return { art: 'falsch' };
  const { signature, parameters } = challenge;
  return { art: 'geloest', hash: parts.secrets.hash(signature), ablauf: new Date(parameters.data.Ablauf) };
}

function decode(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
