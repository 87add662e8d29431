import { useState } from 'react';
import type { SellerLink } from '../../../../contract/calls/seller/verkauf.ts';
import { vorschauBild } from '../../../../contract/pages/vorschau.ts';
import { Icon } from '../../../ui/icon.tsx';
import { copyText } from '../../shell/copy.ts';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../../shell/styles.ts';
import { useSeller } from '../own.ts';
import type { SellerProdukt } from './load.ts';
import { messageOf } from './message.ts';
import { saveQr } from './qr-picture.ts';

interface LinkActionsProps {
  readonly produkt: SellerProdukt;
  readonly link: SellerLink;
}

const TILE =
  'flex min-h-16 cursor-pointer flex-col items-center justify-start gap-1.5 rounded-control px-1 py-2.5 text-center text-xs leading-tight font-medium text-text no-underline transition-colors duration-150 ease-out hover:bg-surface-strong';

/** Ways to hand on the link. The share sheet of the system is offered where there is one. */
export function LinkActions({ produkt, link: { KurzURL, Empfehlungsnummer, Empfehlungscode } }: LinkActionsProps) {
  const { t, locale, data } = useSeller();
  const [said, setSaid] = useState('');
  const canShare = 'share' in navigator;
  const messageWith = (link: string) => messageOf({ t, locale, mandant: data.own.mandant.name, produkt, link }).trim();
  // Closing the share sheet rejects the promise, which is no error.
  const share = () => navigator.share({ title: produkt.Name, text: messageWith(''), url: KurzURL }).catch(() => {});
  const copy = async (what: 'link' | 'text', copied: string) => {
    setSaid('');
    const isCopied = await copyText(copied);
    setSaid(isCopied ? t(`seller.link.kopiert.${what}`) : t('seller.link.nichtKopiert', { text: copied }));
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {canShare && (
          <button type="button" className={PRIMARY_BUTTON} onClick={() => void share()}>
            <Icon name="share" />
            {t('seller.link.teilen')}
          </button>
        )}
        <button type="button" className={canShare ? SECONDARY_BUTTON : PRIMARY_BUTTON} onClick={() => void copy('link', KurzURL)}>
          <Icon name="copy" />
          {t('seller.link.kopieren.link')}
        </button>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-1">
        <button type="button" className={TILE} onClick={() => void copy('text', messageWith(KurzURL))}>
          <Icon name="chat" className="text-lg text-primary" />
          {t('seller.link.kopieren.text')}
        </button>
        <button type="button" className={TILE} onClick={() => window.print()}>
          <Icon name="print" className="text-lg text-primary" />
          {t('seller.link.drucken')}
        </button>
        <button type="button" className={TILE} onClick={() => void saveQr(KurzURL, `qr-${Empfehlungscode}.png`)}>
          <Icon name="download" className="text-lg text-primary" />
          {t('seller.link.speichern')}
        </button>
        <a href={vorschauBild.empfehlung(locale, Empfehlungsnummer)} download={`bild-${Empfehlungscode}.jpg`} className={TILE}>
          <Icon name="picture" className="text-lg text-primary" />
          {t('seller.link.bild')}
        </a>
      </div>
      <p role="status" className="min-h-5 text-center text-xs wrap-anywhere">
        {said}
      </p>
    </div>
  );
}
