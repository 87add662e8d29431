import { login } from '../../../contract/calls/account/account.ts';
import { pageAddress, routePaths } from '../../../contract/pages/public.ts';
import { may } from '../../../contract/rules/rechte.ts';
import { LoginFields } from '../../features/account/login-fields.tsx';
import { type FormView, formView, nested } from '../../shell/form.ts';
import { Form, formPage } from '../../shell/form-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { afterLogin } from '../../shell/login.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import { formatRetryWait } from '../../shell/retry-wait.ts';
import type { Fields, Loaded, Posted, Visit } from '../../shell/visit.ts';
import { BandFlow } from '../../ui/band-flow.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';

interface LoginProps extends PageContext {
  readonly form: FormView<'Email' | 'Password'>;
  /** Whether another page sent the visitor here. */
  readonly hasTarget: boolean;
  readonly isLoggedOut: boolean;
}

const target = ({ query, konfiguration }: Visit) => afterLogin(query.redirect, routePaths(konfiguration.RoutePaths));

async function loadLogin(visit: Visit): Promise<Loaded<LoginProps>> {
  if (may(visit.login, 'Bereich')) return { redirect: target(visit) };
  const context = pageContext(visit);
  const form = formView(visit.form);
  const limit = visit.form?.problem.code === 'ZuVieleAnfragen' ? visit.form.problem : null;
  return {
    props: {
      ...context,
      form: limit ? { ...form, message: context.t('anmelden.limit', { dauer: formatRetryWait(context.t, limit) }) } : form,
      hasTarget: visit.query.redirect !== undefined,
      isLoggedOut: visit.query.abgemeldet === '1' && visit.form === null,
    },
  };
}

async function postLogin(visit: Visit, fields: Fields): Promise<Posted> {
  const answered = await visit.call(login, { body: nested(fields, ['Email', 'Password']) });
  return answered.ok ? { redirect: target(visit) } : { problem: answered.problem };
}

/** Login, which leads to the personal area or to the page that needed it. */
export const loginPage = formPage({
  cache: 'inhalt',
  load: loadLogin,
  post: postLogin,
  head: ({ t }) => ({ titel: t('anmelden.titel'), beschreibung: t('anmelden.text') }),
  View: (props) => (
    <Frame context={props}>
      <LoginForm {...props} />
    </Frame>
  ),
});

const LoginForm = (props: LoginProps) => {
  const { t, hasTarget, isLoggedOut, paths, locale, empfehlen } = props;
  return (
    <BandFlow title={t('anmelden.titel')} lead={t(hasTarget ? 'anmelden.weiter' : 'anmelden.text')} picture={props.look.szenen.praemie}>
      {isLoggedOut && (
        <Notice variant="success" alert>
          {t('anmelden.beendet')}
        </Notice>
      )}
      <Form {...props} className="flex flex-col gap-6">
        <LoginFields {...props} forgot={pageAddress(paths, 'ForgotPassword', locale)} von="Login" />
      </Form>
      <section className="border-t border-border pt-8">
        <Heading level={2} size="item">
          {t('anmelden.neu.titel')}
        </Heading>
        <p className="mt-2 max-w-measure text-muted">{t('anmelden.neu.text')}</p>
        <div className="mt-2 flex flex-col items-start gap-x-6 md:flex-row">
          <TextLink href={pageAddress(paths, 'Registration', locale)}>{t('anmelden.neu.registrieren')}</TextLink>
          <TextLink href={empfehlen}>{t('anmelden.neu.link')}</TextLink>
        </div>
      </section>
    </BandFlow>
  );
};
