import { describe, expect, test } from 'vitest';
import { loginAgentur, makeAgentur, makeBenutzer } from '../../../test/support/agentur.ts';
import { demoApp, type Reply } from '../../../test/support/app.ts';
import { accountOf, blockAddress, newAccount } from '../../../test/support/konto.ts';
import { tokenOf } from '../../../test/support/mails.ts';
import { login, newEmail, PASSWORD } from '../../../test/support/walk.ts';
import { fieldCodes } from '../../http/problem.fixture.ts';

const app = demoApp();
const NEW = 'Segelboot-77';

async function member(rollen: readonly ('Inhaber' | 'Mitarbeiter')[] = ['Inhaber']) {
  const email = await makeBenutzer(app, 'telko', await makeAgentur(app), { rollen });
  return { email, session: await loginAgentur(app, 'telko', email) };
}

const call = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  options: { bearer?: string; body?: object; headers?: Record<string, string> } = {},
): Promise<Reply> => app.api('telko', method, path, options);
const isLive = async (bearer: string) => (await call('GET', '/agentur/user', { bearer })).status === 200;
const tryLogin = (Email: string, Password: string) => call('POST', '/agentur/login', { body: { Email, Password } });
const forget = (email: string) => call('GET', `/agentur/passwortvergessen/${encodeURIComponent(email)}`);
const reset = (Token: string, Password = NEW) => call('PUT', '/agentur/passwort', { body: { Token, Password } });
const verify = (token: string) => call('GET', `/token/verifyAgenturToken?t=${token}`);

/** The token of the link in a user's mail. */
async function mailedToken(email: string): Promise<string> {
  expect((await forget(email)).status).toBe(204);
  await app.jobs.drainMails();
  return tokenOf(app.mails.to(email, 'passwortsetzen'));
}

describe('agentur/daten', () => {
  test('returns the account with its second factor and changes the language to one that the tenant offers', async () => {
    const { email, session } = await member([]);
    const shown = await call('GET', '/agentur/daten', { bearer: session });
    expect(shown.body).toEqual({
      Vorname: 'Agathe',
      Nachname: 'Agenturin',
      Email: email,
      Language: 'de',
      Hinweise: false,
      Wochenbericht: false,
      MfaAktiv: false,
      Erholungscodes: 0,
    });
    const changed = await call('PUT', '/agentur/daten', { bearer: session, body: { Language: 'en' } });
    expect([changed.status, changed.body.Language]).toEqual([200, 'en']);
    expect((await call('GET', '/agentur/user', { bearer: session })).body.Language).toBe('en');
    expect((await call('PUT', '/agentur/daten', { bearer: session, body: { Language: 'fr' } })).status).toBe(422);
  });
});

test('a repeat with the same idempotency key gets the same answer, and another language with that key is refused', async () => {
  const { session } = await member([]);
  const send = (Language: string) =>
    call('PUT', '/agentur/daten', { bearer: session, body: { Language }, headers: { 'idempotency-key': 'k-1' } });
  const [first, again] = [await send('en'), await send('en')];
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(fieldCodes(await send('de'))).toEqual({ 'Idempotency-Key': 'idempotenz' });
});

describe('changing the password', () => {
  test('requires the current one, ends all other sessions and sends a mail', async () => {
    const { email, session } = await member(['Mitarbeiter']);
    const other = await loginAgentur(app, 'telko', email);
    const change = (Password: string, NewPassword = NEW) =>
      call('PUT', '/agentur/passwortaendern', { bearer: session, body: { Password, NewPassword } });
    expect((await change('falsch')).body.errors).toEqual([expect.objectContaining({ field: 'Password', code: 'passwortFalsch' })]);
    expect((await change(PASSWORD, 'Passwort1')).body.errors[0]).toMatchObject({ field: 'NewPassword', code: 'passwortHaeufig' });
    expect((await change(PASSWORD)).status).toBe(204);
    expect([await isLive(session), await isLive(other)]).toEqual([true, false]);
    expect([(await tryLogin(email, PASSWORD)).status, (await tryLogin(email, NEW)).status]).toEqual([401, 200]);
    await app.jobs.drainMails();
    expect(app.mails.to(email).betreff).toBe('Ihr Passwort im Agenturportal wurde geändert');
    expect((await change(PASSWORD)).status).toBe(204);
  });

  test('leaves password and sessions of a recommender with the same address unchanged', async () => {
    const { email } = await newAccount(app);
    await makeBenutzer(app, 'telko', await makeAgentur(app), { email });
    const [agency, person] = [await loginAgentur(app, 'telko', email), await login(app, 'telko', email)];
    await call('PUT', '/agentur/passwortaendern', { bearer: agency, body: { Password: PASSWORD, NewPassword: NEW } });
    expect((await call('GET', '/account/user', { bearer: person })).status).toBe(200);
    expect((await call('POST', '/account/login', { body: { Email: email, Password: PASSWORD } })).status).toBe(200);
    expect((await tryLogin(email, PASSWORD)).status).toBe(401);
  });
});

describe('a forgotten password', () => {
  test('is set once by the mailed link, which ends all sessions and opens none', async () => {
    const { email, session } = await member();
    const token = await mailedToken(email);
    const second = await mailedToken(email);
    const known = await verify(token);
    expect(known.body).toEqual({
      Gueltig: true,
      Ablauf: new Date(app.clock.now().getTime() + 86_400_000).toISOString(),
      Zweck: 'Passwort',
      Email: email,
    });
    const done = await reset(token);
    expect([done.status, done.headers['set-cookie']]).toEqual([204, undefined]);
    expect(await isLive(session)).toBe(false);
    expect([(await tryLogin(email, PASSWORD)).status, (await tryLogin(email, NEW)).status]).toEqual([401, 200]);
    for (const one of [token, second]) expect((await reset(one)).body.code).toBe('TokenBereitsVerwendet');
    const used = (await verify(token)).body;
    expect([used.Gueltig, used.Email]).toEqual([false, undefined]);
    await app.jobs.drainMails();
    expect(app.mails.to(email).betreff).toBe('Ihr Passwort im Agenturportal wurde geändert');
  });

  test('is answered with 204 and no mail for an address that cannot log in to the portal', async () => {
    const agenturnummer = await makeAgentur(app);
    const { email: recommender } = await newAccount(app);
    const barred = await makeBenutzer(app, 'telko', agenturnummer);
    await blockAddress(app, barred);
    const deactivated = await makeBenutzer(app, 'telko', agenturnummer, { status: 'Deaktiviert' });
    for (const email of [newEmail(), recommender, barred, deactivated]) {
      expect((await forget(email)).status).toBe(204);
      await app.jobs.drainMails();
      expect(app.mails.allTo(email)).toEqual([]);
    }
  });

  test('is limited to three requests an hour', async () => {
    const { email } = await member();
    for (let asked = 0; asked < 3; asked += 1) expect((await forget(email)).status).toBe(204);
    expect((await forget(email)).status).toBe(429);
  });

  test('has a link that expires after a day and works neither for recommenders nor for a deactivated user', async () => {
    const { email } = await member();
    const token = await mailedToken(email);
    expect((await call('PUT', '/account/resetPassword', { body: { Token: token, Password: NEW } })).status).toBe(404);
    expect((await call('PUT', '/account/validateResetPassword', { body: { Token: token } })).status).toBe(404);
    expect([(await verify('unbekannt0000')).status, (await reset('unbekannt0000')).status]).toEqual([404, 404]);
    const { account_id } = (await accountOf(app, email)) ?? { account_id: '' };
    const set = (status: 'Aktiv' | 'Deaktiviert') =>
      app.inTenant('telko', ({ tx }) => tx.updateTable('agentur_benutzer').set({ status }).where('account_id', '=', account_id).execute());
    await set('Deaktiviert');
    expect([(await verify(token)).status, (await reset(token)).status]).toEqual([404, 404]);
    await set('Aktiv');
    app.clock.pass({ days: 1 });
    expect((await reset(token)).body.code).toBe('Abgelaufen');
    expect((await verify(token)).body).toMatchObject({ Gueltig: false });
  });
});

describe('confirming the password', () => {
  test('stores the moment in the session; a wrong password is a field error that counts towards the limit', async () => {
    const { email, session } = await member();
    const momentOf = async (token: string) => {
      const row = await app.inTenant('telko', ({ tx, secrets }) =>
        tx.selectFrom('session').select('passwort_am').where('token_hash', '=', secrets.hash(token)).executeTakeFirstOrThrow(),
      );
      return row.passwort_am;
    };
    const begin = app.clock.now();
    expect(await momentOf(session)).toEqual(begin);
    const confirm = (Password: string) => call('POST', '/agentur/passwortpruefen', { bearer: session, body: { Password } });
    app.clock.pass({ minutes: 20 });
    expect((await confirm('falsch')).body.errors).toEqual([expect.objectContaining({ field: 'Password', code: 'passwortFalsch' })]);
    expect(await momentOf(session)).toEqual(begin);
    expect((await confirm(PASSWORD)).status).toBe(204);
    expect(await momentOf(session)).toEqual(app.clock.now());
    for (let tries = 0; tries < 9; tries += 1) expect((await confirm('falsch')).status).toBe(422);
    expect((await confirm(PASSWORD)).status).toBe(429);
    expect((await tryLogin(email, PASSWORD)).status).toBe(429);
  });
});
