import { readAdresse } from '../../../contract/calls/empfehlung/adresse.ts';
import { readEmpfehlung } from '../../../contract/calls/empfehlung/empfehlungslink.ts';
import { ADRESSE, ADRESSE_FIELDS } from '../../features/postfach/postfach.tsx';
import { type FormView, formView } from '../../shell/form.ts';
import { isTransient } from '../../shell/outage.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';

/** State of the confirmation: the mailed link is open, it still has to be opened, it was used, or it is invalid. */
export type ConfirmationState = 'bestaetigen' | 'warten' | 'verwendet' | 'ungueltig';

export interface ConfirmationProps extends PageContext {
  readonly state: ConfirmationState;
  /** What was sent: the mail again, or the mail to another address. */
  readonly gesendet: 'erneut' | 'neu' | null;
  /** The address that the mail went to, as long as it may be shown. */
  readonly adresse: string | null;
  /** The form for another address. */
  readonly form: FormView<'Email'>;
  /** Why sending again was refused. */
  readonly message: string | null;
}

/** Outcomes by the value of `gesendet` in the address. */
const SENT_STATES = new Map<string, ConfirmationProps['gesendet']>([
  ['1', 'erneut'],
  ['neu', 'neu'],
]);

/** Opening the mailed link changes nothing: mail scanners open links too. Its button posts. */
export async function loadConfirmation(visit: Visit): Promise<Loaded<ConfirmationProps>> {
  const { token = '', empfehlungsnummer = '', gesendet } = visit.query;
  const isAdresse = visit.form?.values.schritt === ADRESSE;
  const props = {
    ...pageContext(visit),
    gesendet: SENT_STATES.get(gesendet ?? '') ?? null,
    adresse: null,
    form: formView(isAdresse ? visit.form : null, {}, ADRESSE_FIELDS),
    message: isAdresse ? null : (visit.form?.problem.detail ?? null),
  };
  if (visit.form && token !== '' && isTransient(visit.form.problem)) return { problem: visit.form.problem };
  if (token !== '') return { props: { ...props, state: stateAfter(visit) ?? 'bestaetigen' } };
  const empfehlung = empfehlungsnummer === '' ? null : await visit.call(readEmpfehlung, { params: { nr: empfehlungsnummer } });
  if (!empfehlung?.ok) return { props: { ...props, state: 'ungueltig' } };
  if (empfehlung.body.Status !== 'Offen') return { props: { ...props, state: 'verwendet' } };
  return { props: { ...props, state: 'warten', adresse: await findAdresse(visit, empfehlungsnummer) } };
}

function stateAfter({ form }: Visit): ConfirmationState | null {
  if (form === null) return null;
  return form.problem.code === 'TokenBereitsVerwendet' ? 'verwendet' : 'ungueltig';
}

async function findAdresse(visit: Visit, nr: string): Promise<string | null> {
  const found = await visit.call(readAdresse, { params: { nr } });
  return found.ok ? found.body.Email : null;
}
