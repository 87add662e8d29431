import { expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { ordered } from '../../test/support/money.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { withConnection } from './connection.ts';
import { migrate } from './migrate.ts';

const app = testApp();
const NAME = '0049_frist_beginn.sql';

/** Orders as they were while their release counted from their date. */
const BEFORE = `
  drop index auftrag_freigebbar; drop index auftrag_frist; drop trigger bericht_schritt on auftrag;
  alter table auftrag drop column frist_beginn;
  create index auftrag_freigebbar on auftrag (mandant, agenturnummer, auftragsdatum desc);
  create constraint trigger bericht_schritt after insert or delete or update of status, grund, auftragsdatum, empfaengernummer, agenturnummer on auftrag
    deferrable initially deferred for each row execute function note_schritt_of_person();
  delete from migration where name = '${NAME}';`;

test('counts the release of earlier orders from their own date', async () => {
  const { auftrag } = await ordered(app, 'energie');
  await withConnection(app.source, (connection) => connection.query(BEFORE));
  expect(await migrate(app.source)).toEqual([NAME]);
  const days = await queryAsOwner<{ all: boolean; own: string }>(
    app,
    `select bool_and(frist_beginn = auftragsdatum) as all, max(frist_beginn::text) filter (where auftragsnummer = $1) as own from auftrag`,
    [auftrag.Auftragsnummer],
  );
  expect(days).toEqual([{ all: true, own: auftrag.Auftragsdatum }]);
});
