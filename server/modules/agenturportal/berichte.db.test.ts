import { beforeAll, describe, expect, test } from 'vitest';
import { AGENTUR_BERICHTE, type BerichtName } from '../../../contract/calls/agentur/berichte.ts';
import { sortableOf } from '../../../contract/calls/bericht.ts';
import { inviteEmpfehler, loginAgentur, makeBenutzer, openAgencyWithStaff } from '../../../test/support/agentur.ts';
import { fillAgentur } from '../../../test/support/agentur-rows.ts';
import { demoApp } from '../../../test/support/app.ts';
import { login } from '../../../test/support/walk.ts';

const app = demoApp();
const TENANT = 'telko';
const ANZAHL = 120;

/** Columns for the id and the filtered date of a report's rows, and states that some of its rows have. */
interface Case {
  readonly id: string;
  readonly datum: string;
  readonly states: readonly string[];
}

/** Reports with rows in this test; invoices have their own tests. */
const CASES: Readonly<Record<Exclude<BerichtName, 'rechnungen'>, Case>> = {
  auftraege: { id: 'Auftragsnummer', datum: 'Auftragsdatum', states: ['Freigegeben'] },
  empfehlungen: { id: 'Empfehlungsnummer', datum: 'ErstelltAm', states: ['Offen', 'Ok'] },
  leads: { id: 'Empfaengernummer', datum: 'ErstelltAm', states: ['Ok'] },
  empfehler: { id: 'Email', datum: 'EingeladenAm', states: ['Angenommen'] },
  praemien: { id: 'Praemierungsnummer', datum: 'FreigegebenAm', states: ['Offen', 'Storniert'] },
  praemienplan: { id: 'Id', datum: 'Startdatum', states: ['Geplant'] },
  einladungen: { id: 'Einladungsnummer', datum: 'ErstelltAm', states: ['Offen'] },
  mitarbeiter: { id: 'Email', datum: 'LetzteAnmeldung', states: ['Aktiv'] },
};
const REPORTS = Object.entries(CASES).map(([name, one]) => {
  const { path, report } = AGENTUR_BERICHTE[name as BerichtName];
  return { path: path.replace('/agentur/', '').replace(':agentur', ''), columns: sortableOf(report), ...one };
});

// biome-ignore lint/suspicious/noExplicitAny: rows of every report
type Row = any;

let agency: Awaited<ReturnType<typeof openAgencyWithStaff>>;
let other: Awaited<ReturnType<typeof openAgencyWithStaff>>;
let minimal: string;

const put = (path: string, body: unknown, bearer = agency.inhaber, agentur = agency.agenturnummer, tenant = TENANT) =>
  app.api(tenant, 'PUT', `/agentur/${path}${agentur}`, { bearer, body });
const rowsOf = async (path: string, Filter: unknown = null, bearer = agency.inhaber): Promise<Row[]> => {
  const { status, body } = await put(path, { Pagesize: 200, Filter }, bearer);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.Content;
};

beforeAll(async () => {
  agency = await openAgencyWithStaff(app);
  other = await openAgencyWithStaff(app);
  const { agenturnummer } = agency;
  minimal = await loginAgentur(app, TENANT, await makeBenutzer(app, TENANT, agenturnummer, { rollen: [] }));
  const { id } = await inviteEmpfehler(app, TENANT, { agenturnummer });
  await inviteEmpfehler(app, TENANT, { agenturnummer, mitarbeiternummer: 'M-7' });
  const rest = await inviteEmpfehler(app, TENANT, { agenturnummer: other.agenturnummer });
  await fillAgentur(app, { tenant: TENANT, agenturnummer, empfehlerId: id, prefix: 'be', anzahl: ANZAHL });
  await fillAgentur(app, { tenant: TENANT, agenturnummer: other.agenturnummer, empfehlerId: rest.id, prefix: 'zz', anzahl: 10 });
  await app.inTenant(TENANT, async ({ tx, now }) => {
    const produkte = await tx.selectFrom('produkt').select('id').orderBy('id').limit(3).execute();
    const days = ['2020-01-01', '2026-01-01', '2099-01-01'];
    for (const [index, startdatum] of days.entries()) {
      const produkt_id = produkte[index]?.id ?? 0;
      const entry = { agenturnummer, produkt_id, wert_cent: 1000 * (index + 1), startdatum, enddatum: index === 0 ? '2020-12-31' : null };
      await tx
        .insertInto('praemienplan')
        .values({ ...entry, praemienplan_id: `be-plan${index}`, angelegt_von: 'Test', angelegt_am: now })
        .execute();
    }
  });
});

describe.each(REPORTS)('the report /agentur/$path', ({ path, columns, id, datum, states }) => {
  test('returns every row once over all its pages in any order', async () => {
    const all = await rowsOf(path);
    expect(all.length).toBeGreaterThan(1);
    const known = all.map((row) => row[id]).sort();
    for (const OrderBy of columns) {
      const pages: Row[] = [];
      const Pagesize = Math.ceil(all.length / 3);
      for (let Pagenumber = 1, more = true; more; Pagenumber += 1) {
        const { status, body } = await put(path, { OrderBy, Descending: Pagenumber > 99, Pagesize, Pagenumber });
        expect(status, `${OrderBy} ${JSON.stringify(body)}`).toBe(200);
        expect(body.TotalCount).toBe(all.length);
        pages.push(...body.Content);
        more = body.HasNext;
      }
      expect(pages.map((row) => row[id]).sort(), OrderBy).toEqual(known);
      const { body } = await put(path, { OrderBy, Descending: true, Pagesize: 200 });
      const turned = (rows: readonly Row[]) => rows.map((row) => row[OrderBy]);
      if (columns.length > 0 && typeof pages[0]?.[OrderBy] === 'number')
        expect(turned(body.Content)).toEqual(turned(pages).sort((a, b) => b - a));
    }
  });

  test('filters by state and by days, and sums all filtered rows', async () => {
    const all = await rowsOf(path);
    const some = await rowsOf(path, { Status: states });
    if ('Status' in (all[0] ?? {}))
      expect(some.map((row) => row[id]).sort()).toEqual(
        all
          .filter((row) => states.includes(row.Status))
          .map((row) => row[id])
          .sort(),
      );
    expect(some.length).toBeGreaterThan(0);
    const { body } = await put(path, { Pagesize: 1, Filter: { Status: states } });
    expect(body.TotalCount).toBe(some.length);
    for (const [name, sum] of Object.entries(body.Summen ?? {})) expect(sum, name).toBe(some.reduce((total, row) => total + row[name], 0));
    expect(await rowsOf(path, { Von: '9999-12-31' })).toEqual([]);
    expect(await rowsOf(path, { Bis: '0001-01-01' })).toEqual([]);
    const dated = all.filter((row) => row[datum] !== null);
    expect((await rowsOf(path, { Von: '0001-01-01', Bis: '9999-12-31' })).length).toBe(dated.length);
  });

  test('is empty if no row matches the filter', async () => {
    for (const Filter of [{ Channel: 'gibtsnicht' }, { Mitarbeiternummer: 'gibtsnicht' }, { ProduktId: -1 }])
      expect(await rowsOf(path, Filter), JSON.stringify(Filter)).toEqual([]);
  });

  test('refuses another agency, another tenant, no login, a login of another portal and a user without a role', async () => {
    expect((await put(path, {}, agency.inhaber, other.agenturnummer)).status).toBe(404);
    expect((await put(path, {}, agency.inhaber, 'A-0')).status).toBe(404);
    expect((await put(path, {}, agency.inhaber, agency.agenturnummer, 'energie')).status).toBeGreaterThanOrEqual(401);
    expect((await app.api(TENANT, 'PUT', `/agentur/${path}${agency.agenturnummer}`, { body: {} })).status).toBe(401);
    expect((await put(path, {}, await login(app, TENANT))).status).toBe(401);
    expect((await put(path, {}, minimal)).status).toBe(403);
  });

  test('returns the nearest page and refuses unknown columns, filters and values', async () => {
    const { body: first } = await put(path, { Pagenumber: 0, Pagesize: 100_000 });
    expect(first.Content.length).toBe(Math.min(200, first.TotalCount));
    const { body: last } = await put(path, { Pagenumber: 999_999, Pagesize: 1 });
    expect(last).toMatchObject({ HasNext: false, PageCount: first.TotalCount });
    expect(last.Content).toHaveLength(1);
    for (const query of [
      { OrderBy: 'Passwort' },
      { Filter: { Mehr: 1 } },
      { Filter: 'x'.repeat(201) },
      { Filter: { Suche: 'x'.repeat(10_000) } },
      { Filter: { Status: ['Neu'] } },
      { Filter: { Von: '2026-02-30' } },
    ])
      expect((await put(path, query)).status, JSON.stringify(query).slice(0, 60)).toBe(422);
    const faults = async (Filter: unknown) => (await put(path, { Filter })).body.errors?.map((one: Row) => [one.field, one.code]);
    expect(await faults({ Status: ['Neu'] })).toEqual([['Filter.Status.0', 'auswahl']]);
    expect(await faults({ ProduktId: 2 ** 31 })).toEqual([['Filter.ProduktId', 'zahl']]);
    expect(await faults({ ProduktId: 'abc' })).toEqual([['Filter.ProduktId', 'typ']]);
    expect(await faults('x'.repeat(201))).toEqual([['Filter', 'zuLang']]);
    expect(await faults(7)).toEqual([['Filter', 'typ']]);
    for (const Filter of ['%', '_', '\\', "'", '"', '%%%', "'; drop table auftrag; --"])
      expect(await rowsOf(path, Filter), Filter).toEqual([]);
  });
});

describe('staff', () => {
  test.each(['auftraege/', 'empfehlungen/', 'leads/', 'einladungen/', 'praemien/'])(
    'sees rows with the own number in %s, or all rows with MitarbeiterSehenAlles',
    async (path) => {
      const own = (await rowsOf(path, { Mitarbeiternummer: 'M-7' })).length;
      expect(own).toBeGreaterThan(0);
      const mandant = app.parts.mandanten.get(TENANT);
      const sees = async (MitarbeiterSehenAlles: boolean) => {
        Object.assign(mandant?.konfiguration ?? {}, { MitarbeiterSehenAlles });
        return (await put(path, { Pagesize: 1 }, agency.mitarbeiter)).body.TotalCount;
      };
      expect(await sees(false)).toBe(own);
      expect(await sees(true)).toBe((await rowsOf(path)).length);
    },
  );
});

describe('the search of a report', () => {
  test('finds beginnings of displayed words regardless of case, accents and umlaut spelling, but no hidden name', async () => {
    const people = async (Suche: string) => (await rowsOf('leads/', { Suche })).map((row) => row.Empfaengernummer).sort();
    const all = await people('Ützelin');
    expect(all.length).toBeGreaterThan(10);
    for (const form of ['ützelin', 'UETZEL', 'utzel', 'ützel']) expect(await people(form), form).toEqual(all);
    expect(await people('tzelin')).toEqual([]);
    for (const form of ['Ützelin.', '(Ützelin)', 'ützelin,', '"Ützelin"']) expect(await people(form), form).toEqual(all);
    for (const hidden of ['Müßig', 'muessig', 'Noack', 'Quade']) expect(await people(hidden), hidden).toEqual([]);
    expect((await people('renee noa')).length).toBe(0);
    expect((await people('renee')).length).toBeGreaterThan(0);
    expect(await people('be-p11')).toContain('be-p11');
    expect((await rowsOf('einladungen/', 'Müßig')).length).toBeGreaterThan(0);
    expect((await rowsOf('einladungen/', 'be7@kunde')).map((row) => row.Einladungsnummer)).toContain('be-i7');
  });
});

describe('the next step of recommended people', () => {
  test('is the same in the list and for a single person, and the filter LeadsAmZug finds people who have to act', async () => {
    // The limit is 600 calls a minute for a login.
    app.clock.pass({ minutes: 1 });
    const { body } = await put('leads/', { Pagesize: 200 });
    const steps = new Set<string>();
    const turns: string[] = [];
    for (const row of body.Content) {
      const one = await app.api(TENANT, 'GET', `/agentur/leads/${agency.agenturnummer}/${row.Empfaengernummer}`, {
        bearer: agency.inhaber,
      });
      expect(one.status).toBe(200);
      expect(one.body).toMatchObject({ NaechsterSchritt: { Was: row.NaechsterSchritt }, Anzeigename: row.Anzeigename });
      steps.add(one.body.NaechsterSchritt.Schritt);
      if (one.body.NaechsterSchritt.Wer === 'Empfaenger') turns.push(row.Empfaengernummer);
    }
    expect(steps.size).toBeGreaterThan(6);
    const waiting = await rowsOf('leads/', { Anstehend: 'LeadsAmZug' });
    expect(waiting.map((row) => row.Empfaengernummer).sort()).toEqual(turns.sort());
    expect(turns.length).toBeGreaterThan(5);
  });

  test.each([
    ['leads/', 'NaechsterSchritt'],
    ['auftraege/', 'Grund'],
  ])('the report %s cannot be ordered by %s, which is computed only for the displayed rows', async (path, OrderBy) => {
    const { status, body } = await put(path, { OrderBy });
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ field: 'OrderBy', code: 'auswahl' })]]);
  });
});
