import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { FAULTS, type FaultyService, openFaultyService } from '../../../test/support/faulty-service.ts';
import { login, recommend } from '../../../test/support/walk.ts';
import { choiceOf, countGoals, deleteGoals, queuedGoals, VISITOR } from '../../../test/support/ziele.ts';
import { inContext } from '../../parts.ts';
import { makeZieleSweep } from './ziel-dispatch.ts';
import { claimZiele } from './ziele.sql.ts';
import { countZiel } from './ziele.ts';

const app = testApp();
const TENANT = 'telko';

let matomo: FaultyService;
let invalid = 0;
let onReceived = () => {};
beforeAll(async () => {
  matomo = await openFaultyService(({ body }) => {
    onReceived();
    const { requests } = JSON.parse(body) as { requests: string[] };
    return { body: { status: 'success', tracked: requests.length - invalid, invalid } };
  });
});
afterAll(() => matomo.close());

/** Makes telko count goals at the address that the present fault has. */
const connect = (ziele?: object) => countGoals(app, TENANT, matomo.base(), ziele);

beforeEach(async () => {
  matomo.fail(null);
  invalid = 0;
  await connect();
  await deleteGoals(app, TENANT);
});

const goals = async () => (await queuedGoals(app, TENANT)).map(({ ziel }) => ziel);

const sweep = makeZieleSweep(300);
const telko = () => {
  const mandant = app.parts.mandanten.get(TENANT);
  if (!mandant) throw new Error('no telko');
  return mandant;
};
const send = () => sweep.send(app.parts, telko(), new Date());
/** A link is shared in a browser that allows analysis. */
const share = () => app.api(TENANT, 'POST', '/tracking/geteilt', { headers: choiceOf(true) });
const requestsOf = (body: string) =>
  (JSON.parse(body) as { requests: string[] }).requests.map((one) => Object.fromEntries(new URLSearchParams(one)));

const BROWSER = { isAllowed: true, visitorId: VISITOR, channel: 'flyer' };

/** Queues this many goals of unknown visitors, a second apart. */
async function queueMany(count: number): Promise<void> {
  const browser = { ...BROWSER, visitorId: null };
  for (let index = 0; index < count; index += 1) {
    const now = new Date(app.clock.now().getTime() - (count - index) * 1000);
    await inContext(app.parts, telko(), { wer: 'Test', browser, now }, (context) => countZiel(context, 'Geteilt'));
  }
}

describe('sending', () => {
  test('sends each goal once with its own time, by the route of its page, in the order of the times', async () => {
    const { Empfehlungsnummer } = await recommend(app, TENANT, await login(app, TENANT));
    await inContext(app.parts, telko(), { wer: 'Test', browser: BROWSER }, (context) => countZiel(context, 'Empfohlen', Empfehlungsnummer));
    app.clock.pass({ minutes: 1 });
    await share();
    await app.jobs.drain();
    expect(matomo.received.map(({ method, url }) => [method, url])).toEqual([['POST', '/matomo.php']]);
    const base = { idsite: '7', rec: '1', apiv: '1', ca: '1', cid: VISITOR, _rcn: 'flyer' };
    const at = (ms: number) => String(Math.floor((app.clock.now().getTime() - ms) / 1000));
    expect(requestsOf(matomo.received[0]?.body ?? '')).toEqual([
      { ...base, idgoal: '1', _rck: 'whatsapp', url: 'http://telko.localhost:3000/de/empfehlen/:produktId', cdt: at(60_000) },
      { ...base, idgoal: '2', url: 'http://telko.localhost:3000/de/empfehlung/:empfehlungsnummer', cdt: at(0) },
    ]);
    expect(matomo.received[0]?.headers.cookie).toBeUndefined();
    await app.jobs.drain();
    expect(matomo.received).toHaveLength(1);
    expect(await goals()).toEqual([]);
  });

  test('sends at most 100 at once, and gives each goal without a visitor one of its own', async () => {
    await queueMany(101);
    await send();
    const sent = matomo.received.map(({ body }) => requestsOf(body));
    expect(sent.map(({ length }) => length)).toEqual([100, 1]);
    const all = sent.flat();
    expect(all.map(({ cdt }) => Number(cdt))).toEqual([...all.map(({ cdt }) => Number(cdt))].sort((a, b) => a - b));
    expect(new Set(all.map(({ cid }) => cid)).size).toBe(101);
    for (const { cid } of all) expect(cid).toMatch(/^[0-9a-f]{16}$/);
  });

  test('sends no goal twice that another process is sending', async () => {
    await queueMany(30);
    let meanwhile = Promise.resolve();
    onReceived = () => {
      onReceived = () => {};
      meanwhile = send();
    };
    await send();
    await meanwhile;
    expect(matomo.received).toHaveLength(1);
    expect(requestsOf(matomo.received[0]?.body ?? '')).toHaveLength(30);
  });

  test.skipIf(inject('database').kind === 'embedded')('takes no goal that another process is taking', async () => {
    await queueMany(30);
    const time = { now: app.clock.now(), realNow: new Date(), leaseMs: 60_000 };
    const claim = (limit: number, next?: () => Promise<string[]>): Promise<string[]> =>
      app.inTenant(TENANT, async (context) => {
        const claimed = await claimZiele(context, limit, time);
        return [...claimed.map(({ ziel_id }) => ziel_id), ...((await next?.()) ?? [])];
      });
    const taken = await claim(20, () => claim(20));
    expect([taken.length, new Set(taken).size]).toEqual([30, 30]);
  });

  test('drops what is older than 24 hours and what Matomo refuses, and has nowhere to send when the tenant stops counting', async () => {
    await queueMany(2);
    app.clock.pass({ hours: 24 });
    await share();
    invalid = 1;
    await send();
    expect(matomo.received.flatMap(({ body }) => requestsOf(body))).toHaveLength(1);
    expect(await goals()).toEqual([]);
    await share();
    await connect({});
    await send();
    expect(await goals()).toEqual([]);
    expect(matomo.received).toHaveLength(1);
  });
});

describe.each(FAULTS)('with %s', (fault) => {
  test('calls answer as before, goals stay, and are sent later without a restart', async () => {
    matomo.fail(fault);
    await connect();
    expect((await share()).status).toBe(204);
    expect(matomo.received).toEqual([]);
    await send();
    expect(await goals()).toEqual(['Geteilt']);
    expect(app.parts.outside.states().find(({ dienst }) => dienst === 'analyse')).toMatchObject({
      instead: 'goals wait',
      failing: expect.anything(),
    });
    matomo.fail(null);
    await connect();
    await send();
    expect(await goals()).toHaveLength(1);
    app.clock.pass({ minutes: 1 });
    await send();
    expect(await goals()).toEqual([]);
    expect(app.parts.outside.states().find(({ dienst }) => dienst === 'analyse')?.failing).toBeNull();
  });
});
