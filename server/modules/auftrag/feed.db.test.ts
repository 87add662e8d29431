import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { enterData, grantsOf, isStored, ordered, recipient, released, statusOfEmpfaenger } from '../../../test/support/money.ts';
import { order, postAuftrag } from '../../../test/support/walk.ts';

const app = testApp();

const TENANT = 'energie';
const post = (body: object, Status: string) => app.api(TENANT, 'POST', '/auftrag', { bearer: 'demo-energie', body: { ...body, Status } });
const named = async () => {
  const person = await recipient(app, TENANT);
  return { person, auftrag: order(app, person.Empfaengernummer, person.ProduktId) };
};

describe('an order that the tenant reports', () => {
  test('gets 201 when new, and 200 when repeated or moved to the next status', async () => {
    const { person, auftrag } = await named();
    const first = await post(auftrag, 'Eingegangen');
    const again = await post(auftrag, 'Eingegangen');
    const moved = await post(auftrag, 'Bestaetigt');
    const { Empfehlungsnummer, Empfaengernummer } = person;
    const { Auftragsnummer } = auftrag;
    expect(first).toMatchObject({ status: 201 });
    expect(first.body).toEqual({ Auftragsnummer, Status: 'Eingegangen', Empfehlungsnummer, Empfaengernummer, Praemierungen: [] });
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(moved).toMatchObject({ status: 200, body: { ...first.body, Status: 'Bestaetigt' } });
  });

  test('has one grant for each side that add up to the reward, even if its release is repeated', async () => {
    const { auftrag } = await released(app, TENANT);
    const again = await postAuftrag(app, TENANT, auftrag, 'Freigegeben');
    expect(again.status).toBe(200);
    expect(again.body.Praemierungen).toEqual([
      { Seite: 'Empfehler', Status: 'Offen', WertCent: 2500 },
      { Seite: 'Empfaenger', Status: 'Offen', WertCent: 2500 },
    ]);
    expect(await grantsOf(app, TENANT, auftrag.Auftragsnummer)).toHaveLength(2);
  });

  test.each([
    [100 as const, [{ Seite: 'Empfehler', Status: 'Offen', WertCent: 5000 }]],
    [0 as const, [{ Seite: 'Empfaenger', Status: 'Offen', WertCent: 5000 }]],
  ])('with %s percent for the recommender has a grant for one side only', async (anteil, grants) => {
    const { auftrag } = await released(app, TENANT, { anteil });
    expect((await postAuftrag(app, TENANT, auftrag, 'Freigegeben')).body.Praemierungen).toEqual(grants);
  });

  test('can be Freigegeben in its first message once its release day has come', async () => {
    const { person, auftrag } = await named();
    await app.later(15);
    const first = await post(auftrag, 'Freigegeben');
    expect(first).toMatchObject({ status: 201, body: { Status: 'Freigegeben' } });
    expect(first.body.Praemierungen).toHaveLength(2);
    expect(await statusOfEmpfaenger(app, TENANT, person.Empfaengernummer)).toBe('Freigegeben');
  });

  test.each(['Storniert', 'Widerrufen'])('can be %s in its first message', async (status) => {
    const { person, auftrag } = await named();
    expect(await post(auftrag, status)).toMatchObject({ status: 201, body: { Status: status, Praemierungen: [] } });
    expect(await statusOfEmpfaenger(app, TENANT, person.Empfaengernummer)).toBe('Storniert');
  });
});

describe('an order number', () => {
  test('sent again with another recipient, date or product gets Konflikt and changes nothing', async () => {
    const { auftrag } = await ordered(app, TENANT);
    const other = await recipient(app, TENANT);
    await app.later(1);
    const tomorrow = order(app, auftrag.Empfaengernummer, auftrag.ProduktId).Auftragsdatum;
    const yearsLater = '2031-01-01';
    for (const change of [
      { Empfaengernummer: other.Empfaengernummer },
      { Auftragsdatum: tomorrow },
      { Auftragsdatum: yearsLater },
      { ProduktId: auftrag.ProduktId + 1 },
    ]) {
      expect(await post({ ...auftrag, ...change }, 'Bestaetigt')).toMatchObject({ status: 409, body: { code: 'Konflikt' } });
    }
    expect(await post(auftrag, 'Bestaetigt')).toMatchObject({ status: 200, body: { Empfaengernummer: auftrag.Empfaengernummer } });
  });

  test('can be used by two tenants for two orders', async () => {
    const { auftrag } = await ordered(app, TENANT);
    const elsewhere = await recipient(app, 'intern');
    const body = { ...auftrag, Empfaengernummer: elsewhere.Empfaengernummer, ProduktId: elsewhere.ProduktId };
    expect((await postAuftrag(app, 'intern', body, 'Bestaetigt')).status).toBe(201);
  });
});

describe('an order that names only the referral', () => {
  const byReferral = ({ Auftragsnummer, ProduktId, Auftragsdatum }: ReturnType<typeof order>, Empfehlungsnummer: string) => ({
    Auftragsnummer,
    ProduktId,
    Auftragsdatum,
    Empfehlungsnummer,
  });

  test('belongs to its only recipient', async () => {
    const { person, auftrag } = await named();
    const reply = await post(byReferral(auftrag, person.Empfehlungsnummer), 'Bestaetigt');
    expect(reply).toMatchObject({ status: 201, body: { Empfaengernummer: person.Empfaengernummer } });
  });

  test('gets Konflikt if the referral has several recipients', async () => {
    const { person, auftrag } = await named();
    await app.inTenant(TENANT, (context) => enterData(context, person.Empfehlungsnummer));
    const reply = await post(byReferral(auftrag, person.Empfehlungsnummer), 'Bestaetigt');
    expect(reply).toMatchObject({ status: 409, body: { code: 'Konflikt' } });
    expect(await isStored(app, TENANT, auftrag.Auftragsnummer)).toBe(false);
  });

  test('continues for its own recipient if another recipient joined in the meantime', async () => {
    const { person, auftrag } = await named();
    const body = byReferral(auftrag, person.Empfehlungsnummer);
    await post(body, 'Eingegangen');
    await app.inTenant(TENANT, (context) => enterData(context, person.Empfehlungsnummer));
    const reply = await post(body, 'Bestaetigt');
    expect(reply).toMatchObject({ status: 200, body: { Status: 'Bestaetigt', Empfaengernummer: person.Empfaengernummer } });
  });

  test('gets Konflikt if its number or its recipient belongs to another referral', async () => {
    const { auftrag } = await ordered(app, TENANT);
    const other = await recipient(app, TENANT);
    expect((await post(byReferral(auftrag, other.Empfehlungsnummer), 'Bestaetigt')).body.code).toBe('Konflikt');
    expect((await post({ ...auftrag, Empfehlungsnummer: other.Empfehlungsnummer }, 'Bestaetigt')).body.code).toBe('Konflikt');
  });
});
