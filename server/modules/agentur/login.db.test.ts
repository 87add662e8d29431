import { describe, expect, test } from 'vitest';
import { loginAgentur, makeAgentur, makeBenutzer } from '../../../test/support/agentur.ts';
import { demoApp } from '../../../test/support/app.ts';
import { blockAddress, newAccount } from '../../../test/support/konto.ts';
import { statementsOf } from '../../../test/support/statements.ts';
import { login, newEmail, PASSWORD } from '../../../test/support/walk.ts';

const app = demoApp();

const tryLogin = (Email: string, Password = PASSWORD, tenant = 'telko') =>
  app.api(tenant, 'POST', '/agentur/login', { body: { Email, Password } });
const user = (bearer: string, tenant = 'telko') => app.api(tenant, 'GET', '/agentur/user', { bearer });

const deactivate = (email: string) =>
  app.inTenant('telko', async ({ tx }) => {
    const { account_id } = await tx.selectFrom('account').select('account_id').where('email', '=', email).executeTakeFirstOrThrow();
    await tx.updateTable('agentur_benutzer').set({ status: 'Deaktiviert' }).where('account_id', '=', account_id).execute();
  });

describe('a login of an agency user', () => {
  test('opens a session with roles, rights and agency, as a bearer token and as a separate cookie', async () => {
    const agenturnummer = await makeAgentur(app, 'telko', { name: 'Agentur Ostwind' });
    const email = await makeBenutzer(app, 'telko', agenturnummer, { rollen: ['Mitarbeiter'] });
    const { status, body, headers } = await tryLogin(` ${email.toUpperCase()}`.trim());
    expect([status, body]).toEqual([
      200,
      {
        Token: expect.stringMatching(/^.{32}$/),
        Rollen: ['Mitarbeiter'],
        Rechte: expect.arrayContaining(['Agentur', 'Auftraege', 'Leads', 'Einladung']),
        Agenturnummer: agenturnummer,
        AgenturName: 'Agentur Ostwind',
        AgenturStatus: 'Aktiv',
        Mitarbeiternummer: 'M-7',
        Vorname: 'Agathe',
        Nachname: 'Agenturin',
        Email: email,
        Language: 'de',
        GueltigBis: '2026-11-20T22:00:00.000Z',
        Agenturen: [{ Agenturnummer: agenturnummer, AgenturName: 'Agentur Ostwind' }],
        Inhaber: [],
        OffeneZustimmungen: [],
      },
    ]);
    expect(body.Rechte).not.toContain('Freigabe');
    expect(String(headers['set-cookie'])).toMatch(/^psoe_agentur=[^;]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await user(body.Token)).body).toEqual(body);
    const cookie = { cookie: `psoe_agentur=${body.Token}` };
    expect((await app.api('telko', 'GET', '/agentur/user', { headers: cookie })).body).toEqual({ ...body, Token: null });
  });

  test('gets the same answer for a wrong password, an unknown address, a recommender and a deactivated, invited or barred user', async () => {
    const agenturnummer = await makeAgentur(app);
    const email = await makeBenutzer(app, 'telko', agenturnummer);
    const deactivated = await makeBenutzer(app, 'telko', agenturnummer, { status: 'Deaktiviert' });
    const invited = await makeBenutzer(app, 'telko', agenturnummer, { status: 'Eingeladen' });
    const barred = await makeBenutzer(app, 'telko', agenturnummer);
    await blockAddress(app, barred);
    const { email: recommender } = await newAccount(app);
    const refused = [
      await tryLogin(email, 'falsch'),
      ...(await Promise.all([newEmail(), recommender, deactivated, invited, barred].map((one) => tryLogin(one)))),
    ];
    for (const { status, body, headers } of refused) {
      expect([status, body.code, body.detail]).toEqual([401, 'PasswortOderEmailFalsch', refused[0]?.body.detail]);
      expect(headers['set-cookie']).toBeUndefined();
    }
    expect((await tryLogin(email)).status).toBe(200);
  });

  test('is refused after ten wrong passwords, even with the right one, but not for the recommender of the address', async () => {
    const email = await makeBenutzer(app, 'telko', await makeAgentur(app));
    for (let tries = 0; tries < 10; tries += 1) expect((await tryLogin(email, 'falsch')).status).toBe(401);
    const refused = await tryLogin(email);
    expect([refused.status, refused.body.code]).toEqual([429, 'ZuVieleAnfragen']);
    expect((await app.api('telko', 'POST', '/account/login', { body: { Email: email, Password: 'falsch' } })).status).toBe(401);
    app.clock.pass({ minutes: 16 });
    expect((await tryLogin(email)).status).toBe(200);
  });

  test('returns 404 at a tenant without agencies, also for a session of another tenant', async () => {
    const token = await loginAgentur(app, 'telko', await makeBenutzer(app, 'telko', await makeAgentur(app)));
    expect((await tryLogin('inhaber@agentur.example', PASSWORD, 'energie')).status).toBe(404);
    expect((await user(token, 'energie')).status).toBe(404);
  });

  test('stores its moment', async () => {
    const email = await makeBenutzer(app, 'telko', await makeAgentur(app));
    await tryLogin(email);
    const [row] = await app.inTenant('telko', ({ tx }) =>
      tx
        .selectFrom('agentur_benutzer')
        .innerJoin('account', 'account.account_id', 'agentur_benutzer.account_id')
        .select('letzte_anmeldung_am')
        .where('email', '=', email)
        .execute(),
    );
    expect(row?.letzte_anmeldung_am).toEqual(app.clock.now());
  });
});

describe('a session of an agency', () => {
  test('is not accepted as one of a recommender or the reverse, by bearer or cookie', async () => {
    const token = await loginAgentur(app, 'telko', await makeBenutzer(app, 'telko', await makeAgentur(app)));
    const recommender = await login(app, 'telko');
    expect((await user(recommender)).body.code).toBe('PSOF0204');
    expect((await app.api('telko', 'GET', '/account/user', { bearer: token })).body.code).toBe('PSOF0204');
    const crossed = { cookie: `psoe_agentur=${recommender}; psoe_token=${token}` };
    expect((await app.api('telko', 'GET', '/agentur/user', { headers: crossed })).body.code).toBe('PSOF0204');
    expect((await app.api('telko', 'GET', '/empfehler/empfehlungen', { headers: crossed })).body.code).toBe('PSOF0204');
    expect((await app.api('telko', 'GET', '/agentur/user', { headers: { cookie: `psoe_token=${token}` } })).body.code).toBe('LoginFirst');
  });

  test('ends after 12 hours, by logout and when the user is deactivated or barred', async () => {
    const agenturnummer = await makeAgentur(app);
    const email = await makeBenutzer(app, 'telko', agenturnummer);
    const one = await loginAgentur(app, 'telko', email);
    const two = await loginAgentur(app, 'telko', email);
    const out = await app.api('telko', 'POST', '/agentur/logout', { bearer: one });
    expect([out.status, String(out.headers['set-cookie'])]).toEqual([204, expect.stringMatching(/^psoe_agentur=; /)]);
    expect((await user(one)).body.code).toBe('PSOF0204');
    expect((await user(two)).status).toBe(200);
    await deactivate(email);
    expect((await user(two)).body.code).toBe('PSOF0204');
    const barred = await makeBenutzer(app, 'telko', agenturnummer);
    const three = await loginAgentur(app, 'telko', barred);
    await blockAddress(app, barred);
    expect((await user(three)).body.code).toBe('PSOF0204');
    const four = await loginAgentur(app, 'telko', await makeBenutzer(app, 'telko', agenturnummer));
    app.clock.pass({ hours: 12 });
    expect((await user(four)).body.code).toBe('PSOF0204');
  });

  test('has the current roles and rights at each call, also after a change of the status', async () => {
    const agenturnummer = await makeAgentur(app);
    const owner = await loginAgentur(app, 'telko', await makeBenutzer(app, 'telko', agenturnummer));
    const staff = await loginAgentur(app, 'telko', await makeBenutzer(app, 'telko', agenturnummer, { rollen: ['Mitarbeiter'] }));
    const rollen = async () => [(await user(owner)).body.Rollen, (await user(staff)).body.Rollen];
    expect(await rollen()).toEqual([['Inhaber'], ['Mitarbeiter']]);
    const change = (status: 'Aktiv' | 'WartetAufFreigabe') =>
      app.inTenant('telko', ({ tx }) => tx.updateTable('agentur').set({ status }).where('agenturnummer', '=', agenturnummer).execute());
    await change('WartetAufFreigabe');
    expect(await rollen()).toEqual([['InhaberInaktiv'], ['Minimal']]);
    expect((await user(staff)).body.Rechte).toEqual(['Agentur']);
    await change('Aktiv');
    await app.inTenant('telko', ({ tx }) =>
      tx.updateTable('agentur_benutzer').set({ rollen: [] }).where('agenturnummer', '=', agenturnummer).execute(),
    );
    expect(await rollen()).toEqual([['Minimal'], ['Minimal']]);
  });
});

describe('a user of several agencies', () => {
  test('is logged in for the one used last and switches within the session, but not to a foreign one', async () => {
    const [a, b, foreign] = [await makeAgentur(app), await makeAgentur(app), await makeAgentur(app)];
    const email = await makeBenutzer(app, 'telko', a);
    await makeBenutzer(app, 'telko', b, { email, rollen: ['Mitarbeiter'], mitarbeiternummer: 'M-12' });
    const first = (await tryLogin(email)).body;
    expect([first.Agenturnummer, first.Agenturen.map((one: { Agenturnummer: string }) => one.Agenturnummer)]).toEqual([a, [a, b].sort()]);
    app.clock.pass({ minutes: 1 });
    const change = (bearer: string, Agenturnummer: string) =>
      app.api('telko', 'PUT', '/agentur/wechseln', { bearer, body: { Agenturnummer } });
    const changed = await change(first.Token, b);
    expect(changed.body).toMatchObject({
      Token: first.Token,
      GueltigBis: first.GueltigBis,
      Agenturnummer: b,
      Mitarbeiternummer: 'M-12',
      Rollen: ['Mitarbeiter'],
    });
    expect((await user(first.Token)).body).toEqual(changed.body);
    expect((await change(first.Token, foreign)).status).toBe(404);
    expect((await tryLogin(email)).body.Agenturnummer).toBe(b);
    await app.inTenant('telko', ({ tx }) =>
      tx.updateTable('agentur_benutzer').set({ status: 'Deaktiviert' }).where('agenturnummer', '=', b).execute(),
    );
    expect((await user(first.Token)).body.code).toBe('PSOF0204');
    expect((await tryLogin(email)).body.Agenturnummer).toBe(a);
    expect((await change((await tryLogin(email)).body.Token, b)).status).toBe(404);
  });
});

describe('a failed login', () => {
  const failures = () =>
    app.inTenant('telko', ({ tx }) =>
      tx
        .selectFrom('protokoll')
        .select(['bezug', 'agenturnummer', 'daten', 'wer'])
        .where('was', '=', 'anmeldung.fehlgeschlagen')
        .orderBy('protokoll_id')
        .execute(),
    );

  test('stands in the audit log with user and agency; one with an unknown address names nobody and takes the same statements', async () => {
    const agenturnummer = await makeAgentur(app);
    const email = await makeBenutzer(app, 'telko', agenturnummer);
    const unknown = newEmail('unbekannt', 'agentur.example');
    const before = (await failures()).length;
    const fail = async (Email: string) => {
      const body = { Email, Password: 'falsch' };
      return statementsOf(app, async () => expect((await app.api('telko', 'POST', '/agentur/login', { body })).status).toBe(401));
    };
    const [known, foreign] = [await fail(email), await fail(unknown)];
    expect(foreign).toEqual(known);
    const entries = (await failures()).slice(before);
    expect(entries).toEqual([
      { bezug: expect.stringMatching(/./), agenturnummer, daten: {}, wer: expect.any(String) },
      { bezug: 'unbekannt', agenturnummer: null, daten: {}, wer: expect.any(String) },
    ]);
    expect(JSON.stringify(entries)).not.toContain('@');
  });
});
