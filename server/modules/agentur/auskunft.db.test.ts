import { describe, expect, test } from 'vitest';
import { inviteEmpfehler, loginAgentur, makeAgentur, makeBenutzer } from '../../../test/support/agentur.ts';
import { demoApp } from '../../../test/support/app.ts';
import { countRows } from '../../../test/support/rows.ts';
import { login, PASSWORD } from '../../../test/support/walk.ts';
import { expectProblem } from '../../http/problem.fixture.ts';

const app = demoApp();
const TENANT = 'telko';
const read = (bearer: string, tenant = TENANT) => app.api(tenant, 'GET', '/agentur/datenauskunft', { bearer });

describe('the data disclosure for a user of an agency', () => {
  test('covers every agency of the account and all actions, without secrets or customers', async () => {
    const [first, second] = [await makeAgentur(app, TENANT), await makeAgentur(app, TENANT)];
    const email = await makeBenutzer(app, TENANT, first);
    await makeBenutzer(app, TENANT, second, { email, rollen: ['Mitarbeiter'], mitarbeiternummer: 'M-41' });
    const customer = await inviteEmpfehler(app, TENANT, { agenturnummer: first });
    const bearer = await loginAgentur(app, TENANT, email);
    await app.api(TENANT, 'GET', `/agentur/passwortvergessen/${encodeURIComponent(email)}`);
    await app.jobs.drainMails();
    const { body: begun } = await app.api(TENANT, 'POST', '/agentur/zweitfaktor', { bearer, body: { Password: PASSWORD } });
    expect((await app.api(TENANT, 'PUT', '/agentur/wechseln', { bearer, body: { Agenturnummer: second } })).status).toBe(200);

    const answer = await read(bearer);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="datenauskunft.json"',
    });
    const now = app.clock.now().toISOString();
    const person = {
      Vorname: 'Agathe',
      Nachname: 'Agenturin',
      Status: 'Aktiv',
      Hinweise: false,
      Wochenbericht: false,
      LetzteAnmeldungAm: now,
      ErstelltAm: now,
    };
    expect(answer.body).toMatchObject({
      Zeitpunkt: now,
      Mandant: 'Funkhof',
      Konto: { Email: email, Language: 'de', PasswortGesetzt: true, ZweitfaktorAm: null, ErstelltAm: now, BestaetigtAm: now },
      Sessions: [{ ErstelltAm: now, Ablauf: expect.stringMatching(/Z$/) }],
      Zugangslinks: [{ Zweck: 'AgenturPasswort', VerwendetAm: null }],
      Mails: [{ Vorlage: 'agenturPasswortSetzen', GesendetAm: now }],
      MailSperre: false,
    });
    expect(answer.body.Agenturen).toEqual([
      { Agenturnummer: first, Mitarbeiternummer: null, Rollen: ['Inhaber'], ...person },
      { Agenturnummer: second, Mitarbeiternummer: 'M-41', Rollen: ['Mitarbeiter'], ...person },
    ]);
    const did = answer.body.Protokoll.map((entry: { Was: string }) => entry.Was);
    expect(did.slice(0, 2)).toEqual(['mitarbeiter.angelegt', 'mitarbeiter.angelegt']);
    expect(did.slice(2)).toEqual(['anmeldung.agentur', 'passwort.angefordert', 'zweitfaktor.vorbereitet', 'anmeldung.agentur']);
    const text = JSON.stringify(answer.body);
    for (const secret of [bearer, begun.Geheimnis, customer.email, 'Karla', 'passwort_hash']) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/argon2/);
  });

  test('is open to every logged-in user of the portal, even without a role, and changes nothing', async () => {
    const bearer = await loginAgentur(app, TENANT, await makeBenutzer(app, TENANT, await makeAgentur(app, TENANT), { rollen: [] }));
    const before = await countRows(app, ['protokoll', 'mail', 'zugangslink', 'session']);
    expect((await read(bearer)).body.Agenturen).toHaveLength(1);
    expect(await countRows(app, ['protokoll', 'mail', 'zugangslink', 'session'])).toEqual(before);
    expectProblem(await read(await login(app, TENANT)), 401, 'PSOF0204');
    expectProblem(await app.api(TENANT, 'GET', '/agentur/datenauskunft'), 401, 'LoginFirst');
    expectProblem(await app.api(TENANT, 'GET', '/empfehler/datenauskunft', { bearer }), 401, 'PSOF0204');
  });
});
