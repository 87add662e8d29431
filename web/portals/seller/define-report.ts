import type { ReportCall } from '../../../contract/calls/bericht.ts';
import { SELLER } from '../../../contract/portals/seller.ts';
import { SELLER_COLUMNS } from '../../../texts/spalte.ts';
import { reportScreen } from '../features/reports/report-screen.tsx';
import type { Declared } from '../features/reports/table-of.ts';
import { areaAddress } from '../shell/app/areas.ts';
import type { Screen } from '../shell/app/locate.ts';
import type { Portal } from '../shell/portal.tsx';
import type { Own } from './own.ts';

/** Screen of a report of the seller's own rows. Its title and empty state are the texts `seller.bereich.…` and `seller.leer.…`. */
export const defineSellerReport = <C extends ReportCall>(
  name: 'auftraege' | 'provisionen' | 'abrechnung',
  call: C,
  declared: Declared<C, Portal<Own>>,
): Screen =>
  reportScreen<C, Own>(name, call, declared, {
    title: (t) => t(`seller.bereich.${name}`),
    empty: ({ t, data }) => ({
      title: t(`seller.leer.${name}.titel`),
      text: t(`seller.leer.${name}.text`),
      ...(data.own.seller.Status === 'Aktiv' && { link: { href: areaAddress(SELLER, data, 'home'), label: t('seller.leer.produkte') } }),
    }),
    params: () => ({}),
    words: SELLER_COLUMNS,
  });
