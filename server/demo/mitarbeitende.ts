import { ensureMitarbeitende } from '../modules/empfehler/index.ts';
import { addEinwilligungen } from './agentur/beigaben.ts';
import { type Eingeladen, einladungenOf, einladungSteps } from './agentur/einladungen.ts';
import { personOf } from './agentur/names.ts';
import { type Step, type Story, stepsOf } from './history.ts';
import { at, type Told, tell } from './tell.ts';

/** Her invitations: over how many days, how many accepted and how many others, and the index of the first person. */
const UMFANG = { days: 120, empfehler: 7, others: 16, first: 900 };
/** Index of the first person to whom the colleagues recommend, and number of the first order. */
const FIRST_PERSON = 950;
const FIRST_ORDER = 100;
/** Colleagues have addresses of the firm, since it admits no others. */
const atFirm = (email: string): string => email.replace(/@.*$/s, '@werkring.example');

/** Courses of a colleague's referral: days after the referral on which it is joined, ordered, released or cancelled. */
const COURSES = [
  { joins: 4, orders: 9, released: 26 },
  { joins: 3, orders: 12 },
  { joins: 5 },
  { joins: 2, orders: 6, cancelled: 14 },
  {},
] as const;
type Course = { readonly joins?: number; readonly orders?: number; readonly released?: number; readonly cancelled?: number };

/** The employee's invitations at a firm that recommends, and the referrals of her colleagues, all played by the rules of each day. */
export async function tellMitarbeitende(told: Told, empfehlerId: string, produktIds: readonly number[]): Promise<void> {
  const own = await at(told, UMFANG.days + 1, (context) => ensureMitarbeitende(context, empfehlerId));
  const einladungen = einladungenOf({ ...UMFANG, agenturnummer: own.agenturnummer, staff: [own.mitarbeiternummer] }).map((one, index) => ({
    ...one,
    einladungsnummer: `E-${String(FIRST_ORDER + index)}`,
    email: atFirm(one.email),
  }));
  const stories = einladungen.filter(({ status }) => status === 'Angenommen').flatMap((von, index) => storiesOf(von, index, produktIds));
  await tell(told, [...einladungen.flatMap(einladungSteps), ...stories], [14, 0]);
  await at(told, 0, (context) => addEinwilligungen(context, own, einladungen, () => `Empfehler:${empfehlerId}`));
}

/** Two referrals of a colleague, one soon after the invitation and one later, without steps in the future. */
function storiesOf(von: Eingeladen, index: number, produktIds: readonly number[]): Step[] {
  return [1, 12].flatMap((after, turn) => {
    const number = index * 2 + turn;
    const course: Course = COURSES[number % COURSES.length] ?? {};
    const since = von.vorTagen - after;
    const story = storyOf(since, course, number);
    if (since < 0) return [];
    return stepsOf(story, FIRST_ORDER + number, lazily(von), produktIds[number % produktIds.length] ?? 0).filter(
      ({ vorTagen }) => vorTagen >= 0,
    );
  });
}

/** A colleague as a recommender, whose id is known once the invitation is accepted. */
const lazily = (von: Eingeladen) => ({
  email: von.email,
  vorname: von.vorname,
  nachname: von.name,
  get id() {
    return von.id;
  },
});

function storyOf(vorTagen: number, { joins, orders, released, cancelled }: Course, number: number): Story {
  const { vorname, name, email } = personOf(FIRST_PERSON + number);
  const day = (after: number) => vorTagen - after;
  return {
    vorTagen,
    channel: number % 3 === 0 ? 'email' : 'whatsapp',
    anteil: 50,
    klicks: 1 + (number % 4),
    ...(joins !== undefined && { person: { vorname, name, email, vorTagen: day(joins), accepts: orders !== undefined } }),
    ...(orders !== undefined && {
      auftrag: {
        vorTagen: day(orders),
        ...(released !== undefined && { released: day(released) }),
        ...(cancelled !== undefined && { cancelled: day(cancelled) }),
      },
    }),
  };
}
