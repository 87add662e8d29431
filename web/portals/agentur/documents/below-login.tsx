import { pageAddress } from '../../../../contract/pages/public.ts';
import { Heading } from '../../../ui/heading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { PortalDocuments } from '../../documents/context.ts';

/** Links to the registration, if it is open, and to the recommenders' pages. A person who has just set a password is registered already. */
export const BelowLogin: PortalDocuments['BelowLogin'] = ({ t, paths, locale, mandant, canRegister, isPasswordSet }) => (
  <>
    {canRegister && !isPasswordSet && (
      <section className="border-t border-border pt-8">
        <Heading level={2} size="item">
          {t('agenturseite.anmelden.registrieren')}
        </Heading>
        <p className="mt-2 max-w-measure text-muted">{t('agenturseite.anmelden.registrieren.text', { mandant: mandant.Name })}</p>
        <TextLink href={pageAddress(paths, 'AgencyRegister', locale)}>{t('agenturseite.anmelden.registrieren.link')}</TextLink>
      </section>
    )}
    <section className="border-t border-border pt-8">
      <Heading level={2} size="item">
        {t('agenturseite.anmelden.empfehlen')}
      </Heading>
      <p className="mt-2 max-w-measure text-muted">{t('agenturseite.anmelden.empfehlen.text')}</p>
      <TextLink href={pageAddress(paths, 'Homepage', locale)}>{t('agenturseite.anmelden.empfehlen.link')}</TextLink>
    </section>
  </>
);
