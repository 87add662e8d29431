import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import {
  BETRIEB_PASSWORT,
  globalCall,
  inBetrieb,
  loginBetrieb,
  makePerson,
  openBetriebSession,
  type TestPerson,
} from '../../../../test/support/betrieb.ts';
import { momentAfter, TEST_NOW } from '../../../../test/support/parts.ts';
import { newEmail } from '../../../../test/support/walk.ts';
import { expectProblem } from '../../../http/problem.fixture.ts';
import { codeAt } from '../../zugang/totp.ts';
import { listBetriebCodes } from '../index.ts';

const app = testApp();
beforeEach(() => app.clock.set(TEST_NOW));

const codeOf = async ({ email }: Pick<TestPerson, 'email'>): Promise<string> =>
  (await inBetrieb(app, listBetriebCodes)).find((one) => one.email === email)?.code ?? '';
const firstStep = (Email: string, Password = BETRIEB_PASSWORT) => globalCall(app, 'POST', '/login', { body: { Email, Password } });
const secondStep = (MfaToken: string, Code: string) => globalCall(app, 'POST', '/mfa', { body: { MfaToken, Code } });
const readUser = (bearer: string, headers = {}) => globalCall(app, 'GET', '/user', { bearer, headers });

async function logIn(person: TestPerson) {
  const first = await firstStep(person.email);
  expect(first.status, JSON.stringify(first.body)).toBe(200);
  return secondStep(first.body.MfaToken, await codeOf(person));
}

describe('a login to the back office', () => {
  test('needs password and code, and opens a session with the tenants, roles and rights of the person', async () => {
    const person = await makePerson(app, { rollen: { telko: ['Betrieb'], energie: ['Support', 'Pruefung'] }, giltBis: '2027-01-31' });
    const first = await firstStep(person.email);
    expect(first.body).toEqual({ MfaToken: expect.any(String), Arten: ['Totp'] });
    expectProblem(await readUser(first.body.MfaToken), 401, 'PSOF0204');
    const entered = await secondStep(first.body.MfaToken, await codeOf(person));
    expect(entered).toMatchObject({
      status: 200,
      body: {
        Email: person.email,
        Plattform: false,
        GueltigBis: momentAfter({ minutes: 30 }).toISOString(),
        BestaetigtBis: momentAfter({ minutes: 10 }).toISOString(),
        Mandanten: [
          {
            Mandant: 'telko',
            Name: 'Funkhof',
            Farbe: app.parts.mandanten.get('telko')?.theme.color.primary,
            Schriftfarbe: app.parts.mandanten.get('telko')?.theme.color.onPrimary,
            Zeichen: expect.stringMatching(/^\/betrieb\/bilder\/telko\/[^/]+\/[^/]+$/),
            Rollen: ['Betrieb'],
            Rechte: [
              'Betrieb',
              'Benutzer',
              'Protokoll',
              'Listen',
              'Auszahlungen',
              'LaeufeErstellen',
              'LaeufeFreigeben',
              'IbanZeigen',
              'Kontoauszuege',
              'ListenExport',
              'AuftraegeEntscheiden',
              'Personen',
              'PersonenAendern',
              'Ansicht',
              'AnliegenEntscheiden',
              'Sperren',
              'SperrenMuster',
              'Agenturen',
              'AgenturenEntscheiden',
              'Mails',
              'Arbeiten',
              'Gutscheine',
              'Belege',
              'BelegeAendern',
              'Verkaeufer',
              'VerkaeuferEntscheiden',
              'Entwurf',
              'Veroeffentlichen',
              'Schluessel',
            ],
          },
          {
            Mandant: 'energie',
            Rollen: ['Support', 'Pruefung'],
            Rechte: [
              'Betrieb',
              'Protokoll',
              'Listen',
              'Auszahlungen',
              'Kontoauszuege',
              'ListenExport',
              'Personen',
              'PersonenAendern',
              'Ansicht',
              'AnliegenEntscheiden',
              'Sperren',
              'Mails',
              'Gutscheine',
              'Belege',
              'Entwurf',
            ],
          },
        ],
      },
    });
    expect((await readUser(entered.body.Token)).body.Email).toBe(person.email);
  });

  test('shows people of the platform all tenants', async () => {
    const { bearer } = await loginBetrieb(app, { rollen: {}, plattform: true });
    const { body } = await readUser(bearer);
    expect(body.Mandanten.map(({ Mandant }: { Mandant: string }) => Mandant).toSorted()).toEqual(['berater', 'energie', 'intern', 'telko']);
    expect(body.Mandanten[0].Rollen).toEqual(['Plattform']);
  });

  test('is refused for a wrong password, an unknown address, and a person who is invited, barred or has ended, in the same words', async () => {
    const person = await makePerson(app);
    const answers = [await firstStep(person.email, 'falsch'), await firstStep(newEmail())];
    for (const status of ['Eingeladen', 'Gesperrt', 'Beendet'] as const) {
      const other = await makePerson(app);
      await inBetrieb(app, ({ tx }) =>
        tx
          .updateTable('betrieb_benutzer')
          .set({ status, beendet_am: status === 'Beendet' ? TEST_NOW : null })
          .where('benutzer_id', '=', other.id)
          .execute(),
      );
      answers.push(await firstStep(other.email));
    }
    for (const one of answers) expectProblem(one, 401, 'PasswortOderEmailFalsch');
    expect(new Set(answers.map(({ body }) => body.detail)).size).toBe(1);
  });

  test('takes a code once, only of its own person, and ends with its token', async () => {
    const [person, other] = [await makePerson(app), await makePerson(app)];
    const { MfaToken } = (await firstStep(person.email)).body;
    expectProblem(await secondStep(MfaToken, await codeOf(other)), 401, 'PasswortOderEmailFalsch');
    const code = await codeOf(person);
    expect((await secondStep(MfaToken, code)).status).toBe(200);
    expectProblem(await secondStep(MfaToken, code), 409, 'TokenBereitsVerwendet');
    expectProblem(await secondStep('unbekannt', code), 404, 'NichtGefunden');
    const again = (await firstStep(person.email)).body.MfaToken;
    expectProblem(await secondStep(again, code), 401, 'PasswortOderEmailFalsch');
    app.clock.set(momentAfter({ minutes: 10 }));
    expectProblem(await secondStep(again, await codeOf(person)), 410, 'Abgelaufen');
  });

  test('opens one session for ten concurrent calls with one code', async () => {
    const person = await makePerson(app);
    const { MfaToken } = (await firstStep(person.email)).body;
    const code = await codeOf(person);
    const replies = await atOnce(10, () => secondStep(MfaToken, code));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await inBetrieb(app, ({ tx }) =>
      tx.selectFrom('betrieb_sitzung').select('sitzung_id').where('benutzer_id', '=', person.id).execute(),
    );
    expect(rows).toHaveLength(1);
  });

  test('is refused after ten wrong codes, also with the right one', async () => {
    const person = await makePerson(app);
    const { MfaToken } = (await firstStep(person.email)).body;
    for (let tries = 0; tries < 10; tries += 1) expectProblem(await secondStep(MfaToken, '000000'), 401, 'PasswortOderEmailFalsch');
    expectProblem(await secondStep(MfaToken, await codeOf(person)), 429, 'ZuVieleAnfragen');
    expectProblem(await firstStep(person.email), 429, 'ZuVieleAnfragen');
  });

  test('sets a cookie that scripts cannot read and other sites cannot use, and answers it without the token', async () => {
    const entered = await logIn(await makePerson(app));
    const set = String(entered.headers['set-cookie']);
    expect(set).toMatch(/^psoe_betrieb=[^;]+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/);
    const cookie = set.replace(/;.*$/, '');
    const read = await globalCall(app, 'GET', '/user', { headers: { cookie, 'x-session': 'Betrieb' } });
    expect([read.status, read.body.Token]).toEqual([200, null]);
    expect(read.headers['cache-control']).toBe('no-store');
    expectProblem(await globalCall(app, 'POST', '/logout', { headers: { cookie, 'x-requested-with': '' } }), 403, 'NichtAuthorisiert');
  });

  test('writes success and failure into the audit log, without address and secret', async () => {
    const person = await makePerson(app);
    await firstStep(person.email, 'falsch');
    await logIn(person);
    const rows = await inBetrieb(app, ({ tx }) =>
      tx.selectFrom('betrieb_protokoll').select(['was', 'daten']).where('bezug', '=', person.id).orderBy('zeit').execute(),
    );
    expect(rows.map(({ was }) => was).toSorted()).toEqual(['anmeldung', 'anmeldung.fehlgeschlagen']);
    expect(JSON.stringify(rows)).not.toContain(person.email);
  });
});

describe('a session of the back office', () => {
  test('ends 30 minutes after the last call of the person; calls in the background do not keep it open', async () => {
    const { bearer } = await loginBetrieb(app);
    app.clock.set(momentAfter({ minutes: 29 }));
    expect((await readUser(bearer)).status).toBe(200);
    app.clock.set(momentAfter({ minutes: 58 }));
    expect((await readUser(bearer, { 'x-background': '1' })).status).toBe(200);
    app.clock.set(momentAfter({ minutes: 59, seconds: 1 }));
    expectProblem(await readUser(bearer), 401, 'PSOF0204');
  });

  test('ends after 8 hours, however busy', async () => {
    const { bearer } = await loginBetrieb(app);
    for (let minutes = 25; minutes < 480; minutes += 25) {
      app.clock.set(momentAfter({ minutes }));
      expect((await readUser(bearer)).status).toBe(200);
    }
    app.clock.set(momentAfter({ minutes: 480 }));
    expectProblem(await readUser(bearer), 401, 'PSOF0204');
  });

  test('ends with a logout, and by the list in another session; another person cannot end it', async () => {
    const person = await loginBetrieb(app);
    const second = await openBetriebSession(app, person);
    const { body } = await globalCall(app, 'GET', '/sitzungen', { bearer: person.bearer });
    expect(body).toHaveLength(2);
    const [other] = body.filter(({ Diese }: { Diese: boolean }) => !Diese);
    const stranger = await loginBetrieb(app);
    expectProblem(await globalCall(app, 'DELETE', `/sitzungen/${other.Id}`, { bearer: stranger.bearer }), 404, 'NichtGefunden');
    expect((await globalCall(app, 'DELETE', `/sitzungen/${other.Id}`, { bearer: person.bearer })).status).toBe(204);
    expectProblem(await readUser(second), 401, 'PSOF0204');
    expect((await globalCall(app, 'POST', '/logout', { bearer: person.bearer })).status).toBe(204);
    expectProblem(await readUser(person.bearer), 401, 'PSOF0204');
  });

  test('ends with a new password in every other session; the person gets a mail', async () => {
    const person = await loginBetrieb(app);
    const second = await openBetriebSession(app, person);
    const change = (Password: string) =>
      globalCall(app, 'PUT', '/passwortaendern', { bearer: person.bearer, body: { Password, NewPassword: 'Birnbaum-Laterne-9' } });
    expectProblem(await change('falsch'), 422, 'Validierung');
    expect((await change(BETRIEB_PASSWORT)).status).toBe(204);
    expectProblem(await readUser(second), 401, 'PSOF0204');
    expect((await readUser(person.bearer)).status).toBe(200);
    await app.jobs.drainMails();
    expect(app.mails.to(person.email).betreff).toBe('Ihr Passwort im Betrieb wurde geändert');
  });
});

describe('a call that needs a recent second factor', () => {
  const add = (bearer: string) => globalCall(app, 'POST', '/faktoren', { bearer, body: { Name: 'Zweites Telefon' } });

  test('is answered within ten minutes of the login, then only after a code, which works once', async () => {
    const person = await loginBetrieb(app);
    expect((await add(person.bearer)).status).toBe(201);
    app.clock.set(momentAfter({ minutes: 10 }));
    expectProblem(await globalCall(app, 'DELETE', '/faktoren/unbekannt', { bearer: person.bearer }), 403, 'BestaetigungNoetig');
    const refused = await add(person.bearer);
    expectProblem(refused, 403, 'BestaetigungNoetig');
    expect(refused.body.Arten).toEqual(['Totp']);
    const confirm = (Code: string) => globalCall(app, 'POST', '/bestaetigen', { bearer: person.bearer, body: { Code } });
    expectProblem(await confirm('000000'), 422, 'Validierung');
    const code = await codeOf(person);
    expect((await confirm(code)).body).toEqual({ BestaetigtBis: momentAfter({ minutes: 20 }).toISOString() });
    expect((await add(person.bearer)).status).toBe(201);
    expectProblem(await confirm(code), 422, 'Validierung');
  });

  test('adds a factor whose codes log in too, and never removes the last one', async () => {
    const person = await loginBetrieb(app);
    const listed = async () => (await globalCall(app, 'GET', '/faktoren', { bearer: person.bearer })).body;
    const [{ Id: first }] = (await listed()).Faktoren;
    expectProblem(await globalCall(app, 'DELETE', `/faktoren/${first}`, { bearer: person.bearer }), 409, 'Konflikt');
    app.clock.set(momentAfter({ minutes: 1 }));
    const made = (await add(person.bearer)).body;
    const on = await globalCall(app, 'PUT', `/faktoren/${made.Id}`, {
      bearer: person.bearer,
      body: { Code: codeAt(made.Geheimnis, app.clock.now()) },
    });
    expect(on.body.Erholungscodes).toHaveLength(10);
    expect(await listed()).toMatchObject({ Faktoren: [{ Id: first }, { Id: made.Id, Name: 'Zweites Telefon' }], Erholungscodes: 10 });
    expectProblem(
      await globalCall(app, 'PUT', `/faktoren/${made.Id}`, { bearer: person.bearer, body: { Code: '123456' } }),
      409,
      'Konflikt',
    );
    const { MfaToken } = (await firstStep(person.email)).body;
    expect((await secondStep(MfaToken, on.body.Erholungscodes[0])).status).toBe(200);
    expect((await listed()).Erholungscodes).toBe(9);
    expect((await globalCall(app, 'DELETE', `/faktoren/${first}`, { bearer: person.bearer })).status).toBe(204);
    await app.jobs.drainMails();
    expect(app.mails.allTo(person.email).map(({ betreff }) => betreff)).toContain('Die zweiten Faktoren Ihres Zugangs wurden geändert');
  });

  test('finds no factor of another person', async () => {
    const [person, other] = [await loginBetrieb(app), await loginBetrieb(app)];
    const [{ Id }] = (await globalCall(app, 'GET', '/faktoren', { bearer: other.bearer })).body.Faktoren;
    expectProblem(await globalCall(app, 'DELETE', `/faktoren/${Id}`, { bearer: person.bearer }), 404, 'NichtGefunden');
    expectProblem(
      await globalCall(app, 'PUT', `/faktoren/${Id}`, { bearer: person.bearer, body: { Code: '123456' } }),
      404,
      'NichtGefunden',
    );
  });
});
