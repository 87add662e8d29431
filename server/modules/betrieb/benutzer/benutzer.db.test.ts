import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { globalCall, inBetrieb, loginBetrieb, makePerson, openBetriebSession } from '../../../../test/support/betrieb.ts';
import { momentAfter, TEST_NOW } from '../../../../test/support/parts.ts';
import { newEmail } from '../../../../test/support/walk.ts';
import { expectProblem, fieldCodes } from '../../../http/problem.fixture.ts';

const app = testApp();
beforeEach(() => app.clock.set(TEST_NOW));

/** Berater and energie have nobody else, so that a test knows who is the last one there. */
const boss = (mandant = 'telko') => loginBetrieb(app, { rollen: { [mandant]: ['Betrieb'] } });
const invite = (bearer: string, body: object, tenant = 'telko') => app.api(tenant, 'POST', '/betrieb/benutzer', { bearer, body });
const change = (bearer: string, id: string, body: object, tenant = 'telko') =>
  app.api(tenant, 'PUT', `/betrieb/benutzer/${id}`, { bearer, body });
const end = (bearer: string, id: string, tenant = 'telko') => app.api(tenant, 'DELETE', `/betrieb/benutzer/${id}`, { bearer });
const readUser = (bearer: string) => globalCall(app, 'GET', '/user', { bearer });
const rolesOf = async (bearer: string, mandant = 'telko'): Promise<string[] | undefined> =>
  (await readUser(bearer)).body.Mandanten?.find((one: { Mandant: string }) => one.Mandant === mandant)?.Rollen;
const lastMail = async (email: string) => {
  await app.jobs.drainMails();
  return app.mails.to(email);
};

describe('giving roles', () => {
  test('invites a new person by a mail with the link, and again with a further one', async () => {
    const { bearer } = await boss();
    const Email = newEmail('neu');
    const made = await invite(bearer, { Email, Rollen: ['Support'] });
    expect([made.status, made.body.Id]).toEqual([201, expect.any(String)]);
    const mail = await lastMail(Email);
    expect(mail.betreff).toBe('Ihr Zugang zum Betrieb von Funkhof');
    expect(mail.text).toMatch(/http:\/\/telko\.localhost:3000\/betrieb\/einladung#token=[\w-]{32}/);
    expect((await invite(bearer, { Email, Rollen: ['Buchhaltung'] })).body.Id).toBe(made.body.Id);
  });

  test('gives a person of another tenant the roles at once, and says so by mail', async () => {
    const colleague = await loginBetrieb(app, { rollen: { energie: ['Support'] } });
    const { bearer } = await boss();
    expect((await invite(bearer, { Email: colleague.email, Rollen: ['Buchhaltung'] })).status).toBe(201);
    expect(await rolesOf(colleague.bearer)).toEqual(['Buchhaltung']);
    expect((await lastMail(colleague.email)).betreff).toBe('Sie arbeiten jetzt auch für Funkhof');
    expectProblem(await invite(bearer, { Email: colleague.email, Rollen: ['Support'] }), 409, 'Konflikt');
    expect(await rolesOf(colleague.bearer)).toEqual(['Buchhaltung']);
  });

  test('needs an end for Pruefung, which is not over; the role acts until the end of that day', async () => {
    const { bearer } = await boss();
    const Email = newEmail('pruefung');
    expect(fieldCodes(await invite(bearer, { Email, Rollen: ['Pruefung'] }))).toEqual({ GiltBis: 'pflichtfeld' });
    expect(fieldCodes(await invite(bearer, { Email, Rollen: ['Pruefung'], GiltBis: '2026-11-19' }))).toEqual({ GiltBis: 'vergangen' });
    const auditor = await makePerson(app, { rollen: { telko: ['Pruefung'] }, giltBis: '2026-11-21' });
    app.clock.set(new Date('2026-11-21T22:59:00Z'));
    expect(await rolesOf(await openBetriebSession(app, auditor))).toEqual(['Pruefung']);
    app.clock.set(new Date('2026-11-21T23:00:00Z'));
    const later = await openBetriebSession(app, auditor);
    expect(await rolesOf(later)).toBeUndefined();
    expectProblem(await app.api('telko', 'POST', '/betrieb/benutzer', { bearer: later, body: {} }), 404, 'NichtGefunden');
  });

  test('makes one person of ten concurrent invitations', async () => {
    const { bearer } = await boss();
    const Email = newEmail('neu');
    const replies = await atOnce(10, () => invite(bearer, { Email, Rollen: ['Support'] }));
    const made = replies.filter(({ status }) => status === 201);
    expect(new Set(made.map(({ body }) => body.Id)).size).toBe(1);
    expect(replies.every(({ status }) => [201, 429].includes(status))).toBe(true);
  });

  test('is refused without the right, which names the roles that have it, and without any role', async () => {
    const support = await loginBetrieb(app, { rollen: { telko: ['Support'] } });
    const refused = await invite(support.bearer, { Email: newEmail(), Rollen: ['Support'] });
    expectProblem(refused, 403, 'NichtAuthorisiert');
    expect(refused.body.detail).toBe('Das dürfen nur Personen mit einer dieser Rollen: Betrieb und Plattform.');
    expectProblem(await invite(support.bearer, { Email: newEmail(), Rollen: ['Support'] }, 'energie'), 404, 'NichtGefunden');
  });

  test('needs a second factor of the last ten minutes, as all changes of people do', async () => {
    const { bearer, id } = await boss();
    app.clock.set(momentAfter({ minutes: 10 }));
    for (const refused of [
      await invite(bearer, { Email: newEmail(), Rollen: ['Support'] }),
      await change(bearer, id, { Rollen: ['Support'] }),
      await end(bearer, id),
      await app.api('telko', 'POST', `/betrieb/benutzer/${id}/faktorzuruecksetzen`, { bearer }),
    ])
      expectProblem(refused, 403, 'BestaetigungNoetig');
  });
});

describe('changing and ending roles', () => {
  test('acts on the next call of the person', async () => {
    const leader = await boss();
    const colleague = await loginBetrieb(app, { rollen: { telko: ['Betrieb'] } });
    expect((await change(leader.bearer, colleague.id, { Rollen: ['Support', 'Buchhaltung'] })).status).toBe(204);
    expect(await rolesOf(colleague.bearer)).toEqual(['Support', 'Buchhaltung']);
    expectProblem(await invite(colleague.bearer, { Email: newEmail(), Rollen: ['Support'] }), 403, 'NichtAuthorisiert');
  });

  test('keeps the moment of a role that stays, and writes both into the audit log', async () => {
    const leader = await boss();
    const colleague = await makePerson(app, { rollen: { telko: ['Support'] } });
    app.clock.set(momentAfter({ minutes: 5 }));
    await change(leader.bearer, colleague.id, { Rollen: ['Support', 'Betrieb'] });
    const [rows, entries] = await app.inTenant('telko', async ({ tx }) => [
      await tx
        .selectFrom('betrieb_rolle')
        .select(['rolle', 'vergeben_am'])
        .where('benutzer_id', '=', colleague.id)
        .orderBy('rolle')
        .execute(),
      await tx
        .selectFrom('protokoll')
        .select(['wer', 'was', 'vorher', 'nachher'])
        .where('bezug', '=', colleague.id)
        .orderBy('protokoll_id')
        .execute(),
    ]);
    expect(rows).toEqual([
      { rolle: 'Betrieb', vergeben_am: momentAfter({ minutes: 5 }) },
      { rolle: 'Support', vergeben_am: TEST_NOW },
    ]);
    expect(entries.at(-1)).toEqual({ wer: `Betrieb:${leader.id}`, was: 'betrieb.rollen', vorher: 'Support', nachher: 'Support Betrieb' });
  });

  test('is refused for the own roles and for people of the platform, and finds nobody of another tenant', async () => {
    const leader = await boss();
    const [platform, stranger] = [
      await makePerson(app, { rollen: {}, plattform: true }),
      await makePerson(app, { rollen: { energie: ['Support'] } }),
    ];
    for (const id of [leader.id, platform.id]) {
      expectProblem(await change(leader.bearer, id, { Rollen: ['Support'] }), 409, 'Konflikt');
      expectProblem(await end(leader.bearer, id), 409, 'Konflikt');
    }
    for (const id of [stranger.id, 'unbekannt']) {
      expectProblem(await change(leader.bearer, id, { Rollen: ['Support'] }), 404, 'NichtGefunden');
      expectProblem(await end(leader.bearer, id), 404, 'NichtGefunden');
    }
  });

  test('keeps the last active person who can give roles, also when two end each other at once', async () => {
    const [first, second] = [await boss('berater'), await boss('berater')];
    const replies = await Promise.all([end(first.bearer, second.id, 'berater'), end(second.bearer, first.id, 'berater')]);
    expect(replies.map(({ status }) => status).toSorted()).not.toEqual([204, 204]);
    const leaders = await app.inTenant('berater', ({ tx }) =>
      tx.selectFrom('betrieb_rolle').select('benutzer_id').where('rolle', '=', 'Betrieb').where('entzogen_am', 'is', null).execute(),
    );
    expect(leaders).toHaveLength(1);
    const platform = await loginBetrieb(app, { rollen: {}, plattform: true });
    const left = leaders[0]?.benutzer_id ?? '';
    expectProblem(await end(platform.bearer, left, 'berater'), 409, 'Konflikt');
    expectProblem(await change(platform.bearer, left, { Rollen: ['Betrieb'], GiltBis: '2027-01-01' }, 'berater'), 409, 'Konflikt');
  });

  test('ends access where it was the last role, and lets a new invitation begin from the start', async () => {
    const leader = await boss();
    const colleague = await loginBetrieb(app, { rollen: { telko: ['Support'] } });
    expect((await end(leader.bearer, colleague.id)).status).toBe(204);
    expectProblem(await readUser(colleague.bearer), 401, 'PSOF0204');
    expectProblem(await end(leader.bearer, colleague.id), 404, 'NichtGefunden');
    expect((await invite(leader.bearer, { Email: colleague.email, Rollen: ['Support'] })).body.Id).toBe(colleague.id);
    expect((await lastMail(colleague.email)).betreff).toBe('Ihr Zugang zum Betrieb von Funkhof');
  });

  test('leaves the roles at other tenants', async () => {
    const leader = await boss();
    const colleague = await loginBetrieb(app, { rollen: { telko: ['Support'], energie: ['Support'] } });
    await end(leader.bearer, colleague.id);
    expect([await rolesOf(colleague.bearer), await rolesOf(colleague.bearer, 'energie')]).toEqual([undefined, ['Support']]);
  });
});

describe("resetting a colleague's second factor", () => {
  const reset = (bearer: string, id: string) => app.api('telko', 'POST', `/betrieb/benutzer/${id}/faktorzuruecksetzen`, { bearer });

  test('ends factor and sessions, and mails the link to the colleague and a notice to the other', async () => {
    const [leader, colleague] = [await boss(), await loginBetrieb(app, { rollen: { telko: ['Support'] } })];
    expect((await reset(leader.bearer, colleague.id)).status).toBe(204);
    expectProblem(await readUser(colleague.bearer), 401, 'PSOF0204');
    expect((await lastMail(colleague.email)).text).toContain('/betrieb/einladung#token=');
    expect(app.mails.to(leader.email).betreff).toBe('Sie haben einen zweiten Faktor zurückgesetzt');
    const row = await inBetrieb(app, ({ tx }) =>
      tx
        .selectFrom('betrieb_benutzer')
        .select(['status', 'faktor_zurueckgesetzt_am'])
        .where('benutzer_id', '=', colleague.id)
        .executeTakeFirst(),
    );
    expect(row).toEqual({ status: 'Eingeladen', faktor_zurueckgesetzt_am: TEST_NOW });
    expectProblem(await reset(leader.bearer, colleague.id), 409, 'Konflikt');
  });

  test('is refused for the own factor and finds nobody of another tenant', async () => {
    const leader = await boss();
    expectProblem(await reset(leader.bearer, leader.id), 409, 'Konflikt');
    expectProblem(await reset(leader.bearer, (await makePerson(app, { rollen: { energie: ['Support'] } })).id), 404, 'NichtGefunden');
  });
});
