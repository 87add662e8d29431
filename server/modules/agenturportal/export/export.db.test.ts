import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXPORT_BERICHTE } from '../../../../contract/calls/agentur/export.ts';
import { inviteEmpfehler, loginAgentur, makeAgentur, makeBenutzer, openAgencyWithStaff } from '../../../../test/support/agentur.ts';
import { fillAgentur } from '../../../../test/support/agentur-rows.ts';
import { type Reply, testApp } from '../../../../test/support/app.ts';
import { configured } from '../../../../test/support/mandant.ts';
import { queryAsOwner } from '../../../../test/support/rows.ts';
import { PASSWORD } from '../../../../test/support/walk.ts';
import { sheetOf } from '../../../../test/support/xlsx.ts';

const app = testApp();
const TENANT = 'telko';

interface Wish {
  readonly bericht?: string;
  readonly format?: string;
  readonly query?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}
const take = (bearer: string, { bericht = 'einladungen', format = 'csv', query, headers = {} }: Wish = {}): Promise<Reply> => {
  const asked = query === undefined ? '' : `&query=${encodeURIComponent(typeof query === 'string' ? query : JSON.stringify(query))}`;
  return app.api(TENANT, 'GET', `/agentur/export/${bericht}?format=${format}${asked}`, { bearer, headers });
};
const linesOf = ({ raw }: Reply): string[][] => parse(raw, { bom: true, delimiter: ';', record_delimiter: '\r\n' });

/** Inserts invitations of an agency, latest first. */
const invite = (agenturnummer: string, namen: readonly string[]) =>
  queryAsOwner(
    app,
    `insert into einladung (mandant, einladungsnummer, agenturnummer, vorname, nachname, email, art, status, erstellt_am, gueltig_bis, beendet_am)
     select $1, $2 || '-x' || n, $2, 'Ida', name, null, 'Telefon', 'Zurueckgezogen', $4::timestamptz - n * interval '1 minute', $4, $4
     from jsonb_array_elements_text($3::jsonb) with ordinality as t(name, n)`,
    [TENANT, agenturnummer, JSON.stringify(namen), app.clock.now()],
  );

let agency: Awaited<ReturnType<typeof openAgencyWithStaff>>;

beforeAll(async () => {
  agency = await openAgencyWithStaff(app);
  const { id } = await inviteEmpfehler(app, TENANT, { agenturnummer: agency.agenturnummer });
  await fillAgentur(app, { tenant: TENANT, agenturnummer: agency.agenturnummer, empfehlerId: id, prefix: 'ex', anzahl: 90 });
});

describe('a file that is sent immediately', () => {
  // Statistics are not a list of rows and have their own test.
  const BERICHTE = EXPORT_BERICHTE.filter((bericht) => bericht !== 'statistik');
  const pathOf = (bericht: string) => {
    if (bericht === 'mitarbeiter') return `/agentur/${agency.agenturnummer}`;
    return `/agentur/${bericht}/${agency.agenturnummer}`;
  };

  test.each(BERICHTE)(
    'of %s has the rows of the report in its order below readable headings, the same in both formats',
    async (bericht) => {
      const { inhaber: bearer } = await agencyAgain();
      const { body } = await app.api(TENANT, 'PUT', pathOf(bericht), { bearer, body: { Pagesize: 200 } });
      const csv = await take(bearer, { bericht });
      const lines = linesOf(csv);
      const sheet = sheetOf((await take(bearer, { bericht, format: 'xlsx' })).raw);
      expect(lines).toHaveLength(body.TotalCount + 1);
      expect(sheet).toHaveLength(body.TotalCount + 1);
      expect(sheet[0]).toEqual(lines[0]);
      expect(lines[0]?.join()).not.toMatch(/undefined|WertCent|ErstelltAm/);
      const [first] = Object.keys(body.Content[0] ?? {});
      const ids = body.Content.map((row: Record<string, unknown>) => row[first ?? ''] ?? '');
      expect(lines.slice(1).map(([cell]) => cell)).toEqual(ids);
    },
  );

  test('has exactly the filtered rows with formatted states and days, a name and a type', async () => {
    const { inhaber: bearer } = await agencyAgain();
    const query = { OrderBy: 'WertCent', Descending: true, Pagesize: 1, Filter: { Status: ['Freigegeben'] } };
    const { body } = await app.api(TENANT, 'PUT', pathOf('auftraege'), { bearer, body: { ...query, Pagesize: 200 } });
    const csv = await take(bearer, { bericht: 'auftraege', query });
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="auftraege-2026-11-20.csv"',
      'cache-control': 'no-store',
    });
    const [heads = [], ...lines] = linesOf(csv);
    expect(heads.slice(0, 3)).toEqual(['Auftrag', 'Bestellt am', 'Produkt']);
    expect(body.TotalCount).toBeGreaterThan(5);
    expect(lines.map(([nummer]) => nummer)).toEqual(body.Content.map((row: { Auftragsnummer: string }) => row.Auftragsnummer));
    const [line = []] = lines;
    const [row] = body.Content;
    expect(line[heads.indexOf('Status')]).toBe('Freigegeben');
    expect(line[heads.indexOf('Bestellt am')]).toBe(row.Auftragsdatum.split('-').reverse().join('.'));
    expect(line[heads.indexOf('Prämie')]).toBe((row.WertCent / 100).toFixed(2).replace('.', ','));
  });

  test('as a workbook has amounts as numbers and its own type', async () => {
    const { inhaber: bearer } = await agencyAgain();
    const file = await take(bearer, { bericht: 'praemien', format: 'xlsx' });
    expect(file.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(file.headers['content-disposition']).toBe('attachment; filename="praemien-2026-11-20.xlsx"');
    const [heads = [], row = []] = sheetOf(file.raw);
    expect(row[heads.lastIndexOf('Prämie')]).toMatchObject({ format: '4' });
    expect(row[heads.indexOf('Freigegeben am')]).toMatchObject({ format: 'dd.mm.yyyy hh:mm' });
  });

  test('uses the language of the caller with German formats', async () => {
    const { inhaber: bearer } = await agencyAgain();
    const [heads = [], line = []] = linesOf(await take(bearer, { bericht: 'einladungen', headers: { 'x-accept-language': 'en' } }));
    expect(heads).toContain('Last name');
    expect(line[heads.indexOf('Status')]).toMatch(/^(Open|Expired|Withdrawn|Declined|Accepted)$/);
    expect(line.join(';')).toMatch(/\d\d\.\d\d\.2026 \d\d:\d\d/);
  });

  test.each(['csv', 'xlsx'])('as %s contains no formula, even if names look like one; only CSV marks them', async (format) => {
    const { agenturnummer, inhaber } = await openAgencyWithStaff(app);
    const namen = ['=cmd|calc', '+1', '-1', '@a', 'gut;=1', 'gut\n=1', "d'Or", 'Ärmel-Öhr'];
    await invite(agenturnummer, namen);
    const file = await take(inhaber, { format });
    const [heads = [], ...rows] = format === 'csv' ? linesOf(file) : sheetOf(file.raw);
    const column = (heads as readonly unknown[]).indexOf('Nachname');
    const defused = ["'=cmd|calc", "'+1", "'-1", "'@a", "gut;'=1", "gut\n'=1", "d'Or", 'Ärmel-Öhr'];
    expect(rows.map((row) => row[column])).toEqual(format === 'csv' ? defused : namen);
  });

  test('of statistics has the figures of its query', async () => {
    const { agenturnummer, inhaber: bearer } = await agencyAgain();
    const shown = await app.api(TENANT, 'GET', `/agentur/statistik/${agenturnummer}?gruppe=woche&von=2026-10-01&bis=2026-11-20`, {
      bearer,
    });
    const lines = linesOf(await take(bearer, { bericht: 'statistik', query: { gruppe: 'woche', von: '2026-10-01', bis: '2026-11-20' } }));
    expect(lines.slice(1).map(([name]) => name)).toEqual(shown.body.Zeilen.map((zeile: { Name: string }) => zeile.Name));
    expect((await take(bearer, { bericht: 'statistik' })).status).toBe(200);
    expect((await take(bearer, { bericht: 'statistik', query: { gruppe: 'mitarbeiter' } })).status).toBe(403);
    expect((await take(bearer, { bericht: 'statistik', query: { von: '2020-01-01' } })).status).toBe(422);
  });

  test('is logged with user, report and number of rows, but without the searched text', async () => {
    const { agenturnummer, inhaber } = await openAgencyWithStaff(app);
    await invite(agenturnummer, ['Quendel', 'Anders']);
    expect((await take(inhaber, { query: { Filter: 'Quendel' } })).status).toBe(200);
    const entries = await queryAsOwner<{ wer: string; daten: unknown }>(
      app,
      "select wer, daten, bezug from protokoll where agenturnummer = $1 and was = 'export.sofort'",
      [agenturnummer],
    );
    expect(entries).toEqual([
      {
        wer: expect.stringContaining(`Agentur:${agenturnummer}:`),
        bezug: agenturnummer,
        daten: { bericht: 'einladungen', format: 'csv', zeilen: 1 },
      },
    ]);
  });
});

/** The filled agency with a new login of its owner. */
async function agencyAgain() {
  const inhaber = await loginAgentur(app, TENANT, await makeBenutzer(app, TENANT, agency.agenturnummer));
  return { agenturnummer: agency.agenturnummer, inhaber };
}

describe('a file is refused', () => {
  test('without the right of its report', async () => {
    const { mitarbeiter } = await openAgencyWithStaff(app);
    expect((await take(mitarbeiter, { bericht: 'mitarbeiter' })).body.code).toBe('NichtAuthorisiert');
    const { inhaber, mitarbeiter: minimal } = await openAgencyWithStaff(app, TENANT, 'Inaktiv');
    expect((await take(inhaber, { bericht: 'leads' })).status).toBe(403);
    expect((await take(inhaber)).status).toBe(200);
    expect((await take(minimal)).status).toBe(403);
  });

  test('for rows without their own number to staff who do not see all', async () => {
    const email = await makeBenutzer(app, TENANT, agency.agenturnummer, { rollen: ['Mitarbeiter'], mitarbeiternummer: 'M-8' });
    const bearer = await loginAgentur(app, TENANT, email);
    const whose = async () => {
      const [heads = [], ...lines] = linesOf(await take(bearer, { bericht: 'auftraege' }));
      return new Set(lines.map((line) => line[heads.indexOf('Mitarbeiternummer')]));
    };
    await configured(app, TENANT, { MitarbeiterSehenAlles: false }, async () => expect(await whose()).toEqual(new Set(['M-8'])));
    await configured(app, TENANT, { MitarbeiterSehenAlles: true }, async () => expect(await whose()).toEqual(new Set(['M-8', 'M-7', ''])));
  });

  test('15 minutes after the password was entered, until it is entered again', async () => {
    const { inhaber: bearer } = await openAgencyWithStaff(app);
    app.clock.pass({ minutes: 15 });
    expect((await take(bearer)).status).toBe(200);
    app.clock.pass({ seconds: 1 });
    const late = await take(bearer);
    expect([late.status, late.body.code]).toEqual([403, 'PasswortErforderlich']);
    expect((await app.api(TENANT, 'POST', '/agentur/passwortpruefen', { bearer, body: { Password: PASSWORD } })).status).toBe(204);
    expect((await take(bearer)).status).toBe(200);
  });

  test.each([
    ['that is not JSON', '{', 'query', 'format'],
    ['that is not an object', '"Ida"', '', 'typ'],
    ['with an unknown column', '{"OrderBy":"Passwort"}', 'OrderBy', 'auswahl'],
    ['with an unknown key', '{"Wo":"1=1"}', 'Wo', 'unbekannt'],
    ['with a filter of 201 characters', `{"Filter":"${'x'.repeat(201)}"}`, 'Filter', undefined],
    ['of 10,000 characters', 'x'.repeat(10_000), 'query', 'zuLang'],
  ])('for a query %s', async (_, query, field, code) => {
    const { inhaber } = await openAgencyWithStaff(app);
    const { status, body } = await take(inhaber, { query });
    expect([status, body.errors[0].field]).toEqual([422, field]);
    if (code) expect(body.errors[0].code).toBe(code);
  });

  test('for an unknown report or format and without a login', async () => {
    const { inhaber } = await openAgencyWithStaff(app);
    expect((await take(inhaber, { bericht: 'rechnung' })).status).toBe(404);
    expect((await take(inhaber, { bericht: '__proto__' })).status).toBe(404);
    expect((await take(inhaber, { format: 'pdf' })).status).toBe(422);
    expect((await app.api(TENANT, 'GET', '/agentur/export/leads')).status).toBe(401);
    expect((await app.api('energie', 'GET', '/agentur/export/leads', { bearer: inhaber })).status).toBeGreaterThanOrEqual(401);
  });

  test('to a user of an agency whose registration has only begun', async () => {
    const agenturnummer = await makeAgentur(app, TENANT, { status: 'Angelegt' });
    const bearer = await loginAgentur(app, TENANT, await makeBenutzer(app, TENANT, agenturnummer, { rollen: [] }));
    expect((await take(bearer)).status).toBe(403);
    expect((await app.api(TENANT, 'GET', '/agentur/exporte', { bearer })).status).toBe(403);
  });
});
