export { artOf, freigabeTagOf, groupProdukteBy, textsFor, textsForContact, type WithDaten, worteFor } from './art.ts';
export { findProdukt, isRecommendable, readProdukt } from './find.ts';
export { byProduktname, joinProdukt, PRODUKT_NAME, produktMatches } from './join.sql.ts';
export { maxPraemie, maxWertCent } from './max-praemie.ts';
export { nameOf, produktlinkOf, produktOf, provisionOf, toEmpfohlenes } from './shown.ts';
export { listProdukte, listSlugs } from './store.ts';
