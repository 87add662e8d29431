export { BERICHTE } from './berichte.ts';
export { auskunftOfNotizen } from './datenschutz.ts';
export { countKlicks } from './klicks/store.ts';
