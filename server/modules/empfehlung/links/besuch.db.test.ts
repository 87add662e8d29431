import { beforeAll, beforeEach, expect, test } from 'vitest';
import { demoApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { recommendOpenly } from '../../../../test/support/opt-in.ts';
import { TEST_NOW } from '../../../../test/support/parts.ts';
import { login, recommend, shownEmpfehlung } from '../../../../test/support/walk.ts';

const app = demoApp();
let session: string;
beforeAll(async () => {
  session = await login(app, 'telko');
});
beforeEach(() => app.clock.set(TEST_NOW));

const BROWSER = 'Mozilla/5.0 (Linux; Android 15)';
const newLink = async (wish = {}): Promise<string> => (await recommend(app, 'telko', session, { produkt: 462, ...wish })).Empfehlungsnummer;

const visit = (nummer: string, { ip = '198.51.100.7', agent = BROWSER, tenant = 'telko' } = {}) =>
  app.request({ method: 'PUT', url: `/api/v1/${tenant}/empfehlung/${nummer}`, remoteAddress: ip, headers: { 'user-agent': agent } });
const click = (nummer: string) =>
  app.request({
    method: 'GET',
    url: `/api/v1/telko/empfehlen/click/${nummer}`,
    remoteAddress: '198.51.100.7',
    headers: { 'user-agent': BROWSER },
  });

const storedOf = (nummer: string) =>
  app.inTenant('telko', ({ tx }) =>
    tx.selectFrom('klick').select(['art', 'channel', 'wiederholung']).where('empfehlungsnummer', '=', nummer).orderBy('klick_id').execute(),
  );
const klicksOf = async (nummer: string): Promise<number> => (await shownEmpfehlung(app, 'telko', session, nummer)).Klicks;
const BESUCH = { art: 'Besuch', channel: '', wiederholung: false };

test('a visit is stored but not counted as a click', async () => {
  const nummer = await newLink();
  const reply = await visit(nummer);
  expect(reply).toMatchObject({ status: 204, body: '' });
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect(await storedOf(nummer)).toEqual([BESUCH]);
  expect(await klicksOf(nummer)).toBe(0);
});

test('a click and a visit of the same visitor are not repeats of each other', async () => {
  const nummer = await newLink();
  for (const use of [click, visit, click, visit]) await use(nummer);
  expect((await storedOf(nummer)).map(({ art, wiederholung }) => [art, wiederholung])).toEqual([
    ['Klick', false],
    ['Besuch', false],
    ['Klick', true],
    ['Besuch', true],
  ]);
  expect(await klicksOf(nummer)).toBe(1);
});

test('stores all concurrent visits and marks all but one of the same visitor as repeats', async () => {
  const [one, many] = [await newLink(), await newLink()];
  const replies = await Promise.all([atOnce(30, () => visit(one)), atOnce(30, (index) => visit(many, { ip: `198.51.100.${index + 1}` }))]);
  expect(new Set(replies.flat().map(({ status }) => status))).toEqual(new Set([204]));
  const fresh = async (nummer: string) => (await storedOf(nummer)).map(({ wiederholung }) => wiederholung).filter((again) => !again).length;
  expect([(await storedOf(one)).length, await fresh(one)]).toEqual([30, 1]);
  expect([(await storedOf(many)).length, await fresh(many)]).toEqual([30, 30]);
});

test('a preview crawler gets the same answer and is not counted', async () => {
  const nummer = await newLink();
  expect((await visit(nummer, { agent: 'WhatsApp/2.23.20.0' })).status).toBe(204);
  expect(await storedOf(nummer)).toEqual([]);
});

test('a visit of an unconfirmed referral is not counted', async () => {
  const { body } = await recommendOpenly(app);
  expect((await visit(body.Empfehlungsnummer)).status).toBe(204);
  expect(await storedOf(body.Empfehlungsnummer)).toEqual([]);
});

test('a visit of an ended referral is refused with Abgelaufen and not counted', async () => {
  const nummer = await newLink();
  app.clock.set(new Date('2027-01-19T23:00:00Z'));
  expect(await visit(nummer)).toMatchObject({ status: 410, body: { code: 'Abgelaufen' } });
  expect(await storedOf(nummer)).toEqual([]);
});

test("an unknown number or another tenant's is not found", async () => {
  const nummer = await newLink();
  const unknown = [visit('0123456789abc'), visit('%00'), visit('x'.repeat(81)), visit(nummer, { tenant: 'energie' })];
  for (const reply of await Promise.all(unknown)) expect(reply).toMatchObject({ status: 404, body: { code: 'NichtGefunden' } });
  expect(await storedOf(nummer)).toEqual([]);
});

test('a typed code counts as a visit, stored with the place where it was typed', async () => {
  const { Empfehlungsnummer, Empfehlungscode } = await recommend(app, 'telko', session, { produkt: 462 });
  const type = (query: string, agent = BROWSER) =>
    app.api('telko', 'GET', `/empfehlung/empfehlungscode/${Empfehlungscode}${query}`, {
      from: '198.51.100.7',
      headers: { 'user-agent': agent },
    });
  const typed = [await type('?einsprungsquelle=Code'), await type(''), await type('?einsprungsquelle=Code', 'WhatsApp/2.23.20.0')];
  for (const { status, body } of typed) expect([status, body]).toEqual([200, { Empfehlungsnummer }]);
  const stored = await app.inTenant('telko', ({ tx }) =>
    tx
      .selectFrom('klick')
      .select(['art', 'wiederholung', 'einsprungsquelle'])
      .where('empfehlungsnummer', '=', Empfehlungsnummer)
      .orderBy('klick_id')
      .execute(),
  );
  expect(stored).toEqual([
    { art: 'Besuch', wiederholung: false, einsprungsquelle: 'Code' },
    { art: 'Besuch', wiederholung: true, einsprungsquelle: null },
  ]);
  expect(await klicksOf(Empfehlungsnummer)).toBe(0);
});
