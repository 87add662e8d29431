export { BERICHTE } from './berichte.ts';
export { countKlicks } from './klicks/store.ts';
