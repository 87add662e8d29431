import { beforeAll, expect, test } from 'vitest';
import { demoApp } from '../../../../test/support/app.ts';
import { configured } from '../../../../test/support/mandant.ts';
import { newBrowser } from '../../../../test/support/pages.ts';
import { completion, ERIKA, login, newEmail, recommend, recommendation } from '../../../../test/support/walk.ts';
import { fieldCodes } from '../../../http/problem.fixture.ts';

const app = demoApp();
let session: string;
beforeAll(async () => {
  session = await login(app, 'energie');
});

const toOneself = (Email: string) =>
  app.api('energie', 'POST', '/Empfehlen/create', {
    bearer: session,
    body: recommendation({ produkt: 1, empfaenger: { Vorname: 'Erika', Email } }),
  });

test('people can recommend to themselves, once, and enter their own data if the tenant allows it', async () => {
  const { Empfehlungsnummer } = await recommend(app, 'energie', session, { produkt: 1 });
  const enter = () => app.api('energie', 'POST', '/tracking/abschliessen', { body: completion(Empfehlungsnummer, 'erika+3@example.org') });
  const oneself = { status: 422, body: { code: 'EmailEmpfehlerGleichEmpfaenger' } };
  const exists = { status: 409, body: { code: 'EmpfehlungExists' } };
  expect(await toOneself(ERIKA.Email)).toMatchObject(oneself);
  await configured(app, 'energie', { AllowSelfRecommendation: true }, async () => {
    expect((await toOneself(ERIKA.Email)).status).toBe(201);
    expect(await toOneself('ERIKA+2@example.org')).toMatchObject(exists);
    expect((await enter()).status).toBe(201);
  });
  expect(await enter()).toMatchObject(oneself);
});

test('referrals and their recipients expire after the number of days that the tenant sets', () =>
  configured(app, 'energie', { EmpfehlungGueltigTage: 10 }, async () => {
    const { Empfehlungsnummer } = await recommend(app, 'energie', session, { produkt: 1, empfaenger: { Vorname: 'Olaf' } });
    const view = async () => (await app.api('energie', 'GET', `/empfehlen/${Empfehlungsnummer}`)).body;
    expect((await view()).GueltigBis).toBe('2026-11-30');
    await app.later(10);
    expect((await view()).Status).toBe('Abgelaufen');
  }));

test('agents can be found and recommended only if the tenant enables it', async () => {
  const bearer = await login(app, 'berater');
  const visitor = newBrowser(app, 'berater');
  const [agent] = (await app.api('berater', 'GET', '/Produkt/agents')).body;
  const create = () => app.api('berater', 'POST', '/Empfehlen/create', { bearer, body: recommendation({ produkt: agent.Id }) });
  const form = () => visitor.get(`/de/agent/empfehlen/${agent.ExterneId}`);
  const ways = ['/Produkt/agents', '/Produkt/berater', `/Produkt/${agent.ExterneId}`];
  await configured(app, 'berater', { ModuleAgentRecommendation: false }, async () => {
    for (const path of ways) expect((await app.api('berater', 'GET', path)).status, path).toBe(404);
    expect(fieldCodes(await create())).toEqual({ 'Empfehlung.Produkt': 'produkt' });
    expect((await form()).status).toBe(404);
    expect((await visitor.get('/de/')).body).not.toContain(agent.LastName);
  });
  for (const path of ways) expect((await app.api('berater', 'GET', path)).status, path).toBe(200);
  expect((await create()).status).toBe(201);
  expect((await form()).status).toBe(200);
});

test('a whitelist refuses recommenders who are not on it, but not recipients', async () => {
  session = await login(app, 'energie');
  const { Empfehlungsnummer } = await recommend(app, 'energie', session, { produkt: 1 });
  await configured(app, 'energie', { EmailWhitelist: ['*@lindtal.example'] }, async () => {
    const reply = await app.api('energie', 'POST', '/Empfehlen/create', { bearer: session, body: recommendation({ produkt: 1 }) });
    expect(reply).toMatchObject({ status: 403, body: { code: 'EmailNotAllowed' } });
    const entered = await app.api('energie', 'POST', '/tracking/abschliessen', { body: completion(Empfehlungsnummer, newEmail('joerg')) });
    expect(entered.status).toBe(201);
  });
});
