import { sql } from 'kysely';
import { expect } from 'vitest';
import { dayOf } from '../../server/calendar.ts';
import type { Context } from '../../server/context.ts';
import { readOffenCent } from '../../server/modules/kassenbuch/index.ts';
import { cancelRechnung, issueMonat, markBezahlt, previousMonatAt } from '../../server/modules/rechnung/index.ts';
import { listUnbilled } from '../../server/modules/rechnung/store.ts';

/** Gives an agency an address, so that it can be invoiced. */
export async function addressAgentur({ tx }: Context, agenturnummer: string): Promise<void> {
  const address = { strasse: 'Am Speicher', hausnummer: '12', plz: '24937', ort: 'Flensburg' };
  await tx.updateTable('agentur').set(address).where('agenturnummer', '=', agenturnummer).execute();
}

const documentsOf = ({ tx }: Context, agenturnummer: string) =>
  tx.selectFrom('rechnung').selectAll().where('agenturnummer', '=', agenturnummer).orderBy('rechnungsnummer').execute();

/** Cancels every third open document of an agency, pays every third, and half of the others; entries that become free are invoiced again. */
export async function settleRechnungen(context: Context, agenturnummer: string): Promise<void> {
  const open = (await documentsOf(context, agenturnummer)).filter(({ status }) => status === 'Offen');
  for (const [index, { rechnungsnummer, eingegangen_cent, offen_cent }] of open.entries()) {
    if (index % 3 === 0 && eingegangen_cent === 0) await cancelRechnung(context, rechnungsnummer, 'Probe');
    if (index % 3 === 1) await markBezahlt(context, rechnungsnummer, dayOf(context.now));
    if (index % 3 === 2 && offen_cent > 1) await markBezahlt(context, rechnungsnummer, dayOf(context.now), Math.ceil(offen_cent / 2));
  }
  await issueMonat(context, agenturnummer, previousMonatAt(context.now));
}

const sum = (values: readonly number[]): number => values.reduce((total, cent) => total + cent, 0);

/**
 * Checks the documents of an agency. Valid documents and entries without a document add up to what was booked for its orders, to the cent. Its open amount
 * is what is open of its documents and the net of entries without a document. No document number is missing.
 */
export async function expectRechnungen(context: Context, agenturnummer: string | null): Promise<void> {
  if (agenturnummer === null) return;
  const documents = await documentsOf(context, agenturnummer);
  const netto = sum(documents.map((row) => row.netto_cent));
  const frei = sum((await listUnbilled(context, agenturnummer, '2999-12')).map((row) => row.cent));
  const { rows } = await sql<{ gebucht: number; gesagt: number }>`select
    (select coalesce(sum(case when vorgang like '%Zurueck' then -betrag_cent else betrag_cent end), 0) from buchung
      where agenturnummer = ${agenturnummer} and vorgang in ('Praemie', 'PraemieZurueck', 'Gebuehr', 'GebuehrZurueck'))::int as gebucht,
    (select coalesce(sum(p.betrag_cent), 0) from rechnung_position p join rechnung r using (mandant, rechnungsnummer)
      where r.agenturnummer = ${agenturnummer} and p.gilt)::int as gesagt`.execute(context.tx);
  expect({ gesagt: rows[0]?.gesagt, gebucht: rows[0]?.gebucht }).toEqual({ gesagt: netto, gebucht: netto + frei });
  const open = documents.map((row) => row.offen_cent);
  expect(await readOffenCent(context, agenturnummer)).toBe(sum(open) + frei);
  const series = await context.tx
    .selectFrom('rechnung')
    .select(({ fn }) => ['art', fn.countAll<number>().as('anzahl'), fn.max('reihennummer').as('letzte')])
    .groupBy('art')
    .execute();
  for (const { art, anzahl, letzte } of series) expect({ art, letzte }).toEqual({ art, letzte: Number(anzahl) });
}
