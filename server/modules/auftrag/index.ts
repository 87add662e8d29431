export { computeAngebote } from './angebot.ts';
export { auskunftOfBeanstandungen } from './datenschutz.ts';
export { describeAuftrag } from './describe.ts';
export { beanstanden, ergebnisOf, type Freigabe, type Freigebende, freigeben, freigebenOrRefuse } from './freigabe.ts';
export { freigabestandOf, isBeanstandbar, letzterFreigabetag, WARTET_TAGE } from './freigabe-regel.ts';
export { releaseDueAuftrag } from './release.ts';
export { findAuftrag } from './store.ts';
export { takeAuftrag } from './take.ts';
