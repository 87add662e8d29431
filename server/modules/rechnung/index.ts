export { rechnungenListe, rechnungenWaiting } from './betrieb/rechnungen.ts';
export { listUntakeableErstattungen, lockErstattungen } from './erstattung.sql.ts';
export { askForKonto, lockErstattung, payErstattung, reopenErstattung } from './erstattung.ts';
export { RECHNUNGSLAUF } from './jobs.ts';
export { issueMonat } from './lauf.ts';
export { isPastMonat, previousMonatAt } from './monat.ts';
export { rechnungenBericht } from './rechnungen.sql.ts';
export { listBooked } from './store.ts';
export { cancelRechnung, markBezahlt } from './zahlung.ts';
