import { describe, expect, test } from 'vitest';
import { isUeberfaellig } from '../../../../contract/rules/rechnung.ts';
import { testApp } from '../../../../test/support/app.ts';
import { loginBetrieb } from '../../../../test/support/betrieb.ts';
import { configured } from '../../../../test/support/mandant.ts';
import { postAuftrag } from '../../../../test/support/walk.ts';
import { addDays } from '../../../calendar.ts';
import { expectProblem } from '../../../http/problem.fixture.ts';
import { eraseEmpfaenger } from '../store.ts';
import { rechnungenOf, TENANT } from './rechnungen.fixture.ts';

const app = testApp();
const { session, enter, call, month, rowsOf, read, pay, payPart, cancel, run, today, openOf, numbersOf, invoiced } = rechnungenOf(app);

describe('the list of invoices', () => {
  test('shows a document with its agency, and finds it by number, agency, status and day of issue', async () => {
    const { nr, agenturnummer } = await invoiced();
    const [row, ...others] = await rowsOf({ Suche: agenturnummer });
    expect(others).toEqual([]);
    expect(row).toEqual({
      Monat: month(),
      Rechnungsnummer: nr,
      Agenturnummer: agenturnummer,
      AgenturName: expect.stringContaining('Agentur Testweg'),
      Art: 'Rechnung',
      BruttoCent: 7021,
      OffenCent: 7021,
      AusgestelltAm: today(),
      FaelligAm: addDays(today(), 14),
      ErinnertAm: null,
      Stand: null,
      Laufnummer: null,
      Status: 'Offen',
    });
    for (const Suche of [nr, nr.slice(0, -1), nr.toLowerCase(), agenturnummer.toLowerCase()])
      expect(await numbersOf({ Suche }), Suche).toContain(nr);
    for (const Suche of [nr.slice(1), agenturnummer.slice(0, -1), '%']) expect(await numbersOf({ Suche }), Suche).not.toContain(nr);
    const of = { Suche: agenturnummer };
    expect(await numbersOf({ ...of, Status: ['Offen'], Von: today(), Bis: today() })).toEqual([nr]);
    expect(await numbersOf({ ...of, Status: ['Bezahlt', 'Storniert'] })).toEqual([]);
    expect(await numbersOf({ ...of, Bis: addDays(today(), -1) })).toEqual([]);
  });

  test('sums what is open, without what is paid and what was cancelled', async () => {
    const { nr, agenturnummer } = await invoiced();
    const sums = async () => (await call('PUT', 'rechnungen', { Filter: { Suche: agenturnummer } })).body.Summen;
    expect(await sums()).toEqual({ BruttoCent: 7021, OffenCent: 7021 });
    await cancel(nr);
    expect(await sums()).toEqual({ BruttoCent: 0, OffenCent: 0 });
    await run(month());
    const next = (await numbersOf({ Suche: agenturnummer, Status: ['Offen'] }))[0] ?? '';
    await pay(next, today());
    expect(await sums()).toEqual({ BruttoCent: 7021, OffenCent: 0 });
  });

  test('pages by month, number and day of payment without a gap, and refuses other columns', async () => {
    for (const _ of [1, 2, 3]) await invoiced();
    for (const OrderBy of ['Monat', 'Rechnungsnummer', 'FaelligAm'])
      for (const Descending of [true, false]) {
        const page = (more: object) => call('PUT', 'rechnungen', { OrderBy, Descending, ...more });
        const all = (await page({ Pagesize: 200 })).body.Content;
        const first = (await page({ Pagesize: 2 })).body;
        const second = (await page({ Pagesize: 2, Nach: first.Nach })).body;
        expect([...first.Content, ...second.Content]).toEqual(all.slice(0, 4));
      }
    for (const OrderBy of ['BruttoCent', 'AgenturName', 'Status'])
      expectProblem(await call('PUT', 'rechnungen', { OrderBy }), 422, 'Validierung');
  });

  test('finds as overdue exactly the documents whose badge says so', async () => {
    const [open, part, paid] = [await invoiced(), await invoiced(), await invoiced()];
    await payPart(part.nr, 1000, 7021);
    await pay(paid.nr, today());
    const overdue = async () => (await rowsOf({})).filter((row) => isUeberfaellig(row, today())).map((row) => row.Rechnungsnummer);
    for (const [days, expected] of [
      [14, []],
      [1, [open.nr, part.nr]],
    ] as const) {
      await app.clock.advance(days);
      await enter();
      const found = await numbersOf({ Faellig: 'Ueberfaellig' });
      expect(found.sort()).toEqual((await overdue()).sort());
      expect([open, part, paid].map(({ nr }) => nr).filter((nr) => found.includes(nr))).toEqual(expected);
    }
  });

  test('keeps overdue invoices from the day after their last one, and credits that are not paid out, which home counts', async () => {
    const { nr, agenturnummer, auftrag } = await invoiced();
    const due = { Suche: agenturnummer, Faellig: 'Ueberfaellig' };
    const home = async (as: string) => {
      const { body } = await call('GET', 'heute', undefined, {}, as);
      return body.Anstehend.filter(({ Liste }: { Liste: string }) => Liste === 'rechnungen').map(({ Faellig, Anzahl }: never) => [
        Faellig,
        Anzahl,
      ]);
    };
    await app.clock.advance(14);
    await enter();
    expect(await numbersOf(due)).toEqual([]);
    await app.clock.advance(1);
    await enter();
    expect(await numbersOf(due)).toEqual([nr]);
    const count = (await rowsOf({ Faellig: 'Ueberfaellig' })).length;
    expect(await home(session.bearer)).toContainEqual(['Ueberfaellig', count]);
    expect(await home((await loginBetrieb(app, { rollen: { [TENANT]: ['Support'] } })).bearer)).toEqual([]);
    await pay(nr, today());
    expect(await numbersOf(due)).toEqual([]);

    await postAuftrag(app, TENANT, auftrag, 'Storniert');
    await app.clock.advance(31);
    await enter();
    await run(month());
    const [credit] = await rowsOf({ Suche: agenturnummer, Faellig: 'Guthaben' });
    expect(credit).toMatchObject({ Art: 'Korrektur', BruttoCent: -7021, OffenCent: -7021, Status: 'Offen' });
    expect(await home(session.bearer)).toContainEqual(['Guthaben', (await rowsOf({ Faellig: 'Guthaben' })).length]);
    expect((await pay(credit?.Rechnungsnummer ?? '', today())).body).toMatchObject({ Status: 'Bezahlt', OffenCent: 0 });
    expect(await openOf(agenturnummer)).toBe(0);
    expect(await rowsOf({ Suche: agenturnummer, Faellig: 'Guthaben' })).toEqual([]);
  });

  test('does not exist at a tenant without agencies, whose people have no rights about them', async () => {
    const { nr } = await invoiced();
    await configured(app, TENANT, { ModuleAgentur: 'Aus' }, async () => {
      for (const reply of [
        await call('PUT', 'rechnungen', {}),
        await read(nr),
        await call('GET', `rechnungen/${nr}.pdf`),
        await pay(nr, today()),
        await cancel(nr),
        await run(month()),
      ])
        expectProblem(reply, 404, 'NichtGefunden');
      const { body } = await app.api(TENANT, 'GET', '/api/v1/betrieb/user', { bearer: session.bearer });
      expect(JSON.stringify(body)).not.toContain('Agenturen');
      // Claims exist without agencies too.
      expect(JSON.stringify(body)).toContain('Belege');
      expect((await call('GET', 'heute')).status).toBe(200);
    });
    expect((await read(nr)).body.Status).toBe('Offen');
  });
});

describe('the sheet of an invoice', () => {
  test('has lines, sums and timeline, and what the person can decide', async () => {
    const { nr, agenturnummer } = await invoiced();
    expect((await read(nr)).body).toMatchObject({
      Rechnungsnummer: nr,
      Agenturnummer: agenturnummer,
      NettoCent: 5900,
      UstCent: 1121,
      UstProzent: 19,
      BruttoCent: 7021,
      Eingaenge: [],
      Positionen: [
        { Vorgang: 'Praemie', BetragCent: 5000 },
        { Vorgang: 'Gebuehr', BetragCent: 900 },
      ],
      Verlauf: [{ Am: expect.any(String), Was: 'Ausgestellt von Test' }],
      HatPdf: true,
      Grund: null,
      Aktionen: ['Bezahlt', 'Stornieren'],
    });
  });

  test('offers the PDF as it was issued, until its years are over', async () => {
    const { nr } = await invoiced();
    const pdf = await call('GET', `rechnungen/${nr}.pdf`);
    expect([pdf.status, pdf.headers['content-type'], pdf.raw.subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-']);
    expect(pdf.headers['content-disposition']).toContain(`${nr}.pdf`);
    const again = await call('GET', `rechnungen/${nr}.pdf`, undefined, { 'if-none-match': String(pdf.headers.etag) });
    expect(again.status).toBe(304);
    await cancel(nr);
    await app.inTenant(TENANT, (context) => eraseEmpfaenger(context, [nr]));
    expectProblem(await call('GET', `rechnungen/${nr}.pdf`), 410, 'Abgelaufen');
    expect((await read(nr)).body).toMatchObject({ HatPdf: false, Grund: null, Status: 'Storniert' });
  });

  test('offers no decision to people who only see, and is not found elsewhere', async () => {
    const { nr } = await invoiced();
    const { bearer: auditor } = await loginBetrieb(app, { rollen: { [TENANT]: ['Pruefung'], telko: ['Betrieb'] }, giltBis: '2028-01-01' });
    session.bearer = auditor;
    expect((await read(nr)).body.Aktionen).toEqual([]);
    for (const path of [`rechnungen/${nr}`, `rechnungen/${nr}.pdf`])
      expectProblem(await app.api('telko', 'GET', `/betrieb/${path}`, { bearer: session.bearer }), 404, 'NichtGefunden');
    expectProblem(await read('RE-99999'), 404, 'NichtGefunden');
    for (const refused of [await pay(nr, today()), await cancel(nr), await run(month())]) expectProblem(refused, 403, 'NichtAuthorisiert');
    expect((await read(nr)).body.Status).toBe('Offen');
  });
});
