import { expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { letterJobs } from '../../test/support/outbox.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { withConnection } from './connection.ts';
import { migrate } from './migrate.ts';

const app = testApp();
const NAME = '0047_mail_versuche.sql';

/** The outbox as it was while the queue gave up mails. */
const BEFORE = `
  alter table mail drop column versucht_seit, drop column unzustellbar_am cascade, drop column fehler, drop column gruppe, drop column gesendet_mit;
  create index mail_wartend on mail (faellig_am) where gesendet_am is null and verworfen_am is null;
  delete from migration where name = '${NAME}';`;

test('after the migration mails that were given up are sent, or dropped if obsolete, and sent ones stay', async () => {
  const jobs = letterJobs(app);
  await jobs.start();
  await jobs.stop();
  await withConnection(app.source, (connection) => connection.query(BEFORE));
  const at = app.clock.now();
  const row = (id: string, bezug: string, versuche: number, ended = 'null, null') =>
    queryAsOwner(
      app,
      `insert into mail (mandant, mail_id, vorlage, bezug, erstellt_am, faellig_am, versuche, gesendet_am, verworfen_am)
       values ('telko', $1, 'letter', $2, $3, $3, $4, ${ended})`,
      [id, bezug, at, versuche],
    );
  await row('m-dead', 'dead', 11);
  await row('m-over', 'gone', 11);
  await row('m-fresh', 'fresh', 0);
  await row('m-sent', 'sent', 1, 'now(), null');
  await row('m-dropped', 'dropped', 1, 'null, now()');
  for (const id of ['m-dead', 'm-over'])
    await queryAsOwner(app, `insert into pgboss.job (name, data) values ('gescheitert', $1)`, [{ sweep: 'mail', mandant: 'telko', id }]);
  await queryAsOwner(app, `insert into pgboss.job (name, data) values ('gescheitert', $1)`, [
    { sweep: 'other', mandant: 'telko', id: 'x' },
  ]);

  expect(await migrate(app.source)).toContain(NAME);
  const state = () =>
    queryAsOwner(
      app,
      `select mail_id as id, extract(epoch from faellig_am - erstellt_am)::float as later, versuche,
         gesendet_am is not null as sent, verworfen_am is not null as dropped
       from mail where mail_id like 'm-%' order by 1`,
    );
  const open = { sent: false, dropped: false };
  expect(await state()).toEqual([
    { id: 'm-dead', later: 0.001, versuche: 0, ...open },
    { id: 'm-dropped', later: 0, versuche: 1, sent: false, dropped: true },
    { id: 'm-fresh', later: 0, versuche: 0, ...open },
    { id: 'm-over', later: 0.001, versuche: 0, ...open },
    { id: 'm-sent', later: 0, versuche: 1, sent: true, dropped: false },
  ]);
  expect(await queryAsOwner(app, "select data->>'sweep' as sweep from pgboss.job where name = 'gescheitert'")).toEqual([
    { sweep: 'other' },
  ]);
  app.clock.pass({ seconds: 1 });
  await jobs.drainMails();
  expect(app.mails.sent.map(({ betreff }) => betreff).sort()).toEqual(['dead', 'fresh']);
  expect(
    await queryAsOwner(app, "select mail_id as id from mail where mail_id like 'm-%' and verworfen_am is not null order by 1"),
  ).toEqual([{ id: 'm-dropped' }, { id: 'm-over' }]);
});
