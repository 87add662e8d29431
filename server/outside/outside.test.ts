import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { FAULTS, type FaultyService, KINDS, lookupLocal, openFaultyService } from '../../test/support/faulty-service.ts';
import { jsonOf } from './answer.ts';
import { openOutside } from './outside.ts';
import { openTransport } from './transport.ts';

let faulty: FaultyService;
beforeAll(async () => {
  faulty = await openFaultyService(() => ({ body: { data: 'good' } }));
});
afterAll(() => faulty.close());
beforeEach(() => faulty.fail(null));

const Answer = z.object({ data: z.string() });
const SECRET = 'anna@secret.example';
const SERVICE = { mandant: 'telko', dienst: 'probe', limitMs: 300, instead: 'last copy' };
const transport = openTransport({ lookup: lookupLocal });

/** An outside whose clock and log a test reads, with a question to the faulty service. */
function newOutside() {
  const lines: unknown[] = [];
  let ms = 0;
  const log = { error: (...line: unknown[]) => lines.push(line), info: (...line: unknown[]) => lines.push(line) };
  const outside = openOutside({ log, transport, now: () => ms, ownAddress: (mandant) => `${faulty.base()}/of/${mandant}` });
  return {
    outside,
    lines,
    pass: (by: number) => {
      ms += by;
    },
    ask: (service = SERVICE) =>
      outside.ask(service, { url: `${faulty.base()}/thing?of=${SECRET}`, headers: { authorization: SECRET } }, (answer) =>
        jsonOf(answer, Answer),
      ),
  };
}

test.each(FAULTS)('%s is a fault of its kind, which metrics and log name without the request', async (fault) => {
  const { ask, outside, lines } = newOutside();
  faulty.fail(fault);
  await expect(ask()).rejects.toMatchObject({ name: 'OutsideFault', kind: KINDS[fault] });
  expect(outside.states()).toEqual([
    {
      mandant: 'telko',
      dienst: 'probe',
      instead: 'last copy',
      failing: { since: new Date(0), kind: KINDS[fault] },
      answers: new Map([[KINDS[fault], 1]]),
    },
  ]);
  expect(lines).toEqual([
    [{ mandant: 'telko', dienst: 'probe', fault: expect.stringContaining(KINDS[fault]), instead: 'last copy' }, expect.any(String)],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/secret|thing|127\.0/);
  faulty.fail(null);
  expect(await ask()).toEqual({ data: 'good' });
  expect(outside.states()[0]?.failing).toBeNull();
});

test('a service that fails three times in a row is not asked for 30 s, then by one request, and works again without a restart', async () => {
  const { ask, pass, outside, lines } = newOutside();
  faulty.fail('500');
  for (let time = 0; time < 3; time += 1) await expect(ask()).rejects.toMatchObject({ kind: 'failed' });
  pass(29_999);
  await expect(ask()).rejects.toMatchObject({ kind: 'paused' });
  expect(faulty.received).toHaveLength(3);
  pass(1);
  const answers = await Promise.allSettled([ask(), ask(), ask()]);
  expect(answers.map((one) => one.status === 'rejected' && one.reason.kind)).toEqual(['failed', 'paused', 'paused']);
  expect(faulty.received).toHaveLength(4);
  pass(30_000);
  faulty.fail(null);
  expect(await ask()).toEqual({ data: 'good' });
  expect(await ask()).toEqual({ data: 'good' });
  expect(outside.states()[0]?.failing).toBeNull();
  expect(lines.map((line) => JSON.stringify(line))).toEqual([
    expect.stringContaining('a service outside fails'),
    expect.stringContaining('"seconds":60'),
  ]);
});

test('a fault of one tenant or service leaves the others as they are', async () => {
  const { ask, outside } = newOutside();
  faulty.fail('500');
  for (let time = 0; time < 3; time += 1) await expect(ask()).rejects.toMatchObject({ kind: 'failed' });
  faulty.fail(null);
  expect(await ask({ ...SERVICE, mandant: 'energie' })).toEqual({ data: 'good' });
  expect(await ask({ ...SERVICE, dienst: 'other' })).toEqual({ data: 'good' });
  expect(outside.states().map(({ failing }) => failing?.kind ?? null)).toEqual(['failed', null, null]);
});

test("a path as address is below the tenant's own", async () => {
  const { outside } = newOutside();
  await outside.ask(SERVICE, { url: '/dienst/x' }, (answer) => jsonOf(answer, Answer));
  expect(faulty.received.map(({ url }) => url)).toEqual(['/of/telko/dienst/x']);
});

test('a redirect is not followed', async () => {
  const moved = await openFaultyService(() => ({ status: 302, headers: { location: faulty.base() } }));
  const { outside } = newOutside();
  const asked = outside.ask(SERVICE, { url: moved.base() }, (answer) => jsonOf(answer, Answer));
  await expect(asked).rejects.toMatchObject({ kind: 'unreadable', status: 302 });
  expect(faulty.received).toEqual([]);
  await moved.close();
});
