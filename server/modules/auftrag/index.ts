export { objectTo } from './beanstanden.ts';
export { auskunftOfBeanstandungen } from './datenschutz.ts';
export { describeAuftrag } from './describe.ts';
export { lockBothSides, releaseDueAuftrag, releaseLocked } from './release.ts';
export { findAuftrag } from './store.ts';
export { takeAuftrag } from './take.ts';
