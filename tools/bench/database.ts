import pg from 'pg';

/** A database for one run. */
export interface BenchDatabase {
  readonly url: string;
  query<R extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<R[]>;
  drop(): Promise<unknown>;
}

/** A database of its own on the server, dropped at the end. */
export async function createDatabase(serverUrl: string): Promise<BenchDatabase> {
  const name = `empfehlwerk_bench_${process.pid}`;
  await run(serverUrl, `create database ${name}`);
  const own = new URL(serverUrl);
  own.pathname = `/${name}`;
  return {
    url: own.href,
    query: (sql, values) => run(own.href, sql, values),
    drop: () => run(serverUrl, `drop database ${name} with (force)`),
  };
}

async function run<R extends pg.QueryResultRow>(url: string, sql: string, values: readonly unknown[] = []): Promise<R[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<R>(sql, [...values]).finally(() => client.end());
  return rows;
}

/** Confirmed links of one recommender, made from the newest; answers their codes. */
export async function insertLinks(database: BenchDatabase, mandant: string, count: number): Promise<string[]> {
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

/** Clicks stored on the links of the bench. */
export async function clicksOf(database: BenchDatabase): Promise<number> {
  const sql = `select count(*)::int as count from klick where empfehlungsnummer like 'bench-%'`;
  const [row] = await database.query<{ count: number }>(sql);
  return row?.count ?? 0;
}
