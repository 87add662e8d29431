import { expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { pickBy, released, voucher } from '../../test/support/money.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { withConnection } from './connection.ts';
import { migrate } from './migrate.ts';

const app = testApp();
const TENANT = 'telko';
const NAME = '0050_gutscheine.sql';

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

test('a voucher that was picked before the migration is handed out after it', async () => {
  const { empfehlerToken, grants } = await released(app, TENANT, { anteil: 100, produkt: 481 });
  await pickBy(app, TENANT, empfehlerToken, voucher(grants[0]));
  const nummer = grants[0]?.praemierungsnummer;
  const due = () =>
    queryAsOwner<{ faellig: Date }>(app, `select faellig_am as faellig from praemierung where praemierungsnummer = $1`, [nummer]);
  const [before] = await due();
  await withConnection(app.source, (connection) => connection.query(BEFORE));
  expect(await migrate(app.source)).toEqual([NAME]);
  const [after] = await due();
  expect(Number(new Date(after?.faellig ?? 0)) - Number(new Date(before?.faellig ?? 0)), 'a new moment is new work').toBe(1000);
  app.clock.pass({ hours: 2 });
  await app.jobs.drain();
  expect((await app.api(TENANT, 'GET', '/praemierung/', { bearer: empfehlerToken })).body).toMatchObject({ Status: 'Abgeholt' });
});
