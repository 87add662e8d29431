import type { Entscheidung, NeueNachbuchung } from '../../contract/calls/praemie/nachbuchung.ts';
import { addTage, dayOf } from '../calendar.ts';
import { confirmAccount, tokenOfZugangslink } from '../modules/account/index.ts';
import { keepOhneEmpfehlung, processAuftragsmeldung } from '../modules/auftrag/index.ts';
import { ensureEmpfehler, requestNewsletter } from '../modules/empfehler/index.ts';
import { confirmWerbeeinwilligung } from '../modules/empfehler/newsletter.ts';
import { createEmpfehlung } from '../modules/empfehlung/index.ts';
import { decideNachbuchung } from '../modules/nachbuchung/entscheidung.ts';
import { openNachbuchung } from '../modules/nachbuchung/index.ts';
import { stateKundennummer } from '../modules/praemierung/kundennummer.ts';
import { bezugOf, einwilligungText } from '../modules/werbeeinwilligung/index.ts';
import { recommendationOf, type Step } from './history.ts';
import { acceptAsEmpfaenger, joinAsEmpfaenger, klicken } from './steps.ts';
import { findLinkOf, findPraemierungOf } from './store.ts';
import { type Told, tell } from './tell.ts';

/** The recommender who misses rewards. */
const JETTE = { email: 'jette.holm@example.net', vorname: 'Jette', nachname: 'Holm' };

/** Her referrals, as days before the demo's start, each with the people who came by it. */
const EMPFEHLUNGEN = [
  {
    vorTagen: 60,
    people: [
      { vorname: 'Nora', name: 'Feldmann' },
      { vorname: 'Lasse', name: 'Ohm' },
    ],
  },
  { vorTagen: 34, people: [{ vorname: 'Wiebke', name: 'Sander' }] },
] as const;

interface Claim {
  readonly vorTagen: number;
  /** Days from the order to the claim. */
  readonly after: number;
  readonly nummer: string;
  /** Index of the claimed referral; without it the claim only names the person. */
  readonly empfehlung?: number;
  readonly person?: Pick<NeueNachbuchung, 'Vorname' | 'Nachname'>;
  readonly nachweis: string;
  readonly decided?: { readonly vorTagen: number } & Entscheidung;
}

/** Claims that are accepted, rejected and undecided. */
const CLAIMS: readonly Claim[] = [
  {
    vorTagen: 42,
    after: 9,
    nummer: 'F-20417',
    empfehlung: 0,
    person: { Vorname: 'Nora', Nachname: 'Feldmann' },
    nachweis: 'Nora hat im Laden in der Hafenstraße bestellt. Auf der Bestätigung steht Funkhof M.',
    decided: { vorTagen: 40, Status: 'Angenommen', Antwort: 'Wir haben die Bestellung gefunden.' },
  },
  {
    vorTagen: 21,
    after: 4,
    nummer: 'F-20533',
    person: { Vorname: 'Onno', Nachname: 'Petersen' },
    nachweis: 'Mein Nachbar sagt, er hat bestellt.',
    decided: { vorTagen: 19, Status: 'Abgelehnt', Antwort: 'Zu dieser Auftragsnummer gibt es bei uns keine Bestellung.' },
  },
  {
    vorTagen: 6,
    after: 3,
    nummer: 'F-20688',
    empfehlung: 0,
    person: { Vorname: 'Lasse', Nachname: 'Ohm' },
    nachweis: 'Lasse hat am Telefon bestellt und mir die Bestätigung gezeigt. Sie ist vom selben Tag.',
  },
  {
    vorTagen: 2,
    after: 5,
    nummer: 'F-20701',
    person: { Vorname: 'Tjark', Nachname: 'Wieland' },
    nachweis: 'Tjark hat meinen Link geöffnet und dann im Laden bestellt. Die Rechnung kam gestern.',
  },
];

/** The order of the accepted claim, which is released before she states her customer number; and how many days ago it was placed. */
const ORDER = { Auftragsnummer: 'F-20417', Status: 'Freigegeben' } as const;
const ORDERED_DAYS = 51;

/** Orders that the tenant imported without a known referral: how many days ago, and the number that the file had. */
const UNLINKED = [
  { vorTagen: 6, nummer: 'F-20733', angegeben: null },
  { vorTagen: 3, nummer: 'F-20741', angegeben: 'jette-2' },
] as const;

/** Claims of missing rewards, a customer number and orders without a referral, for the work lists of the back office. */
export async function tellAnliegen(told: Told, produktId: number): Promise<void> {
  const empfehlungen: string[] = [];
  let id = '';
  const steps: Step[] = [
    {
      vorTagen: 61,
      async run(context) {
        id = await ensureEmpfehler(context, JETTE);
        await confirmAccount(context, id);
      },
    },
    ...EMPFEHLUNGEN.flatMap(({ vorTagen, people }, index): Step[] => [
      {
        vorTagen,
        async run(context) {
          const jette = { ...JETTE, id };
          const wish = recommendationOf(jette, produktId, { channel: 'whatsapp', anteil: 50 });
          empfehlungen[index] = (await createEmpfehlung(context, wish, jette)).Empfehlungsnummer;
          await klicken(context, empfehlungen[index], 'whatsapp', people.length);
        },
      },
      ...people.map((person, turn) => ({
        vorTagen: vorTagen - 1 - turn,
        run: async (context: Parameters<Step['run']>[0]) =>
          acceptAsEmpfaenger(context, await joinAsEmpfaenger(context, empfehlungen[index] ?? '', person)),
      })),
    ]),
    {
      vorTagen: 20,
      run: (context) => requestNewsletter(context, id, { text: einwilligungText(context), am: context.now }),
    },
    {
      vorTagen: 19,
      async run(context) {
        const link = await findLinkOf(context, 'Werbeeinwilligung', bezugOf({ seite: 'Empfehler', bezug: id }));
        await confirmWerbeeinwilligung(context, tokenOfZugangslink(context, link));
      },
    },
    {
      vorTagen: 12,
      async run(context) {
        const Auftragsdatum = dayOf(addTage(context.now, 12 - ORDERED_DAYS));
        await processAuftragsmeldung(context, { ...ORDER, ProduktId: produktId, Empfehlungsnummer: empfehlungen[0] ?? '', Auftragsdatum });
        const { praemierungsnummer } = await findPraemierungOf(context, ORDER.Auftragsnummer);
        await stateKundennummer(context, praemierungsnummer, 'FH-204 881');
      },
    },
    ...UNLINKED.map(({ vorTagen, nummer, angegeben }) => ({
      vorTagen,
      async run(context: Parameters<Step['run']>[0]) {
        const order = { Auftragsnummer: nummer, ProduktId: produktId, Auftragsdatum: dayOf(context.now), Status: 'Bestaetigt' } as const;
        await keepOhneEmpfehlung(context, { ...order, Empfehlungsnummer: angegeben });
      },
    })),
    ...CLAIMS.flatMap((claim) => claimSteps(claim, produktId, () => ({ id, empfehlung: empfehlungen[claim.empfehlung ?? -1] }))),
  ];
  await tell(told, steps, [0]);
}

function claimSteps(
  { vorTagen, after, nummer, person, nachweis, decided }: Claim,
  ProduktId: number,
  findOwner: () => { readonly id: string; readonly empfehlung: string | undefined },
): Step[] {
  let claimed = '';
  return [
    {
      vorTagen,
      async run(context) {
        const { id, empfehlung } = findOwner();
        const opened = await openNachbuchung(context, id, {
          Auftragsnummer: nummer,
          Auftragsdatum: dayOf(addTage(context.now, -after)),
          ProduktId,
          ...(empfehlung !== undefined && { Empfehlungsnummer: empfehlung }),
          ...person,
          Nachweis: nachweis,
        });
        claimed = opened.Nachbuchungsnummer;
      },
    },
    ...(decided
      ? [
          {
            vorTagen: decided.vorTagen,
            async run(context: Parameters<Step['run']>[0]) {
              await decideNachbuchung(context, claimed, { Status: decided.Status, Antwort: decided.Antwort });
            },
          },
        ]
      : []),
  ];
}
