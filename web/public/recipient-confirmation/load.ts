import { readEigenenStand } from '../../../contract/calls/account/eigenerstand.ts';
import { readBestaetigung } from '../../../contract/calls/empfehlung/empfaenger.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { shopHosts } from '../../../contract/rules/shop-hosts.ts';
import type { AnfrageField } from '../../features/empfaenger/anfrage-fields.tsx';
import { type Bestellweg, bestellartOf, shopOf } from '../../features/empfaenger/bestellen.ts';
import { type Empfehlung, findEmpfehlung } from '../../features/empfaenger/empfehlung.ts';
import { withContactTexts } from '../../shell/art.ts';
import { type FormView, formView } from '../../shell/form.ts';
import { isTransient } from '../../shell/outage.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';

/** View of the page: a question with its button, or the outcome. */
export type View = 'bestaetigen' | 'ablehnen' | 'abgelehnt' | 'verwendet' | 'abgelaufen' | 'ungueltig' | 'vergeben' | 'zuSpaet';

/** The recommended product and what the button leads to: the shop, a request by the form of this page, or the page with the prepared mail. */
export interface Order {
  readonly empfehlung: Empfehlung;
  readonly art: Bestellweg['art'];
}

export interface RecipientConfirmationProps extends PageContext {
  readonly view: View;
  readonly token: string;
  readonly support: string;
  /** Next step, if the recipient can open their own status from here. */
  readonly next: 'zustimmen' | 'bestellen' | 'stand' | null;
  /** Null if the link does not give the referral. */
  readonly order: Order | null;
  /** Hosts to which the button can lead on. */
  readonly formHosts: readonly string[];
  readonly hasErstinformation: boolean;
  /** The request to the tenant, for tenants who take requests. */
  readonly form: FormView<AnfrageField>;
  /** Why the button had no effect, if trying again helps. */
  readonly message: string | null;
}

export const isAsked = (view: View): boolean => view === 'bestaetigen' || view === 'ablehnen';

/** Opening the mailed link changes nothing: mail scanners open links too. Its button posts. */
export async function loadConfirmation(visit: Visit): Promise<Loaded<RecipientConfirmationProps>> {
  const { token = '' } = visit.query;
  const response = token === '' ? null : await visit.call(readBestaetigung, { body: { Token: token } });
  if (response && !response.ok && isTransient(response.problem)) return { problem: response.problem };
  // "Ich möchte das nicht" also works by a used link, as long as the recipient exists.
  const isOver = response !== null && !response.ok && (visit.query.ablehnen !== '1' || response.problem.code !== 'TokenBereitsVerwendet');
  const view = isOver && visit.form === null ? endOf(response.problem.code) : viewOf(visit);
  const form = formView(isAsked(view) ? visit.form : null);
  const order = response?.ok ? await findOrder(visit, response.body.Empfehlungsnummer) : null;
  const props = {
    ...pageContext(visit),
    token,
    support: visit.konfiguration.SupportEmail,
    view,
    order,
    form,
    message: form.message,
    next: view === 'verwendet' ? await readNext(visit) : null,
    formHosts: order?.art === 'Shop' && view === 'bestaetigen' ? shopHosts(visit.konfiguration) : [],
    hasErstinformation: visit.inhalte.find('content-bloecke', 'erstinformation') !== null,
  };
  const status = view === 'ungueltig' && token !== '' ? 404 : 200;
  if (!order) return { props, status };
  const { angaben, istVerkaeufer } = order.empfehlung;
  return { props: withContactTexts(props, visit, { art: angaben.art, istVerkaeufer }), status };
}

async function findOrder(visit: Visit, nummer: string): Promise<Order | null> {
  const empfehlung = await findEmpfehlung(visit, nummer);
  return empfehlung && { empfehlung, art: bestellartOf(visit, await shopOf(visit, { empfehlungsnummer: nummer })) };
}

/** View for a token that can no longer be used. */
function endOf(code: ErrorCode): View {
  if (code === 'TokenBereitsVerwendet') return 'verwendet';
  return code === 'Abgelaufen' ? 'abgelaufen' : 'ungueltig';
}

function viewOf({ query, form }: Visit): View {
  const { token = '', ablehnen, abgelehnt } = query;
  if (token === '') return abgelehnt === '1' ? 'abgelehnt' : 'ungueltig';
  const question = ablehnen === '1' ? 'ablehnen' : 'bestaetigen';
  switch (form?.problem.code) {
    case 'TokenBereitsVerwendet':
    case 'Abgelaufen':
    case 'NichtGefunden':
      return endOf(form.problem.code);
    case 'EmpfehlungExists':
      return 'vergeben';
    case 'Konflikt':
      return question === 'ablehnen' ? 'zuSpaet' : question;
    default:
      return question;
  }
}

async function readNext(visit: Visit): Promise<RecipientConfirmationProps['next']> {
  const own = await visit.call(readEigenenStand);
  if (!own.ok) return null;
  if (own.body.Status === 'Ok') return 'bestellen';
  return own.body.Status === 'Offen' && !own.body.Zugestimmt ? 'zustimmen' : 'stand';
}
