import { describe, expect, test } from 'vitest';
import { loginAgentur } from '../../../../test/support/agentur.ts';
import { testApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { loginBetrieb } from '../../../../test/support/betrieb.ts';
import { queryAsOwner } from '../../../../test/support/rows.ts';
import { postAuftrag } from '../../../../test/support/walk.ts';
import { addDays } from '../../../calendar.ts';
import { expectProblem, fieldCodes } from '../../../http/problem.fixture.ts';
import { cancelRechnung, markBezahlt } from '../zahlung.ts';
import { GRUND, rechnungenOf, TENANT } from './rechnungen.fixture.ts';

const app = testApp();
const { session, enter, call, month, rowsOf, read, pay, payPart, cancel, run, today, openOf, invoiced, logOf } = rechnungenOf(app);

const bookedOf = async (nr: string) =>
  (
    await queryAsOwner<{ vorgang: string; betrag_cent: number; belegtag: string }>(
      app,
      "select vorgang, betrag_cent, belegtag::text from buchung where belegnummer = $1 and vorgang in ('Eingang', 'Zahlung') order by buchung_id",
      [nr],
    )
  ).map(({ vorgang, betrag_cent, belegtag }) => `${vorgang} ${betrag_cent} ${belegtag}`);

describe('a payment in parts', () => {
  test('leaves the rest open until the gross amount is reached, and is paid on the day of the last receipt', async () => {
    const { nr, agenturnummer } = await invoiced();
    const first = today();
    app.clock.pass({ days: 3 });
    await enter();
    const part = await payPart(nr, 2000, 7021, today());
    expect(part).toMatchObject({
      status: 200,
      body: {
        Status: 'Offen',
        OffenCent: 5021,
        BezahltAm: null,
        Eingaenge: [{ Am: today(), BetragCent: 2000 }],
        Aktionen: ['Bezahlt'],
      },
    });
    expect(await openOf(agenturnummer)).toBe(5021);
    const { body } = await call('PUT', 'rechnungen', { Filter: { Suche: agenturnummer } });
    expect([body.Content[0].OffenCent, body.Summen]).toEqual([5021, { BruttoCent: 7021, OffenCent: 5021 }]);
    // An earlier receipt that is entered later.
    expect((await payPart(nr, 1, 5021, first)).body).toMatchObject({ Status: 'Offen', OffenCent: 5020 });
    const [second, paidOn] = [today(), addDays(today(), -1)];
    const last = await payPart(nr, 5020, 5020, paidOn);
    expect(last.body).toMatchObject({ Status: 'Bezahlt', OffenCent: 0, BezahltAm: second, Aktionen: [] });
    expect(last.body.Eingaenge).toEqual([
      { Am: first, BetragCent: 1 },
      { Am: paidOn, BetragCent: 5020 },
      { Am: second, BetragCent: 2000 },
    ]);
    expect(await bookedOf(nr)).toEqual([
      `Eingang 2000 ${second}`,
      `Eingang 1 ${first}`,
      `Eingang 5020 ${paidOn}`,
      `Zahlung 7021 ${second}`,
    ]);
    expect(await openOf(agenturnummer)).toBe(0);
  });

  test('stands in the timeline with its amount and day, and in the audit log without a person', async () => {
    const { nr } = await invoiced();
    await payPart(nr, 2000, 7021);
    await pay(nr, today());
    const words = (await read(nr)).body.Verlauf.map(({ Was }: { Was: string }) => Was.replace(/\s/g, ' '));
    const day = today().split('-').reverse().join('.');
    expect(words.slice(1)).toEqual([
      `Eingang über 20,00 € vom ${day} eingetragen von Berta Beispiel`,
      'Als bezahlt eingetragen von Berta Beispiel',
    ]);
    expect((await logOf(nr)).slice(1)).toMatchObject([
      { was: 'rechnung.teilbezahlt', vorher: null, nachher: null, daten: { tag: today(), cent: 2000 } },
      { was: 'rechnung.bezahlt', vorher: 'Offen', nachher: 'Bezahlt', daten: { tag: today() } },
    ]);
    expect(await bookedOf(nr)).toEqual([`Eingang 2000 ${today()}`, `Eingang 5021 ${today()}`, `Zahlung 7021 ${today()}`]);
  });

  test('by two people at once, twice pressed and repeated with one key, is entered once', async () => {
    const { nr } = await invoiced();
    const people = [
      await loginBetrieb(app, { rollen: { [TENANT]: ['Betrieb'] } }),
      await loginBetrieb(app, { rollen: { [TENANT]: ['Buchhaltung'] } }),
    ];
    const answers = await atOnce(6, (n) => payPart(nr, 2000, 7021, today(), people[n % 2]?.bearer));
    expect(answers.map(({ status, body }) => [status, body.Status, body.OffenCent])).toEqual(Array(6).fill([200, 'Offen', 5021]));
    expect(await bookedOf(nr)).toEqual([`Eingang 2000 ${today()}`]);
    // The rest that a person saw before is another one now: nothing is booked, also of the whole.
    expect((await call('POST', `rechnungen/${nr}/bezahlt`, { Am: today(), OffenCent: 7021 })).body).toMatchObject({ OffenCent: 5021 });
    const headers = { 'idempotency-key': `teil-${nr}` };
    const body = { Am: today(), BetragCent: 21, OffenCent: 5021 };
    const repeated = await atOnce(3, () => call('POST', `rechnungen/${nr}/bezahlt`, body, headers));
    for (const one of repeated) expect(one.body).toEqual(repeated[0]?.body);
    expect((await read(nr)).body.OffenCent).toBe(5000);
    expect((await logOf(nr)).filter(({ was }) => was === 'rechnung.teilbezahlt')).toHaveLength(2);
  });

  test.each([
    ['nothing', { BetragCent: 0, OffenCent: 7021 }, { BetragCent: 'betragNull' }],
    ['less than nothing', { BetragCent: -1, OffenCent: 7021 }, { BetragCent: 'betragNull' }],
    ['more than is open', { BetragCent: 7022, OffenCent: 7021 }, { BetragCent: 'ueberOffen' }],
    ['half a cent', { BetragCent: 0.5, OffenCent: 7021 }, { BetragCent: 'typ' }],
    ['a part without what was seen', { BetragCent: 2000 }, { OffenCent: 'pflichtfeld' }],
  ])('of %s is an error at the field', async (_, amount, codes) => {
    const { nr } = await invoiced();
    expect(fieldCodes(await call('POST', `rechnungen/${nr}/bezahlt`, { Am: today(), ...amount }))).toEqual(codes);
    expect((await read(nr)).body).toMatchObject({ Status: 'Offen', OffenCent: 7021, Eingaenge: [] });
  });

  test('is on a day from the day of issue to today', async () => {
    const { nr } = await invoiced();
    expect(fieldCodes(await payPart(nr, 1, 7021, addDays(today(), 1)))).toEqual({ Am: 'zukunft' });
    expect(fieldCodes(await payPart(nr, 1, 7021, addDays(today(), -1)))).toEqual({ Am: 'vorRechnung' });
  });

  test('of a document that is paid, cancelled or of another tenant enters nothing', async () => {
    const [paid, cancelled] = [(await invoiced()).nr, (await invoiced()).nr];
    await pay(paid, today());
    await cancel(cancelled);
    expect((await payPart(paid, 1, 0)).body).toMatchObject({ Status: 'Bezahlt', OffenCent: 0 });
    expect((await payPart(cancelled, 1, 7021)).body).toMatchObject({ Status: 'Storniert', OffenCent: 0 });
    expect(await bookedOf(cancelled)).toEqual([]);
    const body = { Am: today(), BetragCent: 1, OffenCent: 7021 };
    const { bearer } = await loginBetrieb(app, { rollen: { telko: ['Buchhaltung'] } });
    expectProblem(await app.api('telko', 'POST', `/betrieb/rechnungen/${paid}/bezahlt`, { bearer, body }), 404, 'NichtGefunden');
  });

  test('keeps the document from being cancelled, which says what to do instead', async () => {
    const { nr } = await invoiced();
    await payPart(nr, 2000, 7021);
    const refused = await cancel(nr);
    expectProblem(refused, 409, 'Konflikt');
    expect(refused.body.detail).toContain('zum Teil bezahlt');
    expect((await read(nr)).body).toMatchObject({ Status: 'Offen', StorniertDurch: null, Grund: null });
    await expect(app.inTenant(TENANT, (context) => cancelRechnung(context, nr, 'Nein.'))).rejects.toMatchObject({ code: 'Konflikt' });
    // The command of the operator pays the rest.
    await app.inTenant(TENANT, (context) => markBezahlt(context, nr, today()));
    expect((await read(nr)).body).toMatchObject({ Status: 'Bezahlt', OffenCent: 0 });
  });

  test('and a cancellation at once leave one of them', async () => {
    const { nr } = await invoiced();
    const answers = await atOnce(4, (n) => (n % 2 === 0 ? payPart(nr, 2000, 7021) : cancel(nr, GRUND)));
    const { body } = await read(nr);
    if (body.Status === 'Offen') expect([body.OffenCent, answers[1]?.status, answers[3]?.status]).toEqual([5021, 409, 409]);
    else expect([body.Status, await bookedOf(nr)]).toEqual(['Storniert', []]);
  });

  test('is not made of an amount in favour of the agency', async () => {
    const { nr, agenturnummer, auftrag } = await invoiced();
    await pay(nr, today());
    await postAuftrag(app, TENANT, auftrag, 'Storniert');
    app.clock.pass({ days: 31 });
    await enter();
    await run(month());
    const [credit] = await rowsOf({ Suche: agenturnummer, Faellig: 'Guthaben' });
    const korrektur = credit?.Rechnungsnummer ?? '';
    for (const BetragCent of [2000, -2000, -7021])
      expect(fieldCodes(await payPart(korrektur, BetragCent, -7021))).toEqual({ BetragCent: 'nurGanz' });
    expect((await call('POST', `rechnungen/${korrektur}/bezahlt`, { Am: today(), OffenCent: -7021 })).body).toMatchObject({
      Status: 'Bezahlt',
      OffenCent: 0,
      Eingaenge: [],
    });
    expect(await openOf(agenturnummer)).toBe(0);
  });

  test('is seen by the agency: what was received, on which day, and the rest', async () => {
    const { nr, agenturnummer, owner } = await invoiced();
    await payPart(nr, 2000, 7021);
    const bearer = await loginAgentur(app, TENANT, owner);
    const { body } = await app.api(TENANT, 'GET', `/agentur/rechnungen/${agenturnummer}/${nr}`, { bearer });
    expect(body).toMatchObject({ Status: 'Offen', OffenCent: 5021, BezahltAm: null, Eingaenge: [{ Am: today(), BetragCent: 2000 }] });
    const list = await app.api(TENANT, 'PUT', `/agentur/rechnungen/${agenturnummer}`, { bearer, body: { OrderBy: 'BezahltAm' } });
    expect(list.body).toMatchObject({ Content: [{ OffenCent: 5021, BezahltAm: null }], Summen: { OffenCent: 5021 } });
    await enter();
    await pay(nr, today());
    const paid = await app.api(TENANT, 'PUT', `/agentur/rechnungen/${agenturnummer}`, { bearer, body: {} });
    expect(paid.body.Content).toMatchObject([{ OffenCent: 0, BezahltAm: today(), Status: 'Bezahlt' }]);
  });

  test('needs the right to change documents', async () => {
    const { nr } = await invoiced();
    session.bearer = (await loginBetrieb(app, { rollen: { [TENANT]: ['Pruefung'] }, giltBis: '2028-01-01' })).bearer;
    expectProblem(await payPart(nr, 2000, 7021), 403, 'NichtAuthorisiert');
  });
});
