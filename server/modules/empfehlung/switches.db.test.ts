import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MandantKonfiguration } from '../../../contract/mandant.ts';
import { startTestApp, type TestApp } from '../../../test/support/app.ts';
import { completion, ERIKA, login, newEmail, recommend, recommendation } from '../../../test/support/walk.ts';

let app: TestApp;
let session: string;
beforeAll(async () => {
  app = await startTestApp();
  session = await login(app, 'energie');
});
afterAll(() => app.close());

/** Changes the configuration of the tenant `energie`, as an operator would. */
async function switchTo(change: Partial<MandantKonfiguration>) {
  const konfiguration = app.parts.mandanten.get('energie')?.konfiguration;
  await app.parts.db.inSystem(({ tx }) =>
    tx
      .updateTable('mandant')
      .set({ konfiguration: JSON.stringify({ ...konfiguration, ...change }) })
      .where('mandant', '=', 'energie')
      .execute(),
  );
  await app.parts.mandanten.reload();
}

const toOneself = (Email: string) =>
  app.api('energie', 'POST', '/Empfehlen/create', {
    bearer: session,
    body: recommendation({ produkt: 1, empfaenger: { Vorname: 'Erika', Email } }),
  });

test('a tenant that allows it lets people recommend to themselves, once, and enter their own data', async () => {
  expect(await toOneself(ERIKA.Email)).toMatchObject({ status: 422, body: { code: 'EmailEmpfehlerGleichEmpfaenger' } });
  await switchTo({ AllowSelfRecommendation: true });
  expect((await toOneself(ERIKA.Email)).status).toBe(201);
  expect(await toOneself('ERIKA+2@example.org')).toMatchObject({ status: 409, body: { code: 'EmpfehlungExists' } });
  const { Empfehlungsnummer } = await recommend(app, 'energie', session, { produkt: 1 });
  const enter = () => app.api('energie', 'POST', '/tracking/abschliessen', { body: completion(Empfehlungsnummer, 'erika+3@example.org') });
  expect(await enter()).toMatchObject({ status: 409, body: { code: 'EmpfehlungExists' } });
  await switchTo({ AllowSelfRecommendation: false });
  expect(await enter()).toMatchObject({ status: 422, body: { code: 'EmailEmpfehlerGleichEmpfaenger' } });
});

test("a tenant's own number of days ends its referrals and their people", async () => {
  await switchTo({ EmpfehlungGueltigTage: 10 });
  const { Empfehlungsnummer } = await recommend(app, 'energie', session, { produkt: 1, empfaenger: { Vorname: 'Olaf' } });
  const view = async () => (await app.api('energie', 'GET', `/empfehlen/${Empfehlungsnummer}`)).body;
  expect((await view()).GueltigBis).toBe('2026-11-30');
  await app.later(10);
  expect((await view()).Status).toBe('Abgelaufen');
  await switchTo({ EmpfehlungGueltigTage: 60 });
});

test('a whitelist bars recommenders off it, and none of the people they recommend to', async () => {
  session = await login(app, 'energie');
  const { Empfehlungsnummer } = await recommend(app, 'energie', session, { produkt: 1 });
  await switchTo({ EmailWhitelist: ['*@lindtal.example'] });
  const reply = await app.api('energie', 'POST', '/Empfehlen/create', { bearer: session, body: recommendation({ produkt: 1 }) });
  expect(reply).toMatchObject({ status: 403, body: { code: 'EmailNotAllowed' } });
  const entered = await app.api('energie', 'POST', '/tracking/abschliessen', { body: completion(Empfehlungsnummer, newEmail('joerg')) });
  expect(entered.status).toBe(201);
  await switchTo({ EmailWhitelist: [] });
});
