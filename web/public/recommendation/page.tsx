import { pageAddress } from '../../../contract/pages/public.ts';
import { loadShared, type ShareProps } from '../../features/share/load.ts';
import { NoShare, titleOf } from '../../features/share/no-share.tsx';
import { Frame } from '../../shell/frame.tsx';
import { page } from '../../shell/page.ts';
import { Flow } from '../../ui/flow.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { LinkCard, WhatsappFirst } from './link.tsx';
import { Message } from './message.tsx';
import { NextSteps } from './next-steps.tsx';
import { QrCard } from './qr.tsx';
import { MoreWays } from './ways.tsx';

/** Where a recommender shares a referral. */
export const recommendation = page({
  load: (visit) => loadShared(visit, 'Recommendation'),
  head: ({ t, stand }) => ({
    titel: t(titleOf(stand)),
    beschreibung: t(titleOf(stand)),
    script: true,
  }),
  View: (props) => <Frame context={props}>{props.share ? <ShareView {...props} share={props.share} /> : <NoShare {...props} />}</Frame>,
});

const ShareView = (props: ShareProps) => (
  <Flow title={props.t('teilen.titel')} lead={props.share.lead}>
    <div className="flex flex-col gap-4">
      <WhatsappFirst {...props} />
      <LinkCard {...props} />
    </div>
    <Message {...props} />
    <MoreWays {...props} />
    <QrCard {...props} />
    <NextSteps {...props} />
    <p>
      <TextLink href={pageAddress(props.paths, 'Dashboard', props.locale)}>{props.t('teilen.alle')}</TextLink>
    </p>
  </Flow>
);
