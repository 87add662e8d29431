import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { bankOf } from '../../../../test/support/bank.ts';
import { configured } from '../../../../test/support/mandant.ts';
import { grantsOf, ordered, recipient, released } from '../../../../test/support/money.ts';
import { countRows } from '../../../../test/support/rows.ts';
import { postAuftrag } from '../../../../test/support/walk.ts';

const app = testApp();
let bank: ReturnType<typeof bankOf>;
beforeAll(async () => {
  bank = bankOf(app, TENANT);
});

const TENANT = 'energie';

describe('a reward picked as a transfer without bank data', () => {
  test('is paid to the account that the recipient stored, which stays after the end of the referral', async () => {
    const person = await released(app, TENANT);
    expect((await bank.store(await bank.mailed(person))).status).toBe(204);
    const { bankdaten_id } = await bank.rowOf(person);
    const bearer = person.empfaengerToken;
    expect((await app.api(TENANT, 'GET', '/praemierung/', { bearer })).body.IBAN).toBe('DE89 •••• •••• •••• ••30 00');
    const body = { PraemieId: person.grants[1]?.praemie_id, Art: 'Ueberweisung' };
    const picked = await app.api(TENANT, 'PUT', '/praemierung/', { bearer, body });
    expect(picked).toMatchObject({ status: 200, body: { Status: 'Bereitgestellt', Gewaehlt: { Art: 'Ueberweisung' } } });
    expect(picked.body.IBAN).toBeUndefined();
    expect((await grantsOf(app, TENANT, person.Auftragsnummer))[1]?.bankdaten_id).toBe(bankdaten_id);
    expect(await bank.stand(person)).toMatchObject({ BankdatenMoeglich: false });
    expect(await bank.request(person)).toMatchObject({ status: 409, body: { code: 'Konflikt' } });
    await postAuftrag(app, TENANT, person.auftrag, 'Storniert');
    expect(await bank.rowOf(person)).toEqual({ status: 'Storniert', bankdaten_id: null });
    expect(await bank.exists(bankdaten_id)).toBe(true);
  });

  test('is refused if none is stored, or if the tenant no longer stores any', async () => {
    const person = await released(app, TENANT);
    const missing = { status: 422, body: { errors: [{ field: 'Bankdaten', code: 'pflichtfeld' }] } };
    const pick = (bearer: string) =>
      app.api(TENANT, 'PUT', '/praemierung/', { bearer, body: { PraemieId: person.grants[1]?.praemie_id, Art: 'Ueberweisung' } });
    expect(await pick(person.empfaengerToken)).toMatchObject(missing);
    await bank.store(await bank.mailed(person));
    await configured(app, TENANT, { ModuleStoringBankdata: false }, async () => {
      expect(await pick(person.empfaengerToken)).toMatchObject(missing);
    });
    await configured(app, TENANT, { ModuleIBANNurDE: true }, async () => {
      expect((await pick(person.empfaengerToken)).status).toBe(200);
    });
  });
});

describe('the link for bank data', () => {
  test("is mailed to the recipient, and only for the recipient's login", async () => {
    const person = await recipient(app, TENANT);
    await bank.mailed(person);
    const mail = app.mails.to(person.email, '/de/bankdaten?token=');
    expect(JSON.stringify(mail)).toContain('/de/bankdaten?token=');
    expect(await app.api(TENANT, 'POST', '/empfaenger/bankdaten/link')).toMatchObject({ status: 401, body: { code: 'LoginFirst' } });
    expect((await app.api('telko', 'POST', '/empfaenger/bankdaten/link', { bearer: await bank.hex(person) })).status).toBe(404);
  });

  test('changes nothing when it is opened, and can be opened again until data is stored', async () => {
    const person = await recipient(app, TENANT);
    const token = await bank.mailed(person);
    const state = async () => [
      await bank.rowOf(person),
      await countRows(app, ['bankdaten', 'mail', 'protokoll', 'session', 'zugangslink']),
    ];
    const before = await state();
    const opened = await bank.open(token);
    expect(opened).toMatchObject({ status: 200, body: { Kontoinhaber: 'Jörg Müßig' } });
    expect((await bank.open(token)).body).toEqual(opened.body);
    expect(await state()).toEqual(before);
    expect((await bank.store(token)).status).toBe(204);
    expect(await bank.open(token)).toMatchObject({ status: 409, body: { code: 'TokenBereitsVerwendet' } });
  });

  test.each([
    ['an unconfirmed person', () => recipient(app, TENANT, { accepted: false })],
    ['a person without a share', () => recipient(app, TENANT, { anteil: 100 })],
  ])('is refused for %s', async (_, make) => {
    const person = await make();
    expect((await bank.stand(person)).BankdatenMoeglich).toBe(false);
    expect(await bank.request(person)).toMatchObject({ status: 409, body: { code: 'Konflikt' } });
  });

  test('is refused if the tenant stores no bank data, or caps the share at zero', async () => {
    const person = await recipient(app, TENANT);
    const token = await bank.mailed(person);
    await configured(app, TENANT, { ModuleStoringBankdata: false }, async () => {
      const refused = { status: 403, body: { code: 'NichtAuthorisiert' } };
      expect(await bank.request(person)).toMatchObject(refused);
      expect(await bank.store(token)).toMatchObject(refused);
      expect(await bank.open(token)).toMatchObject(refused);
      expect((await bank.stand(person)).BankdatenMoeglich).toBe(false);
    });
    await configured(app, TENANT, { MaxEmpfaengerPraemieCent: 0 }, async () => {
      expect((await bank.request(person)).status).toBe(409);
    });
  });

  test('is mailed at most three times an hour to an address', async () => {
    const person = await recipient(app, TENANT);
    for (let times = 0; times < 3; times += 1) expect((await bank.request(person)).status).toBe(204);
    const limited = await bank.request(person);
    expect([limited.status, limited.body.code]).toEqual([429, 'ZuVieleAnfragen']);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('stores nothing once the referral has ended, and data stored before is deleted', async () => {
    const person = await ordered(app, TENANT);
    await bank.store(await bank.mailed(person));
    const { bankdaten_id } = await bank.rowOf(person);
    const token = await bank.mailed(person);
    await postAuftrag(app, TENANT, person.auftrag, 'Storniert');
    expect(await bank.rowOf(person)).toEqual({ status: 'Storniert', bankdaten_id: null });
    expect(await bank.exists(bankdaten_id)).toBe(false);
    expect(await bank.open(token)).toMatchObject({ status: 409, body: { code: 'Konflikt' } });
    expect(await bank.store(token)).toMatchObject({ status: 409, body: { code: 'Konflikt' } });
  });
});
