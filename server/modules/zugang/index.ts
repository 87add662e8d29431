export { MANDANT_FAKTOREN } from './faktoren.ts';
export { deleteZweitfaktor, findZweitfaktor } from './store.ts';
export { confirm, end, hasZweitfaktor, prepare, spendCode, standOf } from './zweitfaktor.ts';
export { listCodes } from './zweitfaktor-codes.ts';
