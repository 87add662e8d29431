import { beforeAll, describe, expect, test } from 'vitest';
import type { AssignableRolle } from '../../../contract/rules/rollen.ts';
import { inviteEmpfehler, loginAgentur, makeAgentur, makeBenutzer } from '../../../test/support/agentur.ts';
import { testApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { configured } from '../../../test/support/mandant.ts';
import { grantsOf, ordered } from '../../../test/support/money.ts';
import { newBrowser } from '../../../test/support/pages.ts';
import { PASSWORD } from '../../../test/support/walk.ts';
import { addDays, startOfDay } from '../../calendar.ts';
import { expectProblem } from '../../http/problem.fixture.ts';

/** The rights of a user come from the server's current data, whatever a browser sends and whichever request comes first. */

const app = testApp();
const TENANT = 'telko';

/** An order of an agency on the first day on which it can be released. */
async function due() {
  const agentur = await makeAgentur(app, TENANT);
  const { auftrag } = await ordered(app, TENANT, { empfehler: await inviteEmpfehler(app, TENANT, { agenturnummer: agentur }) });
  app.clock.set(new Date(startOfDay(addDays(auftrag.Auftragsdatum, 15)).getTime() + 36_000_000));
  return { agentur, nr: auftrag.Auftragsnummer };
}
const person = (agentur: string, rollen: readonly AssignableRolle[] = ['Inhaber']) => makeBenutzer(app, TENANT, agentur, { rollen });
const releasedEvents = (nr: string) =>
  app.inTenant(TENANT, ({ tx }) =>
    tx.selectFrom('ereignis').select('wer').where('bezug', '=', nr).where('nachher', '=', 'Freigegeben').execute(),
  );

describe('a role that the browser claims', () => {
  let agentur: string;
  let nr: string;
  let email: string;
  let bearer: string;
  beforeAll(async () => {
    ({ agentur, nr } = await due());
    email = await person(agentur, ['Mitarbeiter']);
    bearer = await loginAgentur(app, TENANT, email);
  });

  const CLAIM = {
    Rollen: ['Inhaber'],
    Rechte: ['Mitarbeiter', 'Freigabe'],
    Rolle: 'Inhaber',
    rollen: ['Inhaber'],
    MitarbeiterGebenFrei: true,
  };

  test.each([
    ['in cookies', { headers: { cookie: 'rollen=Inhaber; Rollen=Inhaber; rolle=Inhaber; psoe_rollen=Inhaber' } }, {}],
    ['in headers', { headers: { 'x-rollen': 'Inhaber', 'x-role': 'Inhaber', rollen: 'Inhaber', 'x-authorization': 'Inhaber' } }, {}],
    ['in the query', { query: '?Rollen=Inhaber&rolle=Inhaber' }, {}],
    ['in the body', {}, CLAIM],
  ] as const)(
    '%s allows neither the list of employees nor a release',
    async (_, { headers, query = '' }: { headers?: Record<string, string>; query?: string }, body) => {
      const ask = (method: 'PUT' | 'POST', path: string, more: object = {}) =>
        app.api(TENANT, method, path + query, { bearer, headers, body: { ...body, ...more } });
      expectProblem(await ask('PUT', `/agentur/${agentur}`), 403, 'NichtAuthorisiert');
      expectProblem(await ask('PUT', `/agentur/auftragfreigeben/${agentur}/${nr}`), 403, 'NichtAuthorisiert');
      expectProblem(await ask('POST', '/agentur/freigaben', { Auftragsnummern: [nr] }), 403, 'NichtAuthorisiert');
      expect(await releasedEvents(nr)).toEqual([]);
      const { body: user } = await app.api(TENANT, 'GET', `/agentur/user${query}`, { bearer, headers });
      expect(user.Rollen).toEqual(['Mitarbeiter']);
      expect(user.Rechte).not.toContain('Freigabe');
    },
  );

  test('at the login or in the account data is refused as an unknown field and changes no role', async () => {
    const credentials = { Email: email, Password: PASSWORD };
    const login = await app.api(TENANT, 'POST', '/agentur/login', { body: { ...credentials, ...CLAIM } });
    expect(login.status === 422 || login.body.Rollen?.join() === 'Mitarbeiter', JSON.stringify(login.body)).toBe(true);
    expectProblem(await app.api(TENANT, 'PUT', '/agentur/daten', { bearer, body: { Language: 'de', ...CLAIM } }), 422, 'Validierung');
    expect((await app.api(TENANT, 'GET', '/agentur/user', { bearer })).body.Rollen).toEqual(['Mitarbeiter']);
  });

  test('as a cookie or in the address opens no page', async () => {
    const browser = newBrowser(app, TENANT);
    expect((await browser.post('/de/agentur/login', { Email: email, Password: PASSWORD })).status).toBe(303);
    browser.cookies.set('rollen', 'Inhaber').set('Rollen', 'Inhaber');
    for (const query of ['', '?Rollen=Inhaber', '?rolle=Inhaber'])
      expect((await browser.get(`/de/agentur/bereich/mitarbeiter${query}`)).status).toBe(403);
  });

  test('as the value of any session cookie is no login', async () => {
    for (const name of ['psoe_agentur', 'psoe_token', 'psoe_betrieb', 'psoe_seller']) {
      const headers = { cookie: `${name}=${encodeURIComponent(JSON.stringify(CLAIM))}` };
      const reply = await app.api(TENANT, 'GET', '/agentur/user', { headers });
      expectProblem(reply, 401, name === 'psoe_agentur' ? 'PSOF0204' : 'LoginFirst');
    }
  });
});

describe('a revoked right', () => {
  const change = (agentur: string, row: { rollen?: AssignableRolle[]; status?: 'Deaktiviert' }) =>
    app.inTenant(TENANT, ({ tx }) => tx.updateTable('agentur_benutzer').set(row).where('agenturnummer', '=', agentur).execute());

  test('ends with the next call: release, objection, export, notes and reports', async () => {
    const { agentur, nr } = await due();
    const bearer = await loginAgentur(app, TENANT, await person(agentur));
    const calls = [
      ['PUT', `/agentur/auftragfreigeben/${agentur}/${nr}`, undefined],
      ['PUT', `/agentur/auftragbeanstanden/${agentur}/${nr}`, { Grund: 'Doppelt bestellt.' }],
      ['POST', '/agentur/freigaben', { Auftragsnummern: [nr] }],
      ['GET', '/agentur/export/auftraege?format=csv', undefined],
      ['PUT', `/agentur/notiz/${agentur}/auftraege/${nr}`, { Text: 'Ruft an.' }],
      ['PUT', `/agentur/auftraege/${agentur}/`, {}],
      ['GET', `/agentur/heute/${agentur}`, undefined],
    ] as const;
    expect((await app.api(TENANT, 'PUT', `/agentur/auftraege/${agentur}/`, { bearer, body: {} })).status).toBe(200);
    await change(agentur, { rollen: [] });
    for (const [method, path, body] of calls)
      expectProblem(await app.api(TENANT, method, path, { bearer, body }), 403, 'NichtAuthorisiert');
    await change(agentur, { status: 'Deaktiviert' });
    for (const [method, path, body] of calls) expectProblem(await app.api(TENANT, method, path, { bearer, body }), 401, 'PSOF0204');
    expect(await releasedEvents(nr)).toEqual([]);
  });

  test('ends for all staff when the tenant switches it off and while the agency is inactive', async () => {
    const { agentur, nr } = await due();
    const bearer = await loginAgentur(app, TENANT, await person(agentur, ['Mitarbeiter']));
    const release = () => app.api(TENANT, 'PUT', `/agentur/auftragfreigeben/${agentur}/${nr}`, { bearer });
    const mayRelease = async () => (await app.api(TENANT, 'GET', '/agentur/user', { bearer })).body.Rechte.includes('Freigabe');
    await configured(app, TENANT, { MitarbeiterGebenFrei: true, MitarbeiterSehenAlles: true }, async () => {
      expect(await mayRelease()).toBe(true);
      await app.inTenant(TENANT, ({ tx }) =>
        tx.updateTable('agentur').set({ status: 'Inaktiv', grund: 'Ruht' }).where('agenturnummer', '=', agentur).execute(),
      );
      expectProblem(await release(), 403, 'NichtAuthorisiert');
      await app.inTenant(TENANT, ({ tx }) =>
        tx.updateTable('agentur').set({ status: 'Aktiv', grund: null }).where('agenturnummer', '=', agentur).execute(),
      );
      expect(await mayRelease()).toBe(true);
    });
    expectProblem(await release(), 403, 'NichtAuthorisiert');
    expect(await releasedEvents(nr)).toEqual([]);
  });
});

test('two users who concurrently release one order both get Freigegeben, and the release and its rewards exist once', async () => {
  const { agentur, nr } = await due();
  const bearers = [await loginAgentur(app, TENANT, await person(agentur)), await loginAgentur(app, TENANT, await person(agentur))];
  const replies = await atOnce(2, (index) =>
    app.api(TENANT, 'PUT', `/agentur/auftragfreigeben/${agentur}/${nr}`, { bearer: bearers[index] ?? '' }),
  );
  expect(replies.map(({ status, body }) => [status, body.Status])).toEqual([
    [200, 'Freigegeben'],
    [200, 'Freigegeben'],
  ]);
  expect(replies[0]?.body).toEqual(replies[1]?.body);
  expect(await releasedEvents(nr)).toEqual([{ wer: expect.stringMatching(`^Agentur:${agentur}:`) }]);
  const sides = (await grantsOf(app, TENANT, nr)).map(({ seite }) => seite);
  expect(sides).toEqual([...new Set(sides)]);
  expect(sides.length).toBeGreaterThan(0);
});
