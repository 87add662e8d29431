import type { ReactNode } from 'react';
import { type PageName, pageAddress } from '../../../contract/pages/public.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { BrokenPath } from '../../ui/drawings/broken-path.tsx';
import { FadedPath } from '../../ui/drawings/faded-path.tsx';
import { End } from '../../ui/end.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { RecommendationProps, ShareStand } from './load.ts';

export const titleOf = (stand: ShareStand): TextKey => (stand === 'teilen' ? 'teilen.titel' : `teilen.${stand}.titel`);

/** Why there is nothing to share, and the way on. */
export const NoShare = ({ t, look, stand, paths, locale, empfehlungsnummer, neu }: RecommendationProps) => {
  const on = (name: PageName, key: TextKey, params: Record<string, string> = {}): ReactNode => (
    <ButtonLink href={pageAddress(paths, name, locale, params)}>{t(key)}</ButtonLink>
  );
  return (
    <End
      title={t(titleOf(stand))}
      why={t(`teilen.${stand}.text` as TextKey)}
      picture={stand === 'unbestaetigt' ? look.szenen.bestaetigen : look.szenen.ende}
      drawing={stand === 'unbekannt' ? <BrokenPath /> : <FadedPath isOver={stand === 'beendet'} />}
    >
      {stand === 'unbestaetigt' && on('Confirmation', 'teilen.unbestaetigt.knopf', { empfehlungsnummer })}
      {stand === 'beendet' && <ButtonLink href={neu}>{t('teilen.beendet.knopf')}</ButtonLink>}
      {stand === 'unbekannt' ? (
        on('Dashboard', 'teilen.alle')
      ) : (
        <TextLink href={pageAddress(paths, 'Dashboard', locale)}>{t('teilen.alle')}</TextLink>
      )}
    </End>
  );
};
