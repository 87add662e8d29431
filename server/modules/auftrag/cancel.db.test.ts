import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { grantsOf, movedBy, ordered, pickBy, released, statusOfEmpfaenger, transfer, voucher } from '../../../test/support/money.ts';
import { ERIKA, order, postAuftrag } from '../../../test/support/walk.ts';
import { importGutscheine } from '../praemierung/index.ts';

const app = testApp();
beforeAll(async () => {
  await app.inTenant(TENANT, (context) =>
    importGutscheine(context, { wertCent: 2500, haendler: null }, ['CANCEL-1', 'CANCEL-2', 'CANCEL-3', 'CANCEL-4']),
  );
});

const TENANT = 'energie';
const status = (nummer: string) => statusOfEmpfaenger(app, TENANT, nummer);
const statuses = async (nummer: string) => (await grantsOf(app, TENANT, nummer)).map((grant) => grant.status);
const post = (auftrag: ReturnType<typeof order>, to: string) => postAuftrag(app, TENANT, auftrag, to);
const nextHour = () => app.later(1 / 24);

describe.each(['Storniert', 'Widerrufen'])('an order that is %s', (cancelled) => {
  test('before its release cancels its recipient and grants nothing', async () => {
    const { auftrag, Empfaengernummer } = await ordered(app, TENANT);
    expect(await movedBy(app, TENANT, () => post(auftrag, cancelled))).toEqual({});
    expect(await status(Empfaengernummer)).toBe('Storniert');
    expect(await post(auftrag, cancelled)).toMatchObject({ status: 200, body: { Status: cancelled, Praemierungen: [] } });
  });

  test('after its release cancels the grants, reverses the ledger and mails both sides', async () => {
    const { auftrag, Empfaengernummer, email } = await released(app, TENANT);
    const moved = await movedBy(app, TENANT, async () => {
      const reply = await post(auftrag, cancelled);
      expect(reply.body.Praemierungen.map((grant: { Status: string }) => grant.Status)).toEqual(['Storniert', 'Storniert']);
    });
    expect(moved).toEqual({ Aufwand: -5000, Verbindlichkeit: 5000 });
    expect(await status(Empfaengernummer)).toBe('Storniert');
    await app.jobs.drainMails();
    for (const address of [ERIKA.Email, email]) expect(app.mails.to(address).betreff).toBe('Ihre Prämie über 25\u00a0€ entfällt');
    // The header of the recipient's mail no longer mentions a reward.
    expect(app.mails.to(email).text).toMatch(/^Empfohlen von Erika\n[^\n]+\n\nGuten Tag/);
  });

  test('cancels picked grants too, while no code is handed out and no transfer made', async () => {
    const { auftrag, Empfaengernummer, Auftragsnummer, empfehlerToken, empfaengerToken, grants } = await released(app, TENANT);
    expect((await pickBy(app, TENANT, empfehlerToken, voucher(grants[0]))).status).toBe(200);
    expect((await pickBy(app, TENANT, empfaengerToken, transfer(grants[1]))).status).toBe(200);
    await post(auftrag, cancelled);
    await nextHour();
    expect(await statuses(Auftragsnummer)).toEqual(['Storniert', 'Storniert']);
    expect(await status(Empfaengernummer)).toBe('Storniert');
    expect((await app.api(TENANT, 'GET', '/praemierung/', { bearer: empfehlerToken })).body).not.toHaveProperty('Gutscheincode');
  });

  test('after one side was paid keeps the status, claims that money back and cancels the other grant', async () => {
    const { auftrag, Empfaengernummer, Auftragsnummer, empfehlerToken, grants } = await released(app, TENANT);
    await pickBy(app, TENANT, empfehlerToken, voucher(grants[0]));
    await nextHour();
    const moved = await movedBy(app, TENANT, () => post(auftrag, cancelled));
    expect(moved).toEqual({ Aufwand: -5000, Verbindlichkeit: 2500, Forderung: 2500 });
    expect(await statuses(Auftragsnummer)).toEqual(['Abgeholt', 'Storniert']);
    expect(await status(Empfaengernummer)).toBe('Gezahlt');
  });
});

test('an order cancelled after both sides were paid keeps every status and claims the money back once', async () => {
  const { auftrag, Empfaengernummer, Auftragsnummer, empfehlerToken, empfaengerToken, grants } = await released(app, TENANT);
  await pickBy(app, TENANT, empfehlerToken, voucher(grants[0]));
  await pickBy(app, TENANT, empfaengerToken, voucher(grants[1]));
  await nextHour();
  expect(await status(Empfaengernummer)).toBe('Gezahlt');
  const moved = await movedBy(app, TENANT, async () => {
    expect((await post(auftrag, 'Storniert')).status).toBe(200);
    expect((await post(auftrag, 'Storniert')).status).toBe(200);
    expect((await post(auftrag, 'Widerrufen')).body.code).toBe('Konflikt');
  });
  expect(moved).toEqual({ Aufwand: -5000, Forderung: 5000 });
  expect(await statuses(Auftragsnummer)).toEqual(['Abgeholt', 'Abgeholt']);
  expect(await status(Empfaengernummer)).toBe('Gezahlt');
});

test('a cancelled grant cannot be picked', async () => {
  const { auftrag, empfehlerToken, grants } = await released(app, TENANT);
  await post(auftrag, 'Storniert');
  expect((await app.api(TENANT, 'GET', '/praemierung/', { bearer: empfehlerToken })).body.Status).toBe('Storniert');
  expect(await pickBy(app, TENANT, empfehlerToken, voucher(grants[0]))).toMatchObject({ status: 409, body: { code: 'Konflikt' } });
});

describe('a recipient with several orders', () => {
  test('stays in Ok while another order is open', async () => {
    const { auftrag, Empfaengernummer, ProduktId } = await ordered(app, TENANT);
    const second = order(app, Empfaengernummer, ProduktId);
    await post(second, 'Eingegangen');
    await post(auftrag, 'Storniert');
    expect(await status(Empfaengernummer)).toBe('Ok');
    await post(second, 'Bestaetigt');
    await app.later(15);
    expect((await post(second, 'Freigegeben')).body.Praemierungen).toHaveLength(2);
    expect(await status(Empfaengernummer)).toBe('Freigegeben');
  });

  test('keeps the grants of a released order when another one is cancelled', async () => {
    const { Empfaengernummer, ProduktId, Auftragsnummer } = await released(app, TENANT);
    await post(order(app, Empfaengernummer, ProduktId), 'Storniert');
    expect(await status(Empfaengernummer)).toBe('Freigegeben');
    expect(await statuses(Auftragsnummer)).toEqual(['Offen', 'Offen']);
  });

  test('stays in Ok for a later order when the first, whose grants expired, is cancelled', async () => {
    const { auftrag, Empfaengernummer, ProduktId } = await released(app, TENANT);
    await app.later(91);
    const second = order(app, Empfaengernummer, ProduktId);
    await post(second, 'Bestaetigt');
    await post(auftrag, 'Widerrufen');
    expect(await status(Empfaengernummer)).toBe('Ok');
    await app.later(15);
    await post(second, 'Freigegeben');
    expect(await status(Empfaengernummer)).toBe('Freigegeben');
    await post(second, 'Storniert');
    expect(await status(Empfaengernummer)).toBe('Storniert');
  });
});
