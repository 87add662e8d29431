import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { released } from '../../../test/support/money.ts';
import { login } from '../../../test/support/walk.ts';
import { expectProblem } from '../../http/problem.fixture.ts';

const app = testApp();
const TENANT = 'energie';
const KEY = `demo-${TENANT}`;
let empfehlerToken: string;
let empfaengerToken: string;
beforeAll(async () => {
  ({ empfehlerToken, empfaengerToken } = await released(app, TENANT));
});

const state = (nummer: string, bearer?: string, tenant = TENANT) =>
  app.api(tenant, 'PUT', `/empfehler/SetKundennummerForEmpfehler/${encodeURIComponent(nummer)}`, {
    ...(bearer !== undefined && { bearer }),
  });
const result = (bearer?: string, tenant = TENANT) =>
  app.api(tenant, 'GET', '/empfehler/GetResultFromKundennummer/', { ...(bearer !== undefined && { bearer }) });
const open = (bearer: string | undefined = KEY, tenant = TENANT) =>
  app.api(tenant, 'GET', '/kundennummer', { ...(bearer !== '' && { bearer }) });
const tell = (Anfrage: unknown, Gefunden: unknown, bearer = KEY, tenant = TENANT) =>
  app.api(tenant, 'PUT', '/kundennummer', { body: { Anfrage, Gefunden }, ...(bearer !== '' && { bearer }) });
const rows = () => app.inTenant(TENANT, ({ tx }) => tx.selectFrom('kundennummer').selectAll().execute());

describe('the customer number of a recommender', () => {
  test('is Offen until the tenant answers, and the answer can be corrected', async () => {
    expectProblem(await result(empfehlerToken), 404, 'NichtGefunden');
    expect(await state('KD-4711/7', empfehlerToken)).toMatchObject({ status: 204, body: '' });
    expect((await result(empfehlerToken)).body).toEqual({ Status: 'Offen', Kundennummer: 'KD-4711/7' });
    const [asked] = (await open()).body;
    expect(asked).toEqual({
      Anfrage: expect.any(String),
      Kundennummer: 'KD-4711/7',
      Vorname: 'Erika',
      Nachname: 'Muster',
      GestelltAm: app.clock.now().toISOString(),
    });
    expect((await tell(asked.Anfrage, false)).status).toBe(204);
    expect((await result(empfehlerToken)).body.Status).toBe('Unbekannt');
    expect((await open()).body).toEqual([]);
    expect((await tell(asked.Anfrage, true)).status).toBe(204);
    expect((await result(empfehlerToken)).body).toEqual({ Status: 'Gefunden', Kundennummer: 'KD-4711/7' });
  });

  test('keeps its answer if stated again; a different number replaces the old question with a new one', async () => {
    await state('A 1', empfehlerToken);
    const [old] = (await open()).body;
    await tell(old.Anfrage, true);
    expect((await atOnce(2, () => state('A 1', empfehlerToken))).map(({ status }) => status)).toEqual([204, 204]);
    expect((await result(empfehlerToken)).body.Status).toBe('Gefunden');
    await state('A 2', empfehlerToken);
    expect((await result(empfehlerToken)).body).toEqual({ Status: 'Offen', Kundennummer: 'A 2' });
    expectProblem(await tell(old.Anfrage, true), 404, 'NichtGefunden');
    expect((await result(empfehlerToken)).body.Status).toBe('Offen');
  });

  test('is one question after concurrent calls', async () => {
    await atOnce(5, (index) => state(`P${index}`, empfehlerToken));
    expect(await rows()).toHaveLength(1);
    expect((await open()).body).toHaveLength(1);
  });

  test("can only be stated with the token of a recommender's grant of this tenant", async () => {
    const before = await rows();
    expectProblem(await state('B1'), 401, 'LoginFirst');
    expectProblem(await result(), 401, 'LoginFirst');
    expectProblem(await state('B1', empfaengerToken), 403, 'NichtAuthorisiert');
    expectProblem(await result(empfaengerToken), 403, 'NichtAuthorisiert');
    for (const wrong of [await login(app, TENANT), KEY]) expectProblem(await state('B1', wrong), 400, 'PraemieTokenUngueltig');
    expectProblem(await state('B1', empfehlerToken, 'telko'), 400, 'PraemieTokenUngueltig');
    for (const nummer of ['<b>', 'x'.repeat(41), ' ', 'ä\0']) expectProblem(await state(nummer, empfehlerToken), 404, 'NichtGefunden');
    expect(await rows()).toEqual(before);
  });

  test('can only be read and answered with the API key of this tenant', async () => {
    await state('C1', empfehlerToken);
    const [{ Anfrage }] = (await open()).body;
    expectProblem(await open(''), 401, 'LoginFirst');
    expectProblem(await tell(Anfrage, true, ''), 401, 'LoginFirst');
    for (const wrong of [empfehlerToken, 'demo-telko']) {
      expectProblem(await open(wrong), 401, 'PSOF0204');
      expectProblem(await tell(Anfrage, true, wrong), 401, 'PSOF0204');
    }
    expect((await open('demo-telko', 'telko')).body).toEqual([]);
    expectProblem(await tell(Anfrage, true, 'demo-telko', 'telko'), 404, 'NichtGefunden');
    expectProblem(await tell(Anfrage, 'ja'), 422, 'Validierung');
    expect((await result(empfehlerToken)).body.Status).toBe('Offen');
  });

  test('is limited to 20 tries in 15 minutes for a grant', async () => {
    app.clock.pass({ minutes: 15 });
    const statuses = [];
    for (let index = 0; index < 21; index += 1) statuses.push((await state(`D${index}`, empfehlerToken)).status);
    expect(statuses).toEqual([...Array(20).fill(204), 429]);
    expect((await result(empfehlerToken)).body.Kundennummer).toBe('D19');
  });
});
