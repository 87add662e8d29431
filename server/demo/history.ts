import type { NeueEmpfehlung } from '../../contract/calls/empfehlung/empfehlung.ts';
import type { Bankdaten } from '../../contract/calls/praemie/bankdaten.ts';
import { addTage, dayOf } from '../calendar.ts';
import type { Context } from '../context.ts';
import { processAuftragsmeldung } from '../modules/auftrag/index.ts';
import { createEmpfehlung, type LoggedInEmpfehler } from '../modules/empfehlung/index.ts';
import { acceptAsEmpfaenger, joinAsEmpfaenger, klicken, pickAsEmpfehler } from './steps.ts';

/** One step of the demo's history: how many days ago it happens, and what the rules of that day do. */
export interface Step {
  readonly vorTagen: number;
  run(context: Context): Promise<void>;
}

/** The recommender of a story; Erika if there is no name. */
interface Recommending extends LoggedInEmpfehler {
  readonly vorname?: string;
  readonly nachname?: string;
}

export interface Story {
  readonly vorTagen: number;
  readonly channel: string;
  readonly anteil: 100 | 50 | 0;
  readonly klicks: number;
  /** Name of the one person whom the referral is for; without it the link is for many. */
  readonly named?: string;
  readonly person?: {
    readonly vorname: string;
    readonly name: string;
    readonly email?: string;
    readonly vorTagen: number;
    readonly accepts?: boolean;
  };
  readonly auftrag?: { readonly vorTagen: number; readonly released?: number; readonly cancelled?: number };
  /** The picked reward; a transfer goes to Erika's account unless it names another. */
  readonly pick?: { readonly vorTagen: number; readonly art: 'Gutschein' | 'Ueberweisung'; readonly bankdaten?: Bankdaten };
}

/** One referral and one reward in every state that a recommender can see. Referrals for one named person have that person's state. */
const STORIES: readonly Story[] = [
  { vorTagen: 3, channel: 'whatsapp', anteil: 50, klicks: 4 },
  { vorTagen: 6, channel: 'email', anteil: 50, klicks: 1, named: 'Nadja' },
  { vorTagen: 9, channel: 'whatsapp', anteil: 100, klicks: 3, person: { vorname: 'Tarek', name: 'Bindig', vorTagen: 8 } },
  { vorTagen: 20, channel: 'facebook', anteil: 50, klicks: 7, person: { vorname: 'Mirja', name: 'Oltmann', vorTagen: 18, accepts: true } },
  {
    vorTagen: 25,
    channel: 'whatsapp',
    anteil: 50,
    klicks: 2,
    person: { vorname: 'Piet', name: 'Langhammer', vorTagen: 24, accepts: true },
    auftrag: { vorTagen: 10 },
  },
  {
    vorTagen: 40,
    channel: 'whatsapp',
    anteil: 50,
    klicks: 5,
    person: { vorname: 'Senta', name: 'Kollwitz-Brandau', vorTagen: 38, accepts: true },
    auftrag: { vorTagen: 30, released: 5 },
  },
  {
    vorTagen: 55,
    channel: 'linkedin',
    anteil: 100,
    klicks: 3,
    named: 'Ruben',
    person: { vorname: 'Ruben', name: 'Haferkorn', vorTagen: 54, accepts: true },
    auftrag: { vorTagen: 45, released: 20 },
    pick: { vorTagen: 18, art: 'Ueberweisung' },
  },
  {
    vorTagen: 120,
    channel: 'whatsapp',
    anteil: 100,
    klicks: 6,
    named: 'Jelena',
    person: { vorname: 'Jelena', name: 'Vosskamp', vorTagen: 118, accepts: true },
    auftrag: { vorTagen: 110, released: 90 },
    pick: { vorTagen: 88, art: 'Gutschein' },
  },
  { vorTagen: 75, channel: 'email', anteil: 50, klicks: 1, named: 'Olaf' },
  {
    vorTagen: 50,
    channel: 'sms',
    anteil: 50,
    klicks: 2,
    named: 'Henrike',
    person: { vorname: 'Henrike', name: 'Auerswald', vorTagen: 48, accepts: true },
    auftrag: { vorTagen: 40, cancelled: 33 },
  },
  // Rewards that nobody picked in time, and rewards that ended with their order.
  {
    vorTagen: 140,
    channel: 'whatsapp',
    anteil: 100,
    klicks: 3,
    person: { vorname: 'Hauke', name: 'Ellermann', vorTagen: 138, accepts: true },
    auftrag: { vorTagen: 130, released: 110 },
  },
  {
    vorTagen: 68,
    channel: 'email',
    anteil: 50,
    klicks: 2,
    person: { vorname: 'Ylva', name: 'Brandis', vorTagen: 66, accepts: true },
    auftrag: { vorTagen: 60, released: 44, cancelled: 35 },
  },
];

/** The days until a release that the stories are written for. */
const FREIGABE_TAGE = 15;

/** The steps of all stories. If orders of the tenant wait longer for their release, released stories begin that much earlier. Nothing is picked where rewards are paid with the wages. */
export const historyOf = (erika: LoggedInEmpfehler, produktIds: readonly number[], freigabeTage: number, alsLohn: boolean): Step[] =>
  STORIES.flatMap(({ pick, ...story }, index) =>
    stepsOf(
      earlier(alsLohn || !pick ? story : { ...story, pick }, Math.max(0, freigabeTage - FREIGABE_TAGE)),
      index,
      erika,
      produktIds[index % produktIds.length] ?? 0,
    ),
  );

function earlier(story: Story, tage: number): Story {
  const { person, auftrag } = story;
  if (tage === 0 || auftrag?.released === undefined) return story;
  return {
    ...story,
    vorTagen: story.vorTagen + tage,
    ...(person && { person: { ...person, vorTagen: person.vorTagen + tage } }),
    auftrag: { ...auftrag, vorTagen: auftrag.vorTagen + tage },
  };
}

/** The steps of one story; `index` gives the number of its order. */
export function stepsOf(story: Story, index: number, erika: Recommending, produktId: number): Step[] {
  const { person, auftrag, pick } = story;
  let empfehlungsnummer = '';
  let empfaengernummer = '';
  const order = (status: 'Bestaetigt' | 'Freigegeben' | 'Storniert', vorTagen: number | undefined): Step | undefined =>
    auftrag && vorTagen !== undefined
      ? {
          vorTagen,
          async run(context) {
            const Auftragsdatum = dayOf(addTage(context.now, vorTagen - auftrag.vorTagen));
            const message = { Auftragsnummer: `DEMO-${index + 1}`, Empfaengernummer: empfaengernummer, ProduktId: produktId };
            await processAuftragsmeldung(context, { ...message, Auftragsdatum, Status: status });
          },
        }
      : undefined;
  const steps: (Step | undefined)[] = [
    {
      vorTagen: story.vorTagen,
      async run(context) {
        const created = await createEmpfehlung(context, recommendationOf(erika, produktId, story), erika);
        empfehlungsnummer = created.Empfehlungsnummer;
        await klicken(context, empfehlungsnummer, story.channel, story.klicks);
      },
    },
    person && {
      vorTagen: person.vorTagen,
      run: async (context) => {
        empfaengernummer = await joinAsEmpfaenger(context, empfehlungsnummer, person);
        if (person.accepts) await acceptAsEmpfaenger(context, empfaengernummer);
      },
    },
    order('Bestaetigt', auftrag?.vorTagen),
    order('Freigegeben', auftrag?.released),
    order('Storniert', auftrag?.cancelled),
    pick && { vorTagen: pick.vorTagen, run: (context) => pickAsEmpfehler(context, `DEMO-${index + 1}`, pick.art, pick.bankdaten) },
  ];
  return steps.filter((step) => step !== undefined);
}

/** The recommendation of a story, as the form would send it. */
export function recommendationOf(
  erika: Recommending,
  produktId: number,
  story: Pick<Story, 'channel' | 'anteil' | 'named'>,
): NeueEmpfehlung {
  return {
    Empfehlung: {
      Produkt: produktId,
      Channel: story.channel,
      Empfehlungslink: story.named === undefined,
      AnteilEmpfehler: story.anteil,
      AgbText: 'ja',
    },
    Empfehler: { Vorname: erika.vorname ?? 'Erika', Nachname: erika.nachname ?? 'Muster', Email: erika.email },
    ...(story.named && { Empfaenger: { Vorname: story.named } }),
  };
}
