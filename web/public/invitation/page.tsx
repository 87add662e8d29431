import type { ReactNode } from 'react';
import { type PageName, pageAddress } from '../../../contract/pages/public.ts';
import { may } from '../../../contract/rules/rechte.ts';
import { hasErrors } from '../../shell/form.ts';
import { Frame } from '../../shell/frame.tsx';
import { page } from '../../shell/page.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { BrokenPath } from '../../ui/drawings/broken-path.tsx';
import { FadedPath } from '../../ui/drawings/faded-path.tsx';
import { OpenedLetter } from '../../ui/drawings/opened-letter.tsx';
import { End } from '../../ui/end.tsx';
import { AcceptForm, DeclineForm } from './forms.tsx';
import { type InvitationProps, type InvitationView, loadInvitation } from './load.ts';
import { postInvitation } from './post.ts';
import { titleOf } from './title.ts';

const FORM_VIEWS: readonly InvitationView[] = ['frage', 'formular', 'ablehnen'];

/** The invitation of an agency, opened by the link in its mail or QR code: what it means, and the choice to accept it. */
export const invitation = page({
  load: loadInvitation,
  post: postInvitation,
  head: (props) => ({
    titel: titleOf(props),
    beschreibung: props.t('einladung.beschreibung'),
    isRefused: FORM_VIEWS.includes(props.view) && hasErrors(props.form),
    script: FORM_VIEWS.includes(props.view),
  }),
  View: (props) => (
    <Frame context={props} quiet>
      {viewOf(props)}
    </Frame>
  ),
});

function viewOf(props: InvitationProps): ReactNode {
  const { view } = props;
  if (view === 'frage' || view === 'formular') return <AcceptForm {...props} />;
  return view === 'ablehnen' ? <DeclineForm {...props} /> : <Answered {...props} view={view} />;
}

type Ended = Exclude<InvitationView, 'frage' | 'formular' | 'ablehnen'>;

const DRAWINGS: Partial<Record<Ended, ReactNode>> = {
  gesendet: <OpenedLetter />,
  angenommen: <OpenedLetter isDone />,
  'beendet.Abgelehnt': <OpenedLetter isDone />,
  unbekannt: <BrokenPath />,
};

/** The outcome, or why the link is invalid, with one link. */
const Answered = ({ view, ...props }: InvitationProps & { readonly view: Ended }) => {
  const { t, look, mandant, agentur, empfehlen } = props;
  const isOn = view === 'angenommen' || view === 'gesendet';
  return (
    <End
      title={titleOf({ ...props, view })}
      why={t(`einladung.${view}.text`, { agentur, mandant: mandant.Name, programm: mandant.ProgrammName })}
      picture={isOn ? look.szenen.bestaetigen : look.szenen.ende}
      drawing={DRAWINGS[view] ?? <FadedPath isOver />}
    >
      {view === 'angenommen' ? (
        <ButtonLink href={empfehlen}>{t('einladung.angenommen.knopf')}</ButtonLink>
      ) : (
        <NextLink {...props} view={view} />
      )}
    </End>
  );
};

/** Link to the personal area after an earlier acceptance, otherwise to the homepage. */
const NextLink = ({ t, paths, locale, login, view }: InvitationProps) => {
  const isIn = view === 'beendet.Angenommen';
  const target: PageName = isIn ? (may(login, 'Bereich') ? 'Dashboard' : 'Login') : 'Homepage';
  return <ButtonLink href={pageAddress(paths, target, locale)}>{t(isIn ? 'seite.anmelden' : 'seite.zurStartseite')}</ButtonLink>;
};
