import { sql } from 'kysely';
import type { listPraemienplan } from '../../../../contract/calls/agentur/berichte.ts';
import type { PlanZeile } from '../../../../contract/calls/agentur/zeilen.ts';
import { dayOf } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { betweenDays, equals, fieldsOf, isOneOf, type RowIn, ranked, type SourceOf, withLines } from '../../../reports/report.ts';
import { byProduktname, joinProdukt, PRODUKT_NAME, produktMatches, produktOf } from '../../produkt/index.ts';
import { type ReportTexts, reportTextsOf } from '../report-texts.ts';
import { joinBenutzer, ofAgentur } from '../row-access.sql.ts';
import type { ReportContext, RowAccess } from '../row-access.ts';

/** The entries of an agency's reward plan; every user of the agency sees all of them. */
function praemienplan({ access, locale, now }: ReportContext) {
  const status = sql<PlanZeile['Status']>`case
    when n.startdatum > ${dayOf(now)}::date then 'Geplant' when n.enddatum < ${dayOf(now)}::date then 'Beendet' else 'Aktiv'
  end`;
  const von = sql`coalesce(b.vorname || ' ' || b.nachname, '')`;
  return {
    from: sql`praemienplan n ${joinProdukt(sql`n.produkt_id`)} ${joinBenutzer('b', sql`n.angelegt_von`, access.agenturnummer)}`,
    visible: ofAgentur('n', access.agenturnummer),
    select: {
      ...fieldsOf('praemienplan as n', ['praemienplan_id', 'produkt_id', 'wert_cent', 'startdatum', 'enddatum']),
      ...PRODUKT_NAME,
      status,
      von_vorname: sql<string | null>`b.vorname`,
      von_nachname: sql<string | null>`b.nachname`,
    },
    id: sql`n.praemienplan_id`,
    columns: {
      Id: { value: sql`n.praemienplan_id`, type: 'text' },
      ProduktId: { value: sql`n.produkt_id`, type: 'bigint' },
      Produkt: byProduktname(locale),
      WertCent: { value: sql`n.wert_cent`, type: 'bigint' },
      Startdatum: { value: sql`n.startdatum`, type: 'date' },
      Enddatum: { value: sql`coalesce(n.enddatum, 'infinity')`, type: 'date' },
      Status: ranked(status, ['Geplant', 'Aktiv', 'Beendet']),
      AngelegtVon: { value: sql`lower(${von})`, type: 'text' },
    },
    defaultOrder: { by: 'Startdatum', descending: true },
    filters: {
      ...betweenDays({ value: sql`n.startdatum`, type: 'date' }),
      Status: isOneOf(status),
      ProduktId: equals(sql`n.produkt_id`),
    },
    search: (matches) => [
      matches(sql`suchtext(n.praemienplan_id || ' ' || n.produkt_id || ' ' || ${von})`),
      produktMatches(sql`n.produkt_id`, locale, matches),
    ],
    sums: {},
  } satisfies SourceOf<typeof listPraemienplan>;
}

const planZeile = (context: Pick<Context, 'locale'>, { mandant }: ReportTexts, row: RowIn<ReturnType<typeof praemienplan>>): PlanZeile => ({
  Id: row.praemienplan_id,
  ProduktId: row.produkt_id,
  Produkt: produktOf(row, context),
  WertCent: row.wert_cent,
  Startdatum: row.startdatum,
  Enddatum: row.enddatum,
  Status: row.status,
  AngelegtVon: row.von_vorname === null ? mandant : `${row.von_vorname} ${row.von_nachname}`.trim(),
});

/** The reward plan of an agency as a report. */
export const praemienplanBericht = (context: Context, access: RowAccess) => {
  const texts = reportTextsOf(context);
  return withLines(praemienplan({ ...context, access }), (row) => planZeile(context, texts, row));
};
