import { beforeAll, describe, expect, test } from 'vitest';
import { inviteEmpfehler, makeAgentur } from '../../../test/support/agentur.ts';
import { testApp } from '../../../test/support/app.ts';
import { loginBetrieb } from '../../../test/support/betrieb.ts';
import { recipient } from '../../../test/support/money.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { insertAuftrag } from '../../../test/support/referral-rows.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { order } from '../../../test/support/walk.ts';
import { addDays, dayOf } from '../../calendar.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';

const app = testApp();
const TODAY = dayOf(TEST_NOW);
const day = (later: number) => addDays(TODAY, later);
const people = { Betrieb: '', Pruefung: '', Redaktion: '', Support: '' };
beforeAll(async () => {
  for (const rolle of ['Betrieb', 'Pruefung', 'Redaktion', 'Support'] as const)
    people[rolle] = (await loginBetrieb(app, { rollen: { telko: [rolle], energie: [rolle] }, giltBis: day(90) })).bearer;
});

const FROM_TOMORROW = { Startdatum: day(1), Enddatum: day(365) };
const preview = (tenant: string, body: object, bearer = people.Betrieb) =>
  app.api(tenant, 'POST', '/betrieb/praemien/vorschau', { bearer, body: { ...FROM_TOMORROW, ...body } });

interface Wish {
  readonly tenant?: string;
  readonly produkt: number;
  readonly anteil?: 100 | 50 | 0;
  /** The order date, in days before today. */
  readonly before?: number;
  readonly empfehler?: { readonly id: string; readonly email: string };
}

/** An order by a link of its own; returns its numbers. */
async function ordered({ tenant = 'telko', produkt, anteil = 50, before = 10, empfehler }: Wish) {
  const person = await recipient(app, tenant, { produkt, anteil, ...(empfehler && { empfehler }) });
  const auftrag = { ...order(app, person.Empfaengernummer, produkt), Auftragsdatum: day(-before) };
  await app.inTenant(tenant, (context) => insertAuftrag(context, person, auftrag));
  return { ...person, Auftragsnummer: auftrag.Auftragsnummer };
}

const update = (tenant: string, table: 'auftrag' | 'empfehlung' | 'empfaenger', set: string, key: string, nummer: string) =>
  queryAsOwner(app, `update ${table} set ${set} where mandant = $1 and ${key} = $2`, [tenant, nummer]);

describe('the preview of a reward', () => {
  test('sums the rewards of the orders of 90 days of its product by their shares', async () => {
    const produkt = 461;
    await ordered({ produkt, anteil: 50, before: 1 });
    await ordered({ produkt, anteil: 100, before: 90 });
    await ordered({ produkt, anteil: 0, before: 30 });
    await ordered({ produkt, before: 91 });
    await ordered({ produkt, before: 0 });
    const { Auftragsnummer } = await ordered({ produkt });
    await update('telko', 'auftrag', "status = 'Storniert'", 'auftragsnummer', Auftragsnummer);
    const other = await ordered({ produkt });
    await update('telko', 'auftrag', "grund = 'AnderesProdukt'", 'auftragsnummer', other.Auftragsnummer);
    await ordered({ produkt: 463 });
    await ordered({ tenant: 'energie', produkt: 1 });
    const { status, body } = await preview('telko', { ProduktId: produkt, WertCent: 9001 });
    expect(status).toBe(200);
    expect(body).toEqual({
      Von: day(-90),
      Bis: day(-1),
      Auftraege: 3,
      Bisher: { EmpfehlerCent: 10_500, EmpfaengerCent: 10_500, SummeCent: 21_000 },
      Damit: { EmpfehlerCent: 13_502, EmpfaengerCent: 13_501, SummeCent: 27_003 },
      LinksMehr: 0,
    });
  });

  test('takes an order without a reward at nothing so far, and knows no orders of an unknown product', async () => {
    const { Auftragsnummer } = await ordered({ produkt: 471 });
    await update('telko', 'auftrag', "grund = 'KeinePraemie'", 'auftragsnummer', Auftragsnummer);
    await queryAsOwner(app, `update praemie set startdatum = $1 where mandant = 'telko' and produkt_id = 471`, [TODAY]);
    const { body } = await preview('telko', { ProduktId: 471, WertCent: 1000 });
    expect(body).toMatchObject({
      Auftraege: 1,
      Bisher: { SummeCent: 0 },
      Damit: { EmpfehlerCent: 500, EmpfaengerCent: 500, SummeCent: 1000 },
    });
    expect((await preview('telko', { ProduktId: 99_999, WertCent: 1000 })).body).toMatchObject({ Auftraege: 0, LinksMehr: 0 });
  });

  test('for all products leaves out those with a reward of their own', async () => {
    const own = {
      id: 900,
      produkt_id: 2,
      titel: 'Eigene',
      titel_en: 'Own',
      startdatum: day(-100),
      enddatum: day(100),
      enddatum_anzeige: day(100),
    };
    await app.inTenant('energie', ({ tx }) =>
      tx
        .insertInto('praemie')
        .values({ ...own, wert_cent: 8000 })
        .execute(),
    );
    await ordered({ tenant: 'energie', produkt: 1, anteil: 100, before: 20 });
    await ordered({ tenant: 'energie', produkt: 2, before: 20 });
    const earlier = (await preview('energie', { ProduktId: null, WertCent: 5000 })).body;
    expect(earlier).toMatchObject({ LinksMehr: 0 });
    expect(earlier.Bisher).toEqual(earlier.Damit);
    const { body } = await preview('energie', { ProduktId: null, WertCent: 2000 });
    expect([body.Auftraege, body.Bisher.SummeCent, body.Damit.SummeCent]).toEqual([2, 10_000, 4000]);
    expect(body.LinksMehr).toBe(2);
    expect((await preview('energie', { ProduktId: 2, WertCent: 7000 })).body).toMatchObject({
      Auftraege: 1,
      Bisher: { EmpfehlerCent: 4000, EmpfaengerCent: 4000, SummeCent: 8000 },
      Damit: { EmpfehlerCent: 3500, EmpfaengerCent: 3500, SummeCent: 7000 },
      LinksMehr: 1,
    });
    // The reward for all products counts for product 1 until it has one of its own.
    expect((await preview('energie', { ProduktId: 1, WertCent: 5001 })).body).toMatchObject({
      Bisher: { SummeCent: 10_000 },
      LinksMehr: 0,
    });
  });

  test('counts the links that can be followed and promise more than with it', async () => {
    const produkt = 472;
    const link = () => recipient(app, 'telko', { produkt });
    const [open, ended, unconfirmed, named, left] = [await link(), await link(), await link(), await link(), await link()];
    const referral = (set: string, { Empfehlungsnummer }: typeof open) =>
      update('telko', 'empfehlung', set, 'empfehlungsnummer', Empfehlungsnummer);
    await referral(`gueltig_bis = '${TODAY}'`, open);
    await referral(`gueltig_bis = '${day(-1)}'`, ended);
    await referral('bestaetigt_am = null', unconfirmed);
    for (const one of [named, left]) await referral('empfehlungslink = false', one);
    await update('telko', 'empfaenger', "status = 'Abgelaufen'", 'empfaengernummer', left.Empfaengernummer);
    const more = async (WertCent: number) => (await preview('telko', { ProduktId: produkt, WertCent })).body.LinksMehr;
    expect([await more(6999), await more(7000), await more(7001)]).toEqual([2, 0, 0]);
  });

  test('leaves the amounts that an agency’s plan replaces', async () => {
    const produkt = 473;
    const agenturnummer = await makeAgentur(app, 'telko');
    const empfehler = await inviteEmpfehler(app, 'telko', { agenturnummer });
    await queryAsOwner(
      app,
      `insert into praemienplan (mandant, praemienplan_id, agenturnummer, produkt_id, wert_cent, startdatum, angelegt_von, angelegt_am)
       values ('telko', 'plan-1', $1, $2, 4000, $3, 'Test', now() - interval '1 year')`,
      [agenturnummer, produkt, day(-200)],
    );
    await ordered({ produkt, empfehler });
    await ordered({ produkt });
    expect((await preview('telko', { ProduktId: produkt, WertCent: 1000 })).body).toMatchObject({
      Auftraege: 2,
      Bisher: { SummeCent: 11_000 },
      Damit: { SummeCent: 5000 },
      LinksMehr: 1,
    });
  });

  test('is open to all who see the draft, and to nobody else', async () => {
    const body = { ProduktId: 461, WertCent: 1000 };
    expect((await preview('telko', body, people.Pruefung)).status).toBe(200);
    expect((await preview('telko', body, people.Redaktion)).status).toBe(200);
    expectProblem(await preview('telko', body, people.Support), 403, 'NichtAuthorisiert');
    expectProblem(await preview('intern', body), 404, 'NichtGefunden');
  });

  test.each([
    ['an end before the begin', { Startdatum: day(2), Enddatum: day(1) }, { Enddatum: 'vorBeginn' }],
    ['a negative amount', { WertCent: -1 }, { WertCent: 'zahl' }],
    ['no amount', { WertCent: 0 }, { WertCent: 'zahl' }],
    ['an amount that no column holds', { WertCent: 2_147_483_648 }, { WertCent: 'zahl' }],
    ['a product number that no column holds', { ProduktId: 2_147_483_648 }, { ProduktId: 'zahl' }],
    ['a day that does not exist', { Startdatum: '2026-02-30' }, { Startdatum: 'datum' }],
    ['no product', { ProduktId: undefined }, { ProduktId: 'pflichtfeld' }],
    ['an unknown field', { Titel: 'x' }, { Titel: 'unbekannt' }],
  ])('is refused with %s', async (_, body, errors) => {
    const reply = await preview('telko', { ProduktId: 461, WertCent: 1000, ...body });
    expectProblem(reply, 422, 'Validierung');
    expect(fieldCodes(reply)).toEqual(errors);
  });
});

describe('a reward of the draft', () => {
  const call = (method: 'GET' | 'PATCH' | 'POST' | 'DELETE', path: string, body?: object) =>
    app.api('energie', method, `/betrieb/${path}`, { bearer: people.Betrieb, ...(body && { body }) });
  const list = async () => (await call('GET', 'entwurf')).body.Ordner['praemien.json'] as Record<string, unknown>[];

  /** Faults of the draft after these changes of its rewards; the draft is discarded. */
  async function faultsOf(changes: readonly (readonly [index: number, field: string | null, wert: unknown])[]) {
    for (const [index, field, Wert] of changes) {
      const Bisher = field === null ? (await list())[index] : (await list())[index]?.[field];
      const Pfad = ['praemien.json', String(index), ...(field === null ? [] : [field])];
      expect((await call('PATCH', 'entwurf', { Pfad, Wert, Bisher })).status).toBe(200);
    }
    const { Fehler } = (await call('POST', 'entwurf/pruefen')).body as { Fehler: { Pfad: string[]; Meldung: string }[] };
    await call('DELETE', 'entwurf');
    return Fehler.map(({ Pfad, Meldung }) => [Pfad.slice(1).join('.'), Meldung] as const);
  }

  /** The index of the reward for all products, and of the next new one. */
  async function places() {
    const praemien = await list();
    return { all: praemien.findIndex(({ ProduktId }) => ProduktId === null), next: praemien.length };
  }
  const added = (more: object) => ({
    Id: 950,
    ProduktId: null,
    Titel: 'Neue',
    WertCent: 6000,
    Startdatum: day(1),
    Enddatum: '2036-12-31',
    EnddatumAnzeige: '2036-12-31',
    En: { Titel: 'New' },
    ...more,
  });

  test('names an overlap, an end before the begin and an amount of nothing at their fields', async () => {
    const { all, next } = await places();
    expect(await faultsOf([[next, null, added({})]])).toEqual([[`${next}.Startdatum`, expect.stringContaining('Die Prämien 950 und 1 ')]]);
    expect(
      await faultsOf([
        [all, 'Enddatum', day(0)],
        [all, 'EnddatumAnzeige', day(0)],
        [next, null, added({ Enddatum: day(0), EnddatumAnzeige: day(5), WertCent: 0 })],
      ]),
    ).toEqual([[`${next}.WertCent`, expect.any(String)]]);
    expect(
      await faultsOf([
        [all, 'Enddatum', day(0)],
        [all, 'EnddatumAnzeige', day(0)],
        [next, null, added({ Enddatum: day(0), EnddatumAnzeige: day(5) })],
      ]),
    ).toEqual([
      [`${next}.Enddatum`, expect.any(String)],
      [`${next}.EnddatumAnzeige`, expect.any(String)],
    ]);
  });

  test('names at the changed field what orders that wait for their release would lose', async () => {
    await ordered({ tenant: 'energie', produkt: 1, before: 3 });
    const { all, next } = await places();
    const waiting = expect.stringContaining('Freigabe');
    expect(await faultsOf([[all, 'WertCent', 4000]])).toEqual([[`${all}.WertCent`, waiting]]);
    expect(await faultsOf([[all, 'Startdatum', day(0)]])).toEqual([[`${all}.Startdatum`, waiting]]);
    const past = [
      [all, 'Enddatum', day(-5)],
      [all, 'EnddatumAnzeige', day(-5)],
      [next, null, added({ Startdatum: day(-4) })],
    ] as const;
    expect(await faultsOf(past)).toEqual([[`${all}.Enddatum`, waiting]]);
    expect(await faultsOf([[next, null, added({ ProduktId: 1, Startdatum: day(-4) })]])).toEqual([[`${next}.Startdatum`, waiting]]);
  });

  test('that is ended and followed by another on the next day has no fault', async () => {
    const { all, next } = await places();
    expect(
      await faultsOf([
        [all, 'Enddatum', day(0)],
        [all, 'EnddatumAnzeige', day(0)],
        [next, null, added({})],
      ]),
    ).toEqual([]);
  });
});
