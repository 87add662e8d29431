export { type Abfrage, auswahlOf } from './abfrage.ts';
export { BERICHTE } from './berichte.ts';
export { auskunftOfNotizen } from './datenschutz.ts';
export { type Fenster, fensterAt } from './fenster.ts';
export { countRows } from './reads.ts';
export { pageOf } from './seite.ts';
