import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { configured } from '../../../test/support/mandant.ts';
import { call, cancelSold, loginSeller, makeSeller, soldOrder } from '../../../test/support/seller.ts';
import { addDays, addMonths } from '../../calendar.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';
import { abweichungenIn, prove } from '../auszahlung/beweis.ts';
import { billingOf, TENANT } from './abrechnung.fixture.ts';

const app = testApp();
const { bookedTo, issue, statements, today, toNextMonth } = billingOf(app);

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
        AusgezahltCent: null,
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

  test('at the moment of the statement stands on this one or is taken back by the next, and nothing stays owed', async () => {
    const sellers = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { sellernummer } = await makeSeller(app);
        return { sellernummer, order: await soldOrder(app, sellernummer) };
      }),
    );
    toNextMonth();
    await Promise.all(sellers.flatMap(({ sellernummer, order }) => [issue(sellernummer), cancelSold(app, order)]));
    toNextMonth();
    for (const { sellernummer } of sellers) {
      await issue(sellernummer);
      expect(await bookedTo(sellernummer)).toEqual({ owed: 0, vorsteuer: 0 });
    }
    const differing = abweichungenIn(await app.inTenant(TENANT, prove)).map(({ pruefung }) => pruefung);
    expect(differing).toEqual([]);
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
