import { listProvisionen } from '../../../../contract/calls/seller/verkauf.ts';
import { defineSellerReport } from '../define-report.ts';
import { PROVISION_BADGES, teilLabel } from '../labels.ts';
import { useSeller } from '../own.ts';

/** Note on what the sum counts, and on the day of a period. */
function SumNote() {
  return <p className="max-w-measure text-muted">{useSeller().t('seller.provisionen.summe')}</p>;
}

/** Parts of the seller's commissions. */
export default defineSellerReport('provisionen', listProvisionen, {
  key: 'Id',
  columns: ['Auftragsnummer', 'Produkt', 'Teil', 'Status', 'GebuchtAm', 'Abrechnungsnummer', 'BetragCent'],
  hidden: ['Id'],
  labels: { Teil: teilLabel },
  card: { title: ['Produkt'], beside: 'Status', facts: ['BetragCent', 'Teil', 'GebuchtAm'] },
  badges: PROVISION_BADGES,
  Note: SumNote,
});
