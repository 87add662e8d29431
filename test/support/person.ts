import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { newAccount } from './konto.ts';
import { queryAsOwner } from './rows.ts';
import { accept, findRewardedProdukt, join, login, order, postAuftrag, recommend } from './walk.ts';

/** Tables with a row that contains one of these words in any column, ignoring case. */
export async function tablesWith(app: TestApp, words: readonly string[]): Promise<string[]> {
  const tables = await queryAsOwner<{ name: string }>(
    app,
    "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await queryAsOwner(app, `select 1 from ${name} t where t::text ilike any ($1) limit 1`, [
      words.map((word) => `%${word}%`),
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** A recommender with a session and an unusual name, a link, and the confirmed order of a recipient. */
export async function recommender(app: TestApp, tenant = 'telko') {
  const account = await newAccount(app, tenant);
  const session = await login(app, tenant, account.email);
  const produkt = await findRewardedProdukt(app, tenant);
  const empfehler = { Vorname: 'Zacharina', Nachname: 'Quittenstiel', Email: account.email };
  const empfehlung = await recommend(app, tenant, session, { produkt: produkt.Id, empfehler });
  const person = await join(app, tenant, empfehlung.Empfehlungsnummer);
  await accept(app, tenant, person);
  const auftrag = order(app, person.Empfaengernummer, produkt.Id);
  expect((await postAuftrag(app, tenant, auftrag, 'Bestaetigt')).status).toBe(201);
  return { ...account, session, produkt, empfehler, person, auftrag, empfehlung, nummer: empfehlung.Empfehlungsnummer as string };
}
