import { pageAddress } from '../../../contract/pages/public.ts';
import { Code, formatAddress } from '../../features/share/code.tsx';
import type { ShareProps } from '../../features/share/load.ts';
import { Dialog, DialogLink } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** QR code of the link, with its code as text next to it. */
export const QrCard = ({ t, share: { qr, code, nachricht }, paths, locale, empfehlungsnummer }: ShareProps) => (
  <section aria-labelledby="qr" className="flex flex-col gap-6 md:flex-row md:items-center md:gap-8">
    <div className="md:order-2">
      <h2 id="qr" className="text-lg">
        {t('teilen.qr')}
      </h2>
      <p className="mt-2 max-w-measure text-muted">{t('teilen.qr.text')}</p>
      {code && (
        <>
          <p className="mt-2 max-w-measure text-muted">{t('teilen.qr.tippen')}</p>
          <p className="mt-3 font-numbers text-xl font-semibold tracking-wider">{code}</p>
          <p className="mt-1 text-xs break-all text-muted">
            {t('teilen.qr.eingabe', { adresse: formatAddress(nachricht.link, pageAddress(paths, 'Code', locale)) })}
          </p>
          <p className="mt-2">
            <TextLink href={pageAddress(paths, 'Thanks', locale, { empfehlungsnummer })}>{t('teilen.qr.gegeben')}</TextLink>
          </p>
        </>
      )}
      <p className="mt-3">
        <a
          href={qr.png}
          download={`${code ?? 'qr-code'}.png`}
          className="inline-flex min-h-11 items-center gap-2 text-primary underline underline-offset-4"
        >
          <Icon name="down" />
          {t('teilseite.qr.laden')}
        </a>
      </p>
    </div>
    <div className="flex flex-col items-start gap-4 md:shrink-0">
      <Code qr={qr} label={t('teilen.qr.bild', { link: nachricht.link })} className="max-w-60 shadow-card" />
      <DialogLink dialog="qr-gross">{t('teilen.qr.gross')}</DialogLink>
      <TextLink href={pageAddress(paths, 'RecommendationCard', locale, { empfehlungsnummer })}>{t('teilen.qr.karte')}</TextLink>
    </div>
    <Dialog id="qr-gross" title={t('teilen.qr')} closeLabel={t('seite.schliessen')}>
      <Code qr={qr} label={t('teilen.qr.bild', { link: nachricht.link })} className="mx-auto max-w-[min(100%,60dvh)]" />
      {code && <p className="text-center font-numbers text-xl font-semibold tracking-wider">{code}</p>}
    </Dialog>
  </section>
);
