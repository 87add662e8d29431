import { pageAddress } from '../../../contract/pages/public.ts';
import { Code, formatAddress } from '../../features/share/code.tsx';
import { loadShared, type ShareProps } from '../../features/share/load.ts';
import { NoShare, titleOf } from '../../features/share/no-share.tsx';
import { Frame } from '../../shell/frame.tsx';
import { page } from '../../shell/page.ts';
import { PrintButton } from '../../shell/print-button.tsx';
import { Flow } from '../../ui/flow.tsx';
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

/** In postcard size (A6), on white like paper; the dashed edge shows where to cut. */
const Karte = ({ t, look, mandant, paths, locale, share: { karte, qr, code, nachricht } }: ShareProps) => (
  <section
    aria-label={t('karte.karte')}
    className="flex min-h-[148mm] w-full max-w-[105mm] break-inside-avoid flex-col items-center gap-4 border border-dashed border-muted bg-bg px-[8mm] py-[9mm] text-center text-text"
  >
    {look.logo ? (
      <img
        src={look.logo.adresse}
        width={look.logo.breite}
        height={look.logo.hoehe}
        alt={mandant.Name}
        className="on-surface h-8 w-auto max-w-full object-contain"
      />
    ) : (
      <p className="font-heading text-lg font-semibold">{mandant.Name}</p>
    )}
    <div>
      <p>{t('karte.von', { vorname: karte.vorname })}</p>
      <h2 className="mt-1 text-xl leading-tight wrap-anywhere hyphens-auto">{karte.produkt}</h2>
      {karte.anteile && <p className="mt-2 font-semibold text-balance">{karte.anteile}</p>}
    </div>
    <Code qr={qr} label={t('teilen.qr.bild', { link: nachricht.link })} className="max-w-[48mm]" />
    <div className="flex flex-col gap-1 text-xs">
      <p>{t('karte.scannen')}</p>
      <p className="font-numbers font-semibold break-all">{nachricht.link.replace(/^https?:\/\//, '')}</p>
      {code && (
        <p className="mt-1">
          {t('karte.code')}
          <span className="block font-numbers break-all">{formatAddress(nachricht.link, pageAddress(paths, 'Code', locale))}</span>
          <span className="block font-numbers text-lg font-semibold tracking-wider">{code}</span>
        </p>
      )}
    </div>
    <p className="mt-auto text-xs">{t('karte.bis', { tag: karte.bis })}</p>
  </section>
);
