export { RECHNUNGSLAUF } from './jobs.ts';
export { runMonat } from './lauf.ts';
export { isVergangen, vormonatAt } from './monat.ts';
export { rechnungenBericht } from './rechnungen.sql.ts';
export { listGebuchte } from './store.ts';
export { cancelRechnung, markBezahlt } from './zahlung.ts';
