export { artOf, freigabeTagOf, listArten, textsFor, type WithDaten, worteFor } from './art.ts';
export { byProduktname, isOfArt, joinProdukt, produktMatches } from './bericht.sql.ts';
export { findProdukt, isRecommendable, readProdukt } from './find.ts';
export { nameOf, produktlinkOf, produktOf, toEmpfohlenes } from './shown.ts';
export { listProdukte, listSlugs } from './store.ts';
