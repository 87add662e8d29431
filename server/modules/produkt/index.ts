export { artOf, freigabeTagOf, listArten, textsFor, type WithDaten, worteFor } from './art.ts';
export { findProdukt, isRecommendable, readProdukt } from './find.ts';
export { nameOf, produktlinkOf, toEmpfohlenes } from './shown.ts';
export { listProdukte, listSlugs } from './store.ts';
