import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { loginBetrieb } from '../../../test/support/betrieb.ts';
import { released } from '../../../test/support/money.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { fieldCodes } from '../../http/problem.fixture.ts';

const app = testApp();
beforeEach(() => app.clock.set(TEST_NOW));

interface Zeile {
  readonly Nummer: string;
  readonly Zeit: string;
  readonly Wer: string;
  readonly Was: string;
  readonly Bezug: string;
}

const list = (bearer: string, body: object = {}, tenant = 'telko') => app.api(tenant, 'PUT', '/betrieb/protokoll', { bearer, body });
const read = async (bearer: string, Filter: object): Promise<Zeile[]> => (await list(bearer, { Filter, Pagesize: 200 })).body.Content;
const wish = async (bearer: string) =>
  expect((await app.api('telko', 'PUT', '/betrieb/benachrichtigungen', { bearer, body: { Tagesmail: true } })).status).toBe(200);

describe('the list of the audit log', () => {
  test('has the latest first, and goes on by key with each entry once', async () => {
    await released(app, 'telko');
    const { bearer } = await loginBetrieb(app);
    const found: Zeile[] = [];
    let page = (await list(bearer, { Pagesize: 4 })).body;
    for (let pages = 1; pages < 4 && page.HasNext; pages += 1) {
      found.push(...page.Content);
      page = (await list(bearer, { Pagesize: 4, Nach: page.Nach })).body;
    }
    const moments = found.map(({ Zeit }) => Zeit);
    expect(moments).toEqual([...moments].sort().reverse());
    expect(new Set(found.map(({ Nummer }) => Nummer)).size).toBe(found.length);
    expect(found.length).toBe(12);
  });

  test('is filtered by who acted and by what happened, and names people of the back office', async () => {
    await released(app, 'telko');
    const { bearer, id } = await loginBetrieb(app);
    await wish(bearer);
    const people = await read(bearer, { Akteur: 'Betrieb' });
    expect(people).toContainEqual(expect.objectContaining({ Was: 'betrieb.benachrichtigungen', Bezug: id, Wer: 'Berta Beispiel' }));
    expect(people.filter(({ Was }) => Was.startsWith('empfehlung.'))).toEqual([]);
    const granted = await read(bearer, { Was: 'praemierung.gewaehrt' });
    expect(new Set(granted.map(({ Was }) => Was))).toEqual(new Set(['praemierung.gewaehrt']));
    expect(await read(bearer, { Was: 'praemierung.gewaehrt', Akteur: 'Betrieb' })).toEqual([]);
    expect(fieldCodes(await list(bearer, { Filter: { Was: 'alles.andere' } }))).toMatchObject({ 'Filter.Was': expect.any(String) });
    expect(fieldCodes(await list(bearer, { Filter: { Akteur: 'Niemand' } }))).toMatchObject({ 'Filter.Akteur': expect.any(String) });
  });

  test('has no entry of another tenant', async () => {
    const { bearer, id } = await loginBetrieb(app, { rollen: { telko: ['Betrieb'], energie: ['Betrieb'] } });
    await wish(bearer);
    expect((await read(bearer, { Suche: id })).map(({ Was }) => Was)).toEqual(['betrieb.benachrichtigungen', 'betrieb.rollen']);
    const other = (await list(bearer, { Filter: { Suche: id } }, 'energie')).body.Content;
    expect(other.map(({ Was }: Zeile) => Was)).toEqual(['betrieb.rollen']);
  });
});
