import { pageAddress } from '../../../contract/pages/public.ts';
import { TextLink } from '../../ui/text-link.tsx';
import type { HomepageProps } from './load.ts';

/** Link to all rewards of today with their last days, if there are any. */
export const OverviewLink = ({ t, paths, locale, maxPraemie }: HomepageProps) =>
  maxPraemie !== null && (
    <p className="mt-3 md:mt-6">
      <TextLink href={pageAddress(paths, 'RewardOverview', locale)}>{t('home.produkte.uebersicht')}</TextLink>
    </p>
  );
