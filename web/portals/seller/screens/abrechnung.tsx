import { lazy } from 'react';
import { listSellerAbrechnungen, readBuchauszug } from '../../../../contract/calls/seller/abrechnung.ts';
import { Icon } from '../../../ui/icon.tsx';
import { callAddress } from '../../shell/call.ts';
import { defineSellerReport } from '../define-report.ts';
import { useSeller } from '../own.ts';

const AbrechnungSheet = lazy(() => import('../abrechnung/abrechnung-sheet.tsx'));

/** The extract of the books, with what it is. */
function Buchauszug() {
  const { t, data } = useSeller();
  return (
    <p className="max-w-measure text-muted">
      {t('seller.abrechnung.auszug.text')}{' '}
      <a
        href={callAddress(data.tenant, readBuchauszug, {})}
        download
        className="inline-flex min-h-6 items-center gap-1.5 font-semibold text-primary underline underline-offset-3"
      >
        <Icon name="download" />
        {t('seller.abrechnung.auszug')}
      </a>
    </p>
  );
}

/** Statements of the seller, each with its documents in a sheet. */
export default defineSellerReport('abrechnung', listSellerAbrechnungen, {
  key: 'Abrechnungsnummer',
  columns: ['Abrechnungsnummer', 'Von', 'Bis', 'SummeCent'],
  card: { title: ['Abrechnungsnummer'], beside: 'SummeCent', facts: ['Von', 'Bis'] },
  Sheet: AbrechnungSheet,
  Note: Buchauszug,
});
