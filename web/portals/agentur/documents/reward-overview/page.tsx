import { pageAddress } from '../../../../../contract/pages/public.ts';
import { formatDay } from '../../../../../contract/values/days.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyBox } from '../../../../ui/drawings/empty-box.tsx';
import { End } from '../../../../ui/end.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { type Column, Table } from '../../../../ui/table.tsx';
import { amount } from '../../../shell/format.ts';
import { framedPage } from '../framed.ts';
import { loadRewardOverview, type RewardOverviewProps, type Zeile } from './load.ts';

/** Today's reward for an order of each product, from the tenant and from the agency's plan. */
export const agencyRewardOverview = framedPage<RewardOverviewProps>({
  load: loadRewardOverview,
  head: ({ t }) => ({ titel: t('agenturseite.praemien.titel'), beschreibung: t('agenturseite.praemien.text') }),
  title: ({ t }) => t('agenturseite.praemien.titel'),
  Content: (props) => (props.gruppen.length > 0 ? <Overview {...props} /> : <Nothing {...props} />),
});

const Overview = (props: RewardOverviewProps) => {
  const { t, mandant, gruppen, isAgenturInactive } = props;
  const columns = columnsOf(props);
  return (
    <div>
      <p className="max-w-measure text-muted">{t('agenturseite.praemien.text')}</p>
      {isAgenturInactive && (
        <div className="mt-6 max-w-flow">
          <Notice variant="warning">{t('agenturseite.praemien.ruht', { name: mandant.Name })}</Notice>
        </div>
      )}
      {gruppen.map(({ name, zeilen }) => (
        <section key={name ?? ''} className="mt-8">
          <Table
            caption={name ?? t('uebersicht.weitere')}
            isCaptionHidden={gruppen.length === 1}
            columns={columns}
            rows={zeilen}
            keyOf={({ id }) => String(id)}
            empty=""
          />
        </section>
      ))}
    </div>
  );
};

function columnsOf({ t, locale, mandant, isAgenturInactive }: RewardOverviewProps): readonly Column<Zeile>[] {
  const own: Column<Zeile> = {
    title: t('agenturseite.praemien.eigene'),
    isFigure: true,
    cell: ({ eigenerWertCent }) =>
      eigenerWertCent === null ? (
        <span className="text-muted">{t('agenturseite.praemien.gleich')}</span>
      ) : (
        <strong>{amount(eigenerWertCent, locale)}</strong>
      ),
  };
  return [
    { title: t('agenturseite.praemien.produkt'), cell: ({ name }) => name },
    {
      title: t('agenturseite.praemien.mandant', { name: mandant.Name }),
      isFigure: true,
      cell: ({ wertCent }) => amount(wertCent, locale),
    },
    ...(isAgenturInactive ? [] : [own]),
    {
      title: t('agenturseite.praemien.gilt'),
      isFigure: true,
      cell: ({ bis }) =>
        bis === null ? t('agenturseite.praemien.ohneEnde') : t('agenturseite.praemien.bis', { tag: formatDay(bis, locale) }),
    },
  ];
}

const Nothing = ({ t, look, paths, locale }: RewardOverviewProps) => (
  <End title={t('uebersicht.leer.titel')} why={t('agenturseite.praemien.leer.text')} picture={look.szenen.ende} drawing={<EmptyBox />}>
    <ButtonLink href={pageAddress(paths, 'AgencyHome', locale)}>{t('portal.uebersicht')}</ButtonLink>
  </End>
);
