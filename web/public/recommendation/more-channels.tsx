import { APP_KANAELE, type Geteilt, type Kanal } from '../../../contract/rules/teilen.ts';
import type { TextKey, Translate } from '../../../texts/texts.ts';
import type { ShareProps } from '../../features/share/load.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { COPIES, HINTS_AT, mark, SHARES_BY, TEXT_COPIED, TEXT_NO_APP } from '../../ui/protocol.ts';

/** What each channel sends. */
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
  sms: 'teilen.wege.app',
  messenger: 'teilen.wege.appLink',
  instagram: 'teilen.wege.einfuegen',
};

/** Without a touch screen there is no phone that could open the app. */
const ON_PHONES = 'pointer-fine:hidden';

/** The tenant's other channels, in its order. */
export const MoreChannels = ({ t, share }: ShareProps) => {
  const others = share.kanaele.filter(({ Kanal }) => Kanal !== 'whatsapp');
  return (
    <div>
      <Disclosure summary={t('teilen.wege')}>
        {others.length === 0 && <p>{t('teilen.wege.ohne')}</p>}
        <ul id="wege" className="flex scroll-mt-24 flex-col gap-1">
          {others.map((geteilt) => (
            <li key={geteilt.Kanal} className={isApp(geteilt) ? ON_PHONES : undefined}>
              <ChannelLink geteilt={geteilt} t={t} />
            </li>
          ))}
        </ul>
        <p id="app-fehlt" role="status" className="mt-4 max-w-measure" {...mark(TEXT_NO_APP, t('teilen.wege.appFehlt'))} />
        <CopyButton
          copies="nachricht"
          label={t('teilen.nachricht.kopieren')}
          copied={t('teilen.nachricht.kopiert')}
          selected={t('teilen.nachricht.markiert')}
          className={`mt-4 ${buttonStyles('quiet')}`}
        />
      </Disclosure>
    </div>
  );
};

const isApp = ({ Kanal }: Geteilt): boolean => APP_KANAELE.includes(Kanal);

const ChannelLink = ({ geteilt, t }: { readonly geteilt: Geteilt; readonly t: Translate }) => {
  const { Kanal, Adresse } = geteilt;
  const isHere = isApp(geteilt) || Adresse.startsWith('mailto:');
  const copied = Kanal === 'instagram' && { ...mark(COPIES, 'nachricht'), ...mark(TEXT_COPIED, t('teilen.nachricht.kopiert')) };
  return (
    <a
      href={Adresse}
      {...mark(SHARES_BY, Kanal)}
      {...(isHere ? {} : { target: '_blank', rel: 'noopener' })}
      {...mark(HINTS_AT, isApp(geteilt) ? 'app-fehlt' : null)}
      {...copied}
      className="-mx-3 flex min-h-14 items-center justify-between gap-4 rounded-control px-3 py-2 text-text no-underline transition-colors duration-200 hover:bg-surface-strong"
    >
      <div>
        <span className="block font-semibold text-primary">{t(`teilen.kanal.${Kanal}`)}</span>
        <span className="block text-xs text-muted">{t(NOTES[Kanal])}</span>
        {!isHere && <span className="sr-only"> {t('teilen.neuesFenster')}</span>}
      </div>
      <Icon name="arrow" className="text-primary" />
    </a>
  );
};
