import { expect, test } from 'vitest';
import { withConnection } from '../server/db/connection.ts';
import { makeAnswered } from '../tools/shared/load.ts';
import { checkDatabase } from '../tools/shared/load-checks.ts';
import { demoApp } from './support/app.ts';

const app = demoApp();
const query = (sql: string) =>
  withConnection(app.source, async (connection) => (await connection.query(sql)).rows as Record<string, unknown>[]);

const doubled = async () =>
  (await checkDatabase(query, makeAnswered())).find(({ what }) => what === 'mails written twice for one cause')?.shown;

/** Inserts a copy of a mail with another id, like a run that does not notice that the mail exists. */
const writeAgain = (where: string) =>
  query(`with one as (select * from mail where ${where} limit 1)
    insert into mail select (jsonb_populate_record(null::mail, to_jsonb(one) || '{"mail_id": "again-${again++}"}')).* from one`);
let again = 0;

test('the chaos check accepts several mails of different documents to one person, and counts a duplicate mail', async () => {
  const [{ months } = { months: 0 }] = await query(
    "select max(anzahl)::int as months from (select count(*) as anzahl from mail where vorlage = 'agenturRechnung' group by mandant, bezug) x",
  );
  expect(months).toBeGreaterThan(1);
  expect(await doubled()).toBe('0');
  await writeAgain("vorlage = 'agenturRechnung'");
  expect(await doubled()).toBe('1');
  await writeAgain("vorlage = 'praemieBereit'");
  expect(await doubled()).toBe('2');
});
