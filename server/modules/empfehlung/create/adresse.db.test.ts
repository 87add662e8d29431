import { describe, expect, test } from 'vitest';
import { demoApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { blockAddress } from '../../../../test/support/konto.ts';
import { tokenOf } from '../../../../test/support/mails.ts';
import { confirmAddress, jana, newEmpfehler, recommendOpenly } from '../../../../test/support/opt-in.ts';
import { momentAfter, TEST_NOW } from '../../../../test/support/parts.ts';
import { newEmail } from '../../../../test/support/walk.ts';
import { expectProblem } from '../../../http/problem.fixture.ts';

const app = demoApp();
const TENANT = 'telko';

const read = (nr: string, tenant = TENANT) => app.api(tenant, 'GET', `/Empfehlen/bestaetigung/${nr}`);
const change = (nr: string, Email: unknown, headers = {}, tenant = TENANT) =>
  app.api(tenant, 'PUT', `/Empfehlen/bestaetigung/${nr}`, { body: { Email }, headers });
/** A referral that waits for the confirmation of its address. */
async function waiting(wish: Parameters<typeof recommendOpenly>[2] = {}, email = newEmail('vertippt')) {
  const { body } = await recommendOpenly(app, jana(email), wish);
  return { nr: body.Empfehlungsnummer as string, email };
}
const mailsTo = async (email: string) => {
  await app.jobs.drainMails();
  return app.mails.allTo(email);
};
const ownerOf = (nr: string) =>
  app.inTenant(TENANT, ({ tx }) =>
    tx
      .selectFrom('empfehlung')
      .innerJoin('account', 'account.account_id', 'empfehler_id')
      .select('email')
      .where('empfehlungsnummer', '=', nr)
      .executeTakeFirst(),
  );

describe('the address that a referral waits for', () => {
  test('is shown by the number of the new referral, in the same form with or without an existing account', async () => {
    const { empfehler } = await newEmpfehler(app);
    for (const typed of [newEmail('Neu'), empfehler.Email.toUpperCase()]) {
      const { nr } = await waiting({}, typed);
      const reply = await read(nr);
      expect(reply.body).toEqual({ Email: typed.toLowerCase() });
      expect(reply.headers['cache-control']).toBe('no-store');
    }
  });

  test('is refused once it is confirmed, after an hour, at another tenant and for an unknown number', async () => {
    const { nr } = await waiting();
    expectProblem(await read(nr, 'energie'), 404, 'NichtGefunden');
    expectProblem(await read('gibtesnicht'), 404, 'NichtGefunden');
    app.clock.set(momentAfter({ minutes: 59 }));
    expect((await read(nr)).status).toBe(200);
    app.clock.set(momentAfter({ minutes: 60 }));
    for (const reply of [await read(nr), await change(nr, newEmail('spaet'))]) expectProblem(reply, 410, 'Abgelaufen');
    app.clock.set(TEST_NOW);
    const { first } = await newEmpfehler(app);
    for (const reply of [await read(first), await change(first, newEmail('spaet'))]) expectProblem(reply, 409, 'Konflikt');
  });

  test('can be changed: the new address is mailed and owns the referral, and the link mailed to the old one expires', async () => {
    const { nr, email } = await waiting({ empfaenger: { Vorname: 'Tom', Email: newEmail('tom') } });
    const [old] = await mailsTo(email);
    const right = newEmail('richtig');
    expect((await change(nr, right)).status).toBe(204);
    expect((await read(nr)).body.Email).toBe(right);
    expectProblem(await confirmAddress(app, tokenOf(old ?? app.mails.to(email))), 410, 'Abgelaufen');
    expect(await mailsTo(right)).toHaveLength(1);
    const confirmed = await confirmAddress(app, tokenOf(app.mails.to(right)));
    expect(confirmed.body.Benutzer).toMatchObject({ Email: right, Vorname: 'Jana', Nachname: 'Lenz' });
    expect(await ownerOf(nr)).toEqual({ email: right });
    const people = await app.inTenant(TENANT, ({ tx }) =>
      tx
        .selectFrom('empfaenger')
        .innerJoin('account', 'account.account_id', 'empfehler_id')
        .select('account.email')
        .where('empfehlungsnummer', '=', nr)
        .execute(),
    );
    expect(people).toEqual([{ email: right }]);
  });

  test('gets no queued mail after it was changed', async () => {
    const { nr, email } = await waiting();
    await change(nr, newEmail('richtig'));
    expect(await mailsTo(email)).toEqual([]);
  });

  test('is not changed to an address that is invalid, barred or that of the named recipient', async () => {
    const tom = newEmail('tom');
    const { nr, email } = await waiting({ empfaenger: { Vorname: 'Tom', Email: tom } });
    await blockAddress(app, '*@gesperrt.example');
    expectProblem(await change(nr, 'keine@adresse'), 422, 'EmailUngueltig');
    expectProblem(await change(nr, null), 422, 'Validierung');
    expectProblem(await change(nr, 'wer@gesperrt.example'), 403, 'EmailNotAllowed');
    expectProblem(await change(nr, tom.toUpperCase()), 422, 'EmailEmpfehlerGleichEmpfaenger');
    expectProblem(await change(nr, newEmail('fremd'), {}, 'energie'), 404, 'NichtGefunden');
    expect(await ownerOf(nr)).toEqual({ email });
    expect((await confirmAddress(app, tokenOf((await mailsTo(email))[0] ?? app.mails.to(email)))).status).toBe(200);
  });

  test('gets at most three mails an hour, over all referrals', async () => {
    const email = newEmail('viele');
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await change((await waiting()).nr, email)).status);
    expect(statuses).toEqual([204, 204, 204, 429]);
  });
});

describe('concurrent calls', () => {
  test('send one mail for ten repeats of one change', async () => {
    const { nr } = await waiting();
    const email = newEmail('doppelt');
    const answered = await atOnce(10, async () => (await change(nr, email, { 'idempotency-key': nr })).status);
    expect(new Set(answered)).toEqual(new Set([204]));
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('to change the address and to confirm the old one: only one succeeds', async () => {
    for (let count = 0; count < 5; count += 1) {
      const { nr, email } = await waiting();
      const Token = tokenOf((await mailsTo(email))[0] ?? app.mails.to(email));
      const right = newEmail('richtig');
      const [confirmed, changed] = await Promise.all([confirmAddress(app, Token), change(nr, right)]);
      const isConfirmed = confirmed.status === 200;
      expect([isConfirmed, changed.status]).toEqual(isConfirmed ? [true, 409] : [false, 204]);
      expect(await ownerOf(nr)).toEqual({ email: isConfirmed ? email : right });
    }
  });
});
