import type { ErrorCode } from '../../../../contract/errors.ts';
import { pageAddress, routePaths } from '../../../../contract/pages/public.ts';
import { type FormView, formView } from '../../../shell/form.ts';
import { afterPortalLogin } from '../../../shell/login.ts';
import { formatRetryWait } from '../../../shell/retry-wait.ts';
import type { FormState, Loaded, Target, Visit } from '../../../shell/visit.ts';
import { type DocumentContext, documentContext, isLoggedIn, type PortalDocuments } from '../context.ts';
import { DIENST, DIENST_CODE, DIENST_START, dienstTextOf } from './dienst.ts';

/** Form field that passes the token of the first step to the second. */
export const MFA_TOKEN = 'MfaToken';

export interface LoginProps extends DocumentContext {
  readonly form: FormView<'Email' | 'Password' | 'Code'>;
  /** Token of a login whose password was correct and whose code is still missing; null at the first step. */
  readonly mfaToken: string | null;
  /** Whether another page sent the visitor here. */
  readonly hasTarget: boolean;
  readonly hinweis: 'abgemeldet' | 'gesetzt' | null;
  /** Label and address of the button that leads to the tenant's own provider; null without a provider. */
  readonly dienst: { readonly label: string; readonly href: string } | null;
  /** Whether the code step follows a login at the provider instead of a password. */
  readonly isBehindDienst: boolean;
  /** Result of a login at the provider; null if the visit does not come from one. */
  readonly dienstOutcome: string | null;
}

/** The page to which the login redirects. */
export const targetOf = ({ declaration }: PortalDocuments, { query, konfiguration }: Visit): Target =>
  afterPortalLogin(declaration, query.redirect, routePaths(konfiguration.RoutePaths));

/** Loads the login at the current step of its form; redirects a user who is logged in already. */
export async function loadLogin(portal: PortalDocuments, visit: Visit): Promise<Loaded<LoginProps>> {
  if (isLoggedIn(portal, visit)) return { redirect: targetOf(portal, visit) };
  const context = documentContext(portal, visit);
  const { form, query } = visit;
  const mfaToken = tokenOf(visit);
  const dienstOutcome = dienstTextOf(query[DIENST]);
  return {
    props: {
      ...context,
      mfaToken,
      form: loginFormView(context, form, mfaToken),
      hasTarget: query.redirect !== undefined,
      isBehindDienst: query[DIENST] === DIENST_CODE,
      dienst: dienstOf(visit, context),
      dienstOutcome: form === null && dienstOutcome !== null ? context.t(dienstOutcome) : null,
      hinweis: form || visit.carried ? null : query.abgemeldet === '1' ? 'abgemeldet' : query.passwort === 'gesetzt' ? 'gesetzt' : null,
    },
  };
}

function dienstOf({ konfiguration, query: { redirect } }: Visit, { portal, paths, locale }: DocumentContext): LoginProps['dienst'] {
  const dienst = portal.anmeldedienst && konfiguration.Anmeldedienst;
  const params = { [DIENST]: DIENST_START, ...(redirect !== undefined && { redirect }) };
  return dienst && { label: dienst.Label, href: pageAddress(paths, portal.declaration.login, locale, params) };
}

/** Error codes after which the user can retry the code, because the token stays valid. */
const CODE_STEP_ERRORS: readonly ErrorCode[] = ['PasswortOderEmailFalsch', 'Validierung', 'ZuVieleAnfragen'];

function tokenOf({ carried, form }: Visit): string | null {
  if (carried?.[MFA_TOKEN]) return carried[MFA_TOKEN];
  const token = form?.values[MFA_TOKEN] ?? '';
  if (!form || token === '') return null;
  return form.problem.status >= 500 || CODE_STEP_ERRORS.includes(form.problem.code) ? token : null;
}

function loginFormView({ t }: DocumentContext, state: FormState | null, mfaToken: string | null): FormView {
  if (state === null) return formView(null);
  const { code } = state.problem;
  const form = formView(state);
  if (code === 'ZuVieleAnfragen')
    return { ...form, message: t('agenturseite.anmelden.limit', { dauer: formatRetryWait(t, state.problem) }) };
  if (mfaToken !== null) return codeFormView(t, state, form);
  return (state.values[MFA_TOKEN] ?? '') === '' ? form : { values: {}, errors: {}, message: t('agenturseite.code.vorbei') };
}

function codeFormView(t: DocumentContext['t'], { values, problem }: FormState, form: FormView): FormView {
  if (problem.status >= 500) return form;
  const isEmpty = (values.Code ?? '').trim() === '';
  return { values: {}, errors: { Code: t(isEmpty ? 'agenturseite.code.leer' : 'agenturseite.code.falsch') }, message: null };
}
