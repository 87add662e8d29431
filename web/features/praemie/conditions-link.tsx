import { pageAddress } from '../../../contract/pages/public.ts';
import type { PageContext } from '../../shell/page.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** Link to the reward conditions, or to the terms if the tenant has none. */
export const ConditionsLink = ({ t, paths, locale, hasPraemienbedingungen }: PageContext) =>
  hasPraemienbedingungen ? (
    <TextLink href={pageAddress(paths, 'RewardConditions', locale)}>{t('home.vertrauen.wann.praemienbedingungen')}</TextLink>
  ) : (
    <TextLink href={pageAddress(paths, 'TOS', locale)}>{t('home.vertrauen.wann.link')}</TextLink>
  );
