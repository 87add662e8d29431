import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FaultyService, openFaultyService } from '../../../test/support/faulty-service.ts';
import { openOutside } from '../outside.ts';
import { knowsSite, sendConversions } from './client.ts';

let matomo: FaultyService;
let answer = { status: 'success', tracked: 1, invalid: 0 };
beforeAll(async () => {
  matomo = await openFaultyService(() => ({ body: answer }));
});
afterAll(() => matomo.close());

const outside = openOutside({ log: { error() {}, info() {} }, ownAddress: () => '' });
const site = () => ({
  service: { mandant: 'telko', dienst: 'analyse', limitMs: 2000, instead: 'goals wait' },
  adresse: matomo.base(),
  site: '7',
});
const sent = () => matomo.received.map(({ body }) => JSON.parse(body) as { requests: string[] }).flatMap(({ requests }) => requests);

test('asks whether Matomo knows the site by a heartbeat, which records no visit', async () => {
  matomo.fail(null);
  expect(await knowsSite(outside, site())).toBe(true);
  answer = { status: 'success', tracked: 0, invalid: 1 };
  expect(await knowsSite(outside, site())).toBe(false);
  expect(sent()).toEqual(Array(2).fill('?idsite=7&rec=1&apiv=1&ping=1&cid=0000000000000001'));
});

test('encodes the values of a goal, and leaves out a campaign that it has not', async () => {
  matomo.fail(null);
  answer = { status: 'success', tracked: 1, invalid: 1 };
  const goal = { goal: 3, zeit: new Date('2026-11-28T12:00:00.900Z'), url: 'https://x.example/de/a?b', visitorId: '0123456789abcdef' };
  expect(await sendConversions(outside, site(), [{ ...goal, campaign: 'a&b', keyword: null }])).toBe(1);
  const query = 'idgoal=3&ca=1&url=https%3A%2F%2Fx.example%2Fde%2Fa%3Fb&cid=0123456789abcdef&cdt=1795867200&_rcn=a%26b';
  expect(sent()).toEqual([`?idsite=7&rec=1&apiv=1&${query}`]);
});

test('takes an answer of status error as a fault, so that nothing is lost', async () => {
  answer = { status: 'error', tracked: 0, invalid: 0 };
  await expect(sendConversions(outside, site(), [])).rejects.toMatchObject({ kind: 'unreadable' });
});
