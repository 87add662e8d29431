import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_IMMEDIATE_ROWS } from '../../../../contract/calls/bericht.ts';
import { EXPORT_LISTEN, type ExportListe } from '../../../../contract/calls/betrieb/export.ts';
import { BETRIEBSROLLEN } from '../../../../contract/rules/betriebsrollen.ts';
import { mayCall } from '../../../../contract/rules/rechte.ts';
import { LOCALES } from '../../../../contract/values/wire.ts';
import { demoApp, type Reply } from '../../../../test/support/app.ts';
import { makeArbeit } from '../../../../test/support/arbeit.ts';
import { inBetrieb, loginBetrieb, makePerson } from '../../../../test/support/betrieb.ts';
import { queryAsOwner } from '../../../../test/support/rows.ts';
import { sheetOf } from '../../../../test/support/xlsx.ts';
import { createTexts } from '../../../../texts/texts.ts';
import type { Context } from '../../../context.ts';
import { expectProblem, fieldCodes } from '../../../http/problem.fixture.ts';
import { setRoles } from '../index.ts';
import { protokollListe } from '../listen.ts';
import { exportListe, type Listenquellen } from './export.ts';
import { columnsOfListe, quelleOf } from './quellen.ts';

const app = demoApp();
const TENANT = 'telko';
const LISTEN = Object.keys(EXPORT_LISTEN) as ExportListe[];
// The demo has no failed work: nothing in it fails.
beforeAll(() => makeArbeit(app, TENANT));
const GERMAN_CSV = { bom: true, delimiter: ';', record_delimiter: '\r\n' } as const;

interface Wish {
  readonly format?: string;
  readonly query?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly tenant?: string;
}
const take = (bearer: string, liste: string, { format = 'csv', query, headers = {}, tenant = TENANT }: Wish = {}): Promise<Reply> => {
  const asked = query === undefined ? '' : `&query=${encodeURIComponent(typeof query === 'string' ? query : JSON.stringify(query))}`;
  return app.api(tenant, 'GET', `/betrieb/export/${liste}?format=${format}${asked}`, { bearer, headers });
};
const linesOf = ({ raw }: Reply): string[][] => parse(raw, GERMAN_CSV);
const pageOf = async (bearer: string, liste: ExportListe, body: object = {}) => {
  const { Content, TotalCount } = (await app.api(TENANT, 'PUT', EXPORT_LISTEN[liste].path, { bearer, body: { Pagesize: 200, ...body } }))
    .body;
  return { Content: Content as Record<string, unknown>[], TotalCount };
};
const logOf = (id: string) =>
  queryAsOwner<{ bezug: string; daten: object }>(
    app,
    "select bezug, daten from protokoll where wer = $1 and was = 'export.liste' order by protokoll_id",
    [`Betrieb:${id}`],
  );

describe.each(LISTEN)('the file of %s', (liste) => {
  const columns = Object.keys(EXPORT_LISTEN[liste].report.row.shape);

  test('has the rows of the list in its order below its headings in the language of the reader, the same in both formats', async () => {
    const { bearer, id } = await loginBetrieb(app);
    // A file of the audit log is an entry of it too.
    const query = liste === 'protokoll' ? { Filter: { Akteur: 'Agentur' } } : {};
    const { Content, TotalCount } = await pageOf(bearer, liste, query);
    expect(TotalCount, 'the demo has rows of this list').toBeGreaterThan(0);
    const csv = await take(bearer, liste, { query });
    const [heads, ...lines] = linesOf(csv);
    expect(heads).toEqual(columnsOfListe(liste).headings(createTexts('de', {})));
    expect(lines).toHaveLength(TotalCount);
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${liste}-${app.clock.now().toISOString().slice(0, 10)}.csv"`,
      'cache-control': 'no-store',
      'x-zeilen': String(TotalCount),
      'x-weggelassen': '0',
    });
    // Texts without words and formats of their own stand in the file as on the wire.
    const plain = columns.findIndex((name) => /nummer$|^Nummer$|^Email$/.test(name));
    expect(lines.slice(0, 200).map((line) => line[plain])).toEqual(Content.map((row) => String(row[columns[plain] ?? ''] ?? '')));

    const english = await take(bearer, liste, { format: 'xlsx', query, headers: { 'x-accept-language': 'en' } });
    const sheet = sheetOf(english.raw);
    expect(sheet[0]).toEqual(columnsOfListe(liste).headings(createTexts('en', {})));
    expect(sheet[0]).not.toEqual(heads);
    expect(sheet).toHaveLength(TotalCount + 1);
    expect(sheet.slice(1, 201).map((row) => row[plain] ?? '')).toEqual(lines.slice(0, 200).map((line) => line[plain]));
    expect(await logOf(id)).toEqual(['csv', 'xlsx'].map((format) => ({ bezug: liste, daten: { format, zeilen: TotalCount } })));
  });

  test('is for roles with both rights; a refusal names the roles that may', async () => {
    for (const rolle of BETRIEBSROLLEN) {
      const giltBis = rolle === 'Pruefung' ? '2027-01-01' : null;
      const { bearer } = await (rolle === 'Plattform'
        ? loginBetrieb(app, { rollen: {}, plattform: true })
        : loginBetrieb(app, { rollen: { telko: [rolle] }, giltBis }));
      const holder = { who: 'B', rollen: [rolle] } as const;
      const isAllowed = mayCall(holder, 'ListenExport', true) && mayCall(holder, EXPORT_LISTEN[liste].recht, false);
      const reply = await take(bearer, liste, { query: { Filter: { Suche: 'gibt-es-nicht' } } });
      expect([rolle, reply.status]).toEqual([rolle, isAllowed ? 200 : 403]);
      if (!isAllowed) expect(reply.body).toMatchObject({ code: 'NichtAuthorisiert', detail: expect.stringContaining('Betrieb') });
    }
  });
});

test('both languages have their own headings', () => {
  expect(LOCALES.map((locale) => columnsOfListe('auftraege').headings(createTexts(locale, {}))[0])).toEqual(['Auftrag', 'Order']);
});

describe('a file', () => {
  test('has exactly the filtered rows, with states, days and amounts as office programs read them', async () => {
    const { bearer } = await loginBetrieb(app);
    const query = { OrderBy: 'Auftragsnummer', Descending: true, Pagesize: 1, Filter: { Status: ['Freigegeben'] } };
    const { Content, TotalCount } = await pageOf(bearer, 'auftraege', { ...query, Pagesize: 200 });
    const [heads = [], ...lines] = linesOf(await take(bearer, 'auftraege', { query }));
    expect(TotalCount).toBeGreaterThan(1);
    expect(lines.map(([nummer]) => nummer)).toEqual(Content.map((row) => row.Auftragsnummer));
    const [line = []] = lines;
    const [row] = Content;
    expect(line[heads.indexOf('Status')]).toBe('Freigegeben');
    expect(line[heads.indexOf('Bestellt am')]).toBe(String(row?.Auftragsdatum).split('-').reverse().join('.'));
    expect(line[heads.indexOf('Prämie')]).toBe((Number(row?.WertCent) / 100).toFixed(2).replace('.', ','));
  });

  test('of orders without a referral has those, and marks what looks like a formula', async () => {
    const { bearer, id } = await loginBetrieb(app);
    await queryAsOwner(app, "update auftrag_ohne_empfehlung set angegeben = '=1+1' where mandant = $1 and auftragsnummer = 'F-20733'", [
      TENANT,
    ]);
    const query = { Filter: { Faellig: 'OhneEmpfehlung', Suche: 'F-20733' } };
    const [, line, ...others] = linesOf(await take(bearer, 'auftraege', { query }));
    expect([line?.[0], others]).toEqual(['F-20733', []]);
    expect(JSON.stringify(await logOf(id))).not.toContain('F-20733');
    await queryAsOwner(app, "update sperre set grund = '=HYPERLINK(1)' where mandant = $1 and muster = '*@wegwerf.example'", [TENANT]);
    const csv = linesOf(await take(bearer, 'sperren')).flat();
    expect(csv).toContain("'=HYPERLINK(1)");
    expect(csv).not.toContain('=HYPERLINK(1)');
    expect(sheetOf((await take(bearer, 'sperren', { format: 'xlsx' })).raw).flat()).toContain('=HYPERLINK(1)');
  });

  test('of more than a hundred people needs a recent second factor, one of amounts or few people does not', async () => {
    const { bearer, id } = await loginBetrieb(app);
    expect((await pageOf(bearer, 'auftraege')).TotalCount).toBeGreaterThan(100);
    expect((await take(bearer, 'auftraege')).status).toBe(200);
    app.clock.pass({ minutes: 11 });
    const refused = await take(bearer, 'auftraege');
    expectProblem(refused, 403, 'BestaetigungNoetig');
    expect(refused.body.Arten).toEqual(['Totp']);
    expect(await logOf(id)).toHaveLength(1);
    expect((await take(bearer, 'auftraege', { query: { Filter: { Status: ['Storniert'] } } })).status).toBe(200);
    await queryAsOwner(
      app,
      `insert into gutschein (mandant, gutschein_id, wert_cent, code, code_hash)
       select $1, 'export-' || n, 90000 + n, 'x', 'export-' || n from generate_series(1, 101) n`,
      [TENANT],
    );
    expect((await pageOf(bearer, 'gutscheine')).TotalCount).toBeGreaterThan(100);
    expect((await take(bearer, 'gutscheine')).status).toBe(200);
  });

  test('has the first ten thousand rows, and says how many it leaves out', async () => {
    const { bearer, id } = await loginBetrieb(app);
    await queryAsOwner(
      app,
      `insert into protokoll (mandant, zeit, wer, was, bezug, daten)
       select $1, $2::timestamptz - n * interval '1 second', 'System', 'klick.geloescht-viele', 'N-' || lpad(n::text, 6, '0'), '{}'
       from generate_series(1, $3::int) n`,
      [TENANT, app.clock.now(), MAX_IMMEDIATE_ROWS + 7],
    );
    const query = { Filter: { Suche: 'N-0' } };
    const csv = await take(bearer, 'protokoll', { query });
    const lines = linesOf(csv).slice(1);
    const bezug = columnsOfListe('protokoll').headings(createTexts('de', {})).indexOf('Nummer');
    expect([lines.length, new Set(lines.map((line) => line[bezug])).size]).toEqual([MAX_IMMEDIATE_ROWS, MAX_IMMEDIATE_ROWS]);
    expect([lines[0]?.[bezug], lines.at(-1)?.[bezug]]).toEqual(['N-000001', 'N-010000']);
    expect([csv.headers['x-zeilen'], csv.headers['x-weggelassen']]).toEqual(['10000', '7']);
    expect(await logOf(id)).toEqual([{ bezug: 'protokoll', daten: { format: 'csv', zeilen: 10_000 } }]);
  });

  test('is refused for a query that the list refuses, for no JSON, and at another tenant', async () => {
    const { bearer } = await loginBetrieb(app);
    expect(Object.keys(fieldCodes(await take(bearer, 'auftraege', { query: { OrderBy: 'WertCent' } })))).toEqual(['OrderBy']);
    expect(fieldCodes(await take(bearer, 'auftraege', { query: '{' }))).toEqual({ query: 'format' });
    expect(Object.keys(fieldCodes(await take(bearer, 'auftraege', { format: 'pdf' })))).toEqual(['format']);
    expectProblem(await take(bearer, 'gibt-es-nicht'), 404, 'NichtGefunden');
    expectProblem(await take(bearer, 'auftraege', { tenant: 'energie' }), 404, 'NichtGefunden');
    expectProblem(await take(`demo-${TENANT}`, 'auftraege'), 401, 'PSOF0204');
  });

  test('breaks off when the role ends while it is read', async () => {
    const person = await makePerson(app);
    const mandant = app.parts.mandanten.get(TENANT) ?? expect.fail('no tenant');
    const endRole = () =>
      inBetrieb(app, (scope) =>
        scope.asMandant(mandant, (context) => setRoles(context, person.id, { rollen: ['Support'], giltBis: null })),
      );
    const request = {
      mandant,
      locale: 'de',
      login: { who: 'B', id: person.id, rollen: ['Betrieb'], wer: `Betrieb:${person.id}`, betrieb: { bestaetigtBis: new Date(8.64e15) } },
      reply: { headers: () => {} },
      input: { params: { liste: 'protokoll' }, query: { format: 'csv' } },
      inContext: <T>(work: (context: Context) => Promise<T>) => app.inTenant(TENANT, work),
    } as unknown as Parameters<typeof exportListe>[0];
    const quellen = { protokoll: quelleOf(protokollListe) } as Partial<Listenquellen> as Listenquellen;
    const file = await exportListe(request, quellen);
    await endRole();
    await expect(file.toArray()).rejects.toMatchObject({ code: 'NichtAuthorisiert' });
    await expect(exportListe(request, quellen)).rejects.toMatchObject({ code: 'NichtAuthorisiert' });
  });
});
