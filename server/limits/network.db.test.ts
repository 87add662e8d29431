import { beforeAll, describe, expect, test } from 'vitest';
import { demoApp, type Reply } from '../../test/support/app.ts';
import { atOnce } from '../../test/support/at-once.ts';
import { newAddress } from '../../test/support/konto.ts';
import { configure, configured } from '../../test/support/mandant.ts';
import { jana, recommendOpenly } from '../../test/support/opt-in.ts';
import { completion, countEmpfehlungen, ERIKA, login, newEmail, recommend, recommendation } from '../../test/support/walk.ts';
import { expectProblem } from '../http/problem.fixture.ts';
import { buildApp } from '../start/app.ts';
import { netzOf } from './limits.ts';

const app = demoApp();
let session: string;
let nummer: string;
beforeAll(async () => {
  for (const tenant of ['telko', 'energie']) await configure(app, tenant, { Limits: {}, CaptchaAb: null });
  session = await login(app, 'telko');
  nummer = (await recommend(app, 'telko', session)).Empfehlungsnummer;
});

function expectTooMany(reply: Reply): void {
  expectProblem(reply, 429, 'ZuVieleAnfragen');
  expect(reply.headers['retry-after']).toBe('3600');
}

const refer = (from: string, empfehler = jana(), tenant = 'telko') =>
  app.api(tenant, 'POST', '/Empfehlen/create', { from, body: recommendation({ produkt: tenant === 'telko' ? 462 : 1, empfehler }) });

const join = (from: string, path: string, body: object, tenant = 'telko') => app.api(tenant, 'POST', path, { from, body });
const person = () => ({ Vorname: 'Nora', Nachname: 'Nord', Email: newEmail('nora') });
const contact = (from: string, tenant = 'telko') =>
  join(from, '/kontakt', { Name: 'Nora Nord', Email: newEmail('nora'), Betreff: 'Frage', Nachricht: 'Wann?' }, tenant);

/** Actions that are limited per network address and hour. */
const KINDS = {
  'recipients of a link': (from: string) => join(from, `/empfaenger/create/${nummer}`, person()),
  'recipients by the whole form': (from: string) => join(from, '/tracking/abschliessen?channel=co', completion(nummer, newEmail())),
  'messages to support': contact,
} as const satisfies Record<string, (from: string) => Promise<Reply>>;

describe('a network address without login', () => {
  test('can make ten referrals an hour at a tenant; the next one is not stored, others are, and so is one after the hour', async () => {
    const from = newAddress();
    const before = await countEmpfehlungen(app, 'telko');
    for (let time = 0; time < 10; time += 1) expect((await refer(from)).status).toBe(201);
    expectTooMany(await refer(from));
    expect(await countEmpfehlungen(app, 'telko')).toBe(before + 10);
    expect((await refer(newAddress())).status).toBe(201);
    const body = recommendation({ produkt: 462, empfehler: ERIKA });
    expect((await app.api('telko', 'POST', '/Empfehlen/create', { from, bearer: session, body })).status).toBe(201);
    expect((await refer(from, jana(), 'energie')).status).toBe(201);
    app.clock.pass({ hours: 1 });
    expect((await refer(from)).status).toBe(201);
    session = await login(app, 'telko');
  });

  test('gets the same refusal for a known address, and a refused referral does not count for the mailbox', async () => {
    const from = newAddress();
    const empfehler = jana();
    for (let time = 0; time < 10; time += 1) await refer(from);
    const [known, unknown] = [await refer(from, ERIKA), await refer(from, empfehler)];
    expect(known.body).toEqual(unknown.body);
    for (let time = 0; time < 3; time += 1) expect((await refer(newAddress(), empfehler)).status).toBe(201);
  });

  test.each(Object.entries(KINDS))('can make twenty %s an hour', async (_, use) => {
    const from = newAddress();
    for (let time = 0; time < 20; time += 1) expect((await use(from)).status).toBeLessThan(300);
    expectTooMany(await use(from));
    expect((await use(newAddress())).status).toBeLessThan(300);
  });

  test('can request the confirmation mail twenty times an hour', async () => {
    const from = newAddress();
    const nummern: string[] = [];
    for (let time = 0; time < 7; time += 1) nummern.push((await recommendOpenly(app)).body.Empfehlungsnummer);
    const again = (nr = '') => app.api('telko', 'GET', `/Empfehlen/bestaetigung/erneut/${nr}`, { from });
    for (let time = 0; time < 20; time += 1) expect((await again(nummern[time % 7])).status).toBe(204);
    expectTooMany(await again(nummern[6]));
  });

  test('has a separate limit for each kind, and one over all tenants for messages to support', async () => {
    const from = newAddress();
    for (let time = 0; time < 20; time += 1) await contact(from);
    expectTooMany(await contact(from, 'energie'));
    expect((await refer(from)).status).toBe(201);
    expect((await KINDS['recipients of a link'](from)).status).toBe(201);
  });

  test('includes all IPv6 addresses of a household', async () => {
    for (let time = 0; time < 10; time += 1) expect((await refer(`2001:db8:0:7::${time + 1}`)).status).toBe(201);
    expectTooMany(await refer('2001:0db8::7:ffff:1:2:3'));
    expect((await refer('2001:db8:0:8::1')).status).toBe(201);
  });
});

test('all forms of an address have one key', () => {
  expect(netzOf({ ip: '::ffff:10.1.2.3' })).toBe(netzOf({ ip: '10.1.2.3' }));
  expect(netzOf({ ip: '::1' })).toBe('adresse 0:0:0:0::/64');
  expect(netzOf({ ip: 'fe80::1%eth0' })).toBe('adresse fe80:0:0:0::/64');
});

test('two processes with one database allow ten of twenty concurrent referrals', async () => {
  const second = await buildApp({ parts: app.parts, jobs: app.jobs, assets: { css: '', directory: null } });
  const from = newAddress();
  const referBySecond = () =>
    second.inject({
      method: 'POST',
      url: '/api/v1/telko/Empfehlen/create',
      remoteAddress: from,
      payload: recommendation({ produkt: 462, empfehler: jana() }),
    });
  const [own, others] = await Promise.all([atOnce(10, () => refer(from)), atOnce(10, referBySecond)]);
  await second.close();
  const statuses = [...own.map(({ status }) => status), ...others.map(({ statusCode }) => statusCode)];
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});

test('a tenant can set its own limits, and unknown or invalid ones are refused', async () => {
  await configured(app, 'telko', { Limits: { empfehlungenEinesNetzes: 2, optInMail: 1 } }, async () => {
    const from = newAddress();
    const empfehler = jana();
    expect((await refer(from, empfehler)).status).toBe(201);
    expectTooMany(await refer(newAddress(), empfehler));
    expect((await refer(from)).status).toBe(201);
    expectTooMany(await refer(from));
  });
  for (const wrong of [{ empfehlungenEinesNetzes: 0 }, { gibtEsNicht: 5 }, { optInMail: 1.5 }, { optInMail: '3' }])
    await expect(configured(app, 'telko', { Limits: wrong }, async () => {})).rejects.toThrow(/tenant telko: configuration field Limits/);
});
