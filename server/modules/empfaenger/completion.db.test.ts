import { describe, expect, test } from 'vitest';
import { demoApp, type TestApp } from '../../../test/support/app.ts';
import { login, newEmail, recommend } from '../../../test/support/walk.ts';
import { expectProblem } from '../../http/problem.fixture.ts';

const app: TestApp = demoApp();

describe('the form of a recommended person', () => {
  const complete = (change: object, tenant = 'telko') => app.api(tenant, 'POST', '/tracking/abschliessen/?channel=co', { body: change });

  test('needs only names and mail, and can include the terms', async () => {
    const own = await login(app, 'telko');
    const { Empfehlungsnummer: empfehlungsnummer } = await recommend(app, 'telko', own);
    const empfaengerdaten = { vorname: 'Ida', name: 'Neu', email: newEmail('ida'), werbeeinwilligung: false };
    const reply = await complete({ empfehlungsnummer, empfaengerdaten, AgbText: 'ja' });
    expect(reply.status).toBe(201);
    const { body } = await app.api('telko', 'GET', `/empfaenger/${reply.body.Hex}`);
    expect(body).toMatchObject({
      Zugestimmt: true,
      empfaengerdaten: { telefon: null, geburtsdatum: null, adresse: { ort: null, plz: null } },
    });
    expectProblem(
      await complete({ empfehlungsnummer, empfaengerdaten: { ...empfaengerdaten, email: newEmail() }, AgbText: 'nein' }),
      422,
      'AcceptAgb',
    );
  });

  test('needs the fields that the tenant requires', async () => {
    const own = await login(app, 'energie');
    const { Empfehlungsnummer: empfehlungsnummer } = await recommend(app, 'energie', own);
    const empfaengerdaten = { vorname: 'Ida', name: 'Neu', email: newEmail('ida'), werbeeinwilligung: false };
    const reply = await complete({ empfehlungsnummer, empfaengerdaten }, 'energie');
    expectProblem(reply, 422, 'Validierung');
    expect(reply.body.errors).toEqual([expect.objectContaining({ field: 'empfaengerdaten.adresse.plz', code: 'pflichtfeld' })]);
    expect(
      (await complete({ empfehlungsnummer, empfaengerdaten: { ...empfaengerdaten, adresse: { plz: '50667' } } }, 'energie')).status,
    ).toBe(201);
  });

  test('is refused and not stored if it showed another amount than the person gets', async () => {
    const own = await login(app, 'telko');
    const { Empfehlungsnummer: empfehlungsnummer } = await recommend(app, 'telko', own);
    const empfaengerdaten = { vorname: 'Ida', name: 'Neu', email: newEmail('ida'), werbeeinwilligung: false };
    const { EmpfaengerWert } = (await app.api('telko', 'GET', `/empfehlen/${empfehlungsnummer}`)).body.Praemie;
    const other = await complete({ empfehlungsnummer, empfaengerdaten, EmpfaengerWert: '1,00 €' });
    expectProblem(other, 409, 'Konflikt');
    expect(other.body.detail).toContain('anders aufgeteilt');
    expect((await complete({ empfehlungsnummer, empfaengerdaten, EmpfaengerWert })).status).toBe(201);
  });

  test.each([
    [{ altersangabe: false }, 'empfaengerdaten.altersangabe'],
    [{ geburtsdatum: '21.11.2010' }, 'empfaengerdaten.geburtsdatum'],
  ])('refuses %j if the product asks for an age', async (change, field) => {
    const own = await login(app, 'telko');
    const { Empfehlungsnummer: empfehlungsnummer, Produkt } = { ...(await recommend(app, 'telko', own)), Produkt: 462 };
    await app.inTenant('telko', async ({ tx }) => {
      const { daten } = await tx.selectFrom('produkt').select('daten').where('id', '=', Produkt).executeTakeFirstOrThrow();
      await tx
        .updateTable('produkt')
        .set({ daten: JSON.stringify({ ...daten, Mindestalter: 18 }) as never })
        .where('id', '=', Produkt)
        .execute();
    });
    const empfaengerdaten = { vorname: 'Ida', name: 'Neu', email: newEmail('ida'), werbeeinwilligung: false, ...change };
    const reply = await complete({ empfehlungsnummer, empfaengerdaten });
    expectProblem(reply, 422, 'Validierung');
    expect(reply.body.errors).toEqual([expect.objectContaining({ field, code: 'zuJung' })]);
  });
});
