import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { loginBetrieb, openBetriebSession } from '../../../test/support/betrieb.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { billedSeller, call, cancelSold } from '../../../test/support/seller.ts';
import { addDays, addMonths } from '../../calendar.ts';
import { emailColumns } from '../../email-address.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';
import { paysOwn } from '../auszahlung/laeufe.sql.ts';
import { checkBankdaten, storeBankdaten } from '../bankdaten/index.ts';
import { TENANT } from './abrechnung.fixture.ts';
import { issueAbrechnung } from './lauf.ts';
import { BRUTTO, NETTO, PROVISION, sellerPayoutsOf } from './payouts.fixture.ts';

const app = testApp();
const { beleg, betrieb, differences, nextStatement, owed, pay, paymentsIn, payout, statement, statements } = sellerPayoutsOf(app);

const rechnung = (nr: string, body: object = {}) =>
  betrieb('POST', `abrechnungen/${nr}/rechnung`, { Rechnungsnummer: '2026-17', Tag: pay.today(), UstCent: 950, ...body });

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
    expect(seen.Gutschriften).toMatchObject([{ Status: 'Ausgezahlt', AusgezahltAm: pay.today(), AusgezahltCent: BRUTTO }]);
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
    expect((await statements(email))[0].Gutschriften).toMatchObject([{ AusgezahltCent: NETTO }]);
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

/** The statements that wait for an invoice. */
const withoutRechnung = async (): Promise<string[]> =>
  (await pay.ok(betrieb('PUT', 'abrechnungen', { Filter: { Faellig: 'OhneRechnung' }, Pagesize: 100 }))).Content.map(
    (row: { Abrechnungsnummer: string }) => row.Abrechnungsnummer,
  );

describe('the invoice of a seller without credit notes', () => {
  test('releases the statement for the next run', async () => {
    const { abrechnungsnummer, sellernummer, email } = await billedSeller(app, TENANT, { gutschriftverfahren: false });
    expect(await statement(abrechnungsnummer)).toMatchObject({ BrauchtRechnung: 'Ja', OffenCent: 0, Stand: null });
    expect(await withoutRechnung()).toContain(abrechnungsnummer);
    const { Anstehend } = await pay.ok(betrieb('GET', 'heute'));
    expect(Anstehend).toContainEqual(expect.objectContaining({ Liste: 'abrechnungen', Faellig: 'OhneRechnung' }));
    expect((await pay.ok(rechnung(abrechnungsnummer))).OffenCent).toBe(BRUTTO);
    expect(await withoutRechnung()).not.toContain(abrechnungsnummer);
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

describe('an invoice that was entered wrongly', () => {
  const right = { Rechnungsnummer: '2026-71', UstCent: 900 };
  const replace = (nr: string, body: object = {}) =>
    betrieb('PUT', `abrechnungen/${nr}/rechnung`, { Rechnungsnummer: '2026-17', Tag: pay.today(), UstCent: 950, ...body });
  const replaceOwn = (nr: string, session: string, body: object = {}) =>
    call(app, 'PUT', `abrechnungen/${nr}/rechnung`, session, { ...right, Tag: pay.today(), ...body });
  /** A statement with an entered invoice over 9.50 euros of VAT. */
  async function entered() {
    const one = await billedSeller(app, TENANT, { gutschriftverfahren: false });
    await pay.ok(rechnung(one.abrechnungsnummer));
    return one;
  }
  const logOf = (nr: string) =>
    queryAsOwner<{ wer: string; was: string; daten: object }>(
      app,
      "select wer, was, daten from protokoll where mandant = $1 and bezug = $2 and was like 'abrechnung.rechnung%' order by protokoll_id",
      [TENANT, nr],
    );

  test('is replaced by the seller until it is in a run; the log keeps both, and the next run pays the right amount', async () => {
    const { abrechnungsnummer: nr, sellernummer, session } = await entered();
    const { body, status } = await replaceOwn(nr, session);
    expect(status).toBe(200);
    expect(body).toMatchObject({ Rechnungsnummer: '2026-71', Rechnung: { ...right, Tag: pay.today(), Aenderbar: true } });
    expect(await owed(sellernummer)).toBe(NETTO + 900);
    expect(await logOf(nr)).toMatchObject([
      { wer: expect.stringMatching(/^Betrieb:/), was: 'abrechnung.rechnung', daten: { nummer: '2026-17', ustCent: 950 } },
      {
        wer: expect.stringMatching(/^Seller:/),
        was: 'abrechnung.rechnungErsetzt',
        daten: { nummer: '2026-71', tag: pay.today(), ustCent: 900, bisher: { nummer: '2026-17', tag: pay.today(), ustCent: 950 } },
      },
    ]);
    const shown = await statement(nr);
    expect(shown).toMatchObject({ Rechnung: { ...right, Aenderbar: true }, OffenCent: NETTO + 900 });
    expect((shown.Verlauf as { Was: string }[]).at(-1)?.Was.replace(/\s/g, ' ')).toMatch(
      /^Rechnung geändert von .+: 2026-71 vom .+ mit 9,00 € Umsatzsteuer; vorher 2026-17 vom .+ mit 9,50 € Umsatzsteuer$/,
    );
    const lauf = await pay.checked(PROVISION);
    expectProblem(await replaceOwn(nr, session, { UstCent: 950 }), 409, 'Konflikt');
    const refused = await replace(nr);
    expect(refused.body.detail).toBe('Die Rechnung 2026-71 steht schon in einem Auszahlungslauf. Sie lässt sich nicht mehr ändern.');
    expect(await statement(nr)).toMatchObject({ Rechnung: { Aenderbar: false } });
    await pay.ok(betrieb('POST', `zahlungslaeufe/${lauf.Laufnummer}/verwerfen`, { Grund: 'Probe' }));
    await pay.ok(replace(nr, { UstCent: 940 }));
    expect((await payout()).filter(({ Bezug }) => Bezug === nr)).toMatchObject([{ BetragCent: NETTO + 940 }]);
    expect((await replace(nr)).body).toMatchObject({ code: 'Konflikt', detail: expect.stringContaining('ist schon bezahlt') });
    expect(await owed(sellernummer)).toBe(0);
    expect(await differences()).toEqual([]);
  });

  test('is replaced by two people and the seller at once, one after the other, and the books hold the last one', async () => {
    const { abrechnungsnummer: nr, sellernummer, session } = await entered();
    const answers = await atOnce(6, (n) =>
      n % 2 === 0 ? replace(nr, { UstCent: 900 + n }) : replaceOwn(nr, session, { UstCent: 900 + n }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const { Rechnung } = (await statement(nr)) as { Rechnung: { UstCent: number } };
    expect(await owed(sellernummer)).toBe(NETTO + Rechnung.UstCent);
    const before = (await logOf(nr)).length;
    await pay.ok(replace(nr, Rechnung.UstCent === 905 ? { ...right, UstCent: 905 } : { UstCent: Rechnung.UstCent }));
    expect((await logOf(nr)).length - before).toBeLessThanOrEqual(1);
    expect(await owed(sellernummer)).toBe(NETTO + Rechnung.UstCent);
    expect(await differences()).toEqual([]);
  });

  test('that the VAT of an objected document waited for is fixed by the payment of that document', async () => {
    const { gutschriftnummer, abrechnungsnummer: nr, sellernummer, session } = await billedSeller(app);
    await call(app, 'POST', `gutschriften/${gutschriftnummer}/widerspruch`, session);
    await pay.ok(rechnung(nr));
    await pay.ok(replace(nr, { UstCent: 900 }));
    const lauf = await pay.checked(PROVISION);
    expectProblem(await replace(nr), 409, 'Konflikt');
    await pay.ok(betrieb('POST', `zahlungslaeufe/${lauf.Laufnummer}/verwerfen`, { Grund: 'Probe' }));
    expect((await payout()).filter(({ Bezug }) => Bezug === gutschriftnummer)).toMatchObject([{ BetragCent: NETTO + 900 }]);
    expectProblem(await replace(nr), 409, 'Konflikt');
    expect(await owed(sellernummer)).toBe(0);
  });

  test('after the document was paid without its VAT can still be replaced until that VAT is in a run', async () => {
    const { gutschriftnummer, abrechnungsnummer: nr, sellernummer, session } = await billedSeller(app);
    await call(app, 'POST', `gutschriften/${gutschriftnummer}/widerspruch`, session);
    await payout();
    await pay.ok(rechnung(nr));
    await pay.ok(replace(nr, { UstCent: 900 }));
    expect((await payout()).filter(({ Bezug }) => Bezug === nr)).toMatchObject([{ BetragCent: 900 }]);
    expectProblem(await replace(nr), 409, 'Konflikt');
    expect(await owed(sellernummer)).toBe(0);
    expect(await differences()).toEqual([]);
  });

  test.each([
    ['a day in the future', () => ({ Tag: addDays(pay.today(), 1) }), { Tag: 'zukunft' }],
    ['VAT above 19 %', () => ({ UstCent: 960 }), { UstCent: 'ustZuHoch' }],
    ['no number', () => ({ Rechnungsnummer: ' ' }), { Rechnungsnummer: 'pflichtfeld' }],
  ])('is not replaced by one with %s', async (_, body, codes) => {
    const { abrechnungsnummer: nr, session } = await entered();
    expect(fieldCodes(await replaceOwn(nr, session, body()))).toEqual(codes);
    expect(fieldCodes(await replace(nr, body()))).toEqual(codes);
  });

  test('keeps a number that another statement of the seller has for that one, and needs an invoice', async () => {
    const { abrechnungsnummer: nr, sellernummer } = await entered();
    const second = await nextStatement(sellernummer);
    const early = await replace(second);
    expect(early.body).toMatchObject({ code: 'Konflikt', detail: 'Zu dieser Abrechnung ist noch keine Rechnung eingetragen.' });
    await pay.ok(rechnung(second, { Rechnungsnummer: '2026-18' }));
    expect(fieldCodes(await replace(nr, { Rechnungsnummer: '2026-18' }))).toEqual({ Rechnungsnummer: 'vergeben' });
    const other = await entered();
    expectProblem(await replaceOwn(nr, other.session), 404, 'NichtGefunden');
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
  expectProblem(
    await betrieb('PUT', `abrechnungen/${abrechnungsnummer}/rechnung`, { Rechnungsnummer: '1', Tag: pay.today(), UstCent: 0 }, reader),
    403,
    'NichtAuthorisiert',
  );
});
