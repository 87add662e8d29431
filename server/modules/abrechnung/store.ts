import type { Insertable } from 'kysely';
import { anyOf } from '../../db/any-of.ts';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';
import { dueBy } from '../../jobs/store.ts';

/** Sellers whose period is over. */
export const dueAbrechnungen = dueBy('seller', 'sellernummer', 'abrechnung_am');

/** A seller as a statement needs one, locked until the transaction ends. */
export const lockSeller = ({ tx }: MandantScope, sellernummer: string) =>
  tx
    .selectFrom('seller')
    .select(['sellernummer', 'status', 'firma', 'vorname', 'nachname', 'strasse', 'hausnummer', 'plz', 'ort', 'bankdaten_id'])
    .select(['abrechnung_monate', 'abrechnung_von', 'abrechnung_am', 'gutschriftverfahren_am', 'gutschriftverfahren_beendet_am'])
    .where('sellernummer', '=', sellernummer)
    .forUpdate()
    .executeTakeFirst();

export type SellerRow = NonNullable<Awaited<ReturnType<typeof lockSeller>>>;

/** Tax data of a seller in the order in which it was entered. */
export const listSteuer = ({ tx }: MandantScope, sellernummer: string) =>
  tx
    .selectFrom('seller_steuer')
    .select(['gilt_ab', 'steuerstatus', 'steuernummer', 'ust_id', 'ku_idnr'])
    .where('sellernummer', '=', sellernummer)
    .orderBy('eintrag')
    .execute();

/** Sets the running period: its first day, and the moment after its last one. */
export async function setPeriod({ tx }: MandantScope, sellernummer: string, abrechnung_von: string, abrechnung_am: Date): Promise<void> {
  await tx.updateTable('seller').set({ abrechnung_von, abrechnung_am }).where('sellernummer', '=', sellernummer).execute();
}

/** Whether an order of a seller can still earn a commission. */
export async function hasOpenAuftrag({ tx }: MandantScope, sellernummer: string): Promise<boolean> {
  const open = tx.selectFrom('auftrag').select('auftragsnummer').where('sellernummer', '=', sellernummer);
  return (await open.where('status', 'in', ['Eingegangen', 'Bestaetigt']).limit(1).executeTakeFirst()) !== undefined;
}

/** A commission as a statement lists it. */
const zeilen = ({ tx }: MandantScope) =>
  tx
    .selectFrom('provision as p')
    .innerJoin('auftrag as a', 'a.auftragsnummer', 'p.auftragsnummer')
    .innerJoin('produkt', 'produkt.id', 'a.produkt_id')
    .leftJoin('provision as erst', 'erst.provision_id', 'p.rueck_zu')
    .leftJoin('gutschrift_position as beleg', (join) => join.onRef('beleg.provision_id', '=', 'p.rueck_zu').on('beleg.gilt', '=', true))
    .leftJoin('gutschrift', 'gutschrift.gutschriftnummer', 'beleg.gutschriftnummer')
    .select(['p.provision_id', 'p.auftragsnummer', 'p.teil', 'p.betrag_cent', 'p.status', 'p.gebucht_am', 'p.zurueckgenommen_am'])
    .select(['a.status as auftrag_status', 'produkt.name as produkt', 'erst.gebucht_am as erst_gebucht_am'])
    .select(['gutschrift.gutschriftnummer as zu_gutschriftnummer', 'gutschrift.steuerstatus as zu_steuerstatus'])
    .orderBy('p.gebucht_am')
    .orderBy('p.auftragsnummer')
    .orderBy('p.teil');

export type Zeile = Awaited<ReturnType<typeof listUnbilled>>[number];

/** Commissions until a moment that stand on no statement: booked ones, and ones that were taken back before they stood on one. */
export const listUnbilled = (scope: MandantScope, sellernummer: string, before: Date) =>
  zeilen(scope)
    .where('p.sellernummer', '=', sellernummer)
    .where('p.abrechnungsnummer', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('p.status', '=', 'Gebucht'), eb('p.gebucht_am', '<', before)]),
        eb.and([eb('p.status', '=', 'Zurueckgenommen'), eb('p.zurueckgenommen_am', '<', before)]),
      ]),
    )
    .execute();

export async function insertAbrechnung({ tx }: MandantScope, row: Insertable<MandantTables['abrechnung']>): Promise<void> {
  await tx.insertInto('abrechnung').values(row).execute();
}

export async function insertGutschrift({ tx }: MandantScope, row: Insertable<MandantTables['gutschrift']>): Promise<void> {
  await tx.insertInto('gutschrift').values(row).execute();
}

export async function insertPositionen(
  { tx }: MandantScope,
  rows: readonly Insertable<MandantTables['gutschrift_position']>[],
): Promise<void> {
  if (rows.length > 0) await tx.insertInto('gutschrift_position').values(rows).execute();
}

/** Puts commissions on a statement: booked ones are Abgerechnet, others stay as they are. */
export async function setAbrechnung({ tx }: MandantScope, ids: readonly string[], abrechnungsnummer: string): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('provision')
    .set((eb) => ({
      abrechnungsnummer,
      status: eb
        .case()
        .when('status', '=', 'Gebucht')
        .then('Abgerechnet' as const)
        .else(eb.ref('status'))
        .end(),
    }))
    .where('provision_id', '=', anyOf(ids))
    .execute();
}

export const findAbrechnung = ({ tx }: MandantScope, abrechnungsnummer: string) =>
  tx.selectFrom('abrechnung').selectAll().where('abrechnungsnummer', '=', abrechnungsnummer).executeTakeFirst();

export const findGutschrift = ({ tx }: MandantScope, gutschriftnummer: string) =>
  tx.selectFrom('gutschrift').selectAll().where('gutschriftnummer', '=', gutschriftnummer).executeTakeFirst();

/** The days on which documents were issued. */
export const listTage = ({ tx }: MandantScope, nummern: readonly string[]) =>
  tx.selectFrom('gutschrift').select(['gutschriftnummer', 'ausgestellt_am']).where('gutschriftnummer', '=', anyOf(nummern)).execute();

export async function insertPdf({ tx }: MandantScope, row: Insertable<MandantTables['seller_pdf']>): Promise<void> {
  await tx.insertInto('seller_pdf').values(row).execute();
}

/** The PDF of a statement or document, the latest one; null once it is deleted. */
export async function findPdf({ tx }: MandantScope, belegnummer: string): Promise<Buffer | null> {
  const row = await tx
    .selectFrom('seller_pdf')
    .select('inhalt')
    .where('belegnummer', '=', belegnummer)
    .orderBy('fassung', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? Buffer.from(row.inhalt) : null;
}

/** The account of the seller of a statement, for mails; undefined once it is erased. */
export const findPersonOf = ({ tx }: MandantScope, abrechnungsnummer: string) =>
  tx
    .selectFrom('abrechnung')
    .innerJoin('seller', 'seller.sellernummer', 'abrechnung.sellernummer')
    .innerJoin('account', 'account.account_id', 'seller.account_id')
    .select(['account.email', 'account.language', 'seller.vorname', 'seller.nachname'])
    .where('abrechnung.abrechnungsnummer', '=', abrechnungsnummer)
    .where('account.geloescht_am', 'is', null)
    .executeTakeFirst();

/** Statements from before a moment whose seller is not erased. */
export async function listOld({ tx }: MandantScope, before: Date, limit: number): Promise<string[]> {
  const old = tx.selectFrom('abrechnung').select('abrechnungsnummer').where('erstellt_am', '<', before).where('verkaeufer', 'is not', null);
  return (await old.limit(limit).execute()).map((row) => row.abrechnungsnummer);
}

/** Erases the seller in statements and their documents, and deletes the PDFs, which name the seller too. */
export async function eraseVerkaeufer({ tx }: MandantScope, nummern: readonly string[]): Promise<void> {
  if (nummern.length === 0) return;
  const of = anyOf(nummern);
  const belege = tx.selectFrom('gutschrift').select('gutschriftnummer').where('abrechnungsnummer', '=', of);
  await tx
    .deleteFrom('seller_pdf')
    .where((eb) => eb.or([eb('belegnummer', '=', of), eb('belegnummer', 'in', belege)]))
    .execute();
  await tx.updateTable('abrechnung').set({ verkaeufer: null }).where('abrechnungsnummer', '=', of).execute();
  await tx.updateTable('gutschrift').set({ verkaeufer: null }).where('abrechnungsnummer', '=', of).execute();
}

/** The documents of statements, each with the day on which it was paid. */
export const listBelege = ({ tx }: MandantScope, abrechnungsnummern: readonly string[]) =>
  tx
    .selectFrom('gutschrift as g')
    .leftJoin('zahlung as z', (join) =>
      join.onRef('z.bezug', '=', 'g.gutschriftnummer').on('z.art', '=', 'Provision').on('z.status', '=', 'Ausgefuehrt'),
    )
    .select(['g.abrechnungsnummer', 'g.gutschriftnummer', 'g.brutto_cent', 'g.status', 'g.faellig_am', 'g.widersprochen_am'])
    .select(['g.korrigiert_durch', 'z.ausgefuehrt_am', 'z.betrag_cent as ausgezahlt_cent'])
    .where('g.abrechnungsnummer', '=', anyOf(abrechnungsnummern))
    .orderBy('g.gutschriftnummer')
    .execute();

/** The lines of a document in their order. */
export const listZeilenOf = (scope: MandantScope, gutschriftnummer: string) =>
  zeilen(scope)
    .innerJoin('gutschrift_position as hier', 'hier.provision_id', 'p.provision_id')
    .where('hier.gutschriftnummer', '=', gutschriftnummer)
    .execute();

export type GutschriftRow = NonNullable<Awaited<ReturnType<typeof findGutschrift>>>;

/** A document, locked until the transaction ends. */
export const lockGutschrift = ({ tx }: MandantScope, gutschriftnummer: string) =>
  tx.selectFrom('gutschrift').selectAll().where('gutschriftnummer', '=', gutschriftnummer).forUpdate().executeTakeFirst();

export async function setWiderspruch(
  { tx }: MandantScope,
  gutschriftnummer: string,
  change: Required<Pick<Insertable<MandantTables['gutschrift']>, 'widersprochen_am' | 'widerspruch_kanal'>>,
): Promise<void> {
  await tx.updateTable('gutschrift').set(change).where('gutschriftnummer', '=', gutschriftnummer).execute();
}

/** Sellers whose period ended by a moment, by number. */
export async function listDue({ tx }: MandantScope, until: Date): Promise<string[]> {
  const due = tx.selectFrom('seller').select('sellernummer').where('abrechnung_am', '<=', until).orderBy('sellernummer');
  return (await due.execute()).map((row) => row.sellernummer);
}

/** The last day of a seller that is billed; null before the first statement. A statement whose documents are all taken back bills nothing. */
export async function billedUntil({ tx }: MandantScope, sellernummer: string): Promise<string | null> {
  const last = tx
    .selectFrom('abrechnung as a')
    .select('a.bis')
    .where('a.sellernummer', '=', sellernummer)
    .where(({ or, not, exists, selectFrom }) => {
      const belege = selectFrom('gutschrift as g')
        .select('g.gutschriftnummer')
        .whereRef('g.abrechnungsnummer', '=', 'a.abrechnungsnummer')
        .where('g.art', '=', 'Gutschrift');
      return or([not(exists(belege)), exists(belege.where('g.korrigiert_durch', 'is', null))]);
    })
    .orderBy('a.bis', 'desc')
    .limit(1);
  return (await last.executeTakeFirst())?.bis ?? null;
}

/** What a payment of commissions is for, by the number of a document, or of a statement without documents; undefined for neither. */
export async function findBeleg(scope: MandantScope, bezug: string) {
  const gutschrift = (await findGutschrift(scope, bezug)) ?? null;
  const of = gutschrift ?? (await findAbrechnung(scope, bezug));
  return of && { sellernummer: of.sellernummer, abrechnungsnummer: of.abrechnungsnummer, gutschrift };
}

export async function setStatus({ tx }: MandantScope, gutschriftnummer: string, status: GutschriftRow['status']): Promise<void> {
  await tx.updateTable('gutschrift').set({ status }).where('gutschriftnummer', '=', gutschriftnummer).execute();
}

/** Notes at a document or a statement that the seller was asked for another account. */
export async function setKontoGefragt({ tx }: MandantScope, bezug: string, konto_gefragt_am: Date): Promise<void> {
  await tx.updateTable('gutschrift').set({ konto_gefragt_am }).where('gutschriftnummer', '=', bezug).execute();
  await tx.updateTable('abrechnung').set({ konto_gefragt_am }).where('abrechnungsnummer', '=', bezug).execute();
}

export type AbrechnungRow = NonNullable<Awaited<ReturnType<typeof findAbrechnung>>>;

/** Enters or replaces the seller's own invoice for a statement. */
export async function setRechnung(
  { tx }: MandantScope,
  abrechnungsnummer: string,
  rechnung: Pick<AbrechnungRow, 'rechnung_nummer' | 'rechnung_tag' | 'rechnung_ust_cent'> &
    Partial<Pick<AbrechnungRow, 'rechnung_faellig_am'>>,
): Promise<void> {
  await tx.updateTable('abrechnung').set(rechnung).where('abrechnungsnummer', '=', abrechnungsnummer).execute();
}

/** The statement of a seller that has an invoice with this number. */
export const findByRechnung = ({ tx }: MandantScope, sellernummer: string, rechnung_nummer: string) =>
  tx
    .selectFrom('abrechnung')
    .select('abrechnungsnummer')
    .where('sellernummer', '=', sellernummer)
    .where('rechnung_nummer', '=', rechnung_nummer)
    .executeTakeFirst();

/** Takes the lines of a document out of force and notes what corrects it: its commissions are free for the next statement. */
export async function releasePositionen({ tx }: MandantScope, gutschriftnummer: string, korrigiert_durch: string): Promise<void> {
  const lines = tx.selectFrom('gutschrift_position').select('provision_id').where('gutschriftnummer', '=', gutschriftnummer);
  await tx
    .updateTable('provision')
    .set({ status: 'Gebucht', abrechnungsnummer: null })
    .where('provision_id', 'in', lines)
    .where('status', '=', 'Abgerechnet')
    .execute();
  await tx.updateTable('gutschrift_position').set({ gilt: false }).where('gutschriftnummer', '=', gutschriftnummer).execute();
  await tx.updateTable('gutschrift').set({ korrigiert_durch }).where('gutschriftnummer', '=', gutschriftnummer).execute();
}

/** How many commissions stand on a statement. */
export async function countZeilen({ tx }: MandantScope, abrechnungsnummer: string): Promise<number> {
  const rows = tx.selectFrom('provision').select(({ fn }) => fn.countAll<number>().as('anzahl'));
  return (await rows.where('abrechnungsnummer', '=', abrechnungsnummer).executeTakeFirstOrThrow()).anzahl;
}

/** The document that a correction by hand takes back; null for any other document. */
export async function findKorrigierte({ tx }: MandantScope, gutschriftnummer: string): Promise<string | null> {
  const row = tx.selectFrom('gutschrift').select('gutschriftnummer').where('korrigiert_durch', '=', gutschriftnummer);
  return (await row.executeTakeFirst())?.gutschriftnummer ?? null;
}
