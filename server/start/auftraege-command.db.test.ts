import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { databaseUrl } from '../../test/database/administer.ts';
import { testApp } from '../../test/support/app.ts';
import { isStored, recipient } from '../../test/support/money.ts';
import { APP_SECRET } from '../../test/support/parts.ts';
import { runCommand } from '../../test/support/product.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { type Order, order } from '../../test/support/walk.ts';
import { importOrders } from './auftraege-command.ts';

const app = testApp();
const database = inject('database');
const TENANT = 'energie';
const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-orders-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HEAD = 'Auftragsnummer;Empfaengernummer;ProduktId;Auftragsdatum;Status';
const line = (auftrag: Order, Status: string) =>
  [auftrag.Auftragsnummer, auftrag.Empfaengernummer, auftrag.ProduktId, auftrag.Auftragsdatum, Status].join(';');
const named = async () => {
  const { Empfaengernummer, ProduktId } = await recipient(app, TENANT);
  return order(app, Empfaengernummer, ProduktId);
};
let made = 0;
function freePath(): string {
  made += 1;
  return join(folder, `${made}.csv`);
}
function fileOf(content: string | Buffer): string {
  const path = freePath();
  writeFileSync(path, content);
  return path;
}
const rows = (...lines: string[]) => fileOf([HEAD, ...lines].join('\n'));
const importFile = (file: string, more: { still?: boolean; refused?: string; tenant?: string } = {}) =>
  importOrders((work) => work(app.parts), { tenant: TENANT, file, still: false, ...more });
const countMails = async () => (await queryAsOwner(app, 'select 1 from mail')).length;

describe('npm run orders', () => {
  test('imports each order once, in the order of the rows of one order, and says what it did', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, named));
    const statuses = ['Eingegangen', 'Bestaetigt'].flatMap((status) => orders.map((one) => line(one, status)));
    const file = fileOf(iconv.encode(`sep=;\r\n${HEAD};Größe\r\n${statuses.join('\r\n')}`, 'windows-1252'));
    expect(await importFile(file)).toEqual({
      text: `${TENANT}: 12 orders: 6 stored, 6 moved on, 0 known, 0 refused\ncolumns that were not read: Größe`,
      refused: 0,
    });
    const again = rows(...orders.map((one) => line(one, 'Bestaetigt')));
    expect((await importFile(again)).text).toBe(`${TENANT}: 6 orders: 0 stored, 0 moved on, 6 known, 0 refused`);
    // The earlier of two states is refused, since the order is further.
    expect((await importFile(file)).text).toContain(`${TENANT}: 12 orders: 0 stored, 0 moved on, 6 known, 6 refused`);
  });

  test('imports all rows of a file of several batches and reports its progress', async () => {
    const auftrag = await named();
    const lines = Array.from({ length: 450 }, () => line(auftrag, 'Eingegangen'));
    const seen: string[] = [];
    const { text } = await importOrders((work) => work(app.parts), {
      tenant: TENANT,
      file: rows(...lines),
      still: true,
      onProgress: (done, total) => void seen.push(`${done} of ${total}`),
    });
    expect(text).toBe(`${TENANT}: 450 orders: 1 stored, 0 moved on, 449 known, 0 refused`);
    expect(seen).toEqual(['200 of 450', '400 of 450', '450 of 450']);
  });

  test('sends no notices of history', async () => {
    const auftrag = await named();
    const before = await countMails();
    await importFile(rows(line(auftrag, 'Bestaetigt')), { still: true });
    expect(await countMails()).toBe(before);
    await importFile(rows(line(await named(), 'Bestaetigt')));
    expect(await countMails()).toBeGreaterThan(before);
  });

  test('lists refused rows with their reasons, and writes them to a file that can be mended and imported', async () => {
    const [good, bad] = [await named(), await named()];
    const refused = freePath();
    const unknown = Array.from({ length: 25 }, (_, index) =>
      line({ ...good, Auftragsnummer: `U-${index}`, Empfaengernummer: 'nobody' }, 'Bestaetigt'),
    );
    const done = await importFile(rows(line(good, 'Eingegangen'), '', line(bad, 'Bezahlt'), ...unknown), { refused });
    const lines = done.text.split('\n');
    expect(done.refused).toBe(26);
    expect(lines[0]).toBe(`${TENANT}: 27 orders: 1 stored, 0 moved on, 0 known, 26 refused`);
    expect(lines[1]).toMatch(new RegExp(`^row 4 {2}${bad.Auftragsnummer} {2}Validierung {2}Status: .*`));
    expect(lines.slice(-2)).toEqual(['and 6 more', `${refused} has the refused rows: mend them there and import that file`]);
    const written = readFileSync(refused, 'utf8');
    expect(written.split('\r\n')).toHaveLength(28);
    expect(statSync(refused).mode & 0o077).toBe(0);
    expect(await isStored(app, TENANT, bad.Auftragsnummer)).toBe(false);
    const mended = fileOf(written.replace('Bezahlt', 'Bestaetigt'));
    expect((await importFile(mended)).text).toContain('26 orders: 1 stored, 0 moved on, 0 known, 25 refused');
    expect(await isStored(app, TENANT, bad.Auftragsnummer)).toBe(true);
    await expect(importFile(mended, { refused })).rejects.toThrow(`--refused: ${refused} exists already, name a new file`);
  });

  test('keeps all values of a row with too many in the file of refused rows, so that it is refused again until it is mended', async () => {
    const auftrag = await named();
    const [refused, again] = [freePath(), freePath()];
    const long = rows(`${line(auftrag, 'Eingegangen')};zu;viel`);
    expect((await importFile(long, { refused })).text).toContain(`row 2  ${auftrag.Auftragsnummer}  Validierung  Zeile has more values`);
    const written = readFileSync(refused, 'utf8');
    expect(written).toMatch(/;zu;viel\r\n$/);
    expect((await importFile(refused, { refused: again })).text).toContain('1 refused');
    expect(readFileSync(again, 'utf8')).toBe(written);
    expect((await importFile(fileOf(written.replace(';zu;viel', '')))).text).toContain('1 stored');
  });

  test('stores nothing of a file that is no CSV at any place, and says where it is wrong', async () => {
    const auftrag = await named();
    const broken = rows(line(auftrag, 'Eingegangen'), '"offen');
    await expect(importFile(broken)).rejects.toThrow(new RegExp(`^${broken}: .* 3 `));
    expect(await isStored(app, TENANT, auftrag.Auftragsnummer)).toBe(false);
    const headless = fileOf('Auftragsnummer;Status\n1;Bestaetigt');
    await expect(importFile(headless)).rejects.toThrow(/^.*: .*(product|offer|ProduktId)/i);
    await expect(importFile(join(folder, 'missing.csv'))).rejects.toThrow(/missing\.csv: ENOENT/);
    await expect(importFile(folder)).rejects.toThrow(/EISDIR/);
    await expect(importFile(rows(), { tenant: 'fremd' })).rejects.toThrow(/^there is no tenant fremd; there are .*energie/);
  });

  test('says after which row it stopped', async () => {
    const [first, second] = [await named(), await named()];
    const file = rows(line(first, 'Bestaetigt'), line(second, 'Bestaetigt'));
    const broken = { ...app.parts, db: { ...app.parts.db, inMandant: () => Promise.reject(new Error('the database has gone')) } };
    await expect(importOrders((work) => work(broken), { tenant: TENANT, file, still: false })).rejects.toThrow(
      /^stopped after row 1: the database has gone. Run the same again: what is stored already changes nothing$/,
    );
  });
});

// Only a database on a server can be opened by a second process.
if (database.kind === 'server') {
  test('npm run orders ends with 0, with 2 for refused rows and with 1 for a wrong use', { timeout: 120_000 }, async () => {
    const [{ name } = { name: '' }] = await queryAsOwner<{ name: string }>(app, 'select current_database() as name');
    const env = { DATABASE_URL: databaseUrl(database.url, name), APP_SECRET };
    const orders = (...args: string[]) => runCommand('orders', args, env);
    const auftrag = await named();
    const good = rows(line(auftrag, 'Eingegangen'));
    expect(await orders('import', TENANT, good)).toEqual({
      code: 0,
      out: `${TENANT}: 1 order: 1 stored, 0 moved on, 0 known, 0 refused\n`,
      complaint: '',
    });
    const bad = rows(line({ ...auftrag, ProduktId: -1 }, 'Eingegangen'));
    expect(await orders('import', TENANT, bad, '--still')).toMatchObject({
      code: 2,
      out: expect.stringContaining(' 1 refused\nrow 2 '),
      complaint: '',
    });
    expect(await orders('import', 'fremd', good)).toMatchObject({
      code: 1,
      out: '',
      complaint: expect.stringMatching(/^there is no tenant fremd; .*\n$/),
    });
    for (const wrong of [
      [],
      ['import'],
      ['import', TENANT],
      ['export', TENANT, good],
      ['import', TENANT, good, good],
      ['import', TENANT, good, '--loud'],
    ])
      expect(await orders(...wrong), wrong.join(' ')).toMatchObject({
        code: 1,
        complaint: expect.stringMatching(/^Usage:\n {2}npm run orders /),
      });
  });
}
