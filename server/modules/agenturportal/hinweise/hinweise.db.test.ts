import { beforeEach, describe, expect, test } from 'vitest';
import { abmeldecodeFor, inviteEmpfehler, loginAgentur, makeAgentur, makeBenutzer } from '../../../../test/support/agentur.ts';
import { testApp } from '../../../../test/support/app.ts';
import { forge, respell } from '../../../../test/support/forge.ts';
import { ordered } from '../../../../test/support/money.ts';
import { newBrowser } from '../../../../test/support/pages.ts';
import { expectProblem } from '../../../http/problem.fixture.ts';
import { hinweisSweeps } from './jobs.ts';

const app = testApp();
const TENANT = 'telko';
/** A Wednesday noon in Berlin. */
const MITTWOCH = new Date('2026-11-25T11:00:00Z');
/** The Monday after it, at seven in Berlin. */
const MONTAG = new Date('2026-11-30T06:00:00Z');
const minute = (moment: Date, minuten = 1) => new Date(moment.getTime() + minuten * 60_000);

beforeEach(() => app.clock.set(MITTWOCH));

const change = (bearer: string, body: object) => app.api(TENANT, 'PUT', '/agentur/daten', { bearer, body });

interface Wish {
  readonly rollen?: readonly ('Inhaber' | 'Mitarbeiter')[];
  readonly mitarbeiternummer?: string;
}

/** A user of an agency with these mails switched on. */
async function reader(agenturnummer: string, mails: object, wish: Wish = {}) {
  const email = await makeBenutzer(app, TENANT, agenturnummer, wish);
  const session = await loginAgentur(app, TENANT, email);
  expect((await change(session, mails)).status).toBe(200);
  return { email, session };
}

/** Runs all jobs that are due at a moment, twice: the second run must not repeat a mail. */
async function at(moment: Date) {
  app.clock.set(moment);
  await app.jobs.drain();
  await app.jobs.drain();
}
const betreffe = (email: string) => app.mails.allTo(email).map(({ betreff }) => betreff);
const setRow = (email: string, change: { rollen?: 'Mitarbeiter'[]; gibt_frei?: boolean }) =>
  app.inTenant(TENANT, ({ tx }) =>
    tx
      .updateTable('agentur_benutzer')
      .set(change)
      .where('account_id', 'in', tx.selectFrom('account').select('account_id').where('email', '=', email).where('art', '=', 'Agentur'))
      .execute(),
  );

describe('mail settings of an agency user', () => {
  test('are off at first, part of the account and its disclosure, and refused to a user without a role', async () => {
    const agentur = await makeAgentur(app, TENANT);
    const { session } = await reader(agentur, {});
    const read = async () => (await app.api(TENANT, 'GET', '/agentur/daten', { bearer: session })).body;
    expect(await read()).toMatchObject({ Hinweise: false, Wochenbericht: false });
    expect((await change(session, { Wochenbericht: true })).body).toMatchObject({ Hinweise: false, Wochenbericht: true });
    const { body } = await app.api(TENANT, 'GET', '/agentur/datenauskunft', { bearer: session });
    expect(body.Agenturen).toEqual([expect.objectContaining({ Hinweise: false, Wochenbericht: true })]);
    const minimal = await loginAgentur(app, TENANT, await makeBenutzer(app, TENANT, agentur, { rollen: [] }));
    expectProblem(await change(minimal, { Hinweise: true }), 403, 'NichtAuthorisiert');
    expect((await change(session, { Hinweise: 'ja' })).status).toBe(422);
  });
});

describe('a notice', () => {
  test('is sent once in the morning when orders can be released, with a link to them and without amounts', async () => {
    const agentur = await makeAgentur(app, TENANT, { name: 'Agentur Nordlicht' });
    const { email } = await reader(agentur, { Hinweise: true });
    const staff = await reader(agentur, { Hinweise: true }, { rollen: ['Mitarbeiter'], mitarbeiternummer: 'M-8' });
    const other = await makeBenutzer(app, TENANT, agentur);
    const empfehler = await inviteEmpfehler(app, TENANT, { agenturnummer: agentur });
    await ordered(app, TENANT, { empfehler });
    await at(new Date('2026-12-09T06:01:00Z'));
    expect(betreffe(email)).toEqual([]);
    await at(new Date('2026-12-10T06:01:00Z'));
    const [mail, ...rest] = app.mails.allTo(email);
    expect([mail?.betreff, rest]).toEqual(['Agentur Nordlicht: Es gibt etwas zu tun', []]);
    expect(mail?.text).toContain('1 Auftrag kann freigegeben werden.');
    expect(mail?.text).toContain('/de/agentur/bereich/auftraege?anstehend=AuftraegeFreigebbar');
    expect(mail?.text).not.toMatch(/€|\d{2},\d{2}/);
    await at(new Date('2026-12-11T06:01:00Z'));
    expect(app.mails.allTo(email)).toHaveLength(1);
    expect([betreffe(staff.email), betreffe(other)]).toEqual([[], []]);
  });

  test('names people who accepted an own invitation by first name and initial, in the language of the recipient', async () => {
    const agentur = await makeAgentur(app, TENANT);
    const mine = await reader(agentur, { Hinweise: true, Language: 'en' }, { rollen: ['Mitarbeiter'], mitarbeiternummer: 'M-8' });
    const other = await reader(agentur, { Hinweise: true }, { rollen: ['Mitarbeiter'], mitarbeiternummer: 'M-9' });
    await inviteEmpfehler(app, TENANT, { agenturnummer: agentur, mitarbeiternummer: 'M-8' });
    await at(new Date('2026-11-26T06:01:00Z'));
    const [mail] = app.mails.allTo(mine.email);
    expect(mail?.text).toContain('One of your invitations was accepted: Karla K.\n');
    expect(mail?.text).not.toContain('Konto');
    expect(mail?.text).toContain('/en/agentur/bereich/einladungen?status=Angenommen');
    await at(new Date('2026-11-27T06:01:00Z'));
    expect([app.mails.allTo(mine.email).length, betreffe(other.email)]).toEqual([1, []]);
  });

  test('that waits for the mail system is replaced by one about both mornings', async () => {
    const agentur = await makeAgentur(app, TENANT);
    const { email } = await reader(agentur, { Hinweise: true }, { rollen: ['Mitarbeiter'], mitarbeiternummer: 'M-8' });
    const accepted = () => inviteEmpfehler(app, TENANT, { agenturnummer: agentur, mitarbeiternummer: 'M-8' });
    await accepted();
    app.mails.failNext(Number.POSITIVE_INFINITY);
    await at(new Date('2026-11-26T06:01:00Z'));
    await accepted();
    await at(new Date('2026-11-27T06:01:00Z'));
    app.mails.failNext(0);
    await at(new Date('2026-11-27T09:01:00Z'));
    expect(app.mails.allTo(email).map(({ text }) => /^2 Ihrer Einladungen/m.test(text))).toEqual([true]);
  });

  test('is not sent if the user loses the right before', async () => {
    const agentur = await makeAgentur(app, TENANT);
    const people = [await reader(agentur, { Hinweise: true }), await reader(agentur, { Hinweise: true })];
    const [one, two] = people.map(({ email }) => email) as [string, string];
    await ordered(app, TENANT, { empfehler: await inviteEmpfehler(app, TENANT, { agenturnummer: agentur }) });
    app.clock.set(new Date('2026-12-10T06:01:00Z'));
    await setRow(one, { rollen: ['Mitarbeiter'] });
    await app.jobs.drain();
    expect([betreffe(one), betreffe(two).length]).toEqual([[], 1]);
  });

  test('is sent once even if the job runs concurrently', async () => {
    const agentur = await makeAgentur(app, TENANT);
    const { email } = await reader(agentur, { Hinweise: true }, { rollen: ['Mitarbeiter'], mitarbeiternummer: 'M-8' });
    await inviteEmpfehler(app, TENANT, { agenturnummer: agentur, mitarbeiternummer: 'M-8' });
    const id = await app.inTenant(TENANT, async ({ tx }) => {
      const row = tx.selectFrom('agentur_benutzer').select('agentur_benutzer_id').where('agenturnummer', '=', agentur);
      return (await row.executeTakeFirstOrThrow()).agentur_benutzer_id;
    });
    app.clock.set(new Date('2026-11-26T06:01:00Z'));
    const [sweep] = hinweisSweeps;
    await Promise.all([1, 2, 3].map(() => app.inTenant(TENANT, async (context) => sweep?.run(context, id))));
    await app.jobs.drain();
    expect(app.mails.allTo(email)).toHaveLength(1);
  });
});

describe('the weekly report', () => {
  test('is sent once on Monday at seven with the figures of the last two weeks', async () => {
    const agentur = await makeAgentur(app, TENANT, { name: 'Agentur Nordlicht' });
    const { email } = await reader(agentur, { Wochenbericht: true });
    await ordered(app, TENANT, { empfehler: await inviteEmpfehler(app, TENANT, { agenturnummer: agentur }) });
    await at(minute(MONTAG, -1));
    expect(betreffe(email)).toEqual([]);
    await at(MONTAG);
    expect(betreffe(email)).toEqual(['Agentur Nordlicht: die letzte Woche']);
    const { text } = app.mails.to(email);
    for (const line of [
      'Das kam vom 23.11.2026 bis 29.11.2026 herein:',
      'Empfehlungen: 1 (Woche davor: 0)',
      'Leads: 1 (Woche davor: 0)',
      'Aufträge: 1 (Woche davor: 0)',
      'Freigegebene Prämien: 0 € (Woche davor: 0 €)',
    ])
      expect(text).toContain(line);
    await at(minute(MONTAG, 600));
    expect(app.mails.allTo(email)).toHaveLength(1);
    await at(new Date('2026-12-07T06:00:00Z'));
    expect(app.mails.to(email).text).toContain('Aufträge: 0 (Woche davor: 1)');
  });

  test('is not sent without figures, to a deactivated user or to a user of an inactive agency', async () => {
    const [silent, resting, agentur] = [await makeAgentur(app, TENANT), await makeAgentur(app, TENANT), await makeAgentur(app, TENANT)];
    const nobody = await reader(silent, { Wochenbericht: true });
    const idle = await reader(resting, { Wochenbericht: true });
    const owner = await reader(agentur, {});
    const gone = await reader(agentur, { Wochenbericht: true, Hinweise: true }, { rollen: ['Mitarbeiter'], mitarbeiternummer: 'M-8' });
    for (const agenturnummer of [resting, agentur]) await inviteEmpfehler(app, TENANT, { agenturnummer, mitarbeiternummer: 'M-8' });
    const ended = await app.api(TENANT, 'DELETE', `/agentur/mitarbeiter/${agentur}/M-8`, { bearer: owner.session });
    expect(ended.status).toBe(204);
    await app.inTenant(TENANT, ({ tx }) =>
      tx.updateTable('agentur').set({ status: 'Inaktiv' }).where('agenturnummer', '=', resting).execute(),
    );
    await at(MONTAG);
    expect([nobody, idle, gone].map(({ email }) => betreffe(email))).toEqual([[], [], []]);
    const back = await app.inTenant(TENANT, ({ tx }) =>
      tx
        .selectFrom('agentur_benutzer')
        .select(['hinweise', 'wochenbericht'])
        .where('status', '=', 'Deaktiviert')
        .where('agenturnummer', '=', agentur)
        .execute(),
    );
    expect(back).toEqual([{ hinweise: false, wochenbericht: false }]);
  });
});

describe('the unsubscribe link', () => {
  test('is in the text and the header of the mail, ends only that kind, works twice and without script', async () => {
    const agentur = await makeAgentur(app, TENANT);
    const { email, session } = await reader(agentur, { Hinweise: true, Wochenbericht: true });
    await ordered(app, TENANT, { empfehler: await inviteEmpfehler(app, TENANT, { agenturnummer: agentur }) });
    await at(MONTAG);
    const mail = app.mails.to(email, 'abbestellen');
    const { pathname, search } = new URL(mail.abbestellen ?? '');
    expect(mail.text).toContain(mail.abbestellen);
    const browser = newBrowser(app, TENANT);
    const read = async () => (await app.api(TENANT, 'GET', '/agentur/daten', { bearer: await loginAgentur(app, TENANT, email) })).body;
    expect((await browser.get(pathname + search)).body).toContain('Diese E-Mails nicht mehr bekommen?');
    expect(await read()).toMatchObject({ Hinweise: true, Wochenbericht: true });
    for (const _ of [1, 2]) {
      const done = await browser.post(pathname + search);
      expect([done.status, done.body.includes('Sie bekommen diese E-Mails nicht mehr')]).toEqual([200, true]);
    }
    expect(await read()).toMatchObject({ Hinweise: true, Wochenbericht: false });
    expect(session).not.toBe('');
  });

  test('accepts a one-click request of a mail program without a page; other requests without a page get 403', async () => {
    const agentur = await makeAgentur(app, TENANT);
    const { email } = await reader(agentur, { Hinweise: true });
    const Token = await abmeldecodeFor(app, TENANT, email);
    const address = `/de/agentur/abbestellen?token=${Token}`;
    const browser = newBrowser(app, TENANT);
    expect((await browser.post(address, {}, {})).status).toBe(403);
    const elsewhere = { 'List-Unsubscribe': 'One-Click' };
    expect((await browser.post('/de/agentur/passwortvergessen', elsewhere, {})).status).toBe(403);
    expect((await browser.post(address, elsewhere, {})).status).toBe(200);
    const bearer = await loginAgentur(app, TENANT, email);
    expect((await app.api(TENANT, 'GET', '/agentur/daten', { bearer })).body.Hinweise).toBe(false);
    const end = (token: string, tenant = TENANT) => app.api(tenant, 'POST', '/agentur/abbestellen', { body: { Token: token } });
    expect((await end(Token)).status).toBe(204);
    for (const other of [forge(Token), ...respell(Token), 'unbekannt0000', `x${Token}`])
      expectProblem(await end(other), 404, 'NichtGefunden');
    expectProblem(await end(Token, 'energie'), 404, 'NichtGefunden');
    expect((await browser.post('/de/agentur/abbestellen?token=unbekannt0000')).body).toContain('Dieser Link führt nicht weiter');
  });
});
