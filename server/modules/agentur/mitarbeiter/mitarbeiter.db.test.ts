import { describe, expect, test } from 'vitest';
import { loginAgentur, makeBenutzer, openAgencyWithStaff } from '../../../../test/support/agentur.ts';
import { type Reply, testApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { accountOf, blockAddress } from '../../../../test/support/konto.ts';
import { tokenOf } from '../../../../test/support/mails.ts';
import { configured } from '../../../../test/support/mandant.ts';
import { approved } from '../../../../test/support/registrierung.ts';
import { newEmail, PASSWORD } from '../../../../test/support/walk.ts';
import { expectProblem, fieldCodes } from '../../../http/problem.fixture.ts';
import { eraseZugang } from '../ende/ende.ts';

const app = testApp();
const api = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, bearer: string, body?: object): Promise<Reply> =>
  app.api('telko', method, path, { bearer, ...(body && { body }) });
const PERSON = { Vorname: 'Mika', Nachname: 'Muster', Rollen: ['Mitarbeiter'] };

interface Owner {
  readonly session: string;
  readonly agenturnummer: string;
}
const at = ({ agenturnummer }: Owner, nr = '') => `/agentur/mitarbeiter/${agenturnummer}${nr && `/${nr}`}`;
const invite = (owner: Owner, Email: string, more: object = {}) => api('POST', at(owner), owner.session, { ...PERSON, Email, ...more });
const setPassword = (Token: string) => app.api('telko', 'PUT', '/agentur/passwort', { body: { Token, Password: PASSWORD } });
const mailedTo = async (email: string) => {
  await app.jobs.drainMails();
  return tokenOf(app.mails.to(email, 'registrieren/passwort'));
};

/** An owner, and a user who has accepted the owner's invitation. */
async function withStaff(more: object = {}) {
  const owner = await approved(app);
  const email = newEmail('mika', 'agentur.example');
  const { body } = await invite(owner, email, more);
  expect((await setPassword(await mailedTo(email))).status).toBe(204);
  return { owner, email, nr: body.Mitarbeiternummer as string, bearer: await loginAgentur(app, 'telko', email) };
}

describe('an invited person', () => {
  test('gets a number and a link, sets a password and becomes active with the role', async () => {
    const owner = await approved(app);
    const email = newEmail('mika', 'agentur.example');
    const invited = await invite(owner, email);
    expect([invited.status, invited.body]).toEqual([201, { Mitarbeiternummer: 'M-2' }]);
    const token = await mailedTo(email);
    expect(app.mails.to(email).betreff).toBe('Agentur Westwind lädt Sie ins Agenturportal ein');
    expect((await app.api('telko', 'GET', `/token/verifyAgenturToken?t=${token}`)).body).toMatchObject({
      Zweck: 'Einladung',
      Email: email,
    });
    expect((await api('GET', at(owner, 'M-2'), owner.session)).body).toMatchObject({ Status: 'Eingeladen', Rollen: ['Mitarbeiter'] });
    expect((await setPassword(token)).status).toBe(204);
    expect((await setPassword(token)).body.code).toBe('TokenBereitsVerwendet');
    const bearer = await loginAgentur(app, 'telko', email);
    const user = (await api('GET', '/agentur/user', bearer)).body;
    expect(user).toMatchObject({ Rollen: ['Mitarbeiter'], Mitarbeiternummer: 'M-2', Agenturnummer: owner.agenturnummer });
  });

  test('gets a further link under the same number when invited again; the password set by one ends the other, and links end after 14 days', async () => {
    const owner = await approved(app);
    const email = newEmail('mika', 'agentur.example');
    await invite(owner, email);
    const first = await mailedTo(email);
    expect((await invite(owner, email, { Rollen: [] })).body).toEqual({ Mitarbeiternummer: 'M-2' });
    const second = await mailedTo(email);
    expect((await app.api('energie', 'PUT', '/agentur/passwort', { body: { Token: second, Password: PASSWORD } })).status).toBe(404);
    expect((await setPassword(first)).status).toBe(204);
    expect((await setPassword(second)).body.code).toBe('TokenBereitsVerwendet');
    expect((await api('GET', at(owner, 'M-2'), owner.session)).body).toMatchObject({ Status: 'Aktiv', Rollen: [] });
    const late = newEmail('mika', 'agentur.example');
    await invite(owner, late);
    const third = await mailedTo(late);
    app.clock.pass({ days: 14 });
    expect((await setPassword(third)).body.code).toBe('Abgelaufen');
  });

  test('gets one number for concurrent invitations, and several people get different numbers', async () => {
    const owner = await approved(app);
    const email = newEmail('mika', 'agentur.example');
    const same = await atOnce(3, () => invite(owner, email));
    expect(same.map(({ body }) => body.Mitarbeiternummer)).toEqual(['M-2', 'M-2', 'M-2']);
    const others = await atOnce(3, () => invite(owner, newEmail('mika', 'agentur.example')));
    expect(others.map(({ body }) => body.Mitarbeiternummer).toSorted()).toEqual(['M-3', 'M-4', 'M-5']);
  });

  test('is refused with NurNeu if already invited, active or deactivated, with the reason at the address and no mail', async () => {
    const { owner, email, nr } = await withStaff();
    const other = await approved(app);
    const nurNeu = (Email: string, by: Owner = owner) => invite(by, Email, { NurNeu: true });
    const invited = newEmail('offen', 'agentur.example');
    expect((await nurNeu(invited)).status).toBe(201);
    await app.jobs.drainMails();
    const again = await nurNeu(invited.toUpperCase());
    expectProblem(again, 409, 'Konflikt');
    expect(again.body.errors).toEqual([
      { field: 'Email', code: 'schonEingeladen', message: expect.stringMatching(/seit dem \d\d\.\d\d\.\d{4} eingeladen/) },
    ]);
    for (let time = 0; time < 4; time += 1) expect((await nurNeu(invited)).status).toBe(409);
    await app.jobs.drainMails();
    expect(app.mails.allTo(invited)).toHaveLength(1);
    expect(fieldCodes(await nurNeu(email))).toEqual({ Email: 'schonDabei' });
    expect(fieldCodes(await invite(owner, email))).toEqual({ Email: 'schonDabei' });
    await api('DELETE', at(owner, nr), owner.session);
    expect(fieldCodes(await nurNeu(email))).toEqual({ Email: 'schonDeaktiviert' });
    for (const elsewhere of [invited, email]) expect((await nurNeu(elsewhere, other)).status).toBe(201);
    expect((await invite(owner, invited)).status).toBe(201);
  });

  test('is refused if active there, barred or with invalid fields, and gets three mails an hour', async () => {
    const { owner, email } = await withStaff();
    expectProblem(await invite(owner, email), 409, 'Konflikt');
    const barred = newEmail('gesperrt', 'agentur.example');
    await blockAddress(app, barred);
    expectProblem(await invite(owner, barred), 403, 'EmailNotAllowed');
    expectProblem(await invite(owner, 'ohne-at'), 422, 'EmailUngueltig');
    expect(fieldCodes(await invite(owner, newEmail(), { Vorname: ' ', Rollen: ['Chef'] }))).toMatchObject({ Vorname: 'pflichtfeld' });
    const often = newEmail('oft', 'agentur.example');
    for (let time = 0; time < 3; time += 1) expect((await invite(owner, often)).status).toBe(201);
    expectProblem(await invite(owner, often), 429, 'ZuVieleAnfragen');
  });
});

describe('a deactivated user', () => {
  test('loses all sessions immediately, keeps the number and returns under it by a new invitation', async () => {
    const { owner, email, nr, bearer } = await withStaff();
    const replies = await atOnce(2, () => api('DELETE', at(owner, nr), owner.session));
    expect(replies.map(({ status }) => status)).toEqual([204, 204]);
    expectProblem(await api('GET', '/agentur/user', bearer), 401, 'PSOF0204');
    const { body } = await app.api('telko', 'POST', '/agentur/login', { body: { Email: email, Password: PASSWORD } });
    expect(body.code).toBe('PasswortOderEmailFalsch');
    expect((await api('GET', at(owner, nr), owner.session)).body).toMatchObject({ Status: 'Deaktiviert', Mitarbeiternummer: nr });
    expectProblem(await api('PUT', at(owner, nr), owner.session, { Rollen: ['Mitarbeiter'] }), 409, 'Konflikt');
    const again = await invite(owner, email);
    expect([again.status, again.body]).toEqual([201, { Mitarbeiternummer: nr }]);
    expectProblem(await api('GET', '/agentur/user', bearer), 401, 'PSOF0204');
    expect((await setPassword(await mailedTo(email))).status).toBe(204);
    expect((await app.api('telko', 'GET', '/agentur/user', { bearer: await loginAgentur(app, 'telko', email) })).status).toBe(200);
  });

  test('has no valid invitation any more', async () => {
    const owner = await approved(app);
    const email = newEmail('mika', 'agentur.example');
    await invite(owner, email);
    const token = await mailedTo(email);
    expect((await api('DELETE', at(owner, 'M-2'), owner.session)).status).toBe(204);
    expect((await setPassword(token)).body.code).toBe('Abgelaufen');
  });

  test('is never the only owner, who also keeps the role; two owners cannot deactivate each other concurrently', async () => {
    const owner = await approved(app);
    expectProblem(await api('DELETE', at(owner, 'M-1'), owner.session), 409, 'Konflikt');
    expectProblem(await api('PUT', at(owner, 'M-1'), owner.session, { Rollen: ['Mitarbeiter'] }), 409, 'Konflikt');
    expect((await api('GET', at(owner, 'M-1'), owner.session)).body.LetzterInhaber).toBe(true);
    const second = await withOwner(owner);
    const replies = await Promise.all([api('DELETE', at(owner, second.nr), owner.session), api('DELETE', at(owner, 'M-1'), second.bearer)]);
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(1);
  });
});

describe('a reactivated user', () => {
  const back = (owner: Owner, nr: string, bearer = owner.session) => api('POST', at(owner, nr), bearer);

  test('logs in with the former password, number, role and rights; repeated and concurrent calls get the same answer', async () => {
    const { owner, email, nr, bearer } = await withStaff();
    await api('PUT', at(owner, nr), owner.session, { SiehtAlles: false });
    const before = await api('GET', at(owner, nr), owner.session);
    expect(before.body).toMatchObject({ Status: 'Aktiv', Reaktivierbar: false });
    await api('DELETE', at(owner, nr), owner.session);
    expect((await api('GET', at(owner, nr), owner.session)).body).toMatchObject({ Status: 'Deaktiviert', Reaktivierbar: true });
    await app.jobs.drainMails();
    const mails = app.mails.allTo(email).length;
    const replies = await atOnce(2, () => back(owner, nr));
    for (const reply of [...replies, await back(owner, nr)]) expect([reply.status, reply.body]).toEqual([200, before.body]);
    expectProblem(await api('GET', '/agentur/user', bearer), 401, 'PSOF0204');
    const user = await app.api('telko', 'GET', '/agentur/user', { bearer: await loginAgentur(app, 'telko', email) });
    expect(user.body).toMatchObject({ Mitarbeiternummer: nr, Rollen: ['Mitarbeiter'] });
    await app.jobs.drainMails();
    expect(app.mails.allTo(email)).toHaveLength(mails);
  });

  test('needs an invitation if never logged in for this agency, despite a password for another agency', async () => {
    const { email } = await withStaff();
    const owner = await approved(app);
    expect((await invite(owner, email)).body).toEqual({ Mitarbeiternummer: 'M-2' });
    expect((await back(owner, 'M-2')).body).toMatchObject({ Status: 'Eingeladen', Reaktivierbar: false });
    await api('DELETE', at(owner, 'M-2'), owner.session);
    expect((await api('GET', at(owner, 'M-2'), owner.session)).body.Reaktivierbar).toBe(false);
    expectProblem(await back(owner, 'M-2'), 409, 'Konflikt');
  });

  test('is refused if barred or if password and address are erased', async () => {
    const barred = await withStaff();
    await api('DELETE', at(barred.owner, barred.nr), barred.owner.session);
    await blockAddress(app, barred.email);
    expectProblem(await back(barred.owner, barred.nr), 403, 'EmailNotAllowed');
    const erased = await withStaff();
    await api('DELETE', at(erased.owner, erased.nr), erased.owner.session);
    const account = await accountOf(app, erased.email);
    await app.inTenant('telko', (context) => eraseZugang(context, account?.account_id ?? ''));
    expectProblem(await back(erased.owner, erased.nr), 409, 'Konflikt');
  });

  test('is reactivated only by an owner of the agency; an active owner stays unchanged', async () => {
    const { owner, nr, bearer } = await withStaff();
    const other = await approved(app);
    await api('DELETE', at(owner, nr), owner.session);
    const third = (await invite(owner, newEmail('dritte', 'agentur.example'))).body.Mitarbeiternummer as string;
    await api('DELETE', at(owner, third), owner.session);
    expectProblem(await back(owner, nr, bearer), 401, 'PSOF0204');
    expectProblem(await back(owner, nr, other.session), 404, 'NichtGefunden');
    expectProblem(await back(owner, 'M-99'), 404, 'NichtGefunden');
    expect((await back(owner, 'M-1')).body).toMatchObject({ Status: 'Aktiv', LetzterInhaber: true });
    await back(owner, nr);
    const staff = await loginAgentur(app, 'telko', (await api('GET', at(owner, nr), owner.session)).body.Email as string);
    expectProblem(await back(owner, third, staff), 403, 'NichtAuthorisiert');
  });
});

async function withOwner(owner: Owner) {
  const email = newEmail('zweite', 'agentur.example');
  const { body } = await invite(owner, email, { Rollen: ['Inhaber'] });
  await setPassword(await mailedTo(email));
  return { nr: body.Mitarbeiternummer as string, bearer: await loginAgentur(app, 'telko', email) };
}

describe('rights that an owner grants to staff', () => {
  test('never exceed those of the tenant, are on at first, and end at the next call when switched off', async () => {
    await configured(app, 'telko', { MitarbeiterSehenAlles: true, MitarbeiterGebenFrei: true }, async () => {
      const { owner, nr, bearer } = await withStaff();
      const rights = async () => (await api('GET', '/agentur/user', bearer)).body.Rechte;
      expect((await api('GET', at(owner, nr), owner.session)).body).toMatchObject({ SiehtAlles: true, GibtFrei: true });
      expect(await rights()).toContain('Freigabe');
      const changed = await api('PUT', at(owner, nr), owner.session, { SiehtAlles: false, GibtFrei: false });
      expect(changed.body).toMatchObject({ SiehtAlles: false, GibtFrei: false });
      expect(await rights()).not.toContain('Freigabe');
      expectProblem(await api('PUT', `/agentur/auftragfreigeben/${owner.agenturnummer}/x`, bearer), 403, 'NichtAuthorisiert');
    });
    await configured(app, 'telko', { MitarbeiterSehenAlles: false, MitarbeiterGebenFrei: false }, async () => {
      const { owner, nr, bearer } = await withStaff();
      expect((await api('GET', at(owner, nr), owner.session)).body).toMatchObject({ SiehtAlles: null, GibtFrei: null });
      expect(fieldCodes(await api('PUT', at(owner, nr), owner.session, { GibtFrei: true }))).toEqual({ GibtFrei: 'auswahl' });
      expect((await api('GET', '/agentur/user', bearer)).body.Rechte).not.toContain('Freigabe');
    });
  });

  test('decide which rows a user sees', async () => {
    const { owner, nr, bearer } = await withStaff();
    const filter = async () => (await api('GET', `/agentur/filter/${owner.agenturnummer}`, bearer)).body.Mitarbeiter.length;
    expect(await filter()).toBeGreaterThan(0);
    await api('PUT', at(owner, nr), owner.session, { SiehtAlles: false });
    expect(await filter()).toBe(0);
  });

  test('change with the role at the next call', async () => {
    const { owner, nr, bearer } = await withStaff();
    await api('PUT', at(owner, nr), owner.session, { Rollen: [] });
    expect((await api('GET', '/agentur/user', bearer)).body.Rollen).toEqual(['Minimal']);
    await api('PUT', at(owner, nr), owner.session, { Rollen: ['Inhaber'] });
    expect((await api('GET', '/agentur/user', bearer)).body.Rechte).toContain('Mitarbeiter');
  });
});

test('only the owner of an active agency changes its users, and users of another agency are not found', async () => {
  const one = await openAgencyWithStaff(app);
  const other = await approved(app);
  const resting = await openAgencyWithStaff(app, 'telko', 'Inaktiv');
  const minimal = await loginAgentur(app, 'telko', await makeBenutzer(app, 'telko', one.agenturnummer, { rollen: [] }));
  const body = { ...PERSON, Email: newEmail('nie', 'agentur.example') };
  for (const bearer of [one.mitarbeiter, minimal]) {
    expectProblem(await api('POST', `/agentur/mitarbeiter/${one.agenturnummer}`, bearer, body), 403, 'NichtAuthorisiert');
    expectProblem(await api('DELETE', `/agentur/mitarbeiter/${one.agenturnummer}/M-7`, bearer), 403, 'NichtAuthorisiert');
    expectProblem(await api('PUT', `/agentur/mitarbeiter/${one.agenturnummer}/M-7`, bearer, { Rollen: [] }), 403, 'NichtAuthorisiert');
    expectProblem(await api('GET', `/agentur/mitarbeiter/${one.agenturnummer}/M-7`, bearer), 403, 'NichtAuthorisiert');
  }
  expectProblem(await api('POST', `/agentur/mitarbeiter/${resting.agenturnummer}`, resting.inhaber, body), 403, 'NichtAuthorisiert');
  expectProblem(await api('POST', `/agentur/mitarbeiter/${other.agenturnummer}`, one.inhaber, body), 404, 'NichtGefunden');
  expectProblem(await api('DELETE', `/agentur/mitarbeiter/${other.agenturnummer}/M-1`, one.inhaber), 404, 'NichtGefunden');
  expectProblem(await api('DELETE', `/agentur/mitarbeiter/${one.agenturnummer}/M-99`, one.inhaber), 404, 'NichtGefunden');
});
