import { confirmWerbeeinwilligung } from '../../../contract/calls/account/empfehler.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { once } from '../../shell/form.ts';
import { Refusal, Vorgang } from '../../shell/form-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { type PageContext, page, pageContext } from '../../shell/page.ts';
import type { Fields, Loaded, Posted, Visit } from '../../shell/visit.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { BandFlow } from '../../ui/band-flow.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { OpenedLetter } from '../../ui/drawings/opened-letter.tsx';
import { End } from '../../ui/end.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** View of the page: the consent with its button, or the outcome. */
type View = 'frage' | 'danke' | 'verwendet' | 'abgelaufen' | 'ungueltig';

interface OptInProps extends PageContext {
  readonly view: View;
  /** Why the button had no effect, if trying again helps. */
  readonly message: string | null;
}

/** Opening the mailed link changes nothing: mail scanners open links too. Its button posts. */
async function loadOptIn(visit: Visit): Promise<Loaded<OptInProps>> {
  const view = viewOf(visit);
  const message = view === 'frage' ? (visit.form?.problem.detail ?? null) : null;
  return { props: { ...pageContext(visit), view, message } };
}

function viewOf({ query, form }: Visit): View {
  if (!query.token) return query.eingewilligt === '1' ? 'danke' : 'ungueltig';
  switch (form?.problem.code) {
    case 'TokenBereitsVerwendet':
      return 'verwendet';
    case 'Abgelaufen':
      return 'abgelaufen';
    case 'NichtGefunden':
      return 'ungueltig';
    default:
      return 'frage';
  }
}

async function postOptIn(visit: Visit, fields: Fields): Promise<Posted> {
  const { token = '' } = visit.query;
  const done = await visit.call(confirmWerbeeinwilligung, { body: { Token: token }, ...once(fields) });
  if (!done.ok) return { problem: done.problem };
  return { redirect: { page: 'NewsletterRecommenderOptIn', params: { eingewilligt: '1' } } };
}

/** The consent to advertising by a mailed link: of recommenders to the newsletter, and of recipients. */
export const newsletterRecommenderOptIn = page({
  load: loadOptIn,
  post: postOptIn,
  head: ({ t, view, message }) => ({
    titel: t(view === 'frage' ? 'newsletter.titel' : `newsletter.${view}.titel`),
    beschreibung: t('newsletter.text'),
    isRefused: message !== null,
    script: view === 'frage',
  }),
  View: (props) => (
    <Frame context={props} quiet>
      {props.view === 'frage' ? <Question {...props} /> : <Answered {...props} view={props.view} />}
    </Frame>
  ),
});

const Question = ({ t, paths, locale, mandant, message }: OptInProps) => (
  <BandFlow title={t('newsletter.titel')} lead={t('newsletter.text')}>
    <Refusal message={message} />
    <blockquote className="max-w-measure border-l-4 border-primary pl-4 text-lg">
      {t('angaben.einwilligung', { mandant: mandant.Name })}
    </blockquote>
    <p className="max-w-measure text-muted">{t('newsletter.widerruf', { support: mandant.SupportEmail })}</p>
    <TextLink href={pageAddress(paths, 'Privacy', locale)}>{t('newsletter.datenschutz')}</TextLink>
    <PostForm>
      <Vorgang />
      <ActionBar>
        <Button>{t('newsletter.knopf')}</Button>
      </ActionBar>
    </PostForm>
  </BandFlow>
);

const DONE: readonly View[] = ['danke', 'verwendet'];

/** Where recommenders and recipients withdraw the consent; the link does not say which of the two the reader is. */
const WITHDRAWN_AT = [
  ['NewsletterRecommenderOptOut', 'newsletter.widerrufen.bereich'],
  ['RecipientTOSConsent', 'newsletter.widerrufen.angaben'],
] as const;

const Answered = ({ t, look, paths, locale, mandant, view }: OptInProps & { readonly view: Exclude<View, 'frage'> }) => (
  <End
    title={t(`newsletter.${view}.titel`)}
    why={t(`newsletter.${view}.text`, { mandant: mandant.Name, support: mandant.SupportEmail })}
    picture={DONE.includes(view) ? look.szenen.bestaetigen : look.szenen.ende}
    drawing={<OpenedLetter isDone={DONE.includes(view)} />}
    more={
      DONE.includes(view) &&
      WITHDRAWN_AT.map(([page, name]) => (
        <TextLink key={page} href={pageAddress(paths, page, locale)}>
          {t(name)}
        </TextLink>
      ))
    }
  >
    <ButtonLink href={pageAddress(paths, 'Homepage', locale)}>{t('seite.zurStartseite')}</ButtonLink>
  </End>
);
