import { createEinladung, type NeueEinladung } from '../../../../contract/calls/agentur/einladung.ts';
import { CallError } from '../../shell/call.ts';
import type { Portal } from '../../shell/portal.tsx';
import type { InviterPortalData } from './inviter.ts';
import type { CreateEinladungAnswer } from './load.ts';

/** Sends an invitation, once for each idempotency key. If the call requires the own captcha, solves one and sends again. */
export async function sendEinladung(
  portal: Portal<InviterPortalData>,
  neu: NeueEinladung,
  idempotencyKey: string,
): Promise<CreateEinladungAnswer> {
  const body = neu.Email ? neu : { ...neu, Einwilligung: null };
  try {
    return await send(portal, body, idempotencyKey);
  } catch (error) {
    if (!(error instanceof CallError && error.problem.code === 'CaptchaRequired') || portal.data.captcha) throw error;
    const Captcha = await solved(portal);
    return send(portal, { ...body, Captcha }, `${idempotencyKey}-c`);
  }
}

async function send({ call }: Portal<InviterPortalData>, body: NeueEinladung, idempotencyKey: string): Promise<CreateEinladungAnswer> {
  const answer = await call(createEinladung, { body }, { idempotencyKey });
  if (answer.status !== 201) throw new Error('nothing was made');
  return answer.body;
}

/** Solution of a new captcha task; empty if no captcha is required any more. */
async function solved({ call }: Portal<InviterPortalData>): Promise<string> {
  const { body } = await call(createEinladung);
  if (!('CaptchaRequired' in body) || !body.Challenge) return '';
  const { solve } = await import('./captcha.ts');
  return solve(body.Challenge);
}
