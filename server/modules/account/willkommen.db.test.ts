import { describe, expect, test } from 'vitest';
import { BY_PROGRAM, testApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { accountOf, blockAddress, newAccount, newAddress, setPassword, tryLogin } from '../../../test/support/konto.ts';
import { tokenOf } from '../../../test/support/mails.ts';
import { configured } from '../../../test/support/mandant.ts';
import { recommendOpenly } from '../../../test/support/opt-in.ts';
import { momentAfter } from '../../../test/support/parts.ts';
import { countRows } from '../../../test/support/rows.ts';
import { statementsOf } from '../../../test/support/statements.ts';
import { newEmail, PASSWORD } from '../../../test/support/walk.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';
import { insertMailSperre } from '../../mail/store.ts';

const app = testApp();
const WORK = ['zugangslink', 'mail', 'protokoll'];

const create = (Email: string, wish: { tenant?: string; key?: string; machine?: string; names?: object } = {}) =>
  app.request({
    method: 'POST',
    url: `/api/v1/${wish.tenant ?? 'telko'}/account/createEmpfehler`,
    payload: { Vorname: 'Karla', Nachname: 'Konto', Email, ...wish.names },
    remoteAddress: wish.machine ?? newAddress(),
    ...(wish.key !== undefined && { headers: { 'idempotency-key': wish.key } }),
  });
const again = (email: string, tenant = 'telko', remoteAddress = newAddress()) =>
  app.request({
    method: 'GET',
    url: `/api/v1/${tenant}/account/resendWelcomeMail/${encodeURIComponent(email)}`,
    remoteAddress,
    headers: BY_PROGRAM,
  });

/** The distinct answers without date and request id, how many rows each call writes, and the distinct lists of statements. */
async function answersAndWork(emails: readonly string[], call: (email: string) => ReturnType<typeof create>) {
  const answers: string[] = [];
  const work = [];
  const statements = [];
  for (const email of emails) {
    const before = (await countRows(app, WORK)) ?? {};
    const asked = await statementsOf(app, async () => {
      const { status, body, headers } = await call(email);
      answers.push(JSON.stringify([status, body, { ...headers, date: null, 'x-request-id': null }]));
    });
    statements.push(JSON.stringify(asked));
    const after = (await countRows(app, WORK)) ?? {};
    work.push(WORK.map((table) => (after[table] ?? 0) - (before[table] ?? 0)));
  }
  return { answers: new Set(answers), work, statements: new Set(statements) };
}

const mailsTo = (email: string) => app.mails.allTo(email).map(({ betreff }) => betreff);
const asRefusing = (email: string) =>
  app.inTenant('telko', (context) => insertMailSperre(context, context.secrets.pseudonym('mail', email)));

describe('creating an account', () => {
  test('mails a link of 14 days to set the password; the account is unconfirmed until then', async () => {
    const email = newEmail('neu');
    expect(await create(email)).toMatchObject({ status: 202, body: { OptInRequired: true } });
    expect(await accountOf(app, email)).toMatchObject({ bestaetigt_am: null, passwort_hash: null });
    await app.jobs.drainMails();
    const mail = app.mails.to(email);
    expect(mail.betreff).toBe('Willkommen bei Funkhof Freunde');
    expect(mail.text).toContain('Guten Tag Karla Konto');
    expect(mail.text).toContain('http://telko.localhost:3000/de/passwortsetzen?token=');
    const link = await app.api('telko', 'PUT', '/account/validateResetPassword', { body: { Token: tokenOf(mail) } });
    expect(link.body).toMatchObject({ Gueltig: true, Ablauf: momentAfter({ days: 14 }).toISOString() });
    expect((await setPassword(app, tokenOf(mail), PASSWORD)).body).toMatchObject({ Email: email, Vorname: 'Karla' });
    expect((await tryLogin(app, email, PASSWORD)).status).toBe(200);
  });

  test('gives known, unconfirmed, foreign and unwilling addresses the same answer for the same work; only the mail differs', async () => {
    const known = await newAccount(app);
    const withoutPassword = await newAccount(app, 'telko', 'bestaetigt');
    const open = await newAccount(app, 'telko', 'offen');
    const elsewhere = await newAccount(app, 'energie');
    const refusing = await newAccount(app, 'telko', 'offen');
    await asRefusing(refusing.email);
    const stranger = newEmail('fremd');
    const all = [stranger, ...[known, withoutPassword, open, elsewhere, refusing].map(({ email }) => email)];
    const { answers, work, statements } = await answersAndWork(all, create);
    expect([answers.size, statements.size]).toEqual([1, 1]);
    expect(work).toEqual(all.map(() => [1, 1, 1]));
    await app.jobs.drainMails();
    expect(mailsTo(known.email)).toEqual(['Sie haben schon ein Konto']);
    expect(app.mails.to(known.email).text).toContain('http://telko.localhost:3000/de/login');
    expect(app.mails.to(known.email).html).not.toContain('token=');
    for (const { email } of [withoutPassword, open, elsewhere]) expect(mailsTo(email)).toEqual(['Willkommen bei Funkhof Freunde']);
    expect(mailsTo(refusing.email)).toEqual([]);
    expect((await tryLogin(app, known.email, PASSWORD)).body).toMatchObject({ Vorname: 'Karla' });
  });

  test('renames an unconfirmed account, but never a confirmed one', async () => {
    const open = newEmail('offen');
    const { email, id } = await newAccount(app);
    await create(open);
    for (const one of [open, email]) await create(one, { names: { Vorname: 'Nora', Nachname: 'Neu' } });
    const nameOf = (accountId: string) =>
      app.inTenant('telko', ({ tx }) =>
        tx.selectFrom('empfehler').select('vorname').where('empfehler_id', '=', accountId).executeTakeFirstOrThrow(),
      );
    expect(await nameOf((await accountOf(app, open))?.account_id ?? '')).toEqual({ vorname: 'Nora' });
    expect(await nameOf(id)).toEqual({ vorname: 'Karla' });
  });

  test('refuses addresses off the whitelist and on the blocklist, known or not, and stores nothing', async () => {
    const known = await newAccount(app);
    const stranger = newEmail('gesperrt');
    for (const email of [known.email, stranger]) await blockAddress(app, email);
    const before = await countRows(app, [...WORK, 'account']);
    for (const email of [known.email, stranger]) expectProblem(await create(email), 403, 'EmailNotAllowed');
    expectProblem(await create(newEmail('aussen'), { tenant: 'intern' }), 403, 'EmailNotAllowed');
    expect(await countRows(app, [...WORK, 'account'])).toEqual(before);
  });

  test('answers EmailExists for a known address at a tenant with KontoAuskunft, and mails nothing', async () => {
    const { email } = await newAccount(app);
    await configured(app, 'telko', { KontoAuskunft: true }, async () => {
      expectProblem(await create(email), 409, 'EmailExists');
      expect((await create(newEmail('neu'))).status).toBe(202);
    });
    await app.jobs.drainMails();
    expect(mailsTo(email)).toEqual([]);
  });

  test('refuses invalid fields of a person and an unknown tenant', async () => {
    const reply = await create('keine', { names: { Vorname: ' ', Nachname: 'x'.repeat(81), Password: PASSWORD } });
    expect(fieldCodes(reply)).toMatchObject({ Email: 'email', Vorname: 'pflichtfeld', Nachname: 'zuLang', Password: 'unbekannt' });
    expectProblem(await create(newEmail(), { tenant: 'gibtesnicht' }), 404, 'NichtGefunden');
  });

  test('sends one mail for a double click and creates one account for concurrent calls', async () => {
    const email = newEmail('doppelt');
    const twice = await atOnce(2, () => create(email, { key: `konto ${email}` }));
    expect(twice.map(({ status }) => status)).toEqual([202, 202]);
    await app.jobs.drainMails();
    expect(mailsTo(email)).toHaveLength(1);
    const busy = newEmail('viele');
    const statuses = (await atOnce(6, () => create(busy))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([202, 202, 202, 429, 429, 429]);
    await app.jobs.drainMails();
    expect(mailsTo(busy)).toHaveLength(3);
    expect(
      (await app.inTenant('telko', ({ tx }) => tx.selectFrom('account').select('email').where('email', '=', busy).execute())).length,
    ).toBe(1);
  });

  test('deletes the account after 12 weeks unless its owner confirms', async () => {
    const [gone, kept] = [newEmail('weg'), newEmail('bleibt')];
    for (const email of [gone, kept]) await create(email);
    await app.jobs.drainMails();
    await setPassword(app, tokenOf(app.mails.to(kept)), PASSWORD);
    await app.later(84);
    expect(await accountOf(app, gone)).toBeUndefined();
    expect(await accountOf(app, kept)).toBeDefined();
  });
});

describe('resending the welcome mail', () => {
  test('reaches only an unconfirmed account; every address gets the same answer for the same work', async () => {
    const open = newEmail('offen');
    await create(open);
    const byReferral = newEmail('empfehlung');
    await recommendOpenly(app, { Vorname: 'Jana', Nachname: 'Lenz', Email: byReferral });
    await app.jobs.drainMails();
    const known = await newAccount(app);
    const withoutPassword = await newAccount(app, 'telko', 'bestaetigt');
    const barred = await newAccount(app, 'telko', 'offen');
    await blockAddress(app, barred.email);
    const refusing = await newAccount(app, 'telko', 'offen');
    await asRefusing(refusing.email);
    const silent = [newEmail('niemand'), ...[known, withoutPassword, barred, refusing].map(({ email }) => email)];
    const all = [open, byReferral, ...silent];
    const { answers, work } = await answersAndWork(all, again);
    expect([...answers].map((one) => JSON.parse(one)[0])).toEqual([204]);
    expect(work).toEqual(all.map(() => [1, 1, 1]));
    await app.jobs.drainMails();
    expect(mailsTo(open)).toEqual(Array(2).fill('Willkommen bei Funkhof Freunde'));
    expect(mailsTo(byReferral)).toContain('Willkommen bei Funkhof Freunde');
    for (const email of silent) expect(mailsTo(email)).toEqual([]);
    expect((await setPassword(app, tokenOf(app.mails.to(open)), PASSWORD)).status).toBe(200);
  });

  test('sends nothing once the account is confirmed', async () => {
    const email = newEmail('schnell');
    await create(email);
    await app.jobs.drainMails();
    const token = tokenOf(app.mails.to(email));
    await again(email);
    expect((await setPassword(app, token, PASSWORD)).status).toBe(200);
    await app.jobs.drainMails();
    expect(mailsTo(email)).toEqual(['Willkommen bei Funkhof Freunde', 'Ihr Passwort wurde geändert']);
  });

  test('is limited to three an hour by address over all tenants and twenty by network address, with a separate count', async () => {
    const email = newEmail('limit');
    for (const tenant of ['telko', 'energie', 'telko']) expect((await again(email, tenant)).status).toBe(204);
    expectProblem(await again(email.toUpperCase(), 'berater'), 429, 'ZuVieleAnfragen');
    expect((await create(email)).status).toBe(202);
    const machine = newAddress();
    const statuses = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await again(newEmail('viele'), 'telko', machine)).status);
    expect(statuses).toEqual([...Array(20).fill(204), 429]);
    expect((await create(newEmail('viele'), { machine })).status).toBe(202);
  });

  test('returns 404 for an invalid address', async () => {
    for (const email of ['keine', 'a@b', '%00']) expectProblem(await again(email), 404, 'NichtGefunden');
  });
});
