import { SESSION_HOURS } from '../../../contract/calls/account/account.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { maxPraemieText } from '../../../texts/max-praemie.ts';
import { hasErrors } from '../../shell/form.ts';
import { formPage } from '../../shell/form-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { Container } from '../../ui/container.tsx';
import { Heading } from '../../ui/heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Entry } from './entry.tsx';
import { type InterstitialProps, loadInterstitial } from './load.ts';
import { postInterstitial } from './post.ts';
import { Rings } from './rings.tsx';

/** Page before a forced login: who may take part, the reward, and the login. Under autologin every tenant has this page. */
export const interstitial = formPage({
  cache: 'inhalt',
  load: loadInterstitial,
  post: postInterstitial,
  head: ({ t, mandant, form, wasSent, isExklusiv }) => ({
    titel: t(wasSent && !hasErrors(form) ? 'exklusiv.gesendet.titel' : `${wordsOf(isExklusiv)}.titel`),
    beschreibung: t(`${wordsOf(isExklusiv)}.text`, { programm: mandant.ProgrammName }),
  }),
  View: (props) => (
    <Frame context={props}>
      <Front {...props} />
      {props.isExklusiv && <Parts {...props} />}
      <Recommended {...props} />
    </Frame>
  ),
});

const wordsOf = (isExklusiv: boolean) => (isExklusiv ? 'exklusiv' : 'exklusiv.offen');

/** Text and login as wide as the page's column; the drawing from its middle to the edge of the window. */
const COLUMNS = 'lg:grid lg:grid-cols-[minmax(2rem,1fr)_minmax(0,37rem)_minmax(0,34rem)_minmax(2rem,1fr)]';

const Front = (props: InterstitialProps) => (
  <div className={COLUMNS}>
    <div className="mx-auto w-full max-w-page px-gutter pt-6 pb-12 md:px-8 lg:col-start-2 lg:m-0 lg:self-center lg:py-16 lg:ps-0 lg:pe-16">
      <div className="@container">
        <Heading level={1} size="hero" className="max-w-headline">
          {props.t(`${wordsOf(props.isExklusiv)}.titel`)}
        </Heading>
      </div>
      <p className="mt-6 mb-10 max-w-measure text-lg text-muted">
        {props.t(`${wordsOf(props.isExklusiv)}.text`, { programm: props.mandant.ProgrammName })}
      </p>
      <Entry {...props} />
    </div>
    <div className="flex items-center justify-center bg-primary px-6 py-10 lg:col-[3/5] lg:min-h-[clamp(36rem,44vw,46rem)] lg:rounded-s-card lg:p-16">
      <div className="w-full max-w-[20rem] lg:max-w-[32rem]">
        <Rings />
      </div>
    </div>
  </div>
);

const Parts = ({ t, locale, mandant, isAutologin, best }: InterstitialProps) => {
  const parts = [
    ['wer', t('exklusiv.wer.text', { mandant: mandant.Name, support: mandant.SupportEmail })],
    ['was', best === null ? t('exklusiv.was.ohne') : maxPraemieText(t, 'exklusiv.was.text', best, locale)],
    ['wie', t(isAutologin ? 'exklusiv.wie.text' : 'exklusiv.wie.passwort', { stunden: SESSION_HOURS })],
  ] as const;
  return (
    <Container className="py-16 lg:py-24">
      <ul className="grid grid-cols-1 gap-10 md:grid-cols-3 md:gap-8 lg:gap-16">
        {parts.map(([part, text]) => (
          <li key={part}>
            <Heading level={2} size="item">
              {t(`exklusiv.${part}.titel`)}
            </Heading>
            <p className="mt-2 max-w-measure wrap-anywhere">{text}</p>
          </li>
        ))}
      </ul>
    </Container>
  );
};

/** For recipients, who need no login. */
const Recommended = ({ t, paths, locale, isExklusiv }: InterstitialProps) => (
  <Container className={`pb-16 lg:pb-24 ${isExklusiv ? '' : 'pt-12 lg:pt-16'}`}>
    <section aria-labelledby="empfohlen" className="border-t border-border pt-8">
      <Heading level={2} size="item" id="empfohlen">
        {t('exklusiv.empfohlen.titel')}
      </Heading>
      <p className="mt-2 max-w-measure text-muted">{t('exklusiv.empfohlen.text')}</p>
      <TextLink href={pageAddress(paths, 'Code', locale)}>{t('exklusiv.empfohlen.link')}</TextLink>
    </section>
  </Container>
);
