import type { ReactNode } from 'react';
import { type PageName, pageAddress } from '../../../contract/pages/public.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { BrokenPath } from '../../ui/drawings/broken-path.tsx';
import { FadedPath } from '../../ui/drawings/faded-path.tsx';
import { End } from '../../ui/end.tsx';
import { findMissing } from '../../ui/picture.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { RecommendationProps, ShareState } from './load.ts';

export const titleOf = (state: ShareState): TextKey => (state === 'teilen' ? 'teilen.titel' : `teilen.${state}.titel`);

/** What is unknown shows the scene or drawing of an unknown address. */
const pictureOf = (look: RecommendationProps['look'], state: ShareState) => {
  const { bestaetigen, ende } = look.szenen;
  return state === 'unbekannt' ? findMissing(look) : state === 'unbestaetigt' ? bestaetigen : ende;
};

/** Explains why the referral cannot be shared, with a link to continue. */
export const NoShare = ({ t, look, state, paths, locale, empfehlungsnummer, neu }: RecommendationProps) => {
  const on = (name: PageName, key: TextKey, params: Record<string, string> = {}): ReactNode => (
    <ButtonLink href={pageAddress(paths, name, locale, params)}>{t(key)}</ButtonLink>
  );
  return (
    <End
      title={t(titleOf(state))}
      why={t(`teilen.${state}.text` as TextKey)}
      picture={pictureOf(look, state)}
      drawing={state === 'unbekannt' ? <BrokenPath /> : <FadedPath isOver={state === 'beendet'} />}
    >
      {state === 'unbestaetigt' && on('Confirmation', 'teilen.unbestaetigt.knopf', { empfehlungsnummer })}
      {state === 'beendet' && <ButtonLink href={neu}>{t('teilen.beendet.knopf')}</ButtonLink>}
      {state === 'unbekannt' ? (
        on('Dashboard', 'teilen.alle')
      ) : (
        <TextLink href={pageAddress(paths, 'Dashboard', locale)}>{t('teilen.alle')}</TextLink>
      )}
    </End>
  );
};
