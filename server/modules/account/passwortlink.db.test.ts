import { describe, expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { blockAddress, mailedLink, newAccount, newAddress, requestLink, setPassword } from '../../../test/support/konto.ts';
import { tokenOf } from '../../../test/support/mails.ts';
import { momentAfter } from '../../../test/support/parts.ts';
import { newEmail } from '../../../test/support/walk.ts';
import { expectProblem } from '../../http/problem.fixture.ts';
import { insertMailSperre } from '../../mail/store.ts';

const app = demoApp();

const at = (seconds: number) => app.clock.set(momentAfter({ seconds }));

/** Row counts of the tables that a request writes to. */
const rows = () =>
  app.inTenant('telko', async ({ tx }) => {
    const count = async (table: 'zugangslink' | 'mail' | 'protokoll') =>
      Number(
        (
          await tx
            .selectFrom(table)
            .select(({ fn }) => fn.countAll().as('anzahl'))
            .executeTakeFirstOrThrow()
        ).anzahl,
      );
    return [await count('zugangslink'), await count('mail'), await count('protokoll')];
  });

describe('requesting a link to set a password', () => {
  test('mails a link of 24 hours to the owner in the language of the account, however the address is typed', async () => {
    const { email } = await newAccount(app);
    expect(await requestLink(app, ` ${email.toUpperCase()} `)).toMatchObject({ status: 204, body: '' });
    await app.jobs.drainMails();
    expect(app.mails.allTo(email)).toHaveLength(1);
    const mail = app.mails.to(email);
    expect(mail.betreff).toBe('Ihr Link für ein neues Passwort');
    expect(mail.text).toContain('Guten Tag Karla Konto');
    expect(mail.text).toContain('Der Link gilt bis 21.11.2026, 11:00 Uhr und nur einmal.');
    expect(mail.text).toContain('http://telko.localhost:3000/de/passwortsetzen?token=');
    const asked = await app.api('telko', 'PUT', '/account/validateResetPassword', { body: { Token: tokenOf(mail) } });
    expect(asked).toMatchObject({
      status: 200,
      body: { Gueltig: true, Ablauf: '2026-11-21T10:00:00.000Z', Verwendet: false, Email: email },
    });
  });

  test('gives an unknown, foreign or barred address the same answer for the same work, and mails nothing', async () => {
    const known = await newAccount(app);
    const elsewhere = await newAccount(app, 'energie');
    const barred = await newAccount(app);
    await blockAddress(app, barred.email);
    const answers = [];
    const work = [];
    for (const email of [known.email, newEmail('niemand'), elsewhere.email, barred.email]) {
      const before = await rows();
      const { status, body, headers } = await requestLink(app, email);
      answers.push(JSON.stringify([status, body, { ...headers, date: null, 'x-request-id': null }]));
      work.push((await rows()).map((count, index) => count - (before[index] ?? 0)));
    }
    expect(new Set(answers).size).toBe(1);
    expect(work).toEqual(Array(4).fill([1, 1, 1]));
    await app.jobs.drainMails();
    expect(app.mails.allTo(known.email)).toHaveLength(1);
    expect([elsewhere, barred].flatMap(({ email }) => app.mails.allTo(email))).toEqual([]);
    expect(app.mails.sent.every(({ an }) => an.includes('@'))).toBe(true);
  });

  test('mails an account without a password, confirmed or not, but not an unconfirmed address that refused mails', async () => {
    const confirmed = await newAccount(app, 'telko', 'bestaetigt');
    const open = await newAccount(app, 'telko', 'offen');
    const refusing = await newAccount(app, 'telko', 'offen');
    const refusingOwner = await newAccount(app);
    await app.inTenant('telko', async (context) => {
      for (const { email } of [refusing, refusingOwner]) await insertMailSperre(context, context.secrets.pseudonym('mail', email));
    });
    for (const { email } of [confirmed, open, refusing, refusingOwner]) await requestLink(app, email);
    await app.jobs.drainMails();
    expect([confirmed, open, refusing, refusingOwner].map(({ email }) => app.mails.allTo(email).length)).toEqual([1, 1, 0, 1]);
  });

  test('mails nothing if the account is barred or the password set before the mail goes out', async () => {
    const barred = await newAccount(app);
    const done = await newAccount(app);
    const link = await mailedLink(app, done.email);
    await requestLink(app, done.email);
    await requestLink(app, barred.email);
    await blockAddress(app, barred.email);
    expect((await setPassword(app, link, 'Fensterbank7')).status).toBe(200);
    await app.jobs.drainMails();
    expect(app.mails.allTo(barred.email)).toEqual([]);
    expect(app.mails.allTo(done.email).map(({ betreff }) => betreff)).toEqual([
      'Ihr Link für ein neues Passwort',
      'Ihr Passwort wurde geändert',
    ]);
  });

  test('returns 404 for an invalid address and for an unknown tenant', async () => {
    for (const email of ['keine', 'a@b', '%00']) expectProblem(await requestLink(app, email), 404, 'NichtGefunden');
    expectProblem(await app.api('gibtesnicht', 'GET', '/account/resetPassword/a@b.example'), 404, 'NichtGefunden');
  });
});

describe('the limit of password links', () => {
  test('is three an hour by address over all tenants, with or without an account, and names the time to wait', async () => {
    for (const email of [(await newAccount(app)).email, newEmail('niemand')]) {
      at(0);
      const statuses = [];
      for (const tenant of ['telko', 'energie', 'telko']) statuses.push((await requestLink(app, email, tenant)).status);
      expect(statuses).toEqual([204, 204, 204]);
      at(600);
      const refused = await requestLink(app, email.toUpperCase(), 'berater');
      expectProblem(refused, 429, 'ZuVieleAnfragen');
      expect(refused.headers['retry-after']).toBe('3000');
      at(3600);
      expect((await requestLink(app, email)).status).toBe(204);
    }
    at(0);
  });

  test('is twenty an hour by network address over all accounts', async () => {
    const machine = newAddress();
    const statuses = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await requestLink(app, newEmail('viele'), 'telko', machine)).status);
    expect(statuses).toEqual([...Array(20).fill(204), 429]);
    expect((await requestLink(app, newEmail('viele'))).status).toBe(204);
  });

  test('lets exactly three of ten concurrent requests through', async () => {
    const { email } = await newAccount(app);
    const statuses = (await atOnce(10, () => requestLink(app, email))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(3);
    await app.jobs.drainMails();
    expect(app.mails.allTo(email)).toHaveLength(3);
  });
});

test('neither the token nor the unknown address of a request is stored', async () => {
  const stranger = newEmail('fremd');
  const { email } = await newAccount(app);
  const token = await mailedLink(app, email);
  await requestLink(app, stranger);
  const stored = await app.inTenant('telko', async ({ tx }) => [
    await tx.selectFrom('zugangslink').selectAll().execute(),
    await tx.selectFrom('mail').selectAll().execute(),
    await tx.selectFrom('protokoll').selectAll().execute(),
  ]);
  expect(JSON.stringify(stored)).not.toContain(token);
  expect(JSON.stringify(stored)).not.toContain(stranger);
});
