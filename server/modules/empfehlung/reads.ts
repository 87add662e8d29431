import { type ExpressionBuilder, sql } from 'kysely';
import { dayOf, endOfDay } from '../../calendar.ts';
import { anyOf } from '../../db/any-of.ts';
import { wiredIn } from '../../db/columns.ts';
import type { MandantScope, SystemScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';
import { dueBy } from '../../jobs/store.ts';
import type { Due } from '../../jobs/sweep.ts';
import { ABSENDER } from '../account/index.ts';
import { AKTION_ZUSTIMMUNG } from './columns.ts';
import { hasOpenNachbuchung } from './schritte/reads.ts';

/** The first recipient of a referral. A referral for one named person has only this one, and takes its status. */
const firstEmpfaenger = (eb: ExpressionBuilder<MandantTables, 'empfehlung'>) =>
  eb
    .selectFrom('empfaenger')
    .whereRef('empfaenger.empfehlungsnummer', '=', 'empfehlung.empfehlungsnummer')
    .where('empfaenger.vorlaeufig', '=', false)
    .orderBy('empfaenger.erstellt_am')
    .limit(1);

/** Whether a recipient has orders but no grant. */
const hasUngrantedOrder = ({ and, exists, not, selectFrom }: ExpressionBuilder<MandantTables, 'empfaenger'>) => {
  const orders = selectFrom('auftrag').whereRef('auftrag.empfaengernummer', '=', 'empfaenger.empfaengernummer');
  const grants = selectFrom('praemierung').whereRef('praemierung.empfaengernummer', '=', 'empfaenger.empfaengernummer');
  return and([exists(orders.select('auftrag.auftragsnummer')), not(exists(grants.select('praemierung.praemierungsnummer')))]).as(
    'has_ungranted_order',
  );
};

/** The first recipient's status, and the columns that `statusSeen` needs to hide it. */
const firstStatus = (eb: ExpressionBuilder<MandantTables, 'empfehlung' | 'produkt'>) => [
  'produkt.daten' as const,
  firstEmpfaenger(eb).select('empfaenger.status').as('empfaenger_status'),
  firstEmpfaenger(eb).select(hasUngrantedOrder).as('has_ungranted_order'),
];

/** A referral with its product, the address of its recommender or seller and the name of the agency, for the public view, clicks and mails. */
export const findWithProdukt = (scope: MandantScope, empfehlungsnummer: string) =>
  scope.tx
    .selectFrom('empfehlung')
    .innerJoin('produkt', 'produkt.id', 'empfehlung.produkt_id')
    .leftJoin('seller', 'seller.sellernummer', 'empfehlung.sellernummer')
    .innerJoin('account', (join) => join.on('account.account_id', '=', ABSENDER))
    // Omits the agency of a recommending employee, who is already named as the recommender.
    .leftJoin('agentur', (join) =>
      join
        .onRef('agentur.agenturnummer', '=', 'empfehlung.agenturnummer')
        .on((eb) => eb('agentur.empfehler_id', 'is distinct from', eb.ref('empfehlung.empfehler_id'))),
    )
    .select([
      'agentur.status as agentur_status',
      'agentur.oeffnungszeiten',
      'empfehlung.empfehlungsnummer',
      'empfehlung.vorname',
      'empfehlung.nachname',
      'empfehlung.code',
      'empfehlung.wunschcode',
      'empfehlung.empfehlungslink',
      'empfehlung.anteil_empfehler',
      'empfehlung.sellernummer',
      'empfehlung.bestaetigt_am',
      'empfehlung.gueltig_bis',
      'empfehlung.produkt_id',
      'empfehlung.agenturnummer',
      'produkt.name',
      'produkt.name_en',
      'account.email',
      'account.language',
    ])
    .select(firstStatus)
    .select((eb) => eb.fn.coalesce('agentur.kundenname', 'agentur.name').as('agentur'))
    .where('empfehlung.empfehlungsnummer', '=', empfehlungsnummer)
    .executeTakeFirst();

/** The columns of a referral that following its link needs. */
export const findLink = (scope: MandantScope, by: 'empfehlungsnummer' | 'code', value: string) =>
  scope.tx
    .selectFrom('empfehlung')
    .innerJoin('produkt', 'produkt.id', 'empfehlung.produkt_id')
    .select(['empfehlung.empfehlungsnummer', 'empfehlungslink', 'empfehlung.bestaetigt_am', 'gueltig_bis'])
    .select(firstStatus)
    .where((eb) => (by === 'code' ? eb.or({ code: value, wunschcode_schluessel: value }) : eb(by, '=', value)))
    .executeTakeFirst();

/** Columns of a referral that decide what its link promises. */
const PROMISE = ['empfehlung.produkt_id', 'empfehlung.agenturnummer', 'empfehlung.sellernummer', 'empfehlung.anteil_empfehler'] as const;
const PROMISE_OF_PERSON = ['produkt_id', 'agenturnummer', 'sellernummer', 'anteil_empfehler'] as const;

const ANZAHL = sql<number>`count(*)::int`.as('anzahl');

interface RunningSelection {
  /** Only referrals for this product; null for all. */
  readonly produktId: number | null;
  readonly day: string;
}

/** Confirmed referrals whose last day is not over. */
const selectRunning = ({ tx }: MandantScope, { produktId, day }: RunningSelection) =>
  tx
    .selectFrom('empfehlung')
    .innerJoin('produkt', 'produkt.id', 'empfehlung.produkt_id')
    .where('empfehlung.bestaetigt_am', 'is not', null)
    .where('empfehlung.gueltig_bis', '>=', day)
    .$if(produktId !== null, (query) => query.where('empfehlung.produkt_id', '=', produktId ?? 0));

/** Numbers of the running referrals that several people can join, by what they promise. */
export const countRunningLinks = (scope: MandantScope, selection: RunningSelection) =>
  selectRunning(scope, selection)
    .where('empfehlung.empfehlungslink', '=', true)
    .select([...PROMISE, ANZAHL])
    .groupBy(PROMISE)
    .execute();

/** Numbers of the running referrals for one person, by what they promise and by the status of that person. */
export const countRunningOfPerson = (scope: MandantScope, selection: RunningSelection) => {
  const rows = selectRunning(scope, selection).where('empfehlung.empfehlungslink', '=', false).select(PROMISE).select(firstStatus);
  const columns = [...PROMISE_OF_PERSON, 'daten', 'empfaenger_status', 'has_ungranted_order'] as const;
  return scope.tx
    .selectFrom(rows.as('running'))
    .select([...columns, ANZAHL])
    .groupBy(columns)
    .execute();
};

/** The columns that the product link needs. `eigener_` columns belong to the given recipient, and are null if it is on another referral. */
export const findForProduktlink = (scope: MandantScope, empfehlungsnummer: string, empfaengernummer: string | null) =>
  scope.tx
    .selectFrom('empfehlung')
    .innerJoin('produkt', 'produkt.id', 'empfehlung.produkt_id')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('empfaenger')
          .select(['empfaenger.empfehlungsnummer', 'empfaenger.status'])
          .select(hasUngrantedOrder)
          .where('empfaenger.empfaengernummer', '=', empfaengernummer)
          .as('eigener'),
      (join) => join.onRef('eigener.empfehlungsnummer', '=', 'empfehlung.empfehlungsnummer'),
    )
    .select(['empfehlung.empfehlungsnummer', 'empfehlungslink', 'empfehlung.bestaetigt_am', 'gueltig_bis'])
    .select(['eigener.status as eigener_status', 'eigener.has_ungranted_order as eigener_has_ungranted_order'])
    .select(firstStatus)
    .where('empfehlung.empfehlungsnummer', '=', empfehlungsnummer)
    .executeTakeFirst();

/** Referrals with their product and counted clicks. */
const selectOverview = (scope: MandantScope) =>
  scope.tx
    .selectFrom('empfehlung')
    .innerJoin('produkt', 'produkt.id', 'empfehlung.produkt_id')
    .select([
      'empfehlung.empfehlungsnummer',
      'empfehlung.vorname',
      'empfehlung.nachname',
      'empfehlung.channel',
      'empfehlung.empfehlungslink',
      'empfehlung.anteil_empfehler',
      'empfehlung.code',
      'empfehlung.wunschcode',
      'empfehlung.erstellt_am',
      'empfehlung.bestaetigt_am',
      'empfehlung.gueltig_bis',
      'empfehlung.produkt_id',
      'empfehlung.agenturnummer',
      'produkt.name',
      'produkt.name_en',
      'produkt.daten',
      hasOpenNachbuchung,
      (eb) =>
        eb
          .selectFrom('klick')
          .select(sql<number>`count(*)::int`.as('klicks'))
          .whereRef('klick.empfehlungsnummer', '=', 'empfehlung.empfehlungsnummer')
          .where('klick.art', '=', 'Klick')
          .where('klick.wiederholung', '=', false)
          .as('klicks'),
    ]);

/** A referral as its recommender sees it. */
export const findForOverview = (scope: MandantScope, empfehlungsnummer: string) =>
  selectOverview(scope).where('empfehlung.empfehlungsnummer', '=', empfehlungsnummer).executeTakeFirst();

export type OverviewRow = NonNullable<Awaited<ReturnType<typeof findForOverview>>>;

/** Whether a recipient of the referral has joined: has entered data (even if erased since) or has left the status Offen. */
const hasPeople = (eb: ExpressionBuilder<MandantTables, 'empfehlung'>) =>
  eb
    .exists(
      eb
        .selectFrom('empfaenger')
        .select('empfaenger.empfaengernummer')
        .whereRef('empfaenger.empfehlungsnummer', '=', 'empfehlung.empfehlungsnummer')
        .where((row) =>
          row.or([row('hex_hash', 'is not', null), row('daten_geloescht_am', 'is not', null), row('empfaenger.status', '<>', 'Offen')]),
        ),
    )
    .as('beigetreten');

/** Whether a referral is the recommender's own. */
export const isOwn = async (scope: MandantScope, empfehlerId: string, empfehlungsnummer: string): Promise<boolean> =>
  (await scope.tx
    .selectFrom('empfehlung')
    .select('empfehlungsnummer')
    .where('empfehler_id', '=', empfehlerId)
    .where('empfehlungsnummer', '=', empfehlungsnummer)
    .executeTakeFirst()) !== undefined;

interface Selected {
  /** Only referrals after this number in the list. */
  readonly after?: string | undefined;
  readonly limit?: number;
}

/** Referrals of a recommender, newest first, with private notes and reminders. */
export const listOfEmpfehler = (scope: MandantScope, empfehlerId: string, { after, limit }: Selected = {}) =>
  selectOverview(scope)
    .select(['empfehlung.notiz', 'empfehlung.erinnerung_am', hasPeople])
    .where('empfehlung.empfehler_id', '=', empfehlerId)
    .$if(after !== undefined, (query) =>
      query.where((eb) => {
        const moment = eb
          .selectFrom('empfehlung as seen')
          .select('seen.erstellt_am')
          .where('seen.empfehlungsnummer', '=', after ?? '');
        const isLater = eb('empfehlung.empfehlungsnummer', '>', after ?? '');
        return eb.or([eb('empfehlung.erstellt_am', '<', moment), eb.and([eb('empfehlung.erstellt_am', '=', moment), isLater])]);
      }),
    )
    .orderBy('empfehlung.erstellt_am', 'desc')
    .orderBy('empfehlung.empfehlungsnummer')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();

/** Unconfirmed recommenders whose 12 weeks are over. */
export const dueUnconfirmed = dueBy('account', 'account_id', 'loeschen_am');

/** Referrals whose recommenders are to be reminded. */
export const dueErinnerungen = dueBy('empfehlung', 'empfehlungsnummer', 'erinnerung_am');

/** Confirmed referrals whose last day is over and whose end is not recorded yet. Due from the day after the last day. */
export async function dueEnden({ tx }: SystemScope, now: Date, limit: number): Promise<Due[]> {
  const rows = await tx
    .selectFrom('empfehlung')
    .select(['mandant', 'empfehlungsnummer as id', 'gueltig_bis'])
    .where('bestaetigt_am', 'is not', null)
    .where('beendet_am', 'is', null)
    .where('gueltig_bis', '<', dayOf(now))
    .orderBy('gueltig_bis')
    .limit(limit)
    .execute();
  return rows.map(({ gueltig_bis, ...row }) => ({ ...row, seit: endOfDay(gueltig_bis) }));
}

/** Unconfirmed recommenders of one tenant whose deletion is due before a moment. */
export const listUnconfirmed = async ({ tx }: MandantScope, before: Date, limit: number): Promise<string[]> =>
  (await tx.selectFrom('account').select('account_id').where('loeschen_am', '<', before).limit(limit).execute()).map(
    (row) => row.account_id,
  );

/** The consents to campaigns that were given with these referrals. */
export const listAktionZustimmungen = (scope: MandantScope, nummern: readonly string[]) =>
  scope.tx
    .selectFrom('aktion_zustimmung')
    .select(wiredIn(AKTION_ZUSTIMMUNG))
    .where('empfehlungsnummer', '=', anyOf(nummern))
    .orderBy('gegeben_am')
    .execute();

/** The account of the recommender of a referral; null once it is deleted. */
export async function findEmpfehlerId({ tx }: MandantScope, empfehlungsnummer: string): Promise<string | null> {
  const row = await tx
    .selectFrom('empfehlung')
    .innerJoin('account', 'account.account_id', 'empfehlung.empfehler_id')
    .select('account.account_id')
    .where('empfehlungsnummer', '=', empfehlungsnummer)
    .where('account.geloescht_am', 'is', null)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/** The addresses of the people named on a referral. */
export async function listNamedEmails(scope: MandantScope, empfehlungsnummer: string): Promise<string[]> {
  const query = scope.tx.selectFrom('empfaenger').select('email').where('empfehlungsnummer', '=', empfehlungsnummer);
  return (await query.execute()).flatMap(({ email }) => email ?? []);
}
