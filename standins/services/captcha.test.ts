import { expect, test } from 'vitest';
import { captchaStandIn } from './captcha.ts';

const standIn = captchaStandIn();
const NOW = new Date('2026-11-20T10:00:00Z');

/** What the stand-in answers: status and body. */
async function ask(method: string, path: string, { body = {}, headers = {}, now = NOW } = {}) {
  const { pathname, searchParams } = new URL(path, 'http://telko.example');
  const request = { tenant: 'telko', locale: 'de', method, path: pathname, query: searchParams, headers, now } as const;
  const { status = 200, body: said } = await standIn.answer({
    ...request,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    base: 'http://telko.example/dev/standin/captcha',
  });
  return [status, said];
}

const verifyV1 = (fields: object, now = NOW) =>
  ask('POST', '/api/v1/siteverify', { body: { secret: 'demo', sitekey: 'FCX', ...fields }, now });
const verifyV2 = (fields: object, headers: Record<string, string> = { 'x-api-key': 'demo' }) =>
  ask('POST', '/api/v2/captcha/siteverify', { body: { sitekey: 'FCX', ...fields }, headers });
const failedV2 = (error_code: string) => ({ success: false, error: { error_code, detail: expect.any(String) } });

test('version 1 answers its fixed solutions, and what is wrong with a request', async () => {
  const failed = (error: string) => ({ success: false, errors: [error] });
  expect(await verifyV1({ solution: 'ok' })).toEqual([200, { success: true }]);
  expect(await verifyV1({ solution: 'bad' })).toEqual([200, failed('solution_invalid')]);
  for (const solution of ['used', 'late']) expect(await verifyV1({ solution })).toEqual([200, failed('solution_timeout_or_duplicate')]);
  expect(await verifyV1({})).toEqual([400, failed('solution_missing')]);
  expect(await verifyV1({ solution: 'ok', secret: '' })).toEqual([400, failed('secret_missing')]);
  expect(await verifyV1({ solution: 'ok', secret: 'x' })).toEqual([401, failed('secret_invalid')]);
  expect(await ask('POST', '/api/v1/siteverify', { body: 'solution=ok&secret=demo' })).toEqual([200, { success: true }]);
});

test('version 1 accepts the solution of a task once, for five minutes', async () => {
  const solutionOf = async () => {
    const [, said] = await ask('GET', '/api/v1/puzzle?sitekey=FCX');
    return `${(said as { data: { puzzle: string } }).data.puzzle}.AAAA.AAAA`;
  };
  const solution = await solutionOf();
  expect(await verifyV1({ solution })).toEqual([200, { success: true }]);
  expect((await verifyV1({ solution }))[1]).toMatchObject({ errors: ['solution_timeout_or_duplicate'] });
  const late = await solutionOf();
  expect((await verifyV1({ solution: late }, new Date(NOW.getTime() + 300_001)))[1]).toMatchObject({
    errors: ['solution_timeout_or_duplicate'],
  });
  expect((await verifyV1({ solution: 'made.up' }))[1]).toMatchObject({ errors: ['solution_invalid'] });
  expect(await ask('GET', '/api/v1/puzzle')).toEqual([400, { success: false, errors: ['bad_request'] }]);
});

test('version 2 answers its fixed solutions, those of its frame once, and what is wrong with a request', async () => {
  const passed = {
    success: true,
    data: {
      event_id: expect.stringMatching(/^ev_/),
      challenge: { timestamp: NOW.toISOString(), origin: 'http://telko.example' },
      risk_intelligence: null,
    },
  };
  for (const response of ['ok', 'frame-1']) expect(await verifyV2({ response })).toEqual([200, passed]);
  for (const [response, code] of [
    ['frame-1', 'response_duplicate'],
    ['bad', 'response_invalid'],
    ['used', 'response_duplicate'],
    ['late', 'response_timeout'],
  ])
    expect(await verifyV2({ response })).toEqual([200, failedV2(code ?? '')]);
  expect(await verifyV2({})).toEqual([400, failedV2('response_missing')]);
  expect(await verifyV2({ response: 'ok', sitekey: 'x' })).toEqual([400, failedV2('sitekey_invalid')]);
  expect(await verifyV2({ response: 'ok' }, {})).toEqual([401, failedV2('auth_required')]);
  expect(await verifyV2({ response: 'ok' }, { 'x-api-key': 'x' })).toEqual([401, failedV2('auth_invalid')]);
});
