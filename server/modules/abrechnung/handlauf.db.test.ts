import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { loginBetrieb } from '../../../test/support/betrieb.ts';
import { configured } from '../../../test/support/mandant.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { makeSeller, soldOrder } from '../../../test/support/seller.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';
import { billingOf, TENANT } from './abrechnung.fixture.ts';

const app = testApp();
const { statements, today, toNextMonth } = billingOf(app);

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

  test('that fails at one seller has issued what came before it, and goes on without a gap once it can', async () => {
    await app.inTenant(TENANT, ({ tx }) => tx.updateTable('seller').set({ abrechnung_von: null, abrechnung_am: null }).execute());
    const sellers = [await makeSeller(app), await makeSeller(app)];
    for (const { sellernummer } of sellers) await soldOrder(app, sellernummer);
    const [first, second] = sellers.map(({ sellernummer }) => sellernummer);
    const Monat = today().slice(0, 7);
    toNextMonth();
    const { bearer } = await loginBetrieb(app, { rollen: { [TENANT]: ['Buchhaltung'] } });
    const run = () => app.api(TENANT, 'POST', '/betrieb/abrechnungslauf', { bearer, body: { Monat } });
    await queryAsOwner(
      app,
      `create function refuse_document() returns trigger language plpgsql as $$ begin
        if new.sellernummer = '${second}' then raise 'the database went away'; end if; return new; end $$`,
    );
    await queryAsOwner(app, 'create trigger refuse before insert on gutschrift for each row execute function refuse_document()');
    expect((await run()).status).toBe(500);
    const rows = (table: 'abrechnung' | 'gutschrift') =>
      app.inTenant(TENANT, async ({ tx }) =>
        (
          await tx
            .selectFrom(table)
            .select('reihennummer')
            .where('sellernummer', 'in', [first ?? '', second ?? ''])
            .orderBy('reihennummer')
            .execute()
        ).map(({ reihennummer }) => reihennummer),
      );
    expect([(await rows('abrechnung')).length, (await rows('gutschrift')).length]).toEqual([1, 1]);
    await queryAsOwner(app, 'drop trigger refuse on gutschrift');
    expect((await run()).body).toMatchObject({ Abrechnungen: 1, Gutschriften: 1 });
    for (const table of ['abrechnung', 'gutschrift'] as const) {
      const [one = 0, two] = await rows(table);
      expect(two).toBe(one + 1);
    }
  });
});
