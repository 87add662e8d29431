import { readAgenturUser } from '../../../../../contract/calls/agentur/login.ts';
import { agreeAgentur, readAgenturzustimmung } from '../../../../../contract/calls/agentur/zustimmung.ts';
import { type FormView, formView, nested } from '../../../../shell/form.ts';
import { endedSession } from '../../../../shell/login.ts';
import type { Fields, Loaded, Posted, Visit } from '../../../../shell/visit.ts';
import type { DocumentContext } from '../../../documents/context.ts';
import { isOwner } from '../../visit.ts';
import { bedingungenOf } from '../bedingungen.ts';
import { agenturContext } from '../declaration.ts';

export interface ConsentProps extends DocumentContext {
  readonly form: FormView;
  /** The texts to which the agency has to agree, each with the moment of the agreement. */
  readonly texts: readonly (ReturnType<typeof bedingungenOf>[number] & { readonly zugestimmtAm: string | null })[];
  readonly agentur: string;
  readonly isOwner: boolean;
  /** Names of the owners, who can agree. */
  readonly owners: readonly string[];
}

/** Loads the texts to which the agency has to agree. */
export async function loadConsent(visit: Visit): Promise<Loaded<ConsentProps>> {
  const [stand, user] = [await visit.call(readAgenturzustimmung), await visit.call(readAgenturUser)];
  if (!stand.ok) return endedSession(visit, 'AgencyConsent', stand.problem);
  if (!user.ok) return endedSession(visit, 'AgencyConsent', user.problem);
  const { Bedingungen } = stand.body;
  const texts = bedingungenOf(visit).flatMap((text) => {
    const one = Bedingungen.find(({ Name }) => Name === text.name);
    return one ? [{ ...text, zugestimmtAm: one.ZugestimmtAm }] : [];
  });
  const { AgenturName: agentur, Inhaber: owners } = user.body;
  return { props: { ...agenturContext(visit), form: formView(visit.form), texts, agentur, isOwner: isOwner(visit), owners } };
}

/** Agrees to the texts whose versions the form has, and opens the portal. */
export async function postConsent(visit: Visit, fields: Fields): Promise<Posted> {
  const names = bedingungenOf(visit).map(({ name }) => `Zustimmungen.${name}`);
  const agreed = await visit.call(agreeAgentur, { body: { Zustimmungen: {}, ...nested(fields, names) } });
  return agreed.ok ? { redirect: { page: 'AgencyHome' } } : endedSession(visit, 'AgencyConsent', agreed.problem);
}
