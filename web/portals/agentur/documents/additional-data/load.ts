import type { Answer } from '../../../../../contract/call.ts';
import type { Angabe } from '../../../../../contract/calls/agentur/angaben.ts';
import { readAgenturkonto } from '../../../../../contract/calls/agentur/konto.ts';
import { type FormView, formView } from '../../../../shell/form.ts';
import { endedSession } from '../../../../shell/login.ts';
import type { Loaded, Visit } from '../../../../shell/visit.ts';
import type { DocumentContext } from '../../../documents/context.ts';
import { agenturOf, isOwner } from '../../visit.ts';
import { agenturContext } from '../declaration.ts';

type Zusatzdaten = NonNullable<Answer<typeof readAgenturkonto>['body']['Zusatzdaten']>;

/** Steps of the form, each with its fields. */
export const STEPS = {
  adresse: ['Strasse', 'Hausnummer', 'Plz', 'Ort', 'Telefon'],
  steuer: ['UstId', 'Steuernummer'],
  bank: ['Kontoinhaber', 'IBAN'],
} as const satisfies Record<string, readonly Angabe[]>;
export type Schritt = keyof typeof STEPS;
export const STEP_NAMES = Object.keys(STEPS) as [Schritt, ...Schritt[]];

export interface AdditionalDataProps extends DocumentContext {
  readonly form: FormView<Angabe>;
  /** The current step; null if nothing is missing. */
  readonly schritt: Schritt | null;
  readonly known: Zusatzdaten;
  readonly wasSaved: boolean;
}

/** Whether the name is a step. */
export const isSchritt = (name: string | undefined): name is Schritt => name !== undefined && Object.hasOwn(STEPS, name);

/** The first step with missing data; null if nothing is missing. */
const openStep = ({ Fehlt }: Zusatzdaten): Schritt | null =>
  STEP_NAMES.find((step) => STEPS[step].some((name) => Fehlt.some((missing) => missing === name))) ?? null;

/** Opens the step in the address, or else the first with missing data. Redirects an agency that is not in registration to its master data. */
export async function loadAdditionalData(visit: Visit): Promise<Loaded<AdditionalDataProps>> {
  if (visit.form === null && isOwner(visit) && agenturOf(visit)?.isConsentOpen) return { redirect: { page: 'AgencyConsent' } };
  const answer = await visit.call(readAgenturkonto);
  if (!answer.ok) return endedSession(visit, 'AgencyAdditionalData', answer.problem);
  const { Zusatzdaten: known } = answer.body;
  if (!known) return { redirect: { page: 'AgencyArea', params: { bericht: 'stammdaten' } } };
  const { schritt } = visit.query;
  const { IBAN: _, ...shown } = known;
  const defaults = Object.fromEntries(Object.entries(shown).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
  return {
    props: {
      ...agenturContext(visit),
      form: formView(visit.form, defaults),
      schritt: isSchritt(schritt) ? schritt : openStep(known),
      known,
      wasSaved: visit.query.gespeichert === '1' && visit.form === null,
    },
  };
}
