export { type Abfrage, auswahlOf } from './abfrage.ts';
export { BERICHTE } from './berichte.ts';
export { type Fenster, fensterAt } from './heute/reads.ts';
export { auskunftOfNotizen } from './notiz/datenschutz.ts';
export { countRows } from './reads.ts';
export { pageOf } from './seite.ts';
