export { forderungenListe, forderungenWaiting } from './berichte.ts';
export { FORDERUNG } from './columns.ts';
export { addForderung, faelligFrom, settleForderungOf } from './forderung.ts';
export { claimSentencesOf, readForderungen } from './konto.ts';
export { listForderungenOf } from './store.ts';
