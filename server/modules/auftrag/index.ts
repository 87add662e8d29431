export { describeAuftrag } from './describe.ts';
export { releaseDueAuftrag } from './release.ts';
export { findAuftrag } from './store.ts';
export { takeAuftrag } from './take.ts';
