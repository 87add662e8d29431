import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../context.ts';
import type { MandantTables } from '../db/tables.ts';

/** The things whose state changes are stored as events. */
type Was = MandantTables['ereignis']['was'];

/** A change of a state; `vorher` is null for a new thing. */
export interface Wechsel {
  readonly was: Was;
  /** The number of the thing. */
  readonly bezug: string;
  readonly vorher: string | null;
  readonly nachher: string;
  readonly grund?: string | undefined;
}

/**
 * Appends an event in the transaction of the change, after the row was updated. Referral, agency, staff, product, channel and amount
 * (cents) are those of the row. Returns the number of the agency. An unknown row is a programming error.
 */
export async function writeEreignis(
  { tx, now, wer }: Pick<Context, 'tx' | 'now' | 'wer'>,
  { was, bezug, vorher, nachher, grund }: Wechsel,
): Promise<string | null> {
  const said = sql`${now}::timestamptz, ${wer}::text, ${was}::text, ${bezug}::text, ${vorher}::text, ${nachher}::text, ${grund ?? null}::text`;
  const { agenturnummer } = await tx
    .insertInto('ereignis')
    .columns(COLUMNS)
    .expression(sql`select ${said}, ${OF[was](bezug)}`)
    .returning('agenturnummer')
    .executeTakeFirstOrThrow();
  return agenturnummer;
}

const COLUMNS = [
  ...(['zeit', 'wer', 'was', 'bezug', 'vorher', 'nachher', 'grund'] as const),
  ...(['empfehlungsnummer', 'agenturnummer', 'mitarbeiternummer', 'produkt_id', 'channel', 'wert_cent'] as const),
];

const AGENTUR = sql`d.agenturnummer, d.mitarbeiternummer`;

/** The columns that an event takes from its row. The channel is that of the referral. */
const OF: Readonly<Record<Was, (bezug: string) => RawBuilder<unknown>>> = {
  Einladung: (bezug) => sql`null, ${AGENTUR}, null::integer, null, null::integer from einladung d where d.einladungsnummer = ${bezug}`,
  Empfehlung: (bezug) =>
    sql`d.empfehlungsnummer, ${AGENTUR}, d.produkt_id, d.channel, null::integer from empfehlung d where d.empfehlungsnummer = ${bezug}`,
  Empfaenger: (bezug) =>
    sql`d.empfehlungsnummer, ${AGENTUR}, e.produkt_id, e.channel, null::integer
      from empfaenger d join empfehlung e using (mandant, empfehlungsnummer) where d.empfaengernummer = ${bezug}`,
  Auftrag: (bezug) =>
    sql`d.empfehlungsnummer, ${AGENTUR}, d.produkt_id, e.channel,
      (select sum(p.wert_cent)::integer from praemierung p where p.auftragsnummer = d.auftragsnummer)
      from auftrag d join empfehlung e using (mandant, empfehlungsnummer) where d.auftragsnummer = ${bezug}`,
  Praemierung: (bezug) =>
    sql`d.empfehlungsnummer, ${AGENTUR}, e.produkt_id, e.channel, d.wert_cent
      from praemierung d join empfehlung e using (mandant, empfehlungsnummer) where d.praemierungsnummer = ${bezug}`,
  Agentur: (bezug) => sql`null, d.agenturnummer, null, null::integer, null, null::integer from agentur d where d.agenturnummer = ${bezug}`,
  Seller: () => sql`null, null, null, null::integer, null, null::integer`,
  Mitarbeiter: (bezug) =>
    sql`null, ${AGENTUR}, null::integer, null, null::integer from agentur_benutzer d where d.agentur_benutzer_id = ${bezug}`,
};
