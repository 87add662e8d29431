import { beforeAll, describe, expect, test } from 'vitest';
import { demoApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { configured } from '../../../../test/support/mandant.ts';
import { newEmpfehler, recommendOpenly } from '../../../../test/support/opt-in.ts';
import { login, recommend, shownEmpfehlung } from '../../../../test/support/walk.ts';
import { expectProblem } from '../../../http/problem.fixture.ts';

const app = demoApp();
const TENANT = 'telko';
let session: string;
beforeAll(async () => {
  session = await login(app, TENANT);
});

const choose = (nr: string, Code: unknown, by = session, tenant = TENANT) =>
  app.api(tenant, 'PUT', `/empfehlung/${nr}/code`, { bearer: by, body: { Code } });
const newLink = async () =>
  (await recommend(app, TENANT, session, { produkt: 462 })) as { Empfehlungsnummer: string; Empfehlungscode: string };
const shown = (nr: string) => shownEmpfehlung(app, TENANT, session, nr);
const follow = (code: string, host = 'telko') =>
  app.request({ method: 'GET', url: `/r/${code}`, headers: { host: `${host}.localhost:3000` } });
/** The referral that a typed code leads to. */
const typed = async (code: string, tenant = TENANT) =>
  (await app.api(tenant, 'GET', `/empfehlung/empfehlungscode/${encodeURIComponent(code)}`)).body.Empfehlungsnummer;
const end = (nr: string) =>
  app.inTenant(TENANT, ({ tx }) =>
    tx.updateTable('empfehlung').set({ gueltig_bis: '2020-01-01' }).where('empfehlungsnummer', '=', nr).execute(),
  );

describe('a chosen code', () => {
  test('is used in the link and found in any spelling, and the generated code still works', async () => {
    const { Empfehlungsnummer: nr, Empfehlungscode } = await newLink();
    expect((await choose(nr, ' Erika7 ')).status).toBe(204);
    expect(await shown(nr)).toMatchObject({
      Empfehlungscode: 'ERIKA7',
      Wunschcode: 'ERIKA7',
      KurzURL: 'http://telko.localhost:3000/r/ERIKA7',
    });
    for (const code of ['ERIKA7', 'erika7', 'eri-ka 7', 'ER1KA7', 'erlka7', Empfehlungscode]) {
      expect(await typed(code), code).toBe(nr);
      expect((await follow(encodeURIComponent(code))).headers.location, code).toContain(`/empfaengerdaten/${nr}`);
    }
    expect((await shown(nr)).Klicks).toBe(1);
    expect(await typed('ERIKA7', 'energie')).toBeUndefined();
  });

  test('can be chosen once; repeating the same choice is accepted', async () => {
    const { Empfehlungsnummer: nr } = await newLink();
    expect((await choose(nr, 'ZWEIMAL1')).status).toBe(204);
    expect((await choose(nr, 'zweimal1')).status).toBe(204);
    expectProblem(await choose(nr, 'ANDERS1'), 409, 'Konflikt');
    expect((await shown(nr)).Empfehlungscode).toBe('ZWEIMAL1');
    const log = await app.inTenant(TENANT, ({ tx }) =>
      tx.selectFrom('protokoll').select('daten').where('bezug', '=', nr).where('was', '=', 'empfehlung.wunschcode').execute(),
    );
    expect(log).toEqual([{ daten: {} }]);
  });

  test('is refused as taken if its normal spelling equals another code of the tenant, but not of another tenant', async () => {
    const [mine, drawn] = [await newLink(), await newLink()];
    await choose(mine.Empfehlungsnummer, 'OLIL10');
    const { Empfehlungsnummer: nr } = await newLink();
    for (const code of ['OLIL10', '011110', 'o1l1io', drawn.Empfehlungscode])
      expect((await choose(nr, code)).body).toMatchObject({ code: 'Konflikt', errors: [{ field: 'Code', code: 'vergeben' }] });
    const other = await login(app, 'energie');
    const { Empfehlungsnummer } = await recommend(app, 'energie', other);
    expect((await choose(Empfehlungsnummer, 'OLIL10', other, 'energie')).status).toBe(204);
    expect(await typed('OLIL10')).toBe(mine.Empfehlungsnummer);
  });

  test('can be taken over from an own ended referral, but not from another person’s', async () => {
    const { Empfehlungsnummer: before } = await newLink();
    await choose(before, 'NOCHMAL7');
    await end(before);
    const other = await newEmpfehler(app);
    expect((await choose(other.first, 'NOCHMAL7', other.session)).status).toBe(409);
    const { Empfehlungsnummer: nr } = await newLink();
    expect((await choose(nr, 'NOCHMAL7')).status).toBe(204);
    expect(await typed('nochmal7')).toBe(nr);
    expect(await shown(before)).not.toHaveProperty('Wunschcode');
  });

  test.each(['ABC', 'ABCDEFGHIJKLM', 'JÖRG7', 'AB-CD', 'AB CD', '', null, 1234, undefined])('cannot be %j', async (code) => {
    const { Empfehlungsnummer: nr } = await newLink();
    expectProblem(await choose(nr, code), 422, 'Validierung');
    expect(await shown(nr)).not.toHaveProperty('Wunschcode');
  });

  test.each(['VODAFONE', 'v0daf0ne1', 'MEINTELEKOM', 'SKY2026', 'lkea'])('cannot contain the name of another brand: %s', async (code) => {
    const { Empfehlungsnummer: nr } = await newLink();
    expect((await choose(nr, code)).body).toMatchObject({ code: 'Validierung', errors: [{ field: 'Code', code: 'marke' }] });
  });

  test.each([
    ['FUNKHOF', 'eigenerName', 'Code enthält den Namen des Anbieters.', 'Code holds the provider'],
    ['telk01', 'eigenerName', 'Code enthält den Namen des Anbieters.', 'Code holds the provider'],
    ['NAZI88', 'nichtErlaubt', 'Code darf so nicht lauten.', 'Code cannot be this word.'],
    ['Login', 'nichtErlaubt', 'Code darf so nicht lauten.', 'Code cannot be this word.'],
    ['PRAEMIE', 'nichtErlaubt', 'Code darf so nicht lauten.', 'Code cannot be this word.'],
  ])('cannot be %s: %s, in both languages', async (code, fault, german, english) => {
    const { Empfehlungsnummer: nr } = await newLink();
    for (const [locale, message] of [
      ['de', german],
      ['en', english],
    ] as const) {
      const headers = { 'x-accept-language': locale };
      const { body } = await app.api(TENANT, 'PUT', `/empfehlung/${nr}/code`, { bearer: session, body: { Code: code }, headers });
      expect(body).toMatchObject({
        code: 'Validierung',
        errors: [{ field: 'Code', code: fault, message: expect.stringContaining(message) }],
      });
    }
    expect(await shown(nr)).not.toHaveProperty('Wunschcode');
  });

  test.each(['WHISKY1', 'INGRID7', 'DICKMANN', '2024'])('can be %s', async (code) => {
    expect((await choose((await newLink()).Empfehlungsnummer, code)).status).toBe(204);
  });

  test('needs a login, an own running referral of this tenant, and codes enabled', async () => {
    const { Empfehlungsnummer: nr } = await newLink();
    const other = await newEmpfehler(app);
    expect((await app.api(TENANT, 'PUT', `/empfehlung/${nr}/code`, { body: { Code: 'FREMD1' } })).body.code).toBe('LoginFirst');
    expect((await choose(nr, 'FREMD1', other.session)).status).toBe(404);
    expect((await choose(nr, 'FREMD1', await login(app, 'energie'), 'energie')).status).toBe(404);
    const { Empfehlungsnummer: open } = (await recommendOpenly(app, other.empfehler)).body;
    expect((await choose(open, 'FREMD1', other.session)).status).toBe(409);
    await configured(app, TENANT, { ModuleErstelleOfflineEmpfehlungCode: false }, async () =>
      expectProblem(await choose(nr, 'FREMD1'), 403, 'NichtAuthorisiert'),
    );
    await end(nr);
    expectProblem(await choose(nr, 'FREMD1'), 410, 'Abgelaufen');
    expect(await typed('FREMD1')).toBeUndefined();
  });

  test('is part of the data disclosure, and is free again after the account was deleted', async () => {
    const { session: own, first } = await newEmpfehler(app);
    await choose(first, 'JANA2026', own);
    const held = await app.api(TENANT, 'GET', '/empfehler/datenauskunft', { bearer: own });
    expect(held.body.Empfehlungen).toMatchObject([{ Wunschcode: 'JANA2026' }]);
    await app.api(TENANT, 'DELETE', '/empfehler/delete', { bearer: own });
    expect(await typed('JANA2026')).toBeUndefined();
    expect((await choose((await newLink()).Empfehlungsnummer, 'JANA2026')).status).toBe(204);
  });
});

describe('concurrent choices', () => {
  test('of the same code for ten referrals: one succeeds', async () => {
    const links = await atOnce(10, newLink);
    const answered = await Promise.all(links.map(({ Empfehlungsnummer }) => choose(Empfehlungsnummer, 'EINER1')));
    expect(answered.map(({ status }) => status).sort()).toEqual([204, ...Array.from({ length: 9 }, () => 409)]);
    expect(answered.find(({ status }) => status === 409)?.body.errors).toMatchObject([{ field: 'Code', code: 'vergeben' }]);
  });

  test('of ten codes for one referral: one succeeds', async () => {
    const { Empfehlungsnummer: nr } = await newLink();
    const answered = await atOnce(10, async (index) => (await choose(nr, `WAHL${index}`)).status);
    expect(answered.filter((status) => status === 204)).toHaveLength(1);
    expect((await shown(nr)).Wunschcode).toBe(`WAHL${answered.indexOf(204)}`);
  });

  test('of the same code for the same referral all succeed', async () => {
    const { Empfehlungsnummer: nr } = await newLink();
    expect(new Set(await atOnce(10, async () => (await choose(nr, 'DOPPELT')).status))).toEqual(new Set([204]));
  });
});
