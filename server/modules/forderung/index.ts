export { forderungenListe, forderungenWaiting } from './berichte.ts';
export { FORDERUNG } from './columns.ts';
export { addForderung, faelligFrom, settleForderungOf } from './forderung.ts';
export { claimSentencesOf, readForderungen, toWire as forderungToWire } from './konto.ts';
export { type ForderungRow, listForderungenOf } from './store.ts';
