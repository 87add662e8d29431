import { describe, expect, test } from 'vitest';
import { loginAgentur, makeAgentur, makeBenutzer } from '../../../test/support/agentur.ts';
import { type Reply, testApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { PASSWORD } from '../../../test/support/walk.ts';
import { insertAccount } from '../account/store.ts';
import { MANDANT_FAKTOREN } from '../zugang/faktoren.ts';
import { updateZweitfaktor } from '../zugang/store.ts';
import { codeAt } from '../zugang/totp.ts';
import { prepare } from '../zugang/zweitfaktor.ts';

const app = testApp();

const call = (method: 'POST' | 'PUT', path: string, body: object, bearer?: string): Promise<Reply> =>
  app.api('telko', method, `/agentur/${path}`, { body, ...(bearer !== undefined && { bearer }) });
const logIn = async (Email: string): Promise<Reply> => call('POST', 'login', { Email, Password: PASSWORD });
const code = (secret: string) => codeAt(secret, app.clock.now());

/** A logged-in owner of an agency with a status. */
async function owner(status: 'Aktiv' | 'Inaktiv' = 'Aktiv') {
  const email = await makeBenutzer(app, 'telko', await makeAgentur(app, 'telko', { status }));
  return { email, session: await loginAgentur(app, 'telko', email) };
}

/** An owner with a second factor whose first code is used. */
async function secured() {
  const { email, session } = await owner();
  const { body } = await call('POST', 'zweitfaktor', { Password: PASSWORD }, session);
  const secret: string = body.Geheimnis;
  const confirmed = await call('PUT', 'zweitfaktor', { Code: code(secret) }, session);
  expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200);
  app.clock.pass({ minutes: 1 });
  return { email, session, secret, recovery: confirmed.body.Erholungscodes as string[] };
}

const mfaToken = async (email: string): Promise<string> => (await logIn(email)).body.MfaToken;
const finish = (MfaToken: string, Code: string) => call('POST', 'mfa', { MfaToken, Code });
const konto = async (bearer: string) => (await app.api('telko', 'GET', '/agentur/daten', { bearer })).body;

describe('a second factor', () => {
  test('is prepared with the password, takes effect with its first code and returns ten recovery codes', async () => {
    const { email, session } = await owner('Inaktiv');
    const wrong = await call('POST', 'zweitfaktor', { Password: 'falsch' }, session);
    expect([wrong.status, wrong.body.errors]).toEqual([422, [expect.objectContaining({ field: 'Password', code: 'passwortFalsch' })]]);
    expect((await call('PUT', 'zweitfaktor', { Code: '000000' }, session)).body.code).toBe('Konflikt');
    await call('POST', 'zweitfaktor', { Password: PASSWORD }, session);
    const { body } = await call('POST', 'zweitfaktor', { Password: PASSWORD }, session);
    expect(body).toEqual({
      Geheimnis: expect.stringMatching(/^[A-Z2-7]{32}$/),
      Adresse: expect.stringContaining(`${encodeURIComponent(email)}?issuer=`),
    });
    expect((await logIn(email)).body).toHaveProperty('Token');
    const unsure = await call('PUT', 'zweitfaktor', { Code: '000000' }, session);
    expect([unsure.status, unsure.body.errors]).toEqual([422, [expect.objectContaining({ field: 'Code', code: 'codeFalsch' })]]);
    const confirmed = await call('PUT', 'zweitfaktor', { Code: code(body.Geheimnis) }, session);
    expect(confirmed.body.Erholungscodes).toHaveLength(10);
    expect(new Set(confirmed.body.Erholungscodes).size).toBe(10);
    expect(await konto(session)).toMatchObject({ MfaAktiv: true, Erholungscodes: 10 });
    expect((await call('POST', 'zweitfaktor', { Password: PASSWORD }, session)).body.code).toBe('Konflikt');
    expect((await call('PUT', 'zweitfaktor', { Code: code(body.Geheimnis) }, session)).body.code).toBe('Konflikt');
  });

  test('is stored encrypted, and its recovery codes as hashes', async () => {
    const { secret, recovery } = await secured();
    const rows = await app.inTenant('telko', ({ tx }) => tx.selectFrom('zweitfaktor').selectAll().execute());
    const text = JSON.stringify(rows);
    for (const word of [secret, ...recovery, ...recovery.map((one) => one.replace('-', ''))]) expect(text).not.toContain(word);
  });

  test('can be set up by staff, but not by a user without a role', async () => {
    const agenturnummer = await makeAgentur(app);
    const staff = await makeBenutzer(app, 'telko', agenturnummer, { rollen: ['Mitarbeiter'] });
    const session = await loginAgentur(app, 'telko', staff);
    const { body } = await call('POST', 'zweitfaktor', { Password: PASSWORD }, session);
    expect((await call('PUT', 'zweitfaktor', { Code: code(body.Geheimnis) }, session)).status).toBe(200);
    expect((await logIn(staff)).body).toHaveProperty('MfaToken');
    const minimal = await loginAgentur(app, 'telko', await makeBenutzer(app, 'telko', agenturnummer, { rollen: [] }));
    const refused = await Promise.all([
      call('POST', 'zweitfaktor', { Password: PASSWORD }, minimal),
      call('PUT', 'zweitfaktor', { Code: '000000' }, minimal),
      call('PUT', 'zweitfaktor/aus', { Password: PASSWORD, Code: '000000' }, minimal),
    ]);
    expect(refused.map((reply) => reply.body.code)).toEqual(Array(3).fill('NichtAuthorisiert'));
  });

  test('ends all other sessions and mails the owner when it is switched on or off', async () => {
    const { email, session } = await owner();
    const isOpen = async (bearer: string) => (await app.api('telko', 'GET', '/agentur/user', { bearer })).status === 200;
    const other = await loginAgentur(app, 'telko', email);
    const { body } = await call('POST', 'zweitfaktor', { Password: PASSWORD }, session);
    await call('PUT', 'zweitfaktor', { Code: '000000' }, session);
    expect([await isOpen(session), await isOpen(other)]).toEqual([true, true]);
    await call('PUT', 'zweitfaktor', { Code: code(body.Geheimnis) }, session);
    expect([await isOpen(session), await isOpen(other)]).toEqual([true, false]);
    await app.jobs.drainMails();
    expect(app.mails.to(email).betreff).toBe('Der zweite Faktor für das Agenturportal ist eingeschaltet');

    app.clock.pass({ minutes: 1 });
    const again = (await finish(await mfaToken(email), code(body.Geheimnis))).body.Token;
    app.clock.pass({ minutes: 1 });
    expect((await call('PUT', 'zweitfaktor/aus', { Password: PASSWORD, Code: code(body.Geheimnis) }, again)).status).toBe(204);
    expect([await isOpen(session), await isOpen(again)]).toEqual([false, true]);
    await app.jobs.drainMails();
    expect(app.mails.to(email).betreff).toBe('Der zweite Faktor für das Agenturportal ist ausgeschaltet');
  });

  test('is switched off with password and code, after which a login needs no code', async () => {
    const { email, session, secret } = await secured();
    const off = (Password: string, Code: string) => call('PUT', 'zweitfaktor/aus', { Password, Code }, session);
    expect((await off('falsch', code(secret))).body.errors[0].field).toBe('Password');
    expect((await off(PASSWORD, '000000')).body.errors[0].field).toBe('Code');
    expect(await konto(session)).toMatchObject({ MfaAktiv: true });
    expect((await off(PASSWORD, code(secret))).status).toBe(204);
    expect(await konto(session)).toMatchObject({ MfaAktiv: false, Erholungscodes: 0 });
    expect((await logIn(email)).body).toHaveProperty('Token');
  });
});

describe('a login with a second factor', () => {
  test('opens a session with its cookie only after the code, and the token works once', async () => {
    const { email, secret } = await secured();
    const { status, body, headers } = await logIn(email);
    expect([status, Object.keys(body), headers['set-cookie']]).toEqual([200, ['MfaErforderlich', 'MfaToken'], undefined]);
    expect((await app.api('telko', 'GET', '/agentur/user', { bearer: body.MfaToken })).body.code).toBe('PSOF0204');
    const wrong = await finish(body.MfaToken, '000000');
    expect([wrong.status, wrong.body.code, wrong.body.detail]).toEqual([401, 'PasswortOderEmailFalsch', expect.stringContaining('Code')]);
    const done = await finish(body.MfaToken, code(secret));
    expect([done.status, done.body.Email, String(done.headers['set-cookie'])]).toEqual([
      200,
      email,
      expect.stringMatching(/^psoe_agentur=/),
    ]);
    expect((await app.api('telko', 'GET', '/agentur/user', { bearer: done.body.Token })).status).toBe(200);
    app.clock.pass({ minutes: 1 });
    expect((await finish(body.MfaToken, code(secret))).body.code).toBe('TokenBereitsVerwendet');
  });

  test('accepts a code once, also in concurrent logins', async () => {
    const { email, secret } = await secured();
    const tokens = [await mfaToken(email), await mfaToken(email), await mfaToken(email)];
    const replies = await atOnce(3, (index) => finish(tokens[index] ?? '', code(secret)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  test('is finished once by two concurrent calls with one token', async () => {
    const { email, recovery } = await secured();
    const token = await mfaToken(email);
    const replies = await atOnce(2, (index) => finish(token, recovery[index] ?? ''));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('accepts each recovery code once, regardless of case and spaces', async () => {
    const { email, recovery } = await secured();
    const typed = ` ${recovery[3]?.toLowerCase()} `;
    const done = await finish(await mfaToken(email), typed);
    expect(done.status).toBe(200);
    expect(await konto(done.body.Token)).toMatchObject({ Erholungscodes: 9 });
    expect((await finish(await mfaToken(email), typed)).status).toBe(401);
  });

  test('expires after ten minutes and when the password changes', async () => {
    const { email, session, secret } = await secured();
    const late = await mfaToken(email);
    app.clock.pass({ minutes: 10 });
    expect((await finish(late, code(secret))).body.code).toBe('Abgelaufen');
    const token = await mfaToken(email);
    await call('PUT', 'passwortaendern', { Password: PASSWORD, NewPassword: 'Segelboot-77' }, session);
    expect((await finish(token, code(secret))).body.code).toBe('Abgelaufen');
    expect((await finish('unbekannt00000000', code(secret))).status).toBe(404);
  });

  test('counts wrong codes as wrong passwords', async () => {
    const { email, secret } = await secured();
    const token = await mfaToken(email);
    for (let tries = 0; tries < 10; tries += 1) expect((await finish(token, '000000')).status).toBe(401);
    expect((await finish(token, code(secret))).status).toBe(429);
    expect((await logIn(email)).status).toBe(429);
  });

  test('is refused for a user who was deactivated in the meantime', async () => {
    const { email, secret } = await secured();
    const token = await mfaToken(email);
    await app.inTenant('telko', async ({ tx }) => {
      const { account_id } = await tx.selectFrom('account').select('account_id').where('email', '=', email).executeTakeFirstOrThrow();
      await tx.updateTable('agentur_benutzer').set({ status: 'Deaktiviert' }).where('account_id', '=', account_id).execute();
    });
    expect((await finish(token, code(secret))).body.code).toBe('PasswortOderEmailFalsch');
  });
});

describe('/dev/mfa of the demo', () => {
  const show = (accept: string, remoteAddress = '127.0.0.1') =>
    app.request({ method: 'GET', url: '/dev/mfa', headers: { accept, host: 'localhost:3000' }, remoteAddress });

  test('shows the second factors with their current code only to the local machine', async () => {
    const { email, secret } = await secured();
    const shown = await show('application/json');
    expect(shown.body).toContainEqual({ Mandant: 'telko', Email: email, Code: code(secret), Sekunden: 30 });
    const page = await show('text/html');
    expect(page.body).toContain(email);
    expect(page.body).not.toContain(secret);
    expect((await show('application/json', '192.0.2.7')).status).toBe(404);
  });

  test('shows at most the 100 newest of a tenant', async () => {
    const { email } = await secured();
    const { confirmed } = await app.inTenant('telko', ({ tx }) =>
      tx
        .selectFrom('zweitfaktor')
        .select(({ fn }) => fn.max('bestaetigt_am').as('confirmed'))
        .executeTakeFirstOrThrow(),
    );
    await app.inTenant('telko', async (context) => {
      for (let index = 1; index <= 120; index += 1) {
        const id = `mfa-${index}`;
        const address = { email: id, email_schluessel: id, email_alias: id };
        const row = { account_id: id, art: 'Agentur', passwort_hash: null, bestaetigt_am: null, loeschen_am: null } as const;
        await insertAccount(context, { ...row, ...address, language: 'de', erstellt_am: context.now });
        await prepare(MANDANT_FAKTOREN, context, { id, email: id });
        await updateZweitfaktor(context, id, { bestaetigt_am: new Date((confirmed?.getTime() ?? 0) + index) });
      }
    });
    const shown: { Mandant: string; Email: string }[] = (await show('application/json')).body;
    const emails = shown.filter(({ Mandant }) => Mandant === 'telko').map(({ Email }) => Email);
    expect([emails.length, emails[0], emails.at(-1)]).toEqual([100, 'mfa-120', 'mfa-21']);
    expect(emails).not.toContain(email);
  });
});
