import { listSellerAbrechnungen } from '../../../contract/calls/seller/abrechnung.ts';
import { listSellerAuftraege } from '../../../contract/calls/seller/verkauf.ts';
import { SELLER } from '../../../contract/portals/seller.ts';
import { findRows, type SearchedReport } from '../features/reports/find-rows.ts';
import { areaAddress } from '../shell/app/areas.ts';
import type { Portal } from '../shell/portal.tsx';
import type { FindHits } from '../shell/search/command-palette.tsx';
import type { Own } from './own.ts';

/** Finds orders and statements of the seller. */
export function findHits(portal: Portal<Own>): FindHits {
  const { t, data } = portal;
  const reports: readonly SearchedReport[] = [
    {
      call: listSellerAuftraege,
      group: t('seller.bereich.auftraege'),
      title: ['Empfaenger'],
      detail: ['Auftragsnummer', 'Produkt'],
      hrefOf: ({ Auftragsnummer }) => areaAddress(SELLER, data, 'auftraege', { suche: String(Auftragsnummer) }),
    },
    {
      call: listSellerAbrechnungen,
      group: t('seller.bereich.abrechnung'),
      title: ['Abrechnungsnummer'],
      detail: [],
      hrefOf: ({ Abrechnungsnummer }) => areaAddress(SELLER, data, 'abrechnung', { zeile: String(Abrechnungsnummer) }),
    },
  ];
  return (query, signal) => findRows(portal, reports, query, signal);
}
