import { ADRESSE_STUNDEN, confirmAdresse, refuseAdresse } from '../../../contract/calls/account/adresse.ts';
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

/** A question with its button, or the outcome. */
type Question = 'bestaetigen' | 'widerspruch';
type Outcome = 'bestaetigt' | 'gestoppt' | 'verwendet' | 'abgelaufen' | 'ungueltig';

interface AddressChangeProps extends PageContext {
  readonly view: Question | Outcome;
  /** Why the button had no effect, if the page still asks. */
  readonly message: string | null;
}

/** Opening a mailed link changes nothing: mail scanners open links too. Its button posts. */
async function loadAddressChange(visit: Visit): Promise<Loaded<AddressChangeProps>> {
  const view = viewOf(visit);
  return { props: { ...pageContext(visit), view, message: isQuestion(view) ? (visit.form?.problem.detail ?? null) : null } };
}

const isQuestion = (view: Question | Outcome): view is Question => view === 'bestaetigen' || view === 'widerspruch';

const isObjection = ({ query }: Pick<Visit, 'query'>): boolean => query.widerspruch === '1';

function viewOf(visit: Visit): Question | Outcome {
  const { query, form } = visit;
  if (!query.token) return query.fertig === 'bestaetigt' || query.fertig === 'gestoppt' ? query.fertig : 'ungueltig';
  switch (form?.problem.code) {
    case 'TokenBereitsVerwendet':
      return 'verwendet';
    case 'Abgelaufen':
      return 'abgelaufen';
    case 'NichtGefunden':
      return 'ungueltig';
    default:
      return isObjection(visit) ? 'widerspruch' : 'bestaetigen';
  }
}

async function postAddressChange(visit: Visit, fields: Fields): Promise<Posted> {
  const { token = '' } = visit.query;
  const sent = { body: { Token: token }, ...once(fields) };
  const done = isObjection(visit) ? await visit.call(refuseAdresse, sent) : await visit.call(confirmAdresse, sent);
  if (!done.ok) return { problem: done.problem };
  return { redirect: { page: 'AddressChange', params: { fertig: isObjection(visit) ? 'gestoppt' : 'bestaetigt' } } };
}

/** A new address of a person: the link to it confirms, the link to the old one objects. */
export const addressChange = page({
  load: loadAddressChange,
  post: postAddressChange,
  head: ({ t, view, message, mandant }) => ({
    titel: t(`adresse.${view}.titel`),
    beschreibung: t('adresse.bestaetigen.text', { mandant: mandant.Name }),
    isRefused: message !== null,
    script: isQuestion(view),
  }),
  View: (props) => (
    <Frame context={props} quiet>
      {isQuestion(props.view) ? <Asked {...props} view={props.view} /> : <Answered {...props} view={props.view} />}
    </Frame>
  ),
});

const Asked = ({ t, mandant, message, view }: AddressChangeProps & { readonly view: Question }) => (
  <BandFlow title={t(`adresse.${view}.titel`)} lead={t(`adresse.${view}.text`, { mandant: mandant.Name })}>
    <Refusal message={message} />
    <p className="max-w-measure text-muted">{t(`adresse.${view}.folge`)}</p>
    <PostForm>
      <Vorgang />
      <ActionBar>
        <Button>{t(`adresse.${view}.knopf`)}</Button>
      </ActionBar>
    </PostForm>
  </BandFlow>
);

const DONE: readonly Outcome[] = ['bestaetigt', 'gestoppt', 'verwendet'];

const Answered = ({ t, look, paths, locale, mandant, view }: AddressChangeProps & { readonly view: Outcome }) => (
  <End
    title={t(`adresse.${view}.titel`)}
    why={t(`adresse.${view}.text`, { mandant: mandant.Name, support: mandant.SupportEmail, stunden: ADRESSE_STUNDEN })}
    picture={DONE.includes(view) ? look.szenen.bestaetigen : look.szenen.ende}
    drawing={<OpenedLetter isDone={DONE.includes(view)} />}
  >
    <ButtonLink href={pageAddress(paths, 'Homepage', locale)}>{t('seite.zurStartseite')}</ButtonLink>
  </End>
);
