export { cancelPraemierungen } from './cancel.ts';
export { auskunftOfPraemierungen, endPraemierungen } from './datenschutz.ts';
export { grantPraemierungen } from './grant.ts';
export { findGutscheine, importGutscheine } from './gutschein.ts';
export { shortageOf } from './pool/bestand.ts';
export { deliverable } from './pool/pool.ts';
export { AUSGEZAHLT } from './reads.ts';
export { settleEmpfaenger } from './settle.ts';
export { listOfAuftraege, listOfAuftrag, type PraemierungRow } from './store.ts';
