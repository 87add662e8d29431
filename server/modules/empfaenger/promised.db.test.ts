import { beforeEach, describe, expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { accept, join, login, order, postAuftrag, recommend, release } from '../../../test/support/walk.ts';

const NOT_FOUND = { status: 404, body: { code: 'NichtGefunden' } };

const app = demoApp();
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  await change({ enddatum: '2036-12-31', wert_cent: 7000 });
});

/** Changes the reward of the recommended product. */
const change = (values: { enddatum?: string; wert_cent?: number }) =>
  app.inTenant('telko', ({ tx }) => tx.updateTable('praemie').set(values).where('id', '=', 1).execute());

interface Person {
  readonly Empfaengernummer: string;
  readonly Hex: string;
}
const promised = ({ Empfaengernummer, Hex }: Person, headers = {}) =>
  app.api('telko', 'GET', `/empfaenger/${Empfaengernummer}/praemie/`, { bearer: Hex, headers });

async function newPerson(wish = {}) {
  const { Empfehlungsnummer } = await recommend(app, 'telko', await login(app, 'telko'), { produkt: 462, ...wish });
  return join(app, 'telko', Empfehlungsnummer);
}

describe('the promise to a recipient', () => {
  test.each([
    [50, 3500, '35,00 €'],
    [0, 7000, '70,00 €'],
    [100, 0, '0,00 €'],
  ])("is the recipient's part: with %i percent for the recommender %i cents", async (anteil, WertCent, Wert) => {
    expect(await promised(await newPerson({ anteil }))).toMatchObject({ status: 200, body: { Id: 1, WertCent, Wert } });
  });

  test('has title and amount in the requested language, and nothing else', async () => {
    const { body } = await promised(await newPerson(), { 'x-accept-language': 'en' });
    expect(body).toEqual({ Id: 1, Titel: expect.any(String), WertCent: 3500, Wert: '€35.00' });
  });

  test('is the reward by the order date, whatever is on offer later', async () => {
    const { Empfehlungsnummer } = await recommend(app, 'telko', await login(app, 'telko'), { produkt: 462 });
    const [ordered, later] = [await join(app, 'telko', Empfehlungsnummer), await join(app, 'telko', Empfehlungsnummer)];
    await accept(app, 'telko', ordered);
    await postAuftrag(app, 'telko', order(app, ordered.Empfaengernummer, 462), 'Bestaetigt');
    const before = await promised(ordered);
    expect(before.status).toBe(200);
    await change({ enddatum: '2026-11-20' });
    await app.later(1);
    expect((await promised(ordered)).body).toEqual(before.body);
    expect(await promised(later)).toMatchObject(NOT_FOUND);
  });

  test('is the amount of the grant once there is one', async () => {
    const { person, released } = await release(app, 'telko');
    const grant = released.Praemierungen.find((one: { Seite: string }) => one.Seite === 'Empfaenger');
    await change({ wert_cent: 1 });
    expect((await promised(person)).body.WertCent).toBe(grant.WertCent);
  });
});

describe('no promise', () => {
  test('after an order of another product', async () => {
    const person = await newPerson();
    await accept(app, 'telko', person);
    expect((await postAuftrag(app, 'telko', order(app, person.Empfaengernummer, 481), 'Bestaetigt')).body.Grund).toBe('AnderesProdukt');
    expect(await promised(person)).toMatchObject(NOT_FOUND);
  });

  test('once the order is cancelled', async () => {
    const { person, auftrag } = await release(app, 'telko');
    expect((await promised(person)).status).toBe(200);
    await postAuftrag(app, 'telko', auftrag, 'Storniert');
    expect(await promised(person)).toMatchObject(NOT_FOUND);
  });

  test('once the recipient has expired', async () => {
    const person = await newPerson();
    await app.later(61);
    expect(await promised(person)).toMatchObject(NOT_FOUND);
  });
});

describe('access to a promise', () => {
  test("returns 404 for another recipient's number and an unknown one", async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    for (const Empfaengernummer of [other.Empfaengernummer, '0123456789abc', '%00', 'x'.repeat(81)]) {
      expect(await promised({ Hex: one.Hex, Empfaengernummer })).toMatchObject(NOT_FOUND);
    }
  });

  test("requires a recipient's login of this tenant", async () => {
    const { Empfaengernummer, Hex } = await newPerson();
    const path = `/empfaenger/${Empfaengernummer}/praemie`;
    expect(await app.api('telko', 'GET', path)).toMatchObject({ status: 401, body: { code: 'LoginFirst' } });
    expect(await app.api('telko', 'GET', path, { bearer: 'unbekannt' })).toMatchObject(NOT_FOUND);
    expect(await app.api('telko', 'GET', path, { bearer: await login(app, 'telko') })).toMatchObject(NOT_FOUND);
    expect(await app.api('energie', 'GET', path, { bearer: Hex })).toMatchObject(NOT_FOUND);
  });

  test("is possible with the recipient's cookie", async () => {
    const { Empfaengernummer, Hex } = await newPerson();
    const headers = { cookie: `psoe_empfaenger=${Hex}` };
    expect((await app.api('telko', 'GET', `/empfaenger/${Empfaengernummer}/praemie`, { headers })).status).toBe(200);
  });
});
