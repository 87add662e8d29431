import { sql } from 'kysely';
import type { MandantScope } from '../../db/scope.ts';
import { isVisible, type RowAccess } from '../agentur/index.ts';
import { joinGewaehrt } from '../auftrag/index.ts';

const TABLES = {
  auftraege: ['auftrag', 'auftragsnummer'],
  empfehlungen: ['empfehlung', 'empfehlungsnummer'],
  leads: ['empfaenger', 'empfaengernummer'],
  einladungen: ['einladung', 'einladungsnummer'],
} as const;

export type ReportWithNotiz = keyof typeof TABLES;

/** Counts due notes on rows of these reports that the user sees, by report. */
export async function countWiedervorlagen(
  { tx }: MandantScope,
  access: RowAccess,
  berichte: readonly ReportWithNotiz[],
  day: string,
): Promise<{ Bericht: ReportWithNotiz; Anzahl: number }[]> {
  if (berichte.length === 0) return [];
  const seen = berichte.map((bericht) => {
    const [table, number] = TABLES[bericht];
    const isShown = bericht === 'leads' ? sql`not x.vorlaeufig` : sql`true`;
    const row = sql`exists (select from ${sql.table(table)} x where ${isVisible('x', access)} and ${sql.ref(`x.${number}`)} = n.bezug and ${isShown})`;
    return sql`(n.bericht = ${bericht} and ${row})`;
  });
  const query = sql<{ Bericht: ReportWithNotiz; Anzahl: number }>`(
    select n.bericht as "Bericht", count(*)::int as "Anzahl" from notiz n
    where n.wer = 'Agentur' and n.wer_id = ${access.agenturnummer} and n.wiedervorlage <= ${day}::date and (${sql.join(seen, sql` or `)})
    group by n.bericht
  )`;
  return tx.selectFrom(query.as('gezaehlt')).selectAll().orderBy('Bericht').execute();
}

/** Released rewards in cents between two moments (the second exclusive). */
export async function sumReleased({ tx }: MandantScope, access: RowAccess, von: Date, vor: Date): Promise<number> {
  const query = sql<{ cent: number }>`(
    select coalesce(sum(g.cent), 0)::bigint as cent from auftrag a ${joinGewaehrt(access.agenturnummer)}
    where ${isVisible('a', access)} and a.freigegeben_am >= ${von}::timestamptz and a.freigegeben_am < ${vor}::timestamptz
  )`;
  return (await tx.selectFrom(query.as('summe')).select('cent').executeTakeFirstOrThrow()).cent;
}

/** Whether the agency has no invitation and no referral. */
export async function isEmpty({ tx }: MandantScope, { agenturnummer }: RowAccess): Promise<boolean> {
  const query = sql<{ leer: boolean }>`(
    select not exists (select from einladung i where i.agenturnummer = ${agenturnummer})
      and not exists (select from empfehlung e where e.agenturnummer = ${agenturnummer}) as leer
  )`;
  return (await tx.selectFrom(query.as('stand')).select('leer').executeTakeFirstOrThrow()).leer;
}
