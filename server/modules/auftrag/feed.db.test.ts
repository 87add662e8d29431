import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { grantsOf, isStored, joinByRule, ordered, recipient, released, statusOfEmpfaenger } from '../../../test/support/money.ts';
import { order, postAuftrag } from '../../../test/support/walk.ts';

const app = testApp();

const TENANT = 'energie';
const post = (body: object, Status: string) => app.api(TENANT, 'POST', '/auftrag', { bearer: 'demo-energie', body: { ...body, Status } });
const named = async () => {
  const person = await recipient(app, TENANT);
  return { person, auftrag: order(app, person.Empfaengernummer, person.ProduktId) };
};

describe('an order that the tenant reports', () => {
  test('is 201 when new, 200 with the same answer when repeated, 200 when it moved on', async () => {
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

  test('released is 200 with one grant a side that add up to the reward, repeated it is the same answer', async () => {
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
  ])('with %s percent for the recommender makes a grant for one side alone', async (anteil, grants) => {
    const { auftrag } = await released(app, TENANT, { anteil });
    expect((await postAuftrag(app, TENANT, auftrag, 'Freigegeben')).body.Praemierungen).toEqual(grants);
  });

  test('can say Freigegeben in its first message, once its day has come', async () => {
    const { person, auftrag } = await named();
    await app.later(15);
    const first = await post(auftrag, 'Freigegeben');
    expect(first).toMatchObject({ status: 201, body: { Status: 'Freigegeben' } });
    expect(first.body.Praemierungen).toHaveLength(2);
    expect(await statusOfEmpfaenger(app, TENANT, person.Empfaengernummer)).toBe('Freigegeben');
  });

  test.each(['Storniert', 'Widerrufen'])('can say %s in its first message', async (status) => {
    const { person, auftrag } = await named();
    expect(await post(auftrag, status)).toMatchObject({ status: 201, body: { Status: status, Praemierungen: [] } });
    expect(await statusOfEmpfaenger(app, TENANT, person.Empfaengernummer)).toBe('Storniert');
  });
});

describe('the same number', () => {
  test('with another recipient, date or product is a conflict and changes nothing', async () => {
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

  test('at two tenants means two orders', async () => {
    const { auftrag } = await ordered(app, TENANT);
    const elsewhere = await recipient(app, 'intern');
    const body = { ...auftrag, Empfaengernummer: elsewhere.Empfaengernummer, ProduktId: elsewhere.ProduktId };
    expect((await postAuftrag(app, 'intern', body, 'Bestaetigt')).status).toBe(201);
  });
});

describe('an order that names the referral alone', () => {
  const byReferral = ({ Auftragsnummer, ProduktId, Auftragsdatum }: ReturnType<typeof order>, Empfehlungsnummer: string) => ({
    Auftragsnummer,
    ProduktId,
    Auftragsdatum,
    Empfehlungsnummer,
  });

  test('is for its only recipient', async () => {
    const { person, auftrag } = await named();
    const reply = await post(byReferral(auftrag, person.Empfehlungsnummer), 'Bestaetigt');
    expect(reply).toMatchObject({ status: 201, body: { Empfaengernummer: person.Empfaengernummer } });
  });

  test('is a conflict when the referral has several recipients', async () => {
    const { person, auftrag } = await named();
    await app.inTenant(TENANT, (context) => joinByRule(context, person.Empfehlungsnummer));
    const reply = await post(byReferral(auftrag, person.Empfehlungsnummer), 'Bestaetigt');
    expect(reply).toMatchObject({ status: 409, body: { code: 'Konflikt' } });
    expect(await isStored(app, TENANT, auftrag.Auftragsnummer)).toBe(false);
  });

  test('continues for its own recipient if another recipient joined meanwhile', async () => {
    const { person, auftrag } = await named();
    const body = byReferral(auftrag, person.Empfehlungsnummer);
    await post(body, 'Eingegangen');
    await app.inTenant(TENANT, (context) => joinByRule(context, person.Empfehlungsnummer));
    const reply = await post(body, 'Bestaetigt');
    expect(reply).toMatchObject({ status: 200, body: { Status: 'Bestaetigt', Empfaengernummer: person.Empfaengernummer } });
  });

  test('is a conflict when its number is known for another referral, or names another than the recipient', async () => {
    const { auftrag } = await ordered(app, TENANT);
    const other = await recipient(app, TENANT);
    expect((await post(byReferral(auftrag, other.Empfehlungsnummer), 'Bestaetigt')).body.code).toBe('Konflikt');
    expect((await post({ ...auftrag, Empfehlungsnummer: other.Empfehlungsnummer }, 'Bestaetigt')).body.code).toBe('Konflikt');
  });
});
