import { expect, test } from 'vitest';
import { makeAgentur } from '../../test/support/agentur.ts';
import { testApp } from '../../test/support/app.ts';
import { recipient } from '../../test/support/money.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { withConnection } from './connection.ts';
import { MIGRATIONS } from './migrate.ts';
import { readRoles, withRoles } from './roles.ts';

const app = testApp();

/** The last block of the migration, which fills existing data. */
const filling = () => {
  const { sql = '' } = MIGRATIONS.find(({ name }) => name === '0033_ende.sql') ?? {};
  return sql.slice(sql.lastIndexOf('do $$'));
};

test('the migration writes one event for each referral that had ended, at the end of its last day', async () => {
  const ended = await recipient(app, 'telko');
  const running = await recipient(app, 'telko');
  const agentur = await makeAgentur(app, 'telko', { status: 'Inaktiv' });
  const set = (row: string, nummer: string) => queryAsOwner(app, `update empfehlung set ${row} where empfehlungsnummer = $1`, [nummer]);
  await set("gueltig_bis = '2020-07-04'", ended.Empfehlungsnummer);
  await set("gueltig_bis = '2999-07-04'", running.Empfehlungsnummer);
  const sql = withRoles(filling(), await withConnection(app.source, readRoles));
  await queryAsOwner(app, sql);
  await queryAsOwner(app, sql);
  const events = await queryAsOwner(
    app,
    "select bezug, zeit, wer, vorher, nachher, grund from ereignis where was = 'Empfehlung' and nachher = 'Abgelaufen' and bezug in ($1, $2)",
    [ended.Empfehlungsnummer, running.Empfehlungsnummer],
  );
  const end = new Date('2020-07-04T22:00:00Z');
  const said = { wer: 'System', vorher: 'Ok', nachher: 'Abgelaufen', grund: 'Frist' };
  expect(events).toEqual([{ bezug: ended.Empfehlungsnummer, zeit: end, ...said }]);
  const rows = await queryAsOwner(
    app,
    'select empfehlungsnummer as nummer, beendet_am from empfehlung where empfehlungsnummer in ($1, $2) order by beendet_am nulls last',
    [ended.Empfehlungsnummer, running.Empfehlungsnummer],
  );
  expect(rows).toEqual([
    { nummer: ended.Empfehlungsnummer, beendet_am: end },
    { nummer: running.Empfehlungsnummer, beendet_am: null },
  ]);
  const [inactive] = await queryAsOwner(app, 'select beendet_am is not null as da from agentur where agenturnummer = $1', [agentur]);
  expect(inactive).toEqual({ da: true });
});
