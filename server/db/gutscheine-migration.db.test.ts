import { expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { pickBy, released, voucher } from '../../test/support/money.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { withConnection } from './connection.ts';
import { migrate } from './migrate.ts';

const app = testApp();
const TENANT = 'telko';
const NAME = '0050_gutscheine.sql';
const RESERVED = '0054_reserved_gutscheine.sql';

/** The pool as it was while codes were assigned an hour after the pick, one for each grant. */
const BEFORE = `
  alter table gutschein no force row level security;
  update gutschein set praemierungsnummer = null where ausgegeben_am is null;
  alter table gutschein force row level security;
  drop table gutschein_leer; drop index gutschein_praemierung; drop index if exists praemierung_offen; drop index if exists praemierung_wartet;
  alter table gutschein drop constraint gutschein_ausgegeben;
  alter table gutschein add constraint gutschein_mandant_praemierungsnummer_key unique (mandant, praemierungsnummer);
  alter table gutschein add constraint gutschein_check check ((praemierungsnummer is null) = (ausgegeben_am is null));
  delete from migration where name = '${NAME}';`;

const dueOf = async (nummer = ''): Promise<number> => {
  const [row] = await queryAsOwner<{ faellig: string }>(
    app,
    `select faellig_am as faellig from praemierung where praemierungsnummer = $1`,
    [nummer],
  );
  return Number(new Date(row?.faellig ?? 0));
};
const picked = async () => {
  const { empfehlerToken, grants } = await released(app, TENANT, { anteil: 100, produkt: 481 });
  await pickBy(app, TENANT, empfehlerToken, voucher(grants[0]));
  return { empfehlerToken, nummer: grants[0]?.praemierungsnummer ?? '' };
};

test('a voucher that was picked before the migration is handed out after it', async () => {
  const { empfehlerToken, nummer } = await picked();
  const before = await dueOf(nummer);
  await withConnection(app.source, (connection) => connection.query(BEFORE));
  expect(await migrate(app.source)).toEqual([NAME]);
  expect((await dueOf(nummer)) - before, 'a new moment is new work').toBe(1000);
  app.clock.pass({ hours: 2 });
  await app.jobs.drain();
  expect((await app.api(TENANT, 'GET', '/praemierung/', { bearer: empfehlerToken })).body).toMatchObject({ Status: 'Abgeholt' });
});

test('a grant whose pick reserved every code of the pool is due again, another is not', async () => {
  const [all, own] = [await picked(), await picked()];
  const before = [await dueOf(all.nummer), await dueOf(own.nummer)];
  await app.inTenant(TENANT, ({ tx }) =>
    tx.updateTable('gutschein').set({ praemierungsnummer: all.nummer }).where('praemierungsnummer', 'is', null).execute(),
  );
  await withConnection(app.source, (connection) => connection.query(`delete from migration where name = '${RESERVED}'`));
  expect(await migrate(app.source)).toEqual([RESERVED]);
  expect([await dueOf(all.nummer), await dueOf(own.nummer)]).toEqual([(before[0] ?? 0) + 1000, before[1]]);
});
