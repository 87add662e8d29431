import { hasZwischenseite, routePaths } from '../../../contract/pages/public.ts';
import type { MaxPraemie } from '../../../contract/rules/max-praemie.ts';
import { may } from '../../../contract/rules/rechte.ts';
import { readMaxPraemie } from '../../features/praemie/max-praemie.ts';
import { type FormView, formView } from '../../shell/form.ts';
import { afterLogin } from '../../shell/login.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import { formatRetryWait } from '../../shell/retry-wait.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';

export interface InterstitialProps extends PageContext {
  readonly form: FormView<'Email'>;
  /** Whether the tenant's pages are for invited people only; otherwise the page only explains the login. */
  readonly isExklusiv: boolean;
  /** Whether the login is by a mailed link; otherwise it is by the Login page. */
  readonly isAutologin: boolean;
  /** The page after the login, from the address. */
  readonly redirect: string | undefined;
  readonly wasSent: boolean;
  readonly isLoggedOut: boolean;
  /** The best reward; null without one. */
  readonly best: MaxPraemie | null;
}

/** Loads the page before the login. Redirects a logged-in recommender to the target; answers 404 if the tenant has no such page. */
export async function loadInterstitial(visit: Visit): Promise<Loaded<InterstitialProps>> {
  const { konfiguration, query, form } = visit;
  const context = pageContext(visit);
  if (!hasZwischenseite(konfiguration))
    return { problem: { status: 404, code: 'NichtGefunden', detail: context.t('fehler.NichtGefunden') } };
  if (may(visit.login, 'Bereich')) return { redirect: afterLogin(query.redirect, routePaths(konfiguration.RoutePaths)) };
  return {
    props: {
      ...context,
      form: formOf(visit, context),
      isExklusiv: konfiguration.Zwischenseite || konfiguration.ModuleErzwingeLogin,
      isAutologin: konfiguration.IsAutologin,
      redirect: query.redirect,
      wasSent: query.gesendet === '1',
      isLoggedOut: query.abgemeldet === '1' && form === null,
      best: await readMaxPraemie(visit),
    },
  };
}

function formOf({ form }: Visit, { t }: PageContext): FormView {
  const view = formView(form, {}, { EmailUngueltig: 'Email' });
  if (form === null) return view;
  if (form.problem.code === 'ZuVieleAnfragen') {
    return { ...view, message: t('exklusiv.zugang.limit', { dauer: formatRetryWait(t, form.problem) }) };
  }
  return (form.values.Email ?? '').trim() === '' ? { ...view, errors: { Email: t('passwort.vergessen.leer') } } : view;
}
