import { formPage } from '../../../shell/form-page.tsx';
import type { Page } from '../../../shell/page.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { PortalDocuments } from '../context.ts';
import { DocumentFrame } from '../document-frame.tsx';
import { FormWithKeyVisual, StepHead } from '../form-with-key-visual.tsx';
import { CodeForm } from './code-form.tsx';
import { DienstLink } from './dienst-link.tsx';
import { type LoginProps, loadLogin } from './load.ts';
import { LoginForm } from './login-form.tsx';
import { postLogin } from './post.ts';

/** Login page; redirects to the portal or to the page that required the login. The second factor is a second step of the same page. */
export const loginPage = (portal: PortalDocuments): Page =>
  formPage<LoginProps>({
    cache: 'inhalt',
    load: (visit) => loadLogin(portal, visit),
    post: (visit, fields) => postLogin(portal, visit, fields),
    head: ({ t, mfaToken }) => ({
      titel: t(mfaToken === null ? portal.texts.loginTitle : 'agenturseite.code.titel'),
      beschreibung: t(portal.texts.loginLead),
    }),
    View: (props) => (
      <DocumentFrame context={props}>
        <FormWithKeyVisual look={props.look}>
          {props.mfaToken === null ? <FirstStep {...props} /> : <SecondStep {...props} />}
        </FormWithKeyVisual>
      </DocumentFrame>
    ),
  });

const FirstStep = (props: LoginProps) => {
  const { t, portal, hasTarget, hinweis, dienst, dienstOutcome } = props;
  return (
    <>
      <StepHead title={t(portal.texts.loginTitle)} text={t(hasTarget ? 'anmelden.weiter' : portal.texts.loginLead)} />
      {hinweis && (
        <div className="mb-8">
          <Notice variant="success" alert>
            {t(hinweis === 'gesetzt' ? 'agenturseite.anmelden.gesetzt' : 'anmelden.beendet')}
          </Notice>
        </div>
      )}
      {dienstOutcome && (
        <div className="mb-8">
          <Notice variant="danger" alert>
            {dienstOutcome}
          </Notice>
        </div>
      )}
      {dienst && <DienstLink t={t} {...dienst} />}
      <LoginForm {...props} />
    </>
  );
};

const SecondStep = (props: LoginProps) => (
  <>
    <StepHead
      title={props.t('agenturseite.code.titel')}
      text={props.t(props.isBehindDienst ? 'agenturseite.code.textDienst' : 'agenturseite.code.text')}
    />
    <CodeForm {...props} />
  </>
);
