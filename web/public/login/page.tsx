import { login } from '../../../contract/calls/account/account.ts';
import { pageAddress, routePaths } from '../../../contract/pages/public.ts';
import { may } from '../../../contract/rules/rechte.ts';
import { dauerOf } from '../../shell/dauer.ts';
import { type FormView, fieldOf, formView, nested } from '../../shell/form.ts';
import { Form, formPage } from '../../shell/form-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { afterLogin } from '../../shell/login.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import type { Fields, Loaded, Posted, Visit } from '../../shell/visit.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Flow } from '../../ui/flow.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';

interface LoginProps extends PageContext {
  readonly form: FormView<'Email' | 'Password'>;
  /** Whether another page sent the visitor here. */
  readonly isOnTheWay: boolean;
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
      form: limit ? { ...form, message: context.t('anmelden.limit', { dauer: dauerOf(context.t, limit) }) } : form,
      isOnTheWay: visit.query.redirect !== undefined,
      isLoggedOut: visit.query.abgemeldet === '1' && visit.form === null,
    },
  };
}

async function postLogin(visit: Visit, fields: Fields): Promise<Posted> {
  const answered = await visit.call(login, { body: nested(fields, ['Email', 'Password']) });
  return answered.ok ? { redirect: target(visit) } : { problem: answered.problem };
}

/** Into the personal area, or on to the page that needed a login. */
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
  const { t, isOnTheWay, isLoggedOut, paths, locale, empfehlen } = props;
  return (
    <Flow title={t('anmelden.titel')} lead={t(isOnTheWay ? 'anmelden.weiter' : 'anmelden.text')}>
      {isLoggedOut && (
        <Notice variant="success" alert>
          {t('anmelden.beendet')}
        </Notice>
      )}
      <Form {...props} className="flex flex-col gap-6">
        <TextField {...fieldOf(props, 'Email')} label={t('feldname.email')} type="email" inputMode="email" autoComplete="username" />
        <TextField
          {...fieldOf(props, 'Password')}
          value={undefined}
          label={t('feldname.password')}
          type="password"
          autoComplete="current-password"
        />
        <div className="flex flex-col gap-x-6 gap-y-2 md:flex-row md:items-center">
          <Button>{t('anmelden.knopf')}</Button>
          <TextButton formAction={pageAddress(paths, 'ForgotPassword', locale)} name="von" value="Login">
            {t('anmelden.vergessen')}
          </TextButton>
        </div>
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
    </Flow>
  );
};
