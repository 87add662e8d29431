import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { bankdatenCount, grantsOf, pickBy, released, transfer, voucher } from '../../../test/support/money.ts';
import { importGutscheine } from './gutschein.ts';
import { release, reserve } from './pool/pool.ts';

const app = testApp();

const TENANT = 'telko';
const pick = (bearer: string, body: unknown) => pickBy(app, TENANT, bearer, body);

test('one of 100 concurrent picks of a reward succeeds', async () => {
  const { empfehlerToken, grants } = await released(app, TENANT);
  const before = await bankdatenCount(app, TENANT);
  const replies = await atOnce(100, (i) => pick(empfehlerToken, i % 2 ? voucher(grants[0]) : transfer(grants[0])));
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  expect(replies.filter((reply) => reply.body.code === 'PraemieBereitsAbgeholt')).toHaveLength(99);
  expect((await bankdatenCount(app, TENANT)) - before).toBeLessThanOrEqual(1);
});

test('one of two concurrent picks by both sides with the same bank account succeeds', async () => {
  const { empfehlerToken, empfaengerToken, grants, Auftragsnummer } = await released(app, TENANT);
  const replies = await Promise.all([pick(empfehlerToken, transfer(grants[0])), pick(empfaengerToken, transfer(grants[1]))]);
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, 422]);
  expect((await grantsOf(app, TENANT, Auftragsnummer)).filter((grant) => grant.bankdaten_id !== null)).toHaveLength(1);
});

test.each([
  ['as usual', []],
  [
    'by nested loops without a kept inner side',
    ['hashagg', 'hashjoin', 'mergejoin', 'sort', 'material', 'indexscan', 'bitmapscan', 'indexonlyscan'],
  ],
] as const)('a pick reserves its own codes alone if the database plans the statement %s', async (_plan, off) => {
  const { grants } = await released(app, TENANT);
  const nr = grants[0]?.praemierungsnummer ?? '';
  const reserved = await app.inTenant(TENANT, async (context) => {
    const { tx } = context;
    const codes = Array.from({ length: 20 }, (_, index) => `PLAN-${off.length}-${index}`);
    await importGutscheine(context, { wertCent: 4321, haendler: null }, codes);
    for (const way of off) await sql`select set_config(${`enable_${way}`}, 'off', true)`.execute(tx);
    expect(await reserve(context, { wertCent: 4321, haendler: null }, nr)).toBe(true);
    const rows = await tx.selectFrom('gutschein').select('gutschein_id').where('praemierungsnummer', '=', nr).execute();
    await release(context, nr);
    return rows.length;
  });
  expect(reserved).toBe(1);
});
