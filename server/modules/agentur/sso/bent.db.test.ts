import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAgentur, makeBenutzer } from '../../../../test/support/agentur.ts';
import { CHALLENGE, useAnbieter, VERIFIER } from '../../../../test/support/anbieter.ts';
import { demoApp } from '../../../../test/support/app.ts';
import { type Faults, startFaultyAnbieter } from '../../../../test/support/faulty-anbieter.ts';
import { expectProblem } from '../../../http/problem.fixture.ts';

const app = demoApp();
const said = { email: '', nonce: '', bend: {} as Faults };
let anbieter: Awaited<ReturnType<typeof startFaultyAnbieter>>;
beforeAll(async () => {
  anbieter = await startFaultyAnbieter(said);
  await useAnbieter(app, anbieter.issuer);
  said.email = await makeBenutzer(app, 'telko', await makeAgentur(app));
});
afterAll(() => anbieter.close());

const begin = () => app.api('telko', 'GET', `/agentur/sso?challenge=${CHALLENGE}`);

const AWAY =
  'Der Anmeldedienst antwortet gerade nicht. Versuchen Sie es in ein paar Minuten noch einmal, oder melden Sie sich mit Ihrem Passwort an.';

/** A login at a provider that answers with a fault. */
async function loginBent(bend: Faults) {
  const started = await begin();
  said.nonce = new URL(started.body.Adresse).searchParams.get('nonce') ?? '';
  said.bend = bend;
  const [cookie = ''] = String(started.headers['set-cookie']).split(';');
  return app.api('telko', 'PUT', '/agentur/sso', { body: { Code: 'c', Verifier: VERIFIER }, headers: { cookie } });
}

describe('the answer of a provider', () => {
  test('opens a session if it is valid', async () => {
    const { status, body } = await loginBent({});
    expect([status, body.Email]).toEqual([200, said.email]);
  });

  test.each<[string, Faults]>([
    ['of another issuer', { claims: { iss: 'https://boese.example' } }],
    ['for another audience', { claims: { aud: 'jemand-anders' } }],
    ['for several audiences and another authorised party', { claims: { aud: ['empfehlwerk', 'x'], azp: 'x' } }],
    ['with the nonce of another login', { claims: { nonce: 'fremd' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['that has expired', { claims: { exp: 1_700_000_000, iat: 1_699_999_000 } }],
    ['without a subject', { claims: { sub: undefined } }],
    ['signed with another key', { isForged: true }],
  ])('is refused with a token %s', async (_, bend) => {
    const refused = await loginBent(bend);
    expectProblem(refused, 403, 'NichtAuthorisiert');
    expect(refused.headers['set-cookie']).toMatch(/^psoe_dienst=; /);
  });

  test('does not verify an address if email_verified is the string "true"', async () => {
    expectProblem(await loginBent({ claims: { sub: 'neu', email_verified: 'true' } }), 404, 'NichtRegistriert');
  });

  test.each<[string, Faults]>([
    ['returns an error', { status: 500 }],
    ['does not answer in time', { isSilent: true }],
  ])('results in NetzwerkFehler if the provider %s', async (_, bend) => {
    const refused = await loginBent(bend);
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([503, 'NetzwerkFehler', AWAY]);
  });

  test('results in NetzwerkFehler at the start of a login if the provider is unreachable', async () => {
    await useAnbieter(app, 'http://127.0.0.1:9');
    const { status, body } = await begin();
    expect([status, body.code, body.detail]).toEqual([503, 'NetzwerkFehler', AWAY]);
  });
});
