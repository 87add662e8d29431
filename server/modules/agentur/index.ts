export { createAgentur, createBenutzer } from './anlegen.ts';
export { auskunftOfEinladungen, endEinladungen } from './datenschutz.ts';
export { acceptEinladung, createEinladung, endEinladung } from './einladung.ts';
export { beanstanden, ergebnisOf, type Freigabe, type Freigebende, freigeben, freigebenOrRefuse } from './freigabe.ts';
export {
  freigabestandOf,
  isBeanstandbar,
  letzterFreigabetag,
  WARTET_TAGE,
} from './freigabe-regel.ts';
export { findAktiv } from './reads.ts';
export { agenturOf, findLogin } from './session.ts';
export { listCodes } from './zweitfaktor-codes.ts';
