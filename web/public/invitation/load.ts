import { type Einladungslink, openEinladung } from '../../../contract/calls/agentur/einladung.ts';
import { may } from '../../../contract/rules/rechte.ts';
import { type FormView, formView } from '../../shell/form.ts';
import { isTransient } from '../../shell/outage.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import type { FormState, Loaded, Visit } from '../../shell/visit.ts';

type Stand = Einladungslink['Stand'];

/** View of the page: the question with one button, the form, the outcome, or why the link is invalid. */
export type InvitationView =
  | 'frage'
  | 'formular'
  | 'ablehnen'
  | 'gesendet'
  | 'angenommen'
  | 'unbekannt'
  | `beendet.${Exclude<Stand, 'Offen'>}`;

export interface InvitationProps extends PageContext {
  readonly view: InvitationView;
  readonly token: string;
  readonly agentur: string;
  readonly link: Einladungslink | null;
  readonly form: FormView<'Vorname' | 'Nachname' | 'Email'>;
}

/** Outcomes that an address without a token names. */
const VIEW_BY_OUTCOME: Readonly<Record<string, InvitationView>> = {
  gesendet: 'gesendet',
  angenommen: 'angenommen',
  abgelehnt: 'beendet.Abgelehnt',
};

/** Opening the link changes nothing: mail scanners open links too. Its buttons post. */
export async function loadInvitation(visit: Visit): Promise<Loaded<InvitationProps>> {
  const { token = '', getan = '' } = visit.query;
  const context = pageContext(visit);
  const props = { ...context, token, agentur: '', link: null, form: formView(null) };
  if (token === '') return { props: { ...props, view: (Object.hasOwn(VIEW_BY_OUTCOME, getan) && VIEW_BY_OUTCOME[getan]) || 'unbekannt' } };
  const found = await visit.call(openEinladung, { body: { Token: token } });
  if (!found.ok) return isTransient(found.problem) ? { problem: found.problem } : { props: { ...props, view: 'unbekannt' }, status: 404 };
  const link = found.body;
  return { props: { ...props, link, agentur: link.Agentur, view: viewOf(visit, link), form: formOf(visit.form, link) } };
}

function viewOf({ query, login }: Visit, { Stand, Weg }: Einladungslink): InvitationView {
  const isMailed = Weg === 'Mail' || Weg === 'Bestaetigung';
  const wantsOut = query.ablehnen === '1' && Weg !== 'Dauercode';
  // A recipient of the mail can refuse further mails after the end of the invitation too.
  if (wantsOut && (Stand === 'Offen' || (isMailed && Stand !== 'Angenommen' && Stand !== 'Abgelehnt'))) return 'ablehnen';
  if (Stand !== 'Offen') return `beendet.${Stand}`;
  return isMailed || may(login, 'Bereich') ? 'frage' : 'formular';
}

/** The form, filled with the name that the agency entered. */
function formOf(state: FormState | null, { Vorname, Nachname }: Einladungslink): FormView {
  const defaults = { ...(Vorname && { Vorname }), ...(Nachname && { Nachname }) };
  return formView(state, defaults, { EmailUngueltig: 'Email', EmailNotAllowed: 'Email' });
}
