import { readEmpfehlung, readProduktlink } from '../../contract/calls/empfehlung/empfehlungslink.ts';
import { type Answered, type AnsweredOrder, makeApi, postOrder } from './load.ts';
import type { Mailbox } from './mailbox.ts';

/** A checked condition with its figure; it is a breach if it does not hold. */
export interface Line {
  readonly what: string;
  readonly shown: string;
  readonly holds: boolean;
}
type Row = Readonly<Record<string, unknown>>;
/** Runs a query and returns the rows. */
export type Query = (sql: string) => Promise<readonly Row[]>;
interface Share {
  readonly found: number;
  readonly of: number;
}

/** Prints the lines and returns the number of breaches. */
export function breachesOf(lines: readonly Line[]): number {
  for (const { what, shown, holds } of lines) console.log(`  ${holds ? 'ok    ' : 'BREACH'} ${what.padEnd(46)} ${shown}`);
  return lines.filter(({ holds }) => !holds).length;
}

/** Checks that everything the product confirmed before the kills still exists. */
export async function checkAnswered(port: number, answered: Answered, when: string): Promise<Line[]> {
  const api = makeApi(port);
  const count = async <T>(things: readonly T[], holds: (thing: T) => Promise<boolean>): Promise<Share> => {
    let found = 0;
    for (const thing of things) if (await holds(thing)) found += 1;
    return { found, of: things.length };
  };
  const referral = async ({ nr }: { nr: string }) => (await api(readEmpfehlung, { params: { nr } }))?.status === 200;
  // A confirmed order ends the recipient's secret, so this looks the recipient up by the number in the product link.
  const recipient = async ({ nr, referral: of }: Answered['recipients'][number]) =>
    (await api(readProduktlink, { params: { nr: of }, query: { channel: 'link', empfaengernummer: nr } }))?.status === 200;
  const order = async (one: AnsweredOrder) => (await postOrder(api, one, one.released ? 'Freigegeben' : 'Bestaetigt'))?.status === 200;
  return [
    line(`answered referrals are there ${when}`, await count(answered.referrals, referral)),
    line(`answered recipients are there ${when}`, await count(answered.recipients, recipient)),
    line(`answered orders are there ${when}`, await count(answered.orders, order)),
    { what: `answers other than expected ${when}`, shown: String(answered.failed), holds: answered.failed === 0 },
  ];
}

/** Mails that a process sends at the same time (`MAILS_AT_ONCE` in `server/jobs/queue.ts`): a kill can leave this many sent but not marked. */
const MAILS_IN_HAND = 4;

/** Compares the mailbox, which outlives every kill, with the database: all sent mails arrived, only committed ones did, hardly any twice. */
export async function checkMails(query: Query, mailbox: Mailbox, kills: number, waiting: number): Promise<Line[]> {
  const received = new Set(mailbox.received.map(({ id }) => /^<(.*)@/.exec(id)?.[1]));
  const rows = await query('select mail_id, coalesce(gesendet_mit, mail_id) as by, gesendet_am is not null as sent from mail');
  const written = new Set(rows.map((row) => String(row.mail_id)));
  const sent = rows.filter((row) => row.sent);
  const groundless = [...received].filter((id) => id === undefined || !written.has(id)).length;
  const doubled = mailbox.received.length - received.size;
  return [
    line('mails marked as sent have arrived', { found: sent.filter((row) => received.has(String(row.by))).length, of: sent.length }),
    { what: 'mails that arrived without a cause', shown: String(groundless), holds: groundless === 0 },
    { what: 'mails left in the outbox', shown: String(waiting), holds: waiting === 0 },
    { what: `mails doubled by ${kills} kills`, shown: `${doubled} of ${mailbox.received.length}`, holds: doubled <= kills * MAILS_IN_HAND },
  ];
}

const line = (what: string, { found, of }: Share): Line => ({ what, shown: `${found} of ${of}`, holds: found === of && of > 0 });

/** Checks the database itself, for example that confirmed clicks are stored and the ledger adds up. */
export async function checkDatabase(query: Query, answered: Answered): Promise<Line[]> {
  const numbersOf = async (sql: string) => new Set((await query(sql)).map(({ nr }) => nr));
  const found = (numbers: readonly string[], set: ReadonlySet<unknown>): Share => ({
    found: numbers.filter((nr) => set.has(nr)).length,
    of: numbers.length,
  });
  const clicked = answered.referrals.filter((referral) => referral.clicked).map(({ nr }) => nr);
  const recipients = answered.recipients.map(({ nr }) => nr);
  const lines = [
    line('answered clicks are stored', found(clicked, await numbersOf(STORED_CLICKS))),
    line('answered picks are stored', found(answered.picks, await numbersOf(STORED_PICKS))),
    line('answered recipients have their mail written', found(recipients, await numbersOf(WRITTEN_TO))),
  ];
  for (const [what, sql] of Object.entries(ZEROS)) {
    const [row = {}] = await query(sql);
    const value = Number(Object.values(row)[0]);
    lines.push({ what, shown: String(value), holds: value === 0 });
  }
  return lines;
}

const STORED_CLICKS = 'select distinct empfehlungsnummer as nr from klick';

const STORED_PICKS = 'select praemierungsnummer as nr from praemierung where gewaehlt_am is not null';

const WRITTEN_TO = `
  select z.bezug as nr from mail join zugangslink z on z.mandant = mail.mandant and z.zugangslink_id = mail.bezug`;

const OPEN_GRANTS = `(select coalesce(sum(wert_cent), 0) from praemierung where status in ('Offen', 'Bereitgestellt'))`;

const MOVED = 'select soll as konto, betrag_cent as cent from buchung union all select haben, -betrag_cent from buchung';

const SHORT_ORDERS = `
  select count(*) from auftrag a
  join lateral (select sum(p.wert_cent) as cent, min(p.praemie_id) as praemie_id from praemierung p
    where p.mandant = a.mandant and p.auftragsnummer = a.auftragsnummer) g on true
  left join praemie r on r.mandant = a.mandant and r.id = g.praemie_id
  where a.status = 'Freigegeben' and a.grund is null and coalesce(g.cent, 0) is distinct from r.wert_cent`;

const UNBOOKED_GRANTS = `
  select count(*) from praemierung p
  where (select count(*) from buchung b where b.mandant = p.mandant and b.praemierungsnummer = p.praemierungsnummer
    and b.vorgang = 'Gewaehrung' and b.betrag_cent = p.wert_cent) <> 1`;

/**
 * Moment or period of a mail's cause, for mails whose `bezug` is their recipient or a thing with several causes: the moment of the documents or of the change,
 * the day, the week. The `bezug` of all other mails is different for each cause.
 */
const MOMENT = `case vorlage
  when 'agenturRechnung' then erstellt_am
  when 'bankdatenGeaendert' then erstellt_am
  when 'empfaengerBankdatenGeaendert' then erstellt_am
  when 'agenturZweitfaktorAn' then erstellt_am
  when 'betriebZugang' then erstellt_am
  when 'betriebPasswortGeaendert' then erstellt_am
  when 'betriebFaktorGeaendert' then erstellt_am
  when 'betriebFaktorEntzogen' then erstellt_am
  when 'agenturZweitfaktorAus' then erstellt_am
  when 'praemieErinnerung' then date_trunc('day', erstellt_am, 'Europe/Berlin')
  when 'betriebTagesmail' then date_trunc('day', erstellt_am, 'Europe/Berlin')
  when 'agenturHinweise' then date_trunc('day', erstellt_am, 'Europe/Berlin')
  when 'agenturWochenbericht' then date_trunc('week', erstellt_am, 'Europe/Berlin') end`;

/** Number of mails that a person may get for one moment: for documents one per run and one per cancellation, else one. */
const CAUSES = `case vorlage when 'agenturRechnung' then (
  select count(distinct case r.art when 'Storno' then r.rechnungsnummer else 'Lauf' end)
  from agentur_benutzer b join rechnung r on r.mandant = b.mandant and r.agenturnummer = b.agenturnummer
  where b.mandant = x.mandant and b.agentur_benutzer_id = x.bezug and r.ausgestellt_am = x.moment
) else 1 end`;

const MAILS = `select mandant, vorlage, bezug, ${MOMENT} as moment, count(*) as mails from mail group by 1, 2, 3, 4`;

/** Queries whose result must be zero. */
const ZEROS = {
  'mails written twice for one cause': `select count(*) from (${MAILS}) x where mails > ${CAUSES}`,
  'sides of an order with two grants':
    'select count(*) from (select 1 from praemierung group by mandant, auftragsnummer, seite having count(*) > 1) x',
  'released orders whose grants do not add up': SHORT_ORDERS,
  'grants not booked exactly once': UNBOOKED_GRANTS,
  'sum of all ledger accounts': `select coalesce(sum(cent), 0) from (${MOVED}) x`,
  'debt in the ledger less the open grants': `select coalesce((select -sum(cent) from (${MOVED}) x where konto = 'Verbindlichkeit'), 0) - ${OPEN_GRANTS}`,
  'vouchers handed out twice':
    'select count(*) from (select 1 from gutschein where praemierungsnummer is not null group by mandant, praemierungsnummer having count(*) > 1) x',
};
