import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { movedBy, pickBy, released, saldenOf, voucher } from '../../../test/support/money.ts';
import { postAuftrag } from '../../../test/support/walk.ts';
import { dayOf } from '../../calendar.ts';
import { withConnection } from '../../db/connection.ts';
import { bookAuszahlungen, bookGewaehrung, bookStorno } from './book.ts';
import { readSalden } from './store.ts';

const app = demoApp();

const TENANT = 'telko';
const sumOf = (salden: Record<string, number>) => Object.values(salden).reduce((sum, cent) => sum + cent, 0);
const openGrants = (tenant: string) =>
  app.inTenant(tenant, async ({ tx }) => {
    const rows = await tx.selectFrom('praemierung').select('wert_cent').where('status', 'in', ['Offen', 'Bereitgestellt']).execute();
    return rows.reduce((sum, row) => sum + row.wert_cent, 0);
  });

describe.each(['telko', 'energie', 'berater', 'intern'])('the ledger of %s', (tenant) => {
  test('adds up to zero after the history of the demo, and owes the value of its open grants', async () => {
    const salden = await saldenOf(app, tenant);
    expect(sumOf(salden)).toBe(0);
    expect(await openGrants(tenant)).toBeGreaterThan(0);
    expect(salden.Verbindlichkeit).toBe(-(await openGrants(tenant)));
  });
});

describe('the entries of the ledger', () => {
  const STATEMENTS = ['update buchung set betrag_cent = betrag_cent + 1', 'delete from buchung', 'truncate buchung'];

  test.each(STATEMENTS)('refuse "%s" from the product', async (statement) => {
    const before = await saldenOf(app, TENANT);
    await expect(app.inTenant(TENANT, ({ tx }) => sql.raw(statement).execute(tx))).rejects.toThrow(/permission denied/);
    expect(await saldenOf(app, TENANT)).toEqual(before);
  });

  test.each(STATEMENTS.slice(0, 2))('refuse "%s" even from the owner of the database', async (statement) => {
    await expect(withConnection(app.source, (connection) => connection.query(statement))).rejects.toThrow(/buchung only grows/);
  });
});

describe('an entry', () => {
  const grantOf = () =>
    app.inTenant(TENANT, ({ tx }) =>
      tx.selectFrom('praemierung').select(['praemierungsnummer', 'wert_cent']).where('status', '=', 'Abgeholt').executeTakeFirstOrThrow(),
    );
  const insert = (values: string) => (nummer: string) =>
    app.inTenant(TENANT, ({ tx }) =>
      sql`insert into buchung (praemierungsnummer, vorgang, soll, haben, betrag_cent, gebucht_am, belegtag) values (${nummer}, ${sql.raw(values)}, now(), now())`.execute(
        tx,
      ),
    );

  test.each([
    ['with amount zero', `'Verfall', 'Verbindlichkeit', 'Aufwand', 0`],
    ['with a negative amount', `'Verfall', 'Verbindlichkeit', 'Aufwand', -1`],
    ['from an account to the same account', `'Verfall', 'Aufwand', 'Aufwand', 1`],
    ['between accounts of another kind', `'Verfall', 'Bank', 'Aufwand', 1`],
    ['for a payment without its number', `'Auszahlung', 'Verbindlichkeit', 'Zahlungsverkehr', 1`],
    ['of an unknown kind', `'Geschenk', 'Bank', 'Aufwand', 1`],
  ])('%s is refused', async (_name, values) => {
    await expect(insert(values)((await grantOf()).praemierungsnummer)).rejects.toMatchObject({ code: '23514' });
  });

  test('of an unknown grant is refused', async () => {
    await expect(insert(`'Verfall', 'Verbindlichkeit', 'Aufwand', 1`)('nobody')).rejects.toMatchObject({ constraint: 'buchung_wovon' });
  });

  test('is refused if its grant already has one of that kind', async () => {
    const grant = await grantOf();
    await expect(app.inTenant(TENANT, (context) => bookGewaehrung(context, grant))).rejects.toMatchObject({ constraint: 'buchung_einmal' });
    const twice = app.inTenant(TENANT, async (context) => {
      await bookStorno(context, grant);
      await bookStorno(context, grant);
    });
    await expect(twice).rejects.toMatchObject({ constraint: 'buchung_einmal' });
  });

  test("is visible and possible only in its own tenant's ledger", async () => {
    const { auftrag, grants } = await released(app, TENANT, { anteil: 100 });
    const moved = await movedBy(app, 'energie', () => postAuftrag(app, TENANT, auftrag, 'Storniert'));
    expect(moved).toEqual({});
    const foreign = grants[0] ?? { praemierungsnummer: '', wert_cent: 0 };
    await expect(app.inTenant('energie', (context) => bookStorno(context, foreign))).rejects.toMatchObject({ constraint: 'buchung_wovon' });
  });
});

test('a balance can be larger than 21 million euro', async () => {
  const { grants } = await released(app, TENANT, { anteil: 100 });
  const nummer = grants[0]?.praemierungsnummer ?? '';
  const large = 2_000_000_000;
  const rolledBack = app.inTenant(TENANT, async (context) => {
    const inTransit = async () => (await readSalden(context)).find((row) => row.konto === 'Zahlungsverkehr')?.saldo_cent ?? 0;
    const before = await inTransit();
    for (const zahlungsnummer of ['Z-1', 'Z-2'])
      await bookAuszahlungen(context, [{ praemierungsnummer: nummer, wert_cent: large, zahlungsnummer }], dayOf(context.now));
    throw new Error(`moved ${(await inTransit()) - before}`);
  });
  await expect(rolledBack).rejects.toThrow(`moved ${-2 * large}`);
});

test('a paid grant is no longer owed', async () => {
  const { empfehlerToken, grants } = await released(app, TENANT, { anteil: 100 });
  await pickBy(app, TENANT, empfehlerToken, voucher(grants[0]));
  const owed = await openGrants(TENANT);
  await app.later(1 / 24);
  expect(owed - (await openGrants(TENANT))).toBeGreaterThanOrEqual(grants[0]?.wert_cent ?? Number.POSITIVE_INFINITY);
  expect((await saldenOf(app, TENANT)).Verbindlichkeit).toBe(-(await openGrants(TENANT)));
});
