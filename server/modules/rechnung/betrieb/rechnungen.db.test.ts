import { beforeAll, describe, expect, test } from 'vitest';
import type { Mandantenrolle } from '../../../../contract/rules/betriebsrollen.ts';
import { makeAgentur, makeBenutzer } from '../../../../test/support/agentur.ts';
import { testApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { inBetrieb, loginBetrieb } from '../../../../test/support/betrieb.ts';
import { configure, configured } from '../../../../test/support/mandant.ts';
import { ABRECHNEND, billable } from '../../../../test/support/rechnung.ts';
import { queryAsOwner } from '../../../../test/support/rows.ts';
import { postAuftrag } from '../../../../test/support/walk.ts';
import { addDays, dayOf } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { expectProblem, fieldCodes } from '../../../http/problem.fixture.ts';
import { setRoles } from '../../betrieb/index.ts';
import { readOffenCent } from '../../kassenbuch/index.ts';
import { issueMonat } from '../lauf.ts';
import { previousMonatAt } from '../monat.ts';
import { eraseEmpfaenger } from '../store.ts';
import { decideRechnung } from './entscheiden.ts';
import { runMonat } from './rechnungslauf.ts';

const app = testApp();
const TENANT = 'energie';
const GRUND = { Grund: 'Die Anschrift ist falsch, Frau Nordmann hat angerufen.' };
beforeAll(() => configure(app, TENANT, ABRECHNEND));

let bearer: string;
/** Logs a person in, from the present moment of the clock on. */
async function enter(rolle: Mandantenrolle = 'Buchhaltung'): Promise<void> {
  ({ bearer } = await loginBetrieb(app, { rollen: { [TENANT]: [rolle] }, giltBis: '2029-01-01' }));
}

type Row = Readonly<Record<string, unknown>> & { readonly Rechnungsnummer: string; readonly Agenturnummer: string };

const call = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object, headers: Record<string, string> = {}, as = bearer) =>
  app.api(TENANT, method, `/betrieb/${path}`, { bearer: as, headers, ...(body && { body }) });
const read = (nr: string) => call('GET', `rechnungen/${nr}`);
const pay = (nr: string, Am: string, as = bearer) => call('POST', `rechnungen/${nr}/bezahlt`, { Am }, {}, as);
const cancel = (nr: string, body: object = GRUND, as = bearer) => call('POST', `rechnungen/${nr}/stornieren`, body, {}, as);
const run = (Monat: string, body: object = {}, headers: Record<string, string> = {}) =>
  call('POST', 'rechnungslauf', { Monat, ...body }, headers);
const today = () => dayOf(app.clock.now());
const month = () => previousMonatAt(app.clock.now());
const openOf = (agenturnummer: string) => app.inTenant(TENANT, (context) => readOffenCent(context, agenturnummer));

async function rowsOf(Filter: object): Promise<Row[]> {
  const { status, body } = await call('PUT', 'rechnungen', { Pagesize: 200, Filter });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.Content;
}
const numbersOf = async (Filter: object) => (await rowsOf(Filter)).map(({ Rechnungsnummer }) => Rechnungsnummer);

/** An agency with a released order, and a person who is logged in on the first day of the next month. */
async function billed() {
  const { agenturnummer, auftrag } = await billable(app, TENANT);
  await enter();
  return { agenturnummer, auftrag };
}

/** Such an agency with an open invoice over 70.21 €, and an owner who has got no mail yet. */
async function invoiced() {
  const { agenturnummer, auftrag } = await billed();
  const done = await app.inTenant(TENANT, (context) => issueMonat(context, agenturnummer, month()));
  const owner = await makeBenutzer(app, TENANT, agenturnummer);
  const [nr = ''] = 'nummern' in done ? done.nummern : [];
  return { agenturnummer, auftrag, owner, nr };
}

const mailsTo = async (email: string) => {
  await app.jobs.drainMails();
  return app.mails.allTo(email).length;
};
const logOf = (nr: string) =>
  queryAsOwner<{ wer: string; was: string; vorher: string; nachher: string; grund: string | null; daten: object }>(
    app,
    'select wer, was, vorher, nachher, grund, daten from protokoll where mandant = $1 and bezug = $2 order by protokoll_id',
    [TENANT, nr],
  );

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
    expect(await home(bearer)).toContainEqual(['Ueberfaellig', count]);
    expect(await home((await loginBetrieb(app, { rollen: { [TENANT]: ['Support'] } })).bearer)).toEqual([]);
    await pay(nr, today());
    expect(await numbersOf(due)).toEqual([]);

    await postAuftrag(app, TENANT, auftrag, 'Storniert');
    await app.clock.advance(31);
    await enter();
    await run(month());
    const [credit] = await rowsOf({ Suche: agenturnummer, Faellig: 'Guthaben' });
    expect(credit).toMatchObject({ Art: 'Korrektur', BruttoCent: -7021, OffenCent: -7021, Status: 'Offen' });
    expect(await home(bearer)).toContainEqual(['Guthaben', (await rowsOf({ Faellig: 'Guthaben' })).length]);
    expect((await pay(credit?.Rechnungsnummer ?? '', today())).body).toMatchObject({ Status: 'Bezahlt', OffenCent: 0 });
    expect(await openOf(agenturnummer)).toBe(0);
    expect(await rowsOf({ Suche: agenturnummer, Faellig: 'Guthaben' })).toEqual([]);
  });

  test('does not exist at a tenant without agencies, whose people have no rights about it', async () => {
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
      const { body } = await app.api(TENANT, 'GET', '/api/v1/betrieb/user', { bearer });
      expect(JSON.stringify(body)).not.toContain('Belege');
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
    bearer = auditor;
    expect((await read(nr)).body.Aktionen).toEqual([]);
    for (const path of [`rechnungen/${nr}`, `rechnungen/${nr}.pdf`])
      expectProblem(await app.api('telko', 'GET', `/betrieb/${path}`, { bearer }), 404, 'NichtGefunden');
    expectProblem(await read('RE-99999'), 404, 'NichtGefunden');
    for (const refused of [await pay(nr, today()), await cancel(nr), await run(month())]) expectProblem(refused, 403, 'NichtAuthorisiert');
    expect((await read(nr)).body.Status).toBe('Offen');
  });
});

describe('a payment', () => {
  test('is entered once, also by two people at once, and settles the account of the agency', async () => {
    const { nr, agenturnummer, owner } = await invoiced();
    const people = [
      await loginBetrieb(app, { rollen: { [TENANT]: ['Betrieb'] } }),
      await loginBetrieb(app, { rollen: { [TENANT]: ['Buchhaltung'] } }),
    ];
    const answers = await atOnce(6, (n) => pay(nr, today(), people[n % 2]?.bearer));
    expect(answers.map(({ status, body }) => [status, body.Status, body.BezahltAm, body.OffenCent])).toEqual(
      Array(6).fill([200, 'Bezahlt', today(), 0]),
    );
    expect(await openOf(agenturnummer)).toBe(0);
    const entries = (await logOf(nr)).filter(({ was }) => was === 'rechnung.bezahlt');
    expect(entries).toMatchObject([{ wer: expect.stringMatching(/^Betrieb:/), vorher: 'Offen', nachher: 'Bezahlt' }]);
    expect(answers[0]?.body).toMatchObject({ Aktionen: [], Verlauf: [{}, { Was: 'Als bezahlt eingetragen von Berta Beispiel' }] });
    expect(await mailsTo(owner)).toBe(0);
  });

  test('is on a day from the day of issue to today, and another day is an error at the field', async () => {
    const { nr } = await invoiced();
    const since = today();
    expect(fieldCodes(await pay(nr, addDays(since, 1)))).toEqual({ Am: 'zukunft' });
    expect(fieldCodes(await pay(nr, addDays(since, -1)))).toEqual({ Am: 'vorRechnung' });
    expect(fieldCodes(await pay(nr, '2026-02-30'))).toEqual({ Am: 'datum' });
    expect(fieldCodes(await call('POST', `rechnungen/${nr}/bezahlt`, {}))).toEqual({ Am: 'pflichtfeld' });
    expect((await read(nr)).body).toMatchObject({ Status: 'Offen', BezahltAm: null });
    expect((await pay(nr, since)).body.BezahltAm).toBe(since);
  });

  test('does not change a cancelled document, which is answered as it stands', async () => {
    const { nr } = await invoiced();
    await cancel(nr);
    expect(await pay(nr, today())).toMatchObject({ status: 200, body: { Status: 'Storniert', BezahltAm: null } });
    expect((await logOf(nr)).map(({ was }) => was)).toEqual(['rechnung.ausgestellt', 'rechnung.storniert']);
  });
});

describe('a cancellation', () => {
  test('issues a document of its own, mails the owner, and keeps the reason at the document and out of log and mail', async () => {
    const { nr, owner, agenturnummer } = await invoiced();
    const { status, body } = await cancel(nr, { Grund: ` ${GRUND.Grund} ` });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      Status: 'Storniert',
      OffenCent: 0,
      Grund: GRUND.Grund,
      StorniertDurch: expect.stringMatching(/^ST-/),
      Aktionen: [],
    });
    expect(body.Verlauf.at(-1).Was).toBe('Storniert von Berta Beispiel');
    expect((await read(body.StorniertDurch)).body).toMatchObject({
      Art: 'Storno',
      BruttoCent: -7021,
      Storniert: nr,
      Grund: null,
      HatPdf: true,
      Verlauf: [{ Was: 'Ausgestellt von Berta Beispiel' }],
      Aktionen: [],
    });
    expect(await mailsTo(owner)).toBe(1);
    const entry = (await logOf(nr)).at(-1);
    expect(entry).toMatchObject({ was: 'rechnung.storniert', grund: null, daten: { storno: body.StorniertDurch, begruendet: true } });
    for (const kept of [JSON.stringify(await logOf(nr)), JSON.stringify(app.mails.allTo(owner))]) expect(kept).not.toContain('Nordmann');
    expect(await openOf(agenturnummer)).toBe(5900);
  });

  test('of two people who pay and cancel at once is taken by one; the other gets the document as it stands', async () => {
    const { nr, owner } = await invoiced();
    const people = [
      await loginBetrieb(app, { rollen: { [TENANT]: ['Betrieb'] } }),
      await loginBetrieb(app, { rollen: { [TENANT]: ['Buchhaltung'] } }),
    ];
    const answers = await atOnce(6, (n) => {
      const as = people[n % 2]?.bearer;
      return n % 2 === 0 ? pay(nr, today(), as) : cancel(nr, GRUND, as);
    });
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const [stand, ...others] = new Set(answers.map(({ body }) => body.Status));
    expect(others).toEqual([]);
    expect(await logOf(nr)).toHaveLength(2);
    expect(await mailsTo(owner)).toBe(stand === 'Storniert' ? 1 : 0);
  });

  test('needs a reason of up to 500 characters, and a repeat with one key is one cancellation', async () => {
    const { nr } = await invoiced();
    for (const [body, code] of [
      [{}, 'pflichtfeld'],
      [{ Grund: ' ' }, 'pflichtfeld'],
      [{ Grund: 'x'.repeat(501) }, 'zuLang'],
    ] as const)
      expect(fieldCodes(await cancel(nr, body))).toEqual({ Grund: code });
    const headers = { 'idempotency-key': `storno-${nr}` };
    const answers = await atOnce(3, () => call('POST', `rechnungen/${nr}/stornieren`, GRUND, headers));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect((await logOf(nr)).filter(({ was }) => was === 'rechnung.storniert')).toHaveLength(1);
  });

  test('and a payment need the right, which is read once more in their transaction', async () => {
    const { nr } = await invoiced();
    const { id } = await loginBetrieb(app, { rollen: { [TENANT]: ['Buchhaltung'] } });
    const login = { who: 'B', id, rollen: ['Buchhaltung'], wer: `Betrieb:${id}` } as unknown as Parameters<typeof decideRechnung>[1];
    const mandant = app.parts.mandanten.get(TENANT) ?? expect.fail('no tenant');
    await inBetrieb(app, (scope) =>
      scope.asMandant(mandant, (context) => setRoles(context, id, { rollen: ['Pruefung'], giltBis: '2028-01-01' })),
    );
    for (const decision of [
      { aktion: 'Bezahlt', am: today() },
      { aktion: 'Stornieren', grund: 'Nein.' },
    ] as const)
      await expect(app.inTenant(TENANT, (context) => decideRechnung(context, login, nr, decision))).rejects.toMatchObject({
        code: 'NichtAuthorisiert',
      });
    expect((await read(nr)).body.Status).toBe('Offen');
  });
});

describe('the run of a month', () => {
  test('issues what is on no document yet, once, also what was cancelled a moment ago', async () => {
    const { agenturnummer } = await billed();
    const owner = await makeBenutzer(app, TENANT, agenturnummer);
    const first = await run(month());
    const [nr] = await numbersOf({ Suche: agenturnummer });
    expect(first).toMatchObject({ status: 200, body: { Monat: month(), Nach: null } });
    expect(first.body.Rechnungsnummern).toContain(nr);
    expect(await mailsTo(owner)).toBe(1);
    expect((await run(month())).body.Rechnungsnummern).toEqual([]);
    await cancel(nr ?? '');
    const again = (await run(month())).body.Rechnungsnummern;
    expect(again).toHaveLength(1);
    expect((await read(again[0])).body).toMatchObject({ Agenturnummer: agenturnummer, Monat: month(), BruttoCent: 7021 });
    expect((await logOf(again[0]))[0]?.wer).toMatch(/^Betrieb:/);
  });

  test('by two people at once, and repeated with one key, issues each document once', async () => {
    const agencies = [await billed(), await billed()].map(({ agenturnummer }) => agenturnummer);
    const headers = { 'idempotency-key': `lauf-${agencies[0]}` };
    const answers = await atOnce(4, (n) => run(month(), {}, n % 2 === 0 ? headers : {}));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers[2]?.body).toEqual(answers[0]?.body);
    for (const Suche of agencies) expect(await numbersOf({ Suche })).toHaveLength(1);
  });

  test('goes on after the agency at which a call ended', async () => {
    const agencies = [await billed(), await billed()].map(({ agenturnummer }) => agenturnummer);
    const { id } = await loginBetrieb(app, { rollen: { [TENANT]: ['Buchhaltung'] } });
    const login = { who: 'B', id, rollen: ['Buchhaltung'], wer: `Betrieb:${id}` } as unknown as Parameters<typeof decideRechnung>[1];
    const page = (Nach: string | null) =>
      runMonat(
        {
          inContext: <T>(work: (context: Context) => Promise<T>) => app.inTenant(TENANT, work),
          login,
          input: { body: { Monat: month(), Nach } },
        } as never,
        1,
      );
    const seen: string[] = [];
    let next: string | null = null;
    do {
      const { Rechnungsnummern, Nach }: Awaited<ReturnType<typeof runMonat>> = await page(next);
      seen.push(...Rechnungsnummern);
      next = Nach;
    } while (next !== null);
    for (const Suche of agencies) expect(seen).toEqual(expect.arrayContaining(await numbersOf({ Suche })));
    expect(seen.length).toBeGreaterThanOrEqual(2);
  });

  test('names agencies without a complete address, and issues their documents once they have one', async () => {
    const { agenturnummer } = await billed();
    const setOrt = (ort: string | null) =>
      app.inTenant(TENANT, ({ tx }) => tx.updateTable('agentur').set({ ort }).where('agenturnummer', '=', agenturnummer).execute());
    await setOrt(null);
    expect((await run(month())).body.OhneAnschrift).toContain(agenturnummer);
    expect(await numbersOf({ Suche: agenturnummer })).toEqual([]);
    await setOrt('Flensburg');
    expect((await run(month())).body.OhneAnschrift).not.toContain(agenturnummer);
    expect(await numbersOf({ Suche: agenturnummer })).toHaveLength(1);
  });

  test('is refused for a month that is not over, for none, and at a tenant without an issuer', async () => {
    const { agenturnummer } = await billed();
    await makeAgentur(app, TENANT);
    for (const Monat of [today().slice(0, 7), '2099-12']) expect(fieldCodes(await run(Monat))).toEqual({ Monat: 'monatOffen' });
    for (const Monat of ['2026-13', '2026-1', 'Oktober', '1999-12']) expect(fieldCodes(await run(Monat))).toEqual({ Monat: 'format' });
    await configured(app, TENANT, { Rechnungssteller: null }, async () => {
      const refused = await run(month());
      expectProblem(refused, 409, 'Konflikt');
      expect(refused.body.detail).toContain('Rechnungssteller');
    });
    expect(await numbersOf({ Suche: agenturnummer })).toEqual([]);
  });
});
