import type { ReactNode } from 'react';
import { formPage } from '../../shell/form-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { Button } from '../../ui/button.tsx';
import { Flow } from '../../ui/flow.tsx';
import { loadZustimmung, type ZustimmungProps } from './load.ts';
import { NoAccess } from './no-access.tsx';
import { postZustimmung } from './post.ts';
import { StandView, titleOf } from './stand-view.tsx';
import { Zustimmung } from './zustimmung.tsx';

/** The recipient's own page: the terms to accept, then what is done and what comes next. */
export const recipientTosConsent = formPage({
  load: loadZustimmung,
  post: postZustimmung,
  head: ({ t, zugang, stand }) => ({
    titel: t(stand ? titleOf(stand.stage) : `zustimmung.${zugang ?? 'ohneZugang'}.titel`),
    beschreibung: t('zustimmung.oeffnen.lead'),
    script: Boolean(stand?.bank),
  }),
  View: (props) => (
    <Frame context={props} quiet>
      {contentOf(props)}
    </Frame>
  ),
});

function contentOf(props: ZustimmungProps): ReactNode {
  const { t, stand, zugang } = props;
  if (stand) return stand.stage === 'zustimmen' ? <Zustimmung {...props} stand={stand} /> : <StandView {...props} stand={stand} />;
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
