import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { globalCall, inBetrieb, loginBetrieb, makePerson } from '../../../../test/support/betrieb.ts';
import { momentAfter, TEST_NOW } from '../../../../test/support/parts.ts';
import { newEmail } from '../../../../test/support/walk.ts';
import { expectProblem } from '../../../http/problem.fixture.ts';
import { codeAt } from '../../zugang/totp.ts';
import { createByOperator, resetByOperator } from '../index.ts';

const app = testApp();
beforeEach(() => app.clock.set(TEST_NOW));

const PASSWORT = 'Apfelbaum-Brunnen-3';
const accept = (Token: string, more: object = {}) =>
  globalCall(app, 'POST', '/annehmen', { body: { Token, Vorname: 'Nora', Nachname: 'Nord', Password: PASSWORT, ...more } });
const finish = (MfaToken: string, Code: string) => globalCall(app, 'PUT', '/annehmen', { body: { MfaToken, Code } });
const invited = async (email = newEmail('nora')) => ({ email, token: (await createByOperator(app.parts, email, null)) ?? '' });
const nowCode = (geheimnis: string) => codeAt(geheimnis, app.clock.now());
const statusOf = async (email: string) =>
  (await inBetrieb(app, ({ tx }) => tx.selectFrom('betrieb_benutzer').select('status').where('email', '=', email).executeTakeFirst()))
    ?.status;

describe('joining the back office', () => {
  test('sets name, password and authenticator behind the link, and gives ten recovery codes; the login follows', async () => {
    const { email, token } = await invited();
    const begun = await accept(token);
    expect(begun.body).toMatchObject({ Geheimnis: expect.any(String), Adresse: expect.stringContaining('otpauth://totp/') });
    expect(await statusOf(email)).toBe('Eingeladen');
    expectProblem(await globalCall(app, 'POST', '/login', { body: { Email: email, Password: PASSWORT } }), 401, 'PasswortOderEmailFalsch');
    expectProblem(await finish(begun.body.MfaToken, '000000'), 422, 'Validierung');
    const done = await finish(begun.body.MfaToken, nowCode(begun.body.Geheimnis));
    expect(new Set(done.body.Erholungscodes).size).toBe(10);
    expect(await statusOf(email)).toBe('Aktiv');
    const first = await globalCall(app, 'POST', '/login', { body: { Email: email, Password: PASSWORT } });
    const entered = await globalCall(app, 'POST', '/mfa', { body: { MfaToken: first.body.MfaToken, Code: done.body.Erholungscodes[3] } });
    expect(entered.body).toMatchObject({ Vorname: 'Nora', Nachname: 'Nord', Plattform: true });
  });

  test('can begin again until it is finished; the latest secret counts', async () => {
    const { token } = await invited();
    const [first, second] = [(await accept(token)).body, (await accept(token, { Vorname: 'Nina' })).body];
    expectProblem(await finish(first.MfaToken, nowCode(first.Geheimnis)), 409, 'TokenBereitsVerwendet');
    expect((await finish(second.MfaToken, nowCode(second.Geheimnis))).status).toBe(200);
  });

  test('works once, and for one of ten concurrent calls', async () => {
    const { token } = await invited();
    const { MfaToken, Geheimnis } = (await accept(token)).body;
    const replies = await atOnce(10, () => finish(MfaToken, nowCode(Geheimnis)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expectProblem(await accept(token), 409, 'TokenBereitsVerwendet');
  });

  test('is refused after 14 days, behind an earlier link, and with an unknown one', async () => {
    const email = newEmail('nora');
    const [earlier, latest] = [(await invited(email)).token, (await invited(email)).token];
    expectProblem(await accept(earlier), 409, 'TokenBereitsVerwendet');
    expectProblem(await accept('unbekannt'), 404, 'NichtGefunden');
    expectProblem(await finish('unbekannt', '123456'), 404, 'NichtGefunden');
    app.clock.set(momentAfter({ days: 14, seconds: -1 }));
    const { MfaToken, Geheimnis } = (await accept(latest)).body;
    app.clock.set(momentAfter({ days: 14 }));
    expectProblem(await accept(latest), 410, 'Abgelaufen');
    app.clock.set(momentAfter({ days: 14, minutes: 10 }));
    expectProblem(await finish(MfaToken, nowCode(Geheimnis)), 410, 'Abgelaufen');
  });

  test('refuses a common password', async () => {
    expectProblem(await accept((await invited()).token, { Password: 'passwort123' }), 422, 'Validierung');
  });
});

describe('an operator', () => {
  test('makes a person set up password and factor again; sessions and the old password end', async () => {
    const person = await loginBetrieb(app);
    const token = (await resetByOperator(app.parts, person.email)) ?? '';
    expectProblem(await globalCall(app, 'GET', '/user', { bearer: person.bearer }), 401, 'PSOF0204');
    const { MfaToken, Geheimnis } = (await accept(token)).body;
    expect((await finish(MfaToken, nowCode(Geheimnis))).status).toBe(200);
    expect(await statusOf(person.email)).toBe('Aktiv');
    expect(await resetByOperator(app.parts, newEmail())).toBeNull();
  });

  test('gives an active person the platform at once, without a link', async () => {
    const person = await makePerson(app);
    expect(await createByOperator(app.parts, person.email, null)).toBeNull();
  });
});

describe('a forgotten password', () => {
  const forget = (email: string) => globalCall(app, 'GET', `/passwortvergessen/${encodeURIComponent(email)}`);
  const linkTo = (email: string) => /#token=([\w-]+)/.exec(app.mails.to(email, '/betrieb/passwort#').text)?.[1] ?? '';

  test('is set again behind a mailed link, which works once for a day; all sessions end, the factor stays', async () => {
    const person = await loginBetrieb(app);
    expect((await forget(person.email)).status).toBe(204);
    await app.jobs.drainMails();
    const Token = linkTo(person.email);
    const reset = () => globalCall(app, 'PUT', '/passwort', { body: { Token, Password: PASSWORT } });
    expectProblem(await globalCall(app, 'PUT', '/passwort', { body: { Token: 'unbekannt', Password: PASSWORT } }), 404, 'NichtGefunden');
    expect((await reset()).status).toBe(204);
    expectProblem(await globalCall(app, 'GET', '/user', { bearer: person.bearer }), 401, 'PSOF0204');
    expectProblem(await reset(), 409, 'TokenBereitsVerwendet');
    const first = await globalCall(app, 'POST', '/login', { body: { Email: person.email, Password: PASSWORT } });
    expect(first.body.Arten).toEqual(['Totp']);
    await forget(person.email);
    await app.jobs.drainMails();
    const late = linkTo(person.email);
    app.clock.set(momentAfter({ days: 1, seconds: -1 }));
    expectProblem(await globalCall(app, 'PUT', '/passwort', { body: { Token: late, Password: 'passwort123' } }), 422, 'Validierung');
    app.clock.set(momentAfter({ days: 1 }));
    expectProblem(await globalCall(app, 'PUT', '/passwort', { body: { Token: late, Password: PASSWORT } }), 410, 'Abgelaufen');
  });

  test('is answered alike for every address, and mails nobody unknown', async () => {
    const nobody = newEmail();
    expect((await forget(nobody)).status).toBe(204);
    await app.jobs.drainMails();
    expect(app.mails.allTo(nobody)).toEqual([]);
  });
});
