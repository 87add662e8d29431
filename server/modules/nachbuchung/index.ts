export { auskunftOfNachbuchungen, endNachbuchungen } from './datenschutz.ts';
export { openNachbuchung } from './open.ts';
