import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { MandantScope, SystemScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';
import { dueBy } from '../../jobs/store.ts';
import type { Due } from '../../jobs/sweep.ts';
import { beginningOfMonatAt, firstDayOf, lastDayOf, previousMonatAt } from './monat.ts';

type Rechnung = MandantTables['rechnung'];
type Position = MandantTables['rechnung_position'];

/** An entry of an agency's account that is on no valid document. */
export interface UnbilledBuchung extends Pick<Position, 'vorgang' | 'tag' | 'auftragsnummer' | 'produkt' | 'buchung_id'> {
  /** In cents, negative for a reversal. */
  readonly cent: number;
  /** For a reversal: the document of the original booking, and whether that document is without VAT. */
  readonly zu_rechnungsnummer: string | null;
  readonly zu_durchlaufend: boolean | null;
}

/** Bookings for an agency's orders until the end of a month that are on no valid document, by day. */
export async function listUnbilled({ tx }: MandantScope, agenturnummer: string, monat: string): Promise<UnbilledBuchung[]> {
  const { rows } = await sql<UnbilledBuchung>`
    select b.buchung_id, b.vorgang, b.buchungstag as tag, b.auftragsnummer, coalesce(pr.name, '') as produkt,
      case when b.vorgang in ('PraemieZurueck', 'GebuehrZurueck') then -b.betrag_cent else b.betrag_cent end as cent,
      said.rechnungsnummer as zu_rechnungsnummer, said.durchlaufend as zu_durchlaufend
    from buchung b
    join auftrag a on a.mandant = b.mandant and a.auftragsnummer = b.auftragsnummer
    left join produkt pr on pr.mandant = a.mandant and pr.id = a.produkt_id
    left join buchung urspruenglich on urspruenglich.mandant = b.mandant and urspruenglich.auftragsnummer = b.auftragsnummer
      and urspruenglich.praemierungsnummer is not distinct from b.praemierungsnummer and urspruenglich.vorgang || 'Zurueck' = b.vorgang
    left join rechnung_position p on p.mandant = b.mandant and p.buchung_id = urspruenglich.buchung_id and p.gilt
    left join rechnung said on said.mandant = p.mandant and said.rechnungsnummer = p.rechnungsnummer
    where b.mandant = current_mandant() and b.agenturnummer = ${agenturnummer}
      and b.vorgang in ('Praemie', 'PraemieZurueck', 'Gebuehr', 'GebuehrZurueck') and b.buchungstag <= ${lastDayOf(monat)}::date
      and not exists (select from rechnung_position g where g.mandant = b.mandant and g.buchung_id = b.buchung_id and g.gilt)
    order by b.buchungstag, b.buchung_id`.execute(tx);
  return rows;
}

/** The `durchlaufend` flags of an agency's valid documents for a month. */
export async function listEffective({ tx }: MandantScope, agenturnummer: string, monat: string): Promise<boolean[]> {
  const rows = await tx
    .selectFrom('rechnung')
    .select('durchlaufend')
    .where('agenturnummer', '=', agenturnummer)
    .where('monat', '=', firstDayOf(monat))
    .where('art', '<>', 'Storno')
    .where('status', '<>', 'Storniert')
    .execute();
  return rows.map((row) => row.durchlaufend);
}

export async function insertRechnung({ tx }: MandantScope, row: Insertable<Rechnung>): Promise<void> {
  await tx.insertInto('rechnung').values(row).execute();
}

/** Number of lines in one statement, which can have 65,535 values. */
const LINES = 1000;

export async function insertPositionen({ tx }: MandantScope, rows: readonly Insertable<Position>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += LINES)
    await tx
      .insertInto('rechnung_position')
      .values(rows.slice(from, from + LINES))
      .execute();
}

/** A document of the tenant. */
export const findRechnung = ({ tx }: MandantScope, rechnungsnummer: string) =>
  tx.selectFrom('rechnung').selectAll().where('rechnungsnummer', '=', rechnungsnummer).executeTakeFirst();

/** A document of the tenant, locked until the transaction ends. */
export const lockRechnung = ({ tx }: MandantScope, rechnungsnummer: string) =>
  tx.selectFrom('rechnung').selectAll().where('rechnungsnummer', '=', rechnungsnummer).forUpdate().executeTakeFirst();

/** The lines of a document in their order. */
export const listPositionen = ({ tx }: MandantScope, rechnungsnummer: string) =>
  tx.selectFrom('rechnung_position').selectAll().where('rechnungsnummer', '=', rechnungsnummer).orderBy('position').execute();

/** The document that cancels another one. */
export async function findStornoOf({ tx }: MandantScope, rechnungsnummer: string): Promise<string | undefined> {
  const row = await tx.selectFrom('rechnung').select('rechnungsnummer').where('storniert', '=', rechnungsnummer).executeTakeFirst();
  return row?.rechnungsnummer;
}

/** The days of issue of these documents. */
export const listTage = async ({ tx }: MandantScope, nummern: readonly string[]) =>
  tx
    .selectFrom('rechnung')
    .select(['rechnungsnummer', 'ausstellungstag'])
    .where('rechnungsnummer', 'in', ['', ...nummern])
    .orderBy('ausgestellt_am')
    .orderBy('rechnungsnummer')
    .execute();

/** Sets the status of a document, which ends its reminder. */
export async function setStatus(
  { tx }: MandantScope,
  rechnungsnummer: string,
  change:
    | { readonly status: 'Bezahlt'; readonly bezahlt_am: string; readonly eingegangen_cent: number }
    | { readonly status: 'Storniert'; readonly storniert_am: Date; readonly grund: string },
): Promise<void> {
  await tx
    .updateTable('rechnung')
    .set({ ...change, erinnern_am: null })
    .where('rechnungsnummer', '=', rechnungsnummer)
    .execute();
}

/** Sets what has been received for an open document, in cents. */
export async function setEingegangen({ tx }: MandantScope, rechnungsnummer: string, eingegangen_cent: number): Promise<void> {
  await tx.updateTable('rechnung').set({ eingegangen_cent }).where('rechnungsnummer', '=', rechnungsnummer).execute();
}

/** Invoices of whose payment the owners are to be reminded. */
export const dueErinnerungen = dueBy('rechnung', 'rechnungsnummer', 'erinnern_am');

/** Sets the moment at which the owners were reminded, null if there was nobody to remind; they are not reminded again. */
export async function setErinnert({ tx }: MandantScope, rechnungsnummer: string, erinnert_am: Date | null): Promise<void> {
  await tx.updateTable('rechnung').set({ erinnern_am: null, erinnert_am }).where('rechnungsnummer', '=', rechnungsnummer).execute();
}

/** Opens a paid document again. */
export async function reopen({ tx }: MandantScope, rechnungsnummer: string): Promise<void> {
  await tx.updateTable('rechnung').set({ status: 'Offen', bezahlt_am: null }).where('rechnungsnummer', '=', rechnungsnummer).execute();
}

/** Sets the moment at which the owners were asked for an account. */
export async function setKontoGefragt({ tx }: MandantScope, rechnungsnummer: string, konto_gefragt_am: Date): Promise<void> {
  await tx.updateTable('rechnung').set({ konto_gefragt_am }).where('rechnungsnummer', '=', rechnungsnummer).execute();
}

/** Frees the lines of a cancelled document, so that another document can contain them. */
export async function releasePositionen({ tx }: MandantScope, rechnungsnummer: string): Promise<void> {
  await tx
    .updateTable('rechnung_position')
    .set({ gilt: false })
    .where('rechnungsnummer', '=', rechnungsnummer)
    .where('gilt', '=', true)
    .execute();
}

/**
 * Agencies with bookings of an earlier month, or lines of a document cancelled then, that are on no document; `seit` is the start of the
 * current month.
 */
export async function dueAgenturen({ tx }: SystemScope, now: Date, limit: number): Promise<Due[]> {
  const since = beginningOfMonatAt(now);
  const offen = withUnbilled(lastDayOf(previousMonatAt(now)), sql`r.storniert_am < ${since}`);
  const { rows } = await sql<{ mandant: string; id: string }>`
    select mandant, agenturnummer as id from (${offen}) offen order by mandant, id limit ${limit}`.execute(tx);
  return rows.map((row) => ({ ...row, seit: since }));
}

/** Agencies with bookings until a day, or lines of a cancelled document (`isCancelled`), that are on no valid document. */
const withUnbilled = (until: string, isCancelled: RawBuilder<unknown>) => sql`
  select b.mandant, b.agenturnummer from buchung b
  where b.belegnummer is null and b.agenturnummer is not null and b.buchungstag <= ${until}::date
  union
  select r.mandant, r.agenturnummer from rechnung r
  join rechnung_position p on p.mandant = r.mandant and p.rechnungsnummer = r.rechnungsnummer
  where ${isCancelled}
    and not exists (select from rechnung_position g where g.mandant = p.mandant and g.buchung_id = p.buchung_id and g.gilt)`;

interface Billable {
  readonly monat: string;
  /** Number of the agency after which the page begins. */
  readonly after: string;
  readonly limit: number;
}

/** Agencies of the tenant with something that a run of a month could put on a document, by number; also what was cancelled a moment ago. */
export async function listBillable({ tx }: MandantScope, { monat, after, limit }: Billable): Promise<string[]> {
  const until = lastDayOf(monat);
  const offen = withUnbilled(until, sql`r.storniert_am is not null and p.tag <= ${until}::date`);
  const { rows } = await sql<{ agenturnummer: string }>`
    select agenturnummer from (${offen}) offen where mandant = current_mandant() and agenturnummer > ${after}
    order by agenturnummer limit ${limit}`.execute(tx);
  return rows.map((row) => row.agenturnummer);
}

/** Agencies with bookings, for a manual run. */
export async function listBooked({ tx }: MandantScope): Promise<string[]> {
  const rows = await tx
    .selectFrom('buchung')
    .select(({ ref }) => ref('agenturnummer').$notNull().as('agenturnummer'))
    .distinct()
    .where('agenturnummer', 'is not', null)
    .orderBy('agenturnummer')
    .execute();
  return rows.map((row) => row.agenturnummer);
}

/** Documents that were issued before a moment and still have their recipient. */
export async function listOld({ tx }: MandantScope, before: Date, limit: number): Promise<string[]> {
  const old = tx.selectFrom('rechnung').select('rechnungsnummer').where('ausgestellt_am', '<', before).where('empfaenger', 'is not', null);
  return (await old.limit(limit).execute()).map((row) => row.rechnungsnummer);
}

/** Erases the recipients of documents, with reasons that can be about them, and deletes the PDFs, which contain them too. */
export async function eraseEmpfaenger({ tx }: MandantScope, nummern: readonly string[]): Promise<void> {
  if (nummern.length === 0) return;
  await tx.updateTable('rechnung').set({ empfaenger: null, grund: null }).where('rechnungsnummer', 'in', nummern).execute();
  await tx.deleteFrom('rechnung_pdf').where('rechnungsnummer', 'in', nummern).execute();
}

/** Stores the PDF of a document if it has none. */
export async function insertPdf({ tx }: MandantScope, rechnungsnummer: string, inhalt: Buffer): Promise<void> {
  await tx
    .insertInto('rechnung_pdf')
    .values({ rechnungsnummer, inhalt })
    .onConflict((conflict) =>
      conflict.columns(['mandant', 'rechnungsnummer']).doUpdateSet({ inhalt }).where('rechnung_pdf.inhalt', 'is', null),
    )
    .execute();
}

/** The PDF of a document; null if it is not created yet. */
export async function findPdf({ tx }: MandantScope, rechnungsnummer: string): Promise<Buffer | null> {
  const row = await tx.selectFrom('rechnung_pdf').select('inhalt').where('rechnungsnummer', '=', rechnungsnummer).executeTakeFirst();
  return row?.inhalt ? Buffer.from(row.inhalt) : null;
}

/** Documents whose PDF is not created yet. */
export async function duePdfs({ tx }: SystemScope, limit: number): Promise<Due[]> {
  const rows = await tx
    .selectFrom('rechnung_pdf')
    .select(['mandant', 'rechnungsnummer'])
    .where('fehlt', '=', true)
    .orderBy('mandant')
    .orderBy('rechnungsnummer')
    .limit(limit)
    .execute();
  return rows.map(({ mandant, rechnungsnummer }) => ({ mandant, id: rechnungsnummer, seit: ALWAYS }));
}

/** The same moment for all missing PDFs, so that each is one piece of work. */
const ALWAYS = new Date(0);
