import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { newAccount } from '../../../test/support/konto.ts';
import { enter, issued } from '../../../test/support/logintoken.ts';
import { configured } from '../../../test/support/mandant.ts';
import { bankdatenCount, IBANS, pickBy, released, transfer, voucher } from '../../../test/support/money.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { login } from '../../../test/support/walk.ts';
import { holdGrant, payIn, pickedTransfer, standOfGrant } from '../../../test/support/zahlung.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';

const app = testApp();
const TENANT = 'telko';
const TAG = '2027-01-04';
beforeEach(() => app.clock.set(TEST_NOW));

const NEU = { Kontoinhaber: 'Erika Muster', IBAN: 'DE75 5121 0800 1245 1261 99' };
const put = (bearer: string, body: object = NEU, headers = {}) =>
  app.api(TENANT, 'PUT', '/praemierung/bankdaten', { bearer, body, headers });
const read = async (bearer: string) => (await app.api(TENANT, 'GET', '/praemierung/', { bearer })).body;
const stand = (nummer: string) => standOfGrant(app, TENANT, nummer);
const mailsTo = async (email: string) => {
  await app.jobs.drainMails();
  return app.mails.allTo(email).map(({ betreff, text }) => ({ betreff: betreff.replace(/\s+/g, ' '), text: text.replace(/\s+/g, ' ') }));
};

describe('another account for a picked transfer', () => {
  test('replaces the first, which is deleted, lifts the hold that asked for it, and is mailed', async () => {
    const empfehler = await newAccount(app);
    const { nummer, token } = await pickedTransfer(app, TENANT, { empfehler });
    await payIn(app, TENANT, nummer, 'Abgelehnt', TAG);
    await app.inTenant(TENANT, ({ tx }) => tx.updateTable('zahlung').set({ bankdaten_id: null }).where('bezug', '=', nummer).execute());
    await holdGrant(app, TENANT, nummer, { tage: 30 });
    const [before, count] = [await stand(nummer), await bankdatenCount(app, TENANT)];
    expect(await put(token)).toMatchObject({ status: 204, body: '' });
    const after = await stand(nummer);
    expect(after.holds).toEqual([]);
    expect(after.konto).not.toBe(before.konto);
    expect(await bankdatenCount(app, TENANT)).toBe(count);
    expect((await read(token)).Ueberweisung).toEqual({ Schritt: 'Auszahlung', IBAN: 'DE75 •••• •••• •••• ••61 99' });
    const mail = (await mailsTo(empfehler.email)).find(({ betreff }) => betreff === 'Neues Konto für Ihre Prämie über 35 €');
    expect(mail?.text).toMatch(/auf das Konto DE75 •••• •••• •••• ••61 99.*Das war ich nicht: \S+\/de\/kontakt/);
    expect(mail?.text).not.toMatch(/5121|0800/);
    const audit = await app.inTenant(TENANT, ({ tx }) =>
      tx.selectFrom('protokoll').select(['wer', 'daten']).where('was', '=', 'praemierung.bankdaten').where('bezug', '=', nummer).execute(),
    );
    expect(audit).toEqual([{ wer: `Praemierung:${nummer}`, daten: { nachfrage: true } }]);
  });

  test('drops a payment that is not approved; the old account stays with it', async () => {
    const { nummer, token } = await pickedTransfer(app, TENANT);
    await payIn(app, TENANT, nummer, 'Vorgesehen', TAG);
    const count = await bankdatenCount(app, TENANT);
    expect((await put(token)).status).toBe(204);
    expect((await stand(nummer)).zahlungen).toMatchObject([{ status: 'Entfallen', grund_code: 'BankdatenGeaendert' }]);
    expect(await bankdatenCount(app, TENANT)).toBe(count + 1);
  });

  test('is refused once its payment is approved or executed', async () => {
    for (const status of ['Freigegeben', 'Ausgefuehrt'] as const) {
      const { nummer, token } = await pickedTransfer(app, TENANT);
      await payIn(app, TENANT, nummer, status, TAG);
      const before = await stand(nummer);
      expectProblem(await put(token), 409, 'Konflikt');
      expect(await stand(nummer)).toEqual(before);
    }
  });

  test('is refused for a grant that was not picked, and for a voucher', async () => {
    const { empfehlerToken, empfaengerToken, grants } = await released(app, TENANT);
    expectProblem(await put(empfehlerToken), 409, 'Konflikt');
    await pickBy(app, TENANT, empfaengerToken, voucher(grants[1]));
    expectProblem(await put(empfaengerToken), 409, 'Konflikt');
  });

  test('does not lift a hold that asked for nothing', async () => {
    const { nummer, token } = await pickedTransfer(app, TENANT);
    await holdGrant(app, TENANT, nummer, { art: 'Verdacht', code: null });
    expect((await put(token)).status).toBe(204);
    expect((await stand(nummer)).holds).toEqual([{ art: 'Verdacht', nachfrage: false }]);
  });

  test('obeys the rules of the pick', async () => {
    const { empfehlerToken, empfaengerToken, grants } = await released(app, TENANT);
    await pickBy(app, TENANT, empfehlerToken, transfer(grants[0], IBANS.joerg));
    await pickBy(app, TENANT, empfaengerToken, transfer(grants[1], IBANS.other));
    const codes = async (change: object) => fieldCodes(await put(empfehlerToken, { ...NEU, ...change }));
    expect(await codes({})).toEqual({ IBAN: 'andereSeite' });
    expect(await codes({ IBAN: 'DE74 5121 0800 1245 1261 99' })).toEqual({ IBAN: 'iban' });
    expect(await codes({ IBAN: 'GB29NWBK60161331926819' })).toEqual({ IBAN: 'ibanLand' });
    expect(await codes({ BIC: 'X' })).toEqual({ BIC: 'bic' });
    expect(await codes({ Kontoinhaber: '' })).toMatchObject({ Kontoinhaber: 'pflichtfeld' });
    await configured(app, TENANT, { ModuleIBANNurDE: true }, async () =>
      expect(await codes({ IBAN: IBANS.austrian })).toEqual({ IBAN: 'ibanNurDe' }),
    );
  });

  test('is named by a recommender only for an own grant, and never in an administrator’s session', async () => {
    const empfehler = await newAccount(app);
    const { nummer, grants } = await pickedTransfer(app, TENANT, { empfehler });
    const session = await login(app, TENANT, empfehler.email);
    const other = await login(app, TENANT, (await newAccount(app)).email);
    expect(fieldCodes(await put(session))).toEqual({ Praemierungsnummer: 'pflichtfeld' });
    expectProblem(await put(other, { ...NEU, Praemierungsnummer: nummer }), 404, 'NichtGefunden');
    expectProblem(await put(session, { ...NEU, Praemierungsnummer: grants[1]?.praemierungsnummer }), 404, 'NichtGefunden');
    const administrator = (await enter(app, (await issued(app, empfehler.email, TENANT, { Administrator: true })).token, TENANT)).body
      .Token;
    expectProblem(await put(administrator, { ...NEU, Praemierungsnummer: nummer }), 403, 'NichtAuthorisiert');
    expect((await put(session, { ...NEU, Praemierungsnummer: nummer })).status).toBe(204);
  });

  test('is named by a token only for its own grant', async () => {
    const { nummer, token } = await pickedTransfer(app, TENANT);
    const other = await pickedTransfer(app, TENANT);
    expectProblem(await put(token, { ...NEU, Praemierungsnummer: other.nummer }), 404, 'NichtGefunden');
    expect((await put(token, { ...NEU, Praemierungsnummer: nummer })).status).toBe(204);
    expectProblem(await put('unbekannt'), 400, 'PraemieTokenUngueltig');
    expectProblem(await app.api(TENANT, 'PUT', '/praemierung/bankdaten', { body: NEU }), 401, 'LoginFirst');
  });

  test('is refused by the mailed token after 30 days to the second, and still taken from the recommender', async () => {
    const empfehler = await newAccount(app);
    const { nummer, token } = await pickedTransfer(app, TENANT, { empfehler });
    await holdGrant(app, TENANT, nummer, { tage: 30 });
    app.clock.pass({ days: 30, seconds: -1 });
    expect((await read(token)).Ueberweisung.Schritt).toBe('BankdatenPruefen');
    app.clock.pass({ seconds: 1 });
    expectProblem(await put(token), 410, 'PraemieTokenAbgelaufen');
    expect((await read(token)).Ueberweisung.Schritt).toBe('AuszahlungAngehalten');
    const session = await login(app, TENANT, empfehler.email);
    expect((await put(session, { ...NEU, Praemierungsnummer: nummer })).status).toBe(204);
    expect((await stand(nummer)).holds).toEqual([]);
  });

  test('by five at once ends with one account', async () => {
    const { nummer, token } = await pickedTransfer(app, TENANT);
    await payIn(app, TENANT, nummer, 'Vorgesehen', TAG);
    const count = await bankdatenCount(app, TENANT);
    expect((await atOnce(5, () => put(token))).map(({ status }) => status)).toEqual(Array(5).fill(204));
    expect(await bankdatenCount(app, TENANT)).toBe(count + 1);
  });
});
