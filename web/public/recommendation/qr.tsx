import { pageAddress } from '../../../contract/pages/public.ts';
import { Code, formatAddress } from '../../features/share/code.tsx';
import type { ShareProps } from '../../features/share/load.ts';
import { Card } from '../../ui/card.tsx';
import { Dialog, DialogLink } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** QR code of the link, then its code as text. */
export const QrCard = ({ t, share: { qr, code, nachricht }, paths, locale, empfehlungsnummer }: ShareProps) => (
  <section aria-labelledby="qr">
    <Card className="p-5 md:p-6">
      <h2 id="qr" className="text-lg">
        {t('teilen.qr')}
      </h2>
      <div className="@container">
        <div className="mt-4 grid grid-cols-1 gap-x-6 gap-y-4 @min-[22rem]:grid-cols-[10rem_minmax(0,1fr)]">
          <Code
            qr={qr}
            label={t('teilen.qr.bild', { link: nachricht.link })}
            className="max-w-60 border border-border @min-[22rem]:max-w-none @min-[22rem]:self-start"
          />
          <div className="min-w-0">
            <p className="text-muted">{t('teilen.qr.text')}</p>
            {code && (
              <>
                <p className="mt-2 text-muted">{t('teilen.qr.tippen')}</p>
                <p className="mt-1 font-numbers text-xl font-semibold tracking-wider">{code}</p>
                <p className="mt-1 text-xs wrap-anywhere text-muted">
                  {t('teilen.qr.eingabe', { adresse: formatAddress(nachricht.link, pageAddress(paths, 'Code', locale)) })}
                </p>
              </>
            )}
          </div>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1">
        <DialogLink dialog="qr-gross">{t('teilen.qr.gross')}</DialogLink>
        <TextLink href={pageAddress(paths, 'RecommendationCard', locale, { empfehlungsnummer })}>{t('teilen.qr.karte')}</TextLink>
        <a
          href={qr.png}
          download={`${code ?? 'qr-code'}.png`}
          className="inline-flex min-h-11 items-center gap-2 text-primary underline underline-offset-4"
        >
          <Icon name="down" />
          {t('teilseite.qr.laden')}
        </a>
        {code && <TextLink href={pageAddress(paths, 'Thanks', locale, { empfehlungsnummer })}>{t('teilen.qr.gegeben')}</TextLink>}
      </div>
    </Card>
    <Dialog id="qr-gross" title={t('teilen.qr')} closeLabel={t('seite.schliessen')}>
      <Code qr={qr} label={t('teilen.qr.bild', { link: nachricht.link })} className="mx-auto max-w-[min(100%,60dvh)]" />
      {code && <p className="text-center font-numbers text-xl font-semibold tracking-wider">{code}</p>}
    </Dialog>
  </section>
);
