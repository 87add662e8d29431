import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { insertOldAccount, OUTSIDE_EEA } from '../../../test/support/bank.ts';
import { newAccount, tryLogin } from '../../../test/support/konto.ts';
import { configured } from '../../../test/support/mandant.ts';
import { IBANS, pickBy, released } from '../../../test/support/money.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { login, PASSWORD } from '../../../test/support/walk.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';

const app = testApp();
const TENANT = 'energie';
const PATH = '/empfehler/bankdaten/';
const KARLA = { Kontoinhaber: 'Karla Konto', IBAN: 'DE75 5121 0800 1245 1261 99', BIC: 'BELADEBE' };
beforeEach(() => app.clock.set(TEST_NOW));

type Method = 'GET' | 'PUT' | 'DELETE';
const ask = (method: Method, bearer?: string, body?: unknown, tenant = TENANT) =>
  app.api(tenant, method, PATH, { ...(bearer !== undefined && { bearer }), ...(body !== undefined && { body }) });

async function loggedIn() {
  const { email, id } = await newAccount(app, TENANT);
  return { id, bearer: (await tryLogin(app, email, PASSWORD, TENANT)).body.Token as string };
}
const storedOf = (id: string) =>
  app.inTenant(TENANT, async ({ tx }) => {
    const row = await tx.selectFrom('empfehler').select('bankdaten_id').where('empfehler_id', '=', id).executeTakeFirstOrThrow();
    return row.bankdaten_id;
  });
const existing = (ids: (string | null)[]) =>
  app.inTenant(
    TENANT,
    async ({ tx }) => (await tx.selectFrom('bankdaten').select('bankdaten_id').where('bankdaten_id', 'in', ids).execute()).length,
  );
const count = () => app.inTenant(TENANT, async ({ tx }) => (await tx.selectFrom('bankdaten').select('bankdaten_id').execute()).length);

describe("a recommender's bank data", () => {
  test('is returned as stored, with only the first and last four characters of the IBAN; new data replaces it', async () => {
    const { id, bearer } = await loggedIn();
    expectProblem(await ask('GET', bearer), 404, 'NichtGefunden');
    expect(await ask('PUT', bearer, KARLA)).toMatchObject({ status: 204, body: '' });
    expect(await ask('GET', bearer)).toMatchObject({
      status: 200,
      body: { Kontoinhaber: 'Karla Konto', IBAN: 'DE75 •••• •••• •••• ••61 99', BIC: 'BELADEBE' },
    });
    const first = await storedOf(id);
    expect((await ask('PUT', bearer, { Kontoinhaber: 'Karla Neu', IBAN: IBANS.austrian })).status).toBe(204);
    expect((await ask('GET', bearer)).body).toMatchObject({ Kontoinhaber: 'Karla Neu', BIC: null });
    expect(await existing([first])).toBe(0);
  });

  test('is deleted, also by two concurrent calls', async () => {
    const { id, bearer } = await loggedIn();
    await ask('PUT', bearer, KARLA);
    const stored = await storedOf(id);
    expect((await atOnce(2, () => ask('DELETE', bearer))).map(({ status }) => status)).toEqual([204, 204]);
    expectProblem(await ask('GET', bearer), 404, 'NichtGefunden');
    expect(await existing([stored])).toBe(0);
  });

  test('is stored once for parallel calls', async () => {
    const { bearer } = await loggedIn();
    const before = await count();
    const statuses = (await atOnce(5, () => ask('PUT', bearer, KARLA))).map(({ status }) => status);
    expect(statuses).toEqual(Array(5).fill(204));
    expect(await count()).toBe(before + 1);
  });

  test.each([
    ['IBAN', { ...KARLA, IBAN: 'DE74 5121 0800 1245 1261 99' }, 'iban'],
    ...OUTSIDE_EEA.map((IBAN): [string, object, string] => ['IBAN', { ...KARLA, IBAN }, 'ibanLand']),
    ['BIC', { ...KARLA, BIC: 'BELA' }, 'bic'],
    ['Kontoinhaber', { ...KARLA, Kontoinhaber: ' ' }, 'pflichtfeld'],
    ['IBAN', { Kontoinhaber: 'Karla Konto' }, 'pflichtfeld'],
    ['Konto', { ...KARLA, Konto: '1' }, 'unbekannt'],
  ])('with a wrong %s is refused, and the stored data stays', async (field, body, code) => {
    const { bearer } = await loggedIn();
    await ask('PUT', bearer, KARLA);
    const before = await count();
    expect(fieldCodes(await ask('PUT', bearer, body))).toEqual({ [field]: code });
    expect([await count(), (await ask('GET', bearer)).body.Kontoinhaber]).toEqual([before, 'Karla Konto']);
  });

  test('of an account outside the European Economic Area that was stored before is still shown and disclosed, and can be replaced', async () => {
    const { id, bearer } = await loggedIn();
    const old = await insertOldAccount(app, TENANT);
    await app.inTenant(TENANT, ({ tx }) => tx.updateTable('empfehler').set({ bankdaten_id: old }).where('empfehler_id', '=', id).execute());
    expect((await ask('GET', bearer)).body).toMatchObject({ Kontoinhaber: 'Karla Konto', IBAN: 'CH93 •••• •••• •••• •295 7' });
    const { body } = await app.api(TENANT, 'GET', '/empfehler/datenauskunft', { bearer });
    expect(body.Bankdaten).toMatchObject({ IBAN: 'CH93 •••• •••• •••• •295 7' });
    expect((await ask('PUT', bearer, KARLA)).status).toBe(204);
    expect(await existing([old])).toBe(0);
  });

  test('of a foreign account is refused if the tenant pays only to German ones', () =>
    configured(app, TENANT, { ModuleIBANNurDE: true }, async () => {
      const { bearer } = await loggedIn();
      expect(fieldCodes(await ask('PUT', bearer, { ...KARLA, IBAN: IBANS.austrian }))).toEqual({ IBAN: 'ibanNurDe' });
      expect((await ask('PUT', bearer, KARLA)).status).toBe(204);
    }));

  test('requires a session of this tenant, and that the tenant stores bank data', async () => {
    const { bearer } = await loggedIn();
    await ask('PUT', bearer, KARLA);
    const other = await loggedIn();
    expectProblem(await ask('GET', other.bearer), 404, 'NichtGefunden');
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const body = method === 'PUT' ? KARLA : undefined;
      expectProblem(await ask(method, undefined, body), 401, 'LoginFirst');
      expectProblem(await ask(method, bearer, body, 'telko'), 401, 'PSOF0204');
      await configured(app, TENANT, { ModuleStoringBankdata: false }, async () =>
        expectProblem(await ask(method, bearer, body), 403, 'NichtAuthorisiert'),
      );
    }
    expect((await ask('GET', bearer)).status).toBe(200);
  });
});

test('a transfer goes to the stored account, which stays with the grant when the stored data is deleted', async () => {
  const { empfehlerToken, grants } = await released(app, TENANT);
  const session = await login(app, TENANT);
  await ask('PUT', session, KARLA);
  expect((await app.api(TENANT, 'GET', '/praemierung/', { bearer: empfehlerToken })).body.IBAN).toBe('DE75 •••• •••• •••• ••61 99');
  const picked = await pickBy(app, TENANT, empfehlerToken, { PraemieId: grants[0]?.praemie_id, Art: 'Ueberweisung' });
  expect(picked).toMatchObject({ status: 200, body: { Status: 'Bereitgestellt' } });
  const paidTo = () =>
    app.inTenant(TENANT, ({ tx }) =>
      tx
        .selectFrom('praemierung')
        .select('bankdaten_id')
        .where('praemierungsnummer', '=', picked.body.Praemierungsnummer)
        .executeTakeFirstOrThrow(),
    );
  expect((await ask('DELETE', session)).status).toBe(204);
  expectProblem(await ask('GET', session), 404, 'NichtGefunden');
  expect(await existing([(await paidTo()).bankdaten_id])).toBe(1);
});

test("a transfer to the stored account is refused if it is also the recipient's account", async () => {
  const { empfehlerToken, empfaengerToken, grants } = await released(app, TENANT);
  const IBAN = KARLA.IBAN.replaceAll(' ', '');
  const choice = { PraemieId: grants[0]?.praemie_id, Art: 'Ueberweisung' };
  await ask('DELETE', await login(app, TENANT));
  expect((await pickBy(app, TENANT, empfaengerToken, { ...choice, Bankdaten: { Kontoinhaber: 'Jörg Müßig', IBAN } })).status).toBe(200);
  await ask('PUT', await login(app, TENANT), KARLA);
  expect(fieldCodes(await pickBy(app, TENANT, empfehlerToken, choice))).toEqual({ 'Bankdaten.IBAN': 'andereSeite' });
});

describe('the mail about changed bank data', () => {
  const mailsTo = async (email: string) => {
    await app.jobs.drainMails();
    return app.mails.allTo(email).map(({ betreff, text, html }) => ({ betreff, text: text.replace(/\s+/g, ' '), html }));
  };

  test('names the masked account, and says what to do if it was another person', async () => {
    const { email } = await newAccount(app, TENANT);
    const bearer = (await tryLogin(app, email, PASSWORD, TENANT)).body.Token as string;
    await ask('PUT', bearer, KARLA);
    const [mail, ...more] = await mailsTo(email);
    expect(more).toHaveLength(0);
    expect(mail?.betreff).toBe('Ihre Bankverbindung wurde geändert');
    expect(mail?.text).toContain('jetzt dieses Konto für Ihre Prämien hinterlegt: DE75 •••• •••• •••• ••61 99.');
    expect(mail?.text).toMatch(/Bankverbindung ansehen: \S+\/de\/empfehler\/bankdaten .*Das war ich nicht: \S+\/de\/kontakt/);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/5121|0800/);
  });

  test('comes too when the data is deleted, in the language of the reader, and not when there was none', async () => {
    const { email, id } = await newAccount(app, TENANT);
    const bearer = (await tryLogin(app, email, PASSWORD, TENANT)).body.Token as string;
    await app.inTenant(TENANT, ({ tx }) => tx.updateTable('account').set({ language: 'en' }).where('account_id', '=', id).execute());
    await ask('DELETE', bearer);
    expect(await mailsTo(email)).toHaveLength(0);
    await ask('PUT', bearer, KARLA);
    await ask('DELETE', bearer);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain('No account is stored with');
  });

  test('comes once for several changes within an hour after the first', async () => {
    const { email } = await newAccount(app, TENANT);
    const bearer = (await tryLogin(app, email, PASSWORD, TENANT)).body.Token as string;
    await ask('PUT', bearer, KARLA);
    expect(await mailsTo(email)).toHaveLength(1);
    await ask('PUT', bearer, { ...KARLA, IBAN: IBANS.joerg });
    await ask('PUT', bearer, { ...KARLA, IBAN: IBANS.austrian });
    expect(await mailsTo(email)).toHaveLength(1);
    app.clock.pass({ hours: 1 });
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toContain('AT61');
  });
});
