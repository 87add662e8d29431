import { pageAddress } from '../../../../contract/pages/public.ts';
import { Heading } from '../../../ui/heading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { PortalDocuments } from '../../documents/context.ts';

/** Link to the registration, if it is open. A person who has just set a password is registered already. */
export const BelowLogin: PortalDocuments['BelowLogin'] = ({ t, paths, locale, mandant, canRegister, isPasswordSet }) =>
  canRegister &&
  !isPasswordSet && (
    <section className="border-t border-border pt-8">
      <Heading level={2} size="item">
        {t('sellerseite.anmelden.registrieren')}
      </Heading>
      <p className="mt-2 max-w-measure text-muted">{t('sellerseite.anmelden.registrieren.text', { mandant: mandant.Name })}</p>
      <TextLink href={pageAddress(paths, 'SellerRegister', locale)}>{t('sellerseite.registrieren.link')}</TextLink>
    </section>
  );
