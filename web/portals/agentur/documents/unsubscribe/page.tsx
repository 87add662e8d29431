import { endAgenturmails } from '../../../../../contract/calls/agentur/mails.ts';
import { pageAddress } from '../../../../../contract/pages/public.ts';
import { type FormView, formView } from '../../../../shell/form.ts';
import { formPage } from '../../../../shell/form-page.tsx';
import type { Loaded, Posted, Visit } from '../../../../shell/visit.ts';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { BrokenPath } from '../../../../ui/drawings/broken-path.tsx';
import { OpenedLetter } from '../../../../ui/drawings/opened-letter.tsx';
import { End } from '../../../../ui/end.tsx';
import type { DocumentContext } from '../../../documents/context.ts';
import { DocumentFrame } from '../../../documents/document-frame.tsx';
import { FormWithKeyVisual, StepHead } from '../../../documents/form-with-key-visual.tsx';
import { PortalForm } from '../../../documents/portal-form.tsx';
import { agenturContext } from '../declaration.ts';

interface UnsubscribeProps extends DocumentContext {
  readonly form: FormView;
  readonly view: 'frage' | 'fertig' | 'unbekannt';
}

/** Marks the page that answers the form directly: mail programs send the form too (one-click unsubscribe) and follow no redirect. */
const DONE_QUERY = { fertig: '1' };

async function loadUnsubscribe(visit: Visit): Promise<Loaded<UnsubscribeProps>> {
  const isUnknown = visit.query.token === undefined || visit.form?.problem.status === 404;
  const view = visit.carried?.fertig ? 'fertig' : isUnknown ? 'unbekannt' : 'frage';
  return { props: { ...agenturContext(visit), form: formView(visit.form), view } };
}

async function postUnsubscribe(visit: Visit): Promise<Posted> {
  const ended = await visit.call(endAgenturmails, { body: { Token: visit.query.token ?? '' } });
  return ended.ok ? { carry: DONE_QUERY } : { problem: ended.problem };
}

/** Target of the link in each notice and weekly report: a button ends these mails without a login. */
export const agencyUnsubscribe = formPage<UnsubscribeProps>({
  load: loadUnsubscribe,
  post: postUnsubscribe,
  head: ({ t, view }) => ({
    titel: t(TITLES[view]),
    beschreibung: t('agenturseite.abbestellen.beschreibung'),
  }),
  View: (props) => (
    <DocumentFrame context={props}>
      {props.view === 'frage' ? <UnsubscribeForm {...props} /> : <Outcome {...props} view={props.view} />}
    </DocumentFrame>
  ),
});

const TITLES = {
  frage: 'agenturseite.abbestellen.titel',
  fertig: 'agenturseite.abbestellen.fertig.titel',
  unbekannt: 'agenturseite.abbestellen.unbekannt.titel',
} as const;

const UnsubscribeForm = (props: UnsubscribeProps) => (
  <FormWithKeyVisual look={props.look}>
    <StepHead title={props.t('agenturseite.abbestellen.titel')} text={props.t('agenturseite.abbestellen.text')} />
    <PortalForm {...props}>
      <Button className="md:self-start">{props.t('agenturseite.abbestellen.knopf')}</Button>
    </PortalForm>
  </FormWithKeyVisual>
);

const Outcome = ({ t, look, paths, locale, view }: UnsubscribeProps & { readonly view: 'fertig' | 'unbekannt' }) => (
  <End
    title={t(TITLES[view])}
    why={t(`agenturseite.abbestellen.${view}.text`)}
    picture={view === 'fertig' ? look.szenen.bestaetigen : look.szenen.ende}
    drawing={view === 'fertig' ? <OpenedLetter isDone /> : <BrokenPath />}
  >
    <ButtonLink href={pageAddress(paths, 'AgencyLogin', locale)}>{t('anmelden.knopf')}</ButtonLink>
  </End>
);
