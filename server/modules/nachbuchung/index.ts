export { nachbuchungenListe, nachbuchungenWaiting } from './betrieb/nachbuchungen.ts';
export { auskunftOfNachbuchungen, endNachbuchungen } from './datenschutz.ts';
export { openNachbuchung } from './open.ts';
