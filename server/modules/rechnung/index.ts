export { describeRechnung } from './beleg.ts';
export { RECHNUNGSLAUF } from './jobs.ts';
export { runMonat } from './lauf.ts';
export { isVergangen, vormonatAt } from './monat.ts';
export { findKeptPdf, readPdf } from './pdf.ts';
export { listGebuchte } from './store.ts';
export { cancelRechnung, markBezahlt } from './zahlung.ts';
export { type RechnungRow, rechnungZeile } from './zeile.ts';
