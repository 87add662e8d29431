import { expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { countEmpfehlungen, login, recommendation } from '../../../test/support/walk.ts';

const app = demoApp();

/** Recommends at a moment. The rewards of the demo are valid from 2020-06-02 to 2036-12-31, in days of Berlin. */
async function recommendAt(moment: string) {
  app.clock.set(new Date(moment));
  const bearer = await login(app, 'telko');
  return app.api('telko', 'POST', '/Empfehlen/create', { bearer, body: recommendation({ produkt: 462 }) });
}

test.each([
  ['a second before the first day', '2020-06-01T21:59:59Z'],
  ['a second after the last day', '2036-12-31T23:00:00Z'],
])('a product cannot be recommended %s of the validity of its reward, and nothing is stored', async (_, moment) => {
  const before = await countEmpfehlungen(app, 'telko');
  expect(await recommendAt(moment)).toMatchObject({
    status: 422,
    body: { code: 'Validierung', errors: [{ field: 'Empfehlung.Produkt', code: 'keinePraemie' }] },
  });
  expect(await countEmpfehlungen(app, 'telko')).toBe(before);
});

test.each([
  ['from the first second of the first day', '2020-06-01T22:00:00Z'],
  ['to the last second of the last day', '2036-12-31T22:59:59Z'],
])('a product can be recommended %s of the validity of its reward', async (_, moment) => {
  expect((await recommendAt(moment)).status).toBe(201);
});

test('a referral whose reward is no longer valid is still shown, with a reward of zero', async () => {
  const { body } = await recommendAt('2036-12-31T12:00:00Z');
  app.clock.set(new Date('2037-01-01T12:00:00Z'));
  const view = await app.api('telko', 'GET', `/empfehlen/${body.Empfehlungsnummer}`);
  expect(view).toMatchObject({ status: 200, body: { Praemie: { WertCent: 0, Wert: '0,00 €' } } });
});
