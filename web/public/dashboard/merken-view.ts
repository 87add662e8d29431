import type { EigeneEmpfehlung } from '../../../contract/calls/empfehlung/empfehlungsform.ts';
import { setErinnerung, setNotiz } from '../../../contract/calls/empfehlung/merken.ts';
import { formatDay } from '../../../contract/values/days.ts';
import { readDay } from '../../../contract/values/typed-day.ts';
import { type FormView, formView } from '../../shell/form.ts';
import { endedSession } from '../../shell/login.ts';
import type { PageContext } from '../../shell/page.ts';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';

/** The recommender's private note and reminder at a referral, and the forms for them. */
export interface MerkenView {
  readonly empfehlungsnummer: string;
  /** The recipient whose details show the forms, so that they lead back there. */
  readonly empfaengernummer: string | null;
  readonly notiz: string | null;
  /** Day of the reminder, as shown. */
  readonly erinnerung: string | null;
  /** The days for which a reminder can be set; null if there are none. */
  /** The last day of a reminder as shown; null if none can be set. */
  readonly bis: string | null;
  readonly form: FormView;
  /** What one of the forms has just done. */
  readonly erfolg: Outcome | null;
}

const OUTCOMES = ['notiz', 'ohneNotiz', 'erinnerung', 'ohneErinnerung'] as const;
type Outcome = (typeof OUTCOMES)[number];

export function merkenView(
  visit: Visit,
  { locale }: Pick<PageContext, 'locale'>,
  empfehlung: EigeneEmpfehlung,
  empfaengernummer: string | null,
): MerkenView {
  const { Empfehlungsnummer, Notiz, Erinnerung, Erinnerbar } = empfehlung;
  const wasSent = isMerkenForm(visit.form?.values ?? {}) && visit.form?.values.Empfehlungsnummer === Empfehlungsnummer;
  const form = formView(wasSent ? visit.form : null, { Notiz: Notiz ?? '', Erinnerung: Erinnerung ?? '' });
  const { Text, Am, ...errors } = form.errors;
  const isDone = visit.form === null && visit.query.empfehlungsnummer === Empfehlungsnummer;
  return {
    empfehlungsnummer: Empfehlungsnummer,
    empfaengernummer,
    notiz: Notiz ?? null,
    erinnerung: Erinnerung === undefined ? null : formatDay(Erinnerung, locale),
    bis: Erinnerbar ? formatDay(Erinnerbar.Spaetestens, locale) : null,
    form: { ...form, errors: { ...errors, ...(Text && { Notiz: Text }), ...(Am && { Erinnerung: Am }) } },
    erfolg: isDone ? (OUTCOMES.find((one) => one === visit.query.gemerkt) ?? null) : null,
  };
}

/** Whether a form of the page is for the note or the reminder. */
export const isMerkenForm = ({ schritt = '' }: Visit['query']): boolean => Object.hasOwn(STEPS, schritt);

type Step = (
  visit: Visit,
  nr: string,
  fields: Fields,
) => Promise<{ problem?: undefined; erfolg: Outcome } | { problem: NonNullable<Visit['form']>['problem'] }>;

const STEPS: Readonly<Record<string, Step>> = {
  async notiz(visit, nr, fields) {
    const Text = fields.Notiz ?? '';
    const response = await visit.call(setNotiz, { params: { nr }, body: { Text } });
    return response.ok ? { erfolg: Text.trim() === '' ? 'ohneNotiz' : 'notiz' } : { problem: response.problem };
  },
  erinnerung: (visit, nr, fields) => remind(visit, nr, fields.Erinnerung ? (readDay(fields.Erinnerung) ?? fields.Erinnerung) : null),
  ohneErinnerung: (visit, nr) => remind(visit, nr, null),
};

const remind = async (visit: Visit, nr: string, Am: string | null): ReturnType<Step> => {
  const set = await visit.call(setErinnerung, { params: { nr }, body: { Am } });
  return set.ok ? { erfolg: Am === null ? 'ohneErinnerung' : 'erinnerung' } : { problem: set.problem };
};

/** Saves the note or the reminder; the redirect names what was done at which referral. */
export async function postMerken(visit: Visit, fields: Fields): Promise<Posted> {
  const { schritt = '', Empfehlungsnummer: empfehlungsnummer = '', Empfaengernummer: empfaengernummer = '' } = fields;
  const done = await STEPS[schritt]?.(visit, empfehlungsnummer, fields);
  if (done === undefined) return { redirect: { page: 'Dashboard' } };
  if (done.problem) return endedSession(visit, 'Dashboard', done.problem);
  return {
    redirect: { page: 'Dashboard', params: { gemerkt: done.erfolg, empfehlungsnummer, ...(empfaengernummer && { empfaengernummer }) } },
  };
}
