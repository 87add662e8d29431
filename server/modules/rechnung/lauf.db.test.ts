import { beforeAll, describe, expect, test } from 'vitest';
import { makeAgentur } from '../../../test/support/agentur.ts';
import { testApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { releasedAgencyOrder } from '../../../test/support/kosten.ts';
import { configure, configured } from '../../../test/support/mandant.ts';
import { ABRECHNEND, addressed, billable, nextFirst } from '../../../test/support/rechnung.ts';
import { postAuftrag } from '../../../test/support/walk.ts';
import { addDays, dayOf, formatDay, hourOfDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { readOffenCent, readSalden } from '../kassenbuch/index.ts';
import { belegOf } from './beleg.ts';
import { cancelRechnung, issueMonat, markBezahlt, previousMonatAt } from './index.ts';
import { rechnungSweeps } from './jobs.ts';
import * as store from './store.ts';

const app = testApp();
const TENANT = 'energie';
const GEBUEHR = 900;
const WERT = 5000;
beforeAll(() => configure(app, TENANT, ABRECHNEND));

const inTenant = <T>(work: (context: Context) => Promise<T>) => app.inTenant(TENANT, work);
const invoiced = (wish: Parameters<typeof billable>[2] = {}) => billable(app, TENANT, wish);

const run = (agentur: string) => inTenant((context) => issueMonat(context, agentur, previousMonatAt(context.now)));
const documents = (agentur: string) =>
  inTenant(({ tx }) =>
    tx
      .selectFrom('rechnung')
      .select(['rechnungsnummer', 'art', 'status', 'netto_cent', 'ust_cent', 'brutto_cent', 'reihennummer'])
      .where('agenturnummer', '=', agentur)
      .orderBy('ausgestellt_am')
      .orderBy('rechnungsnummer')
      .execute(),
  );
const lines = (nummer: string) => inTenant((context) => store.listPositionen(context, nummer));
const isKept = async (nummer = '') => (await inTenant((context) => store.findPdf(context, nummer)))?.subarray(0, 5).toString() === '%PDF-';
const open = (agentur: string) => inTenant((context) => readOffenCent(context, agentur));

describe('the run of a month', () => {
  test('issues one invoice with reward, fee and VAT, books it, and does nothing when repeated', async () => {
    const one = await invoiced();
    const result = await run(one.agenturnummer);
    const [only, ...others] = await documents(one.agenturnummer);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ art: 'Rechnung', status: 'Offen', netto_cent: 5900, ust_cent: 1121, brutto_cent: 7021 });
    expect(result).toEqual({ nummern: [only?.rechnungsnummer] });
    expect((await lines(only?.rechnungsnummer ?? '')).map((row) => [row.vorgang, row.betrag_cent])).toEqual([
      ['Praemie', WERT],
      ['Gebuehr', GEBUEHR],
    ]);
    expect(await open(one.agenturnummer)).toBe(7021);
    expect(await run(one.agenturnummer)).toEqual({ nummern: [] });
    expect(await documents(one.agenturnummer)).toHaveLength(1);
    expect(await isKept(only?.rechnungsnummer)).toBe(true);
  });

  test('issues no invoice for a month that is open or empty, or without address or issuer', async () => {
    const one = await releasedAgencyOrder(app, TENANT);
    const month = dayOf(app.clock.now()).slice(0, 7);
    await expect(inTenant((context) => issueMonat(context, one.agenturnummer, month))).rejects.toThrow('Konflikt');
    app.clock.set(nextFirst(app));
    expect(await run(one.agenturnummer)).toEqual({ ohne: 'Anschrift' });
    await addressed(app, TENANT, one.agenturnummer);
    await configured(app, TENANT, { Rechnungssteller: null }, async () => {
      expect(await run(one.agenturnummer)).toEqual({ ohne: 'Rechnungssteller' });
      const [sweep] = rechnungSweeps;
      expect(await inTenant(async (context) => sweep?.run(context, one.agenturnummer))).toContain('Rechnungssteller');
    });
    expect(await documents(one.agenturnummer)).toEqual([]);
    const idle = await makeAgentur(app, TENANT);
    await addressed(app, TENANT, idle);
    expect(await run(idle)).toEqual({ nummern: [] });
  });

  test('stores more lines than one statement can have values for', async () => {
    const one = await invoiced();
    await run(one.agenturnummer);
    const nummer = (await documents(one.agenturnummer))[0]?.rechnungsnummer ?? '';
    const [{ mandant: _, ...line } = expect.fail('no line')] = await lines(nummer);
    const more = Array.from({ length: 7000 }, (_, index) => ({ ...line, position: index + 10, gilt: false }));
    await inTenant((context) => store.insertPositionen(context, more));
    expect(await lines(nummer)).toHaveLength(7002);
  });

  test('leaves nothing behind if it is aborted, and the next run uses the same number', async () => {
    const one = await invoiced();
    const last = await inTenant(({ tx }) => tx.selectFrom('belegreihe').select('letzte').where('art', '=', 'Rechnung').executeTakeFirst());
    const killed = inTenant(async (context) => {
      await issueMonat(context, one.agenturnummer, previousMonatAt(context.now));
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await documents(one.agenturnummer)).toEqual([]);
    await run(one.agenturnummer);
    expect((await documents(one.agenturnummer)).map((row) => row.reihennummer)).toEqual([(last?.letzte ?? 0) + 1]);
  });

  test('issues one invoice for each agency with consecutive numbers in concurrent runs', async () => {
    const all = [await invoiced(), await invoiced(), await invoiced()].map((one) => one.agenturnummer);
    await atOnce(6, (index) => run(all[index % all.length] ?? ''));
    const numbers = (await Promise.all(all.map(documents))).flat().map((row) => row.reihennummer);
    const sorted = numbers.toSorted((a, b) => a - b);
    expect(sorted).toHaveLength(3);
    expect(sorted).toEqual([0, 1, 2].map((step) => (sorted[0] ?? 0) + step));
  });

  test('is due from the first of the next month in Berlin until it is done', async () => {
    const one = await releasedAgencyOrder(app, TENANT);
    await addressed(app, TENANT, one.agenturnummer);
    const due = async () => (await app.parts.db.inSystem((scope) => store.dueAgenturen(scope, app.clock.now(), 500))).map((row) => row.id);
    app.clock.set(new Date(hourOfDay(dayOf(nextFirst(app)), 0).getTime() - 1));
    expect(await due()).not.toContain(one.agenturnummer);
    app.clock.set(new Date(app.clock.now().getTime() + 1));
    expect(await due()).toContain(one.agenturnummer);
    await run(one.agenturnummer);
    expect(await due()).not.toContain(one.agenturnummer);
  });
});

describe('an invoiced booking', () => {
  test('that is taken back leads to a correction with VAT that names its invoice and settles the account', async () => {
    const one = await invoiced();
    await run(one.agenturnummer);
    const [first] = await documents(one.agenturnummer);
    expect((await postAuftrag(app, TENANT, one.auftrag, 'Storniert')).status).toBe(200);
    app.clock.set(nextFirst(app));
    await run(one.agenturnummer);
    const second = (await documents(one.agenturnummer)).find((row) => row.art === 'Korrektur');
    expect(second).toMatchObject({ netto_cent: -5900, ust_cent: -1121, brutto_cent: -7021, status: 'Offen' });
    expect((await lines(second?.rechnungsnummer ?? '')).map((row) => row.zu_rechnungsnummer)).toEqual([
      first?.rechnungsnummer,
      first?.rechnungsnummer,
    ]);
    expect(await open(one.agenturnummer)).toBe(0);
    const nummer = second?.rechnungsnummer ?? '';
    const beleg = (await inTenant((context) => belegOf(context, nummer))) ?? expect.fail('no document');
    expect(beleg.saetze.join(' ').replace(/\s/g, ' ')).toBe(
      `Der Betrag ist zu Ihren Gunsten: Wir überweisen Ihnen 70,21 € bis zum ${formatDay(beleg.faelligAm, 'de')} auf das Konto in Ihren Stammdaten. Mit anderen Rechnungen wird er nicht verrechnet. RK steht für Rechnungskorrektur: Beträge aus früheren Belegen, die wir zurücknehmen.`,
    );
    await inTenant((context) => markBezahlt(context, nummer, dayOf(context.now)));
    const [paid] = await inTenant(({ tx }) =>
      tx
        .selectFrom('buchung')
        .select(['haben', 'betrag_cent'])
        .where('belegnummer', '=', nummer)
        .where('vorgang', '=', 'Erstattung')
        .execute(),
    );
    expect(paid).toEqual({ haben: 'Zahlungsverkehr', betrag_cent: 7021 });
  });

  test('of a cancelled invoice is on a cancellation document and on the next invoice', async () => {
    const one = await invoiced();
    await run(one.agenturnummer);
    const [first] = await documents(one.agenturnummer);
    const nummer = first?.rechnungsnummer ?? '';
    const storno = await inTenant((context) => cancelRechnung(context, nummer, 'Falsche Anschrift'));
    expect(storno).toMatch(/^ST-/);
    expect(await isKept(storno)).toBe(true);
    expect(await open(one.agenturnummer)).toBe(5900);
    await expect(inTenant((context) => cancelRechnung(context, nummer, 'noch einmal'))).rejects.toThrow('Konflikt');
    await expect(inTenant((context) => markBezahlt(context, nummer, dayOf(context.now)))).rejects.toThrow('Konflikt');
    await run(one.agenturnummer);
    expect((await documents(one.agenturnummer)).map((row) => [row.art, row.status, row.brutto_cent])).toEqual([
      ['Rechnung', 'Storniert', 7021],
      ['Rechnung', 'Offen', 7021],
      ['Storno', 'Storniert', -7021],
    ]);
    expect(await open(one.agenturnummer)).toBe(7021);
  });

  test('is paid once with its gross amount, on a day from issue to today, which settles the account', async () => {
    const one = await invoiced();
    await run(one.agenturnummer);
    const nummer = (await documents(one.agenturnummer))[0]?.rechnungsnummer ?? '';
    const pay = (tag: string) => inTenant((context) => markBezahlt(context, nummer, tag));
    const today = dayOf(app.clock.now());
    const at = (code: string) => ({ code: 'Validierung', fields: [{ field: 'Am', code }] });
    await expect(pay(addDays(today, 1))).rejects.toMatchObject(at('zukunft'));
    await expect(pay(addDays(today, -1))).rejects.toMatchObject(at('vorRechnung'));
    await expect(inTenant((context) => markBezahlt(context, 'RE-99999', today))).rejects.toThrow('NichtGefunden');
    await pay(today);
    expect(await open(one.agenturnummer)).toBe(0);
    await expect(pay(today)).rejects.toThrow('Konflikt');
    const salden = await inTenant(readSalden);
    expect(salden.reduce((sum, row) => sum + row.saldo_cent, 0)).toBe(0);
  });

  test('is on a separate document without VAT if the tenant configures rewards to pass through', () =>
    configured(app, TENANT, { PraemieDurchlaufend: true }, async () => {
      const one = await invoiced();
      await run(one.agenturnummer);
      expect((await documents(one.agenturnummer)).map((row) => [row.art, row.netto_cent, row.ust_cent])).toEqual([
        ['Auslage', WERT, 0],
        ['Rechnung', GEBUEHR, 171],
      ]);
    }));

  test('cannot be changed or deleted', async () => {
    const one = await invoiced();
    await run(one.agenturnummer);
    const nummer = (await documents(one.agenturnummer))[0]?.rechnungsnummer ?? '';
    const change = (set: object) =>
      inTenant(({ tx }) => tx.updateTable('rechnung').set(set).where('rechnungsnummer', '=', nummer).execute());
    await expect(change({ netto_cent: 1 })).rejects.toThrow(/permission denied/);
    await expect(inTenant(({ tx }) => tx.deleteFrom('rechnung').execute())).rejects.toThrow(/permission denied/);
    await expect(change({ grund: 'Kein Storno.' })).rejects.toThrow(/check constraint/);
    await inTenant((context) => cancelRechnung(context, nummer, 'Falsche Anschrift'));
    await expect(change({ grund: 'Doch anders.' })).rejects.toThrow(/only grows/);
    await expect(change({ empfaenger: JSON.stringify({ Name: 'Andere' }) })).rejects.toThrow(/only grows/);
  });
});
