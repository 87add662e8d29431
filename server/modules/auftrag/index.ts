export { computeAngebote } from './angebot.ts';
export { objectTo } from './beanstanden.ts';
export { auskunftOfBeanstandungen } from './datenschutz.ts';
export { describeAuftrag } from './describe.ts';
export { lockBothSides, releaseDueAuftrag, releaseLocked } from './release.ts';
export { findAuftrag, forgetAngebote } from './store.ts';
export { takeAuftrag } from './take.ts';
