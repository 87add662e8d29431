import { expect, test } from 'vitest';
import { demoApp } from '../../../../test/support/app.ts';
import { newEmpfehler, recommendOpenly } from '../../../../test/support/opt-in.ts';
import { momentAfter, TEST_NOW } from '../../../../test/support/parts.ts';
import { login, recommend } from '../../../../test/support/walk.ts';

const app = demoApp();
const TENANT = 'telko';

const read = async (bearer: string, tenant = TENANT) => (await app.api(tenant, 'GET', '/empfehler/zustimmung', { bearer })).body;
/** The current versions of the demo's terms. */
const GILT = { AgbVersion: expect.stringMatching(/\S/), PraemienbedingungenVersion: expect.stringMatching(/\S/) };

test('a recommender sees the current terms and those accepted last', async () => {
  const { session, empfehler } = await newEmpfehler(app);
  const { Gilt, Zuletzt } = await read(session);
  expect(Gilt).toEqual(GILT);
  expect(Zuletzt).toEqual({ ...Gilt, GegebenAm: '2026-11-20T10:00:00.000Z' });
  app.clock.set(momentAfter({ minutes: 5 }));
  await recommend(app, TENANT, session, { empfehler, produkt: 462 });
  expect((await read(session)).Zuletzt.GegebenAm).toBe('2026-11-20T10:05:00.000Z');
});

test("terms that another person accepted in the recommender's name do not count", async () => {
  app.clock.set(TEST_NOW);
  const { session, empfehler } = await newEmpfehler(app);
  const { Zuletzt } = await read(session);
  app.clock.set(momentAfter({ minutes: 5 }));
  await recommendOpenly(app, empfehler);
  expect((await read(session)).Zuletzt).toEqual(Zuletzt);
  await recommend(app, TENANT, await login(app, TENANT), { produkt: 462 });
  expect((await read(session)).Zuletzt).toEqual(Zuletzt);
});

test('any other caller is refused', async () => {
  expect((await app.api(TENANT, 'GET', '/empfehler/zustimmung')).body.code).toBe('LoginFirst');
  expect((await app.api(TENANT, 'GET', '/empfehler/zustimmung', { bearer: 'erfunden' })).body.code).toBe('PSOF0204');
  expect((await app.api('energie', 'GET', '/empfehler/zustimmung', { bearer: await login(app, TENANT) })).body.code).toBe('PSOF0204');
});
