import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { makeArbeit } from '../../../../test/support/arbeit.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { inBetrieb, loginBetrieb } from '../../../../test/support/betrieb.ts';
import { TEST_NOW } from '../../../../test/support/parts.ts';
import { queryAsOwner } from '../../../../test/support/rows.ts';
import { text } from '../../../../texts/texts.ts';
import { expectProblem } from '../../../http/problem.fixture.ts';
import { MAIL_SWEEP } from '../../../jobs/sweep.ts';
import { SERVICE_SWEEPS, SWEEPS } from '../../../start/modules.ts';
import { setRoles } from '../benutzer/rollen.ts';
import { retryWork } from './arbeiten.ts';

const app = testApp();
const TENANT = 'telko';
beforeEach(() => app.clock.set(TEST_NOW));

const list = (bearer: string, body: object = {}, tenant = TENANT) => app.api(tenant, 'PUT', '/betrieb/arbeiten', { bearer, body });
const retry = (bearer: string, id: string, tenant = TENANT) => app.api(tenant, 'POST', `/betrieb/arbeiten/${id}/erneut`, { bearer });
const numbersOf = async (bearer: string, body: object): Promise<string[]> =>
  (await list(bearer, { Pagesize: 200, ...body })).body.Content.map(({ Nummer }: { Nummer: string }) => Nummer);
const logOf = (id: string) =>
  queryAsOwner(app, "select wer, vorher, nachher, daten from protokoll where was = 'arbeit.status' and bezug = $1", [id]);
const home = async (bearer: string) =>
  (await app.api(TENANT, 'GET', '/betrieb/heute', { bearer })).body.Anstehend.find(({ Liste }: { Liste: string }) => Liste === 'arbeiten');

describe('the list of failed work', () => {
  test('finds work by its number and its row, by status and day, and pages in both orders', async () => {
    const { bearer } = await loginBetrieb(app);
    const ids = [await makeArbeit(app, TENANT, { bezug: 'A-7701' }), await makeArbeit(app), await makeArbeit(app)];
    const [id = ''] = ids;
    for (const Suche of [id, id.slice(0, -1), 'A-7701', 'a-7701'])
      expect(await numbersOf(bearer, { Filter: { Suche } }), Suche).toContain(id);
    for (const Suche of ['%', 'A-770', id.slice(1)]) expect(await numbersOf(bearer, { Filter: { Suche } }), Suche).not.toContain(id);
    expect(await numbersOf(bearer, { Filter: { Suche: id, Status: ['Gescheitert'], Von: '2026-11-20', Bis: '2026-11-20' } })).toEqual([id]);
    expect(await numbersOf(bearer, { Filter: { Suche: id, Bis: '2026-11-19' } })).toEqual([]);
    for (const OrderBy of ['ErstelltAm', 'Nummer']) {
      const all = await numbersOf(bearer, { OrderBy, Descending: true });
      const first = (await list(bearer, { OrderBy, Descending: true, Pagesize: 2 })).body;
      const second = await numbersOf(bearer, { OrderBy, Descending: true, Pagesize: 2, Nach: first.Nach });
      expect([...first.Content.map(({ Nummer }: { Nummer: string }) => Nummer), ...second]).toEqual(all.slice(0, 4));
    }
    expectProblem(await list(bearer, { OrderBy: 'Grund' }), 422, 'Validierung');
  });

  test('keeps what waits for a person, which home counts for those who may try it again', async () => {
    const { bearer } = await loginBetrieb(app);
    const [one, two] = [await makeArbeit(app), await makeArbeit(app)];
    await retry(bearer, two);
    const waiting = await numbersOf(bearer, { Filter: { Faellig: 'Gescheitert' } });
    expect([waiting.includes(one), waiting.includes(two)]).toEqual([true, false]);
    expect(await home(bearer)).toMatchObject({ Faellig: 'Gescheitert', Anzahl: waiting.length, Aeltester: '2026-11-20' });
    expect(await home((await loginBetrieb(app, { rollen: { telko: ['Support', 'Buchhaltung'] } })).bearer)).toBeUndefined();
  });

  test('has words for every kind of work, and shows the name of one that is gone', async () => {
    for (const { name } of [...SWEEPS, ...SERVICE_SWEEPS, { name: MAIL_SWEEP }])
      for (const locale of ['de', 'en'] as const) expect(text(locale, `betrieb.arbeitart.${name as 'mail'}`), name).toMatch(/\w/);
    const id = await makeArbeit(app, TENANT, { art: 'frueher.einmal' });
    const { bearer } = await loginBetrieb(app);
    expect((await list(bearer, { Filter: { Suche: id } })).body.Content).toMatchObject([{ Art: 'frueher.einmal' }]);
  });
});

describe('trying work again', () => {
  test('is asked for once, by one of several presses of two people at once', async () => {
    const id = await makeArbeit(app);
    const people = [await loginBetrieb(app), await loginBetrieb(app)];
    const answers = await atOnce(6, (n) => retry(people[n % 2]?.bearer ?? '', id));
    expect(answers.map(({ status, body }) => [status, body.Nummer, body.Status])).toEqual(Array(6).fill([200, id, 'Wiederholt']));
    expect(await logOf(id)).toEqual([
      { wer: expect.stringMatching(/^Betrieb:/), vorher: 'Gescheitert', nachher: 'Wiederholt', daten: { art: 'rechnung.lauf' } },
    ]);
  });

  test('leaves work alone that has succeeded, and is not found at another tenant', async () => {
    const id = await makeArbeit(app);
    await queryAsOwner(app, "update arbeit set status = 'Erledigt' where arbeit_id = $1", [id]);
    const { bearer } = await loginBetrieb(app, { rollen: { telko: ['Betrieb'], energie: ['Betrieb'] } });
    expect((await retry(bearer, id)).body.Status).toBe('Erledigt');
    expect(await logOf(id)).toEqual([]);
    expectProblem(await retry(bearer, id, 'energie'), 404, 'NichtGefunden');
    expectProblem(await retry(bearer, 'unbekannt0000'), 404, 'NichtGefunden');
  });

  test('needs the right, which is read once more in its transaction', async () => {
    const id = await makeArbeit(app);
    const support = await loginBetrieb(app, { rollen: { telko: ['Support'] } });
    expectProblem(await list(support.bearer), 403, 'NichtAuthorisiert');
    expectProblem(await retry(support.bearer, id), 403, 'NichtAuthorisiert');
    const { id: person } = await loginBetrieb(app);
    const login = { who: 'B', id: person, rollen: ['Betrieb'], wer: `Betrieb:${person}` } as unknown as Parameters<typeof retryWork>[1];
    const mandant = app.parts.mandanten.get(TENANT) ?? expect.fail('no tenant');
    await inBetrieb(app, (scope) =>
      scope.asMandant(mandant, (context) => setRoles(context, person, { rollen: ['Support'], giltBis: null })),
    );
    await expect(app.inTenant(TENANT, (context) => retryWork(context, login, id))).rejects.toMatchObject({ code: 'NichtAuthorisiert' });
    expect(await logOf(id)).toEqual([]);
  });
});

test('failed work is deleted 90 days after its last failure', async () => {
  const id = await makeArbeit(app);
  const { bearer } = await loginBetrieb(app);
  const isThere = async () => (await queryAsOwner(app, 'select from arbeit where arbeit_id = $1', [id])).length === 1;
  expect((await list(bearer)).status).toBe(200);
  await app.clock.advance(89);
  await app.jobs.drain();
  expect(await isThere()).toBe(true);
  await app.clock.advance(2);
  await app.jobs.drain();
  expect(await isThere()).toBe(false);
});
