import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { loginBetrieb, openBetriebSession } from '../../../test/support/betrieb.ts';
import { billedSeller, call, cancelSold, loginSeller, soldOrder } from '../../../test/support/seller.ts';
import { addDays, addMonths } from '../../calendar.ts';
import { emailColumns } from '../../email-address.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';
import { makePayouts } from '../auszahlung/auszahlung.fixture.ts';
import { prove } from '../auszahlung/beweis.ts';
import { paysOwn } from '../auszahlung/laeufe.sql.ts';
import { checkBankdaten, storeBankdaten } from '../bankdaten/index.ts';
import { issueAbrechnung } from './lauf.ts';
import { billedUntil } from './store.ts';

const app = testApp();
const TENANT = 'telko';
const PROVISION = ['Provision'];
const pay = makePayouts(app, TENANT);
beforeAll(pay.begin);

/** Of one commission of 50 € with 19 % VAT. */
const NETTO = 5000;
const BRUTTO = 5950;

const betrieb = pay.call;
const beleg = async (nr: string) => (await pay.ok(betrieb('GET', `gutschriften/${nr}`))) as Record<string, unknown>;
const statement = async (nr: string) => (await pay.ok(betrieb('GET', `abrechnungen/${nr}`))) as Record<string, unknown>;

/** The statements of a seller as the seller sees them, the latest first. */
async function statements(email: string) {
  const session = await loginSeller(app, email);
  return (await call(app, 'PUT', 'abrechnungen', session, {})).body.Content;
}

/** Differences of the daily proof. */
const differences = () => app.inTenant(TENANT, async (context) => (await prove(context)).filter(({ soll, haben }) => soll !== haben));

/** What the tenant owes a seller by the ledger, in cents. */
const owed = (sellernummer: string) =>
  app.inTenant(TENANT, async ({ tx }) => {
    const rows = await tx.selectFrom('buchung').select(['soll', 'haben', 'betrag_cent']).where('sellernummer', '=', sellernummer).execute();
    return rows.reduce(
      (sum, { soll, haben, betrag_cent }) => sum + (haben === 'Seller' ? betrag_cent : 0) - (soll === 'Seller' ? betrag_cent : 0),
      0,
    );
  });

const paymentsIn = async (lauf: { Laufnummer: string }) =>
  (await pay.ok(betrieb('PUT', `zahlungslaeufe/${lauf.Laufnummer}/zahlungen`, {}))).Content as Record<string, string>[];

/** Executes all that is ready of commissions, and returns its payments. */
async function payout() {
  const lauf = await pay.handedOver(PROVISION);
  await pay.execute(lauf.Laufnummer);
  await app.jobs.drain();
  return paymentsIn(lauf);
}

const rechnung = (nr: string, body: object = {}) =>
  betrieb('POST', `abrechnungen/${nr}/rechnung`, { Rechnungsnummer: '2026-17', Tag: pay.today(), UstCent: 950, ...body });
const correct = (nr: string) => betrieb('POST', `gutschriften/${nr}/korrigieren`, { Grund: 'Falscher Steuerstatus' });

describe('a payout run', () => {
  test('pays a Gutschrift with its VAT, and the seller sees the day and is mailed without an amount', async () => {
    const { gutschriftnummer, sellernummer, email } = await billedSeller(app);
    expect(await beleg(gutschriftnummer)).toMatchObject({ OffenCent: BRUTTO, Stand: 'Bereit', Laufnummer: null });
    const [paid] = (await payout()).filter(({ Bezug }) => Bezug === gutschriftnummer);
    expect(paid).toMatchObject({
      Art: 'Provision',
      BetragCent: BRUTTO,
      Status: 'Ausgefuehrt',
      Zweck: expect.stringContaining(gutschriftnummer),
    });
    expect(await beleg(gutschriftnummer)).toMatchObject({
      Status: 'Ausgezahlt',
      OffenCent: 0,
      Stand: null,
      Laufnummer: expect.stringMatching(/^ZL-/),
    });
    const [seen] = await statements(email);
    expect(seen.Gutschriften).toMatchObject([{ Status: 'Ausgezahlt', AusgezahltAm: pay.today() }]);
    expect(await owed(sellernummer)).toBe(0);
    await app.jobs.drainMails();
    const mail = app.mails.to(email, 'überwiesen');
    expect(mail.text).toContain(gutschriftnummer);
    expect(mail.text).not.toMatch(/59,50|50,00/);
    expect(await differences()).toEqual([]);
  });

  test('pays each once, also two runs at once', async () => {
    const { gutschriftnummer } = await billedSeller(app);
    const made = await Promise.all([1, 2].map(() => betrieb('POST', 'zahlungslaeufe', { Ausfuehrungstag: pay.day(), Arten: PROVISION })));
    const runs = made.filter(({ status }) => status === 201).map(({ body }) => body);
    const bezuege = (await Promise.all(runs.map(paymentsIn))).flat().map(({ Bezug }) => Bezug);
    expect(bezuege.filter((one) => one === gutschriftnummer)).toHaveLength(1);
    for (const { Laufnummer } of runs) await pay.ok(betrieb('POST', `zahlungslaeufe/${Laufnummer}/verwerfen`, { Grund: 'Probe' }));
    expect(await beleg(gutschriftnummer)).toMatchObject({ Stand: 'Bereit' });
  });

  test('that comes back opens the document and asks for another account, to which the next run pays', async () => {
    const { gutschriftnummer, sellernummer, email } = await billedSeller(app);
    const [paid] = (await payout()).filter(({ Bezug }) => Bezug === gutschriftnummer);
    await pay.ok(betrieb('POST', `zahlungen/${paid?.Zahlungsnummer}/zurueck`, { Tag: pay.today(), Grundcode: 'AC04', BetragCent: BRUTTO }));
    expect(await beleg(gutschriftnummer)).toMatchObject({ Status: 'Offen', OffenCent: BRUTTO, Stand: 'KontoAbgelehnt' });
    expect((await statements(email))[0].Gutschriften).toMatchObject([{ Status: 'Offen', AusgezahltAm: null }]);
    expect(await owed(sellernummer)).toBe(BRUTTO);
    await app.jobs.drainMails();
    expect(app.mails.to(email, 'anderes Konto').text).toContain('nicht angenommen');
    await app.inTenant(TENANT, async (context) => {
      const konto = checkBankdaten(context, { Kontoinhaber: 'Paula Probst', IBAN: 'DE02100500000054540402' }, '');
      const bankdaten_id = await storeBankdaten(context, konto);
      await context.tx.updateTable('seller').set({ bankdaten_id }).where('sellernummer', '=', sellernummer).execute();
    });
    expect(await beleg(gutschriftnummer)).toMatchObject({ Stand: 'Bereit' });
    expect((await payout()).map(({ Bezug }) => Bezug)).toContain(gutschriftnummer);
    expect(await owed(sellernummer)).toBe(0);
    expect(await differences()).toEqual([]);
  });

  test('is not approved by the seller', async () => {
    const { gutschriftnummer, email } = await billedSeller(app);
    const lauf = await pay.checked(PROVISION);
    expect((await paymentsIn(lauf)).map(({ Bezug }) => Bezug)).toContain(gutschriftnummer);
    const isOwn = (address: string) => app.inTenant(TENANT, (context) => paysOwn(context, lauf.Laufnummer, emailColumns(address)));
    expect([await isOwn(email), await isOwn('jemand@probe.example')]).toEqual([true, false]);
    await pay.ok(betrieb('POST', `zahlungslaeufe/${lauf.Laufnummer}/verwerfen`, { Grund: 'Probe' }));
  });
});

describe('an objection', () => {
  test('before the approval takes the payment out; the next run pays the amount before VAT, and the VAT with the invoice', async () => {
    const { gutschriftnummer, abrechnungsnummer, sellernummer, session, email } = await billedSeller(app);
    const lauf = await pay.checked(PROVISION);
    expect((await call(app, 'POST', `gutschriften/${gutschriftnummer}/widerspruch`, session)).status).toBe(200);
    expectProblem(await pay.approve(lauf.Laufnummer, lauf.Pruefsumme), 409, 'LaufGeaendert');
    await pay.ok(betrieb('POST', `zahlungslaeufe/${lauf.Laufnummer}/verwerfen`, { Grund: 'Probe' }));
    expect(await beleg(gutschriftnummer)).toMatchObject({ OffenCent: NETTO, Stand: 'Bereit' });
    expect(await statement(abrechnungsnummer)).toMatchObject({ BrauchtRechnung: 'Ja', OffenCent: 0 });
    await payout();
    expect(await owed(sellernummer)).toBe(0);
    await pay.ok(rechnung(abrechnungsnummer));
    expect(await statement(abrechnungsnummer)).toMatchObject({
      BrauchtRechnung: 'Nein',
      Rechnungsnummer: '2026-17',
      OffenCent: 950,
      Stand: 'Bereit',
    });
    expect((await payout()).filter(({ Bezug }) => Bezug === abrechnungsnummer)).toMatchObject([{ BetragCent: 950 }]);
    expect(await owed(sellernummer)).toBe(0);
    expect((await statements(email))[0]).toMatchObject({ Rechnungsnummer: '2026-17', RechnungAusgezahltAm: pay.today() });
    expect(await differences()).toEqual([]);
  });

  test('before the payment, with the invoice before it too, is one payment of both', async () => {
    const { gutschriftnummer, abrechnungsnummer, sellernummer, session } = await billedSeller(app);
    await call(app, 'POST', `gutschriften/${gutschriftnummer}/widerspruch`, session);
    await pay.ok(rechnung(abrechnungsnummer));
    expect(await statement(abrechnungsnummer)).toMatchObject({ OffenCent: 0, Stand: null });
    expect((await payout()).filter(({ Bezug }) => Bezug === gutschriftnummer)).toMatchObject([{ BetragCent: BRUTTO }]);
    expect(await owed(sellernummer)).toBe(0);
    expect(await statement(abrechnungsnummer)).toMatchObject({ OffenCent: 0, Stand: null });
  });
});

describe('the invoice of a seller without credit notes', () => {
  test('releases the statement for the next run', async () => {
    const { abrechnungsnummer, sellernummer, email } = await billedSeller(app, TENANT, { gutschriftverfahren: false });
    expect(await statement(abrechnungsnummer)).toMatchObject({ BrauchtRechnung: 'Ja', OffenCent: 0, Stand: null });
    expect((await pay.ok(rechnung(abrechnungsnummer))).OffenCent).toBe(BRUTTO);
    // The same once more is answered, another one is not taken.
    await pay.ok(rechnung(abrechnungsnummer));
    expectProblem(await rechnung(abrechnungsnummer, { Rechnungsnummer: '2026-18' }), 409, 'Konflikt');
    expect((await statements(email))[0]).toMatchObject({
      BrauchtRechnung: false,
      Rechnungsnummer: '2026-17',
      RechnungFaelligAm: expect.any(String),
    });
    expect((await payout()).filter(({ Bezug }) => Bezug === abrechnungsnummer)).toMatchObject([{ BetragCent: BRUTTO }]);
    expect(await owed(sellernummer)).toBe(0);
    expect(await differences()).toEqual([]);
  });

  test.each([
    ['a day in the future', () => ({ Tag: addDays(pay.today(), 1) }), 'Tag', 'zukunft'],
    ['a day before the period', () => ({ Tag: addMonths(pay.today(), -3) }), 'Tag', 'vorBeginn'],
    ['VAT above 19 %', () => ({ UstCent: 960 }), 'UstCent', 'ustZuHoch'],
  ])('with %s is refused at its field', async (_, body, field, code) => {
    const { abrechnungsnummer } = await billedSeller(app, TENANT, { gutschriftverfahren: false });
    expect(fieldCodes(await rechnung(abrechnungsnummer, body()))).toEqual({ [field]: code });
  });

  test('counts once for each seller, and is not taken for a statement that needs none', async () => {
    const { abrechnungsnummer, sellernummer } = await billedSeller(app, TENANT, { gutschriftverfahren: false });
    await pay.ok(rechnung(abrechnungsnummer));
    const second = await nextStatement(sellernummer);
    expect(fieldCodes(await rechnung(second))).toEqual({ Rechnungsnummer: 'vergeben' });
    const { abrechnungsnummer: other } = await billedSeller(app);
    expectProblem(await rechnung(other), 409, 'Konflikt');
  });
});

/** Another order and the statement of the seller's next period; returns its number. */
async function nextStatement(sellernummer: string): Promise<string> {
  await soldOrder(app, sellernummer);
  app.clock.pass({ days: 32 });
  await pay.enter();
  const done = await app.inTenant(TENANT, (context) => issueAbrechnung(context, sellernummer));
  return 'nummer' in done ? (done.nummer ?? '') : '';
}

describe('a correction by hand', () => {
  test('of an unpaid Gutschrift settles it, frees its commissions for the next statement, and takes it out of the run', async () => {
    const { gutschriftnummer, sellernummer, email } = await billedSeller(app);
    const lauf = await pay.create({ Arten: PROVISION });
    const corrected = await pay.ok(correct(gutschriftnummer));
    expect(corrected).toMatchObject({ Status: 'Verrechnet', OffenCent: 0, KorrigiertDurch: expect.stringMatching(/^GK-/) });
    expect(await pay.ok(correct(gutschriftnummer))).toEqual(corrected);
    expect((await paymentsIn(lauf)).filter(({ Bezug }) => Bezug === gutschriftnummer)).toMatchObject([{ Status: 'Entfallen' }]);
    await pay.ok(betrieb('POST', `zahlungslaeufe/${lauf.Laufnummer}/verwerfen`, { Grund: 'Probe' }));
    expect(await owed(sellernummer)).toBe(NETTO);
    await app.jobs.drainMails();
    expect(app.mails.to(email, 'korrigiert').text).toContain('Sie stehen auf Ihrer nächsten Abrechnung.');
    await nextStatement(sellernummer);
    const [next, first] = await statements(email);
    expect(first.Gutschriften).toMatchObject([
      { BruttoCent: -BRUTTO, Status: 'Verrechnet' },
      { KorrigiertDurch: corrected.KorrigiertDurch },
    ]);
    expect(next.SummeCent).toBe(2 * NETTO);
    expect(await differences()).toEqual([]);
  });

  test('of a paid one makes a claim over what was paid', async () => {
    const { gutschriftnummer, sellernummer } = await billedSeller(app);
    await payout();
    const { KorrigiertDurch } = await pay.ok(correct(gutschriftnummer));
    expect(await beleg(gutschriftnummer)).toMatchObject({ Status: 'Ausgezahlt' });
    const claims = await app.inTenant(TENANT, ({ tx }) =>
      tx.selectFrom('forderung').select(['betrag_cent', 'status']).where('bezug', '=', KorrigiertDurch).execute(),
    );
    expect(claims).toEqual([{ betrag_cent: BRUTTO, status: 'Offen' }]);
    expect(await owed(sellernummer)).toBe(NETTO - BRUTTO);
    expect(await differences()).toEqual([]);
  });

  test('mends a wrong tax status: its days can get another one', async () => {
    const { gutschriftnummer, sellernummer } = await billedSeller(app);
    const until = () => app.inTenant(TENANT, (context) => billedUntil(context, sellernummer));
    expect(await until()).not.toBeNull();
    await pay.ok(correct(gutschriftnummer));
    expect(await until()).toBeNull();
  });

  test('is refused while the payment is approved, for a correction, and after an objection', async () => {
    const { gutschriftnummer } = await billedSeller(app);
    const lauf = await pay.handedOver(PROVISION);
    expectProblem(await correct(gutschriftnummer), 409, 'Konflikt');
    await pay.execute(lauf.Laufnummer);
    await app.jobs.drain();
    const { KorrigiertDurch } = await pay.ok(correct(gutschriftnummer));
    expectProblem(await correct(KorrigiertDurch), 409, 'Konflikt');
    const other = await billedSeller(app);
    await call(app, 'POST', `gutschriften/${other.gutschriftnummer}/widerspruch`, other.session);
    expectProblem(await correct(other.gutschriftnummer), 409, 'Konflikt');
  });

  test('by two people at once is one correction', async () => {
    const { gutschriftnummer, abrechnungsnummer } = await billedSeller(app);
    const both = await Promise.all([correct(gutschriftnummer), correct(gutschriftnummer)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const corrections = await app.inTenant(TENANT, ({ tx }) =>
      tx
        .selectFrom('gutschrift')
        .select('gutschriftnummer')
        .where('abrechnungsnummer', '=', abrechnungsnummer)
        .where('art', '=', 'Gutschriftkorrektur')
        .execute(),
    );
    expect(corrections).toHaveLength(1);
  });
});

test('an order that is cancelled after the payout is taken back by the next statement, whose claim is the difference', async () => {
  const { gutschriftnummer, sellernummer } = await billedSeller(app);
  await payout();
  const { auftragsnummer } = await app.inTenant(TENANT, ({ tx }) =>
    tx.selectFrom('provision').select('auftragsnummer').where('sellernummer', '=', sellernummer).executeTakeFirstOrThrow(),
  );
  await cancelSold(app, auftragsnummer);
  app.clock.pass({ days: 32 });
  await pay.enter();
  await app.inTenant(TENANT, (context) => issueAbrechnung(context, sellernummer));
  expect(await beleg(gutschriftnummer)).toMatchObject({ Status: 'Ausgezahlt' });
  expect(await owed(sellernummer)).toBe(-BRUTTO);
  expect(await differences()).toEqual([]);
});

test('people without the right to change documents neither enter an invoice nor correct', async () => {
  const { gutschriftnummer, abrechnungsnummer } = await billedSeller(app);
  const reader = await openBetriebSession(app, await loginBetrieb(app, { rollen: { [TENANT]: ['Support'] } }));
  expectProblem(await betrieb('POST', `gutschriften/${gutschriftnummer}/korrigieren`, { Grund: 'x' }, reader), 403, 'NichtAuthorisiert');
  expectProblem(
    await betrieb('POST', `abrechnungen/${abrechnungsnummer}/rechnung`, { Rechnungsnummer: '1', Tag: pay.today(), UstCent: 0 }, reader),
    403,
    'NichtAuthorisiert',
  );
});
