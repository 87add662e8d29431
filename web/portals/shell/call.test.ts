import { afterEach, expect, test, vi } from 'vitest';
import { saveNotiz } from '../../../contract/calls/agentur/einzeln.ts';
import { logoutAgentur } from '../../../contract/calls/agentur/login.ts';
import { searchAgentur } from '../../../contract/calls/agentur/suche.ts';
import { endBetriebSitzung, listBetriebSitzungen } from '../../../contract/calls/betrieb/konto.ts';
import { CallError, makeCall } from './call.ts';

const place = (onEnd = vi.fn()) => ({
  onEnd,
  call: makeCall({ tenant: 'telko', locale: 'de', session: 'Agentur', unreachable: 'Kein Netz.', onEnd }),
});
const json = (status: number, body: unknown, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

/** Stubs `fetch` with this answer and records its calls. */
function answering(answer: () => Response | Promise<Response>) {
  const asked = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal('fetch', asked);
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test('a call goes to its path below the tenant, with headers that only our own pages can set', async () => {
  const asked = answering(() => json(200, { Notiz: null }));
  const input = { params: { agentur: 'A 1', bericht: 'auftraege', nr: '7/8' }, body: { Text: 'Anrufen' } } as const;
  expect(await place().call(saveNotiz, input, { idempotencyKey: 'k' })).toEqual({ status: 200, body: { Notiz: null } });
  const [address, init] = asked.mock.calls[0] ?? [];
  expect(address).toBe('/api/v1/telko/agentur/notiz/A%201/auftraege/7%2F8');
  expect(init).toMatchObject({ method: 'PUT', credentials: 'same-origin', body: '{"Text":"Anrufen"}' });
  expect(init?.headers).toMatchObject({ 'x-requested-with': 'XMLHttpRequest', 'x-accept-language': 'de', 'idempotency-key': 'k' });
  expect(init?.headers).toMatchObject({ 'x-session': 'Agentur' });
});

test('a call without a body sends none, and its query is in the address', async () => {
  const asked = answering(() => json(200, { Treffer: [] }));
  await place().call(searchAgentur, { query: { q: 'a&b' } });
  expect(asked.mock.calls[0]?.[0]).toBe('/api/v1/telko/agentur/suche?q=a%26b');
  expect(asked.mock.calls[0]?.[1]).toMatchObject({
    body: null,
    headers: expect.not.objectContaining({ 'content-type': expect.anything() }),
  });
});

test('a call without a tenant goes to its own path, and one of a page that refreshes itself says so', async () => {
  const asked = answering(() => json(200, []));
  const { call } = place();
  await call(endBetriebSitzung, { params: { id: '7' } }, { isBackground: true });
  await call(listBetriebSitzungen);
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/v1/betrieb/sitzungen/7', '/api/v1/betrieb/sitzungen']);
  const [background, own] = asked.mock.calls.map(([, init]) => init?.headers);
  expect(background).toMatchObject({ 'x-background': '1' });
  expect(own).not.toHaveProperty('x-background');
});

test('a 204 answer has the body null', async () => {
  answering(() => new Response(null, { status: 204 }));
  expect(await place().call(logoutAgentur)).toEqual({ status: 204, body: null });
});

test('a refusal is thrown with its field errors and the seconds of `retry-after`', async () => {
  const errors = [{ field: 'Wiedervorlage', code: 'datum', message: 'Kein Tag.' }];
  answering(() => json(422, { status: 422, code: 'Validierung', detail: 'Bitte prüfen.', errors }, { 'retry-after': '30' }));
  const { call, onEnd } = place();
  const error = await call(logoutAgentur).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CallError);
  expect((error as CallError).problem).toEqual({
    status: 422,
    code: 'Validierung',
    detail: 'Bitte prüfen.',
    errors,
    retryAfterSeconds: 30,
  });
  expect(onEnd).not.toHaveBeenCalled();
});

test.each([
  [401, 'PSOF0204', 1],
  [401, 'LoginFirst', 1],
  [401, 'PasswortOderEmailFalsch', 0],
  [403, 'NichtAuthorisiert', 0],
] as const)('an answer %i %s calls `onEnd` %i times', async (status, code, times) => {
  answering(() => json(status, { status, code, detail: '' }));
  const { call, onEnd } = place();
  await expect(call(logoutAgentur)).rejects.toBeInstanceOf(CallError);
  expect(onEnd).toHaveBeenCalledTimes(times);
});

test('throws NetzwerkFehler if the server cannot be reached or another server answers', async () => {
  for (const answer of [() => Promise.reject(new TypeError('failed')), () => new Response('<html>', { status: 502 })]) {
    answering(answer);
    const error = await place()
      .call(logoutAgentur)
      .catch((thrown: unknown) => thrown);
    expect((error as CallError).problem).toMatchObject({ code: 'NetzwerkFehler', detail: 'Kein Netz.' });
  }
});
