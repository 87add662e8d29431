export { activeFor, maxWertCent, praemieFor, titelOf, toWire, wertCentOf, zeitraeumeFrom } from './on-offer.ts';
export { praemierungToken } from './praemierung-token.ts';
export { type PraemieRow, readPraemien } from './store.ts';
