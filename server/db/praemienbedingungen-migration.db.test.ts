import { expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { login, recommend } from '../../test/support/walk.ts';
import { migrate } from './migrate.ts';

const app = demoApp();
const NAME = '0027_praemienbedingungen.sql';

test('an earlier acceptance of the terms does not count as acceptance of the reward conditions', async () => {
  const session = await login(app, 'energie');
  const { Empfehlungsnummer } = await recommend(app, 'energie', session);
  await queryAsOwner(app, 'alter table zustimmung drop column praemienbedingungen_version');
  await queryAsOwner(app, `delete from migration where name = '${NAME}'`);
  expect(await migrate(app.source)).toEqual([NAME]);
  const { body } = await app.api('energie', 'GET', '/empfehler/datenauskunft', { bearer: session });
  const found = body.Zustimmungen.find(({ Bezug }: { Bezug: string }) => Bezug === Empfehlungsnummer);
  expect(found).toMatchObject({ AgbText: 'ja', AgbVersion: '2026-11', PraemienbedingungenVersion: null });
});
