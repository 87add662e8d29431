import { listSellerAuftraege } from '../../../../contract/calls/seller/verkauf.ts';
import { AUFTRAG_BADGES } from '../../features/labels.ts';
import { defineSellerReport } from '../define-report.ts';

/** Orders that came by the seller's links. The first day of the release is shown until the order is released or ended. */
export default defineSellerReport('auftraege', listSellerAuftraege, {
  key: 'Auftragsnummer',
  columns: ['Auftragsnummer', 'Auftragsdatum', 'Status', 'FreigabeAb', 'ProvisionCent', 'Produkt', 'Empfaenger', 'Grund'],
  sentences: ['Grund'],
  card: { title: ['Empfaenger'], beside: 'Status', facts: ['Produkt', 'ProvisionCent', 'FreigabeAb', 'Grund'] },
  badges: AUFTRAG_BADGES,
  toShown: (row) => ({ ...row, FreigabeAb: row.Status === 'Eingegangen' || row.Status === 'Bestaetigt' ? row.FreigabeAb : null }),
});
