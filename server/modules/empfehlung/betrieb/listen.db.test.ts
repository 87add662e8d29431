import { beforeEach, describe, expect, test } from 'vitest';
import { inviteEmpfehler, makeAgentur } from '../../../../test/support/agentur.ts';
import { testApp } from '../../../../test/support/app.ts';
import { loginBetrieb } from '../../../../test/support/betrieb.ts';
import { newAccount } from '../../../../test/support/konto.ts';
import { ordered, recipient } from '../../../../test/support/money.ts';
import { TEST_NOW } from '../../../../test/support/parts.ts';
import { login, shownEmpfehlung } from '../../../../test/support/walk.ts';
import { expectProblem } from '../../../http/problem.fixture.ts';

const app = testApp();
beforeEach(() => app.clock.set(TEST_NOW));

const list = (bearer: string, liste: 'empfehlungen' | 'empfaenger', Filter: object = {}) =>
  app.api('telko', 'PUT', `/betrieb/${liste}`, { bearer, body: { Filter, Pagesize: 200 } });
const read = (bearer: string, liste: string, nr: string, tenant = 'telko') => app.api(tenant, 'GET', `/betrieb/${liste}/${nr}`, { bearer });

describe('referrals of the tenant', () => {
  test('are listed with their state and found by state, agency and beginning of the number', async () => {
    const { bearer } = await loginBetrieb(app);
    const agenturnummer = await makeAgentur(app, 'telko');
    const { Empfehlungsnummer: nr } = await recipient(app, 'telko', { empfehler: await inviteEmpfehler(app, 'telko', { agenturnummer }) });
    const row = { Empfehlungsnummer: nr, Status: 'Ok', Empfehler: 'Erika M.', Agenturnummer: agenturnummer, Klicks: 0 };
    for (const filter of [{}, { Suche: nr.slice(0, 6) }, { Agenturnummer: agenturnummer }, { Status: ['Ok'] }])
      expect((await list(bearer, 'empfehlungen', filter)).body.Content).toContainEqual(expect.objectContaining(row));
    for (const filter of [{ Suche: nr.slice(1) }, { Agenturnummer: 'A-0' }, { Status: ['Abgelaufen'] }])
      expect((await list(bearer, 'empfehlungen', filter)).body.Content.map((one: typeof row) => one.Empfehlungsnummer)).not.toContain(nr);
  });

  test('have a state that ends with their day, as their recommender sees it', async () => {
    const { Empfehlungsnummer: nr } = await recipient(app, 'telko');
    app.clock.pass({ days: 400 });
    const { bearer } = await loginBetrieb(app);
    const session = await login(app, 'telko');
    const [own, seen] = [await shownEmpfehlung(app, 'telko', session, nr), (await read(bearer, 'empfehlungen', nr)).body];
    expect([seen.Status, seen.NaechsterSchritt.Was]).toEqual(['Abgelaufen', own.NaechsterSchritt.Was]);
    expect(seen.Verlauf.length).toBeGreaterThan(0);
  });
});

describe('recommended people of the tenant', () => {
  test('are listed by first name and initial with the next step, and read one by one in the sentence of the recommender', async () => {
    const { bearer } = await loginBetrieb(app);
    const { Empfaengernummer: nr, Empfehlungsnummer } = await ordered(app, 'telko');
    const { body } = await list(bearer, 'empfaenger', { Suche: Empfehlungsnummer });
    expect(body).toMatchObject({
      TotalCount: 1,
      Content: [{ Empfaengernummer: nr, Anzeigename: 'Jörg M.', Status: 'Ok', Empfehlungsnummer }],
    });
    const one = (await read(bearer, 'empfaenger', nr)).body;
    expect(one.NaechsterSchritt.Was).toBe(body.Content[0].NaechsterSchritt);
    expect(one).toMatchObject({ Empfehler: 'Erika M.', Notiz: null });
    expect(JSON.stringify([body, one])).not.toMatch(/Müßig|muessig\.example/);
  });

  test('and referrals name the account of the recommender, until that is deleted', async () => {
    const empfehler = await newAccount(app);
    const { Empfaengernummer, Empfehlungsnummer } = await recipient(app, 'telko', { empfehler });
    const { bearer } = await loginBetrieb(app);
    const named = async () => [
      (await read(bearer, 'empfehlungen', Empfehlungsnummer)).body.EmpfehlerId,
      (await read(bearer, 'empfaenger', Empfaengernummer)).body.EmpfehlerId,
    ];
    expect(await named()).toEqual([empfehler.id, empfehler.id]);
    const session = await login(app, 'telko', empfehler.email);
    expect((await app.api('telko', 'DELETE', '/empfehler/delete', { bearer: session })).status).toBe(204);
    expect(await named()).toEqual([null, null]);
  });

  test('of another tenant are unknown', async () => {
    const { Empfaengernummer, Empfehlungsnummer } = await recipient(app, 'telko');
    const { bearer } = await loginBetrieb(app, { rollen: { energie: ['Support'] } });
    expectProblem(await read(bearer, 'empfaenger', Empfaengernummer, 'energie'), 404, 'NichtGefunden');
    expectProblem(await read(bearer, 'empfehlungen', Empfehlungsnummer, 'energie'), 404, 'NichtGefunden');
    expect(
      (await app.api('energie', 'PUT', '/betrieb/empfaenger', { bearer, body: { Filter: { Suche: Empfehlungsnummer } } })).body.Content,
    ).toEqual([]);
  });
});
