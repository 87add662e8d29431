import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { forge } from '../../../test/support/forge.ts';
import { configured } from '../../../test/support/mandant.ts';
import { grantsOf, movedBy, pickBy, released, statusOfEmpfaenger, transfer, voucher } from '../../../test/support/money.ts';
import { login } from '../../../test/support/walk.ts';

const app = testApp();

const TENANT = 'energie';
const read = (bearer?: string, tenant = TENANT) => app.api(tenant, 'GET', '/praemierung/', { ...(bearer !== undefined && { bearer }) });
const unknown = { status: 400, body: { code: 'PraemieTokenUngueltig' } };
const expired = { status: 410, body: { code: 'PraemieTokenAbgelaufen' } };
const statuses = async (nummer: string) => (await grantsOf(app, TENANT, nummer)).map((grant) => grant.status);

describe("a grant's token", () => {
  test('is required: a call without one is refused with LoginFirst', async () => {
    expect(await read()).toMatchObject({ status: 401, body: { code: 'LoginFirst' } });
    expect(await app.api(TENANT, 'PUT', '/praemierung/', { body: {} })).toMatchObject({ status: 401, body: { code: 'LoginFirst' } });
  });

  test('is refused if it is unknown, a session, an API key, a Praemierungsnummer, or changed by a letter', async () => {
    const { empfehlerToken, grants } = await released(app, TENANT);
    for (const token of ['x', await login(app, TENANT), 'demo-energie', grants[0]?.praemierungsnummer ?? '', forge(empfehlerToken)]) {
      expect(await read(token)).toMatchObject(unknown);
      expect(await pickBy(app, TENANT, token, voucher(grants[0]))).toMatchObject(unknown);
    }
    expect((await read(empfehlerToken)).body.Status).toBe('Offen');
  });

  test.each(['details=1&details=2', `details=${'x'.repeat(201)}`, 'details=%00'])('is refused with ?%s', async (query) => {
    const { empfehlerToken } = await released(app, TENANT);
    const refused = await app.api(TENANT, 'GET', `/praemierung/?${query}`, { bearer: empfehlerToken });
    expect(refused).toMatchObject({ status: 422, body: { code: 'Validierung', errors: [{ field: 'details' }] } });
  });

  test('is unknown at another tenant', async () => {
    const { empfehlerToken, grants } = await released(app, TENANT);
    expect(await read(empfehlerToken, 'telko')).toMatchObject(unknown);
    expect(await pickBy(app, 'telko', empfehlerToken, voucher(grants[0]))).toMatchObject(unknown);
  });

  test("opens only the grant of its own side, not that of the order's other side", async () => {
    const { empfehlerToken, empfaengerToken, grants } = await released(app, TENANT);
    await pickBy(app, TENANT, empfehlerToken, voucher(grants[0]));
    expect((await read(empfaengerToken)).body).toMatchObject({ Seite: 'Empfaenger', Status: 'Offen' });
  });

  test('is also accepted in X-Authorization', async () => {
    const { empfehlerToken } = await released(app, TENANT);
    const headers = { 'x-authorization': `Bearer ${empfehlerToken}` };
    expect((await app.api(TENANT, 'GET', '/praemierung/', { headers })).status).toBe(200);
  });
});

describe('an open grant', () => {
  test.each([
    [90, {}],
    [7, { PraemieGueltigTage: 7 }],
  ])('can be picked for %s days, to the second', (days, konfiguration) =>
    configured(app, TENANT, konfiguration, async () => {
      const { empfehlerToken, grants, Auftragsnummer } = await released(app, TENANT);
      app.clock.pass({ days, seconds: -1 });
      await app.jobs.drain();
      expect((await read(empfehlerToken)).body.Status).toBe('Offen');
      for (let times = 0; times < 2; times += 1) {
        app.clock.pass({ seconds: 1 });
        expect(await read(empfehlerToken)).toMatchObject(expired);
        expect(await pickBy(app, TENANT, empfehlerToken, voucher(grants[0]))).toMatchObject(expired);
      }
      expect(await statuses(Auftragsnummer)).toEqual(['Offen', 'Offen']);
    }),
  );

  test('expires with its recipient after that, and is booked back once', async () => {
    const { empfehlerToken, Empfaengernummer, Auftragsnummer } = await released(app, TENANT);
    await app.later(89);
    expect(await statuses(Auftragsnummer)).toEqual(['Offen', 'Offen']);
    const moved = await movedBy(app, TENANT, async () => {
      await app.later(1);
      await app.later(1);
    });
    expect(moved).toEqual({ Aufwand: -5000, Verbindlichkeit: 5000 });
    expect(await statuses(Auftragsnummer)).toEqual(['Abgelaufen', 'Abgelaufen']);
    expect(await statusOfEmpfaenger(app, TENANT, Empfaengernummer)).toBe('Abgelaufen');
    expect(await read(empfehlerToken)).toMatchObject(expired);
  });

  test('does not expire if picked a second before the end', async () => {
    const { empfehlerToken, grants, Auftragsnummer } = await released(app, TENANT);
    app.clock.pass({ days: 90, seconds: -1 });
    expect((await pickBy(app, TENANT, empfehlerToken, transfer(grants[0]))).status).toBe(200);
    await app.later(2);
    expect(await statuses(Auftragsnummer)).toEqual(['Bereitgestellt', 'Abgelaufen']);
    expect((await read(empfehlerToken)).body.Status).toBe('Bereitgestellt');
  });
});
