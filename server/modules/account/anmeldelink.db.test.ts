import { describe, expect, test } from 'vitest';
import { demoApp, type Reply } from '../../../test/support/app.ts';
import { accountOf, blockAddress, newAccount, newAddress } from '../../../test/support/konto.ts';
import { enter } from '../../../test/support/logintoken.ts';
import { tokenOf } from '../../../test/support/mails.ts';
import { statementsOf } from '../../../test/support/statements.ts';
import { ERIKA, newEmail } from '../../../test/support/walk.ts';
import { emailSchluessel } from '../../email-address.ts';
import { expectProblem } from '../../http/problem.fixture.ts';
import { insertMailSperre } from '../../mail/store.ts';

const app = demoApp();

const colleague = () => newEmail('kollege', 'werkring.example');
const ask = (
  Email: string,
  { tenant = 'intern', remoteAddress = newAddress(), headers = {} as Record<string, string> } = {},
): Promise<Reply> =>
  app.request({ method: 'POST', url: `/api/v1/${tenant}/account/anmeldelink`, payload: { Email }, remoteAddress, headers });
const links = () =>
  app.inTenant('intern', ({ tx }) => tx.selectFrom('zugangslink').select('zugangslink_id').where('zweck', '=', 'Anmeldung').execute());

describe('a login link by mail', () => {
  test('goes to an address with an account and logs in once', async () => {
    const { email } = await newAccountOfIntern();
    expect(await ask(` ${email.toUpperCase()} `)).toMatchObject({ status: 204, body: '' });
    await app.jobs.drainMails();
    const mail = app.mails.to(email);
    expect(mail.betreff).toBe('Ihr Zugang zu Werkring empfiehlt');
    expect(mail.text).toContain('Der Link gilt bis 20.11.2026, 11:10 Uhr und nur einmal.');
    expect(mail.text).toContain('http://intern.localhost:3000/de/anmeldelink?token=');
    expect((await enter(app, tokenOf(mail))).body.Email).toBe(email);
    expectProblem(await enter(app, tokenOf(mail)), 409, 'TokenBereitsVerwendet');
  });

  test('goes to an allowed address without an account and creates the account', async () => {
    const email = colleague();
    expect((await ask(email)).status).toBe(204);
    await app.jobs.drainMails();
    expect(app.mails.to(email).text).toMatch(/^Guten Tag\n|Guten Tag,|Guten Tag$/m);
    expect((await enter(app, tokenOf(app.mails.to(email)))).body).toMatchObject({ Email: email, Vorname: '' });
  });

  test('is answered with 204 for an address that may not take part, without a mail or an account', async () => {
    const stranger = newEmail();
    const barred = colleague();
    const unwilling = colleague();
    await blockAddress(app, barred, 'intern');
    await app.inTenant('intern', (context) => insertMailSperre(context, context.secrets.pseudonym('mail', emailSchluessel(unwilling))));
    const before = (await links()).length;
    for (const email of [stranger, barred, unwilling]) {
      expect(await ask(email)).toMatchObject({ status: 204, body: '' });
      await app.jobs.drainMails();
      expect(app.mails.allTo(email)).toEqual([]);
      expect(await accountOf(app, email, 'intern')).toBeUndefined();
    }
    expect((await links()).length).toBe(before + 3);
  });

  test('takes as many statements for an unknown or barred address as for a known one', async () => {
    const { email } = await newAccountOfIntern();
    const barred = colleague();
    await blockAddress(app, barred, 'intern');
    // Statements of the limits and of the mail job that the call wakes.
    const besides = /^(commit|rollback)\b|_in_system'|"zaehler"|from "mail"/;
    const asks = async (address: string) => {
      const statements = await statementsOf(app, async () => expect((await ask(address)).status).toBe(204), besides);
      return statements.map((statement) => /^(\w+)( into| from)?/.exec(statement)?.[0]);
    };
    const [known, unknown, refused] = [await asks(email), await asks(colleague()), await asks(barred)];
    expect(known.filter((statement) => statement === 'begin')).toHaveLength(1);
    expect([unknown.length, refused.length]).toEqual([known.length, known.length]);
    expect(unknown.filter((statement) => statement === 'begin')).toHaveLength(1);
  });

  test('is limited to three requests an hour by address and twenty by network address', async () => {
    const email = colleague();
    for (let time = 0; time < 3; time += 1) expect((await ask(email)).status).toBe(204);
    const fourth = await ask(email);
    expectProblem(fourth, 429, 'ZuVieleAnfragen');
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(0);
    const remoteAddress = newAddress();
    for (let time = 0; time < 20; time += 1) expect((await ask(colleague(), { remoteAddress })).status).toBe(204);
    expectProblem(await ask(colleague(), { remoteAddress }), 429, 'ZuVieleAnfragen');
  });

  test('is mailed once for one idempotency key', async () => {
    const email = colleague();
    const headers = { 'idempotency-key': 'ein Klick' };
    for (let time = 0; time < 2; time += 1) expect((await ask(email, { headers })).status).toBe(204);
    await app.jobs.drainMails();
    expect(app.mails.allTo(email)).toHaveLength(1);
  });

  test('is refused with a redirect other than a page of the tenant', async () => {
    for (const Redirect of ['/de/agb', 'https://boese.example', '//boese.example', 'Recommend?x=<b>', `Homepage?x=${'y'.repeat(500)}`]) {
      const reply = await app.api('intern', 'POST', '/account/anmeldelink', { body: { Email: colleague(), Redirect } });
      expect(reply, Redirect).toMatchObject({ status: 422, body: { errors: [{ field: 'Redirect' }] } });
    }
    expect((await app.api('intern', 'POST', '/account/anmeldelink', { body: { Email: colleague(), Redirect: null } })).status).toBe(204);
  });

  test('is refused at a tenant without autologin and for an invalid address', async () => {
    expectProblem(await ask(ERIKA.Email, { tenant: 'telko' }), 403, 'NichtAuthorisiert');
    expectProblem(await ask('keine'), 422, 'EmailUngueltig');
  });
});

/** A confirmed account on intern's whitelist. */
async function newAccountOfIntern(): Promise<{ email: string }> {
  const { id } = await newAccount(app, 'intern', 'bestaetigt');
  const email = colleague();
  await app.inTenant('intern', ({ tx }) =>
    tx
      .updateTable('account')
      .set({ email, email_schluessel: emailSchluessel(email) })
      .where('account_id', '=', id)
      .execute(),
  );
  return { email };
}
