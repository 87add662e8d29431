import { may } from '../../../contract/rules/rechte.ts';
import { isAgbAccepted } from '../../../contract/values/wire.ts';
import { type FormView, formView } from '../../shell/form.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import type { FormState, Loaded, Visit } from '../../shell/visit.ts';

export interface RegistrationProps extends PageContext {
  readonly form: FormView<'Vorname' | 'Nachname' | 'Email' | 'AgbText'>;
  readonly isAgbHinweis: boolean;
  readonly wasSent: boolean;
  readonly wasSentAgain: boolean;
}

/** Loads the form, or after it the next step, where the mail can be requested again. Redirects a logged-in recommender to the Dashboard. */
export async function loadRegistration(visit: Visit): Promise<Loaded<RegistrationProps>> {
  if (may(visit.login, 'Bereich')) return { redirect: { page: 'Dashboard' } };
  const context = pageContext(visit);
  const isAgbHinweis = visit.konfiguration.AgbCheckBoxAutoAccept;
  const { gesendet } = visit.query;
  const wasSent = gesendet !== undefined;
  return {
    props: {
      ...context,
      form: formOf(context, visit.form, !wasSent && !isAgbHinweis),
      isAgbHinweis,
      wasSent,
      wasSentAgain: gesendet === 'erneut' && visit.form === null,
    },
  };
}

/** Shows missing terms together with the errors of the fields. */
function formOf(context: PageContext, state: FormState | null, needsAgb: boolean): FormView {
  const codes = {
    AcceptAgb: 'AgbText',
    EmailUngueltig: 'Email',
    EmailNotAllowed: 'Email',
    EmailExists: 'Email',
    NichtRegistriert: 'Email',
  };
  const form = formView(state, {}, codes);
  const isRefused = Object.keys(form.errors).length > 0;
  const isMissing = needsAgb && isRefused && !isAgbAccepted(form.values.AgbText);
  return isMissing ? { ...form, errors: { ...form.errors, AgbText: context.t('fehler.AcceptAgb') } } : form;
}
