import { beforeEach, describe, expect, test } from 'vitest';
import { demoApp, type Reply } from '../../test/support/app.ts';
import { atOnce } from '../../test/support/at-once.ts';
import { momentAfter, TEST_NOW } from '../../test/support/parts.ts';
import {
  completion,
  ERIKA,
  findRewardedProdukt,
  join,
  login,
  newEmail,
  order,
  recommend,
  recommendation,
} from '../../test/support/walk.ts';
import { expectProblem, fieldCodes } from '../http/problem.fixture.ts';

const app = demoApp();
let session: string;
let produkt: number;
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  session = await login(app, 'energie');
  produkt = (await findRewardedProdukt(app, 'energie')).Id;
});

let keys = 0;
const newKey = () => {
  keys += 1;
  return `key-${keys}`;
};
const named = (email = newEmail()) => recommendation({ produkt, empfaenger: { Vorname: 'Jörg', Email: email } });
const create = (key: string, body: object, { bearer = session as string | null, tenant = 'energie' } = {}): Promise<Reply> =>
  app.api(tenant, 'POST', '/Empfehlen/create', { ...(bearer !== null && { bearer }), body, headers: { 'idempotency-key': key } });
const countOf = async () => (await app.api('energie', 'GET', '/empfehler/empfehlungen', { bearer: session })).body.length;

describe('requests with the same key and body', () => {
  test('get the same answer and make one referral', async () => {
    const [key, body, before] = [newKey(), named(), await countOf()];
    const first = await create(key, body);
    expect(first.status).toBe(201);
    expect(first.headers).not.toHaveProperty('idempotent-replayed');
    for (let i = 0; i < 3; i += 1) {
      const again = await create(key, body);
      expect(again.headers['idempotent-replayed']).toBe('true');
      expect([again.status, again.body]).toEqual([first.status, first.body]);
    }
    expect(await countOf()).toBe(before + 1);
  });

  test('make one referral for twenty concurrent requests, and each gets its answer', async () => {
    const [key, body, before] = [newKey(), named(), await countOf()];
    const replies = await atOnce(20, () => create(key, body));
    expect(replies.map((reply) => reply.status)).toEqual(Array(20).fill(201));
    expect(new Set(replies.map((reply) => reply.body.Empfehlungsnummer)).size).toBe(1);
    expect(await countOf()).toBe(before + 1);
  });

  test('wait for the first of six concurrent requests, and count once in the limit of three', async () => {
    const empfehler = { ...ERIKA, Email: newEmail('einmal') };
    const openly = (key: string) => create(key, recommendation({ produkt, empfehler }), { bearer: null });
    const key = newKey();
    const replies = await atOnce(6, () => openly(key));
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(new Set(replies.map(({ body }) => body.Empfehlungsnummer)).size).toBe(1);
    expect([(await openly(newKey())).status, (await openly(newKey())).status]).toEqual([201, 201]);
    expectProblem(await openly(newKey()), 429, 'ZuVieleAnfragen');
    expect((await openly(key)).body).toEqual(replies[0]?.body);
  });

  test('get the same refusal if the first of concurrent requests is refused', async () => {
    const key = newKey();
    const { Empfehlung, ...body } = named();
    const replies = await atOnce(4, () => create(key, { ...body, Empfehlung: { ...Empfehlung, AgbText: 'nein' } }));
    for (const reply of replies) expectProblem(reply, 422, 'AcceptAgb');
    expect((await create(key, { ...body, Empfehlung })).status).toBe(201);
  });

  test('send one mail', async () => {
    const email = newEmail('ohne-sitzung');
    const body = recommendation({ produkt, empfehler: { ...ERIKA, Email: email } });
    const key = newKey();
    const replies = await Promise.all([1, 2, 3].map(() => create(key, body, { bearer: null })));
    expect(new Set(replies.map((reply) => JSON.stringify([reply.status, reply.body]))).size).toBe(1);
    await app.jobs.drainMails();
    expect(app.mails.allTo(email)).toHaveLength(1);
  });

  test('return the same recipient with the cookie of the first answer', async () => {
    const { Empfehlungsnummer } = await recommend(app, 'energie', session);
    const email = newEmail('joerg');
    const key = newKey();
    const send = (bearer?: string) =>
      app.api('energie', 'POST', '/tracking/abschliessen/?channel=co', {
        ...(bearer && { bearer }),
        body: completion(Empfehlungsnummer, email),
        headers: { 'idempotency-key': key },
      });
    const first = await send();
    const again = await send(first.body.Hex);
    expect([again.status, again.body]).toEqual([201, first.body]);
    await app.jobs.drainMails();
    expect(app.mails.allTo(email)).toHaveLength(1);
  });

  test('get the stored answer for 24 hours and are executed again afterwards', async () => {
    const [key, body] = [newKey(), recommendation({ produkt })];
    const first = await create(key, body);
    app.clock.set(momentAfter({ days: 1, seconds: -1 }));
    const late = { bearer: await login(app, 'energie') };
    expect((await create(key, body, late)).body).toEqual(first.body);
    app.clock.set(momentAfter({ days: 1 }));
    const anew = await create(key, recommendation({ produkt, anteil: 0 }), late);
    expect(anew.status).toBe(201);
    expect(anew.body.Empfehlungsnummer).not.toBe(first.body.Empfehlungsnummer);
  });

  test('have their stored answers deleted after 24 hours', async () => {
    const bearer = await login(app, 'berater');
    expect((await create(newKey(), recommendation({ produkt: 1 }), { bearer, tenant: 'berater' })).status).toBe(201);
    const kept = () => app.inTenant('berater', ({ tx }) => tx.selectFrom('idempotenz').select('schluessel').execute());
    expect(await kept()).toHaveLength(1);
    await app.later(1);
    expect(await kept()).toEqual([]);
  });
});

describe('the same key', () => {
  test('with another body is refused at Idempotency-Key, and nothing changes', async () => {
    const key = newKey();
    const first = await create(key, named());
    const before = await countOf();
    const reply = await create(key, named());
    expectProblem(reply, 422, 'Validierung');
    expect(fieldCodes(reply)).toEqual({ 'Idempotency-Key': 'idempotenz' });
    expect(reply.body.errors[0].message).not.toMatch(/^ist|undefined/);
    expect(await countOf()).toBe(before);
    expect(first.status).toBe(201);
  });

  test('of another caller, tenant or call is another key', async () => {
    const [key, email] = [newKey(), newEmail()];
    const first = await create(key, recommendation({ produkt }));
    const open = await create(key, recommendation({ produkt, empfehler: { ...ERIKA, Email: email } }), { bearer: null });
    expect([open.status, open.body.OptInRequired]).toEqual([201, true]);
    const other = await create(key, recommendation({ produkt: 1 }), { bearer: await login(app, 'intern'), tenant: 'intern' });
    expect(other.status).toBe(201);
    expect(other.body.Empfehlungsnummer).not.toBe(first.body.Empfehlungsnummer);
    const { Empfaengernummer } = await join(app, 'energie', first.body.Empfehlungsnummer);
    const headers = { 'idempotency-key': key };
    const body = { ...order(app, Empfaengernummer, produkt), Status: 'Eingegangen' };
    expect((await app.api('energie', 'POST', '/auftrag', { bearer: 'demo-energie', body, headers })).status).toBe(201);
  });

  test('can be used again after a refusal', async () => {
    const [key, body] = [newKey(), named()];
    expectProblem(await create(key, { ...body, Empfehlung: { ...body.Empfehlung, AgbText: 'nein' } }), 422, 'AcceptAgb');
    expectProblem(await create(key, { ...body, Unbekanntes: 1 }), 422, 'Validierung');
    expect((await create(key, body)).status).toBe(201);
  });

  test('is ignored if empty, and refused over 200 characters', async () => {
    const [first, second] = [await create('', recommendation({ produkt })), await create('', recommendation({ produkt }))];
    expect(first.body.Empfehlungsnummer).not.toBe(second.body.Empfehlungsnummer);
    const reply = await create('x'.repeat(201), named());
    expectProblem(reply, 422, 'Validierung');
    expect(fieldCodes(reply)).toEqual({ 'idempotency-key': 'zuLang' });
    expect((await create('x'.repeat(200), named())).status).toBe(201);
  });
});

describe('an order', () => {
  test('sent again with its key returns 201 again; without it the repeat returns 200', async () => {
    const { Empfehlungsnummer } = await recommend(app, 'energie', session);
    const { Empfaengernummer } = await join(app, 'energie', Empfehlungsnummer);
    const body = { ...order(app, Empfaengernummer, produkt), Status: 'Bestaetigt' };
    const headers = { 'idempotency-key': newKey() };
    const post = (options: object) => app.api('energie', 'POST', '/auftrag', { bearer: 'demo-energie', body, ...options });
    const replies = await Promise.all([1, 2, 3, 4].map(() => post({ headers })));
    expect(replies.map((reply) => reply.status)).toEqual([201, 201, 201, 201]);
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
    expect((await post({})).status).toBe(200);
    expectProblem(await post({ headers, body: { ...body, Status: 'Storniert' } }), 422, 'Validierung');
  });
});

test('a stored answer is encrypted in the database: it contains links and secrets', async () => {
  const { body } = await create(newKey(), recommendation({ produkt }));
  const rows = await app.inTenant('energie', ({ tx }) => tx.selectFrom('idempotenz').selectAll().execute());
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(body.Hex);
  expect(JSON.stringify(rows)).not.toContain(body.Empfehlungsnummer);
});
