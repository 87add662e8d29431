import type { AuftragStatus } from '../../../contract/calls/auftrag.ts';
import { addTage, dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { beanstanden, freigebenOrRefuse } from '../../modules/agentur/index.ts';
import { releaseDueAuftrag, takeAuftrag } from '../../modules/auftrag/index.ts';
import { refuseEmpfaenger } from '../../modules/empfaenger/zustimmung.ts';
import { createEmpfehlung } from '../../modules/empfehlung/index.ts';
import { insertKlicks } from '../../modules/tracking/index.ts';
import type { Step } from '../history.ts';
import { acceptAsEmpfaenger, joinAsEmpfaenger, pickAsEmpfehler, tokenOfEmpfaenger } from '../steps.ts';
import type { Eingeladen } from './einladungen.ts';
import { personOf, wohntOf } from './names.ts';
import type { Benutzer } from './people.ts';
import type { AgenturStory, AuftragStory } from './stories.ts';

/** What the stories of an agency happen to. */
export interface Besetzung {
  readonly agenturnummer: string;
  readonly empfehler: readonly Eingeladen[];
  /** Who releases and objects, in turn. */
  readonly freigebende: readonly Benutzer[];
  /** The first of the people who are recommended. */
  readonly first: number;
}

const GRUENDE = [
  'Der Kunde hat den Vertrag am Telefon zurückgenommen.',
  'Der Anschluss ist an dieser Adresse nicht möglich.',
  'Der Auftrag steht doppelt da.',
];

/** An IBAN of no real account: bank code and number are made up, the check digits fit. */
const IBAN = 'DE84300903991203040506';

/** The steps of one story. */
export function agenturSteps(story: AgenturStory, index: number, cast: Besetzung): Step[] {
  const person = personOf(cast.first + index);
  let empfehlungsnummer = '';
  let empfaengernummer = '';
  const recommend: Step = {
    vorTagen: story.vorTagen,
    async run(context) {
      const { id, vorname, name, email } = cast.empfehler[story.empfehler] as Eingeladen;
      const { produktId, channel, anteil, isNamed } = story;
      const Empfehlung = { Produkt: produktId, Channel: channel, Empfehlungslink: !isNamed, AnteilEmpfehler: anteil, AgbText: 'ja' };
      const named = isNamed && { Empfaenger: { Vorname: person.vorname } };
      const neu = { Empfehlung, Empfehler: { Vorname: vorname, Nachname: name, Email: email }, ...named };
      empfehlungsnummer = (await createEmpfehlung(context, neu, { id, email })).Empfehlungsnummer;
      const klicks = Array.from({ length: story.klicks }, (_, click) => ({
        empfehlungsnummer,
        channel,
        zeit: addTage(context.now, click * 0.04),
      }));
      const first = { art: 'Klick', wiederholung: false } as const;
      if (klicks.length > 0)
        await insertKlicks(
          context.tx,
          klicks.map((klick) => ({ ...klick, ...first })),
        ).execute();
    },
  };
  const steps: (Step | false | undefined)[] = [
    recommend,
    at(story.joins, async (context) => {
      empfaengernummer = await joinAsEmpfaenger(context, empfehlungsnummer, { ...person, ...wohntOf(index) });
    }),
    at(story.accepts, (context) => acceptAsEmpfaenger(context, empfaengernummer)),
    at(story.refuses, async (context) => void (await refuseEmpfaenger(context, await tokenOfEmpfaenger(context, empfaengernummer)))),
    ...(story.auftrag ? auftragSteps(story.auftrag, index, cast, () => empfaengernummer) : []),
  ];
  return steps.filter((step) => step !== undefined && step !== false);
}

const at = (vorTagen: number | undefined, run: Step['run']): Step | undefined => (vorTagen === undefined ? undefined : { vorTagen, run });

function auftragSteps(auftrag: AuftragStory, index: number, cast: Besetzung, empfaenger: () => string): (Step | undefined)[] {
  const nummer = `${cast.agenturnummer.replace('A-', 'N')}-${String(index + 1).padStart(4, '0')}`;
  const isOwn = auftrag.released?.durch === 'System';
  const report = (vorTagen: number | undefined, Status: AuftragStatus) =>
    at(vorTagen, async (context) => {
      const Auftragsdatum = dayOf(addTage(context.now, (vorTagen ?? 0) - auftrag.vorTagen));
      const meldung = { Auftragsnummer: nummer, Empfaengernummer: empfaenger(), ProduktId: auftrag.produktId, Auftragsdatum, Status };
      await takeAuftrag(isOwn ? releasingItself(context) : context, meldung);
    });
  const { released, ended, beanstandet, pick } = auftrag;
  const benutzer = cast.freigebende[index % cast.freigebende.length] as Benutzer;
  const wer = `Agentur:${cast.agenturnummer}:${benutzer.id}`;
  const freigebende = { agenturnummer: cast.agenturnummer, accountId: benutzer.accountId };
  return [
    // Most are confirmed in the shop at once.
    auftrag.bestaetigt === auftrag.vorTagen ? undefined : report(auftrag.vorTagen, 'Eingegangen'),
    report(auftrag.bestaetigt, 'Bestaetigt'),
    at(beanstandet, (context) => beanstanden({ ...context, wer }, freigebende, nummer, GRUENDE[index % GRUENDE.length] ?? '')),
    released?.durch === 'Mandant' ? report(released.vorTagen, 'Freigegeben') : undefined,
    released?.durch === 'Agentur'
      ? at(released.vorTagen, (context) => freigebenOrRefuse({ ...context, wer }, freigebende, nummer))
      : undefined,
    isOwn ? at(released?.vorTagen, (context) => releaseDueAuftrag({ ...releasingItself(context), wer: 'System' }, nummer)) : undefined,
    pick && at(pick.vorTagen, (context) => pickAsEmpfehler(context, nummer, pick.art, { Kontoinhaber: 'Ida Beispiel', IBAN })),
    ended && report(ended.vorTagen, ended.status),
  ];
}

/** A time in which the tenant let orders release themselves. */
const releasingItself = (context: Context): Context => ({
  ...context,
  konfiguration: { ...context.konfiguration, FreigabeAutomatisch: true },
});
