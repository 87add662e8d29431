import { expect, test } from 'vitest';
import { EMPFEHLUNGSNUMMER, insertPeople } from '../tools/bench-tenants/copies.ts';
import { testApp } from './support/app.ts';
import { queryAsOwner } from './support/rows.ts';

const app = testApp();

// The bench writes statements of its own, which no build holds against the tables.
test('the rows that the bench of tenants begins with fit the tables, and are found by calls', async () => {
  await insertPeople({ query: (sql, values) => queryAsOwner(app, sql, values) });
  for (const tenant of ['telko', 'energie']) {
    const shown = await app.api(tenant, 'GET', `/empfehlen/${EMPFEHLUNGSNUMMER}`);
    expect(shown).toMatchObject({ status: 200, body: { Vorname: 'Kim', Status: 'Ok' } });
  }
});
