import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { enterData, isStored, movedBy, recipient, released, statusOfEmpfaenger } from '../../../test/support/money.ts';
import { accept, findRewardedProdukt, join, login, newEmail, order, postAuftrag, recommend } from '../../../test/support/walk.ts';
import { addDays } from '../../calendar.ts';
import { withdraw } from '../empfaenger/erase.ts';
import { findEmpfaenger } from '../empfaenger/store.ts';

const app = testApp();

const TENANT = 'telko';
const RECOMMENDED = 481;
const OTHER = 462;

const status = (nummer: string) => statusOfEmpfaenger(app, TENANT, nummer);

describe('an order without a reward', () => {
  test('for another product than recommended is stored, released and earns nothing', async () => {
    const person = await recipient(app, TENANT, { produkt: RECOMMENDED });
    const auftrag = order(app, person.Empfaengernummer, OTHER);
    const taken = await postAuftrag(app, TENANT, auftrag, 'Bestaetigt');
    expect(taken).toMatchObject({ status: 201, body: { Grund: 'AnderesProdukt', Praemierungen: [] } });
    await app.later(15);
    const moved = await movedBy(app, TENANT, async () => {
      const reply = await postAuftrag(app, TENANT, auftrag, 'Freigegeben');
      expect(reply).toMatchObject({ status: 200, body: { Status: 'Freigegeben', Grund: 'AnderesProdukt', Praemierungen: [] } });
    });
    expect(moved).toEqual({});
    expect(await status(person.Empfaengernummer)).toBe('Freigegeben');
  });

  test('dated after the end of the reward gets KeinePraemie; one of its last day earns it, even if released later', async () => {
    const inTime = await recipient(app, TENANT, { produkt: 463 });
    const tooLate = await recipient(app, TENANT, { produkt: 463 });
    const last = order(app, inTime.Empfaengernummer, 463);
    await app.inTenant(TENANT, ({ tx }) =>
      tx.updateTable('praemie').set({ enddatum: last.Auftragsdatum }).where('produkt_id', '=', 463).execute(),
    );
    expect((await postAuftrag(app, TENANT, last, 'Bestaetigt')).body).not.toHaveProperty('Grund');
    await app.later(1);
    const after = { ...order(app, tooLate.Empfaengernummer, 463), Auftragsdatum: addDays(last.Auftragsdatum, 1) };
    expect(await postAuftrag(app, TENANT, after, 'Bestaetigt')).toMatchObject({ status: 201, body: { Grund: 'KeinePraemie' } });
    await app.later(20);
    expect((await postAuftrag(app, TENANT, last, 'Freigegeben')).body.Praemierungen).toHaveLength(2);
    expect((await postAuftrag(app, TENANT, after, 'Freigegeben')).body.Praemierungen).toEqual([]);
  });
});

describe('a confirmed order', () => {
  test('confirms a recipient who neither accepted the terms nor opened the mailed link, whose data then stays after 12 weeks', async () => {
    const { Empfaengernummer, ProduktId } = await recipient(app, TENANT, { accepted: false });
    const auftrag = order(app, Empfaengernummer, ProduktId);
    await postAuftrag(app, TENANT, auftrag, 'Eingegangen');
    expect(await status(Empfaengernummer)).toBe('Offen');
    await postAuftrag(app, TENANT, auftrag, 'Bestaetigt');
    expect(await status(Empfaengernummer)).toBe('Ok');
    await app.later(100);
    expect(await status(Empfaengernummer)).toBe('Ok');
    const row = await app.inTenant(TENANT, ({ tx }) =>
      tx
        .selectFrom('empfaenger')
        .select(['vorname', 'bestaetigt_durch'])
        .where('empfaengernummer', '=', Empfaengernummer)
        .executeTakeFirstOrThrow(),
    );
    expect(row).toEqual({ vorname: 'Jörg', bestaetigt_durch: 'Auftrag' });
  });

  test('moves an expired recipient from Abgelaufen to Ok', async () => {
    const { Empfaengernummer, ProduktId } = await recipient(app, TENANT, { accepted: false });
    const auftrag = order(app, Empfaengernummer, ProduktId);
    await app.later(61);
    expect(await status(Empfaengernummer)).toBe('Abgelaufen');
    expect((await postAuftrag(app, TENANT, auftrag, 'Bestaetigt')).status).toBe(201);
    expect(await status(Empfaengernummer)).toBe('Ok');
    expect((await postAuftrag(app, TENANT, auftrag, 'Freigegeben')).body.Praemierungen).toHaveLength(2);
  });

  test('earns a reward again after all grants of an earlier order expired', async () => {
    const { Empfaengernummer, ProduktId } = await released(app, TENANT);
    await app.later(91);
    expect(await status(Empfaengernummer)).toBe('Abgelaufen');
    const second = order(app, Empfaengernummer, ProduktId);
    await postAuftrag(app, TENANT, second, 'Bestaetigt');
    expect(await status(Empfaengernummer)).toBe('Ok');
    await app.later(15);
    expect((await postAuftrag(app, TENANT, second, 'Freigegeben')).body.Praemierungen).toHaveLength(2);
  });

  test('is refused if the expired recipient is open on another referral of the same recommender', async () => {
    const first = await recipient(app, TENANT, { accepted: false });
    const auftrag = order(app, first.Empfaengernummer, first.ProduktId);
    await app.later(61);
    const second = await recipient(app, TENANT);
    await app.inTenant(TENANT, (context) =>
      context.tx
        .updateTable('empfaenger')
        .set({ email_alias: first.email })
        .where('empfaengernummer', '=', second.Empfaengernummer)
        .execute(),
    );
    expect(await postAuftrag(app, TENANT, auftrag, 'Bestaetigt')).toMatchObject({ status: 409, body: { code: 'EmpfehlungExists' } });
    expect(await isStored(app, TENANT, auftrag.Auftragsnummer)).toBe(false);
  });

  test('is refused with 409 and not stored for a cancelled recipient', async () => {
    const { Empfaengernummer, ProduktId } = await recipient(app, TENANT);
    const first = order(app, Empfaengernummer, ProduktId);
    await postAuftrag(app, TENANT, first, 'Storniert');
    for (const wanted of ['Eingegangen', 'Bestaetigt', 'Storniert']) {
      const another = order(app, Empfaengernummer, ProduktId);
      const refused = await postAuftrag(app, TENANT, another, wanted);
      expect(refused).toMatchObject({
        status: 409,
        body: {
          code: 'Konflikt',
          detail: expect.stringMatching(new RegExp(`hat schon einen Auftrag, ${first.Auftragsnummer}, .*über einen neuen Empfehlungslink`)),
        },
      });
      expect(await isStored(app, TENANT, another.Auftragsnummer)).toBe(false);
    }
  });

  test('is refused without naming an order for a recipient who takes part no more and never ordered', async () => {
    const { Empfaengernummer, ProduktId } = await recipient(app, TENANT);
    await app.inTenant(TENANT, async (context) => {
      const row = await findEmpfaenger(context, Empfaengernummer);
      if (row) await withdraw(context, row, 'Test');
    });
    expect(await postAuftrag(app, TENANT, order(app, Empfaengernummer, ProduktId), 'Bestaetigt')).toMatchObject({
      status: 409,
      body: { code: 'Konflikt', detail: expect.stringContaining('weil die Person nicht mehr teilnimmt') },
    });
  });
});

test('a second order of a recipient cannot be released while the first one counts, and the refusal names the first one', async () => {
  const { Empfaengernummer, ProduktId, Auftragsnummer } = await released(app, TENANT);
  const second = order(app, Empfaengernummer, ProduktId);
  expect((await postAuftrag(app, TENANT, second, 'Bestaetigt')).status).toBe(201);
  await app.later(15);
  const refused = await postAuftrag(app, TENANT, second, 'Freigegeben');
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'Konflikt',
      detail: expect.stringMatching(new RegExp(`hat schon einen freigegebenen Auftrag, ${Auftragsnummer}, .*neuen Empfehlungslink`)),
    },
  });
});

describe('a recipient whose order was cancelled', () => {
  const cancelled = async () => {
    const session = await login(app, TENANT);
    const { Empfehlungsnummer } = await recommend(app, TENANT, session);
    const person = await join(app, TENANT, Empfehlungsnummer);
    await accept(app, TENANT, person);
    const { Id } = await findRewardedProdukt(app, TENANT);
    const auftrag = order(app, person.Empfaengernummer, Id);
    await postAuftrag(app, TENANT, auftrag, 'Bestaetigt');
    expect((await postAuftrag(app, TENANT, auftrag, 'Storniert')).status).toBe(200);
    expect(await status(person.Empfaengernummer)).toBe('Storniert');
    return { ...person, session, ProduktId: Id };
  };

  test.each([
    ['a link for many', false],
    ['a link for the named person', true],
  ])('can be recommended again by %s and earns its reward', async (_, isNamed) => {
    const { email, session, ProduktId } = await cancelled();
    const empfaenger = isNamed ? { empfaenger: { Vorname: 'Jörg', Email: email } } : {};
    const { Empfehlungsnummer } = await recommend(app, TENANT, session, empfaenger);
    const again = await join(app, TENANT, Empfehlungsnummer, email);
    await accept(app, TENANT, again);
    const auftrag = order(app, again.Empfaengernummer, ProduktId);
    expect((await postAuftrag(app, TENANT, auftrag, 'Bestaetigt')).status).toBe(201);
    await app.later(15);
    const freed = await postAuftrag(app, TENANT, auftrag, 'Freigegeben');
    expect(freed).toMatchObject({ status: 200, body: { Status: 'Freigegeben' } });
    expect(freed.body.Praemierungen).toHaveLength(2);
  });

  test('gets a refusal in English that names the way out', async () => {
    const { Empfaengernummer, ProduktId } = await cancelled();
    const body = { ...order(app, Empfaengernummer, ProduktId), Status: 'Bestaetigt' };
    const headers = { 'x-accept-language': 'en' };
    const refused = await app.api(TENANT, 'POST', '/auftrag', { bearer: `demo-${TENANT}`, body, headers });
    expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining('through a new referral link') } });
  });
});

test('a message that does not fit the stored order says what does not fit', async () => {
  const { Empfaengernummer, ProduktId } = await recipient(app, TENANT);
  const other = await recipient(app, TENANT);
  const auftrag = order(app, Empfaengernummer, ProduktId);
  await postAuftrag(app, TENANT, auftrag, 'Bestaetigt');
  const detailOf = async (change: object, to = 'Bestaetigt') => {
    const { status: code, body } = await postAuftrag(app, TENANT, { ...auftrag, ...change }, to);
    expect(code, JSON.stringify(body)).toBe(409);
    return body.detail;
  };
  expect(await detailOf({ Auftragsdatum: addDays(auftrag.Auftragsdatum, -1) })).toContain('Auftragsdatum');
  expect(await detailOf({ Empfehlungsnummer: other.Empfehlungsnummer })).toContain('gehören nicht zusammen');
  expect(await detailOf({}, 'Eingegangen')).toBe(
    'Der Auftrag ist Bestaetigt und kann nicht mehr Eingegangen werden. Ein neuer Auftrag braucht eine eigene Auftragsnummer.',
  );
});

describe('an order of a product for young people', () => {
  const takenAt = async (geburtsdatum: (today: string) => string) => {
    const { Empfehlungsnummer, ProduktId, young } = await youngReferral();
    const [year = '', month, day] = order(app, '', ProduktId).Auftragsdatum.split('-');
    const birth = geburtsdatum(`${day}.${month}.${Number(year) - 28}`);
    const nummer = await app.inTenant(TENANT, (context) => enterData(context, Empfehlungsnummer, newEmail('jung'), birth));
    return postAuftrag(app, TENANT, order(app, nummer, young), 'Bestaetigt');
  };
  const youngReferral = async () => {
    const young = await app.inTenant(TENANT, async ({ tx }) => {
      const rows = await tx.selectFrom('produkt').select(['id', 'daten']).where('versteckt', '=', false).execute();
      return rows.find((row) => (row.daten as { Young?: boolean }).Young)?.id ?? 0;
    });
    return { ...(await recipient(app, TENANT, { produkt: young })), young };
  };
  const shifted = (day: string, by: number) => {
    const [d = '', m, y] = day.split('.');
    const [year, month, date] = addDays(`${y}-${m}-${d}`, by).split('-');
    return `${date}.${month}.${year}`;
  };

  test('is accepted until the day before the 28th birthday, by the order date', async () => {
    expect((await takenAt((today) => shifted(today, 1))).status).toBe(201);
    const refused = await takenAt((today) => today);
    expect(refused).toMatchObject({ status: 422, body: { code: 'Validierung', errors: [{ field: 'ProduktId', code: 'alter' }] } });
  });

  test('is accepted without a date of birth', async () => {
    const { Empfaengernummer, young } = await youngReferral();
    await app.inTenant(TENANT, ({ tx }) =>
      tx.updateTable('empfaenger').set({ geburtsdatum: null }).where('empfaengernummer', '=', Empfaengernummer).execute(),
    );
    expect((await postAuftrag(app, TENANT, order(app, Empfaengernummer, young), 'Bestaetigt')).status).toBe(201);
  });
});
