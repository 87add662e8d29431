import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { configured } from '../../../test/support/mandant.ts';
import { completion, ERIKA, login, newEmail, recommend, recommendation } from '../../../test/support/walk.ts';

const app = testApp();
let session: string;
beforeAll(async () => {
  session = await login(app, 'energie');
});

const toOneself = (Email: string) =>
  app.api('energie', 'POST', '/Empfehlen/create', {
    bearer: session,
    body: recommendation({ produkt: 1, empfaenger: { Vorname: 'Erika', Email } }),
  });

test('a tenant that allows it lets people recommend to themselves, once, and enter their own data', async () => {
  const { Empfehlungsnummer } = await recommend(app, 'energie', session, { produkt: 1 });
  const enter = () => app.api('energie', 'POST', '/tracking/abschliessen', { body: completion(Empfehlungsnummer, 'erika+3@example.org') });
  const oneself = { status: 422, body: { code: 'EmailEmpfehlerGleichEmpfaenger' } };
  const exists = { status: 409, body: { code: 'EmpfehlungExists' } };
  expect(await toOneself(ERIKA.Email)).toMatchObject(oneself);
  await configured(app, 'energie', { AllowSelfRecommendation: true }, async () => {
    expect((await toOneself(ERIKA.Email)).status).toBe(201);
    expect(await toOneself('ERIKA+2@example.org')).toMatchObject(exists);
    expect(await enter()).toMatchObject(exists);
  });
  expect(await enter()).toMatchObject(oneself);
});

test("a tenant's own number of days ends its referrals and their people", () =>
  configured(app, 'energie', { EmpfehlungGueltigTage: 10 }, async () => {
    const { Empfehlungsnummer } = await recommend(app, 'energie', session, { produkt: 1, empfaenger: { Vorname: 'Olaf' } });
    const view = async () => (await app.api('energie', 'GET', `/empfehlen/${Empfehlungsnummer}`)).body;
    expect((await view()).GueltigBis).toBe('2026-11-30');
    await app.later(10);
    expect((await view()).Status).toBe('Abgelaufen');
  }));

test('a whitelist bars recommenders off it, and none of the people they recommend to', async () => {
  session = await login(app, 'energie');
  const { Empfehlungsnummer } = await recommend(app, 'energie', session, { produkt: 1 });
  await configured(app, 'energie', { EmailWhitelist: ['*@lindtal.example'] }, async () => {
    const reply = await app.api('energie', 'POST', '/Empfehlen/create', { bearer: session, body: recommendation({ produkt: 1 }) });
    expect(reply).toMatchObject({ status: 403, body: { code: 'EmailNotAllowed' } });
    const entered = await app.api('energie', 'POST', '/tracking/abschliessen', { body: completion(Empfehlungsnummer, newEmail('joerg')) });
    expect(entered.status).toBe(201);
  });
});
