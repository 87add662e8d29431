import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { loginAgentur, makeAgentur, makeBenutzer, openAgencyWithStaff } from '../../../../test/support/agentur.ts';
import { testApp } from '../../../../test/support/app.ts';
import { configure } from '../../../../test/support/mandant.ts';
import { insertRows, queryAsOwner, writtenColumns } from '../../../../test/support/rows.ts';
import { sheetOf } from '../../../../test/support/xlsx.ts';
import { inContext } from '../../../parts.ts';
import { continueExport, PIECE_ROWS } from '../../../reports/export/write.ts';
import { AGENTUR_EXPORT } from './portal.ts';

const app = testApp();
const TENANT = 'telko';
const MANY = 10_001;

beforeAll(() => configure(app, TENANT, { MitarbeiterSehenAlles: false }));

/** An agency with more invitations than a file that is sent immediately can have. */
async function makeLarge(): Promise<string> {
  const agenturnummer = await makeAgentur(app, TENANT);
  await insertRows(
    app,
    MANY,
    `insert into einladung (mandant, einladungsnummer, agenturnummer, mitarbeiternummer, vorname, nachname, email, art, status, erstellt_am, gueltig_bis,
       beendet_am)
     select $3, $4 || '-m' || lpad(n::text, 6, '0'), $4, 'M-7', 'Ida', 'Ölmann ' || n % 7, null, 'Telefon', 'Zurueckgezogen',
       $5::timestamptz - n / 3 * interval '1 minute', $5, $5 from generate_series($1::int, $2::int) n`,
    [TENANT, agenturnummer, app.clock.now()],
  );
  return agenturnummer;
}

let large: Promise<string> | undefined;

/** A new owner of the one large agency. Files belong to one person and change nothing of the agency, so tests can share it. */
async function manyInvited() {
  large ??= makeLarge();
  const agenturnummer = await large;
  const email = await makeBenutzer(app, TENANT, agenturnummer);
  return { agenturnummer, email, bearer: await loginAgentur(app, TENANT, email) };
}

const ask = (bearer: string, format = 'csv') => app.api(TENANT, 'GET', `/agentur/export/einladungen?format=${format}`, { bearer });
const look = (bearer: string, nummer: string, tenant = TENANT) => app.api(tenant, 'GET', `/agentur/exporte/${nummer}`, { bearer });
const list = async (bearer: string) => (await app.api(TENANT, 'GET', '/agentur/exporte', { bearer })).body;

async function begin(bearer: string, format = 'csv'): Promise<string> {
  const { status, body } = await ask(bearer, format);
  expect(status, JSON.stringify(body)).toBe(202);
  return body.Exportnummer;
}

/** Writes the next piece of an export, as the job does. */
function piece(nummer: string): Promise<void> {
  const mandant = app.parts.mandanten.get(TENANT);
  if (!mandant) throw new Error('no tenant');
  return inContext(app.parts, mandant, { wer: 'System' }, (context) => continueExport(AGENTUR_EXPORT, context, nummer));
}
const pieces = async (nummer: string) => {
  const [row] = await queryAsOwner<{ teile: number; zeilen: number }>(
    app,
    'select count(*)::int as teile, coalesce(sum(jsonb_array_length(zeilen)), 0)::int as zeilen from export_teil where exportnummer = $1',
    [nummer],
  );
  return row;
};
const statusOf = async (nummer: string) =>
  (await queryAsOwner<{ status: string }>(app, 'select status from export where exportnummer = $1', [nummer]))[0]?.status;
const change = (email: string, what: string) =>
  queryAsOwner(
    app,
    `update agentur_benutzer b set ${what} from account a where a.mandant = b.mandant and a.account_id = b.account_id and a.email = $1`,
    [email],
  );
/** The numbers of a file's rows. */
const numbersOf = (raw: Buffer): string[] =>
  (parse(raw, { bom: true, delimiter: ';', record_delimiter: '\r\n' }) as string[][]).slice(1).map(([nummer = '']) => nummer);

describe('a large file', () => {
  test('is written in the background, announced by mail, has every row once and in order, and expires after a day', async () => {
    const { agenturnummer, email, bearer } = await manyInvited();
    const nummer = await begin(bearer);
    expect((await look(bearer, nummer)).body).toEqual({
      Exportnummer: nummer,
      Bericht: 'einladungen',
      Format: 'csv',
      Status: 'Wartet',
      Zeilen: MANY,
      Geschrieben: 0,
      GueltigBis: null,
      ErstelltAm: app.clock.now().toISOString(),
    });
    await piece(nummer);
    const under = await look(bearer, nummer);
    expect([under.status, under.body.Status, under.body.Geschrieben]).toEqual([202, 'Laeuft', PIECE_ROWS]);
    expect(await list(bearer)).toEqual([under.body]);

    await app.jobs.drain();
    const { html } = app.mails.to(email);
    expect(html).toContain('/agentur/bereich/einladungen');
    expect(html).not.toContain(nummer);
    const file = await look(bearer, nummer);
    expect([file.status, file.headers['content-type'], file.headers['cache-control']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'no-store',
    ]);
    const expected = Array.from({ length: MANY }, (_, index) => `${agenturnummer}-m${String(index + 1).padStart(6, '0')}`);
    const latestFirst = expected.toSorted(
      (a, b) => Math.floor(Number(a.slice(-6)) / 3) - Math.floor(Number(b.slice(-6)) / 3) || (a > b ? -1 : 1),
    );
    expect(numbersOf(file.raw)).toEqual(latestFirst);
    expect((await list(bearer))[0]).toMatchObject({ Status: 'Fertig', Zeilen: MANY, Geschrieben: MANY });
    expect(await queryAsOwner(app, 'select abfrage from export where exportnummer = $1', [nummer])).toEqual([{ abfrage: {} }]);

    const again = await loginAgentur(app, TENANT, email);
    app.clock.pass({ hours: 24 });
    const later = await loginAgentur(app, TENANT, email);
    expect((await look(again, nummer)).status).toBe(401);
    expect((await look(later, nummer)).status).toBe(410);
    expect(await list(later)).toMatchObject([{ Exportnummer: nummer, Status: 'Abgelaufen', Zeilen: MANY }]);
    await app.jobs.drain();
    expect(await pieces(nummer)).toEqual({ teile: 0, zeilen: 0 });
    expect((await look(later, nummer)).status).toBe(410);
    app.clock.pass({ hours: 24 });
    expect(await list(await loginAgentur(app, TENANT, email))).toEqual([]);
    await app.later(31);
    expect(await statusOf(nummer)).toBeUndefined();
  });

  test('can be a workbook', async () => {
    const { bearer } = await manyInvited();
    const nummer = await begin(bearer, 'xlsx');
    await app.jobs.drain();
    const rows = sheetOf((await look(bearer, nummer)).raw);
    expect(rows).toHaveLength(MANY + 1);
    expect(new Set(rows.map(([cell]) => cell)).size).toBe(MANY + 1);
  });

  test('is limited to one at a time for each person, also with concurrent requests', async () => {
    const { agenturnummer, bearer } = await manyInvited();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(bearer)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('Konflikt');
    const other = await loginAgentur(app, TENANT, await makeBenutzer(app, TENANT, agenturnummer));
    await begin(other);
    await app.jobs.drain();
    await begin(bearer);
  });

  test('that cannot be written blocks the next one for at most a day', async () => {
    const { email, bearer } = await manyInvited();
    const stuck = await begin(bearer);
    await queryAsOwner(app, 'update export set faellig_am = null where exportnummer = $1', [stuck]);
    expect((await ask(bearer)).status).toBe(409);
    app.clock.pass({ hours: 24 });
    await begin(await loginAgentur(app, TENANT, email));
    expect(await statusOf(stuck)).toBe('Abgebrochen');
  });

  test('has no row twice when several processes write its pieces concurrently', async () => {
    const { bearer } = await manyInvited();
    const nummer = await begin(bearer);
    for (let round = 0; round < 8; round += 1) await Promise.all([piece(nummer), piece(nummer), piece(nummer)]);
    expect(await pieces(nummer)).toEqual({ teile: Math.ceil(MANY / PIECE_ROWS), zeilen: MANY });
    const numbers = numbersOf((await look(bearer, nummer)).raw);
    expect([numbers.length, new Set(numbers).size]).toEqual([MANY, MANY]);
    await app.jobs.drain();
    const mails = await queryAsOwner(app, "select mail_id from mail where vorlage = 'exportBereit' and bezug = $1", [nummer]);
    expect(mails).toHaveLength(1);
  });

  test('is not found for another person, agency or tenant', async () => {
    const { agenturnummer, bearer } = await manyInvited();
    const nummer = await begin(bearer);
    await app.jobs.drain();
    const colleague = await loginAgentur(app, TENANT, await makeBenutzer(app, TENANT, agenturnummer));
    const { inhaber: stranger } = await openAgencyWithStaff(app);
    expect((await look(colleague, nummer)).status).toBe(404);
    expect(await list(colleague)).toEqual([]);
    expect((await look(stranger, nummer)).status).toBe(404);
    expect((await look(bearer, nummer, 'energie')).status).toBeGreaterThanOrEqual(401);
    expect((await look(bearer, 'gibt-es-nicht')).status).toBe(404);
    expect((await look(bearer, nummer)).status).toBe(200);
  });
});

describe('a large file is cancelled when its requester loses the right', () => {
  test.each([
    ['deactivated', "status = 'Deaktiviert'"],
    ['without a role', "rollen = '{}'"],
    ['with access to fewer rows than before', "rollen = '{Mitarbeiter}', mitarbeiternummer = 'M-99'"],
  ])('as a user %s, between two pieces', async (_, what) => {
    const { email, bearer } = await manyInvited();
    const nummer = await begin(bearer);
    await piece(nummer);
    expect(await pieces(nummer)).toEqual({ teile: 1, zeilen: PIECE_ROWS });
    await change(email, what);
    await app.jobs.drain();
    expect([await statusOf(nummer), await pieces(nummer)]).toEqual(['Abgebrochen', { teile: 0, zeilen: 0 }]);
    expect(app.mails.allTo(email)).toEqual([]);
    expect([401, 403, 404]).toContain((await look(bearer, nummer)).status);
  });

  test('as the owner of an agency that becomes inactive, for rows that the owner may no longer see', async () => {
    const { agenturnummer, bearer } = await manyInvited();
    const nummer = await begin(bearer);
    await queryAsOwner(app, "update export set bericht = 'leads' where exportnummer = $1", [nummer]);
    await queryAsOwner(app, "update agentur set status = 'Inaktiv', grund = 'Ruht' where agenturnummer = $1", [agenturnummer]);
    await app.jobs.drain();
    expect(await statusOf(nummer)).toBe('Abgebrochen');
    expect(await list(bearer)).toMatchObject([{ Exportnummer: nummer, Status: 'Abgebrochen', GueltigBis: null }]);
    await queryAsOwner(app, "update agentur set status = 'Aktiv', grund = null where agenturnummer = $1", [agenturnummer]);
  });

  test('even after it is written', async () => {
    const { email, bearer } = await manyInvited();
    const nummer = await begin(bearer);
    await app.jobs.drain();
    expect((await look(bearer, nummer)).status).toBe(200);
    await change(email, "rollen = '{Mitarbeiter}', mitarbeiternummer = 'M-7'");
    expect((await look(bearer, nummer)).status).toBe(404);
    expect(await list(bearer)).toEqual([]);
  });
});

test('the list has the 50 latest exports of a day', async () => {
  const { bearer } = await manyInvited();
  const nummer = await begin(bearer);
  await app.jobs.drain();
  const columns = await writtenColumns(app, 'export');
  const values = columns.replace('exportnummer', "'copy-' || i").replace('erstellt_am', "erstellt_am - i * interval '1 minute'");
  await queryAsOwner(
    app,
    `insert into export (${columns}) select ${values} from export, generate_series(1, 60) i where exportnummer = $1`,
    [nummer],
  );
  const numbers = (await list(bearer)).map(({ Exportnummer }: { Exportnummer: string }) => Exportnummer);
  expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([50, nummer, 'copy-49']);
});
