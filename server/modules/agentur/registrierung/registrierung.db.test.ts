import { describe, expect, test } from 'vitest';
import { loginAgentur, makeAgentur, makeBenutzer } from '../../../../test/support/agentur.ts';
import { type Reply, testApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { accountOf, blockAddress, newAddress } from '../../../../test/support/konto.ts';
import { tokenOf } from '../../../../test/support/mails.ts';
import { configured } from '../../../../test/support/mandant.ts';

import { ANGABEN, approved, owning, register, registered, waiting } from '../../../../test/support/registrierung.ts';
import { statementsOf } from '../../../../test/support/statements.ts';
import { newEmail, PASSWORD } from '../../../../test/support/walk.ts';
import { expectProblem, fieldCodes } from '../../../http/problem.fixture.ts';
import { stopMails } from '../../../mail/mail-sperre.ts';
import { approveAgentur } from '../index.ts';

const app = testApp();
const call = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  options: { bearer?: string; body?: object; headers?: Record<string, string> } = {},
): Promise<Reply> => app.api('telko', method, path, options);
const confirm = (Token: string, tenant = 'telko') => app.api(tenant, 'POST', '/agentur/bestaetigen', { body: { Token } });
const setPassword = (Token: string) => call('PUT', '/agentur/passwort', { body: { Token, Password: PASSWORD } });
const save = (bearer: string, body: object) => call('PUT', '/agentur/daten', { bearer, body });
const userOf = async (bearer: string) => (await call('GET', '/agentur/user', { bearer })).body;
const isOf = (Email: string) =>
  app.inTenant('telko', ({ tx }) =>
    tx.selectFrom('agentur').select(['agenturnummer', 'name', 'status']).where('email', '=', Email).execute(),
  );
const eventsOf = async (agenturnummer: string) => {
  const rows = await app.inTenant('telko', ({ tx }) =>
    tx
      .selectFrom('ereignis')
      .select(['was', 'vorher', 'nachher'])
      .where('agenturnummer', '=', agenturnummer)
      .orderBy('ereignis_id')
      .execute(),
  );
  return rows.map(({ was, vorher, nachher }) => `${was} ${vorher ?? '–'} ${nachher}`);
};
const approve = (nummer: string) => app.inTenant('telko', (context) => approveAgentur(context, nummer));

describe('a registration', () => {
  test('leads from the form to an active agency, with an event and an audit log entry for each step', async () => {
    const { email, token } = await registered(app);
    const known = await call('GET', `/token/verifyAgenturToken?t=${token}`);
    expect(known.body).toMatchObject({ Gueltig: true, Zweck: 'Registrierung', Email: email });
    expect([(await confirm(token)).status, (await confirm(token)).status]).toEqual([204, 204]);
    expect((await setPassword(token)).status).toBe(204);
    const session = await loginAgentur(app, 'telko', email);
    const { Agenturnummer, AgenturStatus, Rollen, Rechte } = await userOf(session);
    expect([AgenturStatus, Rollen]).toEqual(['AdresseBestaetigt', ['InhaberInaktiv']]);
    expect(Rechte).not.toContain('Mitarbeiter');
    expect(Agenturnummer).toMatch(/^A-\d{4,}$/);

    const { Strasse, Hausnummer, Plz, Ort, ...rest } = ANGABEN;
    const first = (await save(session, { Strasse, Hausnummer, Plz, Ort })).body.Zusatzdaten;
    expect(first).toMatchObject({
      Firma: 'Agentur Westwind',
      Status: 'Zusatzdaten',
      Ort,
      IBAN: null,
      Fehlt: ['Steuernummer', 'Kontoinhaber', 'IBAN'],
    });
    const whole = (await save(session, rest)).body.Zusatzdaten;
    expect(whole).toMatchObject({ Status: 'WartetAufFreigabe', UstId: 'DE136695976', IBAN: 'DE89 •••• •••• •••• ••30 00', Fehlt: [] });
    await app.jobs.drainMails();
    const support = app.parts.mandanten.get('telko')?.konfiguration.SupportEmail ?? '';
    expect(app.mails.to(support).betreff).toBe(`Agentur ${Agenturnummer} wartet auf Freigabe`);

    await approve(Agenturnummer);
    await app.jobs.drainMails();
    expect(app.mails.to(email).betreff).toBe('Agentur Westwind ist freigeschaltet');
    expect(await userOf(session)).toMatchObject({ AgenturStatus: 'Aktiv', Rollen: ['Inhaber'] });
    expect(await eventsOf(Agenturnummer)).toEqual([
      'Agentur – Angelegt',
      'Mitarbeiter – Eingeladen',
      'Agentur Angelegt AdresseBestaetigt',
      'Mitarbeiter Eingeladen Aktiv',
      'Agentur AdresseBestaetigt Zusatzdaten',
      'Agentur Zusatzdaten WartetAufFreigabe',
      'Agentur WartetAufFreigabe Aktiv',
    ]);
    const log = await app.inTenant('telko', ({ tx }) =>
      tx
        .selectFrom('protokoll')
        .select('nachher')
        .where('bezug', '=', Agenturnummer)
        .where('was', '<>', 'agentur.zugestimmt')
        .orderBy('protokoll_id')
        .execute(),
    );
    expect(log.map(({ nachher }) => nachher)).toEqual(['Angelegt', 'AdresseBestaetigt', 'Zusatzdaten', 'WartetAufFreigabe', 'Aktiv']);
  });

  test('gets the same answer, and takes the same statements, whatever the address is; only the mails differ', async () => {
    const [known, invited, twice, barred, unwilling, fresh] = await Promise.all([
      makeBenutzer(app, 'telko', await makeAgentur(app)),
      makeBenutzer(app, 'telko', await makeAgentur(app), { status: 'Eingeladen' }),
      registered(app).then(({ email }) => email),
      newEmail('gesperrt', 'agentur.example'),
      newEmail('keine-mails', 'agentur.example'),
      newEmail('frisch', 'agentur.example'),
    ]);
    await blockAddress(app, barred);
    await app.inTenant('telko', (context) => stopMails(context, unwilling));
    const all = [known, invited, twice, barred, unwilling, fresh];
    const seen: { answers: unknown[]; statements: unknown[] } = { answers: [], statements: [] };
    for (const email of all) {
      const statements = await statementsOf(app, async () => {
        const { status, body } = await register(app, email);
        seen.answers.push([status, body]);
      });
      seen.statements.push(statements);
    }
    expect(seen.answers).toEqual(all.map(() => [202, '']));
    expect(seen.statements).toEqual(all.map(() => seen.statements[0]));
    expect(seen.statements[0]).not.toEqual([]);
    await app.jobs.drainMails();
    expect(app.mails.to(known).betreff).toBe('Sie haben schon einen Zugang als Agentur');
    for (const email of [invited, twice, fresh])
      expect(app.mails.to(email).betreff).toBe('Bitte bestätigen Sie die Registrierung Ihrer Agentur');
    expect([...app.mails.allTo(barred), ...app.mails.allTo(unwilling)]).toEqual([]);
  });

  test('creates nothing before the address is confirmed', async () => {
    const { email, token } = await registered(app);
    expect(await isOf(email)).toEqual([]);
    expect(await accountOf(app, email)).toBeUndefined();
    expect((await confirm(token)).status).toBe(204);
    expect(await isOf(email)).toEqual([expect.objectContaining({ name: 'Agentur Westwind', status: 'AdresseBestaetigt' })]);
  });

  test('is open to the owner of an address that another agency has invited', async () => {
    const other = await makeAgentur(app);
    const email = await makeBenutzer(app, 'telko', other, { status: 'Eingeladen', rollen: ['Mitarbeiter'] });
    expect((await register(app, email)).status).toBe(202);
    await app.jobs.drainMails();
    const token = tokenOf(app.mails.to(email, 'bestaetigen'));
    expect([(await confirm(token)).status, (await setPassword(token)).status]).toEqual([204, 204]);
    const user = await userOf(await loginAgentur(app, 'telko', email));
    expect(user).toMatchObject({ AgenturName: 'Agentur Westwind', AgenturStatus: 'AdresseBestaetigt' });
    expect(user.Agenturnummer).not.toBe(other);
  });

  test('does not end earlier links when begun again; the password set by one of them ends the others', async () => {
    const { email, token } = await registered(app);
    expect((await register(app, email, { Firma: 'Westwind & Söhne' })).status).toBe(202);
    await app.jobs.drainMails();
    const second = tokenOf(app.mails.to(email, 'bestaetigen'));
    expect([(await confirm(second)).status, (await confirm(token)).status, (await confirm(token)).status]).toEqual([204, 204, 204]);
    expect(await isOf(email)).toEqual([expect.objectContaining({ name: 'Agentur Westwind', status: 'AdresseBestaetigt' })]);
    expect((await setPassword(token)).status).toBe(204);
    expect((await setPassword(second)).body.code).toBe('TokenBereitsVerwendet');
    expect((await confirm(second)).body.code).toBe('TokenBereitsVerwendet');
  });

  test('keeps a working link when strangers register its address until no mail is sent any more', async () => {
    const { email, token } = await registered(app);
    for (let day = 0; day < 5; day += 1) {
      for (let time = 0; time < 3; time += 1) await register(app, email, { Firma: 'Fremde Firma' });
      app.clock.pass({ days: 1 });
    }
    await app.jobs.drainMails();
    expect((await confirm(token)).status).toBe(204);
    expect(await isOf(email)).toEqual([expect.objectContaining({ name: 'Agentur Westwind' })]);
  });

  test('creates one agency when its links are confirmed at once', async () => {
    const { email, token } = await registered(app);
    await register(app, email);
    await app.jobs.drainMails();
    const second = tokenOf(app.mails.to(email, 'bestaetigen'));
    const replies = await Promise.all([confirm(token), confirm(second), confirm(token)]);
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await isOf(email)).toHaveLength(1);
  });

  test('gives each of several concurrent firms its own number', async () => {
    const begun = await Promise.all(Array.from({ length: 5 }, () => registered(app)));
    await atOnce(5, (index) => confirm(begun[index]?.token ?? ''));
    const numbers = (await Promise.all(begun.map(({ email }) => isOf(email)))).flat().map(({ agenturnummer }) => agenturnummer);
    expect(new Set(numbers).size).toBe(5);
  });

  test('is refused without its fields, with an unprintable name or with an invalid address', async () => {
    const empty = await call('POST', '/agentur/registrieren', { body: { Firma: ' ', Vorname: '', Email: 'keine' } });
    expect(fieldCodes(empty)).toEqual({ Firma: 'pflichtfeld', Vorname: 'pflichtfeld', Nachname: 'pflichtfeld', Email: 'email' });
    const greek = await register(app, newEmail('athen', 'agentur.example'), { Firma: 'Ωmega' });
    expect(fieldCodes(greek)).toEqual({ Firma: 'druckbar' });
    expect(greek.body.errors[0].message).toContain('steht auf Rechnungen');
    const wrong = await register(app, 'keine');
    expectProblem(wrong, 422, 'EmailUngueltig');
  });

  test('returns 404 at a tenant that only invites agencies and at one without agencies', async () => {
    await configured(app, 'telko', { ModuleAgentur: 'Einladung' }, async () => {
      expect((await register(app, newEmail())).status).toBe(404);
      expect((await call('GET', '/agentur/registrieren?cmd=IsCaptchaRequired')).status).toBe(404);
    });
    const elsewhere = { Firma: 'X', Vorname: 'Y', Nachname: 'Z', Email: newEmail() };
    expect((await app.api('energie', 'POST', '/agentur/registrieren', { body: elsewhere })).status).toBe(404);
  });

  test('spends no mail for a form without the agreements', async () => {
    const email = newEmail('ohne', 'agentur.example');
    for (let turn = 0; turn < 4; turn += 1) expectProblem(await register(app, email, { Zustimmungen: {} }), 422, 'Validierung');
    expect((await register(app, email)).status).toBe(202);
  });

  test('is limited to three an hour by address and requires a captcha after some by network address', async () => {
    const email = newEmail('oft', 'agentur.example');
    for (let time = 0; time < 3; time += 1) expect((await register(app, email)).status).toBe(202);
    expectProblem(await register(app, email), 429, 'ZuVieleAnfragen');
    const from = newAddress();
    await configured(app, 'telko', { CaptchaAb: 2 }, async () => {
      for (let time = 0; time < 2; time += 1) expect((await register(app, newEmail(), {}, from)).status).toBe(202);
      expectProblem(await register(app, newEmail(), {}, from), 403, 'CaptchaRequired');
      expectProblem(await register(app, newEmail(), { Captcha: 'e30=' }, from), 403, 'CaptchaWrong');
      const asked = await app.api('telko', 'GET', '/agentur/registrieren?cmd=IsCaptchaRequired', { from });
      expect(asked.body).toMatchObject({ CaptchaRequired: true, Art: 'altcha' });
    });
  });
});

describe('the link of a registration', () => {
  test('works once, expires after 14 days and is not found at another tenant or for another purpose', async () => {
    const { token } = await registered(app);
    expect((await confirm(token, 'energie')).status).toBe(404);
    expect((await confirm('unbekannt')).status).toBe(404);
    expect((await call('PUT', '/account/resetPassword', { body: { Token: token, Password: PASSWORD } })).status).toBe(404);
    const replies = await atOnce(2, () => setPassword(token));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect((await setPassword(token)).body.code).toBe('TokenBereitsVerwendet');
    expect((await confirm(token)).body.code).toBe('TokenBereitsVerwendet');
    const late = await registered(app);
    app.clock.pass({ days: 14 });
    expect((await confirm(late.token)).body.code).toBe('Abgelaufen');
    expect((await setPassword(late.token)).body.code).toBe('Abgelaufen');
  });

  test('confirms the address when it sets the password without a confirmation before', async () => {
    const { session } = await owning(app);
    expect(await userOf(session)).toMatchObject({ AgenturStatus: 'AdresseBestaetigt' });
  });
});

describe('data of an agency in registration', () => {
  test.each([
    ['a wrong VAT id', { UstId: 'DE136695977' }, { UstId: 'ustId' }],
    ['a wrong tax number', { Steuernummer: '12' }, { Steuernummer: 'steuernummer' }],
    ['a wrong IBAN', { Kontoinhaber: 'Westwind', IBAN: 'DE88370400440532013000' }, { IBAN: 'iban' }],
    ['an account in Switzerland', { Kontoinhaber: 'Westwind', IBAN: 'ch93 0076 2011 6238 5295 7' }, { IBAN: 'ibanLand' }],
    ['an IBAN without an account holder', { IBAN: ANGABEN.IBAN }, { Kontoinhaber: 'pflichtfeld' }],
    ['an account holder without an IBAN', { Kontoinhaber: 'Westwind' }, { IBAN: 'pflichtfeld' }],
    ['an unknown field', { Umsatz: '1' }, { Umsatz: 'unbekannt' }],
  ])('is refused with %s, with the error at its field, and nothing is stored', async (_, wrong, codes) => {
    const { session } = await owning(app);
    expect(fieldCodes(await save(session, { Ort: 'Flensburg', ...wrong }))).toEqual(codes);
    expect((await call('GET', '/agentur/daten', { bearer: session })).body.Zusatzdaten).toMatchObject({
      Ort: null,
      Status: 'AdresseBestaetigt',
    });
  });

  test('can be corrected but not emptied while the agency waits for approval', async () => {
    const { session } = await waiting(app);
    expect(fieldCodes(await save(session, { Ort: '' }))).toEqual({ Ort: 'pflichtfeld' });
    const mended = await save(session, { Ort: 'Kiel', IBAN: 'DE75512108001245126199' });
    expect(mended.body.Zusatzdaten).toMatchObject({ Ort: 'Kiel', Status: 'WartetAufFreigabe', IBAN: 'DE75 •••• •••• •••• ••61 99' });
  });

  test('is visible and changed only for owners of agencies in registration', async () => {
    const agenturnummer = await makeAgentur(app, 'telko', { status: 'AdresseBestaetigt' });
    const staff = await loginAgentur(app, 'telko', await makeBenutzer(app, 'telko', agenturnummer, { rollen: ['Mitarbeiter'] }));
    expectProblem(await save(staff, { Ort: 'Kiel' }), 403, 'NichtAuthorisiert');
    expect((await call('GET', '/agentur/daten', { bearer: staff })).body.Zusatzdaten).toBeUndefined();
    const { session } = await approved(app);
    expectProblem(await save(session, { Ort: 'Kiel' }), 409, 'Konflikt');
    expectProblem(await call('PUT', '/agentur/daten', { body: { Ort: 'Kiel' } }), 401, 'LoginFirst');
  });
});

test('a registration that is never completed is erased after twelve weeks, with its users', async () => {
  const { email, token } = await registered(app);
  await confirm(token);
  const unconfirmed = await registered(app);
  const [{ agenturnummer } = { agenturnummer: '' }] = await isOf(email);
  app.clock.pass({ days: 85 });
  await app.jobs.drain();
  const left = await app.inTenant('telko', ({ tx }) =>
    tx
      .selectFrom('agentur')
      .innerJoin('agentur_benutzer as b', 'b.agenturnummer', 'agentur.agenturnummer')
      .select(['agentur.name', 'agentur.email', 'agentur.status', 'b.vorname', 'b.status as benutzer'])
      .where('agentur.agenturnummer', '=', agenturnummer)
      .execute(),
  );
  expect(left).toEqual([{ name: '', email: null, status: 'Inaktiv', vorname: '', benutzer: 'Deaktiviert' }]);
  const entered = await app.inTenant('telko', ({ tx }) =>
    tx.selectFrom('registrierung').select('email').where('email', 'in', [email, unconfirmed.email]).execute(),
  );
  expect(entered).toEqual([]);
});
