import { createHash } from 'node:crypto';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { anmeldungStandIn } from './anmeldung.tsx';
import type { StandInRequest } from './stand-in.ts';

const BASE = 'http://telko.localhost:3000/dev/standin/anmeldung';
const BACK = 'http://telko.localhost:3000/de/agentur/login';
const VERIFIER = 'ein-verifier';
const QUERY = {
  client_id: 'empfehlwerk',
  redirect_uri: BACK,
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
  state: 's',
  nonce: 'n',
};
const SECRET = 'demo';

const standIn = anmeldungStandIn();
const ask = (method: string, path: string, request: Partial<StandInRequest> = {}) =>
  Promise.resolve(
    standIn.answer({
      tenant: 'telko',
      locale: 'de',
      method,
      path,
      query: new URLSearchParams(),
      headers: {},
      body: '',
      base: BASE,
      now: new Date(0),
      ...request,
    }),
  );

/** Sends the form of the page; returns the parameters with which it leads back. */
async function choose(form: Record<string, string>, change: Partial<typeof QUERY> = {}) {
  const query = new URLSearchParams({ ...QUERY, ...change });
  const { headers } = await ask('POST', '/authorize', { query, body: `${new URLSearchParams(form)}` });
  return Object.fromEntries(new URL(headers?.location ?? '').searchParams);
}

const exchange = (
  code: string | undefined,
  { secret = SECRET, tenant = 'telko', ...change }: Record<string, string> = {},
  now = new Date(0),
) =>
  ask('POST', '/token', {
    tenant,
    now,
    headers: { authorization: `Basic ${Buffer.from(`empfehlwerk:${secret}`).toString('base64')}` },
    body: `${new URLSearchParams({ code: code ?? '', code_verifier: VERIFIER, redirect_uri: BACK, ...change })}`,
  });

test('a person who allows it is named by the token and by userinfo, and the code works once', async () => {
  const { code, state } = await choose({ email: 'inhaber@agentur.example', andere: 'neu@agentur.example' });
  expect(state).toBe('s');
  const { body } = (await exchange(code)) as { body: { id_token: string; access_token: string } };
  const keys = createLocalJWKSet((await ask('GET', '/jwks.json')).body as JSONWebKeySet);
  const { payload } = await jwtVerify(body.id_token, keys, { issuer: BASE, audience: 'empfehlwerk' });
  const person = { sub: expect.any(String), email: 'neu@agentur.example', email_verified: true };
  expect(payload).toMatchObject({ ...person, nonce: 'n' });
  expect((await ask('GET', '/userinfo', { headers: { authorization: `Bearer ${body.access_token}` } })).body).toEqual(person);
  expect(await ask('GET', '/userinfo', { headers: { authorization: 'Bearer x' } })).toMatchObject({ status: 401 });
  expect(await exchange(code)).toEqual({ status: 400, body: { error: 'invalid_grant' } });
});

test('a refusal leads back with its error, and a request of another client or to another host does not lead back', async () => {
  expect(await choose({ email: 'inhaber@agentur.example', ablehnen: '1' })).toEqual({ error: 'access_denied', state: 's' });
  expect(await choose({ email: 'a@b.example' }, { code_challenge_method: 'plain' })).toEqual({ error: 'invalid_request', state: 's' });
  for (const wrong of [{ client_id: 'fremd' }, { redirect_uri: 'https://fremd.example/' }])
    expect(await ask('POST', '/authorize', { query: new URLSearchParams({ ...QUERY, ...wrong }) })).toMatchObject({ status: 400 });
});

test('a code is refused with another verifier, secret, address or tenant, and after a minute', async () => {
  const code = async () => (await choose({ email: 'inhaber@agentur.example' })).code;
  expect(await exchange(await code(), { secret: 'falsch' })).toEqual({ status: 401, body: { error: 'invalid_client' } });
  const changes: readonly Record<string, string>[] = [{ code_verifier: 'falsch' }, { redirect_uri: `${BACK}/` }, { tenant: 'energie' }];
  for (const wrong of changes) expect(await exchange(await code(), wrong)).toEqual({ status: 400, body: { error: 'invalid_grant' } });
  expect(await exchange(await code(), {}, new Date(60_001))).toEqual({ status: 400, body: { error: 'invalid_grant' } });
});
