import { composeIBAN } from 'ibantools';
import type { Bankdaten } from '../../../contract/calls/praemie/bankdaten.ts';
import type { Context } from '../../context.ts';
import { confirmAccount } from '../../modules/account/index.ts';
import { ensureEmpfehler } from '../../modules/empfehler/index.ts';
import { type DemoPerson, personOf, wohntOf } from '../agentur/names.ts';
import { findThings, insertCopies } from '../copy.ts';
import { addBankdaten, EMPFEHLUNG_PARTS, type EmpfehlungCopy } from '../empfehlung-copies.ts';
import { stepsOf } from '../history.ts';
import { findPraemierungOf } from '../store.ts';
import { at, type Told, tell } from '../tell.ts';

/** Indexes of the first recommender and of the first recipient among the people of the demo, and of the first order. */
const FIRST_EMPFEHLER = 1000;
const FIRST_EMPFAENGER = 1100;
const FIRST_ORDER = 300;

/** Days before the demo's start of the oldest of these referrals, and of what followed: joined, ordered, released, picked. */
const COURSE = { empfohlen: 52, joined: 50, ordered: 48, released: 31, picked: 29 } as const;

/** The least days before the demo's start on which a transfer of a run was picked, and one that is only ready. */
const PICKED_BEFORE_RUNS = 18;
const PICKED_LATELY = 3;

/** A recommender whose reward is a transfer. */
interface DemoEmpfehler extends DemoPerson {
  readonly id: string;
  readonly bankdaten: Bankdaten;
}

/** A referral whose reward was picked as a transfer. */
interface Transfer {
  readonly index: number;
  readonly von: DemoEmpfehler;
  readonly person: DemoPerson;
  readonly auftragsnummer: string;
  /** Days that it is later than the oldest one. */
  readonly tage: number;
}

/** An account of no real bank: the bank code is made up, the check digits fit. */
function ibanOf(number: number): string {
  const iban = composeIBAN({ countryCode: 'DE', bban: `99900800${String(4_711_000 + number * 137).padStart(10, '0')}` });
  if (iban === null) throw new Error('no IBAN');
  return iban;
}

async function addEmpfehler(context: Context, number: number): Promise<DemoEmpfehler> {
  const person = personOf(FIRST_EMPFEHLER + number);
  const { email, vorname, name: nachname } = person;
  const id = await ensureEmpfehler(context, { email, vorname, nachname });
  await confirmAccount(context, id);
  return { ...person, id, bankdaten: { Kontoinhaber: `${vorname} ${nachname}`, IBAN: ibanOf(number) } };
}

/**
 * Picked transfers of so many recommenders of their own, and the numbers of their orders; the first ones, `ofRuns`, are old enough for a run. The rules play one
 * of each of the first products, the others are copies of it.
 */
export async function tellTransfers(
  told: Told,
  produktIds: readonly number[],
  { empfehler, transfers, ofRuns }: { readonly empfehler: number; readonly transfers: number; readonly ofRuns: number },
): Promise<string[]> {
  const people = await at(told, COURSE.empfohlen + 1, async (context) => {
    const added: DemoEmpfehler[] = [];
    for (let number = 0; number < empfehler; number += 1) added.push(await addEmpfehler(context, number));
    return added;
  });
  const all = people.length === 0 ? [] : Array.from({ length: transfers }, (_, index) => transferOf(index, people, ofRuns));
  const played = all.slice(0, produktIds.length);
  await tell(
    told,
    played.flatMap((one, turn) => stepsOfTransfer(one, produktIds[turn] ?? 0)),
    [0],
  );
  await at(told, 0, (context) => copyTransfers(context, played, all.slice(played.length)));
  return all.map(({ auftragsnummer }) => auftragsnummer);
}

function transferOf(index: number, people: readonly DemoEmpfehler[], ofRuns: number): Transfer {
  const von = people[index % people.length];
  if (!von) throw new Error('no recommender');
  const least = index < ofRuns ? PICKED_BEFORE_RUNS : PICKED_LATELY;
  const tage = (index * 5) % (COURSE.picked - least + 1);
  return { index, von, person: personOf(FIRST_EMPFAENGER + index), auftragsnummer: `DEMO-${FIRST_ORDER + index + 1}`, tage };
}

function stepsOfTransfer({ index, von, person, tage }: Transfer, produktId: number) {
  const day = (vorTagen: number) => vorTagen - tage;
  const story = {
    vorTagen: day(COURSE.empfohlen),
    channel: 'whatsapp',
    anteil: 100,
    klicks: 2,
    person: { ...person, ...wohntOf(index), vorTagen: day(COURSE.joined), accepts: true },
    auftrag: { vorTagen: day(COURSE.ordered), released: day(COURSE.released) },
    pick: { vorTagen: day(COURSE.picked), art: 'Ueberweisung', bankdaten: von.bankdaten },
  } as const;
  return stepsOf(story, FIRST_ORDER + index, { id: von.id, email: von.email, vorname: von.vorname, nachname: von.name }, produktId);
}

interface Another extends EmpfehlungCopy {
  readonly story: Transfer;
}

async function copyTransfers(context: Context, played: readonly Transfer[], others: readonly Transfer[]): Promise<void> {
  if (others.length === 0) return;
  const nummern: string[] = [];
  for (const { auftragsnummer } of played) nummern.push((await findPraemierungOf(context, auftragsnummer)).empfehlungsnummer ?? '');
  const things = await findThings(
    context,
    EMPFEHLUNG_PARTS,
    nummern.map((nummer) => [nummer]),
  );
  const copies = others.map((story, turn): Another => {
    const of = played[turn % played.length];
    if (!of) throw new Error('no transfer was played');
    const names = new Map([
      [of.auftragsnummer, story.auftragsnummer],
      [of.von.id, story.von.id],
    ]);
    return { of: nummern[turn % played.length] ?? '', tage: story.tage - of.tage, names, story };
  });
  await addBankdaten(context, things, copies, ({ story }) => story.von.bankdaten);
  await insertCopies(context, EMPFEHLUNG_PARTS, things, copies);
}
