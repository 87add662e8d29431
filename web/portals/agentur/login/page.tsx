import type { ReactNode } from 'react';
import { KeyVisual } from '../../../features/content/key-visual.tsx';
import { formPage } from '../../../shell/form-page.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DocumentFrame } from '../document-frame.tsx';
import { CodeForm } from './code-form.tsx';
import { type LoginProps, loadLogin } from './load.ts';
import { LoginForm } from './login-form.tsx';
import { postLogin } from './post.ts';

/** Into the portal, or on to the page of it that needed a login; the second factor is a second step of the same page. */
export const agencyLogin = formPage<LoginProps>({
  cache: 'inhalt',
  load: loadLogin,
  post: postLogin,
  head: ({ t, mfaToken }) => ({
    titel: t(mfaToken === null ? 'agenturseite.anmelden.titel' : 'agenturseite.code.titel'),
    beschreibung: t('agenturseite.anmelden.text'),
  }),
  View: (props) => (
    <DocumentFrame context={props}>
      <Beside look={props.look}>{props.mfaToken === null ? <FirstStep {...props} /> : <SecondStep {...props} />}</Beside>
    </DocumentFrame>
  ),
});

/** The form, beside the tenant's picture where it has one: above it where the screen is narrow, else to the edge of the window. */
const Beside = ({ look: { keyVisual }, children }: Pick<LoginProps, 'look'> & { children: ReactNode }) =>
  keyVisual ? (
    <div className="nav:grid nav:min-h-[40rem] nav:grid-cols-[minmax(2rem,1fr)_minmax(0,32rem)_minmax(0,39rem)_minmax(2rem,1fr)]">
      <div className="relative h-32 overflow-hidden md:h-48 nav:col-[3/5] nav:row-start-1 nav:ms-16 nav:h-auto">
        <KeyVisual keyVisual={keyVisual} sizes="(min-width: 70rem) 50vw, 100vw" className="absolute inset-0 size-full" />
      </div>
      <div className="mx-auto w-full max-w-flow px-6 pt-6 pb-12 md:px-8 nav:col-start-2 nav:row-start-1 nav:px-0 nav:py-16">{children}</div>
    </div>
  ) : (
    <div className="mx-auto w-full max-w-flow px-6 pt-6 pb-16 md:px-8 lg:pt-12 lg:pb-24">{children}</div>
  );

const Lead = ({ title, text }: { title: string; text: string }) => (
  <>
    <Heading level={1} size="section">
      {title}
    </Heading>
    <p className="mt-4 mb-8 max-w-measure text-lg text-muted">{text}</p>
  </>
);

const FirstStep = (props: LoginProps) => {
  const { t, isOnTheWay, hinweis } = props;
  return (
    <>
      <Lead title={t('agenturseite.anmelden.titel')} text={t(isOnTheWay ? 'anmelden.weiter' : 'agenturseite.anmelden.text')} />
      {hinweis && (
        <div className="mb-8">
          <Notice look="success" alert>
            {t(hinweis === 'gesetzt' ? 'agenturseite.anmelden.gesetzt' : 'anmelden.beendet')}
          </Notice>
        </div>
      )}
      <LoginForm {...props} />
    </>
  );
};

const SecondStep = (props: LoginProps) => (
  <>
    <Lead title={props.t('agenturseite.code.titel')} text={props.t('agenturseite.code.text')} />
    <CodeForm {...props} />
  </>
);
