import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { administer, dropDatabase } from '../../test/database/administer.ts';
import { type ConnectionSource, withConnection } from './connection.ts';
import { openEmbedded } from './embedded.ts';
import { MIGRATIONS, migrate } from './migrate.ts';
import { openServer } from './server.ts';

/** Rows of version 0.1: an open order of an agency, a released one with a reward that was paid, and a cancelled one. */
const BEFORE = `
  insert into mandant (mandant, konfiguration, theme) values ('eins', '{}', '{}');
  insert into produktkategorie (mandant, id, slug, titel, titel_en) values ('eins', 1, 'k', 'K', 'K');
  insert into produkt (mandant, id, kategorie, name, name_en, beschreibung, beschreibung_en, sortierung, externe_id)
    values ('eins', 1, 'k', 'P', 'P', '', '', 1, 'p');
  insert into praemie (mandant, id, produkt_id, wert_cent, startdatum, enddatum, enddatum_anzeige, titel, titel_en)
    values ('eins', 1, 1, 5000, '2020-01-01', '2030-01-01', '2030-01-01', 'P', 'P');
  insert into agentur (mandant, agenturnummer, name, status, erstellt_am) values ('eins', 'A-1', 'Agentur', 'Aktiv', '2025-01-01');
  insert into account (mandant, account_id, art, email, email_schluessel, language, erstellt_am)
    values ('eins', 'e', 'Empfehler', 'e@kunde.example', 'e@kunde.example', 'de', '2025-01-01');
  insert into empfehler (mandant, empfehler_id, vorname, nachname, empfehlerhash, agenturnummer) values ('eins', 'e', 'Erika', 'Muster', 'h', 'A-1');
  insert into empfehlung (mandant, empfehlungsnummer, empfehler_id, vorname, nachname, produkt_id, channel, empfehlungslink, anteil_empfehler, code,
    erstellt_am, bestaetigt_am, gueltig_bis, agenturnummer)
    values ('eins', 'n', 'e', 'Erika', 'Muster', 1, 'link', true, 100, 'c', '2025-01-01', '2025-01-01', '2030-01-01', 'A-1');
  insert into empfaenger (mandant, empfaengernummer, empfehlungsnummer, empfehler_id, status, language, vorname, name, erstellt_am)
    select 'eins', p, 'n', 'e', s, 'de', 'Jörg', 'Muster', '2025-01-02'
    from (values ('p1', 'Ok'), ('p2', 'Gezahlt'), ('p3', 'Storniert')) x (p, s);
  insert into auftrag (mandant, auftragsnummer, empfaengernummer, empfehlungsnummer, produkt_id, auftragsdatum, status, erstellt_am)
    select 'eins', a, p, 'n', 1, '2025-02-03', s, '2025-02-03'
    from (values ('a1', 'p1', 'Bestaetigt'), ('a2', 'p2', 'Freigegeben'), ('a3', 'p3', 'Storniert')) x (a, p, s);
  insert into praemierung (mandant, praemierungsnummer, auftragsnummer, empfaengernummer, seite, praemie_id, wert_cent, status, art, token_hash, gueltig_bis,
    erstellt_am, gewaehlt_am)
    values ('eins', 'g', 'a2', 'p2', 'Empfehler', 1, 5000, 'Abgeholt', 'Gutschein', 't', '2025-06-01', '2025-03-01', '2025-03-02');
  insert into buchung (mandant, praemierungsnummer, vorgang, soll, haben, betrag_cent, gebucht_am)
    values ('eins', 'g', 'Gutschein', 'Verbindlichkeit', 'Gutscheine', 5000, '2025-03-03');`;

let source: ConnectionSource;
const query = <R>(sql: string) => withConnection(source, async (connection) => (await connection.query(sql)).rows as R[]);
const upTo = (name: string) => MIGRATIONS.filter((one) => one.name <= name);

/** An empty database, on the server if there is one, since the embedded engine takes ten seconds for all migrations. */
async function openEmpty(): Promise<ConnectionSource> {
  const given = inject('database');
  if (given.kind === 'embedded') return openEmbedded({});
  const name = `${given.copies}orders`;
  await administer(given.url, `create database ${name}`);
  return openServer(Object.assign(new URL(given.url), { pathname: `/${name}` }).href);
}

beforeAll(async () => {
  source = await openEmpty();
  await migrate(source, upTo('0048_rollen.sql'));
  for (const statement of BEFORE.split(/;\s*$/m).filter((one) => one.trim() !== '')) await query(statement);
});
afterAll(async () => {
  await source.close();
  const given = inject('database');
  if (given.kind === 'server') await dropDatabase(given.url, `${given.copies}orders`);
});

test('the days until the release of earlier orders count from their order date', async () => {
  await migrate(source, upTo('0049_frist_beginn.sql'));
  expect(await query(`select distinct frist_beginn::text as day from auftrag`)).toEqual([{ day: '2025-02-03' }]);
});

test('open orders have no amount yet, closed ones have 0, and paid rewards keep the moment of their payment', async () => {
  await migrate(source);
  expect(await query('select auftragsnummer as nr, angebot_cent as cent from auftrag order by 1')).toEqual([
    { nr: 'a1', cent: null },
    { nr: 'a2', cent: 0 },
    { nr: 'a3', cent: 0 },
  ]);
  expect(await query(`select ausgezahlt_am = '2025-03-03' as kept from praemierung`)).toEqual([{ kept: true }]);
});
