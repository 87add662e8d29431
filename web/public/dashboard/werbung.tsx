import type { BenutzerBySession } from '../../../contract/calls/account/account.ts';
import { isDisabled, pageAddress } from '../../../contract/pages/public.ts';
import type { PageContext } from '../../shell/page.ts';
import type { Visit } from '../../shell/visit.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** Whether there is a consent to a newsletter that the tenant no longer has, while Settings is disabled and cannot lead to the withdrawal (GDPR art. 7 (3)). */
export const hasWerbung = ({ konfiguration }: Pick<Visit, 'konfiguration'>, user: BenutzerBySession): boolean =>
  isDisabled(konfiguration, 'Settings') &&
  !konfiguration.ModuleNewsletterPermission &&
  (user.NewsletterOptinGegeben || user.NewsletterOptinVersendetAm !== null);

/** Link to the page that withdraws the consent. */
export const Werbung = ({ t, paths, locale }: PageContext) => (
  <p>
    {t('meinedaten.auskunft.werbung')}{' '}
    <TextLink href={pageAddress(paths, 'NewsletterRecommenderOptOut', locale)}>{t('meinedaten.auskunft.widerrufen')}</TextLink>
  </p>
);
