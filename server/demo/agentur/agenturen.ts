import { at, type Told, tell } from '../tell.ts';
import { addNotizen } from './beigaben.ts';
import { einladungenOf } from './einladungen.ts';
import { addKuestenwind, addNordlicht, type Benutzer } from './people.ts';
import { addPlan } from './plan.ts';
import { agenturSteps } from './steps.ts';
import { setLetzteAnmeldung } from './store.ts';
import { storiesOf } from './stories.ts';

/** How long ago the agencies began. */
const DAYS = 180;
const REVIEWS = [92, 70, 45, 25, 10, 3, 0];
/** The first of them, after which the database knows how much there is of each and no longer reads whole tables. */
const FIRST_REVIEW = 120;

/** Of an agency: how much is told. */
interface Umfang {
  readonly agenturnummer: string;
  readonly empfehler: number;
  readonly others: number;
  readonly empfehlungen: number;
  /** The first of the people of its stories: nobody is in two. */
  readonly first: number;
}

const NORDLICHT: Umfang = { agenturnummer: 'A-1001', empfehler: 28, others: 64, empfehlungen: 214, first: 0 };
const KUESTENWIND: Umfang = { agenturnummer: 'A-1002', empfehler: 4, others: 6, empfehlungen: 14, first: 400 };

/** The agencies of the demo with what came of their invitations, by the rules of each day. */
export async function tellAgenturen(told: Told, passwortHash: string): Promise<void> {
  const [nordlicht, kuestenwind] = await at(told, DAYS + 1, async (context) => [
    await addNordlicht(context, passwortHash),
    await addKuestenwind(context, passwortHash),
  ]);
  const steps = [...stepsOf(NORDLICHT, nordlicht ?? []), ...stepsOf(KUESTENWIND, kuestenwind ?? [])];
  const isOld = ({ vorTagen }: { vorTagen: number }) => vorTagen >= FIRST_REVIEW;
  await tell(told, steps.filter(isOld), [FIRST_REVIEW]);
  await told.gatherStatistics();
  await tell(
    told,
    steps.filter((step) => !isOld(step)),
    REVIEWS,
  );
  await at(told, 0, async (context) => {
    const [inhaber, ...staff] = nordlicht ?? [];
    if (!inhaber) throw new Error('the agency has no owner');
    await addPlan(context, 'A-1001', inhaber);
    await addNotizen(context, 'A-1001', [inhaber, ...staff]);
    for (const [index, one] of staff.slice(1, 4).entries())
      await setLetzteAnmeldung(context, one.id, new Date(told.now.getTime() - (2 + index * 29) * 3_600_000));
  });
}

function stepsOf({ agenturnummer, empfehler, others, empfehlungen, first }: Umfang, people: readonly Benutzer[]) {
  const staff = people.map(({ mitarbeiternummer }) => mitarbeiternummer).filter((nummer) => nummer !== 'M-14');
  const { accepted, steps } = einladungenOf({ agenturnummer, staff, days: DAYS, empfehler, others, first });
  const cast = { agenturnummer, empfehler: accepted, freigebende: people.slice(0, 1), first: first + empfehler + others };
  const stories = storiesOf({ empfehlungen, empfehler, days: DAYS });
  return [...steps, ...stories.flatMap((story, index) => agenturSteps(story, index, cast))];
}
