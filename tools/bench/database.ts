import type { OwnDatabase } from '../shared/database.ts';

/** Inserts confirmed links as copies of the newest referral; returns their codes. */
export async function insertLinks(database: OwnDatabase, mandant: string, count: number): Promise<string[]> {
  const rows = await database.query<{ code: string }>(
    `insert into empfehlung (mandant, empfehlungsnummer, empfehler_id, vorname, nachname, produkt_id, channel, empfehlungslink,
       anteil_empfehler, code, erstellt_am, bestaetigt_am, gueltig_bis)
     select e.mandant, 'bench-' || number, e.empfehler_id, e.vorname, e.nachname, e.produkt_id, 'link', true,
       50, 'BENCH' || lpad(number::text, 5, '0'), now(), now(), (now() + interval '60 days')::date
     from generate_series(0, $2 - 1) as number,
       (select * from empfehlung where mandant = $1 order by erstellt_am desc limit 1) as e
     returning code`,
    [mandant, count],
  );
  return rows.map(({ code }) => code);
}

/** Number of stored clicks on the links of the bench. */
export async function clicksOf(database: OwnDatabase): Promise<number> {
  const sql = `select count(*)::int as count from klick where empfehlungsnummer like 'bench-%'`;
  const [row] = await database.query<{ count: number }>(sql);
  return row?.count ?? 0;
}
