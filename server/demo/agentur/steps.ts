import type { AuftragStatus } from '../../../contract/values/status.ts';
import { addTage, dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { objectToAuftrag, processAuftragsmeldung, releaseDueAuftrag, releaseOrRefuse } from '../../modules/auftrag/index.ts';
import { refuseEmpfaenger } from '../../modules/empfaenger/zustimmung/zustimmung.ts';
import { createEmpfehlung } from '../../modules/empfehlung/index.ts';
import type { Step } from '../history.ts';
import { acceptAsEmpfaenger, joinAsEmpfaenger, klicken, pickAsEmpfehler, tokenOfEmpfaenger } from '../steps.ts';
import type { Eingeladen } from './einladungen.ts';
import { type DemoPerson, wohntOf } from './names.ts';
import type { Benutzer } from './people.ts';
import type { AgenturStory } from './stories.ts';
import type { AuftragVerlauf } from './verlaeufe.ts';

/** A story with its people and numbers. `empfehlungsnummer` is set once the referral is made. */
export interface Besetzt extends AgenturStory {
  readonly index: number;
  readonly agenturnummer: string;
  readonly von: Eingeladen;
  readonly person: DemoPerson;
  readonly auftragsnummer: string;
  /** The user who releases orders and objects to them. */
  readonly freigebend: Benutzer;
  empfehlungsnummer: string;
}

/** Reasons for objections, used in turn. */
export const GRUENDE = [
  'Der Kunde hat den Vertrag am Telefon zurückgenommen.',
  'Der Anschluss ist an dieser Adresse nicht möglich.',
  'Der Auftrag steht doppelt da.',
];

/** Bank data of no real account: bank code and number are made up, the check digits fit. */
export const BANKDATEN = { Kontoinhaber: 'Ida Beispiel', IBAN: 'DE84300903991203040506' };

/** The user who releases the orders of the story, as the audit log names them. */
export const werOf = ({ agenturnummer, freigebend }: Pick<Besetzt, 'agenturnummer' | 'freigebend'>): string =>
  `Agentur:${agenturnummer}:${freigebend.id}`;

/** The steps of one story. */
export function agenturSteps(story: Besetzt): Step[] {
  const { verlauf, person, channel } = story;
  let empfaengernummer = '';
  const after = (tage: number | undefined, run: Step['run']) => tage !== undefined && { vorTagen: story.vorTagen - tage, run };
  const steps = [
    after(0, async (context) => {
      const { id, vorname, name, email } = story.von;
      const { produktId, anteil, isNamed = false } = verlauf;
      const Empfehlung = { Produkt: produktId, Channel: channel, Empfehlungslink: !isNamed, AnteilEmpfehler: anteil, AgbText: 'ja' };
      const named = isNamed && { Empfaenger: { Vorname: person.vorname } };
      const neu = { Empfehlung, Empfehler: { Vorname: vorname, Nachname: name, Email: email }, ...named };
      story.empfehlungsnummer = (await createEmpfehlung(context, neu, { id, email })).Empfehlungsnummer;
      await klicken(context, story.empfehlungsnummer, channel, story.klicks);
    }),
    after(verlauf.joins, async (context) => {
      empfaengernummer = await joinAsEmpfaenger(context, story.empfehlungsnummer, { ...person, ...wohntOf(story.index) });
    }),
    after(verlauf.accepts, (context) => acceptAsEmpfaenger(context, empfaengernummer)),
    after(verlauf.refuses, async (context) => void (await refuseEmpfaenger(context, await tokenOfEmpfaenger(context, empfaengernummer)))),
    ...(verlauf.auftrag ? auftragSteps(story, verlauf.auftrag, after, () => empfaengernummer) : []),
  ];
  return steps.filter((step) => step !== false);
}

type After = (tage: number | undefined, run: Step['run']) => Step | false;

function auftragSteps(story: Besetzt, auftrag: AuftragVerlauf, after: After, empfaenger: () => string): (Step | false)[] {
  const { auftragsnummer: nummer, agenturnummer, freigebend } = story;
  const { bestaetigt, beanstandet, released, pick, ended } = auftrag;
  const isOwn = released?.durch === 'System';
  const report = (tage: number | undefined, Status: AuftragStatus) =>
    after(tage, async (context) => {
      const meldung = { Auftragsnummer: nummer, Empfaengernummer: empfaenger(), ProduktId: auftrag.produktId ?? story.verlauf.produktId };
      const Auftragsdatum = dayOf(addTage(context.now, auftrag.am - (tage ?? 0)));
      await processAuftragsmeldung(isOwn ? releasingItself(context) : context, { ...meldung, Auftragsdatum, Status });
    });
  const wer = werOf(story);
  const freigebende = { agenturnummer, accountId: freigebend.accountId };
  return [
    // Most orders are confirmed in the shop on the day they are placed.
    bestaetigt !== auftrag.am && report(auftrag.am, 'Eingegangen'),
    report(bestaetigt, 'Bestaetigt'),
    after(beanstandet, (context) => objectToAuftrag({ ...context, wer }, freigebende, nummer, GRUENDE[story.index % GRUENDE.length] ?? '')),
    released?.durch === 'Mandant' && report(released.am, 'Freigegeben'),
    released?.durch === 'Agentur' && after(released.am, (context) => releaseOrRefuse({ ...context, wer }, freigebende, nummer)),
    isOwn && after(released.am, (context) => releaseDueAuftrag({ ...releasingItself(context), wer: 'System' }, nummer)),
    after(pick?.am, (context) => pickAsEmpfehler(context, nummer, pick?.art ?? 'Gutschein', BANKDATEN)),
    ended !== undefined && report(ended.am, ended.status),
  ];
}

/** The context of a tenant that lets orders release themselves. */
const releasingItself = (context: Context): Context => ({
  ...context,
  konfiguration: { ...context.konfiguration, FreigabeAutomatisch: true },
});
