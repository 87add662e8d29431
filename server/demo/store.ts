import { sql } from 'kysely';
import type { MandantScope, SystemScope } from '../db/scope.ts';
import type { MandantTables } from '../db/tables.ts';

export async function hasMandanten(scope: SystemScope): Promise<boolean> {
  return (await scope.tx.selectFrom('mandant').select('mandant').limit(1).executeTakeFirst()) !== undefined;
}

/** Accounts with one of these addresses. */
export const listAccounts = ({ tx }: MandantScope, emails: readonly string[]) =>
  tx.selectFrom('account').select(['art', 'email']).where('email', 'in', emails).where('geloescht_am', 'is', null).execute();

/** Those of these addresses whose people can log in to the back office. */
export async function listPeople({ tx }: SystemScope, emails: readonly string[]): Promise<string[]> {
  const rows = await tx.selectFrom('betrieb_benutzer').select('email').where('email', 'in', emails).where('status', '=', 'Aktiv').execute();
  return rows.map(({ email }) => email);
}

/** Discards the mails that the demo's history caused. */
export async function discardMails(scope: MandantScope, now: Date): Promise<void> {
  await scope.tx.updateTable('mail').set({ verworfen_am: now }).where('gesendet_am', 'is', null).execute();
}

/** Gives up the latest of the discarded mails of a template, as if its mailbox had been full. */
export async function giveUpMail({ tx }: MandantScope, vorlage: string, now: Date): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ verworfen_am: null, unzustellbar_am: now, versuche: 1, fehler: 'EENVELOPE 552 5.2.2 Mailbox full' })
    .where('mail_id', '=', (eb) =>
      eb.selectFrom('mail').select('mail_id').where('vorlage', '=', vorlage).orderBy('erstellt_am', 'desc').orderBy('mail_id').limit(1),
    )
    .execute();
}

/** Files work about the first recipient as given up, as if the database had refused it; trying it again succeeds. */
export async function failWork({ tx }: MandantScope, arbeitId: string, art: string, now: Date): Promise<void> {
  const { empfaengernummer: bezug } = await tx
    .selectFrom('empfaenger')
    .select('empfaengernummer')
    .orderBy('erstellt_am')
    .orderBy('empfaengernummer')
    .limit(1)
    .executeTakeFirstOrThrow();
  await tx.insertInto('arbeit').values({ arbeit_id: arbeitId, art, bezug, erstellt_am: now, grund: 'error 40001' }).execute();
}

/** The unused mailed link of a purpose and what it is about. */
export async function findLinkOf(scope: MandantScope, zweck: 'Empfaenger' | 'Werbeeinwilligung', bezug: string): Promise<string> {
  const row = await scope.tx
    .selectFrom('zugangslink')
    .select('zugangslink_id')
    .where('zweck', '=', zweck)
    .where('bezug', '=', bezug)
    .where('verwendet_am', 'is', null)
    .executeTakeFirstOrThrow();
  return row.zugangslink_id;
}

/** The recommender's grant of an order, with its referral. */
export const findPraemierungOf = (scope: MandantScope, auftragsnummer: string) =>
  scope.tx
    .selectFrom('praemierung')
    .select(['praemierungsnummer', 'praemie_id', 'empfehlungsnummer'])
    .where('auftragsnummer', '=', auftragsnummer)
    .where('seite', '=', 'Empfehler')
    .executeTakeFirstOrThrow();

/** Picked transfers that are not paid, of all orders but these. */
export async function listTransfersBut({ tx }: MandantScope, auftragsnummern: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('praemierung')
    .select('praemierungsnummer')
    .where('status', '=', 'Bereitgestellt')
    .where('art', '=', 'Ueberweisung')
    .where('auftragsnummer', 'not in', auftragsnummern)
    .execute();
  return rows.map(({ praemierungsnummer }) => praemierungsnummer);
}

/** Hints of a run that wait for words. */
export async function listOpenHinweise({ tx }: MandantScope, laufnummer: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('zahlung_hinweis')
    .select('hinweis_id')
    .where('laufnummer', '=', laufnummer)
    .where('schwere', '=', 'Hinweis')
    .where('bestaetigt_am', 'is', null)
    .execute();
  return rows.map(({ hinweis_id }) => hinweis_id);
}

/** The person of the back office with this address. */
export async function findPersonId({ tx }: SystemScope, email: string): Promise<string> {
  const row = await tx.selectFrom('betrieb_benutzer').select('benutzer_id').where('email', '=', email).executeTakeFirstOrThrow();
  return row.benutzer_id;
}

/** A row as JSON, by column. */
export type Row = Readonly<Record<string, unknown>>;

/** The writable columns of a table with their types, without those that the database generates. */
export type Columns = Readonly<Record<string, string>>;

type Table = keyof MandantTables;

/** The writable columns of each of these tables. */
export async function columnsOf({ tx }: MandantScope, tables: readonly Table[]): Promise<Map<Table, Columns>> {
  const { rows } = await sql<{ table: Table; columns: Columns }>`
    select c.relname as "table", jsonb_object_agg(a.attname, format_type(a.atttypid, null)) as columns
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.oid in (${sql.join(tables.map((table) => sql`${table}::regclass`))})
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
    group by c.relname`.execute(tx);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** The rows of a table whose column holds one of these values, in the order of writing if the database numbers the rows. */
export async function listRows({ tx }: MandantScope, table: Table, column: string, values: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(t) as row from ${sql.table(table)} t where ${sql.ref(`t.${column}`)} in (${sql.join(values)})
    order by to_jsonb(t) -> ${`${table}_id`}`.execute(tx);
  return rows.map(({ row }) => row);
}

/** Writes rows of these columns in one statement. */
export async function insertRows({ tx }: MandantScope, table: Table, columns: Columns, rows: readonly Row[]): Promise<void> {
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(tx);
}

/** Whether a document of a profi seller is open that is due by a day, `YYYY-MM-DD`. */
export async function hasDueGutschrift({ tx }: MandantScope, tag: string): Promise<boolean> {
  const open = tx.selectFrom('gutschrift').select('gutschriftnummer').where('status', '=', 'Offen').where('faellig_am', '<=', tag);
  return (await open.where('art', '=', 'Gutschrift').limit(1).executeTakeFirst()) !== undefined;
}
