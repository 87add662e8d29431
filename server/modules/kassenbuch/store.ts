import { type RawBuilder, sql } from 'kysely';
import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { anyOf } from '../../db/any-of.ts';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';
import { KONTEN, type Konto } from './konten.ts';

type Vorgang = MandantTables['buchung']['vorgang'];

interface NewBuchung {
  readonly vorgang: Vorgang;
  readonly soll: Konto;
  readonly haben: Konto;
  readonly betragCent: number;
  /** The day of the document, `YYYY-MM-DD`; without one the day of booking. */
  readonly belegtag?: string;
}

/** An entry for a grant. The grant determines the order, and the party unless that is an agency. */
interface BuchungOfPraemierung extends NewBuchung {
  readonly praemierungsnummer: string;
  readonly agenturnummer?: string;
  readonly belegnummer?: string;
}

/** An entry of an agency's account for an order as a whole. */
interface BuchungOfAuftrag extends NewBuchung {
  readonly auftragsnummer: string;
  readonly agenturnummer: string;
}

/** An entry of an agency's account for a document. */
interface BuchungOfBeleg extends NewBuchung {
  readonly belegnummer: string;
  readonly agenturnummer: string;
}

/** An entry of a profi seller's account for a commission. */
interface BuchungOfProvision extends NewBuchung {
  readonly provision_id: string;
  readonly auftragsnummer: string;
  readonly sellernummer: string;
}

/** An entry of a profi seller's account for a document. */
interface BuchungOfSellerBeleg extends NewBuchung {
  readonly belegnummer: string;
  readonly sellernummer: string;
}

/** An entry at the tenant's bank, of a run or a payment. */
interface BuchungAtBank extends NewBuchung {
  readonly belegnummer: string;
}

type AnyBuchung = BuchungOfPraemierung | BuchungOfAuftrag | BuchungOfBeleg | BuchungOfProvision | BuchungOfSellerBeleg | BuchungAtBank;

export const insertBuchung = (context: Context, buchung: AnyBuchung): Promise<void> => insertBuchungen(context, [buchung]);

export async function insertBuchungen({ tx, now }: Context, buchungen: readonly AnyBuchung[]): Promise<void> {
  const rows = buchungen.map(({ betragCent, belegtag = dayOf(now), ...entry }) => {
    return { ...entry, ...parteiOf(entry), betrag_cent: betragCent, belegtag, gebucht_am: now };
  });
  await tx.insertInto('buchung').values(rows).execute();
}

/** The party of an entry; that of a grant is carried over by the database. */
function parteiOf(entry: Omit<AnyBuchung, 'betragCent' | 'belegtag'>): { partei?: 'Agentur' | 'Seller' } {
  if ('praemierungsnummer' in entry) return {};
  if ('sellernummer' in entry) return { partei: 'Seller' };
  return 'agenturnummer' in entry ? { partei: 'Agentur' } : {};
}

/** The next number of a series of documents. Locks the series until the transaction ends, so that numbers have no gaps and no duplicates. */
export async function nextReihennummer({ tx }: MandantScope, art: MandantTables['belegreihe']['art']): Promise<number> {
  const { letzte } = await tx
    .insertInto('belegreihe')
    .values({ art, letzte: 1 })
    .onConflict((conflict) => conflict.columns(['mandant', 'art']).doUpdateSet({ letzte: sql`belegreihe.letzte + 1` }))
    .returning('letzte')
    .executeTakeFirstOrThrow();
  return letzte;
}

/** Costs of an order that are booked to an agency and not taken back: one row for each grant, and one for the fee of the order. */
export const listOpenKosten = ({ tx }: MandantScope, auftragsnummer: string) =>
  tx
    .selectFrom('buchung')
    .select(['praemierungsnummer', 'betrag_cent', ({ ref }) => ref('agenturnummer').$notNull().as('agenturnummer')])
    .where('auftragsnummer', '=', auftragsnummer)
    .where('vorgang', 'in', ['Praemie', 'Gebuehr'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('buchung as zurueck')
            .select('zurueck.buchung_id')
            .whereRef('zurueck.auftragsnummer', '=', 'buchung.auftragsnummer')
            .whereRef('zurueck.praemierungsnummer', 'is not distinct from', 'buchung.praemierungsnummer')
            .where('zurueck.vorgang', 'in', ['PraemieZurueck', 'GebuehrZurueck']),
        ),
      ),
    )
    .execute();

/** Sets the document of entries that are on no document yet; the first document stays. */
export async function setBelegnummer({ tx }: MandantScope, buchungIds: readonly number[], belegnummer: string): Promise<void> {
  if (buchungIds.length === 0) return;
  const entries = tx.updateTable('buchung').set({ belegnummer }).where('buchung_id', '=', anyOf(buchungIds));
  await entries.where('belegnummer', 'is', null).execute();
}

/** Accounts with an agency's side: what it owes, and its receipts that wait for the rest. */
const OF_AGENTUR = sql.join([sql.lit(KONTEN.agenturen), sql.lit(KONTEN.eingaenge)]);

/** What an agency owes less what it has paid; a receipt counts before it reaches the gross amount of its document. */
const OFFEN_CENT = sql<number>`coalesce(sum(
  (case when soll in (${OF_AGENTUR}) then betrag_cent else 0 end) - (case when haben in (${OF_AGENTUR}) then betrag_cent else 0 end)), 0)`;

/** The receipts for a document or claim by their days, in cents. */
export const listEingaenge = ({ tx }: MandantScope, belegnummer: string) =>
  tx
    .selectFrom('buchung')
    .select(['belegtag', 'betrag_cent'])
    .where('belegnummer', '=', belegnummer)
    .where('vorgang', '=', 'Eingang')
    .orderBy('belegtag')
    .orderBy('buchung_id')
    .execute();

/** The open amount of an agency, in cents. */
export async function readOffenCent({ tx }: MandantScope, agenturnummer: string): Promise<number> {
  const cent = tx.selectFrom('buchung').select(OFFEN_CENT.as('cent')).where('agenturnummer', '=', agenturnummer);
  return (await cent.executeTakeFirstOrThrow()).cent;
}

/** The same as a column of a list of agencies, by an expression for the number. */
export const offenCentOf = (agenturnummer: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select ${OFFEN_CENT} from buchung k where k.mandant = current_mandant() and k.agenturnummer = ${agenturnummer})`;

/** The agency that pays for orders with a number; null for an employee's number, whose orders cost only the tenant. */
export async function payingAgenturOf({ tx }: MandantScope, agenturnummer: string | null): Promise<string | null> {
  if (agenturnummer === null) return null;
  const row = tx.selectFrom('agentur').select('agenturnummer').where('agenturnummer', '=', agenturnummer).where('empfehler_id', 'is', null);
  return (await row.executeTakeFirst())?.agenturnummer ?? null;
}

/** An agency's own credit limit in cents; null without one. */
export async function findKreditCent({ tx }: MandantScope, agenturnummer: string): Promise<number | null> {
  const row = await tx.selectFrom('agentur').select('kredit_cent').where('agenturnummer', '=', agenturnummer).executeTakeFirstOrThrow();
  return row.kredit_cent;
}

/** Locks an agency's account until the transaction ends. */
export async function lockKonto({ tx }: MandantScope, agenturnummer: string): Promise<void> {
  await tx.selectFrom('agentur').select('agenturnummer').where('agenturnummer', '=', agenturnummer).forNoKeyUpdate().execute();
}

/** Whether the amount of a grant is claimed back and the claim is not cleared. */
export async function isClaimed({ tx }: MandantScope, praemierungsnummer: string): Promise<boolean> {
  const entries = tx.selectFrom('buchung').select('vorgang').where('praemierungsnummer', '=', praemierungsnummer);
  const found = (await entries.where('vorgang', 'in', ['Rueckforderung', 'Verrechnung']).execute()).map(({ vorgang }) => vorgang);
  return found.includes('Rueckforderung') && !found.includes('Verrechnung');
}

/** Balance of every account of the ledger in cents, debit positive. All of them add up to zero. */
export async function readSalden(scope: MandantScope): Promise<{ konto: string; saldo_cent: number }[]> {
  const { rows } = await sql<{ konto: string; saldo_cent: number }>`
    select konto, sum(cent) as saldo_cent from (
      select soll as konto, betrag_cent as cent from buchung
      union all select haben, -betrag_cent from buchung
    ) posten group by konto order by konto`.execute(scope.tx);
  return rows;
}

/**
 * Payouts, vouchers and hand-overs to payroll of a recommender according to the ledger, oldest first, with the moment at which the amount was claimed back. Of a
 * transfer that was returned and made again, only the last one.
 */
export const listPayments = (scope: MandantScope, empfehlerId: string) =>
  scope.tx
    .selectFrom('buchung')
    .innerJoin('praemierung', 'praemierung.praemierungsnummer', 'buchung.praemierungsnummer')
    .innerJoin('auftrag', 'auftrag.auftragsnummer', 'praemierung.auftragsnummer')
    .innerJoin('produkt', 'produkt.id', 'auftrag.produkt_id')
    .innerJoin('empfaenger', 'empfaenger.empfaengernummer', 'praemierung.empfaengernummer')
    .leftJoin('buchung as forderung', (join) =>
      join
        .onRef('forderung.praemierungsnummer', '=', 'buchung.praemierungsnummer')
        .on('forderung.vorgang', 'in', ['Rueckforderung', 'Lohnrueckgabe']),
    )
    .select([
      'praemierung.praemierungsnummer',
      'buchung.vorgang',
      'buchung.betrag_cent',
      'buchung.belegtag',
      'buchung.belegnummer',
      'produkt.name',
      'produkt.name_en',
    ])
    .select(['empfaenger.vorname', 'empfaenger.name as nachname', 'forderung.gebucht_am as zurueckgefordert_am'])
    .where('empfaenger.empfehler_id', '=', empfehlerId)
    .where('praemierung.seite', '=', 'Empfehler')
    .where('buchung.vorgang', 'in', ['Auszahlung', 'Gutschein', 'Lohnuebergabe'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('buchung as rueckgabe')
            .select('rueckgabe.buchung_id')
            .whereRef('rueckgabe.praemierungsnummer', '=', 'buchung.praemierungsnummer')
            .whereRef('rueckgabe.buchung_id', '>', 'buchung.buchung_id')
            .where('rueckgabe.vorgang', '=', 'Rueckgabe'),
        ),
      ),
    )
    .orderBy('buchung.belegtag')
    .orderBy('buchung.buchung_id')
    .execute();
