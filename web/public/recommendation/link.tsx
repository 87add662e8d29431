import { Fragment } from 'react';
import type { Geteilt } from '../../../contract/rules/teilen.ts';
import type { Translate } from '../../../texts/texts.ts';
import type { ShareProps } from '../../features/share/load.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { mark, OPENS_SHEET, SHARES_BY } from '../../ui/protocol.ts';

const PRIMARY = buttonStyles('primary');
const QUIET = buttonStyles('quiet');
/** Quiet on phones, where WhatsApp comes first; primary on wider screens. */
const QUIET_ON_PHONES = `${QUIET} md:border-transparent md:bg-primary md:text-on-primary md:hover:bg-primary md:hover:shadow-raised`;

const whatsappOf = ({ share }: ShareProps): Geteilt | undefined => share.kanaele.find(({ Kanal }) => Kanal === 'whatsapp');

interface WhatsappProps {
  readonly geteilt: Geteilt;
  readonly t: Translate;
  readonly className: string;
}

const WhatsappLink = ({ geteilt, t, className }: WhatsappProps) => (
  <a href={geteilt.Adresse} {...mark(SHARES_BY, geteilt.Kanal)} target="_blank" rel="noopener" className={className}>
    <Icon name="chat" />
    {t('teilen.per', { kanal: t('teilen.kanal.whatsapp') })}
    <span className="sr-only"> {t('teilen.neuesFenster')}</span>
  </a>
);

/** The link in large type, with its actions; on phones WhatsApp comes first, which most people use there. */
export const LinkCard = (props: ShareProps) => {
  const { t, share } = props;
  const geteilt = whatsappOf(props);
  return (
    <Card className="flex flex-col gap-4 p-5 md:p-8">
      {geteilt && <WhatsappLink geteilt={geteilt} t={t} className={`${PRIMARY} md:hidden`} />}
      <h2 className="text-base">{t('teilen.link')}</h2>
      <p id="link" className="font-numbers text-lg leading-snug font-semibold wrap-anywhere select-all lg:text-xl">
        {share.nachricht.link.split(/(?<=\/)(?!\/)/).map((piece) => (
          <Fragment key={piece}>
            {piece}
            <wbr />
          </Fragment>
        ))}
      </p>
      <div className="flex flex-col gap-3 md:flex-row md:flex-wrap">
        <CopyButton
          copies="link"
          label={t('teilen.kopieren')}
          copied={t('teilen.kopiert')}
          selected={t('teilen.markiert')}
          className={geteilt ? QUIET_ON_PHONES : PRIMARY}
        />
        {geteilt && <WhatsappLink geteilt={geteilt} t={t} className={`${QUIET} max-md:hidden`} />}
        <a href="#wege" {...mark(OPENS_SHEET, true)} className={`${QUIET} pointer-fine:hidden`}>
          <Icon name="share" />
          {t('teilen.system')}
        </a>
      </div>
    </Card>
  );
};
