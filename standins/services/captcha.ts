import { randomUUID } from 'node:crypto';
import { captchaFrame, isOfFrame } from './captcha-frame.ts';
import type { StandIn, StandInAnswer, StandInRequest } from './stand-in.ts';

/** The secret of version 1 and the API key of version 2. */
const SECRET = 'demo';

type Check = 'right' | 'wrong' | 'used' | 'late';

/** Solutions with a fixed result. */
const FIXED: Readonly<Record<string, Check>> = { ok: 'right', bad: 'wrong', used: 'used', late: 'late' };

/** Lifetime of a task of version 1 in ms, in units of the byte that says it. */
const EXPIRY_MS = 300_000;

/** Solutions that are remembered. */
const MAX_SOLUTIONS = 1000;

/** Browsers ask from other origins. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
};

/**
 * Friendly Captcha, versions 1 and 2. Source: its verification APIs. Every site key that begins with `FC` is known. Solutions of the widgets are right once,
 * within five minutes.
 */
export function captchaStandIn(): StandIn {
  /** Solutions of the widgets, and the moment in ms of their end; null once used. */
  const solutions = new Map<string, number | null>();
  const remember = (id: string, end: number | null) => {
    solutions.set(id, end);
    for (const oldest of solutions.keys()) if (solutions.size > MAX_SOLUTIONS) solutions.delete(oldest);
  };
  const check = (solution: string, now: Date): Check => {
    const fixed = FIXED[solution];
    if (fixed) return fixed;
    const [id = ''] = solution.split('.');
    const end = isOfFrame(id) && !solutions.has(id) ? now.getTime() : solutions.get(id);
    if (end === undefined) return 'wrong';
    if (end === null) return 'used';
    if (end < now.getTime()) return 'late';
    remember(id, null);
    return 'right';
  };

  const puzzle = ({ query, now }: StandInRequest): StandInAnswer => {
    if (!isKnown(query.get('sitekey'))) return { status: 400, body: { success: false, errors: ['bad_request'] } };
    const id = randomUUID().replaceAll('-', '');
    remember(id, now.getTime() + EXPIRY_MS);
    return { body: { data: { puzzle: `${id}.${EASY_TASK}` } } };
  };

  const verifyV1 = ({ body, now }: StandInRequest): StandInAnswer => {
    const { solution, secret } = fieldsOf(body);
    const refuse = (status: number, error: string) => ({ status, body: { success: false, errors: [error] } });
    if (!secret) return refuse(400, 'secret_missing');
    if (secret !== SECRET) return refuse(401, 'secret_invalid');
    if (!solution) return refuse(400, 'solution_missing');
    const result = check(solution, now);
    if (result === 'right') return { body: { success: true } };
    return { body: { success: false, errors: [result === 'wrong' ? 'solution_invalid' : 'solution_timeout_or_duplicate'] } };
  };

  const verifyV2 = ({ body, headers, now, base }: StandInRequest): StandInAnswer => {
    const { response, sitekey } = fieldsOf(body);
    const key = headers['x-api-key'];
    const fail = (error_code: string, status = 200) => ({
      status,
      body: { success: false, error: { error_code, detail: `the stand-in says ${error_code}` } },
    });
    if (!key) return fail('auth_required', 401);
    if (key !== SECRET) return fail('auth_invalid', 401);
    if (!response) return fail('response_missing', 400);
    if (sitekey !== undefined && !isKnown(sitekey)) return fail('sitekey_invalid', 400);
    const result = check(response, now);
    if (result !== 'right') return fail({ wrong: 'response_invalid', used: 'response_duplicate', late: 'response_timeout' }[result]);
    const challenge = { timestamp: now.toISOString(), origin: new URL(base).origin };
    return { body: { success: true, data: { event_id: `ev_${randomUUID()}`, challenge, risk_intelligence: null } } };
  };

  const frame = ({ query }: StandInRequest): StandInAnswer => ({
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: captchaFrame(query.get('lang') === 'en' ? 'en' : 'de'),
  });

  const ANSWERS: Readonly<Record<string, (request: StandInRequest) => StandInAnswer>> = {
    'GET /api/v1/puzzle': puzzle,
    'POST /api/v1/siteverify': verifyV1,
    'POST /api/v2/captcha/siteverify': verifyV2,
    'GET /api/v2/captcha/agent': frame,
    'GET /api/v2/captcha/widget': frame,
  };

  return {
    name: 'captcha',
    title: 'Captcha (Friendly Captcha)',
    answer(request) {
      if (request.method === 'OPTIONS') return { status: 204, headers: CORS };
      const answer = ANSWERS[`${request.method} ${request.path}`];
      if (!answer) return { status: 404 };
      const { headers, ...said } = answer(request);
      return { ...said, headers: { ...CORS, ...headers } };
    },
  };
}

const isKnown = (sitekey: string | null): boolean => sitekey?.startsWith('FC') ?? false;

/** A task of version 1 that takes one short try. Bytes 12 to 15: version, expiry in units of `EXPIRY_MS`, number of tasks, difficulty. */
const EASY_TASK = Buffer.alloc(32)
  .fill(Uint8Array.of(1, 1, 1, 0), 12, 16)
  .toString('base64');

/** Fields of a body in JSON or of a form; none of them if it is neither. */
function fieldsOf(body: string): Partial<Record<string, string>> {
  try {
    return JSON.parse(body);
  } catch {
    return Object.fromEntries(new URLSearchParams(body));
  }
}
