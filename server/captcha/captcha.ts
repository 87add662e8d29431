import { verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type CaptchaErgebnis, CaptchaLoesung, type CaptchaZweck } from '../../contract/calls/captcha.ts';
import type { LimitName } from '../../contract/values/limits.ts';
import { addMinutes } from '../calendar.ts';
import type { Context, Mandant } from '../context.ts';
import { refuse } from '../errors.ts';
import { checkLimit, limitOf, netzOf, spendLimit, usesOf } from '../limits/limits.ts';
import type { Parts } from '../parts.ts';
import { makeChallenge } from './challenge.ts';
import { insertLoesung } from './store.ts';

/** Time to fill in a form after the task was given. */
const LIFE_MINUTES = 20;

/** What is guarded by a captcha, and the limit of a network address or a login that counts how often it was used. */
interface Gate {
  readonly zweck: CaptchaZweck;
  readonly limit: LimitName;
  /** What the limit counts by. */
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
} as const satisfies Record<CaptchaZweck, Gate>;

/** Who stands before a gate. */
interface Visitor {
  readonly parts: Parts;
  readonly mandant: Mandant;
  readonly caller: { readonly ip: string };
  readonly login?: { readonly id: string } | null;
}

/** How a call stands before its gate: free to pass, with a right solution, with none, or with one that is no good. */
export type CaptchaStand =
  | { readonly art: 'frei' | 'fehlt' | 'falsch' }
  | { readonly art: 'geloest'; readonly hash: string; readonly ablauf: Date };

export const FREI: CaptchaStand = { art: 'frei' };

/** Whether a call can still pass; the rest is for its transaction. */
export const isPassing = ({ art }: CaptchaStand): boolean => art === 'frei' || art === 'geloest';

/** Tells whether the next use needs a captcha, and gives its task. Counts nothing. */
export async function askCaptcha(visitor: Visitor, { zweck, limit, wer }: Gate): Promise<CaptchaErgebnis> {
  const { parts, mandant } = visitor;
  const uses = await usesOf(parts, limitOf(mandant, limit), wer(visitor));
  if (!isAsked(mandant, uses)) return { CaptchaRequired: false };
  const ablauf = addMinutes(parts.clock.now(), LIFE_MINUTES);
  return { CaptchaRequired: true, Art: 'altcha', Challenge: await makeChallenge(parts.captchaCost, keyOf(parts, mandant, zweck), ablauf) };
}

/**
 * Counts a use by its network address or login, refused with 429 beyond the limit, and says how its captcha stands. A missing one is not counted:
 * nothing has been done for it, and the repeat with a solution comes at once. Reads no tenant's data, so it goes before the transaction.
 */
export async function takeCaptcha(visitor: Visitor, { zweck, limit: name, wer }: Gate, loesung: string): Promise<CaptchaStand> {
  const { parts, mandant } = visitor;
  const [limit, who] = [limitOf(mandant, name), wer(visitor)];
  if (!loesung && isAsked(mandant, await checkLimit(parts, limit, who))) return { art: 'fehlt' };
  const { anzahl } = await spendLimit(parts, limit, who);
  if (!isAsked(mandant, anzahl - 1)) return FREI;
  return loesung ? readSolved(parts, mandant, zweck, loesung) : { art: 'fehlt' };
}

/**
 * Lets a call through its gate or refuses: CaptchaRequired, CaptchaWrong. A solution is used up in the call's own transaction: it counts
 * once, also among parallel calls, and one whose call is refused for another reason can be sent again.
 */
export async function spendCaptcha(context: Context, stand: CaptchaStand): Promise<void> {
  if (stand.art === 'fehlt') refuse('CaptchaRequired');
  if (stand.art === 'falsch') refuse('CaptchaWrong');
  if (stand.art !== 'geloest') return;
  if (stand.ablauf <= context.now || !(await insertLoesung(context, stand.hash, stand.ablauf))) refuse('CaptchaWrong');
}

/** Whether, after so many uses in the running hour, the tenant asks for a captcha. */
const isAsked = ({ konfiguration: { CaptchaAb } }: Mandant, uses: number): boolean => CaptchaAb !== null && uses >= CaptchaAb;

/** Signs the tasks of one tenant and purpose: a solution counts nowhere else. */
const keyOf = ({ secrets }: Parts, { mandant }: Mandant, zweck: CaptchaZweck) => secrets.token('captcha', mandant, zweck);

/** Checks everything but time and use: that the task is ours, for this tenant and purpose, and its solution right. */
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
