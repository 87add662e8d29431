import { setTimeout as wait } from 'node:timers/promises';
import { advanceClock, dayOf, readClock, untilMailsSent } from '../shared/dev-tools.ts';
import { checkMails, type Line, type Query } from '../shared/load-checks.ts';
import type { Attack } from './attack.ts';
import { isProved } from './proved.ts';
import { checkZeros } from './zeros.ts';

/** Further sellers, copied from the demo's two who sell. */
const SELLERS = 60;

/**
 * Kills the product so many times while it issues the statements of a month for many sellers: the clock goes to the first day of the next month, and the product is
 * killed and started until all are billed; then comes the next month. After each kill the books are proved before the product starts.
 */
export async function killBilling({ product, port, mailbox, env, query }: Attack, kills: number): Promise<Line[]> {
  // Each proof opens the database, which listens for the end of the process.
  process.setMaxListeners(0);
  const start = performance.now();
  await product.start();
  await product.stop();
  for (const sql of COPIES) await query(sql);
  await product.start();
  const before = performance.now();
  let target = firstOfNextMonth(await today(port));
  await advanceTo(port, target);
  const took = performance.now() - before;
  await product.stop();
  const issued = await countIssued(query, target);

  let differing = 0;
  const outcomes = { nothing: 0, part: 0, all: 0 };
  const moments = { month: makeMoments(took), rest: makeMoments(took) };
  let last = issued;
  await product.start();
  for (let kill = 0; kill < kills; kill += 1) {
    const day = await today(port);
    if (last.due === 0) target = firstOfNextMonth(day);
    const moment = day < target ? moments.month : moments.rest;
    const busy = advanceTo(port, target).catch(() => undefined);
    await wait(moment.next());
    await product.kill();
    await busy;
    if (!(await isProved(env))) differing += 1;
    const now = await countIssued(query, target);
    const outcome = now.all === last.all ? 'nothing' : now.due === 0 ? 'all' : 'part';
    outcomes[outcome] += 1;
    moment.learn(outcome);
    last = now;
    await product.start();
  }
  await advanceTo(port, target);
  await advanceClock(port, 1);
  const waiting = await untilMailsSent(port);
  await product.stop();
  const isDiffering = !(await isProved(env));
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  const { nothing, part, all } = outcomes;
  console.log(
    `  billing    ${kills} kills within ${took.toFixed(0)} ms: ${nothing} before a statement more, ${part} in the midst, ${all} after the last`,
  );
  const ended = await countIssued(query, target);
  return [
    { what: 'kills after which the books differed', shown: `${differing} of ${kills} in ${minutes} minutes`, holds: differing === 0 },
    { what: 'statements that were issued', shown: String(ended.all), holds: ended.all >= issued.all && issued.all >= SELLERS },
    { what: 'sellers whose month is over and not billed', shown: String(ended.due), holds: ended.due === 0 },
    { what: 'books that differ at the end', shown: isDiffering ? 'some' : '0', holds: !isDiffering },
    ...(await checkZeros(query, ZEROS)),
    ...(await checkMails(query, mailbox, kills, waiting)),
  ];
}

/** Moments of a kill in ms, nearer to the midst of the work with each one that was before or after it. */
function makeMoments(took: number) {
  let [from, to, last] = [0, took, 0];
  return {
    next: () => {
      if (from >= to) [from, to] = [0, took];
      last = from + Math.random() * (to - from);
      return last;
    },
    learn: (outcome: 'nothing' | 'part' | 'all') => {
      if (outcome === 'nothing') from = last;
      if (outcome === 'all') to = last;
    },
  };
}

const today = async (port: number): Promise<string> => dayOf(new Date(await readClock(port)));

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The first day of the month after a day, `YYYY-MM-DD`. */
function firstOfNextMonth(day: string): string {
  const date = dateOf(day);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
}

/** Sets the clock to a day at least, and does what is due. On the first day of a month that issues the statements. */
async function advanceTo(port: number, day: string): Promise<void> {
  const days = Math.round((dateOf(day).getTime() - dateOf(await today(port)).getTime()) / 86_400_000);
  await advanceClock(port, Math.max(0, days));
}

/** Statements, and sellers whose period is over on a day and not billed. The product does not run. */
async function countIssued(query: Query, day: string): Promise<{ readonly all: number; readonly due: number }> {
  const [row] = await query(
    `select count(*)::int as all, (select count(*) from seller s where s.abrechnung_am <= '${day}T12:00:00Z')::int as due from abrechnung`,
  );
  return { all: Number(row?.all), due: Number(row?.due) };
}

const NEW_SELLER = "'P-' || (3000 + n)";
const SOURCE = `generate_series(1, ${SELLERS}) n`;
const OF = "case n % 2 when 0 then 'P-2001' else 'P-2002' end";

/** Statements that copy account, seller, tax data, two booked commissions and their entries of the ledger. */
const COPIES: readonly string[] = [
  `insert into account select (jsonb_populate_record(null::account, to_jsonb(t) || jsonb_build_object('account_id', 'chaos' || n, 'email', 'chaos' || n || '@verkauf.example',
      'email_schluessel', 'chaos' || n || '@verkauf.example', 'email_alias', null))).*
    from ${SOURCE} join seller s on s.sellernummer = ${OF} join account t using (mandant, account_id)`,
  `insert into seller select (jsonb_populate_record(null::seller, to_jsonb(s) || jsonb_build_object('sellernummer', ${NEW_SELLER}, 'account_id', 'chaos' || n, 'abrechnung_monate', 1,
      'abrechnung_von', (select abrechnung_von from seller where sellernummer = 'P-2001'), 'abrechnung_am', (select abrechnung_am from seller where sellernummer = 'P-2001')))).*
    from ${SOURCE} join seller s on s.sellernummer = ${OF}`,
  `insert into seller_steuer select (jsonb_populate_record(null::seller_steuer, to_jsonb(t) || jsonb_build_object('sellernummer', ${NEW_SELLER}))).*
    from ${SOURCE} join seller_steuer t on t.sellernummer = ${OF}`,
  `insert into provision select (jsonb_populate_record(null::provision, to_jsonb(t) || jsonb_build_object('provision_id', 'chaos' || n || t.provision_id, 'sellernummer', ${NEW_SELLER},
      'teil', 'chaos' || n))).*
    from ${SOURCE} cross join (select distinct on (auftragsnummer) * from provision where status = 'Gebucht' and betrag_cent > 0 order by auftragsnummer, teil limit 2) t`,
  `insert into buchung (mandant, auftragsnummer, partei, sellernummer, provision_id, vorgang, soll, haben, betrag_cent, belegtag, gebucht_am)
    select mandant, auftragsnummer, 'Seller', sellernummer, provision_id, 'Provision', 'Provisionen', 'Seller', betrag_cent, (gebucht_am at time zone 'Europe/Berlin')::date, gebucht_am
    from provision where provision_id like 'chaos%'`,
];

const GAPS = (table: string, art: string, series: string) => `select count(*) from (
  select r.mandant from belegreihe r left join ${table} b on b.mandant = r.mandant ${art} where r.art = '${series}'
  group by r.mandant, r.letzte having count(b.reihennummer) <> r.letzte or count(distinct b.reihennummer) <> r.letzte or max(b.reihennummer) <> r.letzte) x`;

/** Queries whose result must be zero. */
const ZEROS: Readonly<Record<string, string>> = {
  'periods billed twice': 'select count(*) from (select 1 from abrechnung group by mandant, sellernummer, von having count(*) > 1) x',
  'gaps in the numbers of statements': GAPS('abrechnung', '', 'Abrechnung'),
  'gaps in the numbers of documents': GAPS('gutschrift', "and b.art = 'Gutschrift'", 'Gutschrift'),
  'gaps in the numbers of corrections': GAPS('gutschrift', "and b.art = 'Gutschriftkorrektur'", 'Gutschriftkorrektur'),
  'commissions of the past on no statement, or on none of its documents': `select count(*) from provision p join seller s using (mandant, sellernummer)
    left join abrechnung a using (mandant, abrechnungsnummer) where p.gebucht_am < s.abrechnung_von::timestamp at time zone 'Europe/Berlin'
    and p.status <> 'Zurueckgenommen' and (p.abrechnungsnummer is null or a.gutschriftverfahren
      and (select count(*) from gutschrift_position g where g.mandant = p.mandant and g.provision_id = p.provision_id and g.gilt) <> 1)`,
  'documents with VAT without one entry of it': `select count(*) from gutschrift g where g.ust_cent <> 0
    and (select count(*) from buchung b where b.mandant = g.mandant and b.belegnummer = g.gutschriftnummer and b.vorgang like 'Vorsteuer%') <> 1`,
  'statements and documents without one PDF': `select count(*) from (select mandant, abrechnungsnummer as nummer from abrechnung
    union all select mandant, gutschriftnummer from gutschrift) d where (select count(*) from seller_pdf f where f.mandant = d.mandant and f.belegnummer = d.nummer) <> 1`,
  'statements without one mail and one entry of the log': `select count(*) from abrechnung a where a.sellernummer like 'P-3%' and (
    (select count(*) from mail m where m.mandant = a.mandant and m.bezug = a.abrechnungsnummer and m.vorlage = 'sellerAbrechnung') <> 1
    or (select count(*) from protokoll p where p.mandant = a.mandant and p.bezug = a.abrechnungsnummer and p.was = 'abrechnung.ausgestellt') <> 1)`,
};
