import type { ReactNode } from 'react';
import { type BenutzerBySession, readUser } from '../../../contract/calls/account/account.ts';
import { setNewsletterOptin } from '../../../contract/calls/account/empfehler.ts';
import { isDisabled, pageAddress } from '../../../contract/pages/public.ts';
import { may } from '../../../contract/rules/rechte.ts';
import { newsletterOutcome, newsletterProblem, ORDER_BUTTON, requestNewsletter } from '../../features/account/newsletter.ts';
import { NewsletterOrder } from '../../features/account/newsletter-order.tsx';
import { OwnArea } from '../../features/account/own-area.tsx';
import { Refusal } from '../../shell/form-page.tsx';
import { endedSession } from '../../shell/login.ts';
import { type PageContext, page, pageContext } from '../../shell/page.ts';
import type { Fields, Loaded, Posted, Visit } from '../../shell/visit.ts';
import { BandFlow } from '../../ui/band-flow.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ClosedDoor } from '../../ui/drawings/closed-door.tsx';
import { OpenedLetter } from '../../ui/drawings/opened-letter.tsx';
import { End } from '../../ui/end.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** View of the page: the consent that its button withdraws, the confirmation, that there is no consent, or that a login is needed. */
type View = 'an' | 'angefragt' | 'abbestellt' | 'keiner' | 'ohneLogin';

interface OptOutProps extends PageContext {
  readonly view: View;
  readonly email: string;
  /** Whether the newsletter is requested here too, because the tenant has no Settings. */
  readonly canOrder: boolean;
  /** Outcome of the request that was just sent. */
  readonly orderOutcome: ReturnType<typeof newsletterOutcome>;
  /** Why the button had no effect. */
  readonly message: string | null;
}

/** Opening the page changes nothing: mail scanners open links too. Its button posts. */
async function loadOptOut(visit: Visit): Promise<Loaded<OptOutProps>> {
  const { konfiguration, form, query } = visit;
  const context = pageContext(visit);
  const props = {
    ...context,
    message: form && newsletterProblem(context, form.problem),
    canOrder: konfiguration.ModuleNewsletterPermission && isDisabled(konfiguration, 'Settings'),
    orderOutcome: newsletterOutcome(query),
  };
  const user = may(visit.login, 'Bereich') ? await visit.call(readUser) : null;
  if (user && !user.ok && user.problem.status !== 401) return user;
  if (!user?.ok) return { props: { ...props, login: null, email: '', view: 'ohneLogin' } };
  return { props: { ...props, email: user.body.Email, view: viewOf(user.body, query) } };
}

function viewOf({ NewsletterOptinGegeben, NewsletterOptinVersendetAm }: BenutzerBySession, { abbestellt }: Visit['query']): View {
  if (NewsletterOptinGegeben) return 'an';
  if (NewsletterOptinVersendetAm !== null) return 'angefragt';
  return abbestellt === '1' ? 'abbestellt' : 'keiner';
}

/** Withdraws the consent, where a second click has no further effect; the other form requests the newsletter. */
async function postOptOut(visit: Visit, fields: Fields): Promise<Posted> {
  if (fields[ORDER_BUTTON.name] === ORDER_BUTTON.value) return order(visit);
  const done = await visit.call(setNewsletterOptin, { body: { Optin: false } });
  if (!done.ok) return endedSession(visit, 'NewsletterRecommenderOptOut', done.problem);
  return { redirect: { page: 'NewsletterRecommenderOptOut', params: { abbestellt: '1' } } };
}

async function order(visit: Visit): Promise<Posted> {
  const ordered = await requestNewsletter(visit, 'NewsletterRecommenderOptOut');
  return 'problem' in ordered ? endedSession(visit, 'NewsletterRecommenderOptOut', ordered.problem) : ordered;
}

const isQuestion = (view: View): view is 'an' | 'angefragt' => view === 'an' || view === 'angefragt';

/**
 * Withdraws the recommender's consent to the newsletter immediately, even if the tenant no longer has one (GDPR art. 7 (3)). Without Settings the
 * newsletter is also requested here.
 */
export const newsletterRecommenderOptOut = page({
  cache: 'inhalt',
  load: loadOptOut,
  post: postOptOut,
  head: ({ t, view, message }) => ({
    titel: t(isQuestion(view) ? 'newsletter.ab.titel' : `newsletter.${view}.titel`),
    beschreibung: t('newsletter.ab.titel'),
    isRefused: message !== null,
    script: isQuestion(view),
  }),
  View: (props) => <OwnArea context={props}>{VIEWS[props.view](props)}</OwnArea>,
});

const Question = (props: OptOutProps) => {
  const { t, mandant, email, message, view, orderOutcome } = props;
  return (
    <BandFlow
      title={t('newsletter.ab.titel')}
      lead={t(view === 'an' ? 'newsletter.ab.text' : 'newsletter.ab.angefragt', { mandant: mandant.Name, email })}
    >
      <Refusal message={message} />
      {orderOutcome && message === null && (
        <Notice variant={orderOutcome === 'schon' ? 'info' : 'success'} alert>
          {t(`meinedaten.newsletter.${orderOutcome}`)}
        </Notice>
      )}
      <p className="max-w-measure">{t('newsletter.ab.bleibt')}</p>
      <PostForm className="flex flex-col gap-x-6 gap-y-2 md:flex-row md:items-center">
        <Button>{t('newsletter.ab.knopf')}</Button>
        <TextLink {...backLink(props)} />
      </PostForm>
    </BandFlow>
  );
};

/** Link to Settings, or without them to the personal area. */
const backLink = ({ t, bereich, paths, locale }: Pick<OptOutProps, 't' | 'bereich' | 'paths' | 'locale'>) =>
  bereich.includes('Settings')
    ? { href: pageAddress(paths, 'Settings', locale), children: t('newsletter.ab.zurueck') }
    : { href: pageAddress(paths, 'Dashboard', locale), children: t('passwort.aendern.zurueck') };

const VIEWS: Readonly<Record<View, (props: OptOutProps) => ReactNode>> = {
  an: (props) => <Question {...props} />,
  angefragt: (props) => <Question {...props} />,
  abbestellt: (props) => (
    <End
      title={props.t('newsletter.abbestellt.titel')}
      why={props.t('newsletter.abbestellt.text', { mandant: props.mandant.Name })}
      picture={props.look.szenen.ende}
      drawing={<OpenedLetter isDone />}
    >
      <ButtonLink {...backLink(props)} />
    </End>
  ),
  keiner: (props) => (
    <End
      title={props.t('newsletter.keiner.titel')}
      why={props.t('newsletter.keiner.text', { email: props.email })}
      picture={props.look.szenen.ende}
      drawing={<OpenedLetter />}
      more={
        props.canOrder && (
          <>
            <Refusal message={props.message} />
            <Heading level={2} size="item">
              {props.t('meinedaten.newsletter.bestellen')}
            </Heading>
            <NewsletterOrder {...props} />
          </>
        )
      }
    >
      {props.canOrder ? <TextLink {...backLink(props)} /> : <ButtonLink {...backLink(props)} />}
    </End>
  ),
  ohneLogin: ({ t, look, mandant, loginPageName, paths, locale }) => (
    <End
      title={t('newsletter.ohneLogin.titel')}
      why={t('newsletter.ohneLogin.text', { support: mandant.SupportEmail })}
      picture={look.szenen.ende}
      drawing={<ClosedDoor />}
    >
      <ButtonLink href={pageAddress(paths, loginPageName, locale, { redirect: 'NewsletterRecommenderOptOut' })}>
        {t('seite.anmelden')}
      </ButtonLink>
    </End>
  ),
};
