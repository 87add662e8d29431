export { checkAktionen, recordAktionen } from './aktion.ts';
export { loadMandanten } from './load.ts';
export { pageUrl, pathsOf } from './pages.ts';
