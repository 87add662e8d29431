import type { OwnDatabase } from '../shared/database.ts';

/** Tables to which the execution of a payment writes a row or more, with the condition of those of a payment `z`. */
const WRITTEN = {
  buchung: 'r.mandant = z.mandant and r.belegnummer = z.zahlungsnummer',
  mail: "r.mandant = z.mandant and r.bezug = z.bezug and r.vorlage = 'praemieAusgezahlt'",
  protokoll: "r.mandant = z.mandant and (r.bezug = z.zahlungsnummer or r.bezug = z.bezug and r.was = 'praemierung.status')",
} as const;

/** Plain sums over the tables that the proof compares. */
export const SUMS = `
  select (select sum(betrag_cent) from buchung), (select sum(betrag_cent) from zahlung), (select sum(wert_cent) from praemierung),
    (select sum(summe_cent) from zahlungslauf), (select sum(brutto_cent) from rechnung), (select sum(wert_cent) from gutschein)`;

/** What the database alone takes to write the rows of a run again, in ms: its payments with one statement, and what each execution wrote in a transaction of its own. */
export async function plainWrites(database: OwnDatabase, laufnummer: string): Promise<Readonly<Record<string, number>>> {
  const tables = ['zahlung', ...Object.keys(WRITTEN)];
  for (const table of tables) await database.query(`create table plain_${table} (like ${table} including indexes)`);
  const ofRun = `from zahlung z where z.laufnummer = '${laufnummer}'`;
  const inserts = Object.entries(WRITTEN).map(
    ([table, of]) => `insert into plain_${table} select r.* from ${table} r where ${of.replaceAll('z.', 'one.')};`,
  );
  const make = await msOf(() => database.query(`insert into plain_zahlung select z.* ${ofRun}`));
  const execute = await msOf(() =>
    database.query(`do $$ declare one record; begin for one in select z.* ${ofRun} loop
      update plain_zahlung p set status = 'Ausgefuehrt' where p.mandant = one.mandant and p.zahlungsnummer = one.zahlungsnummer;
      ${inserts.join('\n')} commit; end loop; end $$`),
  );
  return { make, execute };
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
