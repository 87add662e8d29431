import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/support/app.ts';
import { released } from '../../test/support/money.ts';
import { statementsOf } from '../../test/support/statements.ts';
import { findRewardedProdukt, join, login, order, postAuftrag, recommend } from '../../test/support/walk.ts';

const TENANT = 'energie';
const app = testApp();
let session: string;
let nummer: string;
let hex: string;
beforeAll(async () => {
  session = await login(app, TENANT);
  ({ Empfehlungsnummer: nummer, Hex: hex } = await recommend(app, TENANT, session));
});

const api = (method: 'GET' | 'POST' | 'PUT', path: string, options: Parameters<TestApp['api']>[3] = {}) =>
  app.api(TENANT, method, path, options);

describe('at most three statements', () => {
  test.each([
    '/mandant',
    '/route/default',
    '/produkt',
    '/praemie',
    '/produkt/maxpraemiewert',
    '/produktkategorie',
    '/produktkategorie/1/grafik',
    '/produktkategorie/1/icon',
    '/produkt/1/grafik',
    '/produkt/1/sgrafik',
    '/praemie/1/grafik50',
    '/praemie/zeitraeume/1',
    '/praemie/zeitraeume',
    '/aktion/alleAktiven',
    '/account/passwortvalidator',
    '/route/additional',
    '/content/variables',
    '/kontakt?cmd=IsCaptchaRequired',
    '/content/getlanguages',
    '/content/getlanguagecontent/de',
    '/content/faq',
    '/content/content-bloecke/agb',
  ])('read GET %s', async (path) => {
    const statements = await statementsOf(app, () => api('GET', path));
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(3);
  });

  test('read a product, a referral, and whether it can be followed', async () => {
    const { Id } = await findRewardedProdukt(app, TENANT);
    const opened = [`/empfehlen/${nummer}/${hex}`, `/empfehlen/any/${nummer}/${hex}`];
    for (const path of [
      `/produkt/${Id}`,
      `/empfehlen/${nummer}`,
      `/empfehlen/annahme/${nummer}`,
      `/empfehlung/${nummer}/produkt/produktlink`,
      ...opened,
    ]) {
      const statements = await statementsOf(app, async () => expect((await api('GET', path)).status).toBe(200));
      expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(3);
    }
  });

  test('read mobile offers', async () => {
    for (const path of ['/produkt?tarifId=1346', '/produkt/handytarife/301', '/produkt/extern/FH-1346?handyId=301', '/produktkategorie']) {
      const statements = await statementsOf(app, async () => expect((await app.api('telko', 'GET', path)).status).toBe(200));
      expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(3);
    }
  });

  test('find variables by name', async () => {
    const find = () => api('POST', '/content/variables', { body: { Namen: ['Name', 'MaxPraemieWert'] } });
    const statements = await statementsOf(app, async () => expect((await find()).body).toHaveLength(2));
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(3);
  });

  test('read the promises to a recipient, and no statement for a wrong secret', async () => {
    const { Empfaengernummer, Hex } = await join(app, TENANT, nummer);
    const promised = () => api('GET', `/empfaenger/${Empfaengernummer}/praemie/`, { bearer: Hex });
    const statements = await statementsOf(app, async () => expect((await promised()).status).toBe(200));
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(3);
    const wrong = () => api('GET', `/empfehlen/${nummer}/${Hex}`);
    const none = await statementsOf(app, async () => expect((await wrong()).status).toBe(404));
    expect(none).toEqual([]);
  });

  test.each([
    ['the home', 3, () => '/en/'],
    ['the form of a product', 3, () => '/en/empfehlen/1'],
    ['the page of a referral link', 3, () => `/en/empfaengerdaten/${nummer}`],
    ['the page of an ended referral', 3, () => `/en/empfehlungabgelaufen?empfehlungsnummer=${nummer}`],
    ['the FAQ', 3, () => '/en/faq'],
    ['the login', 3, () => '/en/login'],
    ['an unknown page', 3, () => '/en/gibt-es-nicht'],
  ])('make %s, in %i', async (_, most, path) => {
    const statements = await statementsOf(app, () =>
      app.request({ method: 'GET', url: path(), headers: { host: `${TENANT}.localhost:3000` } }),
    );
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most);
  });

  test('follow a link, with only the insert of the click the second time', async () => {
    const follow = () => api('GET', `/empfehlen/click/${nummer}?channel=sms`);
    expect((await statementsOf(app, follow)).length).toBeLessThanOrEqual(3);
    expect(await statementsOf(app, follow)).toEqual([expect.stringMatching(/^insert into "klick"/)]);
    const visit = () => api('PUT', `/empfehlung/${nummer}`);
    expect(await statementsOf(app, visit)).toEqual([expect.stringMatching(/^insert into "klick"/)]);
  });
});

test('many concurrent first clicks on a link read it once', async () => {
  const { Empfehlungsnummer } = await recommend(app, TENANT, session);
  const follow = () => api('GET', `/empfehlen/click/${Empfehlungsnummer}?channel=sms`);
  const statements = await statementsOf(app, () => Promise.all(Array.from({ length: 20 }, follow)));
  expect(statements.filter((sql) => !sql.startsWith('insert into "klick"'))).toHaveLength(1);
});

describe('the number of statements does not grow with the number of rows', () => {
  /** The numbers of statements of repeated runs, while the database fills. */
  async function counts(times: number, work: () => Promise<unknown>): Promise<number[]> {
    const found: number[] = [];
    for (let time = 0; time < times; time += 1) found.push((await statementsOf(app, work)).length);
    return found;
  }
  const same = (found: readonly number[]) => expect(new Set(found.slice(1)).size, found.join(' ')).toBe(1);

  test('of a new referral', async () => {
    same(await counts(5, () => recommend(app, TENANT, session)));
  });

  test('of a recipient who joins', async () => {
    same(await counts(5, () => join(app, TENANT, nummer)));
  });

  test('of an order, its release and the pick of its reward', async () => {
    const { Id } = await findRewardedProdukt(app, TENANT);
    const people = [await join(app, TENANT, nummer), await join(app, TENANT, nummer), await join(app, TENANT, nummer)];
    const orders = people.map(({ Empfaengernummer }) => order(app, Empfaengernummer, Id));
    const next = () => orders.shift() ?? order(app, '', 0);
    same(await counts(3, () => postAuftrag(app, TENANT, next(), 'Bestaetigt')));

    const tokens: string[] = [];
    for (let time = 0; time < 3; time += 1) {
      tokens.push((await released(app, TENANT)).empfehlerToken ?? '');
    }
    const pick = async () => {
      const bearer = tokens.shift() ?? '';
      const offered = await api('GET', '/praemierung/', { bearer });
      const body = { PraemieId: offered.body.Auswahl[0].Praemie.Id, Art: 'Gutschein' };
      expect((await api('PUT', '/praemierung/', { bearer, body })).status).toBe(200);
    };
    same(await counts(3, pick));
  });

  test('of the personal area', async () => {
    session = await login(app, TENANT);
    const read = () => api('GET', '/empfehler/empfehlungen/', { bearer: session });
    const before = (await statementsOf(app, read)).length;
    for (let time = 0; time < 5; time += 1) await recommend(app, TENANT, session);
    expect((await statementsOf(app, read)).length).toBe(before);
    expect(before).toBeLessThanOrEqual(5);
  });

  test('of the disclosure of all data', async () => {
    const read = () => api('GET', '/empfehler/datenauskunft', { bearer: session });
    const before = (await statementsOf(app, read)).length;
    for (let time = 0; time < 3; time += 1) await join(app, TENANT, (await recommend(app, TENANT, session)).Empfehlungsnummer);
    expect((await statementsOf(app, read)).length).toBe(before);
  });
});
