import type { ReactNode } from 'react';
import { hasErrors } from '../../shell/form.ts';
import { Frame } from '../../shell/frame.tsx';
import { page } from '../../shell/page.ts';
import { Button } from '../../ui/button.tsx';
import { Flow } from '../../ui/flow.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { loadZustimmung, type ZustimmungProps } from './load.ts';
import { NoAccess } from './no-access.tsx';
import { postZustimmung } from './post.ts';
import { StandView, titleOf } from './stand-view.tsx';
import { Werbung } from './werbung.tsx';
import { Zustimmung } from './zustimmung.tsx';

/** The recipient's own page: the terms to accept, then what is done and what comes next. */
export const recipientTosConsent = page({
  load: loadZustimmung,
  post: postZustimmung,
  head: ({ t, zugang, stand, form, message }) => ({
    titel: t(stand ? titleOf(stand.stage) : `zustimmung.${zugang ?? 'ohneZugang'}.titel`),
    beschreibung: t('zustimmung.oeffnen.lead'),
    isRefused: message !== null || hasErrors(form),
    script: Boolean(stand?.bank) || stand?.stage === 'bestaetigen' || Boolean(stand?.bestellweg && stand.bestellweg.art !== 'Shop'),
  }),
  View: (props) => (
    <Frame context={props} quiet>
      {contentOf(props)}
      {props.stand && <Werbung {...props} werbung={props.stand.werbung} />}
    </Frame>
  ),
});

function contentOf(props: ZustimmungProps): ReactNode {
  const { t, stand, zugang } = props;
  if (stand) return stand.stage === 'zustimmen' ? <Zustimmung {...props} stand={stand} /> : <StandView {...props} stand={stand} />;
  if (zugang === 'oeffnen')
    return (
      <Flow title={t('zustimmung.oeffnen.titel')} lead={t('zustimmung.oeffnen.lead')}>
        <PostForm className="flex flex-col md:items-start">
          <Button>{t('zustimmung.oeffnen.knopf')}</Button>
        </PostForm>
      </Flow>
    );
  return <NoAccess {...props} zugang={zugang ?? 'ohneZugang'} />;
}
