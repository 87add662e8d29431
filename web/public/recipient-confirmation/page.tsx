import { readEigenenStand } from '../../../contract/calls/eigenerstand.ts';
import { confirmEmpfaenger, refuseEmpfaenger } from '../../../contract/calls/empfaenger.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { once } from '../../shell/form.ts';
import { Refusal } from '../../shell/form-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { type PageContext, page, pageContext } from '../../shell/page.ts';
import type { Fields, Loaded, Posted, Visit } from '../../shell/visit.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { OpenedLetter } from '../../ui/drawings/opened-letter.tsx';
import { End } from '../../ui/end.tsx';
import { Flow } from '../../ui/flow.tsx';
import { Ask } from './ask.tsx';

/** What the page shows: a question with its button, or how it ended. */
type Ansicht = 'bestaetigen' | 'ablehnen' | 'danke' | 'abgelehnt' | 'verwendet' | 'abgelaufen' | 'ungueltig' | 'vergeben' | 'zuSpaet';

interface RecipientConfirmationProps extends PageContext {
  readonly ansicht: Ansicht;
  readonly token: string;
  readonly support: string;
  /** What comes next, for who can open the own state from here. */
  readonly danach: 'zustimmen' | 'bestellen' | 'stand' | null;
  /** Why the button did nothing, where trying again helps. */
  readonly message: string | null;
}

const isAsked = (ansicht: Ansicht): boolean => ansicht === 'bestaetigen' || ansicht === 'ablehnen';

/** Opening the mailed link changes nothing: mail scanners open links too. Its button posts. */
async function loadConfirmation(visit: Visit): Promise<Loaded<RecipientConfirmationProps>> {
  const { token = '' } = visit.query;
  const ansicht = ansichtOf(visit);
  const hasNext = ansicht === 'danke' || ansicht === 'verwendet';
  const message = isAsked(ansicht) ? (visit.form?.problem.detail ?? null) : null;
  const danach = hasNext ? await readNext(visit) : null;
  const support = visit.konfiguration.SupportEmail;
  return { props: { ...pageContext(visit), ansicht, token, support, danach, message } };
}

function ansichtOf({ query, form }: Visit): Ansicht {
  const { token = '', ablehnen, bestaetigt, abgelehnt } = query;
  if (token === '') return bestaetigt === '1' ? 'danke' : abgelehnt === '1' ? 'abgelehnt' : 'ungueltig';
  const asked = ablehnen === '1' ? 'ablehnen' : 'bestaetigen';
  switch (form?.problem.code) {
    case 'TokenBereitsVerwendet':
      return 'verwendet';
    case 'Abgelaufen':
      return 'abgelaufen';
    case 'EmpfehlungExists':
      return 'vergeben';
    case 'Konflikt':
      return asked === 'ablehnen' ? 'zuSpaet' : asked;
    case 'NichtGefunden':
      return 'ungueltig';
    default:
      return asked;
  }
}

async function readNext(visit: Visit): Promise<RecipientConfirmationProps['danach']> {
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
  return { redirect: { page: 'RecipientConfirmation', params: isRefusal ? { abgelehnt: '1' } : { bestaetigt: '1' } } };
}

/** The recipient confirms by the mailed link that the data is theirs, or wants none of it. */
export const recipientConfirmation = page({
  load: loadConfirmation,
  post: postConfirmation,
  head: ({ t, ansicht }) => ({
    titel: t(titleOf(ansicht)),
    beschreibung: t('angabenBestaetigen.text'),
    script: isAsked(ansicht),
  }),
  View: (props) => (
    <Frame context={props} quiet>
      {isAsked(props.ansicht) ? <Question {...props} /> : <Answered {...props} />}
    </Frame>
  ),
});

const titleOf = (ansicht: Ansicht): TextKey => {
  if (ansicht === 'bestaetigen') return 'angabenBestaetigen.titel';
  return ansicht === 'ablehnen' ? 'angabenBestaetigen.ablehnen' : `angabenBestaetigen.${ansicht}.titel`;
};

const textOf = (ansicht: Ansicht): TextKey => {
  if (ansicht === 'bestaetigen') return 'angabenBestaetigen.text';
  return `angabenBestaetigen.${ansicht}.text`;
};

const Question = (props: RecipientConfirmationProps) => (
  <Flow title={props.t(titleOf(props.ansicht))} lead={props.t(textOf(props.ansicht), { support: props.support })}>
    <Refusal message={props.message} />
    <Ask {...props} isRefusal={props.ansicht === 'ablehnen'} />
  </Flow>
);

const DONE: readonly Ansicht[] = ['danke', 'abgelehnt', 'verwendet'];

/** How it ended, and one way on: to the own state where this browser may see it, else home. */
const Answered = ({ t, paths, locale, ansicht, support, danach }: RecipientConfirmationProps) => (
  <End
    title={t(titleOf(ansicht))}
    why={t(textOf(ansicht), { support })}
    drawing={<OpenedLetter isDone={DONE.includes(ansicht)} />}
    more={danach && <p className="text-lg">{t(`angabenBestaetigen.danke.${danach}`)}</p>}
  >
    <ButtonLink href={pageAddress(paths, danach ? 'RecipientTOSConsent' : 'Homepage', locale)}>
      {t(danach ? 'angabenBestaetigen.weiter' : 'seite.zurStartseite')}
    </ButtonLink>
  </End>
);
