import { describe, expect, test } from 'vitest';
import { makeAgentur } from '../../../test/support/agentur.ts';
import { testApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { freigabeOf } from '../../../test/support/freigabe.ts';
import { grantsOf } from '../../../test/support/money.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';

/** Releasing an order and objecting to it, with an `Idempotency-Key`. */

const app = testApp();
const TENANT = 'telko';
const { due, release, object, ownerOf } = freigabeOf(app, TENANT);

async function dueOrder() {
  const agentur = await makeAgentur(app, TENANT);
  const { nummer } = await due(agentur, { anteil: 50 });
  return { agentur, nummer, inhaber: await ownerOf(agentur) };
}

describe('a release with an idempotency key', () => {
  test('returns the same answer for six concurrent calls and a repeat, and grants once', async () => {
    const { agentur, nummer, inhaber } = await dueOrder();
    const first = await atOnce(6, () => release(inhaber, agentur, nummer, 'k-1'));
    expect(first.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const later = await release(inhaber, agentur, nummer, 'k-1');
    expect(new Set([...first, later].map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const sides = (await grantsOf(app, TENANT, nummer)).map(({ seite }) => seite);
    expect(sides.toSorted()).toEqual([...new Set(sides)].toSorted());
    expect(sides.length).toBeGreaterThan(0);
  });

  test('of another order is refused with an error at Idempotency-Key and releases nothing', async () => {
    const agentur = await makeAgentur(app, TENANT);
    const [one, other] = [await due(agentur, { tage: 0 }), await due(agentur)];
    const inhaber = await ownerOf(agentur);
    expect((await release(inhaber, agentur, one.nummer, 'k-2')).status).toBe(200);
    const reply = await release(inhaber, agentur, other.nummer, 'k-2');
    expectProblem(reply, 422, 'Validierung');
    expect(fieldCodes(reply)).toEqual({ 'Idempotency-Key': 'idempotenz' });
    expect(await grantsOf(app, TENANT, other.nummer)).toEqual([]);
    expect((await release(inhaber, agentur, other.nummer, 'k-2b')).status).toBe(200);
  });

  test('can be repeated with the same key after a refusal', async () => {
    const agentur = await makeAgentur(app, TENANT);
    const { nummer } = await due(agentur, { tage: 14 });
    expectProblem(await release(await ownerOf(agentur), agentur, nummer, 'k-3'), 409, 'FreigabeZuFrueh');
    app.clock.pass({ days: 1 });
    expect((await release(await ownerOf(agentur), agentur, nummer, 'k-3')).status).toBe(200);
  });
});

describe('an objection with an idempotency key', () => {
  test('returns the same answer for six concurrent calls and a repeat, and mails the tenant once', async () => {
    const { agentur, nummer, inhaber } = await dueOrder();
    const first = await atOnce(6, () => object(inhaber, agentur, nummer, 'Doppelt.', 'k-4'));
    expect(first.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const later = await object(inhaber, agentur, nummer, 'Doppelt.', 'k-4');
    expect(new Set([...first, later].map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await app.jobs.drainMails();
    const support = app.parts.mandanten.get(TENANT)?.konfiguration.SupportEmail ?? '';
    expect(app.mails.allTo(support).filter(({ text }) => text.includes(nummer))).toHaveLength(1);
  });

  test('with another reason is refused with an error at Idempotency-Key; the first reason stays', async () => {
    const { agentur, nummer, inhaber } = await dueOrder();
    expect((await object(inhaber, agentur, nummer, 'Doppelt.', 'k-5')).body.Grund).toBe('Doppelt.');
    const reply = await object(inhaber, agentur, nummer, 'Falscher Tarif.', 'k-5');
    expectProblem(reply, 422, 'Validierung');
    expect(fieldCodes(reply)).toEqual({ 'Idempotency-Key': 'idempotenz' });
    expect((await object(inhaber, agentur, nummer, 'Falscher Tarif.')).body.Grund).toBe('Doppelt.');
  });
});
