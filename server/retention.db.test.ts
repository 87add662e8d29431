import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { demoApp } from '../test/support/app.ts';
import { IBANS, movedBy, pickBy, recipient, released, saldenOf, transfer } from '../test/support/money.ts';
import { TEST_NOW } from '../test/support/parts.ts';
import { tablesWith } from '../test/support/person.ts';
import { queryAsOwner } from '../test/support/rows.ts';
import { dayOf, startOfDay } from './calendar.ts';
import { expectProblem } from './http/problem.fixture.ts';
import { retain } from './jobs/retain.ts';
import { makePayouts } from './modules/auszahlung/auszahlung.fixture.ts';
import { endsBefore, type RetentionName } from './retention.ts';
import { RETENTIONS } from './start/modules.ts';
import { listOverdue, printOverdue } from './start/retention-report.ts';

const app = demoApp();
const NAMES = () => app.parts.mandanten.all().map(({ mandant }) => mandant);
const overdue = async (rule: RetentionName, tenant = 'telko', now = app.clock.now()) =>
  (await listOverdue(app.parts.db, [tenant], now)).find((one) => one.rule === rule)?.keys;
const tidy = () => retain(app.parts, RETENTIONS);

/** The last millisecond before a day. */
const lastMoment = (day: string) => new Date(startOfDay(day).getTime() - 1);

describe('the list of due rows', () => {
  test('has every row that is deleted, of every tenant and rule, and changes nothing', async () => {
    await recipient(app, 'energie', { accepted: false });
    app.clock.set(startOfDay('2032-01-01'));
    const before = await queryAsOwner<{ xact: string }>(app, 'select count(*)::text as xact from protokoll');
    const listed = await listOverdue(app.parts.db, NAMES(), app.clock.now());
    expect(await queryAsOwner(app, 'select count(*)::text as xact from protokoll')).toEqual(before);
    const full = listed.filter(({ keys }) => keys.length > 0);
    for (const rule of ['klick', 'unbestaetigterEmpfaenger', 'protokoll', 'zugangslink'] as const)
      expect(full.map((one) => one.rule)).toContain(rule);
    const text = printOverdue(listed, app.clock.now());
    expect(text).toContain('Nothing was changed.');
    expect(text).not.toMatch(/@|Müßig/);

    const klicks = await overdue('klick');
    await tidy();
    const left = await app.inTenant('telko', ({ tx }) => tx.selectFrom('klick').select(sql<string>`klick_id::text`.as('id')).execute());
    expect(left.filter(({ id }) => klicks?.includes(id))).toEqual([]);
    const again = await listOverdue(app.parts.db, NAMES(), app.clock.now());
    // Rows that a sweep deletes stay due until it runs.
    const isSwept = ({ rule }: { readonly rule: string }) => rule.startsWith('unbestaetigter') || rule === 'nachbuchung';
    expect(again.filter((one) => one.keys.length > 0 && !isSwept(one))).toEqual([]);
    await app.jobs.drain();
    const swept = await listOverdue(app.parts.db, NAMES(), app.clock.now());
    expect(swept.filter((one) => one.keys.length > 0)).toEqual([]);
    app.clock.set(TEST_NOW);
  });
});

describe('the audit log', () => {
  const put = (was: string, zeit: Date) =>
    app.inTenant('telko', async ({ tx }) => {
      const row = { zeit, wer: 'Test', was, bezug: 'frist', daten: '{}' };
      await tx.insertInto('protokoll').values(row).execute();
    });
  const left = async () =>
    (await app.inTenant('telko', ({ tx }) => tx.selectFrom('protokoll').select('was').where('bezug', '=', 'frist').execute())).map(
      (row) => row.was,
    );

  test('deletes entries about people after three years and about money after ten, not a moment earlier', async () => {
    await put('empfaenger.status', lastMoment('2027-01-01'));
    await put('empfaenger.bestaetigt', startOfDay('2027-01-01'));
    const money = ['praemierung.status', 'betrieb.rollen', 'zahlung.status', 'zahlungslauf.datei', 'zurueckhaltung.gesetzt'];
    for (const was of money) await put(was, lastMoment('2027-01-01'));
    app.clock.set(lastMoment('2030-01-01'));
    await tidy();
    expect((await left()).sort()).toEqual(['empfaenger.bestaetigt', 'empfaenger.status', ...money].sort());
    app.clock.set(startOfDay('2030-01-01'));
    await tidy();
    expect((await left()).sort()).toEqual(['empfaenger.bestaetigt', ...money].sort());
    app.clock.set(lastMoment('2037-01-01'));
    await tidy();
    expect((await left()).sort()).toEqual(money.toSorted());
    app.clock.set(startOfDay('2037-01-01'));
    await tidy();
    expect(await left()).toEqual([]);
    app.clock.set(TEST_NOW);
  });

  test('cannot delete younger entries, even directly in the database', async () => {
    const find = RETENTIONS.find(({ rule }) => rule === 'protokoll');
    await put('empfaenger.status', app.clock.now());
    const keys = await queryAsOwner<{ id: string }>(app, "select protokoll_id::text as id from protokoll where bezug = 'frist'");
    const early = app.inTenant('telko', (context) =>
      Promise.resolve(
        find?.remove?.(
          context,
          keys.map(({ id }) => id),
          endsBefore('protokoll', context.now),
        ),
      ),
    );
    await expect(early).rejects.toThrow('protokoll only grows');
    expect(await left()).toEqual(['empfaenger.status']);
  });
});

describe('an ended recipient', () => {
  test('is anonymous from the fourth year on, with number, state and amounts kept', async () => {
    const { Empfaengernummer, email } = await recipient(app, 'telko');
    await app.later(181);
    const row = () =>
      app.inTenant('telko', ({ tx }) =>
        tx
          .selectFrom('empfaenger')
          .select(['status', 'email', 'name', 'beendet_am'])
          .where('empfaengernummer', '=', Empfaengernummer)
          .executeTakeFirstOrThrow(),
      );
    expect(await row()).toMatchObject({ status: 'Abgelaufen', email, beendet_am: app.clock.now() });
    app.clock.set(lastMoment('2031-01-01'));
    await tidy();
    expect((await row()).email).toBe(email);
    const salden = await saldenOf(app, 'telko');
    app.clock.set(startOfDay('2031-01-01'));
    expect(await overdue('beendeterEmpfaenger')).toContain(Empfaengernummer);
    await tidy();
    expect(await row()).toMatchObject({ status: 'Abgelaufen', email: null, name: null });
    expect(await saldenOf(app, 'telko')).toEqual(salden);
    expect(await tablesWith(app, [email])).toEqual([]);
    app.clock.set(TEST_NOW);
  });

  test('keeps its data while the referral continues', async () => {
    const { Empfaengernummer } = await recipient(app, 'telko');
    expect(await overdue('beendeterEmpfaenger', 'telko', startOfDay('2060-01-01'))).not.toContain(Empfaengernummer);
  });
});

describe('bank data', () => {
  test('of a transfer is deleted eight years after its payment, and never while the payment is pending', async () => {
    const { empfaengerToken, grants } = await released(app, 'telko');
    expect((await pickBy(app, 'telko', empfaengerToken, transfer(grants[1], IBANS.austrian))).status).toBe(200);
    const praemierungsnummer = grants[1]?.praemierungsnummer ?? '';
    const id = () =>
      app.inTenant('telko', ({ tx }) =>
        tx.selectFrom('praemierung').select('bankdaten_id').where('praemierungsnummer', '=', praemierungsnummer).executeTakeFirstOrThrow(),
      );
    const bankdaten = (await id()).bankdaten_id ?? '';
    expect(await overdue('bankdaten', 'telko', startOfDay('2060-01-01'))).not.toContain(bankdaten);
    await app.inTenant('telko', async ({ tx, now }) => {
      await tx.updateTable('praemierung').set({ status: 'Ausgezahlt' }).where('praemierungsnummer', '=', praemierungsnummer).execute();
      const entry = {
        praemierungsnummer,
        soll: 'Verbindlichkeit',
        haben: 'Zahlungsverkehr',
        belegnummer: 'Z-1',
        betrag_cent: 1,
        gebucht_am: now,
        belegtag: dayOf(now),
      };
      await tx
        .insertInto('buchung')
        .values({ ...entry, vorgang: 'Auszahlung' })
        .execute();
    });
    expect(await overdue('bankdaten', 'telko', lastMoment('2035-01-01'))).not.toContain(bankdaten);
    expect(await overdue('bankdaten', 'telko', startOfDay('2035-01-01'))).toContain(bankdaten);
    app.clock.set(startOfDay('2035-01-01'));
    expect(await movedBy(app, 'telko', tidy)).toEqual({});
    expect((await id()).bankdaten_id).toBeNull();
    app.clock.set(TEST_NOW);
  });
});

test('the file of a payout run is deleted eight years after its approval; the run itself stays', async () => {
  const payouts = makePayouts(app, 'telko');
  await payouts.begin();
  await payouts.picked();
  const { Laufnummer } = await payouts.approved();
  const year = Number(payouts.today().slice(0, 4)) + 9;
  expect(await overdue('zahlungsdatei', 'telko', lastMoment(`${year}-01-01`))).toEqual([]);
  expect(await overdue('zahlungsdatei', 'telko', startOfDay(`${year}-01-01`))).toContain(Laufnummer);
  app.clock.set(startOfDay(`${year}-01-01`));
  await tidy();
  await payouts.enter();
  expect(await payouts.read(Laufnummer)).toMatchObject({ Status: 'Freigegeben' });
  expectProblem(await payouts.call('GET', `zahlungslaeufe/${Laufnummer}/datei`), 410, 'Abgelaufen');
  app.clock.set(TEST_NOW);
});

test('a rule that fails does not stop the others', async () => {
  const fails = { rule: 'mail', find: () => Promise.reject(new Error('no such column')), remove: async () => {} } as const;
  const done: string[] = [];
  const works = {
    rule: 'klick',
    find: async () => ['1'],
    remove: async () => void done.push('klick'),
  } as const;
  await retain(app.parts, [fails, works]);
  expect(done).toHaveLength(NAMES().length);
});
