import { afterEach, describe, expect, test } from 'vitest';
import { nextTargetDay, targetDayBefore } from '../../../contract/rules/target-days.ts';
import { testApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { loginBetrieb } from '../../../test/support/betrieb.ts';
import { configured } from '../../../test/support/mandant.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { addDays } from '../../calendar.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';
import { deleteBankdaten } from '../bankdaten/index.ts';
import { payoutsOf, TENANT } from './auszahlung.fixture.ts';
import { abweichungenIn, prove } from './beweis.ts';
import { ERSTATTUNG, erstattungenOf } from './erstattung.fixture.ts';

const app = testApp();
const pay = payoutsOf(app);
const { belege, nextIban, setKonto, credited } = erstattungenOf(app, pay);

const differing = async () => abweichungenIn(await app.inTenant(TENANT, prove)).map(({ pruefung }) => pruefung);
const kontoMails = (email: string) => app.mails.allTo(email).filter(({ betreff }) => betreff.startsWith('Bitte nennen Sie uns ein Konto'));

const standOf = async (nr: string) => {
  await belege.enter();
  const { Stand, Laufnummer, Status, OffenCent, BezahltAm, Aktionen } = (await belege.read(nr)).body;
  return { Stand, Laufnummer, Status, OffenCent, BezahltAm, Aktionen };
};
/** What is noticed about the payments of a draft, by what they pay. */
async function hintsOf({ Laufnummer }: { Laufnummer: string }): Promise<Readonly<Record<string, readonly string[]>>> {
  const { Content } = await pay.ok(pay.call('PUT', `zahlungslaeufe/${Laufnummer}/zahlungen`, {}));
  return Object.fromEntries(Content.map(({ Bezug, Hinweise }: { Bezug: string; Hinweise: string[] }) => [Bezug, Hinweise]));
}
const dropDraft = (nr: string) => pay.ok(pay.call('POST', `zahlungslaeufe/${nr}/verwerfen`, { Grund: 'Probe' }));
async function checkedRun(Ohne: readonly string[] = []) {
  const draft = await pay.create({ ...ERSTATTUNG, Ohne });
  await pay.confirm(draft);
  return pay.ok(pay.check(draft.Laufnummer));
}
async function approvedRun(ohne?: readonly string[]) {
  const { Laufnummer, Pruefsumme } = await checkedRun(ohne);
  return pay.ok(pay.approve(Laufnummer, Pruefsumme));
}
async function handedOver(ohne?: readonly string[]) {
  const { Laufnummer } = await approvedRun(ohne);
  return pay.ok(pay.call('POST', `zahlungslaeufe/${Laufnummer}/uebergeben`));
}
async function executed(ohne?: readonly string[]) {
  const { Laufnummer } = await handedOver(ohne);
  await pay.ok(pay.execute(Laufnummer));
  for (let time = 0; time < 2; time += 1) await app.jobs.drain();
  return Laufnummer as string;
}
const bookedOf = async (nr: string) =>
  (
    await queryAsOwner<{ vorgang: string; betrag_cent: number }>(
      app,
      `select vorgang, betrag_cent from buchung where belegnummer in
         (select zahlungsnummer from zahlung where bezug = $1 union select laufnummer from zahlung where bezug = $1) order by buchung_id`,
      [nr],
    )
  ).map(({ vorgang, betrag_cent }) => `${vorgang} ${betrag_cent}`);

/** Nothing is left for the run of another test. */
afterEach(async () => {
  await pay.enter();
  const { Content } = await pay.ok(pay.call('PUT', 'zahlungslaeufe', { Filter: { Status: ['Entwurf', 'Geprueft'] } }));
  for (const { Laufnummer } of Content) await dropDraft(Laufnummer);
  await belege.enter();
  for (const { Rechnungsnummer } of await belege.rowsOf({ Faellig: 'Guthaben' })) await belege.pay(Rechnungsnummer, belege.today());
});

describe('a correction in favour of an agency', () => {
  test('is paid by a run on the day of its execution, once, and the books agree at each step', async () => {
    const { nr, agenturnummer } = await credited();
    expect(await standOf(nr)).toMatchObject({ Stand: 'Bereit', Laufnummer: null, OffenCent: -7021 });
    expect(fieldCodes(await pay.call('POST', 'zahlungslaeufe', { Ausfuehrungstag: pay.day(), Arten: ['Anders'] }))).toEqual({
      'Arten.0': 'auswahl',
    });
    expectProblem(await pay.call('POST', 'zahlungslaeufe', { Ausfuehrungstag: pay.day() }), 422, 'Validierung');
    const draft = await pay.create(ERSTATTUNG);
    expect(draft).toMatchObject({ Anzahl: 1, SummeCent: 7021, Groesste: [{ Art: 'Erstattung', Bezug: nr, Name: 'Agentur Testweg' }] });
    expect(draft.Groesste[0]).toMatchObject({
      AgenturName: expect.stringContaining('Agentur Testweg'),
      Zweck: expect.stringContaining(`Rechnungskorrektur ${nr}`),
    });
    expect(await standOf(nr)).toMatchObject({ Stand: 'ImLauf', Laufnummer: draft.Laufnummer });
    expect(await differing()).toEqual([]);
    await dropDraft(draft.Laufnummer);
    const laufnummer = await executed();
    expect(await differing()).toEqual([]);
    expect(await standOf(nr)).toEqual({
      Stand: null,
      Laufnummer: laufnummer,
      Status: 'Bezahlt',
      OffenCent: 0,
      BezahltAm: pay.today(),
      Aktionen: [],
    });
    expect(await bookedOf(nr)).toEqual(['Erstattung 7021', 'Bankausgang 7021']);
    expect(await belege.openOf(agenturnummer)).toBe(0);
    const [zahlung] = await queryAsOwner<{ nr: string }>(app, 'select zahlungsnummer as nr from zahlung where bezug = $1 and gilt', [nr]);
    expect((await belege.read(nr)).body.Verlauf.at(-1).Was).toBe(`Überwiesen mit ${zahlung?.nr}`);
    expect((await pay.read(laufnummer)).Status).toBe('Ausgefuehrt');
  });

  test('is taken once by two runs that are made at once', async () => {
    const { nr } = await credited();
    const answers = await atOnce(4, () => pay.call('POST', 'zahlungslaeufe', { Ausfuehrungstag: pay.day(), ...ERSTATTUNG }));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    expect(await queryAsOwner(app, 'select 1 from zahlung where bezug = $1 and gilt', [nr])).toHaveLength(1);
  });

  test('waits while the agency has no account, which its owner is asked for, and is ready with one', async () => {
    const { nr, agenturnummer, owner } = await credited(null);
    expect(await standOf(nr)).toMatchObject({ Stand: 'KontoFehlt' });
    const [mail, ...others] = kontoMails(owner);
    expect(others).toEqual([]);
    expect(mail?.text.replace(/\s/g, ' ')).toContain('Bei uns ist kein Konto hinterlegt.');
    expectProblem(await pay.call('POST', 'zahlungslaeufe', { Ausfuehrungstag: pay.day(), ...ERSTATTUNG }), 422, 'Validierung');
    expect((await belege.rowsOf({ Stand: 'KontoFehlt' })).map(({ Rechnungsnummer }) => Rechnungsnummer)).toContain(nr);
    await setKonto(agenturnummer);
    const landIs = (land: string) =>
      queryAsOwner(app, 'update bankdaten set land = $2 where bankdaten_id = (select bankdaten_id from agentur where agenturnummer = $1)', [
        agenturnummer,
        land,
      ]);
    await landIs('CH');
    expect(await standOf(nr)).toMatchObject({ Stand: 'Land' });
    await landIs('DE');
    expect(await standOf(nr)).toMatchObject({ Stand: 'Bereit' });
    const draft = await pay.create(ERSTATTUNG);
    expect(draft.Hinweisliste.map(({ Art }: { Art: string }) => Art)).toContain('BankdatenGeaendert');
  });

  test('says on its limits and its day what is to be confirmed', async () => {
    await credited();
    const draft = await pay.create({ ...ERSTATTUNG, Ausfuehrungstag: pay.day(), FaelligBis: addDays(pay.today(), 30) });
    expect(draft.Hinweisliste.map(({ Art }: { Art: string }) => Art)).toEqual(['EinzelneZahlung']);
    await dropDraft(draft.Laufnummer);
    app.clock.pass({ days: 20 });
    await pay.enter();
    const late = await pay.create(ERSTATTUNG);
    expect(late.Hinweisliste.map(({ Art }: { Art: string }) => Art).sort()).toEqual(['EinzelneZahlung', 'FristUeberschritten']);
  });

  test('is noticed when it has the amount and account of a payment of the last 30 days, another account is not', async () => {
    const iban = nextIban();
    const [, twin, other] = [await credited({ iban }), await credited({ iban }), await credited()];
    await executed([twin.nr, other.nr]);
    const [paid, draftAt] = [pay.today(), (Ausfuehrungstag: string) => pay.create({ ...ERSTATTUNG, Ausfuehrungstag })];
    app.clock.pass({ days: 6 });
    await pay.enter();
    const early = await draftAt(targetDayBefore(addDays(paid, 30), 1));
    const hints = await hintsOf(early);
    expect(hints[twin.nr]).toContain('GleicherBetrag');
    expect(hints[other.nr]).not.toContain('GleicherBetrag');
    await dropDraft(early.Laufnummer);
    expect((await hintsOf(await draftAt(nextTargetDay(addDays(paid, 30)))))[twin.nr]).not.toContain('GleicherBetrag');
  });

  test.each([
    [7020, ['LimitZahlung']],
    [7021, []],
    [null, []],
  ])('is noticed above the limit of a payment of %s cents', async (LimitZahlungCent, expected) => {
    const { nr } = await credited();
    const before = app.parts.mandanten.get(TENANT)?.konfiguration.Zahlungssteller;
    const draft = await configured(app, TENANT, { Zahlungssteller: { ...before, LimitZahlungCent } }, () => pay.create(ERSTATTUNG));
    expect((await hintsOf(draft))[nr]).toEqual(expected);
  });

  test('is noticed when the bank gets the name of its account in other letters', async () => {
    const changed = await credited({ inhaber: 'Agentur Müßiggang' });
    const kept = await credited();
    const hints = await hintsOf(await pay.create(ERSTATTUNG));
    expect(hints[changed.nr]).toContain('NameGeaendert');
    expect(hints[kept.nr]).not.toContain('NameGeaendert');
  });

  test('stays open when the bank refuses it, and the next run takes it once the account is another one', async () => {
    const { nr, agenturnummer, owner } = await credited();
    await handedOver();
    const { zahlungsnummer = '' } = (await pay.paymentOf(nr)) ?? {};
    await pay.ok(pay.returned(zahlungsnummer, { Tag: pay.today(), Grundcode: 'AC04', BetragCent: 7021 }));
    await app.jobs.drain();
    expect(await standOf(nr)).toMatchObject({ Status: 'Offen', Stand: 'KontoAbgelehnt', OffenCent: -7021 });
    expect(kontoMails(owner)).toHaveLength(1);
    expect(kontoMails(owner)[0]?.text).toContain('stammdaten');
    expect(await differing()).toEqual([]);
    expectProblem(await pay.call('POST', 'zahlungslaeufe', { Ausfuehrungstag: pay.day(), ...ERSTATTUNG }), 422, 'Validierung');
    await setKonto(agenturnummer);
    expect(await standOf(nr)).toMatchObject({ Stand: 'Bereit' });
    await executed();
    expect(await standOf(nr)).toMatchObject({ Status: 'Bezahlt' });
    expect(await differing()).toEqual([]);
  });

  test.each([
    ['whole', 0],
    ['short', 121],
  ])('is open again when its payment came back %s, and is paid by another run to another account', async (_, less) => {
    const { nr, agenturnummer, owner } = await credited();
    await executed();
    const { zahlungsnummer = '' } = (await pay.paymentOf(nr)) ?? {};
    const back = { Tag: pay.today(), Grundcode: 'AC01', BetragCent: 7021 - less };
    const answers = await atOnce(3, () => pay.returned(zahlungsnummer, back));
    for (const { status, body } of answers) expect([status, body.Status]).toEqual([200, 'Zurueckgekommen']);
    await app.jobs.drain();
    expect(await standOf(nr)).toMatchObject({ Status: 'Offen', BezahltAm: null, OffenCent: -7021, Stand: 'KontoAbgelehnt' });
    expect(await belege.openOf(agenturnummer)).toBe(-7021);
    expect(kontoMails(owner)).toHaveLength(1);
    expect((await bookedOf(nr)).slice(2)).toEqual([
      'Rueckgabe 7021',
      `Bankeingang ${7021 - less}`,
      ...(less > 0 ? [`Bankgebuehr ${less}`] : []),
    ]);
    expect(await differing()).toEqual([]);
    await setKonto(agenturnummer);
    await executed();
    expect(await standOf(nr)).toMatchObject({ Status: 'Bezahlt' });
    expect(await belege.openOf(agenturnummer)).toBe(0);
    expect(await differing()).toEqual([]);
  });

  test('goes to the same account again after a code that says nothing about it', async () => {
    const { nr, owner } = await credited();
    await handedOver();
    const { zahlungsnummer = '' } = (await pay.paymentOf(nr)) ?? {};
    await pay.ok(pay.returned(zahlungsnummer, { Tag: pay.today(), Grundcode: 'TM01', BetragCent: 7021 }));
    await app.jobs.drain();
    expect(await standOf(nr)).toMatchObject({ Stand: 'Bereit' });
    expect(kontoMails(owner)).toEqual([]);
  });

  test('that is marked as transferred or cancelled leaves a draft, and stays in an approved run', async () => {
    const [paid, cancelled] = [await credited(), await credited()];
    const draft = await pay.create(ERSTATTUNG);
    expect(draft.Anzahl).toBe(2);
    await belege.enter();
    expect((await belege.pay(paid.nr, belege.today())).body.Status).toBe('Bezahlt');
    expect((await belege.cancel(cancelled.nr)).body.Status).toBe('Storniert');
    expect(await pay.read(draft.Laufnummer)).toMatchObject({ Anzahl: 0, Status: 'Entwurf' });
    expect((await pay.paymentOf(paid.nr))?.grund_code).toBe('VonHandBezahlt');
    expect((await pay.paymentOf(cancelled.nr))?.grund_code).toBe('Storniert');
    await dropDraft(draft.Laufnummer);
    const fixed = await credited();
    const { Laufnummer } = await approvedRun();
    expect(await standOf(fixed.nr)).toMatchObject({ Stand: 'ImLauf', Aktionen: [] });
    for (const refused of [await belege.pay(fixed.nr, belege.today()), await belege.cancel(fixed.nr)]) {
      expectProblem(refused, 409, 'Konflikt');
      expect(refused.body.detail).toContain('freigegebenen Zahlungslauf');
    }
    await pay.ok(pay.call('POST', `zahlungslaeufe/${Laufnummer}/zurueckziehen`, { Grund: 'Probe' }));
    expect(await standOf(fixed.nr)).toMatchObject({ Stand: 'Bereit', Aktionen: ['Bezahlt', 'Stornieren'] });
    expect(await differing()).toEqual([]);
  });

  test('leaves a checked run when the agency stores another account, and the former one stays for the books', async () => {
    const { nr, agenturnummer } = await credited();
    const { Laufnummer, Pruefsumme } = await checkedRun();
    const [former] = await queryAsOwner<{ id: string }>(app, 'select bankdaten_id as id from zahlung where bezug = $1', [nr]);
    await setKonto(agenturnummer);
    await app.inTenant(TENANT, (context) => deleteBankdaten(context, former?.id ?? ''));
    expectProblem(await pay.approve(Laufnummer, Pruefsumme), 409, 'LaufGeaendert');
    expect(await pay.read(Laufnummer)).toMatchObject({ Status: 'Entwurf', Anzahl: 0 });
  });

  test('is taken out while its account cannot be read, and its owner is asked for another one', async () => {
    const { nr, agenturnummer, owner } = await credited();
    await queryAsOwner(
      app,
      "update bankdaten set iban = 'kaputt' where bankdaten_id = (select bankdaten_id from agentur where agenturnummer = $1)",
      [agenturnummer],
    );
    const draft = await pay.create(ERSTATTUNG);
    await app.jobs.drain();
    expect(draft.Anzahl).toBe(0);
    expect(await standOf(nr)).toMatchObject({ Stand: 'KontoAbgelehnt' });
    expect(kontoMails(owner)).toHaveLength(1);
  });

  test('is not approved by a person who owns the agency', async () => {
    const { agenturnummer } = await credited();
    const { Laufnummer, Pruefsumme } = await checkedRun();
    const email = pay.people.approver?.email ?? '';
    await queryAsOwner(
      app,
      `update account set email = $1, email_schluessel = $1, email_alias = $1 where mandant = '${TENANT}' and account_id =
         (select account_id from agentur_benutzer where mandant = '${TENANT}' and agenturnummer = $2 limit 1)`,
      [email, agenturnummer],
    );
    const refused = await pay.approve(Laufnummer, Pruefsumme);
    expectProblem(refused, 403, 'VierAugen');
    const { bearer } = await loginBetrieb(app, { rollen: { telko: ['Buchhaltung'] } });
    expectProblem(await app.api('telko', 'GET', `/betrieb/zahlungslaeufe/${Laufnummer}`, { bearer }), 404, 'NichtGefunden');
  });
});
