export { type Abfrage, auswahlOf } from './abfrage.ts';
export { BERICHTE } from './berichte.ts';
export { auskunftOfNotizen } from './datenschutz.ts';
export { type Fenster, fensterAt } from './fenster.ts';
export { pageOf } from './seite.ts';
export { ALLE_PRODUKTE, readWerte, type Werte } from './werte.ts';
export { countRows } from './zaehlen/reads.ts';
