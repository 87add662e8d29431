export { checkAktionen, recordAktionen } from './aktion.ts';
export { loadMandanten } from './load.ts';
export { pageUrl, pathsOf } from './pages.ts';
export { checkHasAgenturen, checkHasSeller } from './parties.ts';
export { checkValue } from './refused.ts';
export { listAktionen } from './store.ts';
