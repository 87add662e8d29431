import { expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { withConnection } from './connection.ts';
import { migrate } from './migrate.ts';

const app = testApp();
const NAME = '0095_keys.sql';

/** The table as it was before keys had numbers, with two keys of one name. */
const BEFORE = `
  alter table api_schluessel drop column schluessel_id, drop column gilt_bis, drop column zuletzt_am,
    drop constraint api_schluessel_mandant_bezeichnung_key;
  insert into api_schluessel (mandant, schluessel_hash, bezeichnung, rechte, erstellt_am)
  select mandant, 'later', bezeichnung, rechte, erstellt_am + interval '1 day' from api_schluessel where mandant = 'telko';
  delete from migration where name = '${NAME}';`;

test('the migration keeps all keys, and gives each a number and a name of its own', async () => {
  await withConnection(app.source, (connection) => connection.query(BEFORE));
  expect(await migrate(app.source)).toEqual([NAME]);
  const rows = await queryAsOwner<{ schluessel_id: string; bezeichnung: string }>(
    app,
    "select schluessel_id, bezeichnung from api_schluessel where mandant = 'telko' order by erstellt_am",
  );
  expect(rows.map(({ bezeichnung }) => bezeichnung)).toEqual(['demo', `demo-${rows[1]?.schluessel_id.slice(0, 6)}`]);
  expect(new Set(rows.map(({ schluessel_id }) => schluessel_id)).size).toBe(2);
  expect((await app.api('telko', 'GET', '/auftrag/unbekannt', { bearer: 'demo-telko' })).body.code).toBe('NichtGefunden');
});
