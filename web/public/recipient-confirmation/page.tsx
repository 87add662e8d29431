import { readEigenenStand } from '../../../contract/calls/account/eigenerstand.ts';
import { confirmEmpfaenger, readBestaetigung, refuseEmpfaenger } from '../../../contract/calls/empfehlung/empfaenger.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { type Empfehlung, findEmpfehlung } from '../../features/empfaenger/empfehlung.ts';
import { Karte } from '../../features/empfaenger/karte.tsx';
import { withContactTexts } from '../../shell/art.ts';
import { once } from '../../shell/form.ts';
import { Refusal, Vorgang } from '../../shell/form-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { isTransient } from '../../shell/outage.ts';
import { type PageContext, page, pageContext } from '../../shell/page.ts';
import type { Fields, Loaded, Posted, Visit } from '../../shell/visit.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { OpenedLetter } from '../../ui/drawings/opened-letter.tsx';
import { End } from '../../ui/end.tsx';
import { Flow } from '../../ui/flow.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** View of the page: a question with its button, or the outcome. */
type View = 'bestaetigen' | 'ablehnen' | 'abgelehnt' | 'verwendet' | 'abgelaufen' | 'ungueltig' | 'vergeben' | 'zuSpaet';

interface RecipientConfirmationProps extends PageContext {
  readonly view: View;
  readonly token: string;
  readonly support: string;
  /** Next step, if the recipient can open their own status from here. */
  readonly next: 'zustimmen' | 'bestellen' | 'stand' | null;
  /** The referral, for the card; null if the link does not give it. */
  readonly empfehlung: Empfehlung | null;
  /** Why the button had no effect, if trying again helps. */
  readonly message: string | null;
}

const isAsked = (view: View): boolean => view === 'bestaetigen' || view === 'ablehnen';

/** Opening the mailed link changes nothing: mail scanners open links too. Its button posts. */
async function loadConfirmation(visit: Visit): Promise<Loaded<RecipientConfirmationProps>> {
  const { token = '' } = visit.query;
  const base = { ...pageContext(visit), token, support: visit.konfiguration.SupportEmail, empfehlung: null, next: null };
  const response = token === '' ? null : await visit.call(readBestaetigung, { body: { Token: token } });
  if (response && !response.ok && isTransient(response.problem)) return { problem: response.problem };
  // "Ich möchte das nicht" also works by a used link, as long as the recipient exists.
  const isOver = response !== null && !response.ok && (visit.query.ablehnen !== '1' || response.problem.code !== 'TokenBereitsVerwendet');
  const view = isOver && visit.form === null ? endOf(response.problem.code) : viewOf(visit);
  const message = isAsked(view) ? (visit.form?.problem.detail ?? null) : null;
  const status = view === 'ungueltig' && token !== '' ? 404 : 200;
  const next = view === 'verwendet' ? await readNext(visit) : null;
  const empfehlung = response?.ok ? await findEmpfehlung(visit, response.body.Empfehlungsnummer) : null;
  const props = { ...base, view, message, next, empfehlung };
  return { props: empfehlung?.istVerkaeufer ? withContactTexts(props, visit, { art: undefined, istVerkaeufer: true }) : props, status };
}

/** View for a token that can no longer be used. */
function endOf(code: ErrorCode): View {
  if (code === 'TokenBereitsVerwendet') return 'verwendet';
  return code === 'Abgelaufen' ? 'abgelaufen' : 'ungueltig';
}

function viewOf({ query, form }: Visit): View {
  const { token = '', ablehnen, abgelehnt } = query;
  if (token === '') return abgelehnt === '1' ? 'abgelehnt' : 'ungueltig';
  const question = ablehnen === '1' ? 'ablehnen' : 'bestaetigen';
  switch (form?.problem.code) {
    case 'TokenBereitsVerwendet':
    case 'Abgelaufen':
    case 'NichtGefunden':
      return endOf(form.problem.code);
    case 'EmpfehlungExists':
      return 'vergeben';
    case 'Konflikt':
      return question === 'ablehnen' ? 'zuSpaet' : question;
    default:
      return question;
  }
}

async function readNext(visit: Visit): Promise<RecipientConfirmationProps['next']> {
  const own = await visit.call(readEigenenStand);
  if (!own.ok) return null;
  if (own.body.Status === 'Ok') return 'bestellen';
  return own.body.Status === 'Offen' && !own.body.Zugestimmt ? 'zustimmen' : 'stand';
}

async function postConfirmation(visit: Visit, fields: Fields): Promise<Posted> {
  const { token = '', ablehnen } = visit.query;
  const isRefusal = ablehnen === '1';
  const done = await visit.call(isRefusal ? refuseEmpfaenger : confirmEmpfaenger, { body: { Token: token }, ...once(fields) });
  if (!done.ok) return { problem: done.problem };
  return { redirect: isRefusal ? { page: 'RecipientConfirmation', params: { abgelehnt: '1' } } : { page: 'RecipientTOSConsent' } };
}

/** Page where a recipient confirms by the mailed link that the data is theirs, or has it deleted. */
export const recipientConfirmation = page({
  load: loadConfirmation,
  post: postConfirmation,
  head: ({ t, view, message }) => ({
    titel: t(titleOf(view)),
    beschreibung: t('angabenBestaetigen.text'),
    isRefused: message !== null,
    script: isAsked(view),
  }),
  View: (props) => (
    <Frame context={props} quiet>
      {isAsked(props.view) ? <Question {...props} /> : <Answered {...props} />}
    </Frame>
  ),
});

const titleOf = (view: View): TextKey => {
  if (view === 'bestaetigen') return 'angabenBestaetigen.titel';
  return view === 'ablehnen' ? 'angabenBestaetigen.ablehnen' : `angabenBestaetigen.${view}.titel`;
};

const textOf = (view: View): TextKey => {
  if (view === 'bestaetigen') return 'angabenBestaetigen.text';
  return `angabenBestaetigen.${view}.text`;
};

const Question = (props: RecipientConfirmationProps) => (
  <>
    {props.empfehlung && <Karte t={props.t} empfehlung={props.empfehlung} schritt={3} />}
    <Flow
      title={props.t(titleOf(props.view))}
      lead={props.t(textOf(props.view), { support: props.support })}
      picture={props.view === 'bestaetigen' ? props.look.szenen.bestaetigen : undefined}
    >
      <Refusal message={props.message} />
      <ConfirmForm {...props} isRefusal={props.view === 'ablehnen'} />
    </Flow>
  </>
);

const DONE: readonly View[] = ['abgelehnt', 'verwendet'];

/** The outcome, with a link to the recipient's own page if this browser may open it, otherwise to the homepage. */
const Answered = ({ t, look, paths, locale, view, support, next }: RecipientConfirmationProps) => (
  <End
    title={t(titleOf(view))}
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

type ConfirmFormProps = PageContext & { readonly token: string; readonly isRefusal: boolean };

/** Button that sends the answer, and link to the other answer. */
const ConfirmForm = ({ t, paths, locale, token, isRefusal }: ConfirmFormProps) => (
  <PostForm className="flex flex-col gap-3 md:items-start">
    <Vorgang />
    <ActionBar>
      <Button>{t(isRefusal ? 'angabenBestaetigen.ablehnen.knopf' : 'angabenBestaetigen.knopf')}</Button>
    </ActionBar>
    <TextLink href={pageAddress(paths, 'RecipientConfirmation', locale, { token, ...(!isRefusal && { ablehnen: '1' }) })}>
      {t(isRefusal ? 'angabenBestaetigen.ablehnen.zurueck' : 'angabenBestaetigen.ablehnen')}
    </TextLink>
  </PostForm>
);
