import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { isStored, ordered, recipient } from '../../../test/support/money.ts';
import { findRewardedProdukt, login, newEmail, order, recommendation } from '../../../test/support/walk.ts';
import { addDays, dayOf, startOfDay } from '../../calendar.ts';
import { addApiSchluessel } from '../betrieb/index.ts';

const app = testApp();

const TENANT = 'energie';
const KEY = 'demo-energie';
const post = (body: object, bearer: string | undefined = KEY) =>
  app.api(TENANT, 'POST', '/auftrag', { ...(bearer && { bearer }), body: { Status: 'Bestaetigt', ...body } });
const named = async () => {
  const person = await recipient(app, TENANT);
  return order(app, person.Empfaengernummer, person.ProduktId);
};
/** An order with unknown numbers, for tests in which the form is refused before any lookup. */
const unknown = () => order(app, 'gibt-es-nicht', 1);
const field = (name: string, code: string) => ({ status: 422, body: { code: 'Validierung', errors: [{ field: name, code }] } });

describe('the right to report orders', () => {
  test('requires an API key', async () => {
    expect(await post(await named(), '')).toMatchObject({ status: 401, body: { code: 'LoginFirst' } });
  });

  test("is refused with a wrong key, another tenant's key or a recommender's session", async () => {
    const auftrag = await named();
    for (const key of ['demo-nobody', 'demo-telko', await login(app, TENANT)]) {
      expect(await post(auftrag, key)).toMatchObject({ status: 401, body: { code: 'PSOF0204' } });
    }
    expect(await isStored(app, TENANT, auftrag.Auftragsnummer)).toBe(false);
  });

  test('ends when the key is revoked', async () => {
    const key = `key-${newEmail()}`;
    await app.inTenant(TENANT, (context) => addApiSchluessel(context, key, 'second'));
    expect((await post(await named(), key)).status).toBe(201);
    await app.inTenant(TENANT, ({ tx, now }) =>
      tx.updateTable('api_schluessel').set({ widerrufen_am: now }).where('bezeichnung', '=', 'second').execute(),
    );
    expect(await post(await named(), key)).toMatchObject({ status: 401, body: { code: 'PSOF0204' } });
  });
});

test('a number that invoices cannot print is refused at its field', async () => {
  const auftrag = { ...(await named()), Auftragsnummer: `北-${newEmail()}` };
  expect(await post(auftrag)).toMatchObject(field('Auftragsnummer', 'druckbar'));
  expect(await isStored(app, TENANT, auftrag.Auftragsnummer)).toBe(false);
});

describe('an order is not found', () => {
  test('for an unknown recipient or referral', async () => {
    const auftrag = await named();
    expect(await post({ ...auftrag, Empfaengernummer: 'gibt-es-nicht' })).toMatchObject({ status: 404, body: { code: 'NichtGefunden' } });
    const byReferral = { ...auftrag, Empfaengernummer: null, Empfehlungsnummer: 'gibtesnicht00' };
    expect(await post(byReferral)).toMatchObject({ status: 404, body: { code: 'NichtGefunden' } });
    expect(await isStored(app, TENANT, auftrag.Auftragsnummer)).toBe(false);
  });

  test("for another tenant's recipient or referral", async () => {
    const other = await recipient(app, 'intern');
    const auftrag = await named();
    expect((await post({ ...auftrag, Empfaengernummer: other.Empfaengernummer })).status).toBe(404);
    expect((await post({ ...auftrag, Empfaengernummer: null, Empfehlungsnummer: other.Empfehlungsnummer })).status).toBe(404);
  });

  test('for a referral without a recipient', async () => {
    const { Empfaengernummer: _, ...auftrag } = await named();
    const bearer = await login(app, TENANT);
    const body = recommendation({ produkt: auftrag.ProduktId });
    const { Empfehlungsnummer } = (await app.api(TENANT, 'POST', '/Empfehlen/create', { bearer, body })).body;
    expect((await post({ ...auftrag, Empfehlungsnummer })).status).toBe(404);
  });
});

describe('the day of an order', () => {
  test('can be today in Berlin, but not tomorrow, to the second', async () => {
    const auftrag = await named();
    const tomorrow = addDays(auftrag.Auftragsdatum, 1);
    app.clock.set(new Date(startOfDay(tomorrow).getTime() - 1000));
    expect(await post({ ...auftrag, Auftragsdatum: tomorrow })).toMatchObject(field('Auftragsdatum', 'zukunft'));
    expect(await isStored(app, TENANT, auftrag.Auftragsnummer)).toBe(false);
    app.clock.set(startOfDay(tomorrow));
    expect((await post({ ...auftrag, Auftragsdatum: tomorrow })).status).toBe(201);
  });

  test('can be the day of its referral in Berlin, but not the day before, to the second', async () => {
    const tomorrow = addDays(dayOf(app.clock.now()), 1);
    app.clock.set(new Date(startOfDay(tomorrow).getTime() - 1000));
    const late = await named();
    app.clock.set(startOfDay(tomorrow));
    const early = await named();
    expect((await post(late)).status).toBe(201);
    expect(await post({ ...early, Auftragsdatum: late.Auftragsdatum })).toMatchObject(field('Auftragsdatum', 'vorEmpfehlung'));
    expect((await post(early)).status).toBe(201);
  });

  test.each(['2026-02-30', '20.11.2026', '', 20261120, null])('cannot be %j', async (Auftragsdatum) => {
    expect(await post({ ...unknown(), Auftragsdatum })).toMatchObject({ status: 422, body: { code: 'Validierung' } });
  });
});

describe('a message of an order', () => {
  test.each([999_999, 0, -1, 9_007_199_254_740_991])('is refused with the unknown product %s', async (ProduktId) => {
    const auftrag = await named();
    expect(await post({ ...auftrag, ProduktId })).toMatchObject(field('ProduktId', 'produkt'));
    expect(await isStored(app, TENANT, auftrag.Auftragsnummer)).toBe(false);
  });

  test.each([
    ['ProduktId', '1', 'typ'],
    ['ProduktId', 1.5, 'typ'],
    ['Empfaengernummer', 17, 'typ'],
    ['Auftragsnummer', 17, 'typ'],
    ['Auftragsnummer', '', 'pflichtfeld'],
    ['Auftragsnummer', 'A'.repeat(81), 'zuLang'],
    ['Auftragsnummer', 'A\u0000', 'zeichen'],
    ['Auftragsnummer', 'A\ud800', 'zeichen'],
    ['Status', 'Bezahlt', 'auswahl'],
    ['Wert', 1, 'unbekannt'],
  ])('is refused with %s %j', async (name, value, code) => {
    expect(await post({ ...unknown(), [name]: value })).toMatchObject(field(name, code));
  });

  test.each(['Auftragsnummer', 'Empfaengernummer', 'ProduktId', 'Auftragsdatum', 'Status'])('is refused without %s', async (name) => {
    expect(await post({ ...unknown(), [name]: undefined })).toMatchObject(field(name, 'pflichtfeld'));
  });

  test('is refused for a referral whose recommender never confirmed the address', async () => {
    const { Id } = await findRewardedProdukt(app, TENANT);
    const Empfehler = { Vorname: 'Uwe', Nachname: 'Unbestätigt', Email: newEmail('uwe') };
    const wish = recommendation({ produkt: Id, empfehler: Empfehler, empfaenger: { Vorname: 'Nadja' } });
    const { Empfehlungsnummer } = (await app.api(TENANT, 'POST', '/Empfehlen/create', { body: wish })).body;
    const { Empfaengernummer: _, ...auftrag } = order(app, '', Id);
    expect(await post({ ...auftrag, Empfehlungsnummer })).toMatchObject({ status: 409, body: { code: 'Konflikt' } });
    expect(await isStored(app, TENANT, auftrag.Auftragsnummer)).toBe(false);
  });

  test('is refused with an idempotency key that was used for another order', async () => {
    const headers = { 'idempotency-key': newEmail() };
    const send = (body: object) => app.api(TENANT, 'POST', '/auftrag', { bearer: KEY, headers, body: { ...body, Status: 'Bestaetigt' } });
    const auftrag = await named();
    const first = await send(auftrag);
    expect(first.status).toBe(201);
    expect(await send(auftrag)).toMatchObject({ status: 201, body: first.body });
    expect(await send(await named())).toMatchObject(field('Idempotency-Key', 'idempotenz'));
  });
});

test('a recipient can still order after a refused order', async () => {
  const { auftrag } = await ordered(app, TENANT);
  const second = order(app, auftrag.Empfaengernummer, 999_999);
  expect((await post(second)).status).toBe(422);
  expect((await post({ ...second, ProduktId: auftrag.ProduktId })).status).toBe(201);
});
