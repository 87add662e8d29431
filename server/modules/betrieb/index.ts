export { addApiSchluessel, createApiSchluessel, resolveApiSchluessel, revokeApiSchluessel } from './schluessel.ts';
export { listApiSchluessel } from './store.ts';
