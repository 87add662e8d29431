import { expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { grantsOf, ordered, recipient } from '../../test/support/money.ts';
import { postAuftrag } from '../../test/support/walk.ts';
import { withConnection } from './connection.ts';
import { MIGRATIONS } from './migrate.ts';
import { readRoles, withRoles } from './roles.ts';

const app = testApp();
const TENANT = 'energie';
const SQL = MIGRATIONS.find(({ name }) => name === '0032_agentur.sql')?.sql ?? '';

/** The blocks of the migration that fill new tables and columns from existing data. */
const FILLING = [...SQL.matchAll(/^do \$\$\n[\s\S]*?^end\n\$\$;$/gm)].map(([block]) => block);

const allOf = (was: string, bezug: string) =>
  app.inTenant(TENANT, ({ tx }) =>
    tx
      .selectFrom('ereignis')
      .select(['zeit', 'wer', 'was', 'bezug', 'vorher', 'nachher', 'grund', 'empfehlungsnummer', 'produkt_id', 'channel', 'wert_cent'])
      .where('was', '=', was as never)
      .where('bezug', '=', bezug)
      .orderBy('ereignis_id')
      .execute(),
  );

test('the migration writes past events once from rows and audit log, as they would have been recorded', async () => {
  const one = await ordered(app, TENANT);
  app.clock.pass({ days: 15 });
  expect((await postAuftrag(app, TENANT, one.auftrag, 'Freigegeben')).status).toBe(200);
  const { Auftragsnummer } = one.auftrag;
  const [grant] = await grantsOf(app, TENANT, Auftragsnummer);
  const cancelled = await ordered(app, TENANT);
  await postAuftrag(app, TENANT, cancelled.auftrag, 'Storniert');
  const old = await recipient(app, TENANT);
  const things = [
    ['Empfehlung', one.Empfehlungsnummer],
    ['Empfaenger', one.Empfaengernummer],
    ['Auftrag', Auftragsnummer],
    ['Praemierung', grant?.praemierungsnummer ?? ''],
    ['Auftrag', cancelled.auftrag.Auftragsnummer],
    ['Empfaenger', cancelled.Empfaengernummer],
  ] as const;
  const before = await Promise.all(things.map(([was, bezug]) => allOf(was, bezug)));
  const orders = await app.inTenant(TENANT, ({ tx }) =>
    tx.selectFrom('auftrag').select(['auftragsnummer', 'freigegeben_am', 'freigegeben_durch']).orderBy('auftragsnummer').execute(),
  );
  expect(FILLING).toHaveLength(2);
  await withConnection(app.source, async (connection) => {
    // As the migration found it: no events, no column filled, and one person's log entries removed because of their age.
    for (const statement of [
      'alter table ereignis disable trigger user',
      'alter table ereignis no force row level security',
      'alter table protokoll disable trigger user',
      'alter table protokoll no force row level security',
      'alter table auftrag no force row level security',
      'alter table praemierung no force row level security',
      'delete from ereignis',
      `delete from protokoll where bezug = '${old.Empfaengernummer}'`,
      'update auftrag set freigegeben_am = null, freigegeben_durch = null',
      'update praemierung set empfehlungsnummer = null',
      'alter table ereignis enable trigger user',
      'alter table protokoll enable trigger user',
      ...['ereignis', 'protokoll', 'auftrag', 'praemierung'].map((table) => `alter table ${table} force row level security`),
    ])
      await connection.query(statement);
    for (const block of FILLING) {
      await connection.query('begin');
      await connection.query(withRoles(block, await readRoles(connection)));
      await connection.query('commit');
    }
  });

  const after = await Promise.all(things.map(([was, bezug]) => allOf(was, bezug)));
  // The log has no entry for a new recipient. The migration takes that event from the row, which does not hold `wer`.
  const known = (events: (typeof before)[number]) =>
    events.map(({ wer, ...event }) => (event.was === 'Empfaenger' && event.vorher === null ? event : { ...event, wer }));
  expect(after.map(known)).toEqual(before.map(known));
  expect(await allOf('Empfaenger', old.Empfaengernummer)).toMatchObject([
    { vorher: null, nachher: 'Offen', wer: 'System' },
    { vorher: 'Offen', nachher: 'Ok', wer: 'System' },
  ]);
  expect(
    await app.inTenant(TENANT, ({ tx }) =>
      tx.selectFrom('auftrag').select(['auftragsnummer', 'freigegeben_am', 'freigegeben_durch']).orderBy('auftragsnummer').execute(),
    ),
  ).toEqual(orders);
  const lost = await app.inTenant(TENANT, ({ tx }) =>
    tx.selectFrom('praemierung').select('praemierungsnummer').where('empfehlungsnummer', 'is', null).execute(),
  );
  expect(lost).toEqual([]);
});
