import type { ReactNode } from 'react';
import { pageAddress } from '../../../contract/pages.ts';
import { Frame } from '../../app/frame.tsx';
import { page } from '../../app/page.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { OpenedLetter } from '../../ui/drawings/opened-letter.tsx';
import { End } from '../../ui/end.tsx';
import { Flow } from '../../ui/flow.tsx';
import { Consent } from './consent.tsx';
import { type ConsentProps, loadConsent } from './load.ts';
import { postConsent } from './post.ts';
import { StandView, titleOf } from './stand-view.tsx';

/** The recipient's own page: the terms to accept, then what is done and what comes next. */
export const recipientTosConsent = page({
  load: loadConsent,
  post: postConsent,
  head: ({ t, mandant, zugang, stand }) => ({
    titel: `${t(stand ? titleOf(stand.stage) : `zustimmung.${zugang ?? 'ohneZugang'}.titel`)} – ${mandant.Name}`,
    beschreibung: t('zustimmung.oeffnen.lead'),
    robots: 'noindex,nofollow',
    ...(stand?.bank && { script: true as const }),
  }),
  View: (props) => (
    <Frame context={props} quiet>
      {contentOf(props)}
    </Frame>
  ),
});

function contentOf(props: ConsentProps): ReactNode {
  const { t, stand, zugang } = props;
  if (stand) return stand.stage === 'zustimmen' ? <Consent {...props} stand={stand} /> : <StandView {...props} stand={stand} />;
  if (zugang === 'oeffnen')
    return (
      <Flow title={t('zustimmung.oeffnen.titel')} lead={t('zustimmung.oeffnen.lead')}>
        <form method="post" className="flex flex-col md:items-start">
          <Button>{t('zustimmung.oeffnen.knopf')}</Button>
        </form>
      </Flow>
    );
  return <NoAccess {...props} zugang={zugang ?? 'ohneZugang'} />;
}

type NoAccessProps = ConsentProps & { readonly zugang: Exclude<ConsentProps['zugang'], 'oeffnen' | null> };

const NoAccess = ({ t, paths, locale, zugang }: NoAccessProps) => (
  <End title={t(`zustimmung.${zugang}.titel`)} why={t(`zustimmung.${zugang}.text`)} drawing={<OpenedLetter />}>
    <ButtonLink href={pageAddress(paths, 'Homepage', locale)}>{t('seite.zurStartseite')}</ButtonLink>
  </End>
);
