import { expect, test } from 'vitest';
import { EMPFEHLUNGSNUMMER, insertPeople } from '../tools/bench-tenants/copies.ts';
import { testApp } from './support/app.ts';
import { queryAsOwner } from './support/rows.ts';

const app = testApp();

// The benchmark of tenants has its own SQL, which no type check compares with the tables.
test('the rows that the benchmark of tenants inserts fit the tables, and calls find them', async () => {
  await insertPeople({ query: (sql, values) => queryAsOwner(app, sql, values) });
  for (const tenant of ['telko', 'energie']) {
    const shown = await app.api(tenant, 'GET', `/empfehlen/${EMPFEHLUNGSNUMMER}`);
    expect(shown).toMatchObject({ status: 200, body: { Vorname: 'Kim', Status: 'Ok' } });
  }
});
