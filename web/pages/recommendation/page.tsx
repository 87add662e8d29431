import type { ReactNode } from 'react';
import { type PageName, pageAddress } from '../../../contract/pages.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { Frame } from '../../app/frame.tsx';
import { page } from '../../app/page.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { BrokenPath } from '../../ui/drawings/broken-path.tsx';
import { FadedPath } from '../../ui/drawings/faded-path.tsx';
import { End } from '../../ui/end.tsx';
import { Flow } from '../../ui/flow.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { LinkCard, WhatsappFirst } from './link.tsx';
import { loadRecommendation, type RecommendationProps, type Share, type Stand } from './load.ts';
import { Message } from './message.tsx';
import { NextSteps } from './next-steps.tsx';
import { QrCard } from './qr.tsx';
import { MoreWays } from './ways.tsx';

/** Where a recommender shares a referral. */
export const recommendation = page({
  load: loadRecommendation,
  head: ({ t, mandant, stand }) => ({
    titel: `${t(titleOf(stand))} – ${mandant.Name}`,
    beschreibung: t(titleOf(stand)),
    robots: 'noindex,nofollow',
    script: true,
  }),
  View: (props) => <Frame context={props}>{props.share ? <ShareView {...props} share={props.share} /> : <NoShare {...props} />}</Frame>,
});

const titleOf = (stand: Stand): TextKey => (stand === 'teilen' ? 'teilen.titel' : `teilen.${stand}.titel`);

export type ShareProps = RecommendationProps & { readonly share: Share };

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

/** Why there is nothing to share, and the way on. */
const NoShare = ({ t, stand, paths, locale, empfehlungsnummer, empfehlen }: RecommendationProps) => {
  const on = (name: PageName, key: TextKey, params: Record<string, string> = {}): ReactNode => (
    <ButtonLink href={pageAddress(paths, name, locale, params)}>{t(key)}</ButtonLink>
  );
  return (
    <End
      title={t(titleOf(stand))}
      why={t(`teilen.${stand}.text` as TextKey)}
      drawing={stand === 'unbekannt' ? <BrokenPath /> : <FadedPath isOver={stand === 'beendet'} />}
    >
      {stand === 'unbestaetigt' && on('Confirmation', 'teilen.unbestaetigt.knopf', { empfehlungsnummer })}
      {stand === 'beendet' && <ButtonLink href={empfehlen}>{t('teilen.beendet.knopf')}</ButtonLink>}
      {stand === 'unbekannt' ? (
        on('Dashboard', 'teilen.alle')
      ) : (
        <TextLink href={pageAddress(paths, 'Dashboard', locale)}>{t('teilen.alle')}</TextLink>
      )}
    </End>
  );
};
