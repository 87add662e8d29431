import { sql } from 'kysely';
import { FASSUNGEN, type Ordner } from '../../../contract/rules/entwurf.ts';
import type { MandantScope, SystemScope } from '../../db/scope.ts';

const selectEntwurf = ({ tx }: MandantScope) =>
  tx.selectFrom('entwurf').select(['ordner', 'basis', 'konto_von', 'geaendert_von', 'geaendert_am']);

/** The draft of the tenant; undefined if there is none. */
export const findEntwurf = (scope: MandantScope) => selectEntwurf(scope).executeTakeFirst();

/** The same, locked for the rest of the transaction. Lock the tenant's row before (`lockVersion`), so that two never wait for each other. */
export const lockEntwurf = (scope: MandantScope) => selectEntwurf(scope).forUpdate().executeTakeFirst();

export interface EntwurfValues {
  readonly ordner: Ordner;
  readonly konto_von: string | null;
  readonly geaendert_von: string;
  readonly geaendert_am: Date;
}

/** Begins the draft with the version of the tenant's row that it was read from. */
export async function insertEntwurf({ tx }: MandantScope, basis: number, { ordner, ...values }: EntwurfValues): Promise<void> {
  await tx
    .insertInto('entwurf')
    .values({ ...values, basis, ordner: JSON.stringify(ordner) })
    .execute();
}

export async function updateEntwurf({ tx }: MandantScope, { ordner, ...values }: EntwurfValues): Promise<void> {
  await tx
    .updateTable('entwurf')
    .set({ ...values, ordner: JSON.stringify(ordner) })
    .execute();
}

/** Removes the draft; returns whether there was one. */
export async function deleteEntwurf({ tx }: MandantScope): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('entwurf').executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The version of the tenant's row. */
export async function readVersion({ tx }: SystemScope, mandant: string): Promise<number> {
  const row = await tx.selectFrom('mandant').select('version').where('mandant', '=', mandant).executeTakeFirstOrThrow();
  return row.version;
}

/** The version of the tenant's row, which every change by an import raises; the row is locked, so that imports follow each other. */
export async function lockVersion({ tx }: SystemScope, mandant: string): Promise<number> {
  const row = await tx.selectFrom('mandant').select('version').where('mandant', '=', mandant).forNoKeyUpdate().executeTakeFirstOrThrow();
  return row.version;
}

export const hasFassungen = async ({ tx }: MandantScope): Promise<boolean> =>
  (await tx.selectFrom('fassung').select('nummer').limit(1).executeTakeFirst()) !== undefined;

/** A kept version; undefined if there is none of this number. */
export const findFassung = ({ tx }: MandantScope, nummer: number) =>
  tx.selectFrom('fassung').select(['nummer', 'ordner', 'status']).where('nummer', '=', nummer).executeTakeFirst();

/** Number of the version that counts; 0 without one. */
export async function lastNummer({ tx }: MandantScope): Promise<number> {
  const { last } = await tx
    .selectFrom('fassung')
    .select((eb) => eb.fn.max('nummer').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

interface FassungValues {
  readonly nummer: number;
  readonly ordner: Ordner;
  readonly gilt_ab: Date;
  readonly veroeffentlicht_von: string;
  readonly worte: string;
}

/** Stores the version that counts from now on, and forgets the oldest beyond those that are kept, with their pictures. */
export async function insertFassung({ tx }: MandantScope, { ordner, ...values }: FassungValues): Promise<void> {
  await tx.updateTable('fassung').set({ status: 'Frueher' }).where('status', '=', 'Gilt').execute();
  await tx
    .insertInto('fassung')
    .values({ ...values, ordner: JSON.stringify(ordner), status: 'Gilt' })
    .execute();
  await tx
    .deleteFrom('fassung')
    .where('nummer', '<=', values.nummer - FASSUNGEN)
    .execute();
  await forgetBilder({ tx });
}

/** Forgets the pictures that no version and no draft names. */
export async function forgetBilder({ tx }: Pick<MandantScope, 'tx'>): Promise<void> {
  await tx
    .deleteFrom('ordnerbild')
    .where(
      sql<boolean>`hash not in (
        select e.value from fassung f, jsonb_each_text(f.ordner -> 'bilder') e where f.mandant = current_mandant()
        union select e.value from entwurf d, jsonb_each_text(d.ordner -> 'bilder') e where d.mandant = current_mandant()
      )`,
    )
    .execute();
}

/** Stores pictures that a draft names. */
export async function insertBilder(
  { tx }: MandantScope,
  bilder: readonly { readonly hash: string; readonly inhalt: Buffer }[],
): Promise<void> {
  await tx
    .insertInto('ordnerbild')
    .values([...bilder])
    .onConflict((on) => on.columns(['mandant', 'hash']).doNothing())
    .execute();
}

/** Keeps the content of the tenant's present pictures for the version that names them. */
export async function keepBilder({ tx }: MandantScope): Promise<void> {
  await tx
    .insertInto('ordnerbild')
    .columns(['hash', 'inhalt'])
    .expression(tx.selectFrom('bild').select(['hash', 'inhalt']).distinctOn('hash'))
    .onConflict((on) => on.columns(['mandant', 'hash']).doNothing())
    .execute();
}

/** Content of pictures by their hash, of the tenant's own and of those that are kept for drafts and versions. */
export async function readContents({ tx }: MandantScope, hashes: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
  if (hashes.length === 0) return new Map();
  const rows = await tx
    .selectFrom('bild')
    .select(['hash', 'inhalt'])
    .where('hash', 'in', hashes)
    .unionAll(tx.selectFrom('ordnerbild').select(['hash', 'inhalt']).where('hash', 'in', hashes))
    .execute();
  return new Map(rows.map(({ hash, inhalt }) => [hash, inhalt]));
}

interface AuftragSelection {
  /** Only orders of this product; null for all. */
  readonly produktId: number | null;
  readonly von: string;
  readonly bis: string;
}

/** Orders with a date in a period that were not cancelled and are of the recommended product, with all that decides on their reward and its parts. */
export const listEarningAuftraege = ({ tx }: MandantScope, { produktId, von, bis }: AuftragSelection) =>
  tx
    .selectFrom('auftrag')
    .innerJoin('empfaenger', 'empfaenger.empfaengernummer', 'auftrag.empfaengernummer')
    .innerJoin('empfehlung', 'empfehlung.empfehlungsnummer', 'auftrag.empfehlungsnummer')
    .select(['auftrag.produkt_id', 'auftragsdatum', 'auftrag.agenturnummer', 'empfaenger.erstellt_am as beigetreten_am'])
    .select(['empfehlung.anteil_empfehler', 'empfehlung.sellernummer'])
    .where('auftrag.status', 'not in', ['Storniert', 'Widerrufen'])
    .where((eb) => eb.or([eb('grund', 'is', null), eb('grund', '=', 'KeinePraemie')]))
    .where('auftragsdatum', '>=', von)
    .where('auftragsdatum', '<=', bis)
    .$if(produktId !== null, (query) => query.where('auftrag.produkt_id', '=', produktId ?? 0))
    .execute();

/** Pictures of the tenant by their name. */
export async function readBilder({ tx }: MandantScope) {
  const bilder = await tx.selectFrom('bild').select(['name', 'hash', 'breite', 'hoehe']).execute();
  return new Map(bilder.map((bild) => [bild.name, bild]));
}
