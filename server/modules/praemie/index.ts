export { type Angebot, entryOf, type Fall, geltendePraemie, readAngebot, readPraemieOf, wertCentOf } from './geltend.ts';
export { activeFor, hasPraemieFrom, praemieFor, titelOf, toWire } from './on-offer.ts';
export { praemierungToken } from './praemierung-token.ts';
export { listWerte } from './reads.ts';
export { splitOf } from './split.ts';
export { type PraemieRow, readPraemien } from './store.ts';
