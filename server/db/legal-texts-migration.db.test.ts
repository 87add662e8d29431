import { expect, test } from 'vitest';
import { makeAgentur, makeBenutzer } from '../../test/support/agentur.ts';
import { testApp } from '../../test/support/app.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { login, recommend } from '../../test/support/walk.ts';
import { dayOf } from '../calendar.ts';
import { withConnection } from './connection.ts';
import { migrate } from './migrate.ts';

const app = testApp();
const NAME = '0093_legal_texts.sql';

/** The table as it was while only agencies and sellers had kept texts. */
const BEFORE = `
  delete from rechtstext where block in ('agb', 'praemienbedingungen');
  alter table rechtstext drop column werte;
  alter table rechtstext alter column gilt_ab type timestamptz using gilt_ab::timestamptz;
  alter table rechtstext rename column gilt_ab to seit;
  alter table rechtstext rename to agentur_bedingung;
  delete from migration where name = '${NAME}';`;

test("the migration keeps the agencies' texts, and the terms of today from the first consent on", async () => {
  const agenturnummer = await makeAgentur(app);
  await makeBenutzer(app, 'telko', agenturnummer, { hasAgreed: true });
  await recommend(app, 'energie', await login(app, 'energie'));
  const agreed = dayOf(app.clock.now());
  await withConnection(app.source, (connection) => connection.query(BEFORE));

  expect(await migrate(app.source)).toEqual([NAME]);
  const rows = await queryAsOwner<{ mandant: string; block: string; version: string; gilt_ab: string; text: string | null }>(
    app,
    `select mandant, block, version, gilt_ab::text, felder -> 'Inhalt' ->> 'de' as text from rechtstext order by mandant, block`,
  );
  const found = (mandant: string) => rows.filter((row) => row.mandant === mandant).map(({ block, version }) => `${block} ${version}`);
  expect(found('energie')).toEqual(['agb 2026-11', 'praemienbedingungen 2026-11']);
  expect(found('telko')).toEqual([
    'agb 2026-11',
    expect.stringMatching(/^agentur-av \w{16}$/),
    expect.stringMatching(/^agentur-regeln \w{16}$/),
    'praemienbedingungen 2026-11',
  ]);
  expect(rows.find((row) => row.mandant === 'energie')).toMatchObject({ gilt_ab: agreed, text: expect.stringContaining('Veranstalterin') });
  const { status, body } = await app.api('energie', 'GET', '/content/content-bloecke/praemienbedingungen/fassung?version=2026-11');
  expect([status, body.GiltAb]).toEqual([200, agreed]);
  expect(body.Inhalt).not.toContain('{');
});
