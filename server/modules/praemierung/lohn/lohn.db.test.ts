import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { loginBetrieb, openBetriebSession } from '../../../../test/support/betrieb.ts';
import { configure, configured } from '../../../../test/support/mandant.ts';
import { grantsOf, movedBy, ordered, statusOfEmpfaenger } from '../../../../test/support/money.ts';
import { releaseDays } from '../../../../test/support/release-days.ts';
import { queryAsOwner } from '../../../../test/support/rows.ts';
import { login, postAuftrag, recommend, shownEmpfehlung, tokensOf } from '../../../../test/support/walk.ts';
import { addMonths, dayOf, startOfDay } from '../../../calendar.ts';
import { fieldCodes } from '../../../http/problem.fixture.ts';
import { abweichungenIn, prove } from '../../auszahlung/beweis.ts';
import { praemieBereit } from '../mails.ts';

const app = testApp();
const TENANT = 'energie';
const ALS_LOHN = { ModuleCompanyRecommendation: true, PraemieAlsLohn: true, MaxEmpfaengerPraemieCent: 0, ModuleStoringBankdata: false };

const persons: Awaited<ReturnType<typeof loginBetrieb>>[] = [];
const bearers: string[] = [];
beforeAll(async () => {
  await configure(app, TENANT, ALS_LOHN);
  for (let one = 0; one < 2; one += 1) persons.push(await loginBetrieb(app, { rollen: { [TENANT]: ['Buchhaltung'] } }));
});

/** Each test has a month of its own, in which nothing waits: the month before takes what other tests left. */
beforeEach(async () => {
  await toNextMonth();
  const before = month();
  await toNextMonth();
  await handOver(before);
});

/** Moves the clock to noon of the first day of the next month. */
async function toNextMonth(): Promise<void> {
  const next = startOfDay(addMonths(`${month()}-01`, 1)).getTime() + 12 * 3_600_000;
  app.clock.pass({ minutes: (next - app.clock.now().getTime()) / 60_000 });
  await enter();
}

/** Opens the sessions of both people at the present moment of the clock. */
async function enter(): Promise<void> {
  for (const [index, person] of persons.entries()) bearers[index] = await openBetriebSession(app, person);
}

const month = (): string => dayOf(app.clock.now()).slice(0, 7);
const nextMonth = (): string => addMonths(`${month()}-01`, 1).slice(0, 7);
const look = (Monat = month(), bearer = bearers[0]) => app.api(TENANT, 'GET', `/betrieb/lohn/vorschau?monat=${Monat}`, { bearer });
const file = (Monat = month(), bearer = bearers[0]) => app.api(TENANT, 'GET', `/betrieb/lohn?monat=${Monat}`, { bearer });
const handOver = (Monat = month(), bearer = bearers[0]) => app.api(TENANT, 'POST', '/betrieb/lohn', { bearer, body: { Monat } });
/** A released order. The clock passes the days until its release, and with them the sessions. */
async function release() {
  const { auftrag, Empfaengernummer } = await ordered(app, TENANT, { anteil: 50 });
  app.clock.pass({ days: releaseDays(TENANT) });
  expect((await postAuftrag(app, TENANT, auftrag, 'Freigegeben')).status).toBe(200);
  await enter();
  const { Auftragsnummer } = auftrag;
  return { auftrag, Auftragsnummer, Empfaengernummer, ...(await tokensOf(app, TENANT, Auftragsnummer)) };
}
const grantOf = (auftragsnummer: string) =>
  app.inTenant(TENANT, ({ tx }) =>
    tx.selectFrom('praemierung').selectAll().where('auftragsnummer', '=', auftragsnummer).executeTakeFirst(),
  );

describe('a reward that is paid with the wages', () => {
  test('is all of the employee, needs no choice, and waits for the month', async () => {
    const { Auftragsnummer, empfehlerToken } = await release();
    expect(await grantsOf(app, TENANT, Auftragsnummer)).toHaveLength(1);
    const grant = await grantOf(Auftragsnummer);
    expect(grant).toMatchObject({ seite: 'Empfehler', status: 'Bereitgestellt', art: 'Gehalt', faellig_am: null, bankdaten_id: null });
    const { body } = await app.api(TENANT, 'GET', '/praemierung/', { bearer: empfehlerToken });
    expect(body).toMatchObject({ Status: 'Bereitgestellt', Auswahl: [], Gewaehlt: { Art: 'Gehalt' } });
    expect(body).not.toHaveProperty('Spaetestens');
    const pick = { PraemieId: grant?.praemie_id, Art: 'Gutschein' };
    expect((await app.api(TENANT, 'PUT', '/praemierung/', { bearer: empfehlerToken, body: pick })).body).toMatchObject({
      code: 'PraemieBereitsAbgeholt',
    });
  });
});

describe('the share of a referral at a tenant with wages', () => {
  const wish = { anteil: 50 as const };

  test('is all of it, whatever was sent, and no other can be set', async () => {
    const session = await login(app, TENANT);
    const { Empfehlungsnummer: nr } = await recommend(app, TENANT, session, wish);
    const stored = await app.inTenant(TENANT, ({ tx }) =>
      tx.selectFrom('empfehlung').select('anteil_empfehler').where('empfehlungsnummer', '=', nr).executeTakeFirst(),
    );
    expect(stored).toEqual({ anteil_empfehler: 100 });
    expect(await shownEmpfehlung(app, TENANT, session, nr)).toMatchObject({ AnteilEmpfehler: 100, Anteile: [100] });
    const set = async (AnteilEmpfehler: number) =>
      (await app.api(TENANT, 'PUT', `/empfehlung/${nr}/anteil`, { bearer: session, body: { AnteilEmpfehler } })).status;
    expect([await set(50), await set(0), await set(100)]).toEqual([409, 409, 204]);
  });

  test('is shown as all of it on a referral from before the wages, which is granted so', async () => {
    const session = await login(app, TENANT);
    const before = await configured(app, TENANT, { PraemieAlsLohn: false }, () => recommend(app, TENANT, session, wish));
    const shown = await shownEmpfehlung(app, TENANT, session, before.Empfehlungsnummer);
    expect(shown).toMatchObject({ AnteilEmpfehler: 100, Anteile: [100] });
  });
});

describe('the mail about a reward that is paid with the wages', () => {
  test('names no choice and no day, and is not sent once the order was cancelled', async () => {
    const { Auftragsnummer, auftrag } = await release();
    const nummer = (await grantOf(Auftragsnummer))?.praemierungsnummer ?? '';
    const load = () => app.inTenant(TENANT, (context) => praemieBereit.load(context, nummer, context.now));
    const mail = await load();
    expect(mail?.content.betreff).toMatch(/^Ihre Prämie ist freigegeben: /);
    expect(mail?.content.absaetze.join(' ')).toContain('Sie wird mit Ihrem Gehalt ausgezahlt. Sie müssen nichts tun.');
    expect(mail?.content.absaetze.join(' ')).not.toMatch(/Wählen|Gutschein|Konto|möglich/);
    expect(mail?.content.knopf?.text).toBe('Prämie ansehen');
    await postAuftrag(app, TENANT, auftrag, 'Storniert');
    expect(await load()).toBeNull();
  });
});

describe('a hand-over', () => {
  test('pays every reward of its month, books it as wages, and shows the month to the employee', async () => {
    const { Auftragsnummer, Empfaengernummer, empfehlerToken } = await release();
    const before = await look();
    expect(before.body).toMatchObject({
      UebergebenAm: null,
      Zeilen: [{ Auftragsnummer, Mitarbeiternummer: expect.stringMatching(/^M-/) }],
    });
    const cent = (await grantOf(Auftragsnummer))?.wert_cent ?? 0;
    expect(before.body.SummeCent).toBe(cent);
    expect(await movedBy(app, TENANT, () => handOver())).toEqual({ Verbindlichkeit: cent, Lohn: -cent });
    expect(await grantOf(Auftragsnummer)).toMatchObject({ status: 'Ausgezahlt' });
    expect(await statusOfEmpfaenger(app, TENANT, Empfaengernummer)).toBe('Gezahlt');
    const { body } = await app.api(TENANT, 'GET', '/praemierung/', { bearer: empfehlerToken });
    expect(body).toMatchObject({ Status: 'Ausgezahlt', Lohnmonat: month() });
  });

  test('is made once by several people at the same moment, who get the same answer', async () => {
    const { Auftragsnummer } = await release();
    const monat = month();
    const answers = await Promise.all([handOver(), handOver(monat, bearers[1]), handOver(), handOver(monat, bearers[1])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(answers[0]?.body).toMatchObject({ Anzahl: 1, Zeilen: [{ Auftragsnummer }] });
    await release();
    expect((await handOver(monat)).body).toMatchObject({ Anzahl: 1, Zeilen: [{ Auftragsnummer }] });
    expect((await look(monat)).body.Uebergaben[0]).toMatchObject({ Monat: monat, Anzahl: 1 });
  });

  test('leaves out a reward whose order was cancelled before', async () => {
    const { Auftragsnummer, auftrag } = await release();
    await postAuftrag(app, TENANT, auftrag, 'Storniert');
    expect(await grantOf(Auftragsnummer)).toMatchObject({ status: 'Storniert' });
    expect((await look()).body).toMatchObject({ Anzahl: 0, Zeilen: [], SummeCent: 0 });
    const refused = await handOver();
    expect(refused.status).toBe(422);
    expect(fieldCodes(refused)).toEqual({ Monat: 'ohneZeilen' });
  });

  test('takes a reward back once if its order was cancelled after the hand-over', async () => {
    const { Auftragsnummer, auftrag } = await release();
    const cent = (await grantOf(Auftragsnummer))?.wert_cent ?? 0;
    await handOver();
    const first = (await file()).body;
    expect(await movedBy(app, TENANT, () => postAuftrag(app, TENANT, auftrag, 'Storniert'))).toEqual({ Lohn: cent, Aufwand: -cent });
    expect(await grantOf(Auftragsnummer)).toMatchObject({ status: 'Ausgezahlt' });
    const later = nextMonth();
    await toNextMonth();
    expect((await look(later)).body).toMatchObject({ SummeCent: -cent, Zeilen: [{ Auftragsnummer, BetragCent: -cent }] });
    const answers = await Promise.all([handOver(later), handOver(later, bearers[1])]);
    for (const { body } of answers) expect(body).toMatchObject({ Anzahl: 1, Zeilen: [{ Auftragsnummer, BetragCent: -cent }] });
    expect((await look(addMonths(`${later}-01`, -1).slice(0, 7))).body).toMatchObject({ Anzahl: 1, SummeCent: cent });
    expect((await file(addMonths(`${later}-01`, -1).slice(0, 7))).body).toBe(first);
    expect((await handOver(month())).body.Zeilen).toMatchObject([{ BetragCent: -cent }]);
  });
});

describe('the daily proof', () => {
  /** Names of the checks that differ. */
  const differing = async () => abweichungenIn(await app.inTenant(TENANT, prove)).map(({ pruefung }) => pruefung);
  const unguarded = (statement: string) =>
    queryAsOwner(app, `set session_replication_role = replica; ${statement}; set session_replication_role = origin`);

  test('agrees at each step of wages, and finds a falsified line and a falsified entry', async () => {
    const { Auftragsnummer, auftrag } = await release();
    const nummer = (await grantOf(Auftragsnummer))?.praemierungsnummer ?? '';
    expect(await differing()).toEqual([]);
    await handOver();
    expect(await differing()).toEqual([]);
    for (const [table, where] of [
      ['lohnzeile', `praemierungsnummer = '${nummer}'`],
      ['buchung', `praemierungsnummer = '${nummer}' and vorgang = 'Lohnuebergabe'`],
    ]) {
      await unguarded(`update ${table} set betrag_cent = betrag_cent + 1 where ${where}`);
      expect(await differing()).toContain('Lohn');
      await unguarded(`update ${table} set betrag_cent = betrag_cent - 1 where ${where}`);
      expect(await differing()).toEqual([]);
    }
    await postAuftrag(app, TENANT, auftrag, 'Storniert');
    expect(await differing()).toEqual([]);
    await toNextMonth();
    await handOver();
    expect(await differing()).toEqual([]);
  });
});

describe('the file', () => {
  test('has German amounts and the same lines after the hand-over, and each download is in the audit log', async () => {
    const { Auftragsnummer } = await release();
    const before = await file();
    expect(before.headers['content-disposition']).toBe(`attachment; filename="lohn-${month()}.csv"`);
    const [head, line, ...rest] = before.body.replace('\ufeff', '').trim().split('\r\n');
    expect(head).toBe('Mitarbeiternummer;Name;Betrag;Monat;Auftragsnummer');
    expect(line).toMatch(new RegExp(`^M-[^;]+;[^;]+;\\d+,\\d\\d;${month().slice(5)}\\.${month().slice(0, 4)};${Auftragsnummer}$`));
    expect(rest).toEqual([]);
    await handOver();
    expect((await file()).body).toBe(before.body);
    const logged = await app.inTenant(TENANT, ({ tx }) =>
      tx.selectFrom('protokoll').select('daten').where('was', '=', 'lohn.datei').where('bezug', '=', month()).execute(),
    );
    expect(logged.map(({ daten }) => daten)).toEqual([
      { zeilen: 1, uebergeben: false },
      { zeilen: 1, uebergeben: true },
    ]);
  });
});

describe('the calls', () => {
  test('refuse a month in the future', async () => {
    expect(fieldCodes(await look(nextMonth()))).toEqual({ monat: 'monatZukunft' });
    expect(fieldCodes(await file(nextMonth()))).toEqual({ monat: 'monatZukunft' });
    expect(fieldCodes(await handOver(nextMonth()))).toEqual({ Monat: 'monatZukunft' });
  });

  test('need the right, and to hand over a right that writes', async () => {
    const support = await loginBetrieb(app, { rollen: { [TENANT]: ['Support'] } });
    const pruefung = await loginBetrieb(app, { rollen: { [TENANT]: ['Pruefung'] }, giltBis: '2040-01-01' });
    for (const answer of [
      await look(month(), support.bearer),
      await file(month(), support.bearer),
      await handOver(month(), support.bearer),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'NichtAuthorisiert' } });
    expect((await look(month(), pruefung.bearer)).status).toBe(200);
    expect(await handOver(month(), pruefung.bearer)).toMatchObject({ status: 403 });
  });

  test('are not found at a tenant without wages, and show no other tenant anything', async () => {
    await release();
    const other = await loginBetrieb(app, { rollen: { telko: ['Buchhaltung'] } });
    const foreign = await app.api('telko', 'GET', `/betrieb/lohn/vorschau?monat=${month()}`, { bearer: other.bearer });
    expect(foreign).toMatchObject({ status: 404, body: { code: 'NichtGefunden' } });
    await configured(app, 'telko', ALS_LOHN, async () => {
      const { body } = await app.api('telko', 'GET', `/betrieb/lohn/vorschau?monat=${month()}`, { bearer: other.bearer });
      expect(body).toMatchObject({ Anzahl: 0, Zeilen: [], Uebergaben: [] });
    });
    expect((await look(month(), other.bearer)).status).toBe(404);
    await configured(app, TENANT, { PraemieAlsLohn: false }, async () => {
      for (const answer of [await look(), await file(), await handOver()])
        expect(answer).toMatchObject({ status: 404, body: { code: 'NichtGefunden' } });
    });
  });

  test('ask for the second factor once it was given too long ago', async () => {
    app.clock.pass({ minutes: 11 });
    expect(await handOver()).toMatchObject({ body: { code: 'BestaetigungNoetig' } });
  });
});
