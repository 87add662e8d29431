import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { newAccount } from '../../../test/support/konto.ts';
import { enterData, grantsOf, ordered, recipient, released, statusOfEmpfaenger } from '../../../test/support/money.ts';
import { claim, claimable, claimsOf, KONFLIKT, NO, opened, storedClaim, YES, yesterday } from '../../../test/support/nachbuchung.ts';
import { login, type order, postAuftrag, shownEmpfehlung } from '../../../test/support/walk.ts';

const app = testApp();
const TENANT = 'energie';
const { byName, answer, open, unreported } = claimsOf(app, TENANT);

describe('an accepted claim', () => {
  test('stores its order as confirmed by the tenant, which earns like any other', async () => {
    const { person, body } = await unreported();
    const nummer = await open(body);
    const reply = await answer(nummer, { ...YES, Antwort: 'Gefunden.' });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        Nachbuchungsnummer: nummer,
        Status: 'Angenommen',
        Antwort: 'Gefunden.',
        EntschiedenAm: app.clock.now().toISOString(),
        Empfehler: { Vorname: 'Erika', Nachname: 'Muster' },
        Auftrag: {
          Auftragsnummer: body.Auftragsnummer,
          Status: 'Bestaetigt',
          Empfaengernummer: person.Empfaengernummer,
          Praemierungen: [],
        },
      },
    });
    await app.later(15);
    const auftrag = { ...body, Empfaengernummer: person.Empfaengernummer };
    const { Nachweis: _, Empfehlungsnummer: __, ...meldung } = auftrag;
    expect((await postAuftrag(app, TENANT, meldung, 'Freigegeben')).status).toBe(200);
    expect((await grantsOf(app, TENANT, body.Auftragsnummer)).map(({ wert_cent }) => wert_cent)).toEqual([2500, 2500]);
  });

  test('reopens an expired recipient', async () => {
    const person = await recipient(app, TENANT);
    await app.later(181);
    expect(await statusOfEmpfaenger(app, TENANT, person.Empfaengernummer)).toBe('Abgelaufen');
    const body = { ...claim(yesterday(app), person.ProduktId), Empfehlungsnummer: person.Empfehlungsnummer };
    expect((await answer(await open(body), YES)).status).toBe(200);
    expect(await statusOfEmpfaenger(app, TENANT, person.Empfaengernummer)).toBe('Ok');
  });

  test('adds a recipient of the claimed name to a link without a trace of the person, once for two orders', async () => {
    const wish = { ...(await claimable(app, TENANT)), Vorname: 'Nora', Nachname: 'Nachgemeldet' };
    const first = await answer(await open(wish), YES);
    const second = await answer(await open({ ...wish, ...claim(wish.Auftragsdatum, wish.ProduktId), Nachname: ' nachgemeldet' }), YES);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.Auftrag.Empfaengernummer).toBe(first.body.Auftrag.Empfaengernummer);
    const shown = await shownEmpfehlung(app, TENANT, await login(app, TENANT), wish.Empfehlungsnummer);
    expect(shown.Empfaenger).toMatchObject([{ Anzeigename: 'Nora N.', Status: 'Ok' }]);
  });

  test('is refused with Konflikt if several recipients are possible, until the tenant names one', async () => {
    const { person, body } = await unreported();
    await app.inTenant(TENANT, (context) => enterData(context, person.Empfehlungsnummer));
    expect(await answer(await open({ ...body, Vorname: 'Jörg', Nachname: 'Müßig' }), YES)).toMatchObject(KONFLIKT);
    expect(await answer(await open({ ...body, ...claim(body.Auftragsdatum, body.ProduktId) }), YES)).toMatchObject(KONFLIKT);
    const named = await answer((await storedClaim(app, TENANT, body.Auftragsnummer))?.nachbuchungsnummer ?? '', {
      ...YES,
      Empfaengernummer: person.Empfaengernummer,
    });
    expect(named).toMatchObject({ status: 200, body: { Auftrag: { Empfaengernummer: person.Empfaengernummer } } });
  });

  test('by name only requires the referral from the tenant', async () => {
    const nummer = await open(byName);
    expect(await answer(nummer, YES)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'Empfehlungsnummer', code: 'pflichtfeld' }] },
    });
    const { Empfehlungsnummer } = await claimable(app, TENANT, 0);
    expect(await answer(nummer, { ...YES, Empfehlungsnummer })).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'vorEmpfehlung' }] },
    });
    expect((await answer(await open({ ...(await claimable(app, TENANT)), Vorname: 'Nora', Nachname: 'N' }), YES)).status).toBe(200);
    expect(await storedClaim(app, TENANT, byName.Auftragsnummer)).toMatchObject({ status: 'Offen' });
  });

  test('advances an order that arrived meanwhile for the same person', async () => {
    const { person, body } = await unreported();
    const { Nachweis: _, Empfehlungsnummer: __, ...meldung } = body;
    await postAuftrag(app, TENANT, { ...meldung, Empfaengernummer: person.Empfaengernummer }, 'Eingegangen');
    expect((await answer(await open({ ...body, Vorname: 'Anders', Nachname: 'Geschrieben' }), YES)).body.Auftrag).toMatchObject({
      Status: 'Bestaetigt',
      Empfaengernummer: person.Empfaengernummer,
    });
  });
});

test('a claim for a person who is open on another referral of the same recommender is refused, and stays open', async () => {
  const { person, body } = await unreported(false);
  await app.later(61);
  const second = await recipient(app, TENANT);
  await app.inTenant(TENANT, ({ tx }) =>
    tx.updateTable('empfaenger').set({ email_alias: person.email }).where('empfaengernummer', '=', second.Empfaengernummer).execute(),
  );
  expect(await answer(await open(body), YES)).toMatchObject({ status: 409, body: { code: 'EmpfehlungExists' } });
  expect(await storedClaim(app, TENANT, body.Auftragsnummer)).toMatchObject({ status: 'Offen', entschieden_am: null });
  expect(await statusOfEmpfaenger(app, TENANT, person.Empfaengernummer)).toBe('Abgelaufen');
});

describe('a claim for an order that already earns a reward', () => {
  const claimFor = ({ Auftragsnummer, Auftragsdatum, ProduktId }: ReturnType<typeof order>) => ({
    ...byName,
    Auftragsnummer,
    Auftragsdatum,
    ProduktId,
  });

  test.each(['ordered', 'released'])("is refused if the order is another recommender's and %s", async (stand) => {
    const { auftrag } = await (stand === 'ordered' ? ordered : released)(app, TENANT);
    await app.clock.advance(1);
    const other = await login(app, TENANT, (await newAccount(app, TENANT)).email);
    const nummer = await opened(app, TENANT, other, claimFor(auftrag));
    expect(await answer(nummer, YES)).toMatchObject(KONFLIKT);
    expect(await answer(nummer, { ...YES, Empfaengernummer: auftrag.Empfaengernummer })).toMatchObject(KONFLIKT);
    expect(await storedClaim(app, TENANT, auftrag.Auftragsnummer)).toMatchObject({ status: 'Offen', entschieden_am: null });
  });

  test("is refused if the order is the recommender's own and released, and no grant is added", async () => {
    const { auftrag } = await released(app, TENANT);
    const nummer = await open(claimFor(auftrag));
    expect(await answer(nummer, YES)).toMatchObject(KONFLIKT);
    expect(await grantsOf(app, TENANT, auftrag.Auftragsnummer)).toHaveLength(2);
    expect((await answer(nummer, NO)).status).toBe(200);
  });
});
