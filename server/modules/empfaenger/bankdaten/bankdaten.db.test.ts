import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { bankOf, OUTSIDE_EEA } from '../../../../test/support/bank.ts';
import { tokenOf } from '../../../../test/support/mails.ts';
import { configured } from '../../../../test/support/mandant.ts';
import { grantsOf, IBANS, ordered, recipient, released } from '../../../../test/support/money.ts';
import { postAuftrag } from '../../../../test/support/walk.ts';

const app = testApp();
let bank: ReturnType<typeof bankOf>;
beforeAll(async () => {
  bank = bankOf(app, TENANT);
});

const TENANT = 'energie';
const BANK = { Kontoinhaber: 'Jörg Müßig', IBAN: 'DE89 3704 0044 0532 0130 00' };

describe('bank data of a recipient', () => {
  test('is stored once by the mailed link, encrypted, and shown masked to its owner', async () => {
    const person = await recipient(app, TENANT);
    expect(await bank.stand(person)).toMatchObject({ IBAN: null, BankdatenMoeglich: true });
    const token = await bank.mailed(person);
    expect(await bank.open(token)).toMatchObject({ status: 200, body: { Kontoinhaber: 'Jörg Müßig', IBAN: null } });
    expect((await bank.rowOf(person)).bankdaten_id).toBeNull();

    const stored = await bank.store(token, { BIC: 'COBADEFFXXX' });
    expect(stored.status).toBe(204);
    expect(String(stored.headers['set-cookie'])).toContain(await bank.hex(person));
    expect(await bank.stand(person)).toMatchObject({ IBAN: 'DE89 •••• •••• •••• ••30 00', BankdatenMoeglich: true });
    const { bankdaten_id } = await bank.rowOf(person);
    const row = await app.inTenant(TENANT, ({ tx }) =>
      tx.selectFrom('bankdaten').selectAll().where('bankdaten_id', '=', bankdaten_id).executeTakeFirstOrThrow(),
    );
    expect(JSON.stringify(row)).not.toMatch(/3704|Müßig|COBA/);
    expect(await bank.store(token)).toMatchObject({ status: 409, body: { code: 'TokenBereitsVerwendet' } });
    expect(await bank.open(token)).toMatchObject({ status: 409, body: { code: 'TokenBereitsVerwendet' } });
    const entries = await app.inTenant(TENANT, ({ tx }) =>
      tx
        .selectFrom('protokoll')
        .select(['was', 'daten'])
        .where('bezug', '=', person.Empfaengernummer)
        .where('was', '=', 'empfaenger.bankdaten')
        .execute(),
    );
    expect(entries).toEqual([{ was: 'empfaenger.bankdaten', daten: { ersetzt: false } }]);
  });

  test('is replaced by a new link, and the previous data is deleted', async () => {
    const person = await recipient(app, TENANT);
    await bank.store(await bank.mailed(person));
    const before = (await bank.rowOf(person)).bankdaten_id;
    const token = await bank.mailed(person);
    expect((await bank.open(token)).body).toEqual({ Kontoinhaber: 'Jörg Müßig', IBAN: 'DE89 •••• •••• •••• ••30 00' });
    expect((await bank.store(token, { IBAN: IBANS.other })).status).toBe(204);
    expect(await bank.exists(before)).toBe(false);
    expect((await bank.stand(person)).IBAN).toContain(IBANS.other.slice(0, 4));
  });

  test('sent ten times concurrently is stored once', async () => {
    const person = await recipient(app, TENANT);
    const token = await bank.mailed(person);
    const statuses = (await atOnce(10, () => bank.store(token))).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([204, ...Array(9).fill(409)]);
  });

  test.each([
    [{ IBAN: 'DE00 3704' }, [{ field: 'IBAN', code: 'iban' }]],
    ...OUTSIDE_EEA.map((IBAN): [Record<string, string>, object[]] => [{ IBAN }, [{ field: 'IBAN', code: 'ibanLand' }]]),
    [{ BIC: 'x' }, [{ field: 'BIC', code: 'bic' }]],
    [{ Kontoinhaber: ' ' }, [{ field: 'Kontoinhaber', code: 'pflichtfeld' }]],
    [{ Fremdes: 1 }, [{ field: 'Fremdes', code: 'unbekannt' }]],
  ])('with %j is refused, and the link stays valid', async (wish, errors) => {
    const person = await recipient(app, TENANT);
    const token = await bank.mailed(person);
    expect(await bank.store(token, wish)).toMatchObject({ status: 422, body: { code: 'Validierung', errors } });
    expect((await bank.store(token)).status).toBe(204);
  });

  test('of a foreign account is refused if the tenant pays only to German ones', async () => {
    const person = await recipient(app, TENANT);
    const token = await bank.mailed(person);
    await configured(app, TENANT, { ModuleIBANNurDE: true }, async () => {
      const refused = await bank.store(token, { IBAN: 'AT611904300234573201' });
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'IBAN', code: 'ibanNurDe' }] } });
    });
    expect((await bank.store(token, { IBAN: 'AT611904300234573201' })).status).toBe(204);
  });

  test('is refused with any other token', async () => {
    const person = await recipient(app, TENANT);
    const wrong = [{ field: 'Token', code: 'mailLink' }];
    const unconfirmed = await recipient(app, TENANT, { accepted: false });
    await app.jobs.drainMails();
    const confirmation = tokenOf(app.mails.to(unconfirmed.email));
    for (const token of ['erfunden', await bank.hex(person), confirmation]) {
      expect(await bank.store(token), token).toMatchObject({ status: 422, body: { code: 'Validierung', errors: wrong } });
      expect(await bank.open(token), token).toMatchObject({ status: 422, body: { errors: wrong } });
    }
    const token = await bank.mailed(person);
    expect(await bank.store(token, {}, 'telko')).toMatchObject({ status: 422, body: { errors: wrong } });
    await app.later(14);
    expect(await bank.open(token)).toMatchObject({ status: 410, body: { code: 'Abgelaufen' } });
    expect(await bank.store(token)).toMatchObject({ status: 410, body: { code: 'Abgelaufen' } });
  });

  test('is refused if it is the account of the recommender, whichever side stored it first', async () => {
    const first = await released(app, TENANT);
    const [grant] = first.grants;
    const body = { PraemieId: grant?.praemie_id, Art: 'Ueberweisung', Bankdaten: BANK };
    expect((await app.api(TENANT, 'PUT', '/praemierung/', { bearer: first.empfehlerToken, body })).status).toBe(200);
    const otherSide = { status: 422, body: { errors: [{ field: 'IBAN', code: 'andereSeite' }] } };
    expect(await bank.store(await bank.mailed(first))).toMatchObject(otherSide);

    const second = await ordered(app, TENANT);
    expect((await bank.store(await bank.mailed(second), { IBAN: IBANS.other })).status).toBe(204);
    await app.later(15);
    await postAuftrag(app, TENANT, second.auftrag, 'Freigegeben');
    const [mine] = await grantsOf(app, TENANT, second.auftrag.Auftragsnummer);
    const bearer = await app.inTenant(TENANT, async ({ secrets, mandant }) =>
      secrets.token('praemierung', mandant, mine?.praemierungsnummer ?? ''),
    );
    const pick = { PraemieId: mine?.praemie_id, Art: 'Ueberweisung', Bankdaten: { ...BANK, IBAN: IBANS.other } };
    expect(await app.api(TENANT, 'PUT', '/praemierung/', { bearer, body: pick })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'Bankdaten.IBAN', code: 'andereSeite' }] },
    });
  });

  test('is mailed to the recipient with the masked account, and with what to do if it was another person', async () => {
    const person = await recipient(app, TENANT);
    await bank.store(await bank.mailed(person));
    await app.jobs.drainMails();
    const mail = app.mails.to(person.email);
    const text = mail.text.replace(/\s+/g, ' ');
    expect(mail.betreff).toBe('Ihre Bankverbindung wurde gespeichert');
    expect(text).toContain('DE89 •••• •••• •••• ••30 00');
    expect(`${mail.text}${mail.html}`).not.toContain('3704');
    expect(text).toMatch(/Meine Angaben öffnen: \S+token=\S+ .*Das war ich nicht: \S+\/de\/kontakt/);
  });
});
