import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { newAccount } from '../../../test/support/konto.ts';
import { claim, claimable, openClaim, opened, storedClaim, yesterday } from '../../../test/support/nachbuchung.ts';
import { findRewardedProdukt, login } from '../../../test/support/walk.ts';
import { addDays, dayOf, startOfDay } from '../../calendar.ts';

const app = testApp();
const TENANT = 'energie';
const send = (bearer: string, body: object, headers?: Record<string, string>) => openClaim(app, TENANT, bearer, body, headers);
const field = (name: string, code: string) => ({ status: 422, body: { code: 'Validierung', errors: [{ field: name, code }] } });

/** A session that is still valid, and a claim by name for an order of yesterday. */
let session: string;
let byName: ReturnType<typeof claim> & { Vorname: string; Nachname: string };
beforeEach(async () => {
  await app.clock.advance(1);
  session = await login(app, TENANT);
  byName = { ...claim(yesterday(app), (await findRewardedProdukt(app, TENANT)).Id), Vorname: 'Jörg', Nachname: 'Müßig' };
});

describe('a claim', () => {
  test('is open, shows what was claimed without the evidence, and is listed newest first', async () => {
    const wish = await claimable(app, TENANT);
    session = await login(app, TENANT);
    const first = await send(session, wish);
    expect(first.status).toBe(201);
    const { Nachweis: _, ProduktId, ...told } = wish;
    expect(first.body).toEqual({
      ...told,
      Nachbuchungsnummer: expect.stringMatching(/^\w{10,}$/),
      Status: 'Offen',
      Produkt: { Id: ProduktId, Name: expect.any(String) },
      ErstelltAm: app.clock.now().toISOString(),
    });
    await app.clock.advance(0.01);
    const second = await send(session, { ...byName, Auftragsdatum: yesterday(app) });
    expect(second.body).toMatchObject({ Vorname: 'Jörg', Nachname: 'Müßig' });
    const list = await app.api(TENANT, 'GET', '/empfehler/nachbuchung', { bearer: session });
    expect(list.status).toBe(200);
    expect(list.body.slice(0, 2)).toEqual([second.body, first.body]);
  });

  test('is written to the audit log without a name, the evidence or the order number', async () => {
    const nummer = await opened(app, TENANT, session, byName);
    const rows = await app.inTenant(TENANT, ({ tx }) => tx.selectFrom('protokoll').selectAll().where('bezug', '=', nummer).execute());
    expect(rows).toMatchObject([{ was: 'nachbuchung.eroeffnet', wer: expect.stringMatching(/^Empfehler:/), daten: {} }]);
  });

  test('is visible neither to another recommender nor at another tenant', async () => {
    const nummer = await opened(app, TENANT, session, byName);
    const other = await login(app, TENANT, (await newAccount(app, TENANT)).email);
    expect((await app.api(TENANT, 'GET', '/empfehler/nachbuchung', { bearer: other })).body).toEqual([]);
    const elsewhere = await app.api('intern', 'GET', '/nachbuchung', { bearer: 'demo-intern' });
    expect(JSON.stringify(elsewhere.body)).not.toContain(nummer);
  });
});

describe('a second claim for an order', () => {
  test('is refused with Konflikt, from the same person and from another', async () => {
    await opened(app, TENANT, session, byName);
    const other = await login(app, TENANT, (await newAccount(app, TENANT)).email);
    for (const bearer of [session, other]) {
      expect(await send(bearer, { ...byName, Nachname: 'Anders' })).toMatchObject({ status: 409, body: { code: 'Konflikt' } });
    }
    expect(await storedClaim(app, TENANT, byName.Auftragsnummer)).toMatchObject({ nachname: 'Müßig' });
  });

  test('is accepted at another tenant, where the same number is another order', async () => {
    await opened(app, TENANT, session, byName);
    const there = { ...byName, ProduktId: (await findRewardedProdukt(app, 'intern')).Id };
    expect((await openClaim(app, 'intern', await login(app, 'intern'), there)).status).toBe(201);
  });

  test('is refused for all but one of a hundred concurrent calls', async () => {
    const replies = await atOnce(100, () => send(session, byName));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(99);
  });

  test('with the same Idempotency-Key returns the first claim', async () => {
    const headers = { 'idempotency-key': byName.Auftragsnummer };
    const [first, second] = await atOnce(2, () => send(session, byName, headers));
    expect(first).toMatchObject({ status: 201 });
    expect(second).toMatchObject({ status: 201, body: first?.body });
    expect(await send(session, { ...byName, Vorname: 'Anna' }, headers)).toMatchObject(field('Idempotency-Key', 'idempotenz'));
  });
});

describe('the period of a claim', () => {
  const MAY = '2027-05-03';
  const outside = (code: string) => field('Auftragsdatum', code);

  test.each([
    ['an ordinary day', MAY, '2027-05-03T22:00:00Z', '2027-08-03T22:00:00Z'],
    ['30 November before the end of a February', '2026-11-30', '2026-11-30T23:00:00Z', '2027-02-28T23:00:00Z'],
    ['29 November before a leap day', '2027-11-29', '2027-11-29T23:00:00Z', '2028-02-29T23:00:00Z'],
    ['the day on which summer time starts', '2027-03-28', '2027-03-28T22:00:00Z', '2027-06-28T22:00:00Z'],
    ['the day on which summer time ends', '2027-10-31', '2027-10-31T23:00:00Z', '2028-01-31T23:00:00Z'],
  ])('for %s lasts from the next day until three months later, to the second in Berlin', async (_name, Auftragsdatum, von, bis) => {
    const at = async (moment: string, seconds: number) => {
      app.clock.set(new Date(Date.parse(moment) + seconds * 1000));
      const bearer = await login(app, TENANT);
      return send(bearer, { ...claim(Auftragsdatum, byName.ProduktId), Vorname: 'Jörg', Nachname: 'Müßig' });
    };
    expect(await at(von, -1)).toMatchObject(outside('zuFrueh'));
    expect((await at(von, 0)).status).toBe(201);
    expect((await at(von, 1)).status).toBe(201);
    expect((await at(bis, -1)).status).toBe(201);
    expect(await at(bis, 0)).toMatchObject(outside('fristVorbei'));
    expect(await at(bis, 1)).toMatchObject(outside('fristVorbei'));
  });

  test('never begins before the order date', async () => {
    const tomorrow = addDays(dayOf(app.clock.now()), 1);
    app.clock.set(new Date(startOfDay(tomorrow).getTime() - 1000));
    session = await login(app, TENANT);
    expect(await send(session, { ...byName, Auftragsdatum: tomorrow })).toMatchObject(outside('zukunft'));
  });
});

describe('an invalid claim', () => {
  test('is refused and not stored without a login, with a key of the tenant or with a login of another', async () => {
    expect(await app.api(TENANT, 'POST', '/empfehler/nachbuchung', { body: byName })).toMatchObject({
      status: 401,
      body: { code: 'LoginFirst' },
    });
    expect(await app.api(TENANT, 'GET', '/empfehler/nachbuchung')).toMatchObject({ status: 401, body: { code: 'LoginFirst' } });
    for (const bearer of ['demo-energie', await login(app, 'intern')]) {
      expect(await send(bearer, byName)).toMatchObject({ status: 401, body: { code: 'PSOF0204' } });
      expect((await app.api(TENANT, 'GET', '/empfehler/nachbuchung', { bearer })).status).toBe(401);
    }
    expect(await storedClaim(app, TENANT, byName.Auftragsnummer)).toBeUndefined();
  });

  test("is refused and not stored for a referral that is unknown, another recommender's or another tenant's", async () => {
    const { Empfehlungsnummer } = await claimable(app, TENANT, 0);
    const elsewhere = await claimable(app, 'intern', 0);
    const other = await login(app, TENANT, (await newAccount(app, TENANT)).email);
    for (const [bearer, nummer] of [
      [session, 'gibtesnicht00'],
      [other, Empfehlungsnummer],
      [session, elsewhere.Empfehlungsnummer],
    ] as const) {
      expect(await send(bearer, { ...byName, Empfehlungsnummer: nummer })).toMatchObject({ status: 404, body: { code: 'NichtGefunden' } });
    }
    expect(await storedClaim(app, TENANT, byName.Auftragsnummer)).toBeUndefined();
  });

  test.each([
    ['Auftragsnummer', '', 'pflichtfeld'],
    ['Auftragsnummer', 'A'.repeat(81), 'zuLang'],
    ['Auftragsdatum', '2026-02-30', 'datum'],
    ['ProduktId', 999_999, 'produkt'],
    ['Nachweis', ' ', 'pflichtfeld'],
    ['Nachweis', 'x'.repeat(2001), 'zuLang'],
  ])('is refused with %s %j', async (name, value, code) => {
    expect(await send(session, { ...byName, [name]: value })).toMatchObject(field(name, code));
  });

  test.each([
    ['neither referral nor name', { Vorname: undefined, Nachname: undefined }],
    ['a first name only', { Nachname: '' }],
  ])('is refused with %s', async (_name, change) => {
    expect(await send(session, { ...byName, ...change })).toMatchObject(field('Empfehlungsnummer', 'pflichtfeld'));
  });
});
