import { expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { grantsOf, IBANS, released } from '../../../test/support/money.ts';
import { withConnection } from '../../db/connection.ts';

const app = testApp();

const TENANT = 'energie';
const Bankdaten = { Kontoinhaber: 'Quirin Zwiesel-Kanarius', IBAN: 'de89 3704 0044 0532 0130 00', BIC: 'coba de ff xxx' };

/** A recipient picks a transfer; returns the id of the stored bank data. */
async function pickTransfer(iban = Bankdaten.IBAN): Promise<string> {
  const { empfaengerToken, grants, Auftragsnummer } = await released(app, TENANT);
  const body = { PraemieId: grants[1]?.praemie_id, Art: 'Ueberweisung', Bankdaten: { ...Bankdaten, IBAN: iban } };
  const headers = { 'idempotency-key': Auftragsnummer };
  expect((await app.api(TENANT, 'PUT', '/praemierung/', { bearer: empfaengerToken, headers, body })).status).toBe(200);
  return (await grantsOf(app, TENANT, Auftragsnummer))[1]?.bankdaten_id ?? '';
}

/** Tables with a row that contains the text in any column of any type; reads as the owner, past rights and row-level security. */
const tablesWith = (text: string) =>
  withConnection(app.source, async (connection) => {
    const { rows } = await connection.query(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const found: string[] = [];
    for (const { name } of rows as { name: string }[]) {
      const hit = await connection.query(`select 1 from ${name} as zeile where zeile::text ilike $1 limit 1`, [`%${text}%`]);
      if (hit.rows.length > 0) found.push(name);
    }
    return found;
  });

test('no table holds an IBAN, its parts, the BIC or the name of the account holder in clear text', async () => {
  await pickTransfer();
  await app.jobs.drain();
  for (const text of ['DE89370400440532013000', '0532013000', 'DE89 3704', '0532 0130', 'COBADEFF', 'Zwiesel-Kanarius']) {
    expect(await tablesWith(text), text).toEqual([]);
  }
  expect(await tablesWith('joerg.'), 'the search finds what is in clear').toContain('public.empfaenger');
});

test('a stored text decrypts only for its own tenant, table, row and column', async () => {
  const [first, second] = [await pickTransfer(), await pickTransfer(IBANS.other)];
  const rows = await app.inTenant(TENANT, ({ tx }) =>
    tx.selectFrom('bankdaten').selectAll().where('bankdaten_id', 'in', [first, second]).execute(),
  );
  const row = rows.find((one) => one.bankdaten_id === first);
  const { decrypt } = app.parts.secrets;
  expect(decrypt(row?.iban ?? '', TENANT, 'bankdaten', first, 'iban')).toBe(IBANS.joerg);
  expect(decrypt(row?.kontoinhaber ?? '', TENANT, 'bankdaten', first, 'kontoinhaber')).toBe(Bankdaten.Kontoinhaber);
  expect(decrypt(row?.bic ?? '', TENANT, 'bankdaten', first, 'bic')).toBe('COBADEFFXXX');
  for (const place of [
    [TENANT, 'bankdaten', second, 'iban'],
    [TENANT, 'bankdaten', first, 'kontoinhaber'],
    ['telko', 'bankdaten', first, 'iban'],
    [TENANT, 'gutschein', first, 'iban'],
  ]) {
    expect(() => decrypt(row?.iban ?? '', ...place), place.join(' ')).toThrow();
  }
});

test('a stored text with one bit changed does not decrypt', async () => {
  const id = await pickTransfer();
  const { iban } = await app.inTenant(TENANT, ({ tx }) =>
    tx.selectFrom('bankdaten').select('iban').where('bankdaten_id', '=', id).executeTakeFirstOrThrow(),
  );
  const bytes = Buffer.from(iban.replace('v1.', ''), 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => app.parts.secrets.decrypt(`v1.${bytes.toString('base64url')}`, TENANT, 'bankdaten', id, 'iban')).toThrow();
});

test('the same account is encrypted to a different text each time, with the same hash', async () => {
  const ids = [await pickTransfer(), await pickTransfer()];
  const rows = await app.inTenant(TENANT, ({ tx }) => tx.selectFrom('bankdaten').selectAll().where('bankdaten_id', 'in', ids).execute());
  expect(new Set(rows.map((row) => row.iban)).size).toBe(2);
  expect(new Set(rows.map((row) => row.iban_hash)).size).toBe(1);
});

test("another tenant's bank data is not visible", async () => {
  const id = await pickTransfer();
  const rows = await app.inTenant('telko', ({ tx }) =>
    tx.selectFrom('bankdaten').select('bankdaten_id').where('bankdaten_id', '=', id).execute(),
  );
  expect(rows).toEqual([]);
});
