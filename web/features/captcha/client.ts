import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { CaptchaErgebnis } from '../../../contract/calls/captcha.ts';
import { CAPTCHA, METHOD, STATE, TEXT_FAILED, TEXT_RUNNING, TEXT_SOLVED } from '../../ui/protocol.ts';

/** Script of pages that ask for a captcha: fetches the challenge, solves it in the background and puts the solution into the form. */

/** Time in ms before its expiry at which a solution is replaced. */
const EARLY_MS = 60_000;

/** Attributes with the text for each state. */
const STATUS_TEXTS = { running: TEXT_RUNNING, solved: TEXT_SOLVED, failed: TEXT_FAILED };

function guard(step: HTMLElement): void {
  const form = step.closest('form');
  const field = step.querySelector<HTMLInputElement>('input[name=Captcha]');
  const again = step.querySelector('button');
  if (!form || !field || !again) return;
  let solving: Promise<void> | null = null;
  let timer = 0;
  const show = (state: keyof typeof STATUS_TEXTS) => {
    const status = step.querySelector('[role=status]');
    if (status) status.textContent = step.getAttribute(STATUS_TEXTS[state]);
    step.setAttribute(STATE, state);
    again.hidden = state !== 'failed';
  };
  const solve = async () => {
    clearTimeout(timer);
    field.value = '';
    show('running');
    try {
      const { loesung, ms } = await solved(step.getAttribute(CAPTCHA) ?? '', step.getAttribute(METHOD));
      field.value = loesung;
      if (ms !== null) timer = window.setTimeout(start, Math.max(ms - EARLY_MS, EARLY_MS));
      show('solved');
    } catch {
      show('failed');
    }
    solving = null;
  };
  const start = () => {
    solving ??= solve();
    return solving;
  };
  again.addEventListener('click', start);
  // A form submitted before the solution is ready is sent as soon as it is.
  form.addEventListener('submit', (event) => {
    if (!solving) return;
    event.preventDefault();
    event.stopPropagation();
    solving.then(() => step.getAttribute(STATE) === 'solved' && form.requestSubmit(event.submitter));
  });
  // A page restored from the back/forward cache still holds the solution that it sent.
  addEventListener('pageshow', ({ persisted }) => persisted && start());
  start();
}

/** The solution as sent, and the ms until its challenge expires; empty and null if no captcha is needed any more. Throws without challenge or solution. */
async function solved(address: string, method: string | null): Promise<{ loesung: string; ms: number | null }> {
  const requestedAt = Date.now();
  const answer = await fetch(address, { method: method ?? 'POST', credentials: 'omit', headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error('no task');
  const { CaptchaRequired, Challenge: challenge }: CaptchaErgebnis = await answer.json();
  if (!CaptchaRequired) return { loesung: '', ms: null };
  if (!challenge) throw new Error('no task');
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('not solved');
  return { loesung: btoa(JSON.stringify({ challenge, solution })), ms: lifeOf(answer, challenge.parameters.data.Ablauf, requestedAt) };
}

/** Remaining life in ms, at most 20 minutes. Uses the server's clock, because the visitor's may be wrong. */
function lifeOf(answer: Response, ablauf: string, requestedAt: number): number {
  const now = Date.parse(answer.headers.get('date') ?? '') || requestedAt;
  return Math.min(Math.max(Date.parse(ablauf) - now, 0), 20 * 60_000);
}

document.querySelectorAll<HTMLElement>(`[${CAPTCHA}]`).forEach(guard);
