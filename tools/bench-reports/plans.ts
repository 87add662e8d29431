import type pg from 'pg';
import type { Case } from './cases.ts';
import type { Answer } from './product.ts';

/** Prints the query plan of each statement of a case, under the product's role and tenant. */
export async function printPlans(client: pg.Client, mandant: string, one: Case, answer: Answer): Promise<void> {
  console.log(`\n── ${one.bericht}: ${one.name}`);
  await client.query('begin');
  await client.query(
    `select set_config('role', role_of('mandant')::text, true), set_config('app.mandant', $1, true), set_config('jit', 'off', true)`,
    [mandant],
  );
  for (const { sql, values } of answer.asked.filter(({ sql }) => /^select (?!set_config)/i.test(sql))) {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers, timing off) ${sql}`, [...values]);
    console.log(`${sql.replaceAll(/\s+/g, ' ').slice(0, 400)}\n${rows.map((row) => `    ${row['QUERY PLAN']}`).join('\n')}`);
  }
  await client.query('rollback');
}
