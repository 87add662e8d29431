import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { loginBetrieb } from '../../../test/support/betrieb.ts';
import { configured } from '../../../test/support/mandant.ts';
import { call, cancelSold, loginSeller, makeSeller, soldOrder } from '../../../test/support/seller.ts';
import { addDays, addMonths, dayOf, startOfDay } from '../../calendar.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';
import { issueAbrechnung } from './lauf.ts';
import { eraseVerkaeufer } from './store.ts';

const app = testApp();
const TENANT = 'telko';

/** Moves the clock to the first day of the next month, at four in the morning; no job runs. */
function toNextMonth(): void {
  const next = addMonths(`${dayOf(app.clock.now()).slice(0, 7)}-01`, 1);
  const ms = startOfDay(next).getTime() + 4 * 3_600_000 - app.clock.now().getTime();
  app.clock.pass({ minutes: ms / 60_000 });
}

const issue = (sellernummer: string) => app.inTenant(TENANT, (context) => issueAbrechnung(context, sellernummer));

/** The statements of a seller, as the seller sees them. */
async function statements(email: string) {
  const session = await loginSeller(app, email);
  const { status, body } = await call(app, 'PUT', 'abrechnungen', session, {});
  expect(status, JSON.stringify(body)).toBe(200);
  return body.Content;
}

/** What the tenant owes a seller by the ledger, and the VAT that it may deduct, in cents. */
const bookedTo = (sellernummer: string) =>
  app.inTenant(TENANT, async ({ tx }) => {
    const rows = await tx.selectFrom('buchung').select(['soll', 'haben', 'betrag_cent']).where('sellernummer', '=', sellernummer).execute();
    const saldo = (konto: string) =>
      rows.reduce((sum, row) => sum + (row.haben === konto ? row.betrag_cent : 0) - (row.soll === konto ? row.betrag_cent : 0), 0);
    return { owed: saldo('Seller'), vorsteuer: 0 - saldo('Vorsteuer') };
  });

const today = (): string => dayOf(app.clock.now());

describe('a statement', () => {
  test('has the commissions of its period with one Gutschrift, which is due at the end of the month after it', async () => {
    const { sellernummer, email } = await makeSeller(app);
    const month = today().slice(0, 7);
    await soldOrder(app, sellernummer, 'standard;5000,bonus;1501');
    await soldOrder(app, sellernummer);
    expect(await issue(sellernummer)).toEqual({ nummer: null });
    toNextMonth();
    const { nummer } = (await issue(sellernummer)) as { nummer: string };
    expect(nummer).toMatch(/^AB-\d{5}$/);
    const [statement, ...others] = await statements(email);
    expect(others).toEqual([]);
    const lastDay = addDays(addMonths(`${month}-01`, 1), -1);
    expect(statement).toMatchObject({
      Abrechnungsnummer: nummer,
      Von: `${month}-01`,
      Bis: lastDay,
      SummeCent: 11_501,
      BrauchtRechnung: false,
    });
    expect(statement.Gutschriften).toEqual([
      {
        Gutschriftnummer: expect.stringMatching(/^GS-\d{5}$/),
        // 19 % of 115.01 €, rounded once.
        BruttoCent: 11_501 + 2185,
        Status: 'Offen',
        FaelligAm: addDays(addMonths(`${month}-01`, 2), -1),
        WidersprochenAm: null,
        AusgezahltAm: null,
        KorrigiertDurch: null,
      },
    ]);
    expect(await bookedTo(sellernummer)).toEqual({ owed: 11_501 + 2185, vorsteuer: 2185 });
    const session = await loginSeller(app, email);
    const rows = (await call(app, 'PUT', 'provisionen', session, {})).body.Content;
    expect(rows.map((row: Record<string, unknown>) => [row.Status, row.Abrechnungsnummer])).toEqual(Array(3).fill(['Abgerechnet', nummer]));
    expect((await call(app, 'GET', 'uebersicht', session)).body.OffenCent).toBe(0);
  });

  test('is issued once, also by two runs at once, and mailed without an amount', async () => {
    const { sellernummer, email } = await makeSeller(app);
    await soldOrder(app, sellernummer);
    toNextMonth();
    const done = await Promise.all([issue(sellernummer), issue(sellernummer), issue(sellernummer)]);
    expect(done.filter((one) => 'nummer' in one && one.nummer !== null)).toHaveLength(1);
    expect(await statements(email)).toHaveLength(1);
    await app.jobs.drainMails();
    const mail = app.mails.to(email);
    expect(mail.betreff).toBe('Ihre neue Abrechnung ist da');
    expect(mail.text).not.toMatch(/€|\d,\d\d/);
    expect(mail.text).not.toContain(sellernummer);
  });

  test('comes without business too, for three months where the seller chose that, and ends for an inactive seller who has nothing left', async () => {
    const quiet = await makeSeller(app);
    const long = await makeSeller(app, TENANT, { monate: 3 });
    const gone = await makeSeller(app, TENANT, { status: 'Inaktiv' });
    const begin = `${today().slice(0, 7)}-01`;
    toNextMonth();
    for (const one of [quiet, long, gone]) await issue(one.sellernummer);
    expect(await statements(quiet.email)).toMatchObject([{ SummeCent: 0, Gutschriften: [], Von: begin }]);
    expect(await statements(long.email)).toEqual([]);
    expect(await statements(gone.email)).toEqual([]);
    toNextMonth();
    toNextMonth();
    await issue(long.sellernummer);
    expect(await statements(long.email)).toMatchObject([{ Von: begin, Bis: addDays(addMonths(begin, 3), -1) }]);
    await soldOrder(app, gone.sellernummer);
    toNextMonth();
    while (((await issue(gone.sellernummer)) as { nummer: string | null }).nummer === null);
    expect(await statements(gone.email)).toMatchObject([{ SummeCent: 5000 }]);
  });

  test('without agreement to credit notes has no document and asks for an invoice', async () => {
    const { sellernummer, email } = await makeSeller(app, TENANT, { gutschriftverfahren: false });
    await soldOrder(app, sellernummer);
    toNextMonth();
    await issue(sellernummer);
    expect(await statements(email)).toMatchObject([{ SummeCent: 5000, Gutschriften: [], BrauchtRechnung: true }]);
    expect(await bookedTo(sellernummer)).toEqual({ owed: 5000, vorsteuer: 0 });
  });

  test('waits while the tenant has no issuer of invoices, and is made then', async () => {
    const { sellernummer } = await makeSeller(app);
    toNextMonth();
    await configured(app, TENANT, { Rechnungssteller: null }, async () => {
      expect(await issue(sellernummer)).toEqual({ ohne: 'Rechnungssteller' });
    });
    expect(await issue(sellernummer)).toMatchObject({ nummer: expect.stringMatching(/^AB-/) });
  });
});

describe('a cancellation', () => {
  test('before the statement stands on it without an amount; after it the next statement takes the commission back', async () => {
    const { sellernummer, email } = await makeSeller(app);
    const kept = await soldOrder(app, sellernummer);
    await cancelSold(app, await soldOrder(app, sellernummer));
    toNextMonth();
    await issue(sellernummer);
    const [first] = await statements(email);
    expect(first).toMatchObject({ SummeCent: 5000, Gutschriften: [{ BruttoCent: 5950 }] });
    await app.jobs.drainMails();
    await cancelSold(app, kept);
    await soldOrder(app, sellernummer, 'standard;2000');
    toNextMonth();
    await issue(sellernummer);
    const [second] = await statements(email);
    expect(second.Gutschriften).toMatchObject([
      { Gutschriftnummer: expect.stringMatching(/^GK-/), BruttoCent: -3570, Status: 'Verrechnet' },
    ]);
    // 59.50 € of the first document, less 35.70 € of its correction.
    expect(await bookedTo(sellernummer)).toEqual({ owed: 2380, vorsteuer: 380 });
    const claims = await app.inTenant(TENANT, ({ tx }) =>
      tx.selectFrom('forderung').selectAll().where('bezug', '=', second.Gutschriften[0].Gutschriftnummer).execute(),
    );
    expect(claims).toMatchObject([
      { betrag_cent: 3570, partei: 'Seller', sellernummer, status: 'Offen', faellig_am: addDays(today(), 30) },
    ]);
    const [claim] = claims;
    expect((await statements(email))[0].Gutschriften[0].Forderung).toMatchObject({
      Forderungsnummer: claim?.forderungsnummer,
      RestCent: 3570,
      FaelligAm: addDays(today(), 30),
      Status: 'Offen',
    });
    // One mail tells of the statement and of the claim.
    await app.jobs.drainMails();
    const mail = app.mails.allTo(email).at(-1);
    expect(mail?.text).toContain(`Verwendungszweck: ${claim?.forderungsnummer}`);
    expect(app.mails.allTo(email).filter(({ text }) => text.includes(claim?.forderungsnummer ?? '-'))).toHaveLength(1);
  });

  test('and a sale of the same amount make a statement without a document', async () => {
    const { sellernummer, email } = await makeSeller(app);
    const first = await soldOrder(app, sellernummer);
    toNextMonth();
    await issue(sellernummer);
    await cancelSold(app, first);
    await soldOrder(app, sellernummer);
    toNextMonth();
    await issue(sellernummer);
    expect((await statements(email))[0]).toMatchObject({ SummeCent: 0, Gutschriften: [] });
  });
});

describe('the tax status', () => {
  test('of the day on which a commission was booked makes the document; what is taken back follows its document', async () => {
    const { sellernummer, email } = await makeSeller(app, TENANT, { steuerstatus: 'Kleinunternehmer' });
    const small = await soldOrder(app, sellernummer);
    toNextMonth();
    await issue(sellernummer);
    expect((await statements(email))[0].Gutschriften).toMatchObject([{ BruttoCent: 5000 }]);
    const session = await loginSeller(app, email);
    const steuer = (GiltAb: string) => ({ Steuer: { Steuerstatus: 'Regel', UstId: 'DE136695976', GiltAb } });
    await call(app, 'POST', 'passwortpruefen', session, { Password: 'Demo-2026' });
    const billed = await call(app, 'PUT', 'daten', session, steuer(addDays(today(), -1)));
    expectProblem(billed, 422, 'Validierung');
    expect(fieldCodes(billed)).toEqual({ 'Steuer.GiltAb': 'abgerechnet' });
    expect((await call(app, 'PUT', 'daten', session, steuer(today()))).status).toBe(200);
    await soldOrder(app, sellernummer, 'standard;3000');
    await cancelSold(app, small);
    toNextMonth();
    await issue(sellernummer);
    expect((await statements(email))[0].Gutschriften).toMatchObject([{ BruttoCent: -5000 }, { BruttoCent: 3570 }]);
  });
});

describe('an objection', () => {
  async function billed() {
    const seller = await makeSeller(app);
    await soldOrder(app, seller.sellernummer);
    toNextMonth();
    await issue(seller.sellernummer);
    const [statement] = await statements(seller.email);
    return { ...seller, session: await loginSeller(app, seller.email), nummer: statement.Gutschriften[0].Gutschriftnummer as string };
  }
  const pdf = (session: string, path: string) => app.api(TENANT, 'GET', `/seller/${path}.pdf`, { bearer: session });

  test('in the portal takes the VAT back once, keeps the amount before it, and marks the document', async () => {
    const { sellernummer, session, nummer } = await billed();
    const before = await pdf(session, `gutschriften/${nummer}`);
    expect([before.status, before.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(before.raw.toString('latin1')).toContain('factur-x.xml');
    const answers = await Promise.all([1, 2].map(() => call(app, 'POST', `gutschriften/${nummer}/widerspruch`, session)));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(2).fill([
        200,
        expect.objectContaining({
          Gutschriftnummer: nummer,
          BruttoCent: 5950,
          Status: 'Offen',
          WidersprochenAm: today(),
          AusgezahltAm: null,
        }),
      ]),
    );
    expect(await bookedTo(sellernummer)).toEqual({ owed: 5000, vorsteuer: 0 });
    const after = await pdf(session, `gutschriften/${nummer}`);
    expect(after.raw.equals(before.raw)).toBe(false);
    expect(after.raw.toString('latin1')).not.toContain('factur-x.xml');
    const again = await app.api(TENANT, 'GET', `/seller/gutschriften/${nummer}.pdf`, {
      bearer: session,
      headers: { 'if-none-match': String(after.headers.etag) },
    });
    expect(again.status).toBe(304);
  });

  test('by letter counts from the day on which it came, not before the issue and not in the future', async () => {
    const { sellernummer, nummer } = await billed();
    const { bearer } = await loginBetrieb(app, { rollen: { [TENANT]: ['Buchhaltung'] } });
    const enter = (EingangAm: string) =>
      app.api(TENANT, 'POST', `/betrieb/gutschriften/${nummer}/widerspruch`, { bearer, body: { EingangAm, Kanal: 'Brief' } });
    expect(fieldCodes(await enter(addDays(today(), -1)))).toEqual({ EingangAm: 'vorAusstellung' });
    expect(fieldCodes(await enter(addDays(today(), 1)))).toEqual({ EingangAm: 'zukunft' });
    expect((await enter(today())).body).toMatchObject({ WidersprochenAm: today() });
    expect((await bookedTo(sellernummer)).vorsteuer).toBe(0);
  });

  test('leaves the files to be read until their years are over, each with one answer for all', async () => {
    const { session, sellernummer, nummer, email } = await billed();
    const [{ Abrechnungsnummer }] = await statements(email);
    const { bearer } = await loginBetrieb(app, { rollen: { [TENANT]: ['Buchhaltung'] } });
    const files = [
      [session, `/seller/abrechnungen/${Abrechnungsnummer}.pdf`],
      [session, `/seller/gutschriften/${nummer}.pdf`],
      [bearer, `/betrieb/gutschriften/${nummer}.pdf`],
    ] as const;
    for (const [who, path] of files) {
      const { status, headers } = await app.api(TENANT, 'GET', path, { bearer: who });
      expect(status).toBe(200);
      const again = await app.api(TENANT, 'GET', path, { bearer: who, headers: { 'if-none-match': String(headers.etag) } });
      expect(again.status).toBe(304);
    }
    await app.inTenant(TENANT, (context) => eraseVerkaeufer(context, [Abrechnungsnummer]));
    for (const [who, path] of files) expectProblem(await app.api(TENANT, 'GET', path, { bearer: who }), 410, 'Abgelaufen');
    expect((await bookedTo(sellernummer)).owed).toBe(5950);
  });

  test('and the documents of another seller are not found', async () => {
    const { nummer, email } = await billed();
    const [statement] = await statements(email);
    const { session } = await makeSeller(app);
    expectProblem(await call(app, 'POST', `gutschriften/${nummer}/widerspruch`, session), 404, 'NichtGefunden');
    expect((await pdf(session, `gutschriften/${nummer}`)).status).toBe(404);
    expect((await pdf(session, `abrechnungen/${statement.Abrechnungsnummer}`)).status).toBe(404);
    expectProblem(await call(app, 'GET', `abrechnungen/${statement.Abrechnungsnummer}`, session), 404, 'NichtGefunden');
    const own = await loginSeller(app, email);
    expect((await pdf(own, `abrechnungen/${statement.Abrechnungsnummer}`)).status).toBe(200);
    expect((await call(app, 'GET', `abrechnungen/${statement.Abrechnungsnummer}`, own)).body).toEqual(statement);
  });
});

describe('a run by hand', () => {
  test('shows first what it would issue, issues it once, and lists it', async () => {
    const one = await makeSeller(app);
    const two = await makeSeller(app);
    await soldOrder(app, one.sellernummer);
    const Monat = today().slice(0, 7);
    const { bearer } = await loginBetrieb(app, { rollen: { [TENANT]: ['Buchhaltung'] } });
    const run = (probe = '', month = Monat) =>
      app.api(TENANT, 'POST', `/betrieb/abrechnungslauf${probe}`, { bearer, body: { Monat: month } });
    expect(fieldCodes(await run())).toEqual({ Monat: 'monatOffen' });
    await configured(app, TENANT, { Rechnungssteller: null }, async () => expectProblem(await run('', '2026-01'), 409, 'Konflikt'));
    toNextMonth();
    await app.inTenant(TENANT, async ({ tx }) => {
      await tx
        .updateTable('seller')
        .set({ abrechnung_von: null, abrechnung_am: null })
        .where('sellernummer', 'not in', [one.sellernummer, two.sellernummer])
        .execute();
    });
    const fresh = await loginBetrieb(app, { rollen: { [TENANT]: ['Buchhaltung'] } });
    const again = (probe = '') => app.api(TENANT, 'POST', `/betrieb/abrechnungslauf${probe}`, { bearer: fresh.bearer, body: { Monat } });
    const expected = { Monat, Abrechnungen: 2, Gutschriften: 1, SummeCent: 5000, OhneKonto: [] };
    expect((await again('?probe=true')).body).toEqual(expected);
    expect(await statements(one.email)).toEqual([]);
    expect((await again()).body).toEqual(expected);
    expect((await again()).body).toEqual({ ...expected, Abrechnungen: 0, Gutschriften: 0, SummeCent: 0 });
    const list = async (name: string) =>
      (await app.api(TENANT, 'PUT', `/betrieb/${name}`, { bearer: fresh.bearer, body: { Filter: { Suche: one.sellernummer } } })).body
        .Content;
    expect(await list('abrechnungen')).toMatchObject([{ Sellernummer: one.sellernummer, SummeCent: 5000, Gutschriftverfahren: 'Ja' }]);
    const [document] = await list('gutschriften');
    expect(document).toMatchObject({ Sellernummer: one.sellernummer, BruttoCent: 5950, Status: 'Offen' });
    const pdf = await app.api(TENANT, 'GET', `/betrieb/gutschriften/${document.Gutschriftnummer}.pdf`, { bearer: fresh.bearer });
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  });
});

test('the extract of the books lists every commission of the seller as on the statements, and no other', async () => {
  const { sellernummer, email } = await makeSeller(app);
  const sold = await soldOrder(app, sellernummer);
  const cancelled = await soldOrder(app, sellernummer, 'standard;2000');
  await cancelSold(app, cancelled);
  await soldOrder(app, (await makeSeller(app)).sellernummer);
  toNextMonth();
  await issue(sellernummer);
  const session = await loginSeller(app, email);
  const [statement] = await statements(email);
  const file = await call(app, 'GET', 'auszug', session);
  expect([file.status, file.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const [head, ...lines] = file.raw.toString('utf8').trimEnd().split('\r\n');
  expect(head).toBe('\uFEFFBestellt am;Auftrag;Produkt;Teil;Betrag;Status;Stand des Auftrags;Gebucht am;Abrechnung');
  expect(lines).toHaveLength(2);
  expect(lines.find((line) => line.includes(sold))).toMatch(new RegExp(`50,00;Abgerechnet;Freigegeben;.*;${statement.Abrechnungsnummer}`));
  expect(lines.find((line) => line.includes(cancelled))).toMatch(/20,00;Zurückgenommen;Storniert/);
  expectProblem(await call(app, 'GET', 'auszug?von=gestern', session), 422, 'Validierung');
  const later = await call(app, 'GET', `auszug?von=${today()}`, session);
  expect(later.raw.toString('utf8').trimEnd().split('\r\n')).toHaveLength(1);
});
