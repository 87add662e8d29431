import type { ReactNode } from 'react';
import { pageAddress } from '../../../contract/pages/public.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { AnfrageFields } from '../../features/empfaenger/anfrage-fields.tsx';
import { Fakten } from '../../features/empfaenger/fakten.tsx';
import { Karte } from '../../features/empfaenger/karte.tsx';
import { sceneOf } from '../../features/stand/scene.ts';
import { hasErrors } from '../../shell/form.ts';
import { FormSummary, Refusal, Vorgang } from '../../shell/form-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { page } from '../../shell/page.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { OpenedLetter } from '../../ui/drawings/opened-letter.tsx';
import { End } from '../../ui/end.tsx';
import { Flow } from '../../ui/flow.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { isAsked, loadConfirmation, type Order, type RecipientConfirmationProps, type View } from './load.ts';
import { ART, postConfirmation } from './post.ts';

/** Page of the mailed link: the order page, whose button confirms that the data is the recipient's and leads on to the order; or the recipient has the data deleted. */
export const recipientConfirmation = page({
  load: loadConfirmation,
  post: postConfirmation,
  head: (props) => {
    const { t, view, message, form, formHosts } = props;
    return {
      titel: t(titleOf(props)),
      beschreibung: t('angabenBestaetigen.text'),
      isRefused: message !== null || hasErrors(form),
      script: isAsked(view),
      formHosts,
    };
  },
  View: (props) => (
    <Frame context={props} quiet>
      {contentOf(props)}
    </Frame>
  ),
});

function contentOf(props: RecipientConfirmationProps): ReactNode {
  if (!isAsked(props.view)) return <Answered {...props} />;
  return props.view === 'bestaetigen' && props.order ? <OrderPage {...props} order={props.order} /> : <Question {...props} />;
}

const titleOf = ({ view, order }: Pick<RecipientConfirmationProps, 'view' | 'order'>): TextKey => {
  if (view === 'bestaetigen') return order ? 'stand.bestellen.titel' : 'angabenBestaetigen.titel';
  return view === 'ablehnen' ? 'angabenBestaetigen.ablehnen' : `angabenBestaetigen.${view}.titel`;
};

const textOf = (view: View): TextKey => {
  if (view === 'bestaetigen') return 'angabenBestaetigen.text';
  return `angabenBestaetigen.${view}.text`;
};

/** What is ordered, what the reader gets, and the button that confirms and leads on. */
const OrderPage = (props: RecipientConfirmationProps & { readonly order: Order }) => {
  const { t, look, mandant, form, message, order } = props;
  const { empfehlung, art } = order;
  const button = <Button className="md:self-start">{t(`angabenBestaetigen.knopf.${art}`)}</Button>;
  return (
    <>
      <Karte t={t} empfehlung={empfehlung} schritt={2} />
      <Flow
        title={t(titleOf(props))}
        lead={t(`angabenBestaetigen.text.${art}`, { mandant: mandant.Name })}
        picture={sceneOf(props, 'link') ?? look.szenen.bestaetigen}
      >
        {hasErrors({ ...form, message: null }) ? <FormSummary t={t} form={form} /> : <Refusal message={message} />}
        <Fakten t={t} angaben={empfehlung.angaben} />
        <PostForm noValidate className="flex flex-col gap-6 md:items-start">
          <Vorgang />
          <input type="hidden" name={ART} value={art} />
          {art === 'Anfrage' ? (
            <div className="flex w-full flex-col gap-6">
              <AnfrageFields {...props} />
              {button}
            </div>
          ) : (
            <ActionBar>{button}</ActionBar>
          )}
          {empfehlung.sie && <p className="max-w-measure text-xs text-muted">{t('landung.nurLink', { wert: empfehlung.sie })}</p>}
          <OtherAnswer {...props} isRefusal={false} />
        </PostForm>
      </Flow>
    </>
  );
};

/** Whether the data is to be deleted; or whether it is the reader's, for a referral that cannot be shown. */
const Question = (props: RecipientConfirmationProps) => {
  const { t, view, support, message } = props;
  const isRefusal = view === 'ablehnen';
  return (
    <>
      {props.order && <Karte t={t} empfehlung={props.order.empfehlung} />}
      <Flow title={t(titleOf(props))} lead={t(textOf(view), { support })}>
        <Refusal message={message} />
        <PostForm className="flex flex-col gap-3 md:items-start">
          <Vorgang />
          <ActionBar>
            <Button>{t(isRefusal ? 'angabenBestaetigen.ablehnen.knopf' : 'angabenBestaetigen.knopf')}</Button>
          </ActionBar>
          <OtherAnswer {...props} isRefusal={isRefusal} />
        </PostForm>
      </Flow>
    </>
  );
};

const DONE: readonly View[] = ['abgelehnt', 'verwendet'];

/** The outcome, with a link to the recipient's own page if this browser may open it, otherwise to the homepage. */
const Answered = ({ t, look, paths, locale, view, order, support, next }: RecipientConfirmationProps) => (
  <End
    title={t(titleOf({ view, order }))}
    why={t(textOf(view), { support })}
    picture={view === 'verwendet' ? look.szenen.bestaetigen : look.szenen.ende}
    drawing={<OpenedLetter isDone={DONE.includes(view)} />}
    more={next && <p className="text-lg">{t(`angabenBestaetigen.danke.${next}`)}</p>}
  >
    <ButtonLink href={pageAddress(paths, next ? 'RecipientTOSConsent' : 'Homepage', locale)}>
      {t(next ? 'angabenBestaetigen.weiter' : 'seite.zurStartseite')}
    </ButtonLink>
  </End>
);

/** Link to the question with the other answer. */
const OtherAnswer = ({ t, paths, locale, token, isRefusal }: RecipientConfirmationProps & { readonly isRefusal: boolean }) => (
  <TextLink href={pageAddress(paths, 'RecipientConfirmation', locale, { token, ...(!isRefusal && { ablehnen: '1' }) })}>
    {t(isRefusal ? 'angabenBestaetigen.ablehnen.zurueck' : 'angabenBestaetigen.ablehnen')}
  </TextLink>
);
