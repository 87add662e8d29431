import { pageAddress } from '../../../contract/pages/public.ts';
import { Code, formatAddress } from '../../features/share/code.tsx';
import { loadShared, type ShareProps } from '../../features/share/load.ts';
import { NoShare, titleOf } from '../../features/share/no-share.tsx';
import { Frame } from '../../shell/frame.tsx';
import { page } from '../../shell/page.ts';
import { PrintButton } from '../../shell/print-button.tsx';
import { Flow } from '../../ui/flow.tsx';
import { PrintCard } from '../../ui/print-card.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** A referral as a card to print, cut out and hand over. */
export const recommendationCard = page({
  load: (visit) => loadShared(visit, 'RecommendationCard'),
  head: ({ t, state }) => ({
    titel: t(state === 'teilen' ? 'karte.titel' : titleOf(state)),
    beschreibung: t('karte.text'),
    script: true,
  }),
  View: (props) => <Frame context={props}>{props.share ? <CardView {...props} share={props.share} /> : <NoShare {...props} />}</Frame>,
});

const CardView = (props: ShareProps) => {
  const { t, paths, locale, empfehlungsnummer } = props;
  return (
    <>
      <div className="print:hidden">
        <Flow title={t('karte.titel')} lead={t('karte.text')}>
          <div className="flex flex-col gap-x-6 gap-y-3 md:flex-row md:items-center">
            <PrintButton>{t('karte.drucken')}</PrintButton>
            <TextLink href={pageAddress(paths, 'Recommendation', locale, { empfehlungsnummer })}>{t('karte.zurueck')}</TextLink>
          </div>
        </Flow>
      </div>
      <div className="mx-auto -mt-8 w-full max-w-flow px-gutter pb-16 md:px-8 lg:-mt-12 print:m-0 print:p-0">
        <Karte {...props} />
      </div>
    </>
  );
};

const Karte = ({ t, look, mandant, paths, locale, share: { karte, qr, code, nachricht } }: ShareProps) => (
  <PrintCard
    label={t('karte.karte')}
    brand={mandant.Name}
    logo={look.logo}
    from={t('karte.von', { vorname: karte.vorname })}
    produkt={karte.produkt}
    reward={karte.anteile}
    qr={<Code qr={qr} label={t('teilen.qr.bild', { link: nachricht.link })} className="max-w-[48mm]" />}
    scan={t('karte.scannen')}
    link={nachricht.link.replace(/^https?:\/\//, '')}
    code={
      code === null ? null : { text: t('karte.code'), address: formatAddress(nachricht.link, pageAddress(paths, 'Code', locale)), code }
    }
    until={t('karte.bis', { tag: karte.bis })}
  />
);
