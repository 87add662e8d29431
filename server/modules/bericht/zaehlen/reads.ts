import { sql } from 'kysely';
import { ONE_PLAN } from '../../../db/often-asked.ts';
import type { MandantScope } from '../../../db/scope.ts';
import { where } from '../bedingung/reads.ts';
import type { Ausdruck, Auswahl, Bericht, Ordnung, Stufe, Stufung, Teil, Zahlen } from '../form.ts';
import { spalteOf } from '../spalte.ts';
import { sumOf } from '../stufen.ts';

/** How many rows a filter leaves, with the sums of all of them. */
export async function countRows<Row>({ tx }: MandantScope, bericht: Bericht<Row>, auswahl: Auswahl): Promise<Zahlen> {
  const { von, summen, mitSummen = sql``, getrennt } = bericht;
  const query =
    getrennt && isOfMany(auswahl)
      ? sql<Zahlen>`(select ${numbersOf(getrennt.summen, (name, sum) => sql`${sum} + (${restOf(bericht, auswahl, name)})`)}
          from ${von} where ${where(bericht, auswahl)})`
      : sql<Zahlen>`(select ${sql.raw(auswahl.anstehend ? ONE_PLAN : '')} ${numbersOf(summen)} from ${von} ${mitSummen} where ${where(bericht, auswahl)})`;
  return (await tx.selectFrom(query.as('gezaehlt')).selectAll().executeTakeFirstOrThrow()) as Zahlen;
}

/** The same, and the ids of a piece of the rows in their order, of a report whose rows are worked out of many others: these are read once for both. */
export async function countWithIds<Row>(
  { tx }: MandantScope,
  bericht: Bericht<Row>,
  auswahl: Auswahl,
  ordnung: Ordnung,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly zahlen: Zahlen; readonly ids: readonly string[] }> {
  const { von, summen, id } = bericht;
  const { wert, typ, mit = sql`` } = spalteOf(bericht, ordnung);
  const names = Object.keys(summen);
  const columns = [sql`${wert} as wert, ${id} as id`, ...names.map((name) => sql`${summen[name]} as ${sql.ref(name)}`)];
  const letters = typ === 'text' ? sql` collate "C"` : sql``;
  const direction = ordnung.Descending ? sql`desc` : sql`asc`;
  const query = sql<Zahlen & { ids: string[] }>`(
    with alle as materialized (select ${sql.join(columns)} from ${von} ${mit} where ${where(bericht, auswahl)})
    select ${numbersOf(Object.fromEntries(names.map((name) => [name, sql`alle.${sql.ref(name)}`])))}, array(
      select z.id from alle z order by z.wert${letters} ${direction}, z.id collate "C" limit ${limit} offset ${offset}
    ) as ids from alle
  )`;
  const { ids, ...zahlen } = (await tx.selectFrom(query.as('gezaehlt')).selectAll().executeTakeFirstOrThrow()) as Zahlen & {
    ids: string[];
  };
  return { zahlen: zahlen as unknown as Zahlen, ids };
}

/** The same of each step of a column, upwards, and together; of a column without steps undefined. */
export async function countStufen<Row>(
  scope: MandantScope,
  bericht: Bericht<Row>,
  auswahl: Auswahl,
  OrderBy: string,
): Promise<{ readonly stufen: readonly Stufe[]; readonly zahlen: Zahlen } | undefined> {
  const { stufung, mit = sql`` } = spalteOf(bericht, { OrderBy });
  if (!stufung) return undefined;
  const { von, summen, mitSummen, getrennt } = bericht;
  const isApart = getrennt !== undefined && isOfMany(auswahl) && mit !== mitSummen;
  const joined = [...new Set([...(isApart || !mitSummen ? [] : [mitSummen]), ...(stufung.rang ? [] : [mit])])];
  const counted = isApart ? getrennt.summen : summen;
  const { wert: rang, mit: mitRang = sql`` } = stufung.rang?.(sql`s.stufe`) ?? { wert: sql`s.stufe` };
  const letters = (stufung.rang ? spalteOf(bericht, { OrderBy }) : stufung).typ === 'text' ? sql` collate "C"` : sql``;
  const query = sql<Zahlen & { werte: string[] }>`(
    select array_agg(distinct t.stufe::text) as werte, ${togetherOf(counted)} from (
      select s.*, ${rang} as rang from (
        ${stufung.teile ? groupsOfTeile(bericht, auswahl, stufung.teile) : groupsOf(stufung, counted, sql`${von} ${sql.join(joined, sql` `)} where ${where(bericht, auswahl)}`)}
      ) s ${mitRang}
    ) t group by t.rang order by t.rang${letters}
  )`;
  const rows = (await scope.tx.selectFrom(query.as('stufen')).selectAll().execute()) as ({ werte: string[] } & Zahlen)[];
  const stufen = rows.map(({ werte, ...zahlen }) => ({ werte, zahlen: zahlen as unknown as Zahlen }));
  const zahlen = sumOf(stufen);
  return { stufen, zahlen: isApart ? withRest(zahlen, await countRest(scope, bericht, auswahl)) : zahlen };
}

/** Rows with their step, of each at least one. */
function groupsOf({ wert, vorgruppe }: Stufung, summen: Summen, rows: Ausdruck): Ausdruck {
  if (!vorgruppe) return sql`select ${wert} as stufe, ${numbersOf(summen)} from ${rows} group by 1`;
  const { tabelle, felder } = vorgruppe;
  const columns = sql.join(Object.entries(felder).map(([name, feld]) => sql`${feld} as ${sql.ref(name)}`));
  const places = sql.join(Object.keys(felder).map((_, index) => sql.lit(index + 1)));
  const counted = sql.join(['Zeilen', ...Object.keys(summen)].map((name) => sql.ref(`${tabelle}.${name}`)));
  // `offset 0` keeps the step as one value: else it is written out, and planned, wherever its place among all is worked out of it.
  return sql`select ${wert} as stufe, ${counted} from (select ${columns}, ${numbersOf(summen)} from ${rows} group by ${places}) ${sql.ref(tabelle)} offset 0`;
}

const groupsOfTeile = <Row>(bericht: Bericht<Row>, auswahl: Auswahl, teile: readonly Teil[]): Ausdruck =>
  sql.join(
    teile.map(
      ({ wo, wert, mit = sql``, summen }) =>
        sql`select ${wert} as stufe, ${numbersOf(summen)} from ${bericht.von} ${mit} where ${where(bericht, auswahl)} and ${wo} group by 1`,
    ),
    sql` union all `,
  );

/** What rows of a filter have beside what they keep. */
async function countRest<Row>({ tx }: MandantScope, bericht: Bericht<Row>, auswahl: Auswahl): Promise<Readonly<Record<string, number>>> {
  const names = Object.keys(bericht.getrennt?.rest ?? {});
  const query = sql<
    Record<string, number>
  >`(select ${sql.join(names.map((name) => sql`(${restOf(bericht, auswahl, name)}) as ${sql.ref(name)}`))})`;
  return (await tx.selectFrom(query.as('rest')).selectAll().executeTakeFirstOrThrow()) as Record<string, number>;
}

const withRest = (zahlen: Zahlen, rest: Readonly<Record<string, number>>): Zahlen => ({
  ...zahlen,
  ...Object.fromEntries(Object.entries(rest).map(([name, wert]) => [name, (zahlen[name] ?? 0) + wert])),
});

/** Few rows are left by a search, and rows that wait are most of those with a rest: read once, they take less. */
const isOfMany = ({ gesucht, anstehend }: Auswahl): boolean => gesucht.length === 0 && anstehend === undefined;

function restOf<Row>(bericht: Bericht<Row>, auswahl: Auswahl, name: string): Ausdruck {
  const { wo = sql`false`, mit = sql``, rest = {} } = bericht.getrennt ?? {};
  return sql`select coalesce(sum(${rest[name] ?? sql`0`}), 0)::bigint from ${bericht.von} ${mit} where ${where(bericht, auswahl)} and ${wo}`;
}

type Summen = Readonly<Record<string, Ausdruck>>;

const numbersOf = (summen: Summen, whole = (_: string, sum: Ausdruck) => sum) =>
  sql.join([
    sql`count(*)::int as "Zeilen"`,
    ...Object.entries(summen).map(([name, wert]) => sql`${whole(name, sql`coalesce(sum(${wert}), 0)::bigint`)} as ${sql.ref(name)}`),
  ]);

const togetherOf = (summen: Summen) =>
  sql.join([
    sql`sum(t."Zeilen")::int as "Zeilen"`,
    ...Object.keys(summen).map((name) => sql`sum(t.${sql.ref(name)})::bigint as ${sql.ref(name)}`),
  ]);
