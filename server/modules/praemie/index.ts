export { activeFor, maxWertCent, praemieFor, readPraemien, titelOf, toWire, wertCentOf } from './on-offer.ts';
export { praemierungToken } from './praemierung-token.ts';
export type { PraemieRow } from './store.ts';
