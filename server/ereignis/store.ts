import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../context.ts';
import { anyOf } from '../db/any-of.ts';
import type { MandantTables } from '../db/tables.ts';

/** The things whose state changes are stored as events. */
type Was = MandantTables['ereignis']['was'];

/** A change of a state; `vorher` is null for a new thing. */
export interface Wechsel extends Omit<WechselOfMany, 'bezuege'> {
  /** The number of the thing. */
  readonly bezug: string;
}

/** The same change of several things. */
export interface WechselOfMany {
  readonly was: Was;
  readonly bezuege: readonly string[];
  readonly vorher: string | null;
  readonly nachher: string;
  readonly grund?: string | undefined;
}

/** Appends the event of one thing. */
export async function writeEreignis(context: Pick<Context, 'tx' | 'now' | 'wer'>, { bezug, ...wechsel }: Wechsel): Promise<void> {
  await writeEreignisse(context, { ...wechsel, bezuege: [bezug] });
}

/**
 * Appends an event for each thing in the transaction of the change, after the rows were updated. Referral, agency, staff, product, channel and amount
 * (cents) are those of the row. Returns the things with the numbers of their agencies. An unknown row is a programming error.
 */
export async function writeEreignisse(
  { tx, now, wer }: Pick<Context, 'tx' | 'now' | 'wer'>,
  { was, bezuege, vorher, nachher, grund }: WechselOfMany,
): Promise<{ bezug: string; agenturnummer: string | null }[]> {
  const { key, columns } = OF[was];
  const bezug = sql.ref(`d.${key}`);
  const said = sql`${now}::timestamptz, ${wer}::text, ${was}::text, ${bezug}, ${vorher}::text, ${nachher}::text, ${grund ?? null}::text`;
  const written = await tx
    .insertInto('ereignis')
    .columns(COLUMNS)
    .expression(sql`select ${said}, ${columns} where ${bezug} = ${anyOf(bezuege)}`)
    .returning(['bezug', 'agenturnummer'])
    .execute();
  if (written.length !== bezuege.length) throw new Error(`${bezuege.length} of ${was} changed, ${written.length} have events`);
  return written;
}

const COLUMNS = [
  ...(['zeit', 'wer', 'was', 'bezug', 'vorher', 'nachher', 'grund'] as const),
  ...(['empfehlungsnummer', 'agenturnummer', 'mitarbeiternummer', 'produkt_id', 'channel', 'wert_cent'] as const),
];

const AGENTUR = sql`d.agenturnummer, d.mitarbeiternummer`;

interface Source {
  /** The column of the number. */
  readonly key: string;
  readonly columns: RawBuilder<unknown>;
}

/** The columns that an event takes from its row `d`. The channel is that of the referral. */
const OF: Readonly<Record<Was, Source>> = {
  Einladung: { key: 'einladungsnummer', columns: sql`null, ${AGENTUR}, null::integer, null, null::integer from einladung d` },
  Empfehlung: {
    key: 'empfehlungsnummer',
    columns: sql`d.empfehlungsnummer, ${AGENTUR}, d.produkt_id, d.channel, null::integer from empfehlung d`,
  },
  Empfaenger: {
    key: 'empfaengernummer',
    columns: sql`d.empfehlungsnummer, ${AGENTUR}, e.produkt_id, e.channel, null::integer
      from empfaenger d join empfehlung e using (mandant, empfehlungsnummer)`,
  },
  Auftrag: {
    key: 'auftragsnummer',
    columns: sql`d.empfehlungsnummer, ${AGENTUR}, d.produkt_id, e.channel,
      (select sum(p.wert_cent)::integer from praemierung p where p.auftragsnummer = d.auftragsnummer)
      from auftrag d join empfehlung e using (mandant, empfehlungsnummer)`,
  },
  Praemierung: {
    key: 'praemierungsnummer',
    columns: sql`d.empfehlungsnummer, ${AGENTUR}, e.produkt_id, e.channel, d.wert_cent
      from praemierung d join empfehlung e using (mandant, empfehlungsnummer)`,
  },
  Agentur: { key: 'agenturnummer', columns: sql`null, d.agenturnummer, null, null::integer, null, null::integer from agentur d` },
  Seller: { key: 'sellernummer', columns: sql`null, null, null, null::integer, null, null::integer from seller d` },
  Mitarbeiter: { key: 'agentur_benutzer_id', columns: sql`null, ${AGENTUR}, null::integer, null, null::integer from agentur_benutzer d` },
};
