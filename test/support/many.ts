import { sql } from 'kysely';
import type { Context } from '../../server/context.ts';
import type { TestApp } from './app.ts';
import { released } from './money.ts';

const COPIES = 2999;
const WITH_REWARD = 199;
const BATCH = 500;

/** Inserts rows of a table with numbers, addresses and secrets of their own, made from one row. */
async function copy({ tx }: Context, table: string, [key, number]: readonly [string, string], values: string, count: number) {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name = ${table} and is_generated = 'NEVER'`.execute(tx);
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  for (let from = 1; from <= count; from += BATCH) {
    const to = Math.min(from + BATCH - 1, count);
    await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from (
    select made.* from ${sql.table(table)} one, generate_series(${from}::int, ${to}::int) i,
      jsonb_populate_record(null::${sql.table(table)}, to_jsonb(one) || ${sql.raw(values)}) made
    where one.${sql.ref(key)} = ${number}) copied`.execute(tx);
  }
}

/**
 * A link of erika that 3,000 people joined: the first 200 with a reward that she can pick, the others without an order and expired. Only the rows, no mails.
 */
export async function manyJoined(app: TestApp, tenant: string) {
  const first = await released(app, tenant, { anteil: 50 });
  const { Empfehlungsnummer, Empfaengernummer, Auftragsnummer } = first;
  await app.inTenant(tenant, async (context) => {
    const person = `jsonb_build_object('empfaengernummer', 'many-' || i, 'email', i || '@many.example', 'email_schluessel', i || '@many.example',
      'hex_hash', md5('many' || i), 'vorname', 'Person ' || i, 'erstellt_am', one.erstellt_am + i * interval '1 second',
      'status', case when i > ${WITH_REWARD} then 'Abgelaufen' else one.status end)`;
    await copy(context, 'empfaenger', ['empfaengernummer', Empfaengernummer], person, COPIES);
    const auftrag = `jsonb_build_object('auftragsnummer', 'many-' || i, 'empfaengernummer', 'many-' || i)`;
    await copy(context, 'auftrag', ['auftragsnummer', Auftragsnummer], auftrag, WITH_REWARD);
    const grant = `jsonb_build_object('praemierungsnummer', one.praemierungsnummer || i, 'auftragsnummer', 'many-' || i,
      'empfaengernummer', 'many-' || i, 'token_hash', one.token_hash || i)`;
    await copy(context, 'praemierung', ['auftragsnummer', Auftragsnummer], grant, WITH_REWARD);
  });
  return { Empfehlungsnummer, Empfaengernummer };
}
