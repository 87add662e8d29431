import { describe, expect, test } from 'vitest';
import { demoApp, type Reply } from '../../../test/support/app.ts';
import { newAccount, newAddress } from '../../../test/support/konto.ts';
import { momentAfter } from '../../../test/support/parts.ts';
import { ERIKA, newEmail, PASSWORD } from '../../../test/support/walk.ts';
import { expectProblem } from '../../http/problem.fixture.ts';

const app = demoApp();

const login = (email: string, password: string, address = newAddress(), tenant = 'telko'): Promise<Reply> =>
  app.request({
    method: 'POST',
    url: `/api/v1/${tenant}/account/login`,
    payload: { Email: email, Password: password },
    remoteAddress: address,
  });

/** Wrong logins one after the other; returns their statuses. */
async function guess(times: number, email: () => string, address: () => string = newAddress): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < times; i += 1) statuses.push((await login(email(), 'Falsch-2026', address())).status);
  return statuses;
}

const atMinute = (minutes: number, seconds = 0) => app.clock.set(momentAfter({ minutes, seconds }));

describe('ten wrong logins in 15 minutes', () => {
  test('lock the account for every network address, even with the right password, until the 15 minutes are over', async () => {
    atMinute(0);
    const { email } = await newAccount(app);
    expect(await guess(10, () => email)).toEqual(Array(10).fill(401));
    atMinute(5);
    const refused = await login(email.toUpperCase(), PASSWORD);
    expectProblem(refused, 429, 'ZuVieleAnfragen');
    expect(refused.headers['retry-after']).toBe('600');
    atMinute(14, 59);
    expect((await login(email, PASSWORD)).headers['retry-after']).toBe('1');
    atMinute(15);
    expect((await login(email, PASSWORD)).status).toBe(200);
    atMinute(0);
  });

  test('lock an address without an account in the same way', async () => {
    const email = newEmail('niemand');
    expect(await guess(11, () => email)).toEqual([...Array(10).fill(401), 429]);
  });

  test('lock their network address for every account, and no other network address', async () => {
    const { email } = await newAccount(app);
    const machine = newAddress();
    expect(await guess(11, newEmail, () => machine)).toEqual([...Array(10).fill(401), 429]);
    expectProblem(await login(email, PASSWORD, machine), 429, 'ZuVieleAnfragen');
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  test('at another tenant do not lock the account here', async () => {
    const { email } = await newAccount(app);
    for (let i = 0; i < 10; i += 1) await login(email, 'Falsch-2026', newAddress(), 'energie');
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  test('lock no longer when more logins follow during the lock', async () => {
    atMinute(0);
    const { email } = await newAccount(app);
    await guess(10, () => email);
    atMinute(14);
    expect(await guess(5, () => email)).toEqual(Array(5).fill(429));
    atMinute(15);
    expect((await login(email, PASSWORD)).status).toBe(200);
    atMinute(0);
  });
});

test('right logins and empty passwords do not count as wrong logins', async () => {
  const { email } = await newAccount(app);
  const machine = newAddress();
  for (let i = 0; i < 12; i += 1) expect((await login(email, PASSWORD, machine)).status).toBe(200);
  for (let i = 0; i < 12; i += 1) expect((await login(email, '', machine)).status).toBe(422);
  expect(
    await guess(
      9,
      () => email,
      () => machine,
    ),
  ).toEqual(Array(9).fill(401));
  expect((await login(email, PASSWORD, machine)).status).toBe(200);
});

test('the right password among sixty concurrent wrong ones is refused', async () => {
  const { email } = await newAccount(app);
  const wrong = Array.from({ length: 60 }, () => login(email, 'Falsch-2026', '10.2.1.1'));
  const right = login(email, PASSWORD, '10.2.1.1');
  const statuses = (await Promise.all(wrong)).map((reply) => reply.status);
  expect((await right).status).toBe(429);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(50);
});

test('the counters store neither network address nor account', async () => {
  await guess(
    1,
    () => ERIKA.Email,
    () => '10.2.3.4',
  );
  const rows = await app.parts.db.inSystem(({ tx }) => tx.selectFrom('zaehler').selectAll().execute());
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/erika|example|10\.[23]\./);
});
