import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ZULETZT_MINUTES } from '../../../../contract/calls/betrieb/schluessel.ts';
import { testApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { loginBetrieb } from '../../../../test/support/betrieb.ts';
import { TEST_NOW } from '../../../../test/support/parts.ts';
import { queryAsOwner } from '../../../../test/support/rows.ts';
import { addMinutes } from '../../../calendar.ts';
import { expectProblem, fieldCodes } from '../../../http/problem.fixture.ts';

const app = testApp();
const TENANT = 'energie';
let person = { id: '', bearer: '' };
beforeAll(async () => {
  person = await loginBetrieb(app, { rollen: { [TENANT]: ['Betrieb'], telko: ['Betrieb'] } });
});
beforeEach(() => app.clock.set(TEST_NOW));

let made = 0;
const nameOf = () => {
  made += 1;
  return `Shop ${made}`;
};
const create = (body: object = {}, bearer = person.bearer) =>
  app.api(TENANT, 'POST', '/betrieb/schluessel', { bearer, body: { Name: nameOf(), Rechte: ['Auftrag'], ...body } });
const end = (id: string, tenant = TENANT) => app.api(tenant, 'DELETE', `/betrieb/schluessel/${id}`, { bearer: person.bearer });
const list = (body: object = {}) => app.api(TENANT, 'PUT', '/betrieb/schluessel', { bearer: person.bearer, body });
const rowOf = async (Name: string) => (await list({ Filter: { Suche: Name } })).body.Content[0];

/** A call with a key: NichtGefunden once the key is accepted. */
const use = (bearer: string) => app.api(TENANT, 'GET', '/auftrag/unbekannt', { bearer });
const logOf = (name: string) =>
  queryAsOwner(app, 'select wer, was, daten from protokoll where mandant = $1 and bezug = $2 order by protokoll_id', [TENANT, name]);

describe('a key', () => {
  test('is shown once, works at once, and is stored as a hash', async () => {
    const Name = nameOf();
    const { status, body } = await create({ Name });
    expect([status, body]).toEqual([201, { Nummer: expect.stringMatching(/^\w{13}$/), Name, Schluessel: expect.stringMatching(/^ew_/) }]);
    expectProblem(await use(body.Schluessel), 404, 'NichtGefunden');
    const stored = await queryAsOwner(app, "select row_to_json(k)::text as row from api_schluessel k where mandant = 'energie'");
    for (const all of [await rowOf(Name), stored, await logOf(Name)]) expect(JSON.stringify(all)).not.toContain(body.Schluessel);
    expect(await logOf(Name)).toEqual([
      { wer: `Betrieb:${person.id}`, was: 'schluessel.angelegt', daten: { rechte: ['Auftrag'], giltBis: null } },
    ]);
  });

  test('has the rights that it was given and no other', async () => {
    const { Schluessel } = (await create({ Rechte: ['Kundennummer'] })).body;
    expectProblem(await use(Schluessel), 403, 'NichtAuthorisiert');
    expect((await app.api(TENANT, 'GET', '/kundennummer', { bearer: Schluessel })).status).toBe(200);
    expectProblem(await app.api('telko', 'GET', '/kundennummer', { bearer: Schluessel }), 401, 'PSOF0204');
  });

  test('works until the end of its last day', async () => {
    const Name = nameOf();
    const { Schluessel } = (await create({ Name, GiltBis: '2026-11-21' })).body;
    app.clock.set(new Date('2026-11-21T22:59:59Z'));
    expectProblem(await use(Schluessel), 404, 'NichtGefunden');
    app.clock.set(new Date('2026-11-21T23:00:00Z'));
    expectProblem(await use(Schluessel), 401, 'PSOF0204');
    const later = await loginBetrieb(app, { rollen: { [TENANT]: ['Betrieb'] } });
    const { body } = await app.api(TENANT, 'PUT', '/betrieb/schluessel', {
      bearer: later.bearer,
      body: { Filter: { Suche: Name, Status: ['Abgelaufen'] } },
    });
    expect(body.Content).toMatchObject([{ Name, GiltBis: '2026-11-21' }]);
  });

  test('shows its last use, which further calls within minutes do not write', async () => {
    const Name = nameOf();
    const { Schluessel } = (await create({ Name })).body;
    expect((await rowOf(Name)).ZuletztAm).toBeNull();
    const moments = [0, ZULETZT_MINUTES - 1, ZULETZT_MINUTES + 1].map((minutes) => addMinutes(TEST_NOW, minutes));
    const seen = [];
    for (const moment of moments) {
      app.clock.set(moment);
      await atOnce(3, () => use(Schluessel));
      seen.push((await rowOf(Name)).ZuletztAm);
    }
    expect(seen).toEqual([moments[0], moments[0], moments[2]].map((moment) => moment?.toISOString()));
  });

  test('that is ended is refused from the next call on, stays in the list, and is ended once', async () => {
    const Name = nameOf();
    const { Nummer, Schluessel } = (await create({ Name })).body;
    expect((await atOnce(2, () => end(Nummer))).map(({ status }) => status)).toEqual([204, 204]);
    expectProblem(await use(Schluessel), 401, 'PSOF0204');
    expect(await rowOf(Name)).toMatchObject({ Nummer, Status: 'Beendet' });
    expect(await logOf(Name)).toMatchObject([{ was: 'schluessel.angelegt' }, { was: 'schluessel.widerrufen' }]);
    expectProblem(await end('unbekannt'), 404, 'NichtGefunden');
  });

  test('of another tenant cannot be ended', async () => {
    const { Nummer, Schluessel } = (await create()).body;
    expectProblem(await end(Nummer, 'telko'), 404, 'NichtGefunden');
    expectProblem(await use(Schluessel), 404, 'NichtGefunden');
  });

  test('is refused at the field that does not fit; a name is given once, also by two calls at once and after its key ended', async () => {
    const Name = nameOf();
    const answers = await atOnce(2, () => create({ Name }));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    await end((await rowOf(Name)).Nummer);
    expect(fieldCodes(await create({ Name: ` ${Name} ` }))).toEqual({ Name: 'vergeben' });
    expect(fieldCodes(await create({ GiltBis: '2026-11-18' }))).toEqual({ GiltBis: 'vergangen' });
    expect(fieldCodes(await create({ Rechte: [] }))).toHaveProperty('Rechte');
    expect(fieldCodes(await create({ Name: 'x'.repeat(41) }))).toEqual({ Name: 'zuLang' });
    expect(await logOf(Name)).toHaveLength(2);
  });
});

test('the list pages by key, the latest first', async () => {
  for (let n = 0; n < 3; n += 1) {
    app.clock.set(addMinutes(TEST_NOW, n));
    await create();
  }
  const first = (await list({ Pagesize: 2 })).body;
  expect([first.HasNext, first.Content.length]).toEqual([true, 2]);
  const second = (await list({ Pagesize: 2, Nach: first.Nach })).body;
  const moments = [...first.Content, ...second.Content].map(({ ErstelltAm }) => ErstelltAm);
  expect(moments).toEqual([...moments].sort().reverse());
});

test('making and ending a key ask for a second factor of the last minutes', async () => {
  const { Nummer } = (await create()).body;
  await queryAsOwner(app, "update betrieb_sitzung set bestaetigt_am = bestaetigt_am - interval '11 minutes' where benutzer_id = $1", [
    person.id,
  ]);
  expectProblem(await create(), 403, 'BestaetigungNoetig');
  expectProblem(await end(Nummer), 403, 'BestaetigungNoetig');
});
