import { Icon } from '../../ui/icon.tsx';
import { AFTER_SHARE, mark } from '../../ui/protocol.ts';
import { TextLink } from '../../ui/text-link.tsx';
import type { SharePageProps } from './load.ts';

/** Said once the link was shared or copied: whom else it may help. */
export const AfterShare = ({ t, empfehlen, share: { empfehlung } }: SharePageProps) => (
  <div role="status">
    <div hidden {...mark(AFTER_SHARE, true)} className="flex gap-4 rounded-card border border-success/35 bg-surface p-5 md:p-6">
      <Icon name="success" className="mt-0.5 text-lg text-success" />
      <div className="min-w-0">
        <p className="font-heading text-lg leading-snug font-bold">{t('teilseite.geteilt.titel')}</p>
        <p className="mt-1 text-muted">{t(empfehlung.Benannt ? 'teilseite.geteilt.textBenannt' : 'teilseite.geteilt.text')}</p>
        <p className="mt-1 flex flex-wrap gap-x-6">
          <TextLink href="#person">{t('teilseite.geteilt.person')}</TextLink>
          <TextLink href={empfehlen}>{t('teilseite.geteilt.anderes')}</TextLink>
        </p>
      </div>
    </div>
  </div>
);
