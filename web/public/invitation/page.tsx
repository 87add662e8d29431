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
    isRefused: FORM_VIEWS.includes(props.ansicht) && hasErrors(props.form),
    script: FORM_VIEWS.includes(props.ansicht),
  }),
  View: (props) => (
    <Frame context={props} quiet>
      {viewOf(props)}
    </Frame>
  ),
});

function viewOf(props: InvitationProps): ReactNode {
  const { ansicht } = props;
  if (ansicht === 'frage' || ansicht === 'formular') return <AcceptForm {...props} />;
  return ansicht === 'ablehnen' ? <DeclineForm {...props} /> : <Answered {...props} ansicht={ansicht} />;
}

type Ended = Exclude<InvitationView, 'frage' | 'formular' | 'ablehnen'>;

const DRAWINGS: Partial<Record<Ended, ReactNode>> = {
  gesendet: <OpenedLetter />,
  angenommen: <OpenedLetter isDone />,
  'beendet.Abgelehnt': <OpenedLetter isDone />,
  unbekannt: <BrokenPath />,
};

/** The outcome, or why the link is invalid, with one link. */
const Answered = ({ ansicht, ...props }: InvitationProps & { readonly ansicht: Ended }) => {
  const { t, look, mandant, agentur, empfehlen } = props;
  const isOn = ansicht === 'angenommen' || ansicht === 'gesendet';
  return (
    <End
      title={titleOf({ ...props, ansicht })}
      why={t(`einladung.${ansicht}.text`, { agentur, mandant: mandant.Name, programm: mandant.ProgrammName })}
      picture={isOn ? look.szenen.bestaetigen : look.szenen.ende}
      drawing={DRAWINGS[ansicht] ?? <FadedPath isOver />}
    >
      {ansicht === 'angenommen' ? (
        <ButtonLink href={empfehlen}>{t('einladung.angenommen.knopf')}</ButtonLink>
      ) : (
        <NextLink {...props} ansicht={ansicht} />
      )}
    </End>
  );
};

/** Link to the personal area after an earlier acceptance, otherwise to the homepage. */
const NextLink = ({ t, paths, locale, login, ansicht }: InvitationProps) => {
  const isIn = ansicht === 'beendet.Angenommen';
  const target: PageName = isIn ? (may(login, 'Bereich') ? 'Dashboard' : 'Login') : 'Homepage';
  return <ButtonLink href={pageAddress(paths, target, locale)}>{t(isIn ? 'seite.anmelden' : 'seite.zurStartseite')}</ButtonLink>;
};
