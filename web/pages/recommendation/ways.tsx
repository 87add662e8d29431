import type { Geteilt, Kanal } from '../../../contract/teilen.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ShareProps } from './page.tsx';

/** What each way takes along. */
const NOTES: Record<Kanal, TextKey> = {
  email: 'teilen.wege.mail',
  gmail: 'teilen.wege.mail',
  outlook: 'teilen.wege.mail',
  yahoo: 'teilen.wege.mail',
  facebook: 'teilen.wege.nurLink',
  xing: 'teilen.wege.nurLink',
  linkedin: 'teilen.wege.nurLink',
  whatsapp: 'teilen.wege.nachricht',
  twitter: 'teilen.wege.nachricht',
};

/** The tenant's other channels, in its order. */
export const MoreWays = ({ t, share }: ShareProps) => {
  const others = share.kanaele.filter(({ Kanal }) => Kanal !== 'whatsapp');
  return (
    <div>
      <Disclosure summary={t('teilen.wege')}>
        {others.length === 0 && <p>{t('teilen.wege.ohne')}</p>}
        <ul className="flex flex-col gap-1">
          {others.map((geteilt) => (
            <li key={geteilt.Kanal}>
              <Way
                geteilt={geteilt}
                label={t(`teilen.kanal.${geteilt.Kanal}`)}
                note={t(NOTES[geteilt.Kanal])}
                isNew={t('teilen.neuesFenster')}
              />
            </li>
          ))}
        </ul>
        <button
          type="button"
          data-kopieren="nachricht"
          data-kopiert={t('teilen.nachricht.kopiert')}
          data-markiert={t('teilen.nachricht.markiert')}
          className={`mt-4 ${buttonLook('quiet')} noscript:hidden`}
        >
          <Icon name="copy" />
          <span aria-live="polite">{t('teilen.nachricht.kopieren')}</span>
        </button>
      </Disclosure>
    </div>
  );
};

interface WayProps {
  readonly geteilt: Geteilt;
  readonly label: string;
  readonly note: string;
  readonly isNew: string;
}

const Way = ({ geteilt, label, note, isNew }: WayProps) => {
  const elsewhere = geteilt.Adresse.startsWith('mailto:') ? {} : { target: '_blank', rel: 'noopener' };
  return (
    <a
      href={geteilt.Adresse}
      data-kanal={geteilt.Kanal}
      {...elsewhere}
      className="-mx-3 flex min-h-14 items-center justify-between gap-4 rounded-control px-3 py-2 text-text no-underline transition-colors duration-200 hover:bg-surface-strong"
    >
      <span>
        <span className="block font-semibold text-primary">{label}</span>
        <span className="block text-xs text-muted">{note}</span>
        {'target' in elsewhere && <span className="sr-only"> {isNew}</span>}
      </span>
      <Icon name="arrow" className="text-primary" />
    </a>
  );
};
