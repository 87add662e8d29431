import { SESSION_HOURS } from '../../../contract/calls/account/account.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { maxPraemieText } from '../../../texts/max-praemie.ts';
import { InterstitialFront } from '../../features/interstitial/front.tsx';
import { InterstitialParts } from '../../features/interstitial/parts.tsx';
import { hasErrors } from '../../shell/form.ts';
import { formPage } from '../../shell/form-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { Container } from '../../ui/container.tsx';
import { Heading } from '../../ui/heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Entry } from './entry.tsx';
import { type InterstitialProps, loadInterstitial } from './load.ts';
import { postInterstitial } from './post.ts';

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

const Front = (props: InterstitialProps) => (
  <InterstitialFront
    title={props.t(`${wordsOf(props.isExklusiv)}.titel`)}
    text={props.t(`${wordsOf(props.isExklusiv)}.text`, { programm: props.mandant.ProgrammName })}
  >
    <Entry {...props} />
  </InterstitialFront>
);

const Parts = ({ t, locale, mandant, isAutologin, best }: InterstitialProps) => {
  const texts = {
    wer: t('exklusiv.wer.text', { mandant: mandant.Name, support: mandant.SupportEmail }),
    was: best === null ? t('exklusiv.was.ohne') : maxPraemieText(t, 'exklusiv.was.text', best, locale),
    wie: t(isAutologin ? 'exklusiv.wie.text' : 'exklusiv.wie.passwort', { stunden: SESSION_HOURS }),
  };
  return (
    <InterstitialParts
      parts={(['wer', 'was', 'wie'] as const).map((part) => ({ title: t(`exklusiv.${part}.titel`), text: texts[part] }))}
    />
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
