import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { insertOldAccount, OUTSIDE_EEA } from '../../../test/support/bank.ts';
import { configured } from '../../../test/support/mandant.ts';
import { bankdatenCount, IBANS, movedBy, pickBy, released, transfer, voucher } from '../../../test/support/money.ts';
import { addDays, dayOf, formatDay } from '../../calendar.ts';
import { ERIKA_BANKDATEN } from '../../demo/steps.ts';

const app = testApp();

const TENANT = 'telko';
const read = (bearer: string) => app.api(TENANT, 'GET', '/praemierung/', { bearer });
const pick = (bearer: string, body: unknown) => pickBy(app, TENANT, bearer, body);
const field = (name: string, code: string) => ({ status: 422, body: { code: 'Validierung', errors: [{ field: name, code }] } });

describe('a grant as its owner sees it', () => {
  test('shows side, amount, and transfer and voucher as choices', async () => {
    const { empfehlerToken, empfaengerToken, grants } = await released(app, TENANT, { produkt: 481 });
    const Praemie = { Id: grants[0]?.praemie_id, Titel: 'Glasfaserprämie' };
    expect(await read(empfehlerToken)).toMatchObject({
      status: 200,
      body: {
        Praemierungsnummer: grants[0]?.praemierungsnummer,
        Seite: 'Empfehler',
        Status: 'Offen',
        WertCent: 4500,
        Wert: '45,00 €',
        Auswahl: [
          { Praemie, Art: 'Ueberweisung' },
          { Praemie, Art: 'Gutschein' },
        ],
      },
    });
    expect((await read(empfaengerToken)).body).toMatchObject({ Seite: 'Empfaenger', Status: 'Offen', WertCent: 4500 });
    expect((await read(empfaengerToken)).body).not.toHaveProperty('Gewaehlt');
  });
});

describe('picking a reward', () => {
  test('as a voucher returns the choice; no code is handed out yet and nothing is booked', async () => {
    const { empfehlerToken, grants } = await released(app, TENANT);
    const moved = await movedBy(app, TENANT, async () => {
      const reply = await pick(empfehlerToken, voucher(grants[0]));
      expect(reply).toMatchObject({ status: 200, body: { Status: 'Bereitgestellt', Gewaehlt: { Art: 'Gutschein' } } });
      expect(reply.body).not.toHaveProperty('Gutscheincode');
    });
    expect(moved).toEqual({});
  });

  test.each([
    ['with spaces', 'DE89 3704 0044 0532 0130 00', undefined],
    ['in lower case', 'de89370400440532013000', undefined],
    ['of another country', IBANS.austrian, 'GIBAATWWXXX'],
    ['with a BIC typed in lower case with spaces', IBANS.joerg, 'coba de ff'],
    ['with an empty BIC', IBANS.joerg, ''],
  ])('as a transfer accepts an IBAN %s', async (_name, iban, bic) => {
    const { empfehlerToken, grants } = await released(app, TENANT);
    const reply = await pick(empfehlerToken, transfer(grants[0], iban, bic));
    expect(reply).toMatchObject({ status: 200, body: { Status: 'Bereitgestellt', Gewaehlt: { Art: 'Ueberweisung' } } });
    expect(JSON.stringify(reply.body)).not.toContain(iban);
  });

  test('a second time is refused with 409, and the first choice stays', async () => {
    const { empfehlerToken, grants } = await released(app, TENANT);
    await pick(empfehlerToken, voucher(grants[0]));
    for (const body of [voucher(grants[0]), transfer(grants[0])]) {
      expect(await pick(empfehlerToken, body)).toMatchObject({ status: 409, body: { code: 'PraemieBereitsAbgeholt' } });
    }
    expect((await read(empfehlerToken)).body).toMatchObject({ Status: 'Bereitgestellt', Gewaehlt: { Art: 'Gutschein' } });
  });

  test('returns the same answer to a repeat with the same Idempotency-Key', async () => {
    const { empfehlerToken, grants, Auftragsnummer } = await released(app, TENANT);
    const send = () =>
      app.api(TENANT, 'PUT', '/praemierung/', {
        bearer: empfehlerToken,
        headers: { 'idempotency-key': Auftragsnummer },
        body: voucher(grants[0]),
      });
    const [first, again] = [await send(), await send()];
    expect(first.status).toBe(200);
    expect(again).toMatchObject({ status: 200, body: first.body });
  });
});

type Case = [string, (grant: { praemie_id: number }) => unknown, object];

describe('a choice is refused and the grant stays open', () => {
  const cases: Case[] = [
    ['of a reward that is not offered', (grant) => voucher({ praemie_id: grant.praemie_id + 1 }), field('PraemieId', 'auswahl')],
    ['by a way of payout that is not offered', (grant) => ({ ...voucher(grant), Art: 'Scheck' }), field('Art', 'auswahl')],
    ['with wrong check digits', (grant) => transfer(grant, 'DE88370400440532013000'), field('Bankdaten.IBAN', 'iban')],
    ...OUTSIDE_EEA.map(
      (typed): Case => [`with the account ${typed}`, (grant) => transfer(grant, typed), field('Bankdaten.IBAN', 'ibanLand')],
    ),
    ['with an account number of the United States', (grant) => transfer(grant, 'US64 0210 0002 1234'), field('Bankdaten.IBAN', 'iban')],
    ['with an IBAN that is too short', (grant) => transfer(grant, 'DE8937040044053201300'), field('Bankdaten.IBAN', 'iban')],
    ['with a wrong BIC', (grant) => transfer(grant, IBANS.joerg, 'COBADE'), field('Bankdaten.BIC', 'bic')],
    [
      'without the name of the account holder',
      (grant) => ({ ...transfer(grant), Bankdaten: { Kontoinhaber: '  ', IBAN: IBANS.joerg } }),
      field('Bankdaten.Kontoinhaber', 'pflichtfeld'),
    ],
    ['with an unknown field', (grant) => ({ ...voucher(grant), WertCent: 1 }), field('WertCent', 'unbekannt')],
  ];

  test.each(cases)('%s', async (_name, body, refusal) => {
    const { empfehlerToken, grants } = await released(app, TENANT);
    const before = await bankdatenCount(app, TENANT);
    expect(await pick(empfehlerToken, body(grants[0] ?? { praemie_id: 0 }))).toMatchObject(refusal);
    expect((await read(empfehlerToken)).body.Status).toBe('Offen');
    expect(await bankdatenCount(app, TENANT)).toBe(before);
  });

  test('without bank data for a transfer, if none is stored', async () => {
    const { empfaengerToken, grants } = await released(app, TENANT);
    const choice = { PraemieId: grants[0]?.praemie_id, Art: 'Ueberweisung' };
    expect(await pick(empfaengerToken, choice)).toMatchObject(field('Bankdaten', 'pflichtfeld'));
    expect((await read(empfaengerToken)).body.Status).toBe('Offen');
  });

  test('with an account outside the European Economic Area that was stored before, which is not offered', async () => {
    const { empfaengerToken, Empfaengernummer, grants } = await released(app, TENANT);
    const id = await insertOldAccount(app, TENANT);
    await app.inTenant(TENANT, ({ tx }) =>
      tx.updateTable('empfaenger').set({ bankdaten_id: id }).where('empfaengernummer', '=', Empfaengernummer).execute(),
    );
    expect((await read(empfaengerToken)).body).not.toHaveProperty('IBAN');
    const choice = { PraemieId: grants[1]?.praemie_id, Art: 'Ueberweisung' };
    expect(await pick(empfaengerToken, choice)).toMatchObject(field('Bankdaten.IBAN', 'ibanLand'));
    expect((await read(empfaengerToken)).body.Status).toBe('Offen');
  });

  test('with a foreign IBAN if the tenant pays only to German accounts', () =>
    configured(app, TENANT, { ModuleIBANNurDE: true }, async () => {
      const { empfehlerToken, grants } = await released(app, TENANT);
      expect(await pick(empfehlerToken, transfer(grants[0], IBANS.austrian))).toMatchObject(field('Bankdaten.IBAN', 'ibanNurDe'));
      expect((await pick(empfehlerToken, transfer(grants[0], 'de89 3704 0044 0532 0130 00'))).status).toBe(200);
    }));
});

describe('the bank account of the other side', () => {
  const ofOtherSide = field('Bankdaten.IBAN', 'andereSeite');

  test('is refused for the recipient if the recommender picked with it, and vice versa', async () => {
    const one = await released(app, TENANT);
    expect((await pick(one.empfehlerToken, transfer(one.grants[0]))).status).toBe(200);
    expect(await pick(one.empfaengerToken, transfer(one.grants[1], 'de89 3704 0044 0532 0130 00'))).toMatchObject(ofOtherSide);
    const two = await released(app, TENANT);
    expect((await pick(two.empfaengerToken, transfer(two.grants[1]))).status).toBe(200);
    expect(await pick(two.empfehlerToken, transfer(two.grants[0]))).toMatchObject(ofOtherSide);
    expect((await pick(two.empfehlerToken, transfer(two.grants[0], IBANS.other))).status).toBe(200);
  });

  test('is refused for the recipient if the recommender stored it, and accepted for the recommender', async () => {
    const { empfehlerToken, empfaengerToken, grants } = await released(app, TENANT);
    expect(await pick(empfaengerToken, transfer(grants[1], ERIKA_BANKDATEN.IBAN))).toMatchObject(ofOtherSide);
    expect((await pick(empfehlerToken, transfer(grants[0], ERIKA_BANKDATEN.IBAN))).status).toBe(200);
  });

  test('is accepted if people may recommend to themselves', () =>
    configured(app, TENANT, { AllowSelfRecommendation: true }, async () => {
      const { empfehlerToken, empfaengerToken, grants } = await released(app, TENANT);
      expect((await pick(empfehlerToken, transfer(grants[0]))).status).toBe(200);
      expect((await pick(empfaengerToken, transfer(grants[1]))).status).toBe(200);
    }));
});

describe('the mail about a pick', () => {
  const lastTo = async (email: string, from: string) => {
    await app.jobs.drainMails();
    return app.mails.allTo(email).filter(({ betreff }) => betreff.startsWith(from));
  };

  test('names the masked account and the day, so that the owner notices what a stranger picked', async () => {
    const { email, empfaengerToken, grants } = await released(app, TENANT);
    expect((await pick(empfaengerToken, transfer(grants[1]))).status).toBe(200);
    const [mail, ...more] = await lastTo(email, 'Ihre Wahl');
    expect(more).toHaveLength(0);
    const text = mail?.text.replace(/\s+/g, ' ');
    const tag = formatDay(addDays(dayOf(app.clock.now()), 70), 'de');
    expect(text).toContain(`auf das Konto DE89 •••• •••• •••• ••30 00. Wir überweisen bis spätestens ${tag}.`);
    expect(`${mail?.text}${mail?.html}`).not.toContain(IBANS.joerg);
    expect(text).toMatch(/Das war ich nicht: \S+\/de\/kontakt/);
  });

  test('says that the code of a voucher follows, and is not sent with the code', async () => {
    const soon = await released(app, TENANT, { anteil: 0, produkt: 481 });
    await pick(soon.empfaengerToken, voucher(soon.grants[0]));
    const [mail] = await lastTo(soon.email, 'Ihre Wahl');
    expect(mail?.text.replace(/\s+/g, ' ')).toContain('Der Code kommt innerhalb von 24 Stunden per E-Mail.');
    app.clock.pass({ hours: 2 });
    await app.jobs.drain();
    expect(await lastTo(soon.email, 'Ihr Gutschein')).toHaveLength(1);
    expect(await lastTo(soon.email, 'Ihre Wahl')).toHaveLength(1);
  });

  test('is not sent for a pick that was refused', async () => {
    const { email, empfaengerToken, grants } = await released(app, TENANT);
    await pick(empfaengerToken, transfer(grants[1], 'DE00'));
    expect(await lastTo(email, 'Ihre Wahl')).toHaveLength(0);
  });
});
