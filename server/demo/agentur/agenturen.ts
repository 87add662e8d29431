import { addDays, dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { clearAngebote } from '../../modules/agentur/index.ts';
import { computeAngebote } from '../../modules/auftrag/index.ts';
import { RECHNUNGSLAUF } from '../../modules/rechnung/index.ts';
import { at, sweepAt, type Told, tell } from '../tell.ts';
import { firstOfEach } from '../turns.ts';
import { addEinwilligungen, addNotizen } from './beigaben.ts';
import { copyEinladungen } from './einladung-copies.ts';
import { type Eingeladen, einladungenOf, einladungSteps } from './einladungen.ts';
import { personOf } from './names.ts';
import { addApplicant, addKuestenwind, addNordlicht, type Benutzer, inviteStaff } from './people.ts';
import { tellRechnungen } from './rechnungen.ts';
import { agenturSteps, type Besetzt } from './steps.ts';
import { insertPlan, setLetzteAnmeldung } from './store.ts';
import { storiesOf } from './stories.ts';
import { copyStories } from './story-copies.ts';

/** Age of the agencies, in days. */
const DAYS = 180;
/** The employee without a role, who cannot invite. */
const WITHOUT_ROLE = 'M-15';

/** The size of an agency's demo data. */
interface Umfang {
  readonly agenturnummer: string;
  readonly empfehler: number;
  readonly others: number;
  readonly empfehlungen: number;
  /** Index of the first person in its stories; no person is in two agencies. */
  readonly first: number;
}

const NORDLICHT: Umfang = { agenturnummer: 'A-1001', empfehler: 28, others: 64, empfehlungen: 214, first: 0 };
const KUESTENWIND: Umfang = { agenturnummer: 'A-1002', empfehler: 4, others: 6, empfehlungen: 14, first: 400 };

/**
 * The agencies of the demo with their invitations and the results. The rules play one story of each course day by day; the others are copies of it,
 * since playing each would add half a minute to the first start.
 */
export async function tellAgenturen(told: Told, passwortHash: string): Promise<void> {
  const [nordlicht = [], kuestenwind = []] = await at(told, DAYS + 1, async (context) => [
    await addNordlicht(context, passwortHash),
    await addKuestenwind(context, passwortHash),
  ]);
  const einladungen = [eingeladenOf(NORDLICHT, nordlicht), eingeladenOf(KUESTENWIND, kuestenwind)];
  await tellEinladungen(told, einladungen.flat());
  // Invoices cover all entries, so they are made once all entries exist.
  const booking = { ...told, sweeps: told.sweeps.filter(({ name }) => name !== RECHNUNGSLAUF) };
  await tellStories(booking, [
    ...besetztOf(NORDLICHT, nordlicht, einladungen[0] ?? []),
    ...besetztOf(KUESTENWIND, kuestenwind, einladungen[1] ?? []),
  ]);
  await at(told, 0, async (context) => {
    await addEinwilligungen(
      context,
      { agenturnummer: 'A-1001', name: 'Agentur Nordlicht' },
      einladungen[0] ?? [],
      recordedBy('A-1001', nordlicht),
    );
    await addEinwilligungen(
      context,
      { agenturnummer: 'A-1002', name: 'Agentur Küstenwind' },
      einladungen[1] ?? [],
      recordedBy('A-1002', kuestenwind),
    );
  });
  await tellRechnungen(told, NORDLICHT.agenturnummer, { withAll: true });
  await tellRechnungen(told, KUESTENWIND.agenturnummer, { owes: true });
  await at(told, 9, inviteStaff);
  await at(told, 4, (context) => addApplicant(context, 0, passwortHash));
  await at(told, 1, (context) => addApplicant(context, 1, passwortHash));
  await at(told, 0, async (context) => {
    const [inhaber, ...staff] = nordlicht;
    if (!inhaber) throw new Error('the agency has no owner');
    await addPlan(context, 'A-1001', inhaber);
    // The plan was made before the orders, but is written after them.
    await clearAngebote(context, 'A-1001');
    await computeAngebote(context);
    await addNotizen(context, 'A-1001', [inhaber, ...staff]);
    for (const [index, one] of staff.slice(1, 4).entries())
      await setLetzteAnmeldung(context, one.id, new Date(told.now.getTime() - (2 + index * 29) * 3_600_000));
  });
}

async function tellEinladungen(told: Told, einladungen: readonly Eingeladen[]): Promise<void> {
  const [first, others] = firstOfEach(einladungen, ({ status }) => status);
  await tell(told, first.flatMap(einladungSteps), [0]);
  await at(told, 0, (context) => copyEinladungen(context, first, others));
}

/** Plays the first story of each course and copies the others. Work that is due on the copies by now is done at the end. */
async function tellStories(told: Told, stories: readonly Besetzt[]): Promise<void> {
  const [first, others] = firstOfEach(stories, ({ verlauf }) => verlauf);
  const reviews = first.flatMap(({ vorTagen, verlauf: { due = [] } }) => due.map((day) => vorTagen - day));
  await tell(
    told,
    first.flatMap(agenturSteps),
    [...new Set([...reviews, 0])].toSorted((a, b) => b - a),
  );
  await at(told, 0, (context) => copyStories(context, first, others));
  await sweepAt(told, 0);
}

function eingeladenOf({ agenturnummer, empfehler, others, first }: Umfang, people: readonly Benutzer[]): Eingeladen[] {
  const staff = people.map(({ mitarbeiternummer }) => mitarbeiternummer).filter((nummer) => nummer !== WITHOUT_ROLE);
  return einladungenOf({ agenturnummer, staff, days: DAYS, empfehler, others, first });
}

function besetztOf(umfang: Umfang, people: readonly Benutzer[], einladungen: readonly Eingeladen[]): Besetzt[] {
  const { agenturnummer, empfehler, others, empfehlungen, first } = umfang;
  return storiesOf({ empfehlungen, empfehler, days: DAYS }).map((story, index) => ({
    ...story,
    index,
    agenturnummer,
    empfehlungsnummer: '',
    person: personOf(first + empfehler + others + index),
    von: einladungen[story.empfehler] as Eingeladen,
    freigebend: people[0] as Benutzer,
    auftragsnummer: `${agenturnummer.replace('A-', 'N')}-${String(index + 1).padStart(4, '0')}`,
  }));
}

/** Entries with another reward than the tenant's; `von` and `bis` in days from now, null without an end. Vouchers exist for the amounts and their halves. */
const ENTRIES = [
  { produkt_id: 1998, wert_cent: 10_000, von: -150, bis: -61 },
  { produkt_id: 462, wert_cent: 9_000, von: -45, bis: 75 },
  { produkt_id: 1254, wert_cent: 7_000, von: -20, bis: null },
  { produkt_id: 1998, wert_cent: 11_000, von: 14, bis: 104 },
] as const;

/** The reward plan of an agency: a past entry, running ones, and one to come. */
async function addPlan(context: Context, agenturnummer: string, von: Benutzer): Promise<void> {
  const today = dayOf(context.now);
  const rows = ENTRIES.map((entry) => ({
    praemienplan_id: context.random.nummer(),
    agenturnummer,
    produkt_id: entry.produkt_id,
    wert_cent: entry.wert_cent,
    startdatum: addDays(today, entry.von),
    enddatum: entry.bis === null ? null : addDays(today, entry.bis),
    angelegt_von: `Agentur:${agenturnummer}:${von.id}`,
    angelegt_am: new Date(context.now.getTime() + Math.min(entry.von - 7, -2) * 86_400_000),
  }));
  await insertPlan(context, rows);
}

/** The employee of an agency who invited a person, as the audit log names users of agencies. */
const recordedBy =
  (agenturnummer: string, people: readonly Benutzer[]) =>
  ({ mitarbeiternummer }: Eingeladen): string =>
    `Agentur:${agenturnummer}:${people.find((one) => one.mitarbeiternummer === mitarbeiternummer)?.id ?? ''}`;
