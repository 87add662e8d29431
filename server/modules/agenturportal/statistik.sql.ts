import { type RawBuilder, sql } from 'kysely';
import type { Statistikzahlen } from '../../../contract/calls/agentur/statistik.ts';
import type { MandantScope } from '../../db/scope.ts';
import { isVisible, type RowAccess } from '../agentur/index.ts';

/** A period; `bis` is exclusive. */
export interface Zeitraum {
  readonly von: Date;
  readonly bis: Date;
}

/** How figures are grouped: by a column, or by the intervals between these moments; null: one total. */
export type Grouping = 'produkt_id' | 'channel' | 'mitarbeiternummer' | { readonly grenzen: readonly Date[] } | null;

/** Figures of a group. The key is the column's value, `''` if it has none, or the place among the moments, from 1. */
export type GroupFigures = { readonly schluessel: string } & Readonly<Record<keyof Statistikzahlen, number>>;

/** Counts an agency's events of a period, as far as the user sees them. */
export async function countEreignisse(
  { tx }: MandantScope,
  access: RowAccess,
  zeitraum: Zeitraum,
  teilung: Grouping,
): Promise<GroupFigures[]> {
  const query = sql<GroupFigures>`(
    select ${schluessel(teilung, 'z', 'z')} as schluessel, ${count('Einladungen', sql`was = 'Einladung' and vorher is null`)},
      ${count('Angenommen', sql`was = 'Einladung' and nachher = 'Angenommen'`)},
      0 as "Klicks", ${count('Daten', sql`was = 'Empfaenger' and vorher is null`)}, ${count('Auftraege', sql`was = 'Auftrag' and vorher is null`)},
      ${count('Freigaben', RELEASED)}, ${count('Gezahlt', sql`was = 'Empfaenger' and nachher = 'Gezahlt'`)},
      coalesce(sum(wert_cent) filter (where ${RELEASED}), 0)::int as "WertCent"
    from ereignis z where ${isVisible('z', access)} and ${within('z', zeitraum)} and ${COUNTED} group by 1)`;
  return tx.selectFrom(query.as('teile')).selectAll().execute();
}

/** Counts valid clicks on an agency's links, as far as the user sees them. */
export async function countKlicks(
  { tx }: MandantScope,
  access: RowAccess,
  zeitraum: Zeitraum,
  teilung: Grouping,
): Promise<Pick<GroupFigures, 'schluessel' | 'Klicks'>[]> {
  const query = sql<Pick<GroupFigures, 'schluessel' | 'Klicks'>>`(
    select ${schluessel(teilung, 'e', 'k')} as schluessel, count(*)::int as "Klicks"
    from empfehlung e join klick k using (mandant, empfehlungsnummer)
    where ${isVisible('e', access)} and ${within('k', zeitraum)} and k.art = 'Klick' and not k.wiederholung group by 1)`;
  return tx.selectFrom(query.as('teile')).selectAll().execute();
}

/** Events that count; status changes of the agency and its users do not. */
const COUNTED = sql`was in ('Einladung', 'Empfehlung', 'Empfaenger', 'Auftrag')`;
const RELEASED = sql`was = 'Auftrag' and nachher = 'Freigegeben'`;

const count = (name: keyof Statistikzahlen, condition: RawBuilder<unknown>) =>
  sql`(count(*) filter (where ${condition}))::int as ${sql.ref(name)}`;

function schluessel(teilung: Grouping, of: string, zeit: string): RawBuilder<unknown> {
  if (teilung === null) return sql`''`;
  // Channels that differ only in case are one group.
  if (teilung === 'channel') return sql`lower(coalesce(${sql.ref(`${of}.channel`)}, ''))`;
  if (typeof teilung === 'string') return sql`coalesce(${sql.ref(`${of}.${teilung}`)}::text, '')`;
  const grenzen = sql.join(teilung.grenzen.map((grenze) => sql`${grenze}::timestamptz`));
  return sql`width_bucket(${sql.ref(`${zeit}.zeit`)}, array[${grenzen}])::text`;
}

const within = (of: string, { von, bis }: Zeitraum) => sql`${sql.ref(`${of}.zeit`)} >= ${von} and ${sql.ref(`${of}.zeit`)} < ${bis}`;

/** Names of products by number. */
export const listProduktnamen = ({ tx }: MandantScope, ids: readonly number[]) =>
  ids.length === 0 ? [] : tx.selectFrom('produkt').select(['id', 'name', 'name_en']).where('id', 'in', ids).execute();

/** Names of all past and present users of an agency with their employee numbers. */
export const listMitarbeiternamen = ({ tx }: MandantScope, agenturnummer: string) =>
  tx
    .selectFrom('agentur_benutzer')
    .select(['mitarbeiternummer', 'vorname', 'nachname'])
    .where('agenturnummer', '=', agenturnummer)
    .execute();
