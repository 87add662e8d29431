import { lazy } from 'react';
import { listSellerAbrechnungen } from '../../../../contract/calls/seller/abrechnung.ts';
import { Buchauszug } from '../abrechnung/buchauszug.tsx';
import { defineSellerReport } from '../define-report.ts';

const AbrechnungSheet = lazy(() => import('../abrechnung/abrechnung-sheet.tsx'));

/** Statements of the seller, each with its documents in a sheet. */
export default defineSellerReport('abrechnung', listSellerAbrechnungen, {
  key: 'Abrechnungsnummer',
  columns: ['Abrechnungsnummer', 'Von', 'Bis', 'SummeCent'],
  card: { title: ['Abrechnungsnummer'], beside: 'SummeCent', facts: ['Von', 'Bis'] },
  Sheet: AbrechnungSheet,
  Note: Buchauszug,
});
