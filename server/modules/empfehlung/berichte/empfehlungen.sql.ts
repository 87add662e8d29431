import { sql } from 'kysely';
import type { listEmpfehlungen } from '../../../../contract/calls/agentur/berichte.ts';
import type { EmpfehlungZeile } from '../../../../contract/calls/agentur/zeilen.ts';
import { dayOf } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import type { MandantScope } from '../../../db/scope.ts';
import {
  betweenDays,
  equals,
  equalsIgnoringCase,
  fieldsOf,
  isOneOf,
  type RowIn,
  ranked,
  type SourceOf,
  type Sql,
} from '../../../reports/report.ts';
import { isVisible, ofAgentur, type ReportContext, type ReportTexts, type RowAccess } from '../../agentur/index.ts';
import { byProduktname, joinProdukt, PRODUKT_NAME, produktMatches, produktOf } from '../../produkt/index.ts';

/** Clicks of a referral that are not added to its count yet. */
export interface NewKlicks {
  readonly empfehlungsnummer: string;
  readonly seither: number;
}

/**
 * New clicks per referral of an agency since the last count (decision 012), usually those of a minute. The limit omits none: it gives the
 * planner the maximum number of rows, because its statistics do not cover such new rows. Without it the planner looks up each click's referral.
 */
export async function listNewKlicks({ tx }: MandantScope, { agenturnummer }: RowAccess): Promise<NewKlicks[]> {
  const stand = await tx
    .selectFrom('klickstand')
    .select('bis')
    .select((eb) =>
      eb
        .selectFrom('klick')
        .select(({ fn }) => fn.max('klick_id').as('letzter'))
        .as('letzter'),
    )
    .executeTakeFirst();
  const most = (stand?.letzter ?? 0) - (stand?.bis ?? 0);
  if (most <= 0) return [];
  const recent = tx
    .selectFrom('klick')
    .select(['empfehlungsnummer', 'art', 'wiederholung'])
    .where('klick_id', '>', (eb) => eb.selectFrom('klickstand').select('bis'))
    .orderBy('klick_id')
    .limit(most);
  return tx
    .selectFrom(recent.as('k'))
    .innerJoin('empfehlung as e', 'e.empfehlungsnummer', 'k.empfehlungsnummer')
    .select(['k.empfehlungsnummer', sql<number>`count(*)::int`.as('seither')])
    .where('k.art', '=', 'Klick')
    .where('k.wiederholung', '=', false)
    .where('e.agenturnummer', '=', agenturnummer)
    .groupBy('k.empfehlungsnummer')
    .execute();
}

/** The status of the referral `e` at a moment, as `statusFrom` says; a referral for a named person has that of its first recipient. */
export function statusAt(now: Date) {
  const first = sql`(
    select x.status from empfaenger x where x.mandant = e.mandant and x.empfehlungsnummer = e.empfehlungsnummer and not x.vorlaeufig
    order by x.erstellt_am, x.empfaengernummer limit 1
  )`;
  return sql<EmpfehlungZeile['Status']>`case
    when e.bestaetigt_am is null then 'Offen'
    when not e.empfehlungslink then coalesce(${first}, 'Offen')
    when e.gueltig_bis < ${dayOf(now)}::date then 'Abgelaufen' else 'Ok'
  end`;
}

/** The referrals of an agency. */
export function empfehlungen({ access, locale, now }: ReportContext, seither: readonly NewKlicks[]) {
  // Clicks as the recommender sees them: those already added to the referral and those since.
  const klicks = sql<number>`(e.klicks + coalesce(k.seither, 0))`;
  const empfaenger = sql<number>`coalesce(p.anzahl, 0)`;
  const status = statusAt(now);
  return {
    from: sql`empfehlung e ${joinProdukt(sql`e.produkt_id`)}
      left join jsonb_to_recordset(${JSON.stringify(seither)}::jsonb) as k(empfehlungsnummer text, seither integer)
        on k.empfehlungsnummer = e.empfehlungsnummer
      left join (
        select p.empfehlungsnummer, count(*)::int as anzahl from empfaenger p
        where ${ofAgentur('p', access.agenturnummer)} and not p.vorlaeufig group by p.empfehlungsnummer
      ) p on p.empfehlungsnummer = e.empfehlungsnummer`,
    visible: isVisible('e', access),
    select: {
      ...fieldsOf('empfehlung as e', ['empfehlungsnummer', 'erstellt_am', 'vorname', 'nachname', 'channel', 'mitarbeiternummer']),
      ...PRODUKT_NAME,
      status,
      klicks,
      empfaenger,
    },
    id: sql`e.empfehlungsnummer`,
    columns: {
      Empfehlungsnummer: { value: sql`e.empfehlungsnummer`, type: 'text' },
      ErstelltAm: { value: sql`e.erstellt_am`, type: 'timestamptz' },
      Empfehler: { value: sql`e.suchname`, type: 'text' },
      Produkt: byProduktname(locale),
      Channel: { value: sql`e.channel`, type: 'text' },
      Klicks: { value: klicks, type: 'bigint' },
      Empfaenger: { value: empfaenger, type: 'bigint' },
      Status: ranked(status, ['Offen', 'Ok', 'Freigegeben', 'Gezahlt', 'Abgelaufen', 'Storniert']),
      Mitarbeiternummer: { value: sql`coalesce(e.mitarbeiternummer, '')`, type: 'text' },
    },
    defaultOrder: { by: 'ErstelltAm', descending: true },
    filters: {
      ...betweenDays({ value: sql`e.erstellt_am`, type: 'timestamptz' }),
      Status: isOneOf(status),
      ProduktId: equals(sql`e.produkt_id`),
      Channel: equalsIgnoringCase(sql`e.channel`),
      Mitarbeiternummer: equals(sql`e.mitarbeiternummer`),
    },
    search: (matches) => [matches(sql`e.suche`), produktMatches(sql`e.produkt_id`, locale, matches)],
    sums: { Klicks: klicks, Empfaenger: empfaenger },
  } satisfies SourceOf<typeof listEmpfehlungen>;
}

export const empfehlungZeile = (
  context: Pick<Context, 'locale'>,
  { person }: ReportTexts,
  row: RowIn<ReturnType<typeof empfehlungen>>,
): EmpfehlungZeile => ({
  Empfehlungsnummer: row.empfehlungsnummer,
  ErstelltAm: row.erstellt_am.toISOString(),
  Empfehler: person(row.vorname, row.nachname),
  Produkt: produktOf(row, context),
  Channel: row.channel,
  Klicks: row.klicks,
  Empfaenger: row.empfaenger,
  Status: row.status,
  Mitarbeiternummer: row.mitarbeiternummer,
});

/** Joins the referral of a table's rows as `e`, if it belongs to the same agency. */
export const joinEmpfehlung = (table: string, { agenturnummer }: RowAccess): Sql => sql`left join empfehlung e
  on ${ofAgentur('e', agenturnummer)} and e.empfehlungsnummer = ${sql.ref(`${table}.empfehlungsnummer`)}`;

/** Search condition on the recommender of the referral with this number. A subquery is three times as fast as a join for orders. */
export const empfehlerMatches = (nummer: Sql, { agenturnummer }: RowAccess, matches: (text: Sql) => Sql): Sql =>
  sql`${nummer} in (select x.empfehlungsnummer from empfehlung x where ${ofAgentur('x', agenturnummer)} and ${matches(sql`x.suchname`)})`;
