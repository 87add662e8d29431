import { Dialog } from '@base-ui/react/dialog';
import { useQuery } from '@tanstack/react-query';
import type { SellerLink } from '../../../../contract/calls/seller/verkauf.ts';
import { formatCode } from '../../../../contract/rules/code.ts';
import { formatDay } from '../../../../contract/values/days.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PrintCard } from '../../../ui/print-card.tsx';
import { QrCode } from '../../features/qr/qr-code.tsx';
import { amount, formatCount } from '../../shell/format.ts';
import { ICON_BUTTON } from '../../shell/styles.ts';
import { LoadError, StateMessage } from '../../shell/table/state-messages.tsx';
import { useSeller } from '../own.ts';
import { LinkActions } from './link-actions.tsx';
import { isRefusal, linkQuery, type SellerProdukt } from './load.ts';
import { useNews, ZAHLEN } from './news.ts';

interface LinkViewProps {
  /** Null for an address of a product that the seller cannot sell. */
  readonly produkt: SellerProdukt | null;
  close(): void;
}

/** Full-screen view of the link of a product: for the customer the code, for the seller counts that follow by themselves, and ways to share it. */
export default function LinkView({ produkt, close }: LinkViewProps) {
  const { t } = useSeller();
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Dialog.Portal>
        <Dialog.Popup
          data-modal
          finalFocus={() => document.querySelector<HTMLElement>(`[data-row="${produkt?.ProduktId}"]`)}
          className="fixed inset-0 z-50 flex flex-col overflow-y-auto bg-surface text-text outline-none print:static"
        >
          <div className="sticky top-0 z-1 flex min-h-14 shrink-0 items-center gap-3 border-b border-border bg-surface py-2 pr-2 pl-4 lg:pl-6 print:hidden">
            <Dialog.Title className="grow text-lg wrap-anywhere">{produkt?.Name ?? t('seller.produkte')}</Dialog.Title>
            <button type="button" className={ICON_BUTTON} aria-label={t('portal.schliessen')} onClick={close}>
              <Icon name="close" className="text-lg" />
            </button>
          </div>
          {produkt ? (
            <LinkOfProdukt produkt={produkt} />
          ) : (
            <StateMessage icon="info" title={t('seller.link.weg.titel')} text={t('seller.link.weg.text')} />
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Size of the code: what a phone's screen has beside the code and the counts. */
const SIZE = 'w-[min(86vw,44dvh)] landscape:w-[min(44vw,78dvh)] landscape:self-start';

function LinkOfProdukt({ produkt }: { produkt: SellerProdukt }) {
  const portal = useSeller();
  const { t } = portal;
  const answer = useQuery(linkQuery(portal, produkt.ProduktId));
  const news = useNews(answer.data, answer.dataUpdatedAt);
  // Without a connection the known link still works.
  const link = isRefusal(answer.error) ? null : (answer.data ?? produkt.Link);
  if (!link && answer.isError) return <LoadError error={answer.error} retry={() => void answer.refetch()} />;
  return (
    <>
      <div className="mx-auto flex w-full max-w-page flex-col items-center gap-4 p-4 landscape:my-auto landscape:flex-row landscape:justify-center landscape:gap-x-12 print:hidden">
        {link ? (
          <QrCode text={link.KurzURL} label={t('seller.link.qr', { produkt: produkt.Name })} size={SIZE} />
        ) : (
          <div role="status" className={`skeleton aspect-square shrink-0 rounded-control ${SIZE}`}>
            <span className="sr-only">{t('portal.wartet')}</span>
          </div>
        )}
        {link && (
          <div className="flex w-full max-w-112 min-w-0 flex-col gap-4">
            <ForEmpfaenger produkt={produkt} link={link} />
            <div>
              <Counts link={link} grown={news?.zahl} />
              <div className="mt-2 min-h-7 text-center text-xs text-muted">
                <p role="status">
                  {news && (
                    <span key={news.nr} className="inline-flex min-h-7 items-center gap-1.5 font-semibold text-primary">
                      <Icon name="success" />
                      {t(`seller.link.gerade.${news.zahl}`)}
                    </span>
                  )}
                </p>
                {!news && t(answer.failureCount > 0 || answer.isPaused ? 'seller.link.getrennt' : 'seller.link.laufend')}
              </div>
            </div>
            <LinkActions produkt={produkt} link={link} />
          </div>
        )}
      </div>
      {link && (
        <div data-print className="hidden print:block">
          <Card produkt={produkt} link={link} />
        </div>
      )}
    </>
  );
}

interface LinkProps {
  readonly produkt: SellerProdukt;
  readonly link: SellerLink;
}

const withoutProtocol = (link: string): string => link.replace(/^https?:\/\//, '');

/** What the customer reads: the code, the address, the reward and the last day. Commissions are not shown here. */
function ForEmpfaenger({ produkt: { EmpfaengerCent }, link: { KurzURL, Empfehlungscode, GueltigBis } }: LinkProps) {
  const { t, locale, data } = useSeller();
  return (
    <div className="text-center">
      {data.own.codePath !== null && (
        <p className="font-numbers text-[min(2.75rem,10vw)] leading-tight font-semibold tracking-wider">
          <span className="sr-only">{t('seller.link.code')} </span>
          {formatCode(Empfehlungscode, null)}
        </p>
      )}
      <p className="wrap-anywhere">{withoutProtocol(KurzURL)}</p>
      {EmpfaengerCent > 0 && <p className="font-semibold">{t('seller.link.praemie', { betrag: amount(EmpfaengerCent, locale) })}</p>}
      <p className="text-muted">{t('seller.link.bis', { tag: formatDay(GueltigBis, locale) })}</p>
    </div>
  );
}

function Counts({ link, grown }: { link: SellerLink; grown: (typeof ZAHLEN)[number] | undefined }) {
  const { t, locale } = useSeller();
  return (
    <dl className="grid grid-cols-3 gap-2">
      {ZAHLEN.map((name) => (
        <div
          key={name}
          className={`flex flex-col-reverse justify-end rounded-control border px-1 py-2 text-center transition-colors duration-200 ease-out ${
            name === grown ? 'border-primary bg-primary/10 text-primary' : 'border-border'
          }`}
        >
          <dt className="text-xs">{t(`seller.link.zahl.${name}`)}</dt>
          <dd className="font-numbers text-2xl leading-tight font-semibold tabular-nums">{formatCount(link[name], locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The link as a card; printing the page prints it. */
function Card({ produkt: { Name, EmpfaengerCent }, link: { KurzURL, Empfehlungscode, GueltigBis } }: LinkProps) {
  const { t, locale, data } = useSeller();
  const { frame, own } = data;
  return (
    <PrintCard
      label={t('karte.karte')}
      brand={frame.brand}
      logo={frame.logo}
      from={t('seller.karte.von', { name: own.seller.Name })}
      produkt={Name}
      reward={EmpfaengerCent > 0 ? t('karte.anteil.empfaenger', { empfaenger: amount(EmpfaengerCent, locale) }) : null}
      qr={<QrCode text={KurzURL} label={t('seller.link.qr', { produkt: Name })} size="w-full max-w-[48mm]" />}
      scan={t('karte.scannen')}
      link={withoutProtocol(KurzURL)}
      code={
        own.codePath === null
          ? null
          : { text: t('karte.code'), address: `${location.host}${own.codePath}`, code: formatCode(Empfehlungscode, null) }
      }
      until={t('karte.bis', { tag: formatDay(GueltigBis, locale) })}
    />
  );
}
