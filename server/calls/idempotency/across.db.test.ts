import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { recipient } from '../../../test/support/money.ts';
import { order } from '../../../test/support/walk.ts';
import { addMinutes } from '../../calendar.ts';
import { expectProblem } from '../../http/problem.fixture.ts';
import { resolveApiSchluessel } from '../../modules/betrieb/index.ts';
import { claimKey, hashOf, schluesselOf } from './store.ts';

/** A repeat polls for the first answer with waits; this replaces the waits, whichever file of this worker imported `timers` first. */
const { setTimeout } = timers;
const wait = (instead: unknown) => {
  Object.assign(timers, { setTimeout: instead });
  syncBuiltinESMExports();
};
beforeAll(() => wait(async () => {}));
afterAll(() => wait(setTimeout));

const app = testApp();
const TENANT = 'energie';

test('a repeat of a call that never finished returns Konflikt, and is executed once the key is free', async () => {
  const { Empfaengernummer, ProduktId } = await recipient(app, TENANT);
  const line = { ...order(app, Empfaengernummer, ProduktId), Status: 'Eingegangen' };
  const body = `${Object.keys(line).join(';')}\n${Object.values(line).join(';')}`;
  await app.inTenant(TENANT, async (context) => {
    const { wer } = (await resolveApiSchluessel(context, `demo-${TENANT}`)) ?? { wer: '' };
    const key = schluesselOf(context, `importAuftraege ${wer} k-1`);
    await claimKey(context, key, hashOf(context, body), addMinutes(context.now, 2));
  });
  const repeat = () =>
    app.api(TENANT, 'POST', '/auftrag/import', {
      bearer: `demo-${TENANT}`,
      body,
      headers: { 'content-type': 'text/csv', 'idempotency-key': 'k-1' },
    });
  expectProblem(await repeat(), 409, 'Konflikt');
  app.clock.pass({ minutes: 2 });
  expect(await repeat()).toMatchObject({ status: 200, body: { Summe: { angelegt: 1 } } });
});
