import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoApp, type Reply } from '../../../../test/support/app.ts';
import { recommendOpenly } from '../../../../test/support/opt-in.ts';
import { momentAfter, TEST_NOW } from '../../../../test/support/parts.ts';
import { join, login, recommend, shownEmpfehlung } from '../../../../test/support/walk.ts';

const app = demoApp();
let session: string;
beforeAll(async () => {
  session = await login(app, 'telko');
});
beforeEach(() => app.clock.set(TEST_NOW));

const newLink = (wish = {}) => recommend(app, 'telko', session, { produkt: 462, ...wish });
const SITE = 'http://telko.localhost:3000/de';

interface Visitor {
  ip?: string;
  agent?: string;
  headers?: Record<string, string>;
}

/** Follows a link as a visitor's browser does. */
const visit = (
  url: string,
  { ip = '198.51.100.7', agent = 'Mozilla/5.0 (Linux; Android 15)', headers = {} }: Visitor = {},
): Promise<Reply> =>
  app.request({ method: 'GET', url, remoteAddress: ip, headers: { host: 'telko.localhost:3000', 'user-agent': agent, ...headers } });
const clickUrl = (nummer: string, query = '?channel=whatsapp') => `/api/v1/telko/empfehlen/click/${nummer}${query}`;

const klicksOf = async (nummer: string): Promise<number> => (await shownEmpfehlung(app, 'telko', session, nummer)).Klicks;
const storedOf = (nummer: string) =>
  app.inTenant('telko', ({ tx }) =>
    tx.selectFrom('klick').select(['channel', 'art', 'wiederholung']).where('empfehlungsnummer', '=', nummer).orderBy('klick_id').execute(),
  );
const inMinutes = (minutes: number) => app.clock.set(momentAfter({ minutes }));

describe('a click on a referral link', () => {
  test('redirects to the landing page with its channel, counts once, and sets no cookie', async () => {
    const { Empfehlungsnummer } = await newLink();
    const reply = await visit(clickUrl(Empfehlungsnummer));
    expect(reply.status).toBe(302);
    expect(reply.headers.location).toBe(`${SITE}/empfaengerdaten/${Empfehlungsnummer}?channel=whatsapp`);
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['referrer-policy']).toBe('no-referrer');
    expect(await klicksOf(Empfehlungsnummer)).toBe(1);
    expect(await storedOf(Empfehlungsnummer)).toEqual([{ channel: 'whatsapp', art: 'Klick', wiederholung: false }]);
  });

  test('redirects to the page in the language of the browser', async () => {
    const { Empfehlungsnummer } = await newLink();
    const { headers } = await visit(clickUrl(Empfehlungsnummer, ''), { headers: { 'accept-language': 'en-GB,de;q=0.5' } });
    expect(headers.location).toBe(`http://telko.localhost:3000/en/empfaengerdaten/${Empfehlungsnummer}`);
    const french = await visit(clickUrl(Empfehlungsnummer, ''), { headers: { 'accept-language': 'fr' } });
    expect(french.headers.location).toBe(`${SITE}/empfaengerdaten/${Empfehlungsnummer}`);
  });

  test('repeated by the same visitor within the hour is stored and marked but not counted; after the hour it counts', async () => {
    const { Empfehlungsnummer } = await newLink();
    for (const minutes of [0, 1, 59.98]) {
      inMinutes(minutes);
      await visit(clickUrl(Empfehlungsnummer));
    }
    expect(await klicksOf(Empfehlungsnummer)).toBe(1);
    inMinutes(60);
    await visit(clickUrl(Empfehlungsnummer));
    expect(await klicksOf(Empfehlungsnummer)).toBe(2);
    expect((await storedOf(Empfehlungsnummer)).map(({ wiederholung }) => wiederholung)).toEqual([false, true, true, false]);
  });

  test('by another visitor or on another link counts separately', async () => {
    const [one, other] = [await newLink(), await newLink()];
    await visit(clickUrl(one.Empfehlungsnummer));
    await visit(clickUrl(one.Empfehlungsnummer), { ip: '198.51.100.8' });
    await visit(clickUrl(one.Empfehlungsnummer), { agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' });
    await visit(clickUrl(other.Empfehlungsnummer));
    expect([await klicksOf(one.Empfehlungsnummer), await klicksOf(other.Empfehlungsnummer)]).toEqual([3, 1]);
  });

  test('stores no data of the visitor', async () => {
    const { Empfehlungsnummer } = await newLink();
    await visit(clickUrl(Empfehlungsnummer), { ip: '203.0.113.77', agent: 'Browser-of-somebody/1' });
    const rows = await app.inTenant('telko', ({ tx }) =>
      tx.selectFrom('klick').selectAll().where('empfehlungsnummer', '=', Empfehlungsnummer).execute(),
    );
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113\.77|Browser-of-somebody/);
  });

  test('is stored with the recipient named by the link, if that recipient belongs to the referral', async () => {
    const [one, other] = [await newLink(), await newLink()];
    const [own, foreign] = [await join(app, 'telko', one.Empfehlungsnummer), await join(app, 'telko', other.Empfehlungsnummer)];
    const named = [own.Empfaengernummer, foreign.Empfaengernummer, '0123456789abc', '', '%00', 'x'.repeat(3000)];
    for (const nummer of named) expect((await visit(`/r/${one.Empfehlungscode}?empfaengernummer=${nummer}`)).status).toBe(302);
    const stored = await app.inTenant('telko', ({ tx }) =>
      tx
        .selectFrom('klick')
        .select('empfaengernummer')
        .where('empfehlungsnummer', '=', one.Empfehlungsnummer)
        .orderBy('klick_id')
        .execute(),
    );
    expect(stored.map(({ empfaengernummer }) => empfaengernummer)).toEqual([own.Empfaengernummer, null, null, null, null, null]);
    await visit(clickUrl(one.Empfehlungsnummer, `?channel=sms&empfaengernummer=${own.Empfaengernummer}`));
    expect(await storedOf(one.Empfehlungsnummer)).toContainEqual({ channel: 'sms', art: 'Klick', wiederholung: true });
  });

  test.each([
    ['sec-purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'prefetch'],
  ])('prefetched by a browser (%s: %s) is not counted', async (header, value) => {
    const headers = { [header]: value };
    const { Empfehlungsnummer } = await newLink();
    expect((await visit(clickUrl(Empfehlungsnummer), { headers })).status).toBe(302);
    expect(await storedOf(Empfehlungsnummer)).toEqual([]);
    await visit(clickUrl(Empfehlungsnummer));
    expect(await klicksOf(Empfehlungsnummer)).toBe(1);
  });

  test('on an unconfirmed referral is redirected but not counted', async () => {
    const { body } = await recommendOpenly(app);
    const reply = await visit(clickUrl(body.Empfehlungsnummer));
    expect(reply.headers.location).toBe(`${SITE}/empfaengerdaten/${body.Empfehlungsnummer}?channel=whatsapp`);
    expect(await storedOf(body.Empfehlungsnummer)).toEqual([]);
  });

  test("on an unknown number or another tenant's is not found", async () => {
    const { Empfehlungsnummer } = await newLink();
    for (const url of [clickUrl('0123456789abc'), `/api/v1/energie/empfehlen/click/${Empfehlungsnummer}`, clickUrl('%00')]) {
      expect(await visit(url)).toMatchObject({ status: 404, body: { code: 'NichtGefunden' } });
    }
    expect(await storedOf(Empfehlungsnummer)).toEqual([]);
  });
});

describe('the end of a referral, after the 60th day in Berlin', () => {
  const LAST_DAY = '2027-01-19';

  test('redirects clicks to the page for ended referrals from midnight on', async () => {
    const { Empfehlungsnummer } = await newLink();
    app.clock.set(new Date(`${LAST_DAY}T22:59:59Z`));
    expect((await visit(clickUrl(Empfehlungsnummer))).headers.location).toContain('/empfaengerdaten/');
    app.clock.set(new Date(`${LAST_DAY}T23:00:00Z`));
    const reply = await visit(clickUrl(Empfehlungsnummer), { ip: '198.51.100.9' });
    expect(reply).toMatchObject({ status: 302 });
    expect(reply.headers.location).toBe(`${SITE}/empfehlungabgelaufen?empfehlungsnummer=${Empfehlungsnummer}`);
    expect(await storedOf(Empfehlungsnummer)).toHaveLength(1);
  });

  test('is at midnight in Berlin across the change to summer time', async () => {
    app.clock.set(new Date('2027-02-20T22:30:00Z'));
    const bearer = await login(app, 'telko');
    const { Empfehlungsnummer } = await recommend(app, 'telko', bearer, { produkt: 462 });
    app.clock.set(new Date('2027-04-21T21:59:59Z'));
    expect((await visit(clickUrl(Empfehlungsnummer))).headers.location).toContain('/empfaengerdaten/');
    app.clock.set(new Date('2027-04-21T22:00:00Z'));
    expect((await visit(clickUrl(Empfehlungsnummer))).headers.location).toContain('/empfehlungabgelaufen');
  });
});
