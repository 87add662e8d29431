import type { SellerLink } from '../../contract/calls/seller/verkauf.ts';
import { DAY_MS } from '../../contract/values/days.ts';
import { addMinutes, addMonths, addTage, dayOf, endOfDay, hourOfDay, startOfDay } from '../calendar.ts';
import type { Context } from '../context.ts';
import { firstOfMonth } from '../modules/abrechnung/index.ts';
import { issueAbrechnung } from '../modules/abrechnung/lauf.ts';
import { processAuftragsmeldung } from '../modules/auftrag/index.ts';
import { expireEmpfehlung } from '../modules/empfehlung/ende.ts';
import { ensureSellerLink } from '../modules/empfehlung/index.ts';
import { actorOf } from '../modules/profiseller/session.ts';
import { insertKlicks } from '../modules/tracking/index.ts';
import { inContext } from '../parts.ts';
import { type DemoPerson, personOf, wohntOf } from './agentur/names.ts';
import { findThings, insertCopies } from './copy.ts';
import { EMPFAENGER_PARTS, type EmpfaengerCopy } from './empfehlung-copies.ts';
import type { Step } from './history.ts';
import { acceptAsEmpfaenger, cancelAuftrag, joinAsEmpfaenger, klicksFrom } from './steps.ts';
import { at, type Told, tell } from './tell.ts';
import { firstOfEach, type Turn, takingTurns } from './turns.ts';

/** An approved seller: the customers who ordered, and the days since the approval. */
export interface Verkaeufer {
  readonly sellernummer: string;
  readonly vorname: string;
  readonly nachname: string;
  readonly kunden: number;
  readonly activeSince: number;
  /** Sold in the first days alone. */
  readonly hasLeft: boolean;
}

/**
 * What becomes of a customer, in days after joining. Customers order on the next day; until then one whose order is not confirmed has accepted by the mailed link, the
 * others do so with the order. The rules play each course once.
 */
interface Verlauf extends Turn {
  readonly produktId: number;
  readonly bestaetigt?: number;
  readonly freigegeben?: number;
  readonly ended?: { readonly am: number; readonly status: 'Storniert' | 'Widerrufen' };
}

/** Day of the order. */
const ORDERED = 1;
/** Days of a release: the first one that is certain, whatever clock change lies in between, and a later one. */
const [EARLY, LATE] = [17, 20];
/** Day by which the tenant has released its orders. */
const UNRELEASED = 22;

/** All courses: orders that are not confirmed, that wait for their release, that are released, and the rest. Two of the products have commissions of two parts. */
const VERLAEUFE: readonly Verlauf[] = [
  { from: 1, until: 6, often: 16, produktId: 463 },
  { from: 2, until: UNRELEASED, often: 7, produktId: 463, bestaetigt: 2 },
  { from: 1, until: UNRELEASED, often: 4, produktId: 1254, bestaetigt: ORDERED },
  { from: EARLY, often: 6, produktId: 463, bestaetigt: 2, freigegeben: EARLY },
  { from: LATE, often: 6, produktId: 1998, bestaetigt: 2, freigegeben: LATE },
  { from: EARLY, often: 4, produktId: 1254, bestaetigt: ORDERED, freigegeben: EARLY },
  { from: 7, often: 1, produktId: 1998, bestaetigt: ORDERED, ended: { am: 6, status: 'Storniert' } },
  { from: 11, often: 1, produktId: 1254, bestaetigt: ORDERED, ended: { am: 10, status: 'Widerrufen' } },
];

/** Products whose links the sellers use. */
const PRODUKTE = [...new Set(VERLAEUFE.map(({ produktId }) => produktId))];

/** Index of the first customer among the people of the demo. */
const FIRST_PERSON = 600;

/** Days from the approval to the links, and from the approval to the first customer. */
const LINKS_AFTER = 1;
const SOLD_AFTER = 5;
/** Days in which a seller sells who leaves after them. */
const LEAVES_AFTER = 3;

/** A customer of a seller, who joined so many days ago. `empfaengernummer` is set once the customer has joined. */
interface Kunde {
  readonly vorTagen: number;
  readonly verlauf: Verlauf;
  readonly sellernummer: string;
  /** Number of the link. */
  readonly link: string;
  readonly index: number;
  readonly person: DemoPerson;
  readonly auftragsnummer: string;
  empfaengernummer: string;
}

/**
 * The sales of profi sellers: links, customers with their orders, commissions, and a statement for each period that is over. The rules play one order of each course,
 * the others are copies. One order of the first seller, and one of a seller who has left, is cancelled after it stood on a statement, so that the next statement takes its
 * commission back; who has left owes it. Other due work, such as the count
 * of the clicks, waits for the next review of the tenant.
 */
export async function tellVerkauf(told: Told, sellers: readonly Verkaeufer[]): Promise<void> {
  const kunden: Kunde[] = [];
  const renewals: Step[] = [];
  for (const seller of sellers) {
    const links = await at(told, seller.activeSince - LINKS_AFTER, (context) => makeLinks(context, seller));
    kunden.push(...kundenOf(seller, links, FIRST_PERSON + kunden.length));
    renewals.push(...renewalOf(told, seller, links));
  }
  const [first, others] = firstOfEach(kunden, ({ verlauf }) => verlauf);
  await tell({ ...told, sweeps: [] }, [...first.flatMap(kundeSteps), ...renewals], [0]);
  await at(told, 0, async (context) => {
    await copyKunden(context, first, others);
    await insertKlicks(
      context.tx,
      kunden.flatMap((kunde) => klicksOf(context, kunde)),
    ).execute();
  });
  await tellAbrechnungen(told, sellers, kunden);
}

type Links = ReadonlyMap<number, SellerLink>;

/** The seller's links by product; ended ones are renewed. */
async function makeLinks(context: Context, seller: Verkaeufer): Promise<Links> {
  const links = new Map<number, SellerLink>();
  const asSeller = { ...context, wer: actorOf(seller.sellernummer) };
  for (const produktId of PRODUKTE) links.set(produktId, await ensureSellerLink(asSeller, seller, produktId));
  return links;
}

/** The seller renews the links in the first minute in which they have ended. Links that are still running need no step. */
function renewalOf({ now }: Told, seller: Verkaeufer, links: Links): Step[] {
  const [any] = links.values();
  const ended = any && addMinutes(endOfDay(any.GueltigBis), 1);
  if (!ended || ended > now || seller.hasLeft) return [];
  const run = async (context: Context) => {
    for (const { Empfehlungsnummer } of links.values()) await expireEmpfehlung(context, Empfehlungsnummer);
    await makeLinks(context, seller);
  };
  return [{ vorTagen: (now.getTime() - ended.getTime()) / DAY_MS, run }];
}

/** The customers of a seller, evenly over the days of selling, oldest first. */
function kundenOf({ sellernummer, kunden, activeSince, hasLeft }: Verkaeufer, links: Links, first: number): Kunde[] {
  const nextVerlauf = takingTurns(VERLAEUFE);
  const oldest = activeSince - SOLD_AFTER;
  const latest = hasLeft ? oldest - LEAVES_AFTER : 1;
  return Array.from({ length: kunden }, (_, number) => {
    const vorTagen = oldest - Math.floor((number * (oldest - latest)) / (kunden - 1));
    const verlauf = nextVerlauf(vorTagen);
    const index = first + number;
    return {
      vorTagen,
      verlauf,
      sellernummer,
      link: links.get(verlauf.produktId)?.Empfehlungsnummer ?? '',
      index,
      person: personOf(index),
      auftragsnummer: `${sellernummer.replace('P-', 'V')}-${String(number + 1).padStart(4, '0')}`,
      empfaengernummer: '',
    };
  });
}

/** The steps of one customer. */
function kundeSteps(kunde: Kunde): Step[] {
  const { verlauf, auftragsnummer: Auftragsnummer, person, index } = kunde;
  const after = (tage: number, run: Step['run']): Step => ({ vorTagen: kunde.vorTagen - tage, run });
  const report = (tage: number | undefined, Status: 'Eingegangen' | 'Bestaetigt' | 'Freigegeben' | 'Storniert' | 'Widerrufen') =>
    tage !== undefined &&
    after(tage, async (context) => {
      const Auftragsdatum = dayOf(addTage(context.now, ORDERED - tage));
      const meldung = { Auftragsnummer, Empfaengernummer: kunde.empfaengernummer, ProduktId: verlauf.produktId, Auftragsdatum };
      await processAuftragsmeldung(context, { ...meldung, Status });
    });
  const steps = [
    after(0, async (context) => {
      kunde.empfaengernummer = await joinAsEmpfaenger(context, kunde.link, { ...person, ...wohntOf(index) });
      if (verlauf.bestaetigt === undefined) await acceptAsEmpfaenger(context, kunde.empfaengernummer);
    }),
    verlauf.bestaetigt !== ORDERED && report(ORDERED, 'Eingegangen'),
    report(verlauf.bestaetigt, 'Bestaetigt'),
    report(verlauf.freigegeben, 'Freigegeben'),
    verlauf.ended && report(verlauf.ended.am, verlauf.ended.status),
  ];
  return steps.filter((step) => typeof step === 'object');
}

interface Another extends EmpfaengerCopy {
  readonly story: Kunde;
}

/** Copies customers from played ones with the same course. */
async function copyKunden(context: Context, told: readonly Kunde[], kunden: readonly Kunde[]): Promise<void> {
  const things = await findThings(
    context,
    EMPFAENGER_PARTS,
    told.map(({ empfaengernummer }) => [empfaengernummer]),
  );
  const copies = kunden.map((story): Another => {
    const of = told.find(({ verlauf }) => verlauf === story.verlauf);
    if (!of) throw new Error(`no customer of the demo was told with the course of ${story.auftragsnummer}`);
    const names = (['auftragsnummer', 'sellernummer', 'link'] as const).map((key): [string, string] => [of[key], story[key]]);
    return { of: of.empfaengernummer, tage: of.vorTagen - story.vorTagen, names: new Map(names), story };
  });
  await insertCopies(context, EMPFAENGER_PARTS, things, copies);
}

/** Some people open the link in the hours after a customer joined. */
const klicksOf = ({ now }: Context, { link, vorTagen, index }: Kunde) =>
  klicksFrom(addTage(now, -vorTagen), link, 'link', 2 + ((index * 7) % 6));

/** The statements of all periods that are over, in the order of their days, and the cancellation between the last two days of issue. */
async function tellAbrechnungen(told: Told, sellers: readonly Verkaeufer[], kunden: readonly Kunde[]): Promise<void> {
  const days = issueDays(told.now, Math.max(...sellers.map(({ activeSince }) => activeSince)));
  for (const [index, day] of days.entries()) {
    const issued = hourOfDay(day, 4);
    await asOf(told, issued < told.now ? issued : told.now, async (context) => {
      for (const { sellernummer } of sellers) await issueAbrechnung(context, sellernummer);
    });
    if (index === days.length - 2) await asOf(told, addTage(issued, 2), (context) => cancelBilled(context, told, day, { sellers, kunden }));
  }
}

/** The first days of the months since so many days ago, until today. */
function issueDays(now: Date, vorTagen: number): string[] {
  const days: string[] = [];
  const begin = firstOfMonth(dayOf(addTage(now, -vorTagen)));
  for (let day = addMonths(begin, 1); day <= dayOf(now); day = addMonths(day, 1)) days.push(day);
  return days;
}

/** Cancels the latest order that was released before this day, of the first seller and of each who has left. */
async function cancelBilled(
  context: Context,
  { now }: Told,
  day: string,
  { sellers, kunden }: { readonly sellers: readonly Verkaeufer[]; readonly kunden: readonly Kunde[] },
): Promise<void> {
  const released = kunden.filter(
    ({ vorTagen, verlauf: { freigegeben } }) => freigegeben !== undefined && addTage(now, freigegeben - vorTagen) < startOfDay(day),
  );
  for (const [index, seller] of sellers.entries())
    if (index === 0 || seller.hasLeft)
      await cancelAuftrag(context, released.findLast(({ sellernummer }) => sellernummer === seller.sellernummer)?.auftragsnummer ?? '');
}

/** Runs the work in its own transaction, as if it were that moment. */
const asOf = <T>({ parts, mandant }: Told, now: Date, work: (context: Context) => Promise<T>): Promise<T> =>
  inContext(parts, mandant, { wer: 'Demo', now }, work);
