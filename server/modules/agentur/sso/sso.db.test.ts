import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loginAgentur, makeAgentur, makeBenutzer } from '../../../../test/support/agentur.ts';
import { begunAt, CHALLENGE, CLIENT, startAnbieter, type TestAnbieter, useAnbieter, VERIFIER } from '../../../../test/support/anbieter.ts';
import { demoApp, type Reply } from '../../../../test/support/app.ts';
import { blockAddress } from '../../../../test/support/konto.ts';
import { tokenOf } from '../../../../test/support/mails.ts';
import { configured } from '../../../../test/support/mandant.ts';
import { TEST_NOW } from '../../../../test/support/parts.ts';
import { newEmail, PASSWORD } from '../../../../test/support/walk.ts';
import { expectProblem } from '../../../http/problem.fixture.ts';
import { codeAt } from '../../zugang/totp.ts';

const app = demoApp({ trustProxy: ['10.9.0.0/16'] });
let anbieter: TestAnbieter;
beforeAll(async () => {
  anbieter = await startAnbieter();
  await useAnbieter(app, anbieter.issuer);
});
afterAll(() => anbieter.close());
beforeEach(() => app.clock.set(TEST_NOW));

let subjects = 0;
const newPerson = (claims: { email?: string; email_verified?: boolean }): string => {
  subjects += 1;
  anbieter.people.set(`s-${subjects}`, claims);
  return `s-${subjects}`;
};

const cookieOf = ({ headers }: Reply): string => /^psoe_dienst=[^;]*/.exec(String(headers['set-cookie']))?.[0] ?? '';

const begun = (subject: string, bend?: (adresse: string) => string) => begunAt(app, anbieter, subject, bend);

const end = (
  { cookie, from, ...body }: { cookie: string; Code: string; State?: string; Verifier?: string; from?: string },
  tenant = 'telko',
) => app.api(tenant, 'PUT', '/agentur/sso', { body: { Verifier: VERIFIER, ...body }, headers: { cookie }, ...(from && { from }) });

const loggedIn = async (subject: string) => end(await begun(subject));

const verified = (email: string) => newPerson({ email, email_verified: true });
const newMember = async (wish = {}) => makeBenutzer(app, 'telko', await makeAgentur(app), { rollen: ['Mitarbeiter'], ...wish });

const entriesOf = (was: string) =>
  app.inTenant('telko', ({ tx }) => tx.selectFrom('protokoll').select(['bezug', 'daten']).where('was', '=', was).execute());

describe('starting a login at the provider', () => {
  test('returns an address with challenge, state and nonce, and an encrypted HttpOnly cookie', async () => {
    const { status, body, headers } = await app.api('telko', 'GET', `/agentur/sso?challenge=${CHALLENGE}`, {
      headers: { 'x-accept-language': 'en' },
    });
    expect(status).toBe(200);
    const { origin, searchParams } = new URL(body.Adresse);
    expect(origin).toBe(anbieter.issuer);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: CLIENT.id,
      response_type: 'code',
      scope: 'openid email',
      code_challenge: CHALLENGE,
      code_challenge_method: 'S256',
      redirect_uri: 'http://telko.localhost:3000/en/agentur/login',
      state: expect.stringMatching(/^.{32}$/),
      nonce: expect.stringMatching(/^.{32}$/),
    });
    expect(String(headers['set-cookie'])).toMatch(/^psoe_dienst=v1[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    for (const secret of [searchParams.get('state'), searchParams.get('nonce')])
      expect(cookieOf({ headers } as Reply)).not.toContain(secret);
  });

  test('returns 404 at a tenant without a provider, without its secret or without agencies', async () => {
    const ask = (tenant: string) => app.api(tenant, 'GET', `/agentur/sso?challenge=${CHALLENGE}`);
    expectProblem(await ask('energie'), 404, 'NichtGefunden');
    const Anmeldedienst = { Issuer: anbieter.issuer, ClientId: 'anderer', Label: 'Werkskonto' };
    await configured(app, 'telko', { Anmeldedienst }, async () => expectProblem(await ask('telko'), 404, 'NichtGefunden'));
    await configured(app, 'telko', { Anmeldedienst: null }, async () => {
      expectProblem(await ask('telko'), 404, 'NichtGefunden');
      expectProblem(await end({ cookie: '', Code: 'x' }), 404, 'NichtGefunden');
    });
    expect((await ask('telko')).status).toBe(200);
  });

  test.each(['https://boese.example/', '//boese.example', '/de/agentur', 'https%3A%2F%2Fboese.example'])(
    'refuses the redirect %s, which is not the name of a page',
    async (redirect) => {
      const refused = await app.api('telko', 'GET', `/agentur/sso?challenge=${CHALLENGE}&redirect=${redirect}`);
      expect([refused.status, refused.body.code, refused.body.errors[0].field]).toEqual([422, 'Validierung', 'redirect']);
      expect((await app.api('telko', 'GET', `/agentur/sso?challenge=${CHALLENGE}&redirect=AgencyHome`)).status).toBe(200);
      expect((await app.api('telko', 'GET', '/agentur/sso?challenge=kurz')).status).toBe(422);
    },
  );
});

describe('a person who returns from the provider', () => {
  test('is logged in by the verified address, linked once, and stays linked when the address changes at the provider', async () => {
    const email = await newMember();
    const subject = verified(email.toUpperCase());
    const first = await loggedIn(subject);
    expect([first.status, first.body.Email, first.body.Rollen]).toEqual([200, email, ['Mitarbeiter']]);
    expect(String(first.headers['set-cookie'])).toMatch(/psoe_agentur=[^;]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax/);
    expect(String(first.headers['set-cookie'])).toMatch(/psoe_dienst=; /);
    anbieter.people.set(subject, { email: newEmail(), email_verified: false });
    const second = await loggedIn(subject);
    expect([second.status, second.body.Email]).toEqual([200, email]);
    const auskunft = await app.api('telko', 'GET', '/agentur/datenauskunft', { bearer: second.body.Token });
    expect(auskunft.body.Anmeldedienste).toEqual([{ Issuer: anbieter.issuer, Subject: subject, VerbundenAm: TEST_NOW.toISOString() }]);
    expect(JSON.stringify(auskunft.body)).not.toContain(CLIENT.secret);
    const did = auskunft.body.Protokoll.map(({ Was }: { Was: string }) => Was);
    expect(did).toEqual(['mitarbeiter.angelegt', 'anmeldedienst.verbunden', 'anmeldung.agentur', 'anmeldung.agentur']);
  });

  test('is logged with the kind of login and has entered no password', async () => {
    const { body } = await loggedIn(verified(await newMember()));
    const entries = await entriesOf('anmeldung.agentur');
    expect(entries.at(-1)?.daten).toEqual({ agentur: body.Agenturnummer, weg: 'Anmeldedienst' });
    const asked = await app.api('telko', 'GET', '/agentur/export/leads', { bearer: body.Token });
    expect([asked.status, asked.body.code]).toEqual([403, 'PasswortErforderlich']);
  });

  test('has to enter the second factor, after which the password still counts as not entered', async () => {
    const email = await newMember({ rollen: ['Inhaber'] });
    const { body: owner } = await app.api('telko', 'POST', '/agentur/login', { body: { Email: email, Password: PASSWORD } });
    const bearer = owner.Token;
    const { body: factor } = await app.api('telko', 'POST', '/agentur/zweitfaktor', { bearer, body: { Password: PASSWORD } });
    const Code = () => codeAt(factor.Geheimnis, app.clock.now());
    await app.api('telko', 'PUT', '/agentur/zweitfaktor', { bearer, body: { Code: Code() } });
    app.clock.pass({ minutes: 1 });
    const asked = await loggedIn(verified(email));
    expect(asked.body).toEqual({ MfaErforderlich: true, MfaToken: expect.stringMatching(/^.{32}$/) });
    expect(String(asked.headers['set-cookie'])).not.toContain('psoe_agentur');
    const done = await app.api('telko', 'POST', '/agentur/mfa', { body: { MfaToken: asked.body.MfaToken, Code: Code() } });
    expect([done.status, done.body.Email]).toEqual([200, email]);
    expect((await app.api('telko', 'GET', '/agentur/export/leads', { bearer: done.body.Token })).body.code).toBe('PasswortErforderlich');
  });

  test('is refused with advice if the address is unknown, unverified or of another tenant', async () => {
    const elsewhere = await makeBenutzer(app, 'energie', await makeAgentur(app, 'energie'));
    const email = await newMember();
    for (const person of [verified(newEmail()), verified(elsewhere)]) {
      const refused = await loggedIn(person);
      expectProblem(refused, 404, 'NichtRegistriert');
      expect(refused.body.detail).toContain('Inhaber Ihrer Agentur');
    }
    for (const claims of [{ email }, { email, email_verified: false }, {}]) {
      const refused = await loggedIn(newPerson(claims));
      expectProblem(refused, 404, 'NichtRegistriert');
      expect(refused.body.detail).toContain('nicht bestätigt');
    }
  });

  test('accepts an open invitation to the verified address, also in concurrent logins, which uses up its mailed link', async () => {
    const agentur = await makeAgentur(app);
    const owner = await loginAgentur(app, 'telko', await makeBenutzer(app, 'telko', agentur));
    const invite = async (Email: string) => {
      const person = { Vorname: 'Mika', Nachname: 'Muster', Email, Rollen: ['Mitarbeiter'] };
      const { status, body } = await app.api('telko', 'POST', `/agentur/mitarbeiter/${agentur}`, { bearer: owner, body: person });
      expect(status, JSON.stringify(body)).toBe(201);
      await app.jobs.drainMails();
      return tokenOf(app.mails.to(Email));
    };
    const email = newEmail('mika', 'agentur.example');
    const token = await invite(email);
    expectProblem(await loggedIn(newPerson({ email, email_verified: false })), 404, 'NichtRegistriert');
    const subject = verified(email);
    const replies = await Promise.all([begun(subject), begun(subject)].map(async (one) => end(await one)));
    expect(replies.map(({ status, body }) => [status, body.Agenturnummer, body.Rollen])).toEqual([
      [200, agentur, ['Mitarbeiter']],
      [200, agentur, ['Mitarbeiter']],
    ]);
    const states = await app.inTenant('telko', ({ tx }) =>
      tx
        .selectFrom('ereignis')
        .select('nachher')
        .where('was', '=', 'Mitarbeiter')
        .where('agenturnummer', '=', agentur)
        .orderBy('ereignis_id')
        .execute(),
    );
    expect(states.map(({ nachher }) => nachher)).toEqual(['Aktiv', 'Eingeladen', 'Aktiv']);
    const reset = await app.api('telko', 'PUT', '/agentur/passwort', { body: { Token: token, Password: 'Fensterbank7' } });
    expectProblem(reset, 409, 'TokenBereitsVerwendet');
    const late = newEmail('spaet', 'agentur.example');
    await invite(late);
    app.clock.pass({ days: 15 });
    expectProblem(await loggedIn(verified(late)), 401, 'PasswortOderEmailFalsch');
  });

  test('is refused and not linked if deactivated, barred or invited without a link', async () => {
    const barred = await newMember();
    await blockAddress(app, barred);
    const [deactivated, invited] = [await newMember({ status: 'Deaktiviert' }), await newMember({ status: 'Eingeladen' })];
    for (const email of [barred, deactivated, invited]) expectProblem(await loggedIn(verified(email)), 401, 'PasswortOderEmailFalsch');
    const linked = await app.inTenant('telko', ({ tx }) =>
      tx
        .selectFrom('anmeldedienst_konto')
        .innerJoin('account', 'account.account_id', 'anmeldedienst_konto.account_id')
        .select('email')
        .where('email', 'in', [barred, deactivated, invited])
        .execute(),
    );
    expect(linked).toEqual([]);
  });

  test('is refused once deactivated, and another person with the same address at the provider is not linked', async () => {
    const email = await newMember();
    const subject = verified(email);
    expect((await loggedIn(subject)).status).toBe(200);
    expectProblem(await loggedIn(verified(email)), 409, 'Konflikt');
    await app.inTenant('telko', ({ tx }) =>
      tx
        .updateTable('agentur_benutzer')
        .set({ status: 'Deaktiviert' })
        .where('account_id', 'in', (eb) => eb.selectFrom('account').select('account_id').where('email', '=', email))
        .execute(),
    );
    expectProblem(await loggedIn(subject), 401, 'PasswortOderEmailFalsch');
  });
});

describe('finishing a login', () => {
  test('is refused with a used code, also after a new start', async () => {
    const subject = verified(await newMember());
    const one = await begun(subject);
    expect((await end(one)).status).toBe(200);
    expectProblem(await end(one), 409, 'TokenBereitsVerwendet');
    const { cookie, State } = await begun(subject);
    expectProblem(await end({ ...one, cookie, State }), 410, 'Abgelaufen');
  });

  test('opens one session for two concurrent calls; two concurrent logins of a new person both succeed', async () => {
    const one = await begun(verified(await newMember()));
    const twice = await Promise.all([end(one), end(one)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    const subject = verified(await newMember());
    const [left, right] = [await begun(subject), await begun(subject)];
    expect((await Promise.all([end(left), end(right)])).map(({ status }) => status)).toEqual([200, 200]);
  });

  test('is refused as expired without the cookie, with an old one and with that of another tenant', async () => {
    const subject = verified(await newMember());
    expectProblem(await end({ ...(await begun(subject)), cookie: '' }), 410, 'Abgelaufen');
    expectProblem(await end({ ...(await begun(subject)), cookie: 'psoe_dienst=v1.erfunden' }), 410, 'Abgelaufen');
    const old = await begun(subject);
    app.clock.pass({ minutes: 10 });
    expectProblem(await end(old), 410, 'Abgelaufen');
    await useAnbieter(app, anbieter.issuer, 'energie');
    const Anmeldedienst = { Issuer: anbieter.issuer, ClientId: CLIENT.id, Label: 'Werkskonto' };
    await configured(app, 'energie', { ModuleAgentur: 'Offen', Anmeldedienst }, async () =>
      expectProblem(await end(await begun(subject), 'energie'), 410, 'Abgelaufen'),
    );
  });

  test('is refused with a state, Verifier, nonce or code of another login', async () => {
    const subject = verified(await newMember());
    const [one, other] = [await begun(subject), await begun(subject)];
    expectProblem(await end({ ...one, State: other.State }), 403, 'NichtAuthorisiert');
    expectProblem(await end({ ...(await begun(subject)), Verifier: 'w'.repeat(43) }), 403, 'NichtAuthorisiert');
    expectProblem(await end({ ...(await begun(subject)), Code: other.Code }), 403, 'NichtAuthorisiert');
    const bent = await begun(subject, (adresse) => adresse.replace(/nonce=[^&]*/, 'nonce=fremd'));
    expectProblem(await end(bent), 403, 'NichtAuthorisiert');
    const unproven = await begun(subject, (adresse) => adresse.replace(/code_challenge=[^&]*/, `code_challenge=${'x'.repeat(43)}`));
    expectProblem(await end(unproven), 410, 'Abgelaufen');
    const ofAnother = await begun(subject, (adresse) => adresse.replace(`client_id=${CLIENT.id}`, 'client_id=fremd'));
    expectProblem(await end(ofAnother), 410, 'Abgelaufen');
  });

  test('is refused after ten wrong logins from a network address, and so is a login by password', async () => {
    const from = '10.77.0.1';
    const email = await newMember();
    const subject = verified(email);
    for (let tries = 0; tries < 10; tries += 1)
      expectProblem(await end({ ...(await begun(subject)), State: 'falsch', from }), 403, 'NichtAuthorisiert');
    expectProblem(await end({ ...(await begun(subject)), from }), 429, 'ZuVieleAnfragen');
    const byPassword = await app.api('telko', 'POST', '/agentur/login', { body: { Email: email, Password: PASSWORD }, from });
    expectProblem(byPassword, 429, 'ZuVieleAnfragen');
    expect((await loggedIn(subject)).status).toBe(200);
  });
});
